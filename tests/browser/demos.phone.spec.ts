import { words } from '../support/words.ts';
import { columnsOf, expect, openLive, test } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('user can choose an agent and open a video on a phone', async ({ page }) => {
  await page.goto('./');
  const section = page.locator('#demos');
  const cards = section.locator('[data-card]').filter({ visible: true });
  const select = page.getByRole('combobox', { name: words.pages.home.demos.heading });
  await expect(select.locator('option')).toHaveText(words.agents.map(({ name }) => name));
  await expect(section.getByRole('tab')).toHaveCount(0);
  await expect(cards).toHaveText(words.captionsOf(0));
  expect(await columnsOf(cards), 'columns').toBe(1);
  await select.selectOption(words.agent(1).name);
  await expect(page.getByText(words.agent(1).subLabel)).toBeVisible();
  await expect(section.getByText(`Also: ${words.agent(0).name}`)).toBeVisible();
  await expect(cards).toHaveText(words.captionsOf(1));
  await select.selectOption(words.agent(0).name);
  await section.getByText(words.demo(8).caption, { exact: true }).tap();
  await expect(page.getByRole('dialog', { name: words.demo(8).caption })).toBeVisible();
});

test('should show the images of the cards whole', async ({ page }) => {
  await openLive(page, './');
  const images = page.locator('#demos [data-card] img').filter({ visible: true });
  for (const image of await images.all()) await expect(image).toHaveCSS('object-fit', 'contain');
});

test('should turn the booking button yellow once those of the first screen are gone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openLive(page, './');
  const background = () =>
    page
      .getByRole('banner')
      .getByText(words.pages.bookingLabel)
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const atTop = await background();
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect.poll(background).not.toBe(atTop);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(background).toBe(atTop);
});
