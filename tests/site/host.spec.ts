/** How a host answers: headers, caches, redirects, and parts of files. */
import { directivesOf, isDeployed, pagesOf, pathOf, policyOf, test } from './fixtures.ts';

/** The longest time for which a browser may keep what is not there, in seconds. */
const week = 604_800;

const maxAge = (headers: Headers): number =>
  Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);

/** Headers of one value, and what stands between two where they are sent twice. */
const single: readonly [name: string, twice: RegExp][] = [
  ['Content-Security-Policy', /,/],
  ['X-Content-Type-Options', /,/],
  ['Referrer-Policy', /,/],
  ['Permissions-Policy', /camera=.*camera=/],
  ['Strict-Transport-Security', /max-age.*max-age/],
  ['Cross-Origin-Opener-Policy', /,/],
  ['Cache-Control', /max-age.*max-age|no-cache.*max-age=[1-9]|max-age=[1-9].*no-cache/],
];

test('a host should send the headers of the build, each once', ({ site, fault, note }) => {
  const pages = pagesOf(site);
  const isOurs = pages.some(({ headers }) => headers.has('content-security-policy'));
  const wrong = (page: string, says: string): void => {
    if (isOurs) fault({ page, says });
    else if (isDeployed(site)) note(`this host sends no headers of its own: ${says}`);
  };
  for (const page of pages) {
    const sent = directivesOf(page.headers.get('content-security-policy') ?? '');
    for (const [directive, sources] of directivesOf(policyOf(page))) {
      // A header that names neither the directive nor a default allows all.
      const allowed = new Set(sent.get(directive) ?? sent.get('default-src') ?? sources);
      if (sources.some((source) => source !== "'none'" && !allowed.has(source)))
        wrong(pathOf(page.url), `the header Content-Security-Policy lacks sources of ${directive}`);
    }
    for (const [name] of single)
      if (name !== 'Cache-Control' && !page.headers.has(name))
        wrong(pathOf(page.url), `the header ${name} is missing`);
  }
  for (const { url, headers } of site.answers.values())
    for (const [name, twice] of single)
      if (twice.test(headers.get(name) ?? ''))
        fault({ page: pathOf(url), says: `the header ${name} is sent twice` });
});

test('browsers should keep files with a hash, and ask for others', async ({
  site,
  fault,
  note,
}) => {
  for (const { url, headers, status } of site.answers.values())
    if (status === 200 && url.startsWith(`${site.home}assets/`) && maxAge(headers) < week)
      if (site.missing.headers.has('content-security-policy'))
        fault({ page: pathOf(url), says: 'a file with a hash is kept for less than a week' });
      else if (isDeployed(site)) note('files with a hash are kept for less than a week');
  for (const { url, headers } of pagesOf(site))
    if (maxAge(headers) > 3600)
      fault({ page: pathOf(url), says: 'browsers keep this page for more than an hour' });
  const { status, headers } = await fetch(`${site.home}assets/none-${Date.now().toString(36)}.js`);
  if (status !== 404) fault({ page: '/assets/none.js', says: `answers ${status} in place of 404` });
  else if (maxAge(headers) > week && isDeployed(site))
    fault({ page: '/assets/none.js', says: 'browsers keep this 404 for more than a week' });
});

test('what is compressed should vary by what the browser accepts', ({ site, fault }) => {
  for (const { url, headers } of site.answers.values())
    if (headers.has('content-encoding') && !/accept-encoding/i.test(headers.get('vary') ?? ''))
      fault({ page: pathOf(url), says: 'is compressed without Vary: Accept-Encoding' });
});

test('http should lead to https', async ({ site, fault }) => {
  test.skip(!site.home.startsWith('https:'), 'The address is one of http.');
  const answer = await fetch(site.home.replace('https:', 'http:'), { redirect: 'manual' }).catch(
    () => undefined,
  );
  if (answer === undefined) return;
  if (!(answer.headers.get('location') ?? '').startsWith('https://'))
    fault({
      page: pathOf(site.home),
      says: `over http it answers ${answer.status} and does not lead to https: switch that on at the host`,
    });
});

test('a URL without its slash should lead to the page, with its query', async ({ site, fault }) => {
  const page = pagesOf(site).find(({ url }) => url !== site.home && url.endsWith('/'));
  test.skip(page === undefined, 'The site has one page.');
  const { url = '' } = page ?? {};
  const query = '?utm_source=check';
  const answer = await fetch(url.slice(0, -1) + query, { redirect: 'manual' });
  const location = answer.headers.get('location');
  const to = new URL(location ?? url.slice(0, -1) + query, url);
  const wrong = (says: string): void => fault({ page: pathOf(url).slice(0, -1), says });
  if (location === null && answer.status !== 200) wrong(`answers ${answer.status}`);
  else if (to.search !== query) wrong(`leads to ${to.pathname} and loses the query`);
  else if (to.origin !== new URL(url).origin) wrong(`leads to another origin, ${to.origin}`);
});

test('a player should get parts of a video', async ({ site, fault }) => {
  const video = [...site.answers.keys()].find((url) => /\.(mp4|webm)$/.test(url));
  test.skip(video === undefined, 'The site has no video file.');
  const whole = site.answers.get(video ?? '')?.headers;
  const modified = whole?.get('last-modified');
  const etag = whole?.get('etag');
  const validator = etag?.startsWith('"') === true ? etag : modified;
  const parts: [headers: Record<string, string>, length: number][] = [
    [{ range: 'bytes=0-1' }, 2],
    [{ range: 'bytes=-500' }, 500],
    ...(validator == null
      ? []
      : [[{ range: 'bytes=0-1', 'if-range': validator }, 2] as [Record<string, string>, number]]),
  ];
  for (const [headers, length] of parts) {
    const { status, body, headers: sent } = await fetch(video ?? '', { headers });
    await body?.cancel();
    if (status !== 206) {
      fault({
        page: pathOf(video ?? ''),
        says: `a part of a video answers ${status} in place of 206, so Safari plays none: choose another host`,
      });
      return;
    }
    if (sent.get('content-length') !== String(length))
      fault({ page: pathOf(video ?? ''), says: `${headers['range'] ?? ''} answers another part` });
  }
});
