// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFonts, coveredBy, staticFonts } from '../../site/generator/assets/fonts.ts';
import { openCache } from '../../site/generator/cache.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fonts-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const build = (text: string) =>
  buildFonts({ text, cache: openCache(directory), url: (path) => `/repo/${path}` });

describe('the web fonts', () => {
  it('should be two small files that English pages need', async () => {
    const { files, css } = await build('Proof over promises');
    expect([...files.keys()]).toEqual([
      expect.stringMatching(/^assets\/bricolage-grotesque-[0-9a-f]{6}\.woff2$/),
      expect.stringMatching(/^assets\/instrument-sans-[0-9a-f]{6}\.woff2$/),
    ]);
    const bytes = [...files.values()].reduce((sum, file) => sum + file.byteLength, 0);
    expect(bytes).toBeLessThan(31_000);
    for (const path of files.keys()) expect(css).toContain(`src:url(/repo/${path})`);
    expect(css.match(/font-display:swap/g)).toHaveLength(2);
    expect(css).not.toContain('unicode-range');
  });

  it('should have another file for the characters of other names alone', async () => {
    const { files, css } = await build('Łukasz ź');
    expect(files.size).toBe(4);
    // Ź as well, as some styles show text in capitals.
    expect(css.match(/unicode-range:[^}]+/g)).toEqual([
      'unicode-range:U+141,U+179,U+17A',
      'unicode-range:U+141,U+179,U+17A',
    ]);
  });

  it('should depend on the characters alone, not on their order', async () => {
    expect((await build('äb äb')).css).toBe((await build('bä')).css);
    expect((await build('ä')).css).not.toBe((await build('ö')).css);
  });

  it('should have fallbacks with the measures of the web fonts', async () => {
    const { fallbacks } = await build('');
    expect(fallbacks).toContain(
      '@font-face{font-family:"~Arial";font-weight:800;src:local(Arial Bold),',
    );
    expect(fallbacks).toContain('size-adjust:98.1%;ascent-override:94.8%;descent-override:27.52%}');
    expect(fallbacks.match(/@font-face/g)).toHaveLength(9);
  });
});

describe('the fonts of images', () => {
  it('should be TrueType, with a second file where the text needs it', async () => {
    const cache = openCache(directory);
    const fonts = await staticFonts('heading', 'Proof', cache);
    expect(fonts.map((font) => Buffer.from(font).readUInt32BE(0))).toEqual([0x00010000]);
    expect(await staticFonts('body', 'Łukasz', cache)).toHaveLength(2);
  });

  it('should tell which characters they have', async () => {
    const covered = await coveredBy('Aä Łé日★');
    expect([...covered].sort().join('')).toBe(' AäéŁ'.split('').sort().join(''));
  });
});
