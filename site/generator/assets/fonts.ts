/**
 * The two families of the design, cut down to the characters of the site, and fallback faces with
 * the same measures. Both come from their packages (SIL Open Font License).
 *
 * What was weighed, in kB of woff2 for letters, digits and common punctuation: Bricolage Grotesque
 * pinned to weight 800 is 10.0 (700 to 800 variable: 16.5); Instrument Sans as one variable font
 * from 400 to 700 is 16.4 (two static weights: 17.7). Kerning is half of the latter and stays;
 * features that the site does not switch on, hinting and style attributes go.
 */
import { readFile } from 'node:fs/promises';
import { recipe, type Cache } from '../cache.ts';
import { outlineFont } from '../outline-font.ts';
import { hashedName, type Output } from '../output/index.ts';

/** A local font of the visitor's device, stretched so that it takes the room of the web font. */
interface Fallback {
  family: string;
  /** `font-weight` descriptor: one weight or a range. */
  weight: string;
  /** Full names and PostScript names; the first that is installed counts. */
  local: readonly string[];
  /** Width of the web font by the width of the local one, over the kind of words that it sets. */
  sizeAdjust: number;
}

interface Family {
  name: string;
  /** What styles call it: no device has a font of that name. */
  family: string;
  /** Folder and start of the file names in @fontsource-variable. */
  packageName: string;
  /** The file with just the axes that are needed. */
  axes: 'opsz' | 'wght';
  weight: string;
  variationAxes: Readonly<Record<string, number>>;
  /** By font size, from the `hhea` table; the line gap is 0 in both families. */
  ascent: number;
  descent: number;
  fallbacks: readonly Fallback[];
}

const arial = ['Arial', 'Liberation Sans', 'Arimo'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'];
const roboto = ['Roboto'];
// Newer Android has Roboto as one variable file, which answers to the name of its default weight alone.
const robotoBold = ['Roboto Bold', ...roboto];
const dejaVu = ['DejaVu Sans'];
const dejaVuBold = ['DejaVu Sans Bold'];

// The adjustments were measured in Chromium with kerning, headings and buttons in title case and
// paragraphs each with words of this site. Letter spacing in em does not change with size-adjust,
// so the ratio holds under any tracking. tests/unit/build-fonts.test.ts keeps them near the fonts.
const families: readonly Family[] = [
  {
    name: 'Bricolage Grotesque',
    family: 'Bricolage',
    packageName: 'bricolage-grotesque',
    axes: 'opsz',
    weight: '800',
    // Between the 22 px of the smallest heading and the 92 px of the largest.
    variationAxes: { wght: 800, opsz: 48 },
    ascent: 0.93,
    descent: 0.27,
    fallbacks: [
      { family: '~Arial', weight: '800', local: arialBold, sizeAdjust: 0.981 },
      { family: '~Roboto', weight: '800', local: robotoBold, sizeAdjust: 1.051 },
      { family: '~DejaVu', weight: '800', local: dejaVuBold, sizeAdjust: 0.829 },
    ],
  },
  {
    name: 'Instrument Sans',
    family: 'Instrument',
    packageName: 'instrument-sans',
    axes: 'wght',
    weight: '400 700',
    variationAxes: {},
    ascent: 0.97,
    descent: 0.25,
    fallbacks: [
      { family: '~Arial', weight: '400 500', local: arial, sizeAdjust: 1.019 },
      { family: '~Arial', weight: '600 700', local: arialBold, sizeAdjust: 0.985 },
      { family: '~Roboto', weight: '400 500', local: roboto, sizeAdjust: 1.013 },
      { family: '~Roboto', weight: '600 700', local: robotoBold, sizeAdjust: 1.049 },
      { family: '~DejaVu', weight: '400 500', local: dejaVu, sizeAdjust: 0.893 },
      { family: '~DejaVu', weight: '600 700', local: dejaVuBold, sizeAdjust: 0.84 },
    ],
  },
];

/** Always there, so that a word that a script puts together does not lack a letter. */
const basics =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?\'"()&@/%$#+-–—…‘’“”·×\u00A0';

const features = ['kern', 'liga', 'ccmp', 'locl'];
const unusedTables = ['STAT', 'gasp', 'DSIG', 'meta'];

const packagesFolder = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);

