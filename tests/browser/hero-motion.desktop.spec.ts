/** The little that the hero's drawing moves by itself. It is an <img>, so its style sheet is in its own file. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { sample } from '../support/builds.ts';
import { capture, expect, test } from './visitor.ts';

const drawings = ['hero-wide.svg', 'hero-narrow.svg'] as const;
const drawing = (name: string): Promise<string> => readFile(join(sample, 'media', name), 'utf8');
const asImage = (svg: string): string =>
  `<body style="margin:0"><img alt="" width="1080" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;

/** How many pixels have become something else. What has moved on a layer of its own comes back with other edges, by less than half a tone. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  );
  if (a === undefined || b === undefined || a.length !== b.length)
    throw new Error('Two screenshots of one size are compared.');
  let pixels = 0;
  for (let at = 0; at < a.length; at += 3)
    if (
      [0, 1, 2].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > 128)
    )
      pixels += 1;
  return pixels;
}

test.use({ viewport: { width: 1080, height: 1080 } });

for (const name of drawings) {
  test.describe(name, () => {
    test('moves five things, one after another, and ends as it stands to whom asks for less motion', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setContent(await drawing(name));
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      const still = await capture(() => page.screenshot());

      await page.emulateMedia({ reducedMotion: 'no-preference' });
      // Taken once: what has ended is no longer among the document's animations.
      const motions = await page.evaluateHandle(() => document.getAnimations());
      const starts = await motions.evaluate((all) =>
        all.map((animation) => {
          animation.pause();
          return Number(animation.effect?.getTiming().delay);
        }),
      );
      expect(starts).toHaveLength(5);
      expect(Math.min(...starts), 'rest before the first').toBeGreaterThanOrEqual(4000);
      expect(new Set(starts).size, 'starts').toBe(5);

      for (const which of starts.keys()) {
        await motions.evaluate((all, index) => {
          for (const [other, animation] of all.entries()) {
            const { delay, duration } = animation.effect?.getComputedTiming() ?? {};
            // On its way, and the others as they end.
            animation.currentTime =
              other === index ? Number(delay) + 0.4 * Number(duration) : 60_000;
          }
        }, which);
        expect(
          await difference(await capture(() => page.screenshot()), still),
          `motion ${which}`,
        ).toBeGreaterThan(20);
      }
      await motions.evaluate((all) => {
        for (const animation of all) animation.finish();
      });
      expect(await difference(await capture(() => page.screenshot()), still)).toBe(0);
    });
  });
}

test('the drawings move as pictures too, unless the system asks for less motion', async ({
  page: calm,
  playwright,
  launchOptions,
}) => {
  // What a test sets for a page does not reach into its pictures; what a visitor sets in the system does, and the other tests have asked for none.
  const args = (launchOptions.args ?? []).filter(
    (argument) => argument !== '--force-prefers-reduced-motion',
  );
  expect(args.length).toBeLessThan(launchOptions.args?.length ?? 0);
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1080, height: 1080 } });
    for (const name of drawings) {
      await test.step(name, async () => {
        const svg = await drawing(name);
        await page.setContent(asImage(svg.replace(/<style>.*?<\/style>/, '')));
        const still = await capture(() => page.screenshot());
        // Waits for its tick from the start.
        await page.setContent(asImage(svg));
        expect(await difference(await capture(() => page.screenshot()), still)).toBeGreaterThan(20);
        await calm.setContent(asImage(svg));
        expect(await difference(await capture(() => calm.screenshot()), still)).toBe(0);
      });
    }
  } finally {
    await browser.close();
  }
});
