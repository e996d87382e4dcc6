// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCache, type Cache } from '../../site/generator/cache.ts';
import { buildFonts, charactersOf, staticFonts } from '../../site/generator/assets/fonts.ts';
import { fontVars } from '../../site/styles/fonts.ts';

let directory: string;
let cache: Cache;

const build = (text: string, from = cache) =>
  buildFonts({ text, cache: from, url: (path) => `/repo/${path}` });
const buildSample = () => build('Proof Over Promises');

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fonts-'));
  cache = openCache(directory);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function metricsOf(which: 'heading' | 'body', weight: number) {
  const [font] = await staticFonts(which, weight, '', cache);
  if (font === undefined) throw new Error(`There is no ${which} font`);
  return fromBuffer(Buffer.from(font));
}

/** The rules of one family. */
const rulesOf = (css: string, family: string) =>
  css
    .match(/@font-face\{[^}]*\}/g)
    ?.filter((rule) => rule.replaceAll('"', '').includes(`font-family:${family};`)) ?? [];

describe('the web fonts', () => {
  it('are two files of at most 28 kB together, at the addresses that the rules use', async () => {
    const fonts = await buildSample();
    expect(fonts.files.size).toBe(2);
    expect(
      [...fonts.files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0),
    ).toBeLessThanOrEqual(28_000);
    const sources = [...fonts.files.keys()].map((path) => `url(/repo/${path})`);
    for (const source of sources) expect(fonts.css).toContain(`src:${source}`);
  });

  it('are shown as soon as they arrive, and not waited for', async () => {
    const fonts = await buildSample();
    for (const family of ['Bricolage', 'Instrument']) {
      expect(rulesOf(fonts.css, family)).toHaveLength(1);
      expect(rulesOf(fonts.css, family)[0]).toContain('font-display:swap');
    }
  });

  it('keep their bytes and names when words change but not their characters', async () => {
    const [fonts, other] = [await buildSample(), await build('Promises Over Proof')];
    expect([...other.files.keys()]).toEqual([...fonts.files.keys()]);
    expect(other.css).toBe(fonts.css);
  });

  it('hold letters beyond Latin-1, capitals included, in a file of their own, loaded where they are shown', async () => {
    const polish = await build('łukasz');
    expect(polish.files.size).toBe(4);
    expect([...polish.files.keys()].map((path) => path.replace(/-[0-9a-f]{6}\./, '.'))).toEqual(
      [
        'bricolage-grotesque',
        'bricolage-grotesque-ext',
        'instrument-sans',
        'instrument-sans-ext',
      ].map((name) => `assets/${name}.woff2`),
    );
    expect(rulesOf(polish.css, 'Instrument')[1]).toMatch(/unicode-range:U\+141,U\+142\}$/);
    expect(rulesOf(polish.css, 'Instrument')[0]).not.toContain('unicode-range');
    // Hexadecimal digits in capitals, as the specification writes them.
    expect(rulesOf((await build('į')).css, 'Instrument')[1]).toMatch(
      /unicode-range:U\+12E,U\+12F\}$/,
    );
  });

  it('have Ā, at an end of what their package says that it has', async () => {
    expect((await build('Ā')).files.size).toBe(4);
  });

  it.each([
    ['that no file is meant for', 'A → B ✓', [undefined, undefined]],
    ['that nobody has drawn, at an end of what a file is meant for', 'ꟿ', [undefined, undefined]],
    ['that only one of the fonts has', '₹', ['U+20B9', undefined]],
    ['beside one that they have', 'ł ₹ ꟿ', ['U+141,U+142,U+20B9', 'U+141,U+142']],
  ])('leave a character to the device %s', async (_, text, ranges) => {
    const { css, files } = await build(text);
    expect(files.size).toBe(2 + ranges.filter((range) => range !== undefined).length);
    expect(
      ['Bricolage', 'Instrument'].map(
        (family) => /unicode-range:([^}]*)\}/.exec(rulesOf(css, family)[1] ?? '')?.[1],
      ),
    ).toEqual(ranges);
  });
});

