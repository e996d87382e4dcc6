// @vitest-environment node
/**
 * What holds for any content, tried with content that nobody would think of. FC_RUNS=20000 tries
 * longer, FC_SECONDS=60 no longer than that for each property, FC_SEED=… tries again what a failure has
 * printed as its seed.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { createUrl } from '../../site/addresses.ts';
import { readAddress } from '../../site/embeds/address.ts';
import { resolveBooking } from '../../site/embeds/booking.ts';
import { contentSecurityPolicy, policyOrigins } from '../../site/embeds/policy.ts';
import { resolveVideo, type Video } from '../../site/embeds/video.ts';
import { drawingProblem, withoutDoctype } from '../../site/generator/content/check-drawing.ts';
import { isBasePath } from '../../site/base-path.ts';
import { forbiddenCharacters, showsNothing } from '../../site/generator/content/characters.ts';
import {
  contentNames,
  fieldsOf,
  type ContentName,
  type JsonSchema,
  jsonSchemaOf,
} from '../../site/generator/content/json-schemas.ts';
import {
  ContentError,
  loadContent,
  type LoadedContent,
} from '../../site/generator/content/read-content.ts';
import { readSiteAddress } from '../../site/embeds/site-address.ts';
import { OptionError, parseOptions } from '../../site/generator/options.ts';
import { drawing, validFiles, writeFiles } from './content-fixture.ts';

/** A few, which show that each property can be asked: what looks for faults by chance is the soak, once a week. */
const numRuns = Number(process.env['FC_RUNS'] ?? 40);
const { FC_SEED, FC_SECONDS } = process.env;
const settings = {
  numRuns,
  ...(FC_SEED === undefined ? {} : { seed: Number(FC_SEED) }),
  ...(FC_SECONDS === undefined ? {} : { interruptAfterTimeLimit: Number(FC_SECONDS) * 1000 }),
};
/** A soak takes as long as it takes. */
const patience = Math.max(60_000, numRuns * 200);
vi.setConfig({ testTimeout: patience });
/** Far more than any content takes, also on a busy machine. */
const longestMs = 15_000;

let directory: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ directory, remove } = await writeFiles(validFiles));
});
afterAll(() => remove());

const textOf = (name: ContentName): string => validFiles[`content/${name}.yaml`] ?? '';

/** How many contents a test has tried. */
let tried = 0;
afterEach(() => {
  if (FC_SECONDS !== undefined && tried > 0)
    console.log(
      `  ${String(tried)} of ${String(numRuns)} cases: ${expect.getState().currentTestName ?? ''}`,
    );
  tried = 0;
});

/** All of them are written to the same files; and a case that has begun when the time of its test ends goes on beside the next test. */
let last: Promise<unknown> = Promise.resolve();

/** Loads the valid content with one file changed. @throws whatever is no ContentError about lines that exist, and what takes too long */
function loadWith(
  name: ContentName,
  content: string | Uint8Array,
): Promise<LoadedContent | ContentError> {
  const loading = last.then(() => loadNow(name, content));
  last = loading.catch(() => undefined);
  return loading;
}

async function loadNow(
  name: ContentName,
  content: string | Uint8Array,
): Promise<LoadedContent | ContentError> {
  tried += 1;
  const file = join(directory, `${name}.yaml`);
  await writeFile(file, content);
  const start = performance.now();
  try {
    return await loadContent(directory);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    expect(error.diagnostics.length).toBeGreaterThan(0);
    const lines = Buffer.from(content)
      .toString('latin1')
      .split(/\r\n|\r|\n/).length;
    for (const {
      file: where,
      line,
      column,
      length,
      lineText,
      message,
      notes,
    } of error.diagnostics) {
      expect(where).toMatch(/^content\/[a-z-]+\.yaml$/);
      expect(line).toBeGreaterThanOrEqual(1);
      if (where === `content/${name}.yaml`) expect(line).toBeLessThanOrEqual(lines);
      expect(lineText).not.toMatch(/\n/);
      expect(column + length).toBeLessThanOrEqual(Buffer.byteLength(lineText));
      expect(column).toBeGreaterThanOrEqual(0);
      expect(message).toMatch(/\S/);
      expect(message.length).toBeLessThan(1000);
      for (const note of notes) expect(note).toMatch(/\S/);
    }
    return error;
  } finally {
    expect(performance.now() - start).toBeLessThan(longestMs);
    await writeFile(file, textOf(name));
  }
}

type Path = readonly (string | number)[];

