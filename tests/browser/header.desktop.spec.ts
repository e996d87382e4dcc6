import type { Locator, Page } from '@playwright/test';
import { inHalves } from '../../site/components/Header/in-halves.ts';
import { words } from '../support/words.ts';
import { expect, expectAtTop, expectBelowHeader, headerHeight, test } from './visitor.ts';

// The longest words leave the bar no room for its items: they stand in the menu.
const inTheBar = { tag: '@sample' };

const items = (page: Page): Locator =>
  page.getByRole('navigation', { name: words.interface.mainNavigation });
const item = (page: Page, name: string): Locator =>
  items(page).getByRole('link', { name, exact: true });
/** Every section, with its heading. */
const sections = () =>
  [
    ['demos', words.pages.home.demos.heading],
    ['testimonials', words.pages.home.testimonials.heading],
    ['case-studies', words.pages.home.caseStudies.heading],
  ] as const;

test.describe('the navigation without script', inTheBar, () => {
  test.use({ javaScriptEnabled: false });

  test('each item leads to its section, right below the header', async ({ page }) => {
    await page.goto('./');
    for (const [section, heading] of sections()) {
      await item(page, words.navigation(section)).click();
      await expect(page).toHaveURL((url) => url.hash === `#${section}`);
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
      await expect
        .poll(async () => Math.round((await page.locator(`#${section}`).boundingBox())?.y ?? 0))
        .toBe(headerHeight);
    }
  });
});

test.describe('the navigation on larger screens', inTheBar, () => {
  test('each item scrolls to its section, which then stands right below the header, and Home back to the top', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('./');
    // The longest way is scrolled, over sections that are laid out meanwhile; the others are gone at once.
    for (const [section, heading] of sections().toReversed()) {
      await item(page, words.navigation(section)).click();
      await expectBelowHeader(page.locator(`#${section}`));
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
      await page.emulateMedia({ reducedMotion: 'reduce' });
    }
    await item(page, words.navigation('top')).click();
    await expectAtTop(page);
  });

  test('is in the bar from the medium breakpoint on, and in the menu below it or where text of twice the size leaves it no room', async ({
    page,
  }) => {
    const menuButton = page.getByRole('banner').getByLabel(words.interface.menu);
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('./');
    await expect(items(page).getByRole('link')).toHaveText(
      words.pages.navigation.map(({ label }) => label),
    );
    await expect(items(page)).toBeVisible();
    await expect(menuButton).toBeHidden();
    await test.step('a pixel narrower', async () => {
      await page.setViewportSize({ width: 767, height: 800 });
      await expect(items(page)).toBeHidden();
      await expect(menuButton).toBeVisible();
    });
    await test.step('text of twice the size', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(menuButton).toBeHidden();
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expect(items(page)).toBeHidden();
      await menuButton.click();
      await expect(
        page
          .getByRole('dialog', { name: words.interface.menu })
          .getByRole('link', { name: words.navigation('case-studies') }),
      ).toBeVisible();
    });
  });
});

test(
  'a name of two lines stands within the boxes around it: of what reaches out, a checker cannot tell the ground',
  { tag: '@sample' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('./');
    const found = await page.getByRole('banner').evaluate((header) => {
      const lines: number[] = [];
      const outside: string[] = [];
      const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
      const names: Text[] = [];
      const name = header.querySelector('a')?.textContent;
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (node instanceof Text && node.data === name) names.push(node);
      // Also where the bar tries whether it fits.
      for (const each of names) each.data = 'Brannigan & Castellan';
      for (const each of names) {
        if (each.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
        const range = document.createRange();
        range.selectNodeContents(each);
        for (const { top, bottom } of range.getClientRects()) {
          lines.push(top);
          for (
            let box = each.parentElement.parentElement;
            box !== null && box !== header;
            box = box.parentElement
          ) {
            const around = box.getBoundingClientRect();
            if (top + bottom < 2 * around.top || top + bottom > 2 * around.bottom)
              outside.push(`line ${String(lines.length)}: ${box.outerHTML.slice(0, 60)}`);
          }
        }
      }
      return { lines: new Set(lines).size, outside };
    });
    expect(found).toEqual({ lines: 2, outside: [] });
  },
);

test(
  'the link home ends where the page does, beside a name that makes it break',
  { tag: '@sample' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('demos/');
    const seen = await page.getByRole('banner').evaluate((header) => {
      const [name, link] = header.querySelectorAll('a');
      const text = name?.querySelector('span');
      if (text === null || text === undefined || link === undefined)
        throw new Error('The bar has no name or no link home.');
      text.textContent = 'Cristalería Fernández SL';
      const range = document.createRange();
      range.selectNodeContents(link);
      const ends = [...range.getClientRects()].map(({ right }) => Math.round(right));
      return {
        ends,
        page: Math.round(document.querySelector('main h1')?.getBoundingClientRect().right ?? 0),
      };
    });
    expect(seen.ends, 'two lines that end at the same place').toEqual([seen.page, seen.page]);
  },
);

test(
  'words without spaces between them break once at most, and stay in the bar',
  { tag: '@sample' },
  async ({ page }) => {
    await page.goto('./');
    const banner = page.getByRole('banner');
    const own = {
      [words.site.name]: inHalves('東京配管サービス株式会社'),
      [inHalves(words.pages.bookingLabel)]: inHalves('無料相談を予約する'),
    };
    await banner.evaluate((header, own) => {
      const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (node instanceof Text) node.data = own[node.data] ?? node.data;
      // Also where the bar tries whether they fit.
      for (const { dataset } of header.querySelectorAll<HTMLElement>('[data-words]'))
        dataset['words'] = own[dataset['words'] ?? ''] ?? dataset['words'];
    }, own);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const seen = await banner.evaluate((header) => {
        const { bottom } = header.getBoundingClientRect();
        const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
        const found = [];
        for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
          const link = node.parentElement?.closest('a');
          // Where there is no room for the name it is there to be heard.
          if (link?.checkVisibility() !== true || node.parentElement?.clientWidth === 1) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const box = link.getBoundingClientRect();
          found.push({
            words: node.data,
            lines: new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)))
              .size,
            inBar: box.top >= 0 && box.bottom <= bottom,
          });
        }
        return found;
      });
      expect(
        seen.map(({ words }) => words),
        `${String(width)} px`,
      ).toContain(own[inHalves(words.pages.bookingLabel)]);
      expect(
        seen.filter(({ lines, inBar }) => lines > 2 || !inBar),
        `${String(width)} px`,
      ).toEqual([]);
    }
  },
);
