import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  brotliSize,
  firstAnswer,
  weigh,
  weightAdvice,
  weightTable,
} from '../../site/generator/pages/weights.ts';
import { openCache, type Cache } from '../../site/generator/cache.ts';
import { routes } from '../../site/routes.ts';

let folder: string;
let cache: Cache;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weights-'));
  cache = openCache(folder);
});
afterAll(async () => rm(folder, { recursive: true }));

const [route] = routes;
if (route === undefined) throw new Error('There are no routes.');

/** Text that does not compress, of about `bytes` bytes. */
const noise = (bytes: number): string =>
  Array.from({ length: bytes / 44 }, (_, index) =>
    createHash('sha256').update(String(index)).digest('base64'),
  ).join('');

const page = (html: string, base = '/') =>
  weigh(
    new Map([
      [route.file, Buffer.from(html)],
      ['assets/x.js', Buffer.from('later()')],
      ['assets/hero.svg', Buffer.from('<svg/>')],
    ]),
    [{ route, scripts: ['assets/x.js'] }],
    base,
    cache,
  );

describe('the weight of a page', () => {
  const styles = '<style>p{order:1}</style>';
  const data = '<script type="application/ld+json">{"a":1}</script>';
  const script = '<script data-page="/assets/x.js">go()</script>';
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`;
  const words =
    '<p>words</p><img alt="" src="/repo/assets/hero.svg"/><img loading="lazy" src="/repo/assets/gone.svg"/><script type="speculationrules">{}</script>';

  it('is told in parts, in bytes of brotli', async () => {
    const html = policy + styles + script + data + words;
    const [weight] = await page(html, '/repo/');
    expect(weight).toEqual({
      page: route.file,
      html: { raw: html.length, brotli: brotliSize(html) },
      inside: [
        ['text', words],
        ['styles', styles],
        ['structured data', data],
        ['security policy', policy],
        ['script at first', script],
      ].map(([what, part = '']) => ({ what, raw: part.length, brotli: brotliSize(part) })),
      after: [
        { what: 'pictures at first', raw: 6, brotli: brotliSize('<svg/>') },
        { what: 'script later', raw: 7, brotli: brotliSize('later()') },
      ],
      shares: [],
    });
  });

  it('is shown as a table', async () => {
    const table = weightTable(await page(styles + words, '/repo/'));
    expect(table.split('\n')[0]).toBe('  bytes                         raw   brotli');
    expect(table).toMatch(new RegExp(`^  ${route.file} +\\d+ +\\d+$`, 'm'));
    expect(table).toMatch(/^ {4}styles +25 +\d+$/m);
    expect(table).toMatch(/^ {4}\+ script later +7 +\d+$/m);
    expect(table, 'what is not there has no line').not.toContain('structured data');
    expect(weightTable(await page(words.replace('<img', '<b'), '/repo/'))).not.toContain(
      'pictures at first',
    );
  });

  it('is that of one script after the other, and of no picture from elsewhere', async () => {
    const two = `${script}<img src="https://elsewhere.example/a.svg"/>${script}`;
    const [weight] = await page(two);
    expect(weight?.inside.find(({ what }) => what === 'script at first')).toEqual({
      what: 'script at first',
      raw: 2 * script.length,
      brotli: brotliSize(script + script),
    });
    expect(weight?.after[0]).toMatchObject({ what: 'pictures at first', raw: 0 });
  });

  it('is what a host sends that packs as well as it can', () => {
    const text = noise(2000).repeat(20);
    expect(brotliSize(text)).toBe(
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength,
    );
  });

  it('notices a file that nobody built', async () => {
    await expect(
      weigh(
        new Map([[route.file, Buffer.from('')]]),
        [{ route, scripts: ['assets/gone.js'] }],
        '/',
        cache,
      ),
    ).rejects.toThrow('assets/gone.js');
  });
});

describe('advice on weight', () => {
  it('is not given while a page fits the first answer', async () => {
    expect(weightAdvice(await page('<p>words</p>'), 'content')).toBe('');
  });

  it('names the page, by how much it is over, and what weighs most, with its file and what to do', async () => {
    const html = `<main id="main"><h1>Few words</h1><section id="demos"><p>${noise(18_000)}</p></section><section id="testimonials"><p>few</p><details>${Array.from(noise(9000)).reverse().join('')}</details></section></main>`;
    const weights = await page(html);
    const over = brotliSize(html) - firstAnswer;
    expect(over).toBeGreaterThan(0);
    const advice = weightAdvice(weights, 'my/content');
    expect(advice.split('\n')[1]).toBe(
      `  ${route.file} is ${(brotliSize(html) / 1000).toFixed(1)} kB, ${(over / 1000).toFixed(1)} kB more than a server sends at once (14.0 kB). What weighs most:`,
    );
    expect(advice.split('\n')[0]).toBe(
      '  Heavy, and built all the same. On a slow connection it is seen a moment later.',
    );
    const shares = advice.split('\n').slice(2);
    expect(shares.find((line) => line.includes('the transcripts ('))).toContain(
      'the transcripts (my/content/demos.yaml, my/content/testimonials.yaml): shorten',
    );
    expect(shares[0]).toMatch(
      /^ +\d+\.\d kB {2}the section #demos \(my\/content\/demos\.yaml\): keep the best demos/,
    );
    expect(
      shares
        .slice(1)
        .sort()
        .map((line) => /kB {2}(the [^(]+) \(/.exec(line)?.[1]),
    ).toEqual(['the section #testimonials', 'the transcripts']);
  });

  it('names the four parts that weigh most at most, and none where all weigh little', () => {
    const shares = [5, 4, 3, 2, 1].map((brotli) => ({
      what: `part ${String(brotli)}`,
      file: 'demos.yaml',
      remedy: 'shorten',
      brotli: brotli * 1000,
    }));
    const weight = {
      page: 'index.html',
      html: { raw: 0, brotli: 15_000 },
      inside: [],
      after: [],
      shares,
    };
    expect(weightAdvice([weight], 'content').split('\n').slice(2)).toEqual(
      [5, 4, 3, 2].map(
        (part) => `      ${String(part)}.0 kB  part ${String(part)} (content/demos.yaml): shorten`,
      ),
    );
    expect(weightAdvice([{ ...weight, shares: [] }], 'content').split('\n')[1]).toBe(
      '  index.html is 15.0 kB, 1.0 kB more than a server sends at once (14.0 kB).',
    );
  });

  it('tells the list of the page with all demos from the first screen of the home page', async () => {
    const advice = weightAdvice(
      await page(`<main id="main"><ul>${noise(30_000)}</ul></main>`),
      'content',
    );
    expect(advice).toContain('the list of all demos (content/demos.yaml)');
    expect(advice).not.toContain('the first screen');
  });
});
