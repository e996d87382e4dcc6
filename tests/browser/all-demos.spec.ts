import { expected } from '../support/expected.ts';
import { expect, headerHeight, test } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'user can open a video on the page with all demos, and go home',
  { tag: '@any-device' },
  async ({ page, press }) => {
    await page.goto('demos/');
    const { id, caption } = expected.demosOf(1)[0] ?? expected.lastDemo();
    await press(page.getByText(caption));
    await expect(page.getByRole('dialog', { name: caption })).toBeVisible();
    await expect(page).toHaveURL((url) => url.hash === `#${id}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    const header = page.getByRole('banner');
    expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, height: headerHeight });
    await expect(header.getByText(expected.pages.bookingLabel)).toBeVisible();
    await press(header.getByRole('link', { name: expected.pages.demos.backLabel }));
    await expect(
      page.getByRole('heading', { name: expected.pages.home.hero.headline }),
    ).toBeVisible();
  },
);