/** Every text in the valid content that is words: only its length is limited. Demos name the category of an agent. */
function* wordsIn(
  value: unknown,
  schema: JsonSchema,
  path: Path = [],
): Generator<{ path: Path; maxLength: number }> {
  if (typeof value === 'string') {
    if (
      schema.type === 'string' &&
      schema.format === undefined &&
      schema.pattern === undefined &&
      schema.maxLength !== undefined &&
      path.at(-1) !== 'category'
    )
      yield { path, maxLength: schema.maxLength };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* wordsIn(item, schema.items ?? {}, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value))
      yield* wordsIn(item, fieldsOf(schema)[key] ?? {}, [...path, key]);
  }
}

const allWords = contentNames.flatMap((name) =>
  [...wordsIn(parse(textOf(name)), jsonSchemaOf(name))].map((words) => ({ name, ...words })),
);

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown>)[step],
    data,
  );
}

function withValue(data: unknown, path: Path, value: unknown): unknown {
  const parent = valueAt(data, path.slice(0, -1));
  (parent as Record<string | number, unknown>)[path.at(-1) ?? ''] = value;
  return data;
}

/** Where the loaded content keeps what a file holds. */
const loadedName = {
  site: 'site',
  pages: 'pages',
  agents: 'agents',
  demos: 'demos',
  testimonials: 'testimonials',
  'case-studies': 'caseStudies',
} as const;

