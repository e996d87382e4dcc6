/** What is heard: live regions that are there before their words come, and names that say what is needed, once. */
import type { Page } from '@playwright/test';
import { fill } from '../../site/words/fill.ts';
import { words } from '../support/words.ts';
import { expect, openLive, test } from './visitor.ts';

const status = (page: Page, part: string) => page.getByRole('status').and(page.locator(part));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a card says that it is a video', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator(`#${words.demo(0).id} a`).first()).toHaveAccessibleName(`${words.demo(0).caption} ${words.interface.videoMark}`);
    const { id, headline, name } = words.testimonial(0);
    await expect(page.locator(`#${id} a`).first()).toHaveAccessibleName(`${headline} ${name}, ${words.interface.videoMark}`);
  });

  test('the portrait and the words beside a testimonial are read on their own', async ({ page }) => {
    await page.goto('./');
    const { id, subtext, thumbnail } = words.testimonial(0);
    const testimonial = page.locator(`#${id}`);
    await expect(testimonial.getByRole('link').first()).not.toContainText(subtext);
    await expect(testimonial.getByRole('img', { name: thumbnail?.alt ?? '' })).toHaveCount(1);
  });
});

test.describe('what changes is announced, as its region is there before', () => {
  test('"Link copied"', async ({ page, press, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto(`./#${words.demo(2).id}`);
    const region = status(page, '[data-part=status]');
    await expect(region).toHaveText('');
    await press(page.getByRole('button', { name: words.pages.video.copyLabel }));
    await expect(region).toHaveText(words.interface.linkCopied);
  });

  for (const [name, address, box, word] of [
    ['video', () => `./#${words.demo(2).id}`, '[data-part=player]', 'slowVideo'],
    ['booking form', () => './#book', '[data-part=form]', 'slowForm'],
  ] as const) {
    test(`a ${name} that is slow`, async ({ page }) => {
      await page.goto(address());
      const frame = page.getByRole('dialog').locator(box);
      await expect(frame).toHaveAttribute('data-state', 'loaded');
      const [beginning = ''] = words.interface[word].split('{');
      const region = page.getByRole('status').and(page.locator(`${box} > *`));
      await expect(region).toHaveCount(1);
      await expect(region.getByText(beginning)).toBeHidden();
      await frame.evaluate((element) => (element.dataset['state'] = 'slow'));
      await expect(region.getByText(beginning)).toBeVisible();
    });
  }

  test('a slide that a button has brought, which is not left in the text of the page for good', async ({ page, press }) => {
    await page.clock.install();
    await openLive(page, './');
    const carousel = page.getByRole('group', { name: words.pages.home.caseStudies.heading });
    const region = carousel.locator('[aria-live]');
    await expect(region).toBeAttached();
    await expect(region).toHaveText('');
    await press(carousel.getByRole('button', { name: words.interface.nextSlide }));
    await expect(region).toHaveText(fill(words.interface.slideOf, { n: 2, count: words.caseStudies.length, label: words.study(1).headline }));
    await page.clock.runFor(6000);
    await expect(region).toHaveText('');
  });
});

test.describe('names', () => {
  test('no slide holds a nameless article of its own', async ({ page }) => {
    await openLive(page, './');
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test('what the booking dialog is for is its description, and not a text in it besides', async ({ page }) => {
    await page.goto('./#book');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription(words.pages.booking.description);
    expect(await dialog.ariaSnapshot()).not.toContain(words.pages.booking.description);
  });

  test("a testimonial's name is not said by the places that it stands in where there is no carousel", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openLive(page, './');
    await expect(page.locator('#testimonials').getByRole('group')).toHaveCount(0);
    await expect(page.locator('#testimonials [aria-label]').filter({ visible: true })).toHaveCount(0);
  });

  test('the menu says its name as a dialog, and its navigation another', async ({ page, press }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLive(page, './');
    await press(page.getByRole('banner').getByLabel(words.interface.menu));
    await expect(page.getByRole('dialog', { name: words.interface.menu }).getByRole('navigation', { name: words.interface.mainNavigation })).toBeVisible();
    await expect(page.getByRole('navigation', { name: words.interface.menu })).toHaveCount(0);
  });
});
