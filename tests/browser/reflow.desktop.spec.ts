import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { expect, openLive, passFrames, scrollingEnds, test } from './visitor.ts';

test.beforeEach(({ guard }) => {
  guard.tolerate(/404/);
});
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How far the page can be scrolled sideways, in CSS pixels. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - Math.max(document.documentElement.clientWidth, innerWidth));

/** Every piece of text of which a part is cut off by a box, or sticks out of the window. */
async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || parent === null || !parent.checkVisibility() || parent.closest('script, style, noscript, option, [inert]') !== null) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (boxes.length === 0) continue;
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));

      let scrolledSideways = false;
      for (let element: HTMLElement | null = parent; element !== null && element !== document.body; element = element.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        // Words that are only heard, and the skip link, which waits above the window.
        if (clipPath !== 'none' || (position === 'fixed' && box.bottom < 0)) {
          scrolledSideways = true;
          break;
        }
        if (/auto|scroll/.test(overflowX)) {
          scrolledSideways = true;
          break;
        }
        const cutsX = overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1);
        // Letters reach over a line that is lower than they are, so a few pixels are no loss.
        const cutsY = overflowY !== 'visible' && (top < box.top - 4 || bottom > box.bottom + 4);
        if (cutsX || cutsY) clipped.add(`'${text.slice(0, 40)}' is cut off by ${element.localName}.${element.className}`);
      }
      if (!scrolledSideways && (left < -1 || right > document.body.clientWidth + 1)) clipped.add(`'${text.slice(0, 40)}' reaches from ${Math.round(left)} to ${Math.round(right)}`);
    }
    return [...clipped];
  });
}

/** Every piece of text that is wider than the box around it: a number that runs out of its tile. */
async function overflowingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *, [role=dialog] *')) {
      const { display, overflowX, clipPath } = getComputedStyle(element);
      if (!element.checkVisibility() || element.closest('[inert]') !== null || clipPath !== 'none' || display === 'inline' || display === 'contents' || overflowX !== 'visible') continue;
      const ownText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
      if (ownText && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1) found.push(`'${element.textContent.trim().slice(0, 40)}' is ${element.scrollWidth} px wide in ${element.clientWidth}`);
    }
    return found;
  });
}

async function expectNothingLost(page: Page, when: string): Promise<void> {
  expect.soft(await sideways(page), `pixels that the page scrolls sideways ${when}`).toBeLessThanOrEqual(0);
  expect.soft(await clippedTexts(page), `texts that are cut off ${when}`).toEqual([]);
  expect.soft(await overflowingTexts(page), `texts that run out of their boxes ${when}`).toEqual([]);
}

/** Twice the size of text, as set in the browser: what is given in rem grows, what is given in px does not. */
const doubleText = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

const pages = ['./', 'demos/', '404.html'];

test.describe('narrow windows without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('nothing is cut off at 320 px and nothing scrolls sideways', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      await expectNothingLost(page, `on ${path} at 320 px`);
    }
  });
});

test.describe('at every width', () => {
  for (const path of pages) {
    test(`nothing of ${path} is cut off and nothing scrolls sideways, with text of twice the size too`, async ({ page }) => {
      await (path === '404.html' ? page.goto(path) : openLive(page, path));
      for (const width of [320, 390, 640, 768, 1024, 1280, 1680]) {
        await page.setViewportSize({ width, height: 800 });
        await scrollingEnds(page);
        await expectNothingLost(page, `at ${width} px`);
      }
      await doubleText(page);
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await scrollingEnds(page);
        await expectNothingLost(page, `at ${width} px with text of twice the size`);
      }
    });
  }
});

test.describe('every dialog', () => {
  for (const [name, address] of [
    ['menu', () => './#top'],
    ['video', () => `./#${words.longestDemo().id}`],
    ['booking', () => './#book'],
  ] as const) {
    test(`can be read and closed in small windows and with large text: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address());
      if (name === 'menu') await page.getByRole('banner').getByLabel(words.interface.menu).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      for (const [width, height, large] of [
        [320, 640, false],
        [640, 360, false],
        [390, 844, true],
        [640, 360, true],
      ] as const) {
        const when = `at ${width} × ${height}${large ? ' with text of twice the size' : ''}`;
        await page.setViewportSize({ width, height });
        if (large) await doubleText(page);
        await passFrames(page);
        expect.soft((await clippedTexts(page)).filter((text) => !text.includes('reaches')), `texts that are cut off ${when}`).toEqual([]);
        const panel = await dialog.locator('> :not([data-close])').boundingBox();
        expect.soft(panel?.x, `left edge of the panel ${when}`).toBeGreaterThanOrEqual(0);
        expect.soft((panel?.x ?? 0) + (panel?.width ?? 0), `right edge of the panel ${when}`).toBeLessThanOrEqual(width);
        await expect.soft(dialog.getByRole('button', { name: words.interface.close }), `the close control ${when}`).toBeInViewport({ ratio: 1 });
      }
    });
  }
});
