import css from '@eslint/css';
import { ESLint } from 'eslint';
import compat from 'eslint-plugin-compat';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Parts } from '../../site/client/wake.ts';
import { baseline } from '../../site/generator/code/baseline.ts';
import { builds } from '../support/builds.ts';

/** What browsers of the baseline may leave out, and what is seen there instead. */
const enhancements = {
  'at-rule @view-transition': 'pages follow each other without a fade',
  'property view-transition-name': 'the same',
  'property text-size-adjust':
    'the prefixed one stands beside it for those that enlarge text by themselves',
  'property print-color-adjust': 'the prefixed one stands beside it',
  'property text-wrap': 'lines break where they end',
  'selector selection': 'selected words have the colours of the system',
  'property forced-color-adjust': 'Safari has no forced colours',
  'property overscroll-behavior':
    'a dialog scrolled to its end scrolls nothing behind it anyway, as that is locked',
  'property overscroll-behavior-x': 'a swipe past the last slide may turn the page of the history',
  'property scrollbar-width': 'the prefixed selector stands beside it',
  'property content-visibility': 'what is not in sight is laid out too',
  'property overflow-clip-margin': 'the same',
  'property anchor-name': 'asked for by @supports; each chosen tab has its own ground',
  'function anchor': 'the same',
  'property hyphenate-limit-chars': 'shorter words are hyphenated too',
  'function fit-content':
    'not left out: it is the width of a column in a grid, which all know, and not that of a box',
  'property box-decoration-break': 'a marker over two lines has no room at the break',
};

/** What built scripts ask for before they use it. */
const guarded = ['requestIdleCallback', 'navigator.connection()'];

const pages = ['index.html', 'demos/index.html', '404.html'];
const targets = Object.entries(baseline).map(([name, version]) => `${name} ${version}`);
const { directory } = builds.root;

async function complaints(eslint: ESLint, text: string, filePath: string): Promise<string[]> {
  const results = await eslint.lintText(text, { filePath });
  return [...new Set(results.flatMap(({ messages }) => messages.map(({ message }) => message)))];
}

describe('in the oldest browsers that the site is made for', () => {
  const forStyles = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.css'],
        plugins: { css },
        language: 'css/css',
        rules: { 'css/use-baseline': ['error', { available: 'widely' }] },
      },
    ],
  });
  // The language version is that of the baseline's year but one: newer syntax would be a parse error.
  const forScripts = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.js'],
        plugins: { compat },
        languageOptions: { ecmaVersion: 2023 },
        rules: { 'compat/compat': 'error' },
        settings: { browsers: targets, targets },
      },
    ],
  });
  /** "Property 'text-wrap' is not …" becomes "property text-wrap". */
  const short = (message: string): string =>
    message.replace(
      /^(\S+) '(.*?)' is not a widely.*$/,
      (_all, kind: string, name: string) => `${kind.toLowerCase()} ${name}`,
    );

  test.each(pages)('the styles of %s work, or leave out what nobody misses', async (page) => {
    const html = await readFile(join(directory, page), 'utf8');
    const first = [...html.matchAll(/<style>([^]*?)<\/style>/g)]
      .map(([, text = '']) => text)
      .join('');
    expect(first.length).toBeGreaterThan(1000);
    const parts = / data-dialogs="(?:[^"]* )?\/([^" ]+)"/.exec(html)?.[1];
    const later =
      parts === undefined
        ? ''
        : ((await import(pathToFileURL(join(directory, parts)).href)) as Parts).styles;
    const styles = first + later;
    const unknown = (await complaints(forStyles, styles, 'page.css')).map(short);
    expect(unknown.filter((feature) => !(feature in enhancements))).toEqual([]);
  });

  test.each(pages)('the scripts in %s run', async (page) => {
    const html = await readFile(join(directory, page), 'utf8');
    const scripts = [...html.matchAll(/<script(?: data-[^>]*)?>([^]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    );
    expect(scripts).toHaveLength(1);
    for (const script of scripts) {
      expect(script, 'asks for the baseline first').toMatch(
        /^matchMedia\("\(scripting\)"\)\.matches&&\(/,
      );
      expect(
        (await complaints(forScripts, script, 'inline.js')).filter(
          (message) => !guarded.some((name) => message.startsWith(name)),
        ),
      ).toEqual([]);
    }
  });

  test('the files that pages load run', async () => {
    const files = (await readdir(join(directory, 'assets'))).filter((name) => name.endsWith('.js'));
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const found = await complaints(
        forScripts,
        await readFile(join(directory, 'assets', file), 'utf8'),
        file,
      );
      expect(
        found.filter((message) => !guarded.some((name) => message.startsWith(name))),
        file,
      ).toEqual([]);
    }
  });

  test('what is newer is seen by these checks', async () => {
    expect(await complaints(forStyles, 'a { corner-shape: squircle }', 'new.css')).not.toEqual([]);
    expect(await complaints(forScripts, 'navigation.navigate("/")', 'new.js')).not.toEqual([]);
    expect(await complaints(forScripts, 'using a = b;', 'new.js')).not.toEqual([]);
  });

  test('they are those that the README names', async () => {
    const readme = await readFile('README.md', 'utf8');
    expect(readme).toContain(
      `Chrome ${baseline.chrome}, Firefox ${baseline.firefox}, Safari ${baseline.safari}`,
    );
  });
});
