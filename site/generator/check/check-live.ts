/**
 * Looks at a deployed site as a visitor's browser would: `npm run check:live -- https://example.com/`.
 * It only reads, and asks for no more than a few files at a time.
 */
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { securityHeaders } from '../../embeds/policy.ts';
import { directivesOf, ownAddress, policyFrom, readPage, type LivePage } from './live-page.ts';

/** What was found about one matter. */
export interface Check {
  name: string;
  /** What was looked at. */
  about: string;
  /** What has to be mended. */
  failures: readonly string[];
  /** What the host does not do, but the site does without. */
  notes: readonly string[];
}

/** An address that cannot be checked; its message is for the person at the command line. */
export class LiveError extends Error {}

interface Answer {
  address: string;
  status: number;
  headers: Headers;
  text: string;
}

/** How many files to ask for at a time. */
const atOnce = 6;

/** A host that takes longer is as good as down, in milliseconds. */
const patience = 20_000;

/** Smaller files gain nothing from compression, in bytes. */
const worthCompressing = 1500;

const year = 31_536_000;

/** The type of each kind of file; where several are right, hosts differ. */
const types: Readonly<Record<string, readonly string[]>> = {
  '': ['text/html'],
  '.html': ['text/html'],
  '.js': ['text/javascript', 'application/javascript'],
  '.css': ['text/css'],
  '.svg': ['image/svg+xml'],
  '.png': ['image/png'],
  // Browsers look at the icon itself, and some servers do not know the ending.
  '.ico': ['image/x-icon', 'image/vnd.microsoft.icon', ''],
  '.jpg': ['image/jpeg'],
  '.webp': ['image/webp'],
  '.mp4': ['video/mp4'],
  '.webm': ['video/webm'],
  '.vtt': ['text/vtt'],
  '.avif': ['image/avif'],
  '.woff2': ['font/woff2', 'application/font-woff2'],
  '.xml': ['application/xml', 'text/xml'],
  '.txt': ['text/plain'],
  // Browsers read a manifest whatever its type, and few hosts know the right one.
  '.webmanifest': ['application/manifest+json', 'application/json', 'application/octet-stream'],
};

const compressible = new Set([
  'text/html',
  'text/javascript',
  'application/javascript',
  'text/css',
  'image/svg+xml',
]);

/** Why the site can do without a header that its host does not send. */
const withoutHeader: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    'the policy in each page stands in for it, but for frame-ancestors: others can frame the site',
  'Permissions-Policy': 'frames get what their allow attribute says',
  'Referrer-Policy': 'it is what browsers do by themselves',
  'X-Content-Type-Options': 'every file has its right type',
  'Strict-Transport-Security': 'let the host redirect to https',
  'Cross-Origin-Opener-Policy': 'the site opens nothing that it would have to be kept from',
};

/**
 * Checks a deployed site.
 * @param given the address of its home page
 * @throws LiveError when that is no address, or answers with nothing that can be checked
 */