/** Texts of all kinds: of letters, of every code point, of what means something to YAML, HTML, JavaScript and CSS. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        '</script>',
        '<!--',
        '-->',
        '<b>',
        '&amp;',
        '&',
        '"',
        "'",
        '`',
        '${x}',
        '{claim}',
        ': ',
        ' #',
        '- ',
        '\n',
        '\n\n  ',
        '\t',
        '\\',
        '%',
        '@',
        '*a',
        '&a ',
        '!!str ',
        '<<',
        '---\n',
        '? ',
        '| ',
        '> ',
        'true',
        '404',
        '~',
        '__proto__',
        'é',
        'e\u0301',
        '\u1fef',
        '\u2028',
        '👩‍🔧',
        'ß',
        '\u00a0',
        ' ',
        'x',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

describe('any text in any field', () => {
  it('comes out as that text, or is refused for a reason', async () => {
    expect(allWords.length).toBeGreaterThan(40);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...allWords),
        anyText,
        async ({ name, path, maxLength }, text) => {
          const content = stringify(withValue(parse(textOf(name)), path, text), { lineWidth: 0 });
          const result = await loadWith(name, content);
          const clean = text.normalize('NFC').trim();
          const isAlternative = path.at(-1) === 'alt';
          const isOptional = path.at(-1) === 'transcript' || path.at(-1) === 'logo';
          const mayBeEmpty = isOptional || (isAlternative && !path.includes('hero'));
          const reason =
            forbiddenCharacters(text).length > 0 ||
            showsNothing(text) ||
            Array.from(clean).length > maxLength ||
            (clean === '' && !mayBeEmpty);
          if (result instanceof ContentError) {
            expect(reason, result.message).toBe(true);
          } else {
            expect(reason).toBe(false);
            expect(valueAt(result.content[loadedName[name]], path)).toBe(
              isOptional && clean === ''
                ? undefined
                : isAlternative && clean === 'none' && mayBeEmpty
                  ? ''
                  : clean,
            );
          }
        },
      ),
      settings,
    );
  });
});

/** A change of a file: at a place (a part of its length), over a stretch, what comes there. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  over: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(400)),
  what: fc.oneof(
    anyText,
    fc.constantFrom(
      '\t',
      '\n\t',
      '"',
      "'",
      '[',
      ']',
      '{',
      '}',
      ':',
      ': ',
      '#',
      '\n',
      '\r',
      '\n  ',
      '\n- ',
      '&a ',
      '*a',
      '<<: *a\n',
      '!x ',
      '|\n',
      '%YAML 1.1\n---\n',
      '...\n',
      '\u0000',
      '\uFEFF',
      '  ',
      '? ',
      'null',
      '~',
      '-',
      '- - - - ',
      '__proto__: x\n',
      'constructor: {}\n',
      '[['.repeat(500),
      'a: '.repeat(40),
    ),
    fc.constant(undefined),
  ),
});

function applied(
  text: string,
  changes: readonly { at: number; over: number; what: string | undefined }[],
): string {
  let result = text;
  for (const { at, over, what } of changes) {
    const start = Math.floor(at * result.length);
    // Without a text of its own the stretch is written twice.
    result =
      result.slice(0, start) +
      (what ?? result.slice(start, start + over).repeat(2)) +
      result.slice(start + over);
  }
  return result;
}

describe('any change of a file', () => {
  it('ends in content or in messages with file and line', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...contentNames),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        async (name, changes) => {
          await loadWith(name, applied(textOf(name), changes));
        },
      ),
      settings,
    );
  });

  it('of its bytes does, too', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...contentNames),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(4),
        fc.uint8Array({ maxLength: 6 }),
        async (name, at, over, inserted) => {
          const bytes = Buffer.from(textOf(name));
          const start = Math.floor(at * bytes.length);
          await loadWith(
            name,
            Buffer.concat([bytes.subarray(0, start), inserted, bytes.subarray(start + over)]),
          );
        },
      ),
      settings,
    );
  });

  it('of its values does, too', async () => {
    const anyValue = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(
        null,
        true,
        404,
        Number.MAX_VALUE,
        [],
        {},
        [[[]]],
        '',
        ' ',
        '/',
        '//',
        'https://',
        'data:,',
        '../../x.svg',
        'x'.repeat(5000),
      ),
      anyText,
    );
    const keys = fc.oneof(
      fc.constantFrom(
        '__proto__',
        'constructor',
        'toString',
        'hasOwnProperty',
        'id',
        'src',
        'alt',
        '',
      ),
      fc.string({ maxLength: 8 }),
    );
    const places = contentNames.flatMap((name) =>
      everyPath(parse(textOf(name))).map((path) => ({ name, path })),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        anyValue,
        fc.option(keys),
        async ({ name, path }, value, key) => {
          const data: unknown = parse(textOf(name));
          const at = key === null ? path : [...path.slice(0, -1), key];
          if (Array.isArray(valueAt(data, path.slice(0, -1))) && typeof at.at(-1) === 'string')
            return;
          await loadWith(name, stringify(withValue(data, at, value), { lineWidth: 0 }));
        },
      ),
      settings,
    );
  });
});

function everyPath(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(value).flatMap(([key, item]) =>
      everyPath(item, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

/** Addresses, what is nearly one, and what is none. */
const anyAddress = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  anyText,
  fc
    .array(
      fc.constantFrom(
        'https:',
        'http:',
        '//',
        '/',
        '\\',
        '@',
        ':',
        ':443',
        ':8080',
        '?',
        '#',
        '%',
        '%2f',
        '%00',
        '..',
        '.',
        ' ',
        '\t',
        '\u200b',
        'youtube.com',
        'youtu.be',
        'vimeo.com',
        'player.vimeo.com/video/1234567',
        'calendly.com',
        'a.example',
        'localhost',
        '127.0.0.1',
        '[::1]',
        '[',
        ']',
        ';',
        "'",
        '"',
        '<iframe src="',
        '>',
        'javascript:',
        'data:',
        'watch?v=aqz-KE-bpKQ',
        'ü',
        '𝔞',
        'xn--',
        'index.html',
        'a',
        'repo',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

const isPage = (address: string): boolean =>
  address.startsWith('/')
    ? new URL(address, 'https://site.example').origin === 'https://site.example'
    : /^https:\/\/[^/@]+(?:\/|$)/.test(address) ||
      /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\//.test(address);

describe('any address', () => {
  it('of a video or a booking page can be framed and allowed by the policy, or is refused with a right one', () => {
    fc.assert(
      fc.property(anyAddress, (written) => {
        for (const resolve of [readAddress, resolveVideo, resolveBooking] as const) {
          try {
            resolve(written, 'https://right.example/');
          } catch (error) {
            expect(error).toBeInstanceOf(Error);
            expect(String(error)).toMatch(/\. A right address looks like \S/);
            continue;
          }
          if (resolve === readAddress) continue;
          const video: Video =
            resolve === resolveVideo
              ? resolveVideo(written)
              : { kind: 'frame', provider: 'own', embedUrl: '/', openUrl: '/' };
          const booking =
            resolve === resolveBooking ? resolveBooking(written) : resolveBooking('/book/');
          const pagesOf =
            video.kind === 'frame'
              ? [video.embedUrl, video.openUrl]
              : video.kind === 'file'
                ? [video.url]
                : [];
          for (const address of [...pagesOf, booking.frameUrl, booking.openUrl])
            expect(isPage(address), address).toBe(true);
          const origins = policyOrigins({
            videos: [video],
            booking,
            analytics: { provider: 'none' },
          });
          expect(contentSecurityPolicy({ ...origins, scriptHashes: [], styleHashes: [] })).toMatch(
            /; frame-src [^;]+; object-src 'none'; base-uri 'none'; form-action 'none'$/,
          );
        }
      }),
      settings,
    );
  });

  it('of the site is one with a base path that --base takes, or is refused with one that is taken', () => {
    fc.assert(
      fc.property(anyAddress, (written) => {
        let address: string;
        try {
          address = readSiteAddress(written);
        } catch (error) {
          const right = /\. A right address looks like (.+)$/.exec(
            error instanceof Error ? error.message : '',
          )?.[1];
          expect(right).toBeDefined();
          expect(() => readSiteAddress(right ?? '')).not.toThrow();
          return;
        }
        const { pathname, username, password, search, hash } = new URL(address);
        expect(isBasePath(pathname)).toBe(true);
        expect(username + password + search + hash).toBe('');
        expect(readSiteAddress(address)).toBe(address);
      }),
      settings,
    );
  });
});

const baseParts = fc
  .array(
    fc.oneof(
      fc.stringMatching(/^[\w.~-]{1,8}$/),
      fc.constantFrom('..', '.', '', '%2e', 'ü', ' ', '\\', '?', '#'),
    ),
    { maxLength: 4 },
  )
  .map((parts) => `/${parts.map((part) => `${part}/`).join('')}`);
const anyBase = fc.oneof(baseParts, anyText, anyAddress);

describe('any base path', () => {
  it('is taken as it is, or refused', () => {
    fc.assert(
      fc.property(anyBase, (base) => {
        try {
          expect(isBasePath(parseOptions([`--base=${base}`], '/project').base ?? '')).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(OptionError);
        }
        if (isBasePath(base))
          expect(new URL(base, 'https://site.example').href).toBe(`https://site.example${base}`);
      }),
      settings,
    );
  });

  it('keeps every path of the site on the site, below it', () => {
    fc.assert(
      fc.property(
        fc.oneof(baseParts.filter(isBasePath), fc.constant('/')),
        anyAddress,
        (base, written) => {
          const url = createUrl(base);
          expect(url('#demos')).toBe('#demos');
          let path: string;
          try {
            const address = readAddress(written, 'https://right.example/');
            if (address.kind === 'web') {
              expect(url(address.url.href)).toBe(address.url.href);
              return;
            }
            ({ path } = address);
          } catch {
            return;
          }
          expect(url(path).startsWith(base)).toBe(true);
          expect(new URL(url(path), 'https://site.example').origin).toBe('https://site.example');
        },
      ),
      settings,
    );
  });

  it('any option gives options or a sentence', () => {
    const names = [
      '--base',
      '--out',
      '--port',
      '--content',
      '--serve',
      '--release',
      '--compress',
      '--no-budget',
      '--help',
      '--',
      '-x',
    ];
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...names), anyText), { maxLength: 5 }),
        (words) => {
          try {
            const { port } = parseOptions(words, '/project');
            expect(port).toBeGreaterThanOrEqual(0);
          } catch (error) {
            expect(error).toBeInstanceOf(OptionError);
          }
        },
      ),
      settings,
    );
  });
});

