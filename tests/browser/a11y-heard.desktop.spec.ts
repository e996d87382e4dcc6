/** What is heard: live regions that are there before their words come, and names that say what is needed, once. */
import type { Page } from '@playwright/test';
import { expect, openLive, test } from './visitor.ts';

const status = (page: Page, part: string) => page.getByRole('status').and(page.locator(part));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a card says that it is a video', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('#pa-1 a').first()).toHaveAccessibleName('Sending Emails video');
    await expect(page.locator('#t-1 a').first()).toHaveAccessibleName('Back on the tools by nine Walt Brannigan, video');
  });

  test('the portrait and the words beside a testimonial are read on their own', async ({ page }) => {
    await page.goto('./');
    const testimonial = page.locator('#t-1');
    await expect(testimonial.getByRole('link').first()).not.toContainText('Paperwork ate my mornings');
    await expect(testimonial.getByRole('img', { name: 'Walt, a carpenter with a full beard' })).toHaveCount(1);
  });
});

test.describe('what changes is announced, as its region is there before', () => {
  test('"Link copied"', async ({ page, press, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto('./#pa-3');
    const region = status(page, '[data-part=status]');
    await expect(region).toHaveText('');
    await press(page.getByRole('button', { name: 'Copy link' }));
    await expect(region).toHaveText('Link copied');
  });

  for (const [address, box] of [
    ['./#pa-3', '[data-part=player]'],
    ['./#book', '[data-part=form]'],
  ] as const) {
    test(`a frame that is slow, at ${address}`, async ({ page }) => {
      await page.goto(address);
      const frame = page.getByRole('dialog').locator(box);
      await expect(frame).toHaveAttribute('data-state', 'loaded');
      const region = page.getByRole('status').and(page.locator(`${box} > *`));
      await expect(region).toHaveCount(1);
      await expect(region.getByText('Still loading')).toBeHidden();
      await frame.evaluate((element) => (element.dataset['state'] = 'slow'));
      await expect(region.getByText('Still loading')).toBeVisible();
    });
  }

  test('a slide that a button has brought, which is not left in the text of the page for good', async ({ page, press }) => {
    await page.clock.install();
    await openLive(page, './');
    const carousel = page.getByRole('group', { name: 'Real Results From Our Clients' });
    const region = carousel.locator('[aria-live]');
    await expect(region).toBeAttached();
    await expect(region).toHaveText('');
    await press(carousel.getByRole('button', { name: 'Next' }));
    await expect(region).toHaveText('2 of 5: Saved 18+ hours weekly');
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
    await expect(dialog).toHaveAccessibleDescription('Schedule your strategy consultation');
    expect(await dialog.ariaSnapshot()).not.toContain('Schedule your strategy consultation');
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
    await press(page.getByRole('button', { name: 'Menu' }));
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
  });
});
