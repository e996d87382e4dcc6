/** Rules for every state of the site. tests/site runs axe in the same states. */
import type { Page } from '@playwright/test';
import { axe, findings } from '../support/axe.ts';
import { layoutAudit } from '../support/layout-audit.ts';
import { expected } from '../support/expected.ts';
import { expect, openLive, test } from './visitor.ts';

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('axe should find nothing with all transcripts open, and no link name twice', async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'light' });
    for (const [path, viewport] of [
      ['demos/', wide],
      ['./', narrow],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      for (const summary of await page.locator('summary').filter({ visible: true }).all())
        await summary.click();
      expect(await page.locator('details[open]').count()).toBeGreaterThan(0);
      await page.evaluate(() => {
        // What was opened last may lie below the header.
        scrollTo({ top: 0, behavior: 'instant' });
        // Without script no timer fires, and axe waits for a timer.
        Object.assign(globalThis, {
          setTimeout: (action: () => void, milliseconds = 0) =>
            void (milliseconds > 0 || Promise.resolve().then(action)),
        });
      });
      await page.evaluate(axe);
      expect.soft(await findings(page, 'all'), path).toEqual([]);

      const links = await page.evaluate(() =>
        [...document.querySelectorAll('a')]
          .filter((link) => link.checkVisibility({ visibilityProperty: true }))
          .map((link) => ({
            name: (link.getAttribute('aria-label') ?? link.textContent).replace(/\s+/g, ' ').trim(),
            href: link.href,
            target: link.target,
          })),
      );
      expect(links.length).toBeGreaterThan(20);
      const places = new Map<string, string>();
      for (const { name, href } of links) {
        expect.soft(href, name).toBe(places.get(name) ?? href);
        places.set(name, href);
      }
      // Names do not mention new tabs there.
      expect.soft(links.filter(({ target }) => target !== '')).toEqual([]);
    }
  });
});

/** Shows each state of the site, one after the other. */
async function* states(page: Page): AsyncGenerator<string> {
  await page.setViewportSize(narrow);
  await page.goto('404.html');
  yield 'the page not found';
  await openLive(page, 'demos/');
  yield 'demos/';
  await openLive(page, './');
  yield './';
  await page.getByRole('banner').getByLabel(expected.interface.menu).click();
  await expect(page.locator('#root')).toHaveAttribute('inert');
  yield 'the menu';
  await page.keyboard.press('Escape');
  // Each dialog replaces the one before.
  for (const [path, title] of [
    [`./#${expected.demo(2).id}`, expected.demo(2).caption],
    ['./#book', expected.pages.booking.title],
  ] as const) {
    await page.goto(path);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.locator('[data-state=loaded]')).toBeAttached();
    yield path;
  }
  // Only there the agents are tabs.
  await page.setViewportSize(wide);
  await openLive(page, './');
  yield 'a wide window';
}

/** The names of tabs as Chromium tells them. */
async function tabNames(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'tab')
    .map(({ name }) => String(name?.value));
}

/**
 * Gives every control a label of four characters.
 * @returns a function that restores the labels
 */
async function shortenLabels(page: Page): Promise<() => Promise<void>> {
  const texts = await page.evaluateHandle(() => {
    const found: { text: Text; words: string }[] = [];
    for (const control of document.querySelectorAll('a, button, summary')) {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
        found.push({ text: node, words: node.data });
    }
    for (const { text } of found) text.data = 'Info';
    return found;
  });
  return () =>
    texts.evaluate((found) => {
      for (const { text, words } of found) text.data = words;
    });
}

/** Controls that are boxes by their color alone, which forced colors take away. */
const withoutEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main a[role=button], main select + *, [role=dialog] button',
      ),
    ]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          control.closest('[inert]') === null &&
          control.getAttribute('role') !== 'tab',
      )
      .filter((control) => {
        const card = control.closest('[data-card]')?.firstElementChild ?? control;
        return ![control, card].some((box) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(box);
          return borderTopStyle === 'solid' && parseFloat(borderTopWidth) >= 1;
        });
      })
      .map((control) => control.textContent),
  );

test('user can hit every control, in forced colors too', async ({ page, guard }) => {
  test.slow();
  guard.tolerate(/404/);
  for await (const state of states(page)) {
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ''),
    );
    expect.soft(moving, `what moves in ${state}`).toEqual([]);

    const lengthen = await shortenLabels(page);
    const small = (await page.evaluate(layoutAudit, { target: 44 }))
      .filter(({ kind }) => kind === 'small')
      .map(({ says }) => says);
    expect.soft(small, `small targets of ${state}`).toEqual([]);
    await lengthen();

    for (const name of await tabNames(page)) expect.soft(name).toMatch(/[^\d ]( \d+)?$/);

    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await withoutEdge(page), `controls without an edge in ${state}`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  }
});
