/** The acceptance criteria of GOV.UK Frontend, asked of this site. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
import { expect, expectLive, openLive, test, withImages } from './visitor.ts';

test.use(withImages);

/**
 * Each criterion, and the file of the test that asks it.
 * https://github.com/alphagov/govuk-frontend/blob/main/docs/contributing/test-components-using-accessibility-acceptance-criteria.md
 */
const criteria: readonly (readonly [asks: string, file: string])[] = [
  ['text has a contrast of 4.5:1', 'a11y-states.desktop.spec.ts'],
  ['color alone tells nothing', 'a11y-colors.desktop.spec.ts'],
  ['nothing flashes or blinks', 'a11y-states.desktop.spec.ts'],
  ['controls are distinct', 'a11y-states.desktop.spec.ts'],
  ['the markup is semantic, and landmarks are', 'accessibility-tree.desktop.spec.ts'],
  ['works with a keyboard', '../engines/aria-keys.ts'],
  ['works with a voice', 'a11y-states.desktop.spec.ts'],
  ['works with touch', 'demos.phone.spec.ts'],
  ['works with a screen reader', '../engines/screen-reader.test.ts'],
  ['changes are announced', 'a11y-announcements.desktop.spec.ts'],
  ['works when colors are changed', 'a11y-focus.desktop.spec.ts'],
  ['works when scripts fail', 'early-taps.spec.ts'],
  ['works without script', 'hero.spec.ts'],
  ['works when styles fail', 'acceptance.desktop.spec.ts'],
  ['works when both fail', 'acceptance.desktop.spec.ts'],
  ['works with larger text', 'layout.desktop.spec.ts'],
  ['works at 400% zoom', 'acceptance.desktop.spec.ts'],
  ['headings say their level', 'accessibility-tree.desktop.spec.ts'],
  ['targets are large enough', 'a11y-states.desktop.spec.ts'],
  ['the focus is seen', 'a11y-focus.desktop.spec.ts'],
  ['the pointer is answered', 'acceptance.desktop.spec.ts'],
  ['the focus is not trapped', '../engines/tab-walk.ts'],
  ['fields have labels', 'a11y-states.desktop.spec.ts'],
];

test('every criterion should have its test', () => {
  const missing = criteria.filter(([, file]) => !existsSync(join(import.meta.dirname, file)));
  expect(missing).toEqual([]);
});

const close = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('button', { name: expected.interface.close });
const card = (page: Page): Locator =>
  page.getByRole('button', { name: expected.demo(0).caption }).first();

/** Serves the pages as if their styles had failed. */
const loseStyles = (page: Page) =>
  page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<style>[^]*?<\/style>/g, '<style></style>');
    await route.fulfill({ response, body });
  });

test.describe('without styles', () => {
  // The policy allows the styles of the page only.
  test.use({ bypassCSP: true });

  test('user can use the site without styles', async ({ page }) => {
    await loseStyles(page);
    await openLive(page, './');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('tab', { name: expected.agent(1).name }).press('Enter');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await page.getByRole('tab', { name: expected.agent(0).name }).press('Enter');
    await card(page).press('Enter');
    await expect(close(page)).toBeFocused();
    await expect(page.locator('#root')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeFocused();
  });

  test.describe('and without script', () => {
    test.use({ javaScriptEnabled: false });

    test('user can read the site without both', async ({ page }) => {
      await loseStyles(page);
      await page.goto('./');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([
        expected.pages.home.demos.heading,
        expected.pages.home.testimonials.heading,
        expected.pages.home.caseStudies.heading,
        /./,
      ]);
      await expect(page.locator('main [data-card]').filter({ visible: true })).toHaveCount(
        expected.demos.length + expected.testimonials.length,
      );
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page
        .getByRole('link', { name: expected.demo(0).caption })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected.demo(0).caption);
    });
  });
});

test('user can use the site at 400% zoom', async ({ page }) => {
  // 1280 × 1024 pixels at 400%.
  await page.setViewportSize({ width: 320, height: 256 });
  await openLive(page, './');
  const isWithin = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await isWithin()).toBe(true);
  const bar = await page.getByRole('banner').boundingBox();
  expect(bar?.height).toBeLessThan(256 / 3);
  await page.getByRole('combobox').selectOption(expected.agent(1).name);
  await expect(page.getByText(expected.agent(1).subLabel)).toBeVisible();
  const next = page
    .locator('#testimonials')
    .getByRole('button', { name: expected.interface.nextSlide });
  await next.click();
  await expect(page.getByText(expected.counter(1, expected.testimonials))).toBeInViewport();
  await page.locator('#testimonials [data-opens]').nth(1).press('Enter');
  await expect(close(page)).toBeInViewport({ ratio: 1 });
  const copy = page.getByRole('button', { name: expected.pages.video.copyLabel });
  await copy.scrollIntoViewIfNeeded();
  await expect(copy).toBeInViewport({ ratio: 1 });
  expect(await isWithin()).toBe(true);
  await close(page).click();
  await page.goto('demos/');
  await expectLive(page);
  expect(await isWithin()).toBe(true);
});

test('every kind of control should change under the pointer', async ({ page }) => {
  await openLive(page, './');
  const look = (control: Locator): Promise<string> =>
    control.evaluate((element) => {
      const box = element.closest('[data-card]') ?? element;
      const boxes = [box, ...box.querySelectorAll('*')];
      return boxes
        .map((each) => {
          const style = getComputedStyle(each);
          return [style.color, style.backgroundColor, style.boxShadow, style.translate]
            .concat(style.textDecorationColor, style.textDecorationThickness, style.transform)
            .join();
        })
        .join('\n');
    });
  const { home } = expected.pages;
  const controls = {
    'a link of the bar': page.getByRole('banner').getByRole('navigation').getByRole('link').nth(1),
    'the booking button': page.getByRole('banner').getByRole('button').first(),
    'a plain button': page.getByRole('link', { name: home.hero.testimonialsLabel }),
    'a tab': page.getByRole('tab', { name: expected.agent(1).name }),
    'a card': card(page),
    'a testimonial': page.getByRole('button', { name: expected.testimonial(0).headline }),
    'an arrow': page
      .locator('#case-studies')
      .getByRole('button', { name: expected.interface.nextSlide }),
    'a link of the footer': page.getByRole('contentinfo').getByRole('link').last(),
  };
  for (const [name, control] of Object.entries(controls)) {
    await control.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 400);
    const before = await look(control);
    await control.hover();
    await expect.poll(() => look(control), name).not.toBe(before);
  }
});
