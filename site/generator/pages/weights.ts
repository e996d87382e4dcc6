import { brotliCompressSync, constants } from 'node:zlib';
import type { Route } from '../../routes.ts';
import type { Cache } from '../cache.ts';
import type { Output } from '../output/index.ts';
import { firstPictures } from './first-pictures.ts';

/**
 * What the first answer of a server holds before it waits for the browser, in bytes: ten packets of 1,460, less what
 * the headers need. A page that is larger begins to show a round trip later; nothing else happens to it.
 * @see https://www.rfc-editor.org/rfc/rfc6928
 */
export const firstAnswer = 14_000;

/** Size in bytes after brotli at its best, as a good host sends it. */
export function brotliSize(bytes: Uint8Array | string): number {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).byteLength;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Bytes as they are, and as they are sent. */
export interface Size {
  raw: number;
  brotli: number;
}

/** A part of a page as its owner knows it, and what the page would lose with it. */
export interface Share {
  /** Where it stands in the page: `the section #demos`. */
  what: string;
  /** Where its words stand: `demos.yaml`, below the content folder. */
  file: string;
  /** What makes it lighter. */
  remedy: string;
  /** Bytes of brotli. */
  brotli: number;
}

/** What one page sends. */
export interface PageWeight {
  page: string;
  /** The HTML file, with all that stands in it. */
  html: Size;
  /** What stands in it, each compressed by itself: together they come to a little more than the whole. */
  inside: readonly (Size & { what: string })[];
  /** What comes after it. */
  after: readonly (Size & { what: string })[];
  /** What weighs most, heaviest first; none as long as the page fits the first answer. */
  shares: readonly Share[];
}

/** A page, and what it sends to a browser beside its HTML. */
export interface WeighedPage {
  route: Route;
  /** Paths below out/ of everything that the page loads once it goes live. */
  scripts: readonly string[];
}

