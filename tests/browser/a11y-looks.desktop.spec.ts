/** What is seen with colours, contrast and sizes of one's own. */
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { words } from '../support/words.ts';
import { expect, openLive, test } from './visitor.ts';

/** WCAG's contrast between the middle of an element, where its triangle is, and a place near its edge. */
async function contrastInside(element: Locator): Promise<number> {
  const { data, info } = await sharp(await element.screenshot()).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminanceAt = (x: number, y: number): number => {
    const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
    const [red = 0, green = 0, blue = 0] = [...data.subarray(start, start + 3)].map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [lighter = 0, darker = 0] = [luminanceAt(0.5, 0.5), luminanceAt(0.5, 0.12)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('leave the play mark to be seen on every card', async ({ page }) => {
      await openLive(page, './');
      for (const mark of [page.locator(`#${words.demo(0).id} [data-opens] [role=img]`), page.locator(`#${words.testimonial(0).id} [data-opens] + span`)]) {
        await mark.scrollIntoViewIfNeeded();
        expect(await contrastInside(mark), 'triangle on its disc').toBeGreaterThanOrEqual(3);
      }
    });
  });
}

test('the way home is 44 px wide and high on the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openLive(page, './');
  const box = await page.getByRole('banner').getByRole('link', { name: words.site.name }).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

test('who asks for more contrast gets quiet words and edges as strong as the loud words, in both schemes', async ({ page }) => {
  await page.goto('./');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    const looks = await page.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
      return { page: [of('#testimonials p').color, of('#testimonials h2').color, of('#demos').borderTopColor], panel: [of('footer p').color, of('footer h2').color] };
    });
    expect(new Set(looks.page).size, `${colorScheme}: ${looks.page.join()}`).toBe(1);
    expect(new Set(looks.panel).size, `${colorScheme}: ${looks.panel.join()}`).toBe(1);
  }
});

test('every link that opens a new tab says so', async ({ page }) => {
  for (const [address, said] of [
    ['./#book', words.interface.newTab],
    [`./#${words.demo(2).id}`, words.pages.video.openLabel],
  ] as const) {
    await page.goto(address);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (const link of await dialog.locator('a[target=_blank]').all()) await expect(link).toHaveAccessibleName(words.containing(said));
    expect(await dialog.locator('a[target=_blank]').count()).toBeGreaterThan(0);
  }
});
