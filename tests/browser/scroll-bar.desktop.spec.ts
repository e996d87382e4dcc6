import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { expect, fontsArrive, openLive, passFrames, scrollingEnds, test } from './visitor.ts';

// Playwright hides scroll bars, and with them everything that goes wrong when one disappears.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test.describe('a window with a scroll bar, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('does not scroll sideways', async ({ page }) => {
    await page.goto('./');
    expect(
      await page.evaluate(() => innerWidth - document.documentElement.clientWidth),
      'width of the scroll bar',
    ).toBeGreaterThan(0);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });
});

test.describe('a window with a scroll bar', () => {
  const places = (page: Page) =>
    page.evaluate(
      (selectors) =>
        selectors.map(
          (selector) =>
            document.querySelector(selector)?.getBoundingClientRect().toJSON() as unknown,
        ),
      [
        'header',
        'header a',
        'h1',
        '#demos',
        `#${words.demo(2).id}`,
        '#case-studies .glider-slide > *',
      ],
    );

  test('does not scroll sideways, and nothing in it jumps when the bar disappears because a dialog opens, or comes back', async ({
    page,
  }) => {
    await openLive(page, './');
    expect
      .soft(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      )
      .toBe(0);
    await page.locator(`#${words.demo(2).id}`).scrollIntoViewIfNeeded();
    for (const [name, opener] of [
      ['video', `#${words.demo(2).id} [data-opens]`],
      ['booking', 'header a[data-opens=booking]'],
    ] as const) {
      await test.step(`the ${name} dialog`, async () => {
        // By key: a pointer would lift what it hovers over.
        await page.locator(opener).focus();
        await fontsArrive(page);
        await scrollingEnds(page);
        const before = await places(page);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toBeVisible();
        await passFrames(page);
        expect(await places(page), 'while it is open').toEqual(before);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await passFrames(page);
        expect(await places(page), 'when it has closed').toEqual(before);
      });
    }
  });
});
