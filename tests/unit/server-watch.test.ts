import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchAll } from '../../site/generator/server/watch-all.ts';
import { soon } from '../support/soon.ts';

let folder: string;
let watcher: ReturnType<typeof watchAll> | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watch-'));
});
afterEach(async () => {
  await watcher?.close();
  await rm(folder, { recursive: true });
});

it('tells of the second of two saves that follow each other at once, as of an editor and of a formatter', async () => {
  const file = join(folder, 'content/pages.yaml');
  await mkdir(join(folder, 'content'));
  await writeFile(file, 'first');
  const told: string[] = [];
  watcher = watchAll([join(folder, 'content')], join(folder, 'out'), (event) => {
    told.push(event);
    if (told.length === 1) writeFileSync(file, 'third');
  });
  await once(watcher, 'ready');
  await writeFile(file, 'second');
  await soon(() => expect(told.length).toBeGreaterThan(1));
  expect(new Set(told)).toEqual(new Set(['change']));
});
