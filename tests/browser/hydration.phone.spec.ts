import { words } from '../support/words.ts';
import { expect, holdScripts, passFrames, test } from './visitor.ts';

test.describe('the menu before the script, for good', () => {
  test.use({ javaScriptEnabled: false });

  test('is a link to the navigation in the footer', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('banner').getByRole('link', { name: words.interface.menu })).toHaveAttribute('href', '#footer--navigation');
  });
});

test.describe('what is done on a phone before the script has come takes effect once the page is live', () => {
  test('a choice in the select', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    const entries = await page.evaluate(() => history.length);
    const select = page.getByRole('combobox', { name: words.pages.home.demos.heading });
    await select.selectOption(words.agent(1).name);
    release();
    await expect(page.locator('#demos').getByText(words.demosOf(1)[0]?.caption ?? '')).toBeVisible();
    await expect(select.locator('option:checked')).toHaveText(words.agent(1).name);
    await passFrames(page);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test('a tap on the menu button', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await page.getByRole('banner').getByLabel(words.interface.menu).tap();
    await passFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    release();
    await expect(page.getByRole('dialog', { name: words.interface.menu })).toBeVisible();
  });

  test('taps on the next testimonial', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    const next = page.locator('#testimonials').getByRole('button', { name: words.interface.nextSlide });
    for (let taps = 1; taps < words.testimonials.length; taps += 1) await next.tap();
    release();
    await expect(next).toBeDisabled();
    // Beside the arrows, wherever on the page those stand once all above them is laid out.
    const sideways = () => page.getByText(words.testimonial(-1).name, { exact: true }).evaluate((name) => name.getBoundingClientRect().left >= 0 && name.getBoundingClientRect().right <= innerWidth);
    await expect.poll(sideways, 'whether the last testimonial stands in the window').toBe(true);
  });
});