export async function checkLive(given: string): Promise<Check[]> {
  const answers = new Map<string, Promise<Answer>>();
  const get = (address: string): Promise<Answer> => {
    const known = answers.get(address) ?? fetchAnswer(address);
    answers.set(address, known);
    return known;
  };

  const first = await get(homeAddress(given));
  if (first.status !== 200)
    throw new LiveError(
      `${first.address} answers ${first.status}. Give the address of the home page.`,
    );
  const home = new URL('.', first.address).href;
  const published = new URL(readPage(first.text, home, home, home).canonical ?? home, home).href;
  const pathOf = (address: string): string => address.replace(new URL(home).origin, '');
  const read = ({ address, text }: Answer): LivePage => readPage(text, address, home, published);

  /* What the site consists of: the pages that it lists, and the one for addresses that do not exist. */
  const sitemap = await get(`${home}sitemap.xml`);
  const listed = [...sitemap.text.matchAll(/<loc>(.*?)<\/loc>/g)].flatMap((match) =>
    ownAddress(match[1] ?? '', home, home, published),
  );
  const pages = await inTurn([...new Set([home, ...listed])], get);
  // Two levels down, where a relative address in the page would lead nowhere.
  const missing = await get(`${home}no-such-page-${Date.now().toString(36)}/at-all`);
  const documents = [...pages, missing]
    .filter(isHtml)
    .map((answer) => ({ answer, page: read(answer) }));

  const links = await followLinks(documents, home, get, read);
  const everything = (await Promise.all(answers.values())).filter(({ status }) => status === 200);

  // Those that are linked and not listed, such as the pages of sample films. What stands in static/ has a policy of its own, or none.
  const unlisted = everything
    .filter(
      (answer) =>
        isHtml(answer) && !documents.some(({ answer: { address } }) => address === answer.address),
    )
    .map((answer) => ({ answer, page: read(answer) }));
  documents.push(...unlisted.filter(({ page }) => page.policy !== null));
  const policies = documents.flatMap(({ page }) => (page.policy === null ? [] : [page.policy]));
  const expected = securityHeaders(policyFrom(policies));
  const sendsOurs = [
    'Content-Security-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
  ].some((name) => first.headers.has(name));

  return [
    {
      name: 'address',
      about: home,
      failures: [],
      notes:
        published === home
          ? []
          : [
              `the pages give their address as ${published}: set it in content/site.yaml before search engines come by`,
            ],
    },
    {
      name: 'pages',
      about: pages.map(({ address }) => pathOf(address)).join(' '),
      failures: [
        ...pages
          .filter(({ status }) => status !== 200)
          .map(({ address, status }) => `${pathOf(address)} answers ${status}`),
        ...(sitemap.status === 200 ? [] : [`/sitemap.xml answers ${sitemap.status}`]),
        ...(listed.length > 0 || sitemap.status !== 200
          ? []
          : ['sitemap.xml lists no page of this site']),
      ],
      notes: [],
    },
    {
      name: 'unknown address',
      about: `${missing.status}`,
      failures: [
        ...(missing.status === 404
          ? []
          : [`an address that does not exist answers ${missing.status} in the place of 404`]),
        ...(/<meta name="robots" content="noindex"/.test(missing.text)
          ? []
          : ["the host shows a page of its own in the place of the site's 404.html"]),
      ],
      notes: [],
    },
    links,
    {
      name: 'policy',
      about: `${documents.length} pages`,
      failures: documents.flatMap(({ answer, page }) =>
        policyFailures(page).map((failure) => `${pathOf(answer.address)}: ${failure}`),
      ),
      notes: [],
    },
    checkHeaders(
      [...pages, missing].filter(isHtml),
      everything.filter(({ address }) => address.startsWith(`${home}assets/`)),
      expected,
      sendsOurs,
      pathOf,
    ),
    {
      name: 'types',
      about: `${everything.length} files`,
      failures: everything.flatMap((answer) => {
        const right = types[extname(new URL(answer.address).pathname)];
        return right === undefined || right.includes(typeOf(answer))
          ? []
          : [
              `${pathOf(answer.address)} is sent as ${typeOf(answer) || 'nothing'}, and is ${right[0] ?? ''}`,
            ];
      }),
      notes: [],
    },
    ...(await checkParts(everything, pathOf)),
    {
      name: 'compression',
      about: everything.some(({ headers }) => headers.get('content-encoding') === 'br')
        ? 'brotli'
        : 'gzip',
      failures: everything
        .filter(
          (answer) =>
            compressible.has(typeOf(answer)) &&
            answer.text.length > worthCompressing &&
            !answer.headers.has('content-encoding'),
        )
        .map(
          ({ address, text }) => `${pathOf(address)} is sent uncompressed, ${text.length} bytes`,
        ),
      notes: [],
    },
  ];
}

/** The address of a home page as it was meant: with a slash at its end, and nothing after it. */
function homeAddress(given: string): string {
  const example =
    'Give the address of a deployed site, such as https://example.com/ or https://name.github.io/repository/';
  if (!URL.canParse(given)) throw new LiveError(`'${given}' is not an address. ${example}`);
  const url = new URL(given);
  if (!/^https?:$/.test(url.protocol))
    throw new LiveError(`${given} is neither http nor https. ${example}`);
  return url.origin + url.pathname.replace(/(index\.html|\/)?$/, '/').replace(/\/+$/, '/');
}

