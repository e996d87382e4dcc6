import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundleInline } from '../../site/generator/code/index.ts';
import { builds, project } from '../support/builds.ts';

const { directory } = builds.root;

const scripts = async (): Promise<string[]> => {
  const names = (await readdir(join(directory, 'assets'))).filter((name) => name.endsWith('.js'));
  return Promise.all(names.map((name) => readFile(join(directory, 'assets', name), 'utf8')));
};

describe('what visitors receive', () => {
  test('should have the licenses of all included packages, and no others', async () => {
    const text = await readFile(join(directory, 'licenses.txt'), 'utf8');
    const named = [...text.matchAll(/^(\S+) \d+\.\S+ \(/gm)].map(([, name]) => name);
    expect(named).toEqual(
      expect.arrayContaining([
        '@fontsource-variable/bricolage-grotesque',
        '@fontsource-variable/instrument-sans',
        '@reach/tabs',
        'a11y-dialog',
        'focusable-selectors',
        'glider-js',
        'react',
        'react-dom',
      ]),
    );
    // They are in no file that goes out: of the build, and of the development client.
    for (const name of ['esbuild', 'sharp']) expect(named).not.toContain(name);
    for (const name of named) {
      const folder = join(project, 'node_modules', name ?? '');
      const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry)) ?? '';
      expect(text, `the license of ${String(name)}`).toContain(
        (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n').trim(),
      );
    }
    expect(text).toMatch(
      /Permission is hereby granted, free of charge[^]*SIL OPEN FONT LICENSE|SIL OPEN FONT LICENSE[^]*Permission is hereby granted, free of charge/i,
    );
  });

  test('should hold nothing of the question about cookies where none is asked', async () => {
    const others = (await scripts()).filter((script) => !script.includes('googletagmanager'));
    for (const text of [await readFile(join(directory, 'index.html'), 'utf8'), ...others])
      expect(text).not.toMatch(/cookie/i);
  });

  test('should hold nothing of the development server', async () => {
    const marks = /__live|EventSource/;
    // Traces of the development server.
    expect(await bundleInline(project, 'site/client/live.ts')).toMatch(marks);
    for (const script of await scripts()) expect(script).not.toMatch(marks);
    expect(await readFile(join(directory, 'index.html'), 'utf8')).not.toMatch(marks);
  });
});
