/** What holds in every state of the site: names, targets, motion, colours of the visitor's own. */
import type { Page } from '@playwright/test';
import { layoutFaults } from '../../site/generator/check/layout-faults.ts';
import { words } from '../support/words.ts';
import { expect, openLive, test } from './visitor.ts';

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

/** Shows each state of the site in one page after the other. */
async function* states(page: Page, viewport: typeof wide): AsyncGenerator<string> {
  await page.setViewportSize(viewport);
  const at = `at ${viewport.width} px`;
  await page.goto('404.html');
  yield `the page not found ${at}`;
  for (const path of ['./', 'demos/', `demos/#${words.agent(1).id}`]) {
    await openLive(page, path);
    yield `${path} ${at}`;
  }
  for (const path of [`./#${words.demo(2).id}`, `./#${words.testimonial(0).id}`, './#book']) {
    await page.goto('about:blank');
    await openLive(page, path);
    await expect(page.getByRole('dialog').locator('[data-state=loaded]')).toBeAttached();
    await expect(page.getByRole('dialog').locator('iframe').contentFrame().locator('main')).toBeVisible();
    yield `${path} ${at}`;
  }
  if (viewport.width >= 768) return;
  await openLive(page, './');
  await page.getByRole('banner').getByLabel(words.interface.menu).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  yield `the menu ${at}`;
}

/** What Chromium tells of every control to screen readers and voices, beside what is seen of it. */
async function namesAndLabels(page: Page): Promise<{ name: string; label: string }[]> {
  await page.evaluate(() => {
    let number = 0;
    for (const control of document.querySelectorAll<HTMLElement>('a, button, summary, select, input, [role=tab]')) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]') !== null) continue;
      // What is read out only is not seen, and what is hidden from it is no label: numbers and signs.
      const seen = control.cloneNode(true) as HTMLElement;
      const parts = [...control.querySelectorAll('*')];
      [...seen.querySelectorAll('*')].forEach((copy, index) => {
        const part = parts[index];
        if (part !== undefined && (part.getAttribute('aria-hidden') === 'true' || getComputedStyle(part).clipPath === 'inset(50%)')) copy.textContent = '';
      });
      control.dataset['control'] = String((number += 1));
      control.dataset['label'] = control.localName === 'select' ? '' : seen.textContent.replace(/\s+/g, ' ').trim();
    }
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Accessibility.enable');
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const found: { name: string; label: string }[] = [];
  for (const { ignored, role, name, backendDOMNodeId } of nodes) {
    if (ignored || backendDOMNodeId === undefined || !['link', 'button', 'tab', 'DisclosureTriangle', 'combobox', 'textbox'].includes(String(role?.value))) continue;
    const { node } = await client.send('DOM.describeNode', { backendNodeId: backendDOMNodeId });
    const { attributes = [] } = node;
    const of = (attribute: string): string | undefined => attributes[attributes.indexOf(attribute) + 1];
    if (attributes.includes('data-control')) found.push({ name: String(name?.value ?? ''), label: of('data-label') ?? '' });
  }
  await client.detach();
  return found;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

for (const viewport of [wide, narrow]) {
  test(`names have the visible words in them, targets are large enough, nothing moves, and in forced colours every control has an edge at ${viewport.width} px`, async ({ page, guard }) => {
    test.slow();
    guard.tolerate(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for await (const state of states(page, viewport)) {
      expect.soft(await page.evaluate(() => document.getAnimations().map((animation) => (animation.effect as KeyframeEffect).target?.className ?? '')), `what moves in ${state}`).toEqual([]);
      expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior), state).toBe('auto');

      const small = (await page.evaluate(layoutFaults, { target: 44 })).filter(({ kind }) => kind === 'small').map(({ says }) => says);
      expect.soft(small, `targets of ${state}`).toEqual([]);

      const controls = await namesAndLabels(page);
      expect.soft(controls.length, `controls of ${state}`).toBeGreaterThan(1);
      expect.soft(controls.filter(({ name, label }) => name === '' || !plain(name).includes(plain(label))), `names of ${state}`).toEqual([]);

      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      // What is a box by its colour alone is none there.
      const bare = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main button, main a[role=button], main select + *, [role=dialog] button')]
          .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && control.closest('[inert]') === null && control.getAttribute('role') !== 'tab')
          .filter((control) => {
            const card = control.closest('[data-card]')?.firstElementChild ?? control;
            return ![control, card].some((box) => getComputedStyle(box).borderTopStyle === 'solid' && parseFloat(getComputedStyle(box).borderTopWidth) >= 1);
          })
          .map((control) => control.textContent),
      );
      expect.soft(bare, `controls without an edge in ${state}`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    }
  });
}

test('the marker below the headline is a thin line where it would have the colour of the words', async ({ page }) => {
  const thickness = () => page.locator('h1 span').evaluate((word) => parseFloat(getComputedStyle(word).textDecorationThickness) / parseFloat(getComputedStyle(word).fontSize));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  expect(await thickness()).toBeGreaterThan(0.3);
  for (const media of [{ forcedColors: 'active' }, { forcedColors: 'none', colorScheme: 'dark' }] as const) {
    await page.emulateMedia(media);
    expect(await thickness()).toBeLessThan(0.12);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('links with one name lead to one place, and none opens a new tab unannounced, with everything opened', async ({ page }) => {
    for (const viewport of [wide, narrow]) {
      await page.setViewportSize(viewport);
      for (const path of ['./', 'demos/']) {
        await page.goto(path);
        await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
        const links = await page.evaluate(() =>
          [...document.querySelectorAll('a')]
            .filter((link) => link.checkVisibility({ visibilityProperty: true }))
            .map((link) => ({ name: (link.getAttribute('aria-label') ?? link.textContent).replace(/\s+/g, ' ').trim(), href: link.href, target: link.target })),
        );
        const places = new Map<string, Set<string>>();
        for (const { name, href } of links) places.set(name, (places.get(name) ?? new Set()).add(href));
        expect.soft([...places].filter(([, addresses]) => addresses.size > 1).map(([name, addresses]) => `${name}: ${[...addresses].join(' ')}`), path).toEqual([]);
        expect.soft(links.filter(({ target }) => target !== ''), path).toEqual([]);
        expect(links.length).toBeGreaterThan(20);
      }
    }
  });
});
