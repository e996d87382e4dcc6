/**
 * What holds in every state of the site: names, targets, motion, forced colours, and all that axe finds, in frames too, with the
 * rules of level AAA: nothing, and nothing that it leaves to a person either. Words stand on what can be computed, so a contrast
 * that is "to be reviewed" is one that nobody will ever review.
 */
import type { Page } from '@playwright/test';
import { layoutAudit } from '../support/layout-audit.ts';
import { sample } from '../support/builds.ts';
import { words } from '../support/words.ts';
import { axe, findings } from '../support/axe.ts';
import { expect, expectAtTop, openLive, test } from './visitor.ts';

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

/** Shows each state of the site, one after the other. */
async function* states(page: Page, viewport: typeof wide): AsyncGenerator<string> {
  await page.setViewportSize(viewport);
  const at = `at ${viewport.width} px`;
  await page.goto('404.html');
  yield `the page not found ${at}`;
  await openLive(page, 'demos/');
  yield `demos/ ${at}`;
  await page.goto(`demos/#${words.agent(1).id}`);
  await expect(page.getByRole('listitem').filter({ visible: true })).toHaveCount(
    words.demosOf(1).length,
  );
  // What lies below the bar has no ground that can be computed.
  await page.keyboard.press('Home');
  await expectAtTop(page);
  yield `demos/ of one agent ${at}`;
  await openLive(page, './');
  yield `./ ${at}`;
  if (viewport.width < 768) {
    await page.getByRole('banner').getByLabel(words.interface.menu).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // A frame later the page behind it is inert: until then axe takes it for part of what can be read.
    await expect(page.locator('#root')).toHaveAttribute('inert');
    yield `the menu ${at}`;
    await page.keyboard.press('Escape');
  }
  // Each takes the place of the one before.
  for (const [path, title] of [
    [`./#${words.demo(2).id}`, words.demo(2).caption],
    [`./#${words.testimonial(0).id}`, words.testimonial(0).caption],
    ['./#book', words.pages.booking.title],
  ] as const) {
    await page.goto(path);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.locator('[data-state=loaded]')).toBeAttached();
    await expect(dialog.locator('iframe').contentFrame().locator('main')).toBeVisible();
    yield `${path} ${at}`;
  }
}

