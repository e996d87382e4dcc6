/** The animations of the hero's image, whose style sheet is a file of its own. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { sample } from '../support/builds.ts';
import { capture, expect, test } from './visitor.ts';

const bytesOf = async (png: Buffer): Promise<Buffer> => sharp(png).removeAlpha().raw().toBuffer();

for (const name of ['hero-wide.svg', 'hero-narrow.svg'])
  test(`${name} should move five things late, and end as it stands without motion`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1080, height: 1080 });
    await page.setContent(await readFile(join(sample, 'media', name), 'utf8'));
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const still = await capture(() => page.screenshot());
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const starts = await page.evaluate(() =>
      document.getAnimations().map((animation) => {
        const start = Number(animation.effect?.getTiming().delay);
        animation.finish();
        return start;
      }),
    );
    expect(new Set(starts).size).toBe(5);
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(4000);
    const [before, after] = [
      await bytesOf(still),
      await bytesOf(await capture(() => page.screenshot())),
    ];
    // What moved on a layer of its own comes back with other edges, by less than half a tone.
    expect(after.filter((value, at) => Math.abs(value - (before[at] ?? 0)) > 128)).toHaveLength(0);
  });
