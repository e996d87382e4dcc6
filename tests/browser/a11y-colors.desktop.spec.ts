/** The site with the visitor's own colors, contrast and sizes. */
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expected } from '../support/expected.ts';
import { capture, expect, openLive, test, withImages } from './visitor.ts';

test.use(withImages);

/** WCAG's contrast between the middle of an element, where its triangle is, and its edge. */
async function contrastInside(element: Locator): Promise<number> {
  const { data, info } = await sharp(await capture(() => element.screenshot()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const luminanceAt = (x: number, y: number): number => {
    const start =
      (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
    const [red = 0, green = 0, blue = 0] = [...data.subarray(start, start + 3)].map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [lighter = 0, darker = 0] = [luminanceAt(0.5, 0.5), luminanceAt(0.5, 0.12)].sort(
    (a, b) => b - a,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

const schemes = ['light', 'dark'] as const;

test('should show all marks in forced colors, and strong edges with more contrast', async ({
  page,
}) => {
  await openLive(page, './');
  const thickness = () =>
    page
      .locator('h1 span:last-child')
      .evaluate(
        (word) =>
          parseFloat(getComputedStyle(word).textDecorationThickness) /
          parseFloat(getComputedStyle(word).fontSize),
      );
  await test.step('the marker is a thin line if its color is that of the text', async () => {
    expect.soft(await thickness()).toBeGreaterThan(0.3);
    for (const media of [
      { forcedColors: 'active' },
      { forcedColors: 'none', colorScheme: 'dark' },
    ] as const) {
      await page.emulateMedia(media);
      expect.soft(await thickness()).toBeLessThan(0.12);
    }
  });
  for (const colorScheme of schemes) {
    await test.step(`more contrast, ${colorScheme}`, async () => {
      await page.emulateMedia({ contrast: 'more', colorScheme });
      const looks = await page.evaluate(() => {
        const of = (selector: string) =>
          getComputedStyle(document.querySelector(selector) ?? document.body);
        return {
          page: [
            of('#testimonials p').color,
            of('#testimonials h2').color,
            of('#demos').borderTopColor,
          ],
          panel: [of('footer p').color, of('footer h2').color],
        };
      });
      expect.soft(new Set(looks.page).size, looks.page.join()).toBe(1);
      expect.soft(new Set(looks.panel).size, looks.panel.join()).toBe(1);
    });
  }
  for (const colorScheme of schemes) {
    await test.step(`the play mark of every card in forced colors, ${colorScheme}`, async () => {
      await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active', colorScheme });
      for (const mark of [
        page.locator(`#${expected.demo(0).id} [data-opens] [role=img]`),
        page.locator(`#${expected.testimonial(0).id} [data-opens] + span`),
      ]) {
        await mark.scrollIntoViewIfNeeded();
        expect.soft(await contrastInside(mark), 'triangle on its disc').toBeGreaterThanOrEqual(3);
      }
    });
  }
  await test.step('the chosen tab can be told from the others', async () => {
    const looks = await page.getByRole('tab').evaluateAll((tabs) =>
      tabs.map((tab) => {
        const { outlineStyle, backgroundColor, borderStyle } = getComputedStyle(tab);
        return [outlineStyle, backgroundColor, borderStyle].join();
      }),
    );
    expect(looks[0]).not.toBe(looks[1]);
    expect(looks[1]).toBe(looks[2]);
  });
});
