/**
 * The two font families, subset to the characters of the site, and size-adjusted fallbacks.
 * Both families come from Fontsource, which splits them into `latin` and `latin-ext`.
 */
import { readFile } from 'node:fs/promises';
import type { Cache } from '../cache.ts';
import { hashedName, type Output } from '../output/index.ts';

interface Family {
  name: string;
  /** The name in styles; no device has a font with this name. */
  family: string;
  packageName: string;
  axes: 'opsz' | 'wght';
  weight: string;
  /** Pinned axes of the web font, and of the static font in share images. */
  pinned: Readonly<Record<string, number>>;
  static: Readonly<Record<string, number>>;
  /** By font size, from the `hhea` table; the line gap is 0 in both families. */
  ascent: number;
  descent: number;
  /** Local fonts, each with the width of the web font divided by the width of the local font. */
  fallbacks: readonly (readonly [
    family: string,
    weight: string,
    local: readonly string[],
    sizeAdjust: number,
  ])[];
}

const arial = ['Arial', 'Liberation Sans', 'Arimo'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'];
const roboto = ['Roboto'];
// Newer Android has Roboto as one variable file, which has the name of its default weight alone.
const robotoBold = ['Roboto Bold', 'Roboto'];
const dejaVu = ['DejaVu Sans'];
const dejaVuBold = ['DejaVu Sans Bold'];

// The adjustments were measured in Chromium with text of this site, with kerning.
const families = {
  heading: {
    name: 'Bricolage Grotesque',
    family: 'Bricolage',
    packageName: 'bricolage-grotesque',
    axes: 'opsz',
    weight: '800',
    // Between the smallest heading (22 px) and the largest (92 px).
    pinned: { wght: 800, opsz: 48 },
    static: { wght: 800, opsz: 48 },
    ascent: 0.93,
    descent: 0.27,
    fallbacks: [
      ['~Arial', '800', arialBold, 0.981],
      ['~Roboto', '800', robotoBold, 1.051],
      ['~DejaVu', '800', dejaVuBold, 0.829],
    ],
  },
  body: {
    name: 'Instrument Sans',
    family: 'Instrument',
    packageName: 'instrument-sans',
    axes: 'wght',
    weight: '400 700',
    pinned: {},
    static: { wght: 600 },
    ascent: 0.97,
    descent: 0.25,
    fallbacks: [
      ['~Arial', '400 500', arial, 1.019],
      ['~Arial', '600 700', arialBold, 0.985],
      ['~Roboto', '400 500', roboto, 1.013],
      ['~Roboto', '600 700', robotoBold, 1.049],
      ['~DejaVu', '400 500', dejaVu, 0.893],
      ['~DejaVu', '600 700', dejaVuBold, 0.84],
    ],
  },
} as const satisfies Readonly<Record<string, Family>>;

/** Always included: script may show characters that no page has. */
const basics =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  ' .,:;!?\'"()&@/%$#+-–—…‘’“”·×\u00A0';

const packages = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);

export interface BuiltFonts {
  files: Output;
  css: string;
  fallbacks: string;
}

/** Subsets the fonts to the characters of a text, and writes their rules. */
export async function buildFonts({
  text,
  cache,
  url,
}: {
  text: string;
  cache: Cache;
  url: (path: string) => string;
}): Promise<BuiltFonts> {
  const files: Output = new Map();
  let css = '';
  for (const family of Object.values(families)) {
    // Some styles show text in capitals.
    for (const part of await partsOf(family, text + text.toUpperCase() + basics)) {
      const bytes = await subset(part, 'woff2', family.pinned, cache);
      const path = hashedName(part.name, 'woff2', bytes);
      files.set(path, bytes);
      const range = part.range === '' ? '' : `;unicode-range:${part.range}`;
      css +=
        `@font-face{font-family:${family.family};font-weight:${family.weight};` +
        `font-display:swap;src:url(${url(path)})${range}}`;
    }
  }
  return { files, css, fallbacks: Object.values(families).flatMap(fallbackRules).join('') };
}

/** One static weight of a family as TrueType, for images that the build makes. */
export async function staticFonts(
  which: keyof typeof families,
  text: string,
  cache: Cache,
): Promise<Uint8Array[]> {
  const family = families[which];
  const parts = await partsOf(family, text + basics);
  return Promise.all(parts.map((part) => subset(part, 'truetype', family.static, cache)));
}

/** The characters of a text that the fonts have, with all white space. */
export async function coveredBy(text: string): Promise<ReadonlySet<string>> {
  const parts = await Promise.all(Object.values(families).map((family) => partsOf(family, text)));
  const covered = parts.flat().flatMap(({ characters }) => Array.from(characters));
  return new Set([...covered, ...(text.match(/\s/g) ?? [])]);
}

interface Part {
  name: string;
  font: Buffer;
  characters: string;
  /** The value of `unicode-range`; empty for the file that every page needs. */
  range: string;
}

/** The files of a family that a text needs: `latin`, and `latin-ext` for names such as Łukasz. */
async function partsOf({ name, packageName, axes }: Family, text: string): Promise<Part[]> {
  const read = (path: string) =>
    readFile(new URL(`${packageName}/${path}`, packages)).catch((error: unknown) => {
      throw new Error(`The font ${name} is not installed (${path} is missing). Run "npm ci".`, {
        cause: error,
      });
    });
  const ranges = JSON.parse(String(await read('unicode.json'))) as Record<string, string>;
  let rest = [...new Set(text)].sort();
  const parts: Part[] = [];
  for (const slice of ['latin', 'latin-ext']) {
    const covers = rangeTest(ranges[slice] ?? '');
    const characters = rest.filter(covers);
    rest = rest.filter((character) => !covers(character));
    if (slice !== 'latin' && characters.length === 0) continue;
    parts.push({
      name: slice === 'latin' ? packageName : `${packageName}-ext`,
      font: await read(`files/${packageName}-${slice}-${axes}-normal.woff2`),
      characters: characters.join(''),
      range: slice === 'latin' ? '' : characters.map(unicode).join(),
    });
  }
  return parts;
}

function rangeTest(range: string): (character: string) => boolean {
  const spans = range
    .split(',')
    .map((span) => Array.from(span.matchAll(/[\dA-F]+/gi), ([hex]) => Number.parseInt(hex, 16)));
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return spans.some(([first = Infinity, last = first]) => first <= code && code <= last);
  };
}

const unicode = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;

function subset(
  { font, characters }: Part,
  targetFormat: 'woff2' | 'truetype',
  variationAxes: Readonly<Record<string, number>>,
  cache: Cache,
): Promise<Uint8Array> {
  const options = {
    targetFormat,
    variationAxes,
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl'],
    dropTables: ['STAT', 'gasp', 'DSIG', 'meta'],
    noHinting: true,
  };
  const inputs = [JSON.stringify(options), characters];
  return cache.remember('font', [...inputs, font], async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(font, characters, options);
  });
}

const percent = (ratio: number): string => `${Number((ratio * 100).toFixed(2))}%`;

/** `size-adjust` scales the glyphs; the overrides give the line its height back. */
const fallbackRules = ({ ascent, descent, fallbacks }: Family): string[] =>
  fallbacks.map(([family, weight, local, sizeAdjust]) =>
    [
      `@font-face{font-family:"${family}"`,
      `font-weight:${weight}`,
      `src:${local.map((name) => `local(${name})`).join()}`,
      `size-adjust:${percent(sizeAdjust)}`,
      `ascent-override:${percent(ascent / sizeAdjust)}`,
      `descent-override:${percent(descent / sizeAdjust)}}`,
    ].join(';'),
  );