type Face = readonly [
  family: string,
  source: string,
  descriptors: { weight: string; unicodeRange?: string },
];

export interface BuiltFonts {
  files: Output;
  /** Their `@font-face` rules, minified. */
  css: string;
  /** The rules of the faces that stand in for them. */
  fallbacks: string;
}

/**
 * Cuts the fonts down to the characters of `text` and writes their rules.
 * @param text any string with every character that the site shows; order and repeats do not matter
 * @param url gives a path below out/ its address
 * @throws Error when a font package is not installed
 */
export async function buildFonts({
  text,
  cache,
  url,
}: {
  text: string;
  cache: Cache;
  url: (path: string) => string;
}): Promise<BuiltFonts> {
  // Upper-cased as well, for text that styles put into capitals.
  const characters = sorted(text + text.toUpperCase() + basics);
  const built = await Promise.all(
    families.map((family) => buildFamily(family, characters, cache, url)),
  );
  const faces = built.flatMap(({ faces }) => faces);
  return {
    files: new Map(built.flatMap(({ files }) => files)),
    css: faces.map(webFontRule).join(''),
    fallbacks: families.flatMap(fallbackRules).join(''),
  };
}

/**
 * One weight of the heading font or the body font as TrueType, for drawings that the build makes itself.
 * @returns a file with the letters that every text needs, then, if `text` has them, one with those beyond Latin-1
 */
export async function staticFonts(
  which: 'heading' | 'body',
  weight: number,
  text: string,
  cache: Cache,
): Promise<Uint8Array[]> {
  const family = families[which === 'heading' ? 0 : 1];
  if (family === undefined)
    throw new Error(`There is no ${which} font in site/generator/assets/fonts.ts.`);
  const variationAxes = { ...family.variationAxes, wght: weight };
  const slices = await readSlices(family, sorted(text + basics), cache);
  return Promise.all(
    slices.map(({ font, characters }) =>
      cache.remember(
        'font',
        [
          recipe(import.meta.url, ['subset-font']),
          'truetype',
          JSON.stringify(variationAxes),
          characters,
          font,
        ],
        async () => {
          const { default: subsetFont } = await import('subset-font');
          return subsetFont(font, characters, {
            targetFormat: 'truetype',
            variationAxes,
            keepFeatures: features,
          });
        },
      ),
    ),
  );
}

/**
 * The characters of a text that one of some TrueType fonts has, and all white space. What a file of the
 * package is meant for says less: its range holds many letters that nobody has drawn yet.
 */
export async function charactersOf(
  text: string,
  fonts: readonly Uint8Array[],
  cache: Cache,
): Promise<string> {
  const isString = (value: unknown): value is string => typeof value === 'string';
  return cache.rememberJson(
    'characters',
    [recipe(import.meta.url, ['opentype.js']), text, ...fonts],
    isString,
    () => {
      const outlines = fonts.map(outlineFont);
      const has = (character: string): boolean =>
        /\s/.test(character) || outlines.some((font) => font.charToGlyphIndex(character) !== 0);
      return Promise.resolve(Array.from(sorted(text)).filter(has).join(''));
    },
  );
}

async function buildFamily(
  family: Family,
  characters: string,
  cache: Cache,
  url: (path: string) => string,
) {
  const files: [string, Uint8Array][] = [];
  const faces: Face[] = [];
  for (const { slice, font, characters: covered } of await readSlices(family, characters, cache)) {
    const bytes = await subset(family, font, covered, cache);
    const path = hashedName(
      slice === 'latin' ? family.packageName : `${family.packageName}-ext`,
      'woff2',
      bytes,
    );
    files.push([path, bytes]);
    faces.push([
      family.family,
      `url(${url(path)})`,
      { weight: family.weight, ...(slice !== 'latin' && { unicodeRange: rangeOf(covered) }) },
    ]);
  }
  return { files, faces };
}

const sorted = (text: string) => [...new Set(text)].sort().join('');

/**
 * The files of the package that `characters` need, and which of them each covers. Names such as
 * Łukasz need a second, small one, which only pages that show them load.
 */
