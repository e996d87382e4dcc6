import { readFileSync } from 'node:fs';
import { domainToUnicode } from 'node:url';
import { parse } from 'yaml';
import { urlError } from './url.ts';

/** One kind of page of a host, with the patterns of its URLs. */
interface HostPage {
  patterns: readonly string[];
  frame: string;
  open?: string;
}

/** A host with known URLs. video-hosts.yaml explains each field. */
export interface Host {
  /** The name of the host in the content. */
  name: string;
  /** The name of the host in messages. */
  title: string;
  domains: readonly string[];
  /** The domain is an everyday word, so unrelated hosts contain it as well. */
  everyday?: true;
  whiteLabel: readonly string[];
  parts: Readonly<Record<string, string>>;
  keep: readonly string[];
  drop: readonly string[];
  pages: readonly HostPage[];
  reason: string;
  example: string;
}

type Lists = 'domains' | 'whiteLabel' | 'keep' | 'drop';
type Row = Partial<Record<Lists, string>> &
  Pick<Host, 'title' | 'everyday' | 'reason'> & {
    example?: string;
    parts?: Host['parts'];
    pages?: readonly (Omit<HostPage, 'patterns'> & { patterns: string })[];
  };

const useFile =
  'download the video as MP4, put it into content/media ' +
  'and write its name here, or upload it to a video host';

/** Reads a table of hosts beside this file. */
export function readHosts(file: string): readonly Host[] {
  const rows = parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Record<string, Row>;
  const list = (text = ''): string[] => text.split(/\s+/).filter((word) => word !== '');
  return Object.entries(rows).map(([name, row]) => ({
    ...row,
    name,
    reason: row.example === undefined ? `${row.reason}; ${useFile}` : row.reason,
    example: row.example ?? 'videos/my-video.mp4',
    domains: list(row.domains),
    whiteLabel: list(row.whiteLabel),
    parts: row.parts ?? {},
    keep: list(row.keep),
    drop: list(row.drop),
    pages: (row.pages ?? []).map((page) => ({ ...page, patterns: list(page.patterns) })),
  }));
}