/** The parts of an HTML file by what they are for, in the order of the report; all else is its text. */
const kinds = [
  { what: 'styles', pattern: /<style\b[^>]*>.*?<\/style>/gs },
  { what: 'structured data', pattern: /<script type="application\/ld\+json">.*?<\/script>/gs },
  { what: 'security policy', pattern: /<meta http-equiv="Content-Security-Policy"[^>]*>/g },
  { what: 'drawings', pattern: /data:image\/svg\+xml[^"]*/g },
  { what: 'script at first', pattern: /<script(?! type="(?!module))[^>]*>.*?<\/script>/gs },
] as const;

/** The parts of an HTML file by where their words come from. */
const places = [
  {
    what: 'the transcripts',
    file: 'demos.yaml, testimonials.yaml',
    remedy: 'shorten `transcript` to what is said',
    pattern: /<details\b.*?<\/details>/gs,
  },
  {
    what: 'the first screen',
    file: 'pages.yaml',
    remedy: 'shorten the words below `home.hero`',
    pattern: /(?<=<main\b[^>]*>)(?:(?!<section\b).)+(?=<section\b)/s,
  },
  {
    what: 'the section #demos',
    file: 'demos.yaml',
    remedy: 'keep the best demos, shorten their captions',
    pattern: /<section id="demos".*?<\/section>/gs,
  },
  {
    what: 'the section #testimonials',
    file: 'testimonials.yaml',
    remedy: 'keep the best testimonials, shorten their words and transcripts',
    pattern: /<section id="testimonials".*?<\/section>/gs,
  },
  {
    what: 'the section #case-studies',
    file: 'case-studies.yaml',
    remedy: 'keep the best case studies, shorten `beforeSummary`, `afterSummary` and `quote`',
    pattern: /<section id="case-studies".*?<\/section>/gs,
  },
  {
    what: 'the list of all demos',
    file: 'demos.yaml',
    remedy: 'shorten captions and transcripts, or keep fewer demos',
    pattern: /(?<=<main\b[^>]*>)(?:(?!<section\b).)+(?=<\/main>)/s,
  },
  {
    what: 'the header, the footer and the dialogs',
    file: 'pages.yaml, site.yaml',
    remedy: 'shorten the navigation and the words of the dialogs',
    pattern: /<header\b.*?<\/header>|<footer\b.*?<\/footer>|<div id="dialogs">.*$/gs,
  },
  {
    what: 'the security policy',
    file: 'demos.yaml, testimonials.yaml',
    remedy: 'keep the videos with one host, as each host is named there',
    pattern: /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
  },
] as const;

/** A part that is lighter than this is no answer to the question of what weighs much, in bytes. */
const worthNaming = 300;

/**
 * Weighs the pages: the HTML and its parts, the pictures of the first screen, and all script that hydration brings
 * later. A page that does not fit the first answer is taken apart into what its owner can change.
 */
export async function weigh(
  output: Output,
  pages: readonly WeighedPage[],
  base: string,
  cache: Cache,
): Promise<PageWeight[]> {
  const bytesOf = (path: string): Uint8Array => {
    const bytes = output.get(path);
    if (bytes === undefined) throw new Error(`A page names ${path}, which the build did not make.`);
    return bytes;
  };
  // The best brotli takes its time, and most files are as they were at the last build.
  const brotli = (bytes: Uint8Array): Promise<number> =>
    cache.rememberJson('brotli', [bytes], isNumber, async () => Promise.resolve(brotliSize(bytes)));
  const sizeOf = async (
    what: string,
    files: readonly Uint8Array[],
  ): Promise<Size & { what: string }> => ({
    what,
    raw: sum(files.map((bytes) => bytes.byteLength)),
    brotli: sum(await Promise.all(files.map(brotli))),
  });

  return Promise.all(
    pages.map(async ({ route: { file }, scripts }) => {
      const bytes = bytesOf(file);
      const html = Buffer.from(bytes).toString();
      const pictures = firstPictures(html).filter((address) => address.startsWith(base));
      const text = kinds.reduce((rest, { pattern }) => rest.replace(pattern, ''), html);
      const inside = [
        { what: 'text', part: text },
        ...kinds.map(({ what, pattern }) => ({ what, part: (html.match(pattern) ?? []).join('') })),
      ];
      const whole = { raw: bytes.byteLength, brotli: await brotli(bytes) };
      const shares =
        whole.brotli > firstAnswer
          ? places.map(async ({ pattern, ...place }) => ({
              ...place,
              brotli: whole.brotli - (await brotli(Buffer.from(html.replace(pattern, '')))),
            }))
          : [];
      return {
        page: file,
        html: whole,
        inside: await Promise.all(
          inside
            .filter(({ part }) => part !== '')
            .map(({ what, part }) => sizeOf(what, [Buffer.from(part)])),
        ),
        after: await Promise.all([
          sizeOf(
            'pictures at first',
            pictures.map((address) => bytesOf(address.slice(base.length))),
          ),
          sizeOf('script later', scripts.map(bytesOf)),
        ]),
        shares: (await Promise.all(shares))
          .filter((share) => share.brotli >= worthNaming)
          .sort((one, other) => other.brotli - one.brotli),
      };
    }),
  );
}

/** The figures as a table for the terminal: a line for each page, and one for each of its parts. */
export function weightTable(weights: readonly PageWeight[]): string {
  const line = (what: string, { raw, brotli }: Size): string =>
    `  ${what.padEnd(24)}${raw.toLocaleString('en').padStart(9)}${brotli.toLocaleString('en').padStart(9)}`;
  const rows = weights.flatMap(({ page, html, inside, after }) => [
    line(page, html),
    ...inside.map((part) => line(`  ${part.what}`, part)),
    ...after.filter(({ raw }) => raw > 0).map((part) => line(`  + ${part.what}`, part)),
  ]);
  return [`  ${'bytes'.padEnd(24)}${'raw'.padStart(9)}${'brotli'.padStart(9)}`, ...rows].join('\n');
}

/**
 * What an owner is told of pages that are heavier than they might be, in the owner's terms; '' where none is. It is
 * advice: a heavy page is built and deployed like any other.
 * @param content the content folder, as it was named on the command line
 */
export function weightAdvice(weights: readonly PageWeight[], content: string): string {
  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  const heavy = weights.filter(({ html }) => html.brotli > firstAnswer);
  if (heavy.length === 0) return '';
  const pages = heavy.flatMap(({ page, html, shares }) => [
    `  ${page} is ${kilobytes(html.brotli)}, ${kilobytes(html.brotli - firstAnswer)} more than a server sends at once (${kilobytes(firstAnswer)}).${shares.length > 0 ? ' What weighs most:' : ''}`,
    ...shares.slice(0, 4).map(
      ({ what, file, remedy, brotli }) =>
        `    ${kilobytes(brotli).padStart(8)}  ${what} (${file
          .split(', ')
          .map((name) => `${content}/${name}`)
          .join(', ')}): ${remedy}`,
    ),
  ]);
  return [
    '  Heavy, and built all the same. On a slow connection it is seen a moment later.',
    ...pages,
  ].join('\n');
}
