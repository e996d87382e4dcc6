import { expected } from '../support/expected.ts';
import { columnsOf, expect, openLive, test, unevenRows } from './visitor.ts';

test('should be a grid of 3 columns from the medium breakpoint on, and a carousel below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openLive(page, './');
  const section = page.locator('#testimonials');
  const cards = section.locator('[data-opens="video"]');
  await expect(section.getByRole('button', { name: expected.interface.nextSlide })).toHaveCount(0);
  expect(await columnsOf(cards)).toBe(3);
  expect(await unevenRows(section.getByRole('listitem'))).toEqual([]);
  for (const card of await cards.all()) await expect(card).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(section.getByRole('button', { name: expected.interface.nextSlide })).toBeVisible();
  await section.getByRole('button', { name: expected.interface.nextSlide }).click();
  await expect(
    section.getByRole('button', { name: expected.interface.previousSlide }),
  ).toBeEnabled();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(section.getByRole('button', { name: expected.interface.nextSlide })).toHaveCount(0);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card).toBeInViewport({ ratio: 0.9 });
  }
});
