import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folderName } from '../../site/generator/content/folder-name.ts';

test.each([
  ['the one beside the code', resolve('content'), 'content'],
  ['one further down', resolve('tests/second'), 'tests/second'],
  ['one that lies elsewhere', join(tmpdir(), 'My words'), 'My words'],
  ['the one that the owner stands in', resolve(''), resolve('').split('/').at(-1)],
])('a folder is called so that its files can be found: %s', (_, directory, name) => {
  expect(folderName(directory)).toBe(name);
});