async function fetchAnswer(address: string): Promise<Answer> {
  try {
    const response = await fetch(address, {
      headers: { 'accept-encoding': 'br, gzip' },
      signal: AbortSignal.timeout(patience),
    });
    return {
      address: response.url,
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    };
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new LiveError(`${address} could not be reached: ${cause}`, { cause: error });
  }
}

/** Does something with each of many, a few at a time, and keeps their order. */
async function inTurn<In, Out>(
  items: readonly In[],
  work: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  for (let start = 0; start < items.length; start += atOnce)
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  return results;
}

const typeOf = ({ headers }: Answer): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
const isHtml = (answer: Answer): boolean => typeOf(answer) === 'text/html';

/** Follows everything that the pages name, and what that names in turn. */
async function followLinks(
  documents: readonly { answer: Answer; page: LivePage }[],
  home: string,
  get: (address: string) => Promise<Answer>,
  read: (answer: Answer) => LivePage,
): Promise<Check> {
  const failures: string[] = [];
  const known = new Map(documents.map(({ answer, page }) => [answer.address, page]));
  const asked = new Set<string>();
  let references = documents.flatMap(({ answer, page }) =>
    page.addresses.map((to) => ({ from: answer.address, to })),
  );
  let count = 0;
  const origin = new URL(home).origin;
  while (references.length > 0) {
    count += references.length;
    const found = await inTurn(references, async ({ from, to }) => {
      const [file = to, fragment = ''] = to.split('#');
      const wrong = (why: string): string =>
        `${from.replace(origin, '')} leads to ${to.replace(origin, '')}, which ${why}`;
      const answer = await get(file);
      // The address of a page that does not exist answers 404 to its own anchors, rightly.
      if (answer.status !== 200 && !known.has(file))
        return { failures: [wrong(`answers ${answer.status}`)], next: [] };
      const page = known.get(file) ?? (isHtml(answer) ? read(answer) : undefined);
      const isThere =
        page === undefined || fragment === '' || page.ids.has(decodeURIComponent(fragment));
      const isNew = !asked.has(file) && !known.has(file) && file.startsWith(home);
      if (isNew) asked.add(file);
      return {
        failures: isThere ? [] : [wrong('is not in that page')],
        next: isNew
          ? [...(page?.addresses ?? []), ...namedIn(answer)].map((to) => ({ from: file, to }))
          : [],
      };
    });
    // In the order in which the files name them, and not in that of the answers.
    failures.push(...found.flatMap((each) => each.failures));
    references = found.flatMap(({ next }) => next);
  }
  return {
    name: 'links',
    about: `${count} links, anchors and files`,
    failures: [...new Set(failures)],
    notes: [],
  };
}

