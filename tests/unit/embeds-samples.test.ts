import { readdir, readFile, stat } from 'node:fs/promises';
import { HtmlValidate, FileSystemConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';

const samples = new URL('../../static/samples/', import.meta.url);
const pages = (await readdir(samples)).filter((name) => name.endsWith('.html'));

const validator = new HtmlValidate(new FileSystemConfigLoader());

describe.each(pages)('%s', (name) => {
  it('should be valid HTML with language, title and one heading, and not be indexed', async () => {
    const html = await readFile(new URL(name, samples), 'utf8');
    const report = await validator.validateString(html, new URL(name, samples).pathname);
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });

  it('should load only files beside it, to work under any path', async () => {
    const html = await readFile(new URL(name, samples), 'utf8');
    for (const [, url = ''] of html.matchAll(/(?:src|href)="([^"]*)"/g)) {
      // The icon is the exception: browsers would request one from the root of the host.
      if (url === '../favicon.ico') continue;
      expect(url).not.toMatch(/^(\/|\.\.|[a-z]+:)/);
      if (!url.startsWith('#')) expect((await stat(new URL(url, samples))).isFile()).toBe(true);
    }
  });

  it('should have no inline style, script or handler, as the policy asks', async () => {
    const html = await readFile(new URL(name, samples), 'utf8');
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?! src=)/);
  });
});

it('should ask for what the call needs: a phone number, above all', async () => {
  const html = await readFile(new URL('booking.html', samples), 'utf8');
  const required = [...html.matchAll(/<input[^>]*autocomplete="(\w+)" required/g)];
  expect(required.map(([, name]) => name)).toEqual(['name', 'email', 'tel']);
});