async function readSlices(family: Family, characters: string, cache: Cache) {
  const latin = await readSlice(family, 'latin');
  const inLatin = Array.from(characters).filter(latin.covers);
  const others = Array.from(characters).filter((character) => !latin.covers(character));
  const slices = [{ slice: 'latin' as const, font: latin.font, characters: inLatin.join('') }];
  if (others.length === 0) return slices;
  const extended = await readSlice(family, 'latin-ext');
  const inExtended = await drawnOf(others.filter(extended.covers).join(''), extended.font, cache);
  return inExtended === ''
    ? slices
    : [...slices, { slice: 'latin-ext' as const, font: extended.font, characters: inExtended }];
}

/** A letter that every extended file has: of a font without any, nothing can be read. */
const anyExtended = 'ł';

/** Those of `characters` that an extended file has. Browsers refuse a file in which nothing is drawn, and ask in vain for one that lacks what its rule names. */
async function drawnOf(characters: string, font: Buffer, cache: Cache): Promise<string> {
  if (characters === '') return '';
  const trueType = await cache.remember(
    'font',
    [recipe(import.meta.url, ['subset-font']), 'drawn', characters, font],
    async () => {
      const { default: subsetFont } = await import('subset-font');
      return subsetFont(font, anyExtended + characters, { targetFormat: 'truetype' });
    },
  );
  return charactersOf(characters, [trueType], cache);
}

/** A font file of the package, and which characters it is meant for. */
async function readSlice(family: Family, slice: 'latin' | 'latin-ext') {
  const read = (path: string) =>
    readFile(new URL(`${family.packageName}/${path}`, packagesFolder)).catch((error: unknown) => {
      throw new Error(
        `The font ${family.name} is not in node_modules/@fontsource-variable/${family.packageName}/${path}. Run "npm ci".`,
        { cause: error },
      );
    });
  const [font, ranges] = await Promise.all([
    read(`files/${family.packageName}-${slice}-${family.axes}-normal.woff2`),
    read('unicode.json'),
  ]);
  const parsed: unknown = JSON.parse(ranges.toString());
  const range: unknown =
    typeof parsed === 'object' && parsed !== null
      ? new Map<string, unknown>(Object.entries(parsed)).get(slice)
      : undefined;
  if (typeof range !== 'string')
    throw new Error(
      `unicode.json of ${family.name} has no range for ${slice}. Another version of the package? Run "npm ci".`,
    );
  const spans = range.split(',').map((span) =>
    span
      .replace('U+', '')
      .split('-')
      .map((end) => Number.parseInt(end, 16)),
  );
  return {
    font,
    covers: (character: string) => {
      const code = character.codePointAt(0) ?? 0;
      return spans.some(([first = 0, last = first]) => first <= code && code <= last);
    },
  };
}

function subset(
  family: Family,
  font: Buffer,
  characters: string,
  cache: Cache,
): Promise<Uint8Array> {
  return cache.remember(
    'font',
    [recipe(import.meta.url, ['subset-font']), 'woff2', family.name, characters, font],
    async () => {
      const { default: subsetFont } = await import('subset-font');
      return subsetFont(font, characters, {
        targetFormat: 'woff2',
        variationAxes: family.variationAxes,
        keepFeatures: features,
        dropTables: unusedTables,
        noHinting: true,
      });
    },
  );
}

const rangeOf = (characters: string): string =>
  Array.from(
    characters,
    (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  ).join(',');

const webFontRule = ([family, source, { weight, unicodeRange }]: Face): string =>
  `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:${source}${unicodeRange === undefined ? '' : `;unicode-range:${unicodeRange}`}}`;

const percent = (ratio: number) => `${String(Number((ratio * 100).toFixed(2)))}%`;

/** The rules of the fallback faces: https://developer.mozilla.org/docs/Web/CSS/@font-face/size-adjust scales the glyphs, and the overrides undo that for the line. The gap between lines counts only where a line has no height of its own, which no text here does. */
function fallbackRules({ ascent, descent, fallbacks }: Family): string[] {
  return fallbacks.map(
    ({ family, weight, local, sizeAdjust }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};src:${local.map((name) => `local(${name})`).join(',')};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent / sizeAdjust)};descent-override:${percent(descent / sizeAdjust)}}`,
  );
}
