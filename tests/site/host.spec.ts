/** How a host answers: headers, caches, redirects, and parts of files. */
import type { Site } from './crawl.ts';
import { directivesOf, isDeployed, pagesOf, pathOf, policyOf, test } from './fixtures.ts';

/** The longest time for which a browser may cache a 404, in seconds. */
const week = 604_800;

/** The headers of the build, and the value of each where a host sends the header twice. */
const ofTheBuild: Readonly<Record<string, RegExp>> = {
  'Content-Security-Policy': /,/,
  'X-Content-Type-Options': /,/,
  'Referrer-Policy': /,/,
  'Permissions-Policy': /camera=.*camera=/,
  'Strict-Transport-Security': /max-age.*max-age/,
  'Cross-Origin-Opener-Policy': /,/,
};
const twice = {
  ...ofTheBuild,
  'Cache-Control': /max-age.*max-age|no-cache.*max-age=[1-9]|max-age=[1-9].*no-cache/,
};

const maxAge = (headers: Headers): number =>
  Number(/\bmax-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);

/** Whether the host sends what the build wrote for it; GitHub Pages, for one, cannot. */
const sendsHeaders = (site: Site): boolean =>
  pagesOf(site).some(({ headers }) => headers.has('content-security-policy'));

test('a host should send the headers of the build, each once', ({ site, fault, note }) => {
  if (site.home.startsWith('http:') && isDeployed(site))
    note('this is http: browsers obey some of the headers over https only');
  for (const { url, headers } of [...site.answers.values(), site.missing])
    for (const [name, pattern] of Object.entries(twice))
      if (pattern.test(headers.get(name) ?? ''))
        fault({ page: pathOf(url), says: `the header ${name} is sent twice` });
  if (!sendsHeaders(site)) {
    if (isDeployed(site)) note('this host sends none of the headers of the build');
    return;
  }
  for (const page of pagesOf(site)) {
    const wrong = (says: string): void => fault({ page: pathOf(page.url), says });
    const lacking = Object.keys(ofTheBuild).filter((name) => !page.headers.has(name));
    if (lacking.length > 0) wrong(`lacks the headers ${lacking.join(', ')}`);
    const sent = directivesOf(page.headers.get('content-security-policy') ?? '');
    for (const [directive, sources] of directivesOf(policyOf(page))) {
      const fallback = directive.endsWith('-src') ? sent.get('default-src') : undefined;
      // A header that names neither the directive nor a default allows everything.
      const allowed = sent.get(directive) ?? fallback ?? sources;
      if (sources.some((source) => source !== "'none'" && !allowed.includes(source)))
        wrong(`the header Content-Security-Policy lacks sources of ${directive}`);
    }
  }
});

test('browsers should keep files with a hash, and ask for others', async ({
  site,
  fault,
  note,
}) => {
  const keptShortly = 'browsers keep this file with a hash for less than a week';
  for (const { url, headers, status } of site.answers.values())
    if (status === 200 && url.startsWith(`${site.home}assets/`) && maxAge(headers) < week)
      if (sendsHeaders(site)) fault({ page: pathOf(url), says: keptShortly });
      else if (isDeployed(site)) note('browsers keep files with a hash for less than a week');
  for (const { url, headers } of pagesOf(site))
    if (maxAge(headers) > 3600)
      fault({ page: pathOf(url), says: 'browsers keep this page for more than an hour' });
  const none = `assets/none.js?${Date.now()}`;
  const { status, headers } = await fetch(site.home + none);
  if (isDeployed(site) && status === 404 && maxAge(headers) > week)
    fault({ page: '/assets/none.js', says: 'browsers keep this 404 for more than a week' });
});

test('what is compressed should vary by what the browser accepts', ({ site, fault }) => {
  for (const { url, headers } of site.answers.values())
    if (headers.has('content-encoding') && !/accept-encoding|\*/i.test(headers.get('vary') ?? ''))
      fault({ page: pathOf(url), says: 'is compressed without Vary: Accept-Encoding' });
});

test('http should lead to https', async ({ site, fault }) => {
  test.skip(!site.home.startsWith('https:'), 'The site is looked at over http.');
  const answer = await fetch(site.home.replace('https:', 'http:')).catch(() => undefined);
  if (answer !== undefined && !answer.url.startsWith('https:'))
    fault({ page: '/', says: 'http does not lead to https: switch that on at the host' });
});

test('a URL without its slash should lead to the page, with its query', async ({ site, fault }) => {
  const others = pagesOf(site).filter(({ url }) => url !== site.home);
  const { url } = others.find((each) => pathOf(each.url).endsWith('/')) ?? {};
  test.skip(url === undefined, 'The site has one page.');
  const asked = `${url?.slice(0, -1) ?? ''}?utm_source=check`;
  const { status, headers } = await fetch(asked, { redirect: 'manual' });
  const to = new URL(headers.get('location') ?? asked, asked);
  const wrong = (says: string): void => fault({ page: pathOf(asked), says });
  if (status >= 400) wrong(`answers ${status}`);
  else if (to.origin !== new URL(asked).origin) wrong(`leads to another origin: ${to.origin}`);
  else if (to.search !== new URL(asked).search) wrong('leads to the page without the query');
});

test('a player should get parts of a video', async ({ site, fault }) => {
  const video = [...site.answers.values()].find(
    ({ url, status }) => status === 200 && /\.(mp4|webm)$/.test(url),
  );
  test.skip(video === undefined, 'The site has no video file.');
  const { url = '', headers = new Headers() } = video ?? {};
  const wrong = (says: string): void => fault({ page: pathOf(url), says });
  const ask = async (range: string, others = {}): Promise<[status: number, length: number]> => {
    const response = await fetch(url, { headers: { range, ...others } });
    if (response.status === 206) return [206, (await response.arrayBuffer()).byteLength];
    await response.body?.cancel();
    return [response.status, 0];
  };
  const [status, length] = await ask('bytes=0-1');
  if (status !== 206) {
    wrong(`a part of it answers ${status} in place of 206, so Safari does not play it`);
    return;
  }
  if (!isDeployed(site)) return;
  if (length !== 2) wrong(`a part of 2 bytes has ${length}`);
  const [ofEnd, lengthOfEnd] = await ask('bytes=-500');
  if (ofEnd !== 206 || lengthOfEnd !== 500) wrong('the last 500 bytes of it are not to be had');
  // A host may send the whole file for a weak tag.
  const etag = headers.get('etag') ?? '';
  if (etag.startsWith('"') && (await ask('bytes=0-1', { 'if-range': etag }))[0] !== 206)
    wrong('a part of it that is asked for by If-Range answers the whole');
});
