import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertWithinBudget, brotliSize, BudgetError, budgetOf, weigh, weightTable } from '../../site/generator/pages/weights.ts';
import { openCache, type Cache } from '../../site/generator/cache.ts';
import { routes } from '../../site/routes.ts';

describe('the budgets', () => {
  let folder: string;
  let cache: Cache;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'budgets-'));
    cache = openCache(folder);
  });
  afterAll(async () => rm(folder, { recursive: true }));

  const [route] = routes;
  if (route === undefined) throw new Error('There are no routes.');
  const page = (html: string, script: string) => weigh(new Map([[route.file, Buffer.from(html)], ['assets/x.js', Buffer.from(script)]]), [{ route, starter: 'go()', scripts: ['assets/x.js'] }], cache);
  /** Text that does not compress, of about `bytes` bytes. */
  const noise = (bytes: number): string => Array.from({ length: bytes }, (_, index) => String.fromCharCode(33 + ((index * 7919 + ((index * index) % 104729)) % 90))).join('');

  it('weigh the page, the first script and the later script in brotli', async () => {
    const weights = await page('<p>words</p>', 'later()');
    expect(weights.map(({ what, brotli }) => [what, brotli])).toEqual([
      ['HTML with styles', brotliSize('<p>words</p>')],
      ['script at first', brotliSize('go()')],
      ['script later', brotliSize('later()')],
    ]);
    expect(() => assertWithinBudget(weights)).not.toThrow();
  });

  it('refuse a page that is too heavy, and name it, its part and how much it is over', async () => {
    const weights = await page(noise(40_000), 'later()');
    const [html] = weights;
    expect(html?.brotli).toBeGreaterThan(budgetOf(route).html);
    expect(() => assertWithinBudget(weights)).toThrow(BudgetError);
    expect(() => assertWithinBudget(weights)).toThrow(`index.html: HTML with styles is ${String(html?.brotli)} bytes, ${String((html?.brotli ?? 0) - budgetOf(route).html)} over its budget of 14000`);
    expect(weightTable(weights)).toMatch(/HTML with styles.*over$/m);
  });

  it('notice a script that nobody built', async () => {
    await expect(weigh(new Map([[route.file, Buffer.from('')]]), [{ route, starter: '', scripts: ['assets/gone.js'] }], cache)).rejects.toThrow('assets/gone.js');
  });
});
