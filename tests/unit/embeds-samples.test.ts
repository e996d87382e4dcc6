import { readdir, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { HtmlValidate, FileSystemConfigLoader } from 'html-validate';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const samples = new URL('../../static/samples/', import.meta.url);
const content = new URL('../sample/', import.meta.url);

/** The videos as the files say it, before addresses are resolved. */
const entries = z.array(z.object({ id: z.string(), caption: z.string(), videoUrl: z.string(), thumbnail: z.object({ src: z.string() }) }));

async function videos() {
  const files = await Promise.all(['demos.yaml', 'testimonials.yaml'].map((name) => readFile(new URL(name, content), 'utf8')));
  return files.flatMap((file) => entries.parse(parse(file))).filter(({ videoUrl }) => videoUrl.startsWith('/samples/'));
}

const pages = (await readdir(samples)).filter((name) => name.endsWith('.html'));
const players = pages.filter((name) => name !== 'booking.html');

const textOf = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const validator = new HtmlValidate(new FileSystemConfigLoader());

test('each video of the content that points at a sample has one, with its caption and its picture', async () => {
  for (const { id, caption, videoUrl, thumbnail } of await videos()) {
    expect(videoUrl).toBe(`/samples/${id}.html`);
    const html = textOf(await readFile(new URL(`${id}.html`, samples), 'utf8'));
    expect(html, `static/samples/${id}.html still has the old caption`).toContain(`<h1>${caption}</h1>`);
    expect(html).toContain(`<title>Sample clip: ${caption}</title>`);
    expect(html).toContain(`src="posters/${basename(thumbnail.src)}"`);
  }
});

test('the posters are the pictures of the content', async () => {
  for (const { thumbnail } of await videos()) {
    const name = basename(thumbnail.src);
    const [poster, original] = await Promise.all([readFile(new URL(`posters/${name}`, samples)), readFile(new URL(`media/${thumbnail.src}`, content))]);
    expect(poster.equals(original), `${name} has changed: cp tests/sample/media/demos/*.svg tests/sample/media/testimonials/*.svg static/samples/posters/`).toBe(true);
  }
});

describe.each(pages)('%s', (name) => {
  it('is valid HTML with a language, a title and one heading, and stays out of search results', async () => {
    const html = await readFile(new URL(name, samples), 'utf8');
    const report = await validator.validateString(html, new URL(name, samples).pathname);
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });

  it('asks for nothing but files beside it, so that it works under any path', async () => {
    const html = await readFile(new URL(name, samples), 'utf8');
    for (const [, address = ''] of html.matchAll(/(?:src|href)="([^"]*)"/g)) {
      // The one file above: the icon of the site, which browsers would look for at the root of the host.
      if (address === '../favicon.ico') continue;
      expect(address).not.toMatch(/^(\/|\.\.|[a-z]+:)/);
      if (!address.startsWith('#')) expect((await stat(new URL(address, samples))).isFile()).toBe(true);
    }
  });

  it('keeps to the policy of the site: no inline style, script or handler', async () => {
    const html = await readFile(new URL(name, samples), 'utf8');
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?! src=)/);
  });
});

test.each(players)('%s is light', async (name) => {
  const sizes = await Promise.all([name, 'player.css'].map(async (file) => (await stat(new URL(file, samples))).size));
  for (const size of sizes) expect(size).toBeLessThan(3000);
});