/** That axe finds nothing on the page as it stands, in the colours of both schemes. Where the longest words reach over an edge it cannot compute their ground: it is asked about the sample alone. */
async function expectNothingOfAxe(page: Page, state: string): Promise<void> {
  if ((test.info().project.metadata as { content?: string }).content !== sample) return;
  expect.soft(await findings(page, 'all'), `${state} in light colours`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Nothing but colours is another in the dark.
  expect.soft(await findings(page, 'of colors'), `${state} in dark colours`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What Chromium tells of every control to screen readers and voices, beside what is seen of it. */
async function namesAndLabels(page: Page): Promise<{ name: string; label: string }[]> {
  await page.evaluate(() => {
    let number = 0;
    for (const control of document.querySelectorAll<HTMLElement>(
      'a, button, summary, select, input, [role=tab]',
    )) {
      if (
        !control.checkVisibility({ visibilityProperty: true }) ||
        control.closest('[inert]') !== null
      )
        continue;
      // What is read out only is not seen, and what is hidden from it is no label: numbers and signs.
      const seen = control.cloneNode(true) as HTMLElement;
      const parts = [...control.querySelectorAll('*')];
      [...seen.querySelectorAll('*')].forEach((copy, index) => {
        const part = parts[index];
        if (
          part !== undefined &&
          (part.getAttribute('aria-hidden') === 'true' ||
            getComputedStyle(part).clipPath === 'inset(50%)')
        )
          copy.textContent = '';
      });
      control.dataset['control'] = String((number += 1));
      control.dataset['label'] =
        control.localName === 'select' ? '' : seen.textContent.replace(/\s+/g, ' ').trim();
    }
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Accessibility.enable');
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const found: { name: string; label: string }[] = [];
  for (const { ignored, role, name, backendDOMNodeId } of nodes) {
    if (
      ignored ||
      backendDOMNodeId === undefined ||
      !['link', 'button', 'tab', 'DisclosureTriangle', 'combobox', 'textbox'].includes(
        String(role?.value),
      )
    )
      continue;
    const { node } = await client.send('DOM.describeNode', { backendNodeId: backendDOMNodeId });
    const { attributes = [] } = node;
    const of = (attribute: string): string | undefined =>
      attributes[attributes.indexOf(attribute) + 1];
    if (attributes.includes('data-control'))
      found.push({ name: String(name?.value ?? ''), label: of('data-label') ?? '' });
  }
  await client.detach();
  return found;
}

/** Controls that are too small for a finger. */
const smallTargets = async (page: Page): Promise<string[]> =>
  (await page.evaluate(layoutAudit, { target: 44 }))
    .filter(({ kind }) => kind === 'small')
    .map(({ says }) => says);

/** Leaves four letters, narrow ones, of all words that can be pressed, as an owner's may be as short as that. @returns what gives them their words again */
async function shortenLabels(page: Page): Promise<() => Promise<void>> {
  const texts = await page.evaluateHandle(() => {
    const texts: { text: Text; words: string }[] = [];
    for (const control of document.querySelectorAll('a, button, summary')) {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
        texts.push({ text: node, words: node.data });
    }
    for (const { text } of texts) text.data = 'Info';
    return texts;
  });
  return () =>
    texts.evaluate((texts) => {
      for (const { text, words } of texts) text.data = words;
    });
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

for (const viewport of [wide, narrow]) {
  test(`axe finds nothing, names have the visible words in them, targets are large enough, nothing moves, and in forced colours every control has an edge at ${viewport.width} px`, async ({
    page,
    context,
    guard,
  }) => {
    test.slow();
    guard.tolerate(/404/);
    // The frames of the dialogs are looked into as well.
    await context.addInitScript(axe);
    await page.emulateMedia({ colorScheme: 'light' });
    for await (const state of states(page, viewport)) {
      expect
        .soft(
          await page.evaluate(() =>
            document
              .getAnimations()
              .map((animation) => (animation.effect as KeyframeEffect).target?.className ?? ''),
          ),
          `what moves in ${state}`,
        )
        .toEqual([]);
      expect
        .soft(
          await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
          state,
        )
        .toBe('auto');

      await expectNothingOfAxe(page, state);

      expect.soft(await smallTargets(page), `targets of ${state}`).toEqual([]);
      const lengthen = await shortenLabels(page);
      expect
        .soft(await smallTargets(page), `targets of ${state}, with four letters each`)
        .toEqual([]);
      await lengthen();

      const controls = await namesAndLabels(page);
      expect.soft(controls.length, `controls of ${state}`).toBeGreaterThan(1);
      expect
        .soft(
          controls.filter(({ name, label }) => name === '' || !plain(name).includes(plain(label))),
          `names of ${state}`,
        )
        .toEqual([]);

      await page.emulateMedia({ forcedColors: 'active' });
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      // What is a box by its colour alone is none there.
      const bare = await page.evaluate(() =>
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
            return ![control, card].some(
              (box) =>
                getComputedStyle(box).borderTopStyle === 'solid' &&
                parseFloat(getComputedStyle(box).borderTopWidth) >= 1,
            );
          })
          .map((control) => control.textContent),
      );
      expect.soft(bare, `controls without an edge in ${state}`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    }
  });
}

test.describe('without script, everything opened,', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['./', 'demos/']) {
    test(`axe finds nothing on ${path}, links with one name lead to one place, and none opens a new tab unannounced`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: 'light' });
      for (const viewport of [wide, narrow]) {
        const state = `${path} at ${viewport.width} px`;
        await page.setViewportSize(viewport);
        await page.goto(path);
        for (const summary of await page.locator('summary').filter({ visible: true }).all())
          await summary.click();
        const details = page.locator('details').filter({ visible: true });
        expect(await details.count()).toBeGreaterThan(0);
        await expect(page.locator('details[open]')).toHaveCount(await details.count());
        await page.evaluate(() => {
          // What was opened last may lie below the header.
          scrollTo({ top: 0, behavior: 'instant' });
          // No timer ends where script is off. axe sets one to wait its turn, and others to give up what takes too long.
          Object.assign(globalThis, {
            setTimeout: (action: () => void, milliseconds = 0) =>
              void (milliseconds > 0 || Promise.resolve().then(action)),
          });
        });
        await page.evaluate(axe);
        await expectNothingOfAxe(page, state);

        const links = await page.evaluate(() =>
          [...document.querySelectorAll('a')]
            .filter((link) => link.checkVisibility({ visibilityProperty: true }))
            .map((link) => ({
              name: (link.getAttribute('aria-label') ?? link.textContent)
                .replace(/\s+/g, ' ')
                .trim(),
              href: link.href,
              target: link.target,
            })),
        );
        const places = new Map<string, Set<string>>();
        for (const { name, href } of links)
          places.set(name, (places.get(name) ?? new Set()).add(href));
        expect
          .soft(
            [...places]
              .filter(([, addresses]) => addresses.size > 1)
              .map(([name, addresses]) => `${name}: ${[...addresses].join(' ')}`),
            state,
          )
          .toEqual([]);
        expect
          .soft(
            links.filter(({ target }) => target !== ''),
            state,
          )
          .toEqual([]);
        expect(links.length).toBeGreaterThan(20);
      }
    });
  }
});
