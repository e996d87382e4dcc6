import { words } from '../support/words.ts';
import { expect, headerHeight, test } from './visitor.ts';

// What is asked here is the same for who wants less motion, and drawing what moves takes longer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the page with all demos opens the video of a card, and its bar stays at the top and leads home', async ({
  page,
  press,
}) => {
  await page.goto('demos/');
  await test.step('a press on a card opens its video, which the address tells', async () => {
    const { id, caption, video } = words.demosOf(1)[0] ?? words.lastDemo();
    await press(page.getByText(caption));
    await expect(page.getByRole('dialog', { name: caption }).locator('iframe')).toHaveAttribute(
      'src',
      words.ending(video.embedUrl),
    );
    await expect(page).toHaveURL((url) => url.hash === `#${id}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step("the bar stays at the top, with 'Back to Home'", async () => {
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    const header = page.getByRole('banner');
    expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, height: headerHeight });
    await press(header.getByRole('link', { name: words.pages.demos.backLabel }));
    await expect(page.getByRole('heading', { name: words.pages.home.hero.headline })).toBeVisible();
  });
});
