import { expected } from '../support/expected.ts';
import { columnsOf, expect, openLive, test, withImages } from './visitor.ts';

test.use(withImages);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('user can choose an agent and open a video on a phone', async ({ page }) => {
  await page.goto('./');
  const section = page.locator('#demos');
  const cards = section.locator('[data-card]').filter({ visible: true });
  const select = page.getByRole('combobox', { name: expected.pages.home.demos.heading });
  await expect(select.locator('option')).toHaveText(expected.agents.map(({ name }) => name));
  await expect(section.getByRole('tab')).toHaveCount(0);
  await expect(cards).toHaveText(expected.captionsOf(0));
  expect(await columnsOf(cards), 'columns').toBe(1);
  await select.selectOption(expected.agent(1).name);
  await expect(page.getByText(expected.agent(1).subLabel)).toBeVisible();
  await expect(section.getByText(`Also: ${expected.agent(0).name}`)).toBeVisible();
  await expect(cards).toHaveText(expected.captionsOf(1));
  await select.selectOption(expected.agent(0).name);
  await section.getByText(expected.demo(8).caption, { exact: true }).tap();
  await expect(page.getByRole('dialog', { name: expected.demo(8).caption })).toBeVisible();
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
      .getByText(expected.pages.bookingLabel)
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const atTop = await background();
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect.poll(background).not.toBe(atTop);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(background).toBe(atTop);
});
