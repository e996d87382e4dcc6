/** What a host sends: statuses, types, compression, and where links lead. */
import { extname } from 'node:path';
import { brokenLinks } from './crawl.ts';
import { directivesOf, expect, isDeployed, pathOf, policyOf, test } from './fixtures.ts';

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
  if (isDeployed(site) && site.published !== site.home)
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
  for (const { url, status, type, text, headers } of site.answers.values()) {
    if (status !== 200) continue;
    const right = types[extname(pathOf(url))];
    if (right !== undefined && !right.includes(type))
      fault({ page: pathOf(url), says: `is sent as '${type}', and is ${right[0] ?? ''}` });
    if (
      isDeployed(site) &&
      compressible.test(type) &&
      text.length > worthCompressing &&
      !headers.has('content-encoding')
    )
      fault({ page: pathOf(url), says: `is sent uncompressed, ${text.length} bytes` });
  }
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