describe('the cache of the fonts', () => {
  it('knows the two families, the characters and the formats apart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
    const one = openCache(folder);
    const built = async () =>
      [
        ...(await build('a', one)).files.values(),
        ...(await build('ł', one)).files.values(),
        ...(await staticFonts('body', 400, 'a', one)),
        ...(await staticFonts('body', 700, 'a', one)),
        ...(await staticFonts('heading', 800, 'a', one)),
      ].map((bytes) => Buffer.from(bytes).toString('base64'));
    const first = await built();
    // Two of a latin text, four of a Polish one of which two are those of before, three for drawings.
    expect(new Set(first).size).toBe(7);
    expect(await built()).toEqual(first);
    await rm(folder, { recursive: true });
  });
});

describe('the fallback faces', () => {
  it('name the fonts of the device, and stretch them', async () => {
    expect(rulesOf((await buildSample()).fallbacks, '~Roboto')).toContain(
      '@font-face{font-family:"~Roboto";font-weight:800;src:local(Roboto Bold),local(Roboto);size-adjust:105.1%;ascent-override:88.49%;descent-override:25.69%}',
    );
  });

  it('stand right after their web font in the stacks of the styles', async () => {
    const fonts = await buildSample();
    for (const stack of Object.values(fontVars)) {
      const names = stack.split(',').map((name) => name.replaceAll("'", ''));
      expect(names.at(-1)).toBe('sans-serif');
      for (const name of names.slice(0, -1))
        expect(rulesOf(fonts.css + fonts.fallbacks, name), name).not.toHaveLength(0);
    }
  });

  it.each([
    ['heading', 800, '~Arial', '800', 0.48],
    ['body', 400, '~Arial', '400 500', 0.4458],
    ['body', 600, '~Arial', '600 700', 0.48],
    ['body', 700, '~Arial', '600 700', 0.48],
  ] as const)(
    'of the %s font at %d takes its room',
    async (which, weight, family, descriptor, arialWidth) => {
      const [metrics, fonts] = [await metricsOf(which, weight), await buildSample()];
      const rule =
        rulesOf(fonts.fallbacks, family).find((candidate) =>
          candidate.includes(`font-weight:${descriptor};`),
        ) ?? '';
      const [sizeAdjust = 0, ascent = 0, descent = 0] = [
        'size-adjust',
        'ascent-override',
        'descent-override',
      ].map((name) => Number.parseFloat(rule.split(`${name}:`)[1] ?? '') / 100);
      // The widths of Arial and Arial Bold by font size, over the letters of running text as the measure of the web font is.
      expect(
        Math.abs((arialWidth * sizeAdjust) / (metrics.xWidthAvg / metrics.unitsPerEm) - 1),
      ).toBeLessThan(0.025);
      expect(sizeAdjust * ascent).toBeCloseTo(metrics.ascent / metrics.unitsPerEm, 3);
      expect(sizeAdjust * descent).toBeCloseTo(-metrics.descent / metrics.unitsPerEm, 3);
      expect(metrics.lineGap).toBe(0);
    },
  );
});

describe('staticFonts', () => {
  it.each([
    ['Plumbline', 1],
    ['Łukasz', 2],
  ])('gives %s one weight as TrueType, in %d file(s)', async (text, count) => {
    const fonts = await staticFonts('heading', 800, text, cache);
    expect(fonts).toHaveLength(count);
    for (const font of fonts)
      expect(Buffer.from(font.subarray(0, 4)).toString('hex')).toBe('00010000');
  });
});

describe('charactersOf', () => {
  it('tells what fonts have of a text, whatever their files are meant for', async () => {
    const text = 'Ĉ m² ł約🔨\u00a0é';
    const [heading, body] = await Promise.all([
      staticFonts('heading', 800, text, cache),
      staticFonts('body', 600, text, cache),
    ]);
    expect(heading).toHaveLength(2);
    expect(await charactersOf(text, heading, cache)).toBe(' m\u00a0²éł');
    expect(await charactersOf(text, body, cache)).toBe(' m\u00a0éł');
    expect(await charactersOf(text, [...body, ...heading], cache)).toBe(' m\u00a0²éł');
  });
});