describe('any drawing', () => {
  it('is a drawing or has a reason why not, and stays one without its version', () => {
    const piece = fc.oneof(
      anyText,
      fc.constantFrom(
        '<script>',
        '<script/>',
        '</g>',
        ' onload="x"',
        ' href="javascript:x"',
        '<!DOCTYPE svg>',
        '<!DOCTYPE svg "',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<?x ?>',
        '<g xmlns="http://www.w3.org/1999/xhtml">',
        '&lt;',
        '&#x6a;',
        '<style>@import "x"</style>',
        '<use href="#a"/>',
      ),
    );
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(piece, { maxLength: 4 }),
        (at, pieces) => {
          const start = Math.floor(at * drawing.length);
          const text = drawing.slice(0, start) + pieces.join('') + drawing.slice(start);
          const problem = drawingProblem(text);
          if (problem === undefined) {
            const built = withoutDoctype(text);
            expect(drawingProblem(built)).toBeUndefined();
            // Nothing that is there as markup; as text and as a name it may stand.
            const markup = built.replace(/<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>/g, '');
            expect(markup).not.toMatch(/<script|<g xmlns="http:\/\/www\.w3\.org\/1999\/xhtml"/);
          } else {
            expect(problem.message).toMatch(/\(line \d+ of the picture\)$/);
            expect(problem.notes.length).toBeGreaterThan(0);
          }
        },
      ),
      settings,
    );
  });
});
