import type { Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
import { expect, openLive, test } from './visitor.ts';

const headlines = () => expected.caseStudies.map(({ headline }) => headline);

/** A4 with wide margins and without any, in CSS pixels: too narrow for the tablet layout. */
const sheetWidths = [700, 794];

async function expectLeaflet(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const width of sheetWidths) {
    await page.setViewportSize({ width, height: 1000 });
    const shown = page.locator('#case-studies h3:visible');
    await expect(shown, 'every case study, once').toHaveText(headlines());
    for (const study of await page.locator('#case-studies .glider-slide:visible').all()) {
      const box = await study.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('#demos')).toBeHidden();
    await expect(
      page.locator('#case-studies').getByRole('button', { name: expected.interface.nextSlide }),
    ).toBeHidden();
    await expect(
      page.getByRole('link', { name: expected.pages.home.hero.demosLabel }),
      'a button is of no use on paper',
    ).toBeHidden();
  }
}

/** Prints on A4 and counts the sheets. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.describe('on paper without script', () => {
  test.use({ javaScriptEnabled: false });

  test('should show every case study', async ({ page }) => {
    await page.goto('./');
    await expectLeaflet(page);
  });
});

test('user can print a leaflet of two pages, with URLs and every case study once', async ({
  page,
}) => {
  await openLive(page, './');
  const carousel = page.getByRole('group', { name: expected.pages.home.caseStudies.heading });
  await carousel.getByRole('button', { name: expected.interface.nextSlide }).click();
  await expect(carousel.getByText(expected.counterAfter(1))).toBeVisible();
  await test.step('two sheets', async () => expect.soft(await sheets(page)).toBe(2));
  await test.step('every case study', () => expectLeaflet(page));
  await test.step('the addresses', async () => {
    for (const address of [
      ...expected.waysToReach(),
      expected.site.url.replace(/^https:\/\//, ''),
    ]) {
      await expect(
        page.getByRole('contentinfo').getByText(address).filter({ visible: true }).first(),
      ).toBeVisible();
    }
  });
  await test.step('and no dialog, whatever is open', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('contentinfo').locator('[data-opens=booking]').click();
    await expect(page.locator('#booking')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#booking')).toBeHidden();
  });
});
