/** A name, a tagline and demos without images, as an owner may have and the sample has not. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { parseDocument, type Document } from 'yaml';
import { startServer } from '../../site/generator/server/serve.ts';
import { sample } from '../support/builds.ts';
import { buildOnce } from '../support/shared-build.ts';
import { expected } from '../support/expected.ts';
import { test as base, expect, headerHeight } from './visitor.ts';

const name = 'Smith & Sons Roofing';
const sentences = ['See it work.', 'On real job sites.', 'With real crews.'];

async function writeContent(content: string): Promise<void> {
  await cp(sample, content, { recursive: true });
  const edit = async (file: string, change: (document: Document) => void): Promise<void> => {
    const path = join(content, `${file}.yaml`);
    const document = parseDocument(await readFile(path, 'utf8'));
    change(document);
    await writeFile(path, String(document));
  };
  await edit('site', (site) => site.set('name', name));
  await edit('pages', (pages) => pages.setIn(['home', 'hero', 'tagline'], sentences.join(' ')));
  await edit('demos', (demos) => {
    for (const at of expected.demos.keys()) demos.deleteIn([at, 'thumbnail']);
  });
}

const test = base.extend<{ site: string }>({
  site: [
    async ({ startOnce }, provide) => {
      const { url } = await startOnce('other content', async () => {
        const directory = await buildOnce('other-content', writeContent);
        return startServer({ directory, base: '/', port: 0 });
      });
      await provide(url);
    },
    { timeout: 300_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site),
});

const linesOf = (text: Locator): Promise<{ box: number; lines: number[] }> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()].map(({ width }) => width);
    return { box: element.getBoundingClientRect().width, lines };
  });

test('should leave the header what a name in two lines does not need', async ({ page }) => {
  await page.goto('./');
  const bar = page.getByRole('banner');
  for (const width of [320, 360, 390, 430, 768, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    const { box, lines } = await linesOf(bar.getByText(name, { exact: true }));
    expect(lines, `lines at ${String(width)}`).toHaveLength(2);
    expect(box, `width at ${String(width)}`).toBeLessThan(Math.max(...lines) + 2);
    const label = await linesOf(bar.getByText(expected.pages.bookingLabel));
    expect(label.lines.length, `lines of the button at ${String(width)}`).toBeLessThanOrEqual(2);
    expect((await bar.boundingBox())?.height, `height at ${String(width)}`).toBe(headerHeight);
  }
});

test('should break a tagline between its sentences alone', async ({ page }) => {
  await page.goto('./');
  for (const width of [320, 390, 640, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const sentence of sentences) {
      const lines = await page.getByText(sentence, { exact: true }).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      expect(lines, `${sentence} at ${String(width)}`).toBe(1);
    }
  }
});

test('should show a caption on a scene where a demo has no image', async ({ page }) => {
  await page.goto('demos/');
  for (const width of [320, 390, 640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { id, caption } of expected.demos) {
      const card = page.locator(`#${id}`);
      const faults = await card.getByText(caption).evaluate((title) => {
        const scene = title.parentElement as HTMLElement;
        const box = scene.getBoundingClientRect();
        const own = title.getBoundingClientRect();
        const length = scene.parentElement?.querySelector(':scope > [aria-hidden]');
        const above = length?.getBoundingClientRect().bottom ?? box.top;
        return [
          getComputedStyle(scene).backgroundImage === 'none' && 'no scene',
          own.top < above && 'covered',
          (own.bottom > box.bottom || own.right > box.right) && 'too large',
        ].filter(Boolean);
      });
      expect(faults, `${caption} at ${String(width)}`).toEqual([]);
    }
  }
});
