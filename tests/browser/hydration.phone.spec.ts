import { words } from '../support/words.ts';
import { expect, holdScripts, passFrames, test } from './visitor.ts';

test.describe('what is done on a phone before the script has come takes effect once the page is live', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a tap on the menu button', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await page.getByRole('banner').getByLabel(words.interface.menu).tap();
    await passFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    release();
    await expect(page.getByRole('dialog', { name: words.interface.menu })).toBeVisible();
  });

  test('a choice in the select, and then taps on the next testimonial: all of them', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    const entries = await page.evaluate(() => history.length);
    const select = page.getByRole('combobox', { name: words.pages.home.demos.heading });
    await select.selectOption(words.agent(1).name);
    const next = page
      .locator('#testimonials')
      .getByRole('button', { name: words.interface.nextSlide });
    for (let taps = 1; taps < words.testimonials.length; taps += 1) await next.tap();
    release();
    await expect(next).toBeDisabled();
    // Beside the arrows, wherever on the page those stand once all above them is laid out. A row that is far away moves as it comes near.
    await next.scrollIntoViewIfNeeded();
    const sideways = () =>
      page
        .getByText(words.testimonial(-1).name, { exact: true })
        .evaluate(
          (name) =>
            name.getBoundingClientRect().left >= 0 &&
            name.getBoundingClientRect().right <= innerWidth,
        );
    await expect.poll(sideways, 'whether the last testimonial stands in the window').toBe(true);
    await expect(
      page.locator('#demos').getByText(words.demosOf(1)[0]?.caption ?? ''),
    ).toBeVisible();
    await expect(select.locator('option:checked')).toHaveText(words.agent(1).name);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });
});
