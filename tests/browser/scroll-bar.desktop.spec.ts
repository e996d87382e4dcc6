import { expected } from '../support/expected.ts';
import { expect, fontsArrive, openLive, passFrames, scrollingEnds, test } from './visitor.ts';

// Playwright hides scroll bars, and with them what goes wrong when one disappears.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('should not scroll sideways, nor move when a dialog hides the scroll bar', async ({
  page,
}) => {
  await openLive(page, './');
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { bar: innerWidth - clientWidth, tooWide: scrollWidth - clientWidth };
  });
  expect(widths.bar).toBeGreaterThan(0);
  expect(widths.tooWide).toBe(0);
  const card = `#${expected.demo(2).id}`;
  const places = () =>
    page.evaluate(
      (selectors) =>
        selectors.map((each) =>
          JSON.stringify(document.querySelector(each)?.getBoundingClientRect()),
        ),
      ['header', 'header a', 'h1', '#demos', card, '#case-studies .glider-slide > *'],
    );
  await page.locator(card).scrollIntoViewIfNeeded();
  for (const opener of [`${card} [data-opens]`, 'header a[data-opens=booking]']) {
    // By key: a pointer would lift what it hovers over.
    await page.locator(opener).focus();
    await fontsArrive(page);
    await scrollingEnds(page);
    const before = await places();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await passFrames(page);
    expect(await places(), `while ${opener} is open`).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await passFrames(page);
    expect(await places(), `after ${opener}`).toEqual(before);
  }
});
