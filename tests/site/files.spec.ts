/** What a host sends: statuses, types, headers, compression, and where links lead. */
import { extname } from 'node:path';
import { brokenLinks } from './crawl.ts';
import { directivesOf, expect, pagesOf, pathOf, policyOf, test } from './fixtures.ts';

/** The right types of each kind of file; the empty one is that of no header. */
const types: Readonly<Record<string, readonly string[]>> = {
  '': ['text/html'],
  '.html': ['text/html'],
  '.js': ['text/javascript', 'application/javascript'],
  '.css': ['text/css'],
  '.svg': ['image/svg+xml'],
  '.png': ['image/png'],
  '.ico': ['image/x-icon', 'image/vnd.microsoft.icon', ''],
  '.jpg': ['image/jpeg'],
  '.webp': ['image/webp'],
  '.avif': ['image/avif'],
  '.mp4': ['video/mp4'],
  '.webm': ['video/webm'],
  '.vtt': ['text/vtt'],
  '.woff2': ['font/woff2', 'application/font-woff2'],
  '.xml': ['application/xml', 'text/xml'],
  '.txt': ['text/plain'],
  // Browsers read a manifest whatever its type.
  '.webmanifest': ['application/manifest+json', 'application/json', 'application/octet-stream'],
};
const compressible = /^(text\/(html|css|javascript)|application\/javascript|image\/svg\+xml)$/;

/** Smaller files gain nothing from compression, in bytes. */
const worthCompressing = 1500;

test('every link, image and file that the site names should be there', ({ site, fault }) => {
  expect(site.links.length).toBeGreaterThan(0);
  for (const { from, why } of brokenLinks(site)) fault({ page: pathOf(from), says: why });
});

test('the sitemap should list pages of this site', ({ site, note }) => {
  const sitemap = site.answers.get(`${site.home}sitemap.xml`);
  expect(sitemap?.status, 'sitemap.xml').toBe(200);
  expect(sitemap?.text).toContain(`<loc>${site.published}`);
  if (site.published !== site.home)
    note(`the pages give their URL as ${site.published}: set it in content/site.yaml`);
});

test("an unknown URL should answer 404 with the site's own page", ({ site: { missing } }) => {
  expect(missing.status).toBe(404);
  expect(missing.text, 'the page of the site, which no search engine lists').toContain('noindex');
});

test('every file should be sent with its type, and compressed where that helps', ({
  site,
  fault,
}) => {
  // The server of a check on this machine does not compress.
  const isDeployed = new URL(site.home).hostname !== '127.0.0.1';
  for (const { url, status, type, text, headers } of site.answers.values()) {
    if (status !== 200) continue;
    const right = types[extname(pathOf(url))];
    if (right !== undefined && !right.includes(type))
      fault({ page: pathOf(url), says: `is sent as '${type}', and is ${right[0] ?? ''}` });
    if (
      isDeployed &&
      compressible.test(type) &&
      text.length > worthCompressing &&
      !headers.has('content-encoding')
    )
      fault({ page: pathOf(url), says: `is sent uncompressed, ${text.length} bytes` });
  }
});

test('a player should get parts of a video', async ({ site, fault }) => {
  const video = [...site.answers.keys()].find((url) => /\.(mp4|webm)$/.test(url));
  test.skip(video === undefined, 'The site has no video file.');
  const { status } = await fetch(video ?? '', { headers: { range: 'bytes=0-99' } });
  if (status !== 206)
    fault({
      page: pathOf(video ?? ''),
      says: `a part of it answers ${status} in place of 206: choose a host that supports Range`,
    });
});

test('every page should have a policy that allows nothing by default', ({ site, fault }) => {
  for (const page of [...site.answers.values(), site.missing]) {
    if (!page.elements.some(({ attributes }) => attributes['id'] === 'root')) continue;
    const policy = policyOf(page);
    if (!policy.includes("default-src 'none'"))
      fault({ page: pathOf(page.url), says: "has no policy with default-src 'none'" });
    for (const [directive, sources] of directivesOf(policy))
      for (const source of sources)
        if (/^('unsafe-.*|\*|https?:|data:)$/.test(source) && directive !== 'img-src')
          fault({ page: pathOf(page.url), says: `its policy allows ${source} in ${directive}` });
  }
});

test('a host that sends headers should send those of the build', ({ site, fault, note }) => {
  const pages = pagesOf(site);
  const isOurs = pages.some(({ headers }) => headers.has('content-security-policy'));
  const wrong = (page: string, says: string): void =>
    isOurs ? fault({ page, says }) : note(`this host sends no headers of its own: ${says}`);
  for (const page of pages) {
    const sent = directivesOf(page.headers.get('content-security-policy') ?? '');
    for (const [directive, sources] of directivesOf(policyOf(page)))
      if (sources.some((each) => each !== "'none'" && sent.get(directive)?.includes(each) !== true))
        wrong(pathOf(page.url), `the header Content-Security-Policy lacks sources of ${directive}`);
    for (const name of ['X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy'])
      if (!page.headers.has(name)) wrong(pathOf(page.url), `the header ${name} is missing`);
  }
  for (const { url, headers } of site.answers.values())
    if (
      url.startsWith(`${site.home}assets/`) &&
      !/immutable/.test(headers.get('cache-control') ?? '')
    )
      wrong('/assets/', 'files with a hash in their name are not cached for good');
});
