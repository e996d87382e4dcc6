import { expected } from '../support/expected.ts';
import { columnsOf, expect, expectNoDeadControls, headerHeight, test } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the page with all demos without script', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('should show all demos in groups', { tag: '@any-device' }, async ({ page }) => {
    await page.goto('demos/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(
      expected.agents.map(({ name }) => name),
    );
    const cards = main.locator('[data-card]').filter({ visible: true });
    await expect(cards).toHaveCount(expected.demos.length);
    expect(await columnsOf(cards)).toBe(4);
    await expectNoDeadControls(page);
  });

  test('user can read transcripts', { tag: '@any-device' }, async ({ page, press }) => {
    const { video, demos } = expected.pages;
    await page.goto('./');
    const card = page.locator('[data-card]').filter({ hasText: expected.demo(0).caption });
    await press(card.getByRole('link', { name: video.transcriptLabel }));
    await expect(page.getByRole('heading', { level: 1, name: demos.heading })).toBeVisible();
    await press(card.getByText(video.transcriptLabel));
    await expect(card.getByText((expected.demo(0).transcript ?? '').slice(0, 60))).toBeVisible();
    await press(page.getByRole('link', { name: demos.backLabel }));
    await expect(
      page.getByRole('heading', { name: expected.pages.home.hero.headline }),
    ).toBeVisible();
  });
});

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
