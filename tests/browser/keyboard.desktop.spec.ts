import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { expect, expectBelowHeader, openLive, passFrames, test } from './visitor.ts';

/** What is wrong with the way in which the element that has the focus shows it; null if nothing is. */
async function faultOfFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing has the focus';
    const name = `${element.localName} '${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}'`;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return `${name} has an outline of ${outlineWidth} ${outlineStyle}`;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    // What is fixed at the top is above everything; the rest must not be below the header.
    const least = element.closest('header, [class*=skip]') !== null || getComputedStyle(element).position === 'fixed' ? 0 : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    if (bottom <= least || top >= innerHeight || right <= 0 || left >= innerWidth) return `${name} is out of sight at ${Math.round(left)}, ${Math.round(top)}`;
    return null;
  });
}

/** Presses Tab until the focus leaves the page, and tells every stop that cannot be seen. */
async function faultsOfTabbing(page: Page, expectedStops: number): Promise<string[]> {
  const faults: string[] = [];
  let stops = 0;
  for (; stops < 80; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    let fault = await faultOfFocus(page);
    // A row of slides follows the focus, in a moment.
    for (let looks = 0; fault !== null && looks < 20; looks += 1) {
      await passFrames(page, 3);
      fault = await faultOfFocus(page);
    }
    if (fault !== null) faults.push(fault);
  }
  expect(stops, 'stops of the Tab key').toBeGreaterThan(expectedStops);
  return faults;
}

test.describe('the keyboard without script', () => {
  test.use({ javaScriptEnabled: false });

  test("Tab comes to 'Skip to content' first, which shows itself and leads past the header", async ({ page }) => {
    await page.goto('./');
    const skip = page.getByRole('link', { name: words.interface.skipToContent });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.pages.home.hero.demosLabel })).toBeFocused();
  });
});

test.describe('the keyboard', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test("'Skip to content' leads past the header", async ({ page }) => {
    await openLive(page, 'demos/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.interface.skipToContent })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  });

  test('reaches every control of the home page, and each shows that it has the focus', async ({ page }) => {
    await openLive(page, './');
    expect(await faultsOfTabbing(page, 35)).toEqual([]);
  });

  test('reaches every control of all demos, and each shows that it has the focus', async ({ page }) => {
    await openLive(page, 'demos/');
    expect(await faultsOfTabbing(page, 20)).toEqual([]);
  });

  test('after a link to a section was chosen, Tab goes on in that section', async ({ page }) => {
    await openLive(page, './');
    await page.getByRole('link', { name: words.pages.home.hero.testimonialsLabel }).press('Enter');
    await expectBelowHeader(page.locator('#testimonials'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: words.testimonial(0).headline })).toBeFocused();
  });

  test('moves the case studies', async ({ page }) => {
    await openLive(page, './');
    const carousel = page.getByRole('group', { name: words.pages.home.caseStudies.heading });
    const next = carousel.getByRole('button', { name: words.interface.nextSlide });
    await next.press('Enter');
    await expect(carousel.getByText(words.counterAfter(1))).toBeVisible();
    await next.press('Space');
    await expect(carousel.getByText(words.counterAfter(2))).toBeVisible();
    await expect(next).toBeFocused();
  });

  for (const [name, address] of [
    ['video', () => `./#${words.demo(2).id}`],
    ['booking', () => './#book'],
  ] as const) {
    test(`shows the focus on every control of the ${name} dialog`, async ({ page }) => {
      await page.goto(address());
      await expect(page.getByRole('dialog')).toBeVisible();
      const faults: (string | null)[] = [];
      for (const control of await page.getByRole('dialog').locator('button, a, summary').filter({ visible: true }).all()) {
        // By key, as only then a browser shows it.
        await page.keyboard.press('Shift');
        await control.focus();
        faults.push(await faultOfFocus(page));
      }
      expect(faults.length).toBeGreaterThan(2);
      expect(faults.filter((fault) => fault !== null)).toEqual([]);
    });
  }
});

test.describe('the keyboard in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('still shows the focus everywhere', async ({ page }) => {
    await openLive(page, './');
    expect(await faultsOfTabbing(page, 35)).toEqual([]);
  });

  test('the chosen tab can be told from the others', async ({ page }) => {
    await openLive(page, './');
    const looks = await page.getByRole('tab').evaluateAll((tabs) =>
      tabs.map((tab) => {
        const { outlineStyle, backgroundColor, borderStyle } = getComputedStyle(tab);
        return [outlineStyle, backgroundColor, borderStyle].join();
      }),
    );
    expect(looks[0]).not.toBe(looks[1]);
    expect(looks[1]).toBe(looks[2]);
  });
});