/** URLs that contain another URL, as a parameter or as a part of the path. */
const redirects: readonly { from: RegExp; parameter?: string; to?: string }[] = [
  { from: /^https:\/\/(www\.)?google\.[a-z.]+\/(url|imgres)\?/, parameter: 'url' },
  { from: /^https:\/\/(www\.)?google\.[a-z.]+\/url\?/, parameter: 'q' },
  { from: /^https:\/\/[\w.]+\.safelinks\.protection\.outlook\.com\//, parameter: 'url' },
  { from: /^https:\/\/cdn\.embedly\.com\/widgets\/media\.html\?/, parameter: 'url' },
  { from: /^https:\/\/(www\.)?youtube\.com\/attribution_link\?/, parameter: 'u' },
  { from: /^https:\/\/(www\.)?youtube\.com\/redirect\?/, parameter: 'q' },
  { from: /^https:\/\/consent\.youtube\.com\/ml?\?/, parameter: 'continue' },
  { from: /^https:\/\/(www\.)?(youtube\.com|vimeo\.com\/api)\/oembed/, parameter: 'url' },
  { from: /^https:\/\/www\.facebook\.com\/plugins\/(video|post)\.php\?/, parameter: 'href' },
  { from: /^https:\/\/lm?\.(facebook|instagram)\.com\/(l\.php)?\?/, parameter: 'u' },
  // Wistia's e-mails link to a page of the owner that plays the video.
  {
    from: /^https?:\/\/[^?#]+\?(?:[^#]*&)?wvideo=([a-z\d]{10})\b.*$/,
    to: 'https://fast.wistia.net/embed/iframe/$1',
  },
  // Scripts whose URL contains the URL of the page.
  { from: /^(https:\/\/[\w.-]*\bjotform\.[a-z]+\/)jsform\/(\d{10,}).*$/, to: '$1$2' },
  {
    from: /^(https:\/\/(?:\w+\.)?square(?:up\.com|\.site)\/appointments\/[\w/]+)\.js\b.*$/,
    to: '$1',
  },
  {
    from: /^(https:\/\/(?:cdn\.jwplayer|content\.jwplatform)\.com\/players\/[\w-]+)\.js\b.*$/,
    to: '$1.html',
  },
  { from: /^(https:\/\/[\w-]+\.formstack\.com\/forms\/)js\.php\/([\w-]+).*$/, to: '$1$2' },
  {
    from: /^https:\/\/online-booking\.housecallpro\.com\/script\.js\?token=(\w+)&orgName=([\w-]+).*$/,
    to: 'https://book.housecallpro.com/book/$2/$1?v2=true',
  },
];

/** The page that the URL of a script contains; undefined for all other scripts. */
export function pageOfScript(written: string): string | undefined {
  const url = written.replace(/^\/\//, 'https://');
  const redirect = redirects.find(({ from, to }) => to !== undefined && from.test(url));
  return redirect?.to === undefined ? undefined : url.replace(redirect.from, redirect.to);
}

/** The unread URL inside a redirect, a plugin or a script; undefined for other URLs. */
export function targetOf(url: URL): string | undefined {
  for (const { from, parameter, to } of redirects) {
    if (!from.test(url.href)) continue;
    const target =
      parameter === undefined
        ? url.href.replace(from, to ?? '')
        : url.searchParams.get(parameter)?.replace(/^\//, `${url.origin}/`);
    if (target !== undefined && /^https?:/.test(target)) return target;
  }
  return undefined;
}

/** Whether a URL is on a domain of this host. */
export const isOn = ({ hostname, pathname }: URL, { domains }: Pick<Host, 'domains'>): boolean =>
  domains.some((domain) => {
    const [name = '', ...path] = domain.split('/');
    const isHost = name === '' || hostname === name || hostname.endsWith(`.${name}`);
    return isHost && (path.length === 0 || pathname.startsWith(`/${path.join('/')}`));
  });

/**
 * Finds the host that a URL belongs to; undefined for unknown hosts.
 * @throws Error if the URL only looks like a known host, or has a port that the host does not use
 */
export function hostOf(url: URL, hosts: readonly Host[]): Host | undefined {
  const own = hosts.find((host) => isOn(url, host));
  if (own !== undefined) {
    if (url.port !== '' && !own.domains.some((domain) => domain.startsWith('/')))
      throw urlError(
        `must not have the port ${url.port}`,
        `${own.title} has no pages there`,
        own.example,
      );
    return own;
  }
  const seen = skeleton(domainToUnicode(url.hostname) || url.hostname);
  for (const { title, domains, everyday, example } of hosts) {
    // Short domains are part of unrelated hosts: "christmas.me" contains "as.me".
    const copied = domains.find(
      (domain) =>
        everyday !== true &&
        domain.length >= 8 &&
        !domain.includes('/') &&
        seen.includes(skeleton(domain)),
    );
    if (copied !== undefined)
      throw urlError(
        `must be on ${copied}, not on ${url.hostname}`,
        `this host only looks like ${title} and belongs to somebody else`,
        example,
      );
  }
  return hosts.find((host) =>
    host.whiteLabel.some((pattern) => matchUrl(url, pattern, host) !== null),
  );
}

/** @returns the frame and the page of a URL, or null if the URL is not one page of the host */
export function readPage(written: URL, host: Host): { frame: string; open: string } | null {
  // Old share buttons wrote & in the place of ?.
  const url = new URL(written.href.replace(/^([^?#&]*)&/, '$1?'));
  for (const page of host.pages) {
    const found = page.patterns.map((pattern) => matchUrl(url, pattern, host)).find(Boolean);
    if (!found) continue;
    const open = fillUrl(page.open ?? page.frame, found);
    const frame = fillUrl(page.frame, { ...found, open: encodeURIComponent(open) });
    return { frame, open };
  }
  return null;
}

type Parts = Readonly<Record<string, string | undefined>>;

/** @returns the named groups of a pattern in a URL, encoded for another URL; null without match */
function matchUrl(url: URL, pattern: string, { parts, keep, drop }: Host) {
  const [rest = '', fragment = ''] = pattern.split('#');
  if (!new RegExp(`^${fragment === '' ? '' : `#${sourceOf(fragment, parts)}`}`).test(url.hash))
    return null;
  const [place = '', query = ''] = rest.split('?');
  const prefix = place.startsWith('/') ? '[^/]+' : '(?:www\\.|m\\.)?';
  const path = url.pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replaceAll(/%3A/gi, ':');
  const match = new RegExp(`^${prefix}${sourceOf(place.replace(/\/$/, ''), parts)}$`).exec(
    url.hostname + path,
  );
  if (match === null) return null;
  const values: Record<string, string | undefined> = {
    ...match.groups,
    start: startSeconds(url),
    href: url.href,
    origin: url.origin,
    path,
    search: searchWithout(url, drop),
    hash: url.hash,
  };
  for (const each of query === '' ? [] : query.split('&')) {
    const [name = '', value = ''] = each.split('=');
    const written = url.searchParams.get(name)?.replace(/[?&].*$/, '') ?? '';
    const groups = new RegExp(`^(?:${sourceOf(value, parts, '.+')})$`).exec(written);
    if (groups === null) return null;
    for (const [part, found] of Object.entries(groups.groups ?? {}))
      values[part] = encodeURIComponent(found);
  }
  for (const name of keep) {
    const value = url.searchParams.get(name);
    if (value === null || values[name] !== undefined) continue;
    if (parts[name] !== undefined && !new RegExp(`^(?:${parts[name]})$`).test(value)) return null;
    values[name] = encodeURIComponent(value);
  }
  return values;
}

/** The regular expression of a pattern, with a group for each part. */
const sourceOf = (pattern: string, parts: Parts, any = '[^/]+'): string =>
  pattern
    .replace(/[.$+]/g, '\\$&')
    .replaceAll('[', '(?:')
    .replaceAll(']', ')?')
    .replace(/(?<!\*)\*(?!\*)/g, '[^/]+')
    .replaceAll('**', '.*')
    .replace(/\{([\w-]+)\}/g, (_, name: string) => `(?<${name}>${parts[name] ?? any})`);

/** Puts parts into a URL. */
const fillUrl = (template: string, parts: Parts): string =>
  template
    .replace(/\[([^\]]*\{([\w-]+)\}[^\]]*)\]/g, (_, inner: string, name: string) =>
      parts[name] === undefined ? '' : inner,
    )
    .replace(/\{([\w-]+)\}/g, (_, name: string) => parts[name] ?? '')
    // Any parameter may be the first one, after the question mark.
    .replace(/^([^?#&]*)&/, '$1?');

function searchWithout({ search, searchParams }: URL, names: readonly string[]): string {
  if (!names.some((name) => searchParams.has(name))) return search;
  const others = new URLSearchParams([...searchParams].filter(([name]) => !names.includes(name)));
  return others.size === 0 ? '' : `?${others.toString()}`;
}

/** @returns the start time of a video in seconds; reads `90`, `90s`, `1m30` and `1h2m3s` */
function startSeconds({ hash, searchParams }: URL): string | undefined {
  const names = ['t', 'start', 'startTime', 'start-time', 'time', 'wtime', 'time_continue'];
  const written =
    names.map((name) => searchParams.get(name)).find((value) => value !== null) ??
    /^#t=(.+)$/.exec(hash)?.[1];
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(written ?? '') ?? [];
  const sum = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sum === 0 ? undefined : String(sum);
}

/**
 * Characters of other alphabets that resemble Latin ones, and digits in the place of letters.
 * @see https://www.unicode.org/Public/security/latest/confusables.txt
 */
const lookAlikes = new Map(
  'aаɑα bЬƄ cсϲ dԁ eеҽ3 gɡց hһ iіıι jј kкκ lӏ1 mм nո oоοօ0 pрρ qԛ s5ѕ tтτ uυս vνѵ wԝѡ xхχ yуγ'
    .split(' ')
    .flatMap(([latin = '', ...others]) => others.map((other) => [other, latin] as const)),
);

/** A host without accents, with similar Latin characters in place of all others. */
const skeleton = (host: string): string =>
  Array.from(
    host.normalize('NFKD').replace(/\p{M}/gu, ''),
    (character) => lookAlikes.get(character) ?? character,
  ).join('');