/** What a file that is no page names: scripts their imports, style sheets their pictures, the manifest its icons. */
function namedIn({ address, text }: Answer): string[] {
  const pattern = {
    '.js': /["'`](\.\/[\w.-]+\.js)["'`]/g,
    '.css': /url\(\s*["']?(.*?)["']?\s*\)/g,
    '.webmanifest': /"src":\s*"([^"]*)"/g,
  }[extname(new URL(address).pathname)];
  return pattern === undefined
    ? []
    : [...text.matchAll(pattern)].map((match) => new URL(match[1] ?? '', address).href);
}

/** What is wrong with the policy that stands in a page. */
export function policyFailures({ policy, blocked }: LivePage): string[] {
  if (policy === null) return ['there is no policy in the page'];
  const sources = [...directivesOf(policy)].flatMap(([directive, values]) =>
    values.map((value) => ({ directive, value })),
  );
  return [
    ...(policy.includes("default-src 'none'")
      ? []
      : ["the policy does not begin with default-src 'none'"]),
    // Drawings may stand in the page itself: an image runs no script. A script or a frame there would be anybody's.
    ...sources
      .filter(
        ({ directive, value }) =>
          value.startsWith("'unsafe-") ||
          ['*', 'http:', 'https:'].includes(value) ||
          (value === 'data:' && directive !== 'img-src'),
      )
      .map(({ directive, value }) => `the policy allows ${value} in ${directive}`),
    ...blocked.map(
      (text) => `the policy blocks an inline script or style that begins with: ${text}`,
    ),
  ];
}

/** Compares what the host sends with what the build would have it send. */
function checkHeaders(
  pages: readonly Answer[],
  assets: readonly Answer[],
  expected: Readonly<Record<string, string>>,
  sendsOurs: boolean,
  pathOf: (address: string) => string,
): Check {
  const failures: string[] = [];
  const notes = new Set<string>();
  const compare = (
    answer: Answer,
    name: string,
    wanted: string,
    isRight: (value: string) => boolean,
    without: string,
  ): void => {
    const value = answer.headers.get(name);
    if (value !== null && isRight(value)) return;
    if (!sendsOurs)
      notes.add(
        `${name} is not sent by this host${value === null ? '' : ` as the site has it, but as '${value}'`}: ${without}`,
      );
    else
      failures.push(
        `${pathOf(answer.address)}: ${value === null ? `${name} is not sent` : `${name} is '${shortened(value)}'`}, and should be '${shortened(wanted)}'`,
      );
  };
  for (const answer of [...pages, ...assets]) {
    for (const [name, wanted] of Object.entries(expected)) {
      // Browsers heed it over https only.
      if (name === 'Strict-Transport-Security') {
        if (answer.address.startsWith('https:'))
          compare(
            answer,
            name,
            wanted,
            (value) => maxAge(value) >= maxAge(wanted),
            withoutHeader[name] ?? '',
          );
      } else {
        compare(answer, name, wanted, (value) => value === wanted, withoutHeader[name] ?? '');
      }
    }
  }
  for (const answer of assets)
    compare(
      answer,
      'Cache-Control',
      `public, max-age=${year}, immutable`,
      (value) => maxAge(value) >= year,
      'visitors who come back fetch more than they need',
    );
  for (const answer of pages.filter(({ status }) => status === 200))
    compare(
      answer,
      'Cache-Control',
      'no-cache',
      (value) => value === 'no-cache' || maxAge(value) === 0,
      'a change of the site may take a while to be seen',
    );
  return {
    name: 'headers',
    about: `${pages.length} pages, ${assets.length} assets`,
    failures,
    notes: [...notes],
  };
}

/** Whether the host sends parts of a film: else nobody can jump to a place in it, and Safari plays none at all. */
async function checkParts(
  everything: readonly Answer[],
  pathOf: (address: string) => string,
): Promise<Check[]> {
  const film = everything.find(({ address }) => /\.(mp4|webm)$/.test(address));
  if (film === undefined) return [];
  const { status } = await fetch(film.address, {
    headers: { range: 'bytes=0-99' },
    signal: AbortSignal.timeout(patience),
  });
  return [
    {
      name: 'films',
      about: 'parts of them',
      failures:
        status === 206
          ? []
          : [
              `${pathOf(film.address)} is sent whole where a part is asked for (${status} in the place of 206): choose a host that answers Range`,
            ],
      notes: [],
    },
  ];
}

const maxAge = (value: string): number => Number(/max-age=(\d+)/.exec(value)?.[1] ?? NaN);

const shortened = (value: string): string =>
  value.length > 120 ? `${value.slice(0, 117)}...` : value;

/** The checks as a table for the terminal, what has to be mended below each. */
export function liveTable(checks: readonly Check[]): string {
  return checks
    .flatMap(({ name, about, failures, notes }) => [
      `  ${failures.length > 0 ? 'FAILED' : 'ok    '}  ${name.padEnd(16)}  ${about}`,
      ...failures.map((failure) => `            ${failure}`),
      ...notes.map((note) => `            note: ${note}`),
    ])
    .join('\n');
}

async function main(given: readonly string[]): Promise<void> {
  const [address] = given;
  if (address === undefined || given.length > 1)
    throw new LiveError('Usage: npm run check:live -- https://example.com/');
  const checks = await checkLive(address);
  const failed = checks.filter(({ failures }) => failures.length > 0).length;
  console.log(liveTable(checks));
  console.log(
    failed === 0
      ? '\n  The site is as the build made it.'
      : `\n  ${failed} of ${checks.length} checks failed.`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof LiveError ? error.message : error);
    process.exitCode = 1;
  });
}
