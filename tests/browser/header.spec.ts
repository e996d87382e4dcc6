import type { Locator, Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
import { expect, expectAtTop, expectBelowHeader, headerHeight, openLive, test } from './visitor.ts';

const sections = ['demos', 'testimonials', 'case-studies'] as const;
const bar = (page: Page): Locator => page.getByRole('banner');
const item = (page: Page, section: Parameters<typeof expected.navigation>[0]): Locator =>
  bar(page).getByRole('link', { name: expected.navigation(section), exact: true });

test.describe('the home page without script', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('user can follow each kind of link', { tag: '@any-device' }, async ({ page, press }) => {
    const { home } = expected.pages;
    await page.goto('./');
    for (const [label, fragment] of [
      [home.hero.demosLabel, '#demos'],
      [home.hero.testimonialsLabel, '#testimonials'],
      [home.testimonials.caseStudiesLabel, '#case-studies'],
    ] as const) {
      await press(page.getByRole('link', { name: label }));
      await expect
        .poll(async () => Math.round((await page.locator(fragment).boundingBox())?.y ?? 0), label)
        .toBe(headerHeight);
    }
    for (const [link, { caption, video }] of [
      [expected.demo(2).caption, expected.demo(2)],
      [expected.testimonial(0).headline, expected.testimonial(0)],
    ] as const) {
      await press(page.getByRole('link', { name: link }).first());
      await expect(page.getByRole('heading', { level: 1, name: caption })).toBeVisible();
      expect(page.url()).toContain(video.embedUrl);
      await page.goBack();
    }
    const { bookingLabel } = home.caseStudies;
    await press(page.locator('#case-studies').getByRole('link', { name: bookingLabel }).first());
    await expect(page.getByRole('heading', { name: 'Book a strategy call' })).toBeVisible();
  });
});

test(
  'user can scroll to each section and back, and go on by key',
  { tag: '@any-device' },
  async ({ page }) => {
    await openLive(page, './');
    for (const section of sections) {
      await item(page, section).click();
      await expectBelowHeader(page.locator(`#${section}`));
      await page.keyboard.press('Tab');
      await expect(page.locator(`#${section} :focus`)).toHaveCount(1);
    }
    await item(page, 'top').click();
    await expectAtTop(page);
    await test.step('a higher bar covers nothing', async () => {
      await bar(page).evaluate((header) => (header.style.height = '120px'));
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await item(page, 'testimonials').click();
      await expect
        .poll(async () => Math.round((await page.locator('#testimonials').boundingBox())?.y ?? 0))
        .toBe(120);
    });
  },
);

test(
  'should be sticky, and lead home and to the booking',
  { tag: '@any-device' },
  async ({ page, press }) => {
    await page.goto('demos/');
    await press(bar(page).getByRole('link', { name: expected.site.name }));
    const { headline } = expected.pages.home.hero;
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await expectAtTop(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const width = await page.evaluate(() => document.body.clientWidth);
    expect(await bar(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: headerHeight });
    await press(bar(page).getByText(expected.pages.bookingLabel));
    await expect(page.getByRole('dialog', { name: expected.pages.booking.title })).toBeVisible();
  },
);

test(
  'should fit into every window, with targets apart',
  { tag: '@any-device' },
  async ({ page }) => {
    for (const path of ['./', 'demos/']) {
      await page.goto(path);
      for (const width of [320, 360, 390, 640, 767, 768, 1024]) {
        await page.setViewportSize({ width, height: 700 });
        const name = `${path} at ${String(width)}`;
        expect((await bar(page).boundingBox())?.height, name).toBe(headerHeight);
        const boxes = await bar(page)
          .locator('a')
          .filter({ visible: true })
          .evaluateAll((links) =>
            links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
          );
        for (const [at, { right, width: across, height }] of boxes.entries()) {
          expect(boxes[at + 1]?.left ?? width, name).toBeGreaterThanOrEqual(right - 1);
          expect(Math.min(across, height), name).toBeGreaterThanOrEqual(44);
        }
        await expect(bar(page).getByText(expected.pages.bookingLabel), name).toBeVisible();
        if (path !== './') continue;
        const isInBar = width >= 768;
        await expect(bar(page).getByRole('navigation')).toBeVisible({ visible: isInBar });
        const menu = bar(page).getByRole('button', { name: expected.interface.menu });
        await expect(menu).toBeVisible({ visible: !isInBar });
      }
      await test.step('a long word in the name leaves the bar its height', async () => {
        await page.setViewportSize({ width: 768, height: 700 });
        await bar(page)
          .getByText(expected.site.name)
          .evaluate((brand) => (brand.textContent = 'Weatherproofing'));
        expect((await bar(page).boundingBox())?.height).toBe(headerHeight);
      });
    }
  },
);
