/** That everything fits, by boxes: a bar that stays in place makes no scroll bar, and a box that cuts off its words no error. */
import type { Page } from '@playwright/test';
import { layoutAudit } from '../support/layout-audit.ts';
import { words } from '../support/words.ts';
import { expect, fontsArrive, openLive, passFrames, test } from './visitor.ts';

// The styles that a visitor sets do not ask the page's policy.
test.use({ bypassCSP: true });
test.beforeEach(({ guard }) => guard.tolerate(/404/));

const widths = [320, 344, 360, 390, 430, 640, 768, 820, 1024, 1280, 1680];

/** What can be seen of the site. */
const states = {
  'the home page': { path: () => './' },
  'the page with all demos': { path: () => 'demos/' },
  'the page for addresses that do not exist': { path: () => '404.html' },
  'the menu': {
    path: () => './',
    open: (page: Page) =>
      page.evaluate(() => document.querySelector<HTMLElement>('header [data-opens=menu]')?.click()),
  },
  'the video dialog': { path: () => `./#${words.longestDemo().id}` },
  'the booking dialog': { path: () => './#book' },
} satisfies Record<string, { path: () => string; open?: (page: Page) => Promise<unknown> }>;

async function show(
  page: Page,
  { path: pathOf, ...rest }: (typeof states)[keyof typeof states],
): Promise<void> {
  const path = pathOf();
  if (path.endsWith('404.html')) await page.goto(path);
  else {
    await openLive(page, path);
    await fontsArrive(page);
  }
  if ('open' in rest) await rest.open(page);
  if (!('open' in rest) && !path.includes('#')) return;
  await expect(page.getByRole('dialog')).toBeVisible();
  // The page behind it is asked about by itself.
  await page.addStyleTag({ content: 'main > *, footer { display: none !important }' });
}

/** Every fault at every width, each with the widths at which it is one. */
async function faultsAt(
  page: Page,
  windows: readonly number[],
  height = 800,
  live = true,
): Promise<string[]> {
  const found = new Map<string, number[]>();
  for (const width of windows) {
    await page.setViewportSize({ width, height });
    if (live) await passFrames(page, 4);
    for (const { says } of await page.evaluate(layoutAudit, { target: 24 }))
      found.set(says, [...(found.get(says) ?? []), width]);
  }
  return [...found].map(([says, at]) => `at ${at.join(', ')} px: ${says}`);
}

const spacing =
  '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }';
const larger = (percent: number): string => `html { font-size: ${percent}% }`;

/** Every fault with each of these styles, at every width. */
async function faultsWith(
  page: Page,
  styles: readonly string[],
  windows: readonly number[],
): Promise<string[]> {
  const found: string[] = [];
  for (const content of styles) {
    const style = await page.addStyleTag({ content });
    found.push(...(await faultsAt(page, windows)).map((fault) => `with ${content}, ${fault}`));
    await style.evaluate((element) => (element as Element).remove());
  }
  return found;
}

const withLargerText = [spacing, larger(150), larger(200)];

for (const [name, state] of Object.entries(states)) {
  test(`${name} fits in every window, with spaced and with larger text too`, async ({ page }) => {
    test.slow();
    await show(page, state);
    expect.soft(await faultsAt(page, widths)).toEqual([]);
    expect.soft(await faultsWith(page, withLargerText, [320, 768, 1280])).toEqual([]);
    if (!('open' in state) && !state.path().includes('#')) return;
    for (const content of ['', larger(200)]) {
      await test.step(`it can be read and closed in small and in low windows ${content}`, async () => {
        if (content !== '') await page.addStyleTag({ content });
        for (const [width, height] of [
          [320, 640],
          [640, 360],
        ] as const) {
          expect.soft(await faultsAt(page, [width], height), `${width} × ${height}`).toEqual([]);
          await expect
            .soft(
              page.getByRole('dialog').getByRole('button', { name: words.interface.close }),
              `${width} × ${height}`,
            )
            .toBeInViewport({ ratio: 1 });
        }
      });
    }
  });

  test(
    `${name} fits with spaced and with larger text in windows between those`,
    { tag: '@thorough' },
    async ({ page }) => {
      test.slow();
      await show(page, state);
      expect(await faultsWith(page, withLargerText, [360, 390, 640, 820, 1024])).toEqual([]);
    },
  );
}

for (const [often, styles, step] of [
  ['many a', [larger(150), `${spacing} ${larger(200)}`], 68],
  ['any', [spacing, larger(150), larger(200), `${spacing} ${larger(200)}`], 34],
] as const) {
  test(
    `the bar fits in windows of ${often} width with spaced and with larger text`,
    { tag: often === 'any' ? '@thorough' : [] },
    async ({ page }) => {
      test.slow();
      await show(page, states['the home page']);
      // The rest of the page is asked about above.
      await page.addStyleTag({ content: 'main > *, footer { display: none !important }' });
      expect(
        await faultsWith(
          page,
          styles,
          Array.from({ length: Math.ceil(1020 / step) }, (_, index) => 320 + index * step),
        ),
      ).toEqual([]);
    },
  );
}

test.describe('without script, everything opened', () => {
  test.use({ javaScriptEnabled: false });

  test('all of it fits, and what opens can be pressed', async ({ page }) => {
    for (const path of ['./', 'demos/', '404.html']) {
      await page.goto(path);
      await page.evaluate(() =>
        document.querySelectorAll('details').forEach((details) => (details.open = true)),
      );
      expect.soft(await faultsAt(page, [320, 390, 1280], 800, false), path).toEqual([]);
      const low = await page
        .locator('summary')
        .evaluateAll(
          (summaries) =>
            summaries.filter(
              (each) => each.checkVisibility() && each.getBoundingClientRect().height < 44,
            ).length,
        );
      expect.soft(low, `summaries of ${path} lower than 44 px`).toBe(0);
    }
  });
});

// How much there is room for depends on the words: these are the sample's.
test(
  'the bar shows what there is room for at each width, and nothing of a try can be heard or reached',
  { tag: '@sample' },
  async ({ page }) => {
    await openLive(page, './');
    const bar = page.getByRole('banner');
    const home = bar.getByRole('link', { name: words.site.name });
    for (const [width, name, items, button, menu] of [
      [300, false, false, true, true],
      [320, true, false, true, true],
      [344, true, false, true, true],
      [767, true, false, true, true],
      [768, true, true, true, false],
      [1280, true, true, true, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const shown = [
        (await bar
          .getByText('Plumbline')
          .evaluate((element) => element.getBoundingClientRect().width)) > 2,
        await bar.getByRole('navigation').isVisible(),
        await bar.locator('[data-opens=booking]').isVisible(),
        await bar.getByLabel(words.interface.menu).isVisible(),
      ];
      expect.soft(shown, `at ${width} px`).toEqual([name, items, button, menu]);
      const box = await home.boundingBox();
      expect
        .soft(
          Math.min(box?.width ?? 0, box?.height ?? 0),
          `the way home for a finger at ${width} px`,
        )
        .toBeGreaterThanOrEqual(44);
    }
    await expect(bar.getByText('Book A Strategy Call')).toHaveCount(1);
    await expect(bar).toMatchAriaSnapshot(`
    - banner:
      - link "Plumbline"
      - navigation:
        - link "Home"
        - link "Demos"
        - link "Testimonials"
        - link "Case Studies"
      - button "Book A Strategy Call"
  `);
  },
);

test('the menu hides nothing that has the focus behind its head in low windows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await show(page, states['the menu']);
  const stops = await page.getByRole('dialog').locator('a, button').count();
  for (const [width, height, key] of [
    [320, 256, 'Tab'],
    [320, 400, 'Shift+Tab'],
    [568, 320, 'Shift+Tab'],
    [667, 375, 'Tab'],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (let press = 0; press < stops; press += 1) {
      await page.keyboard.press(key);
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        const { left, top, right, bottom } = focused?.getBoundingClientRect() ?? new DOMRect();
        // A pixel inside of each corner: what lies there must be the element itself.
        // What is higher than the room below the head, as a link of 80 letters in the lowest window, shows its beginning.
        const fits = bottom - top <= innerHeight - 96;
        const seen = (fits ? [top + 1, bottom - 1] : [top + 1]).every(
          (y) => focused?.contains(document.elementFromPoint((left + right) / 2, y)) === true,
        );
        return seen ? '' : `${focused?.textContent ?? ''} from ${top} to ${bottom}`;
      });
      expect.soft(hidden, `${key} at ${width} × ${height}`).toBe('');
    }
  }
});

// The words are those of an owner's site, where both broke; how the name stands in the footer depends on the logo.
test(
  'a word of eleven letters in the headline stands in one line at each width, and so does each of a name in the footer',
  { tag: '@sample' },
  async ({ page }) => {
    await openLive(page, './');
    await fontsArrive(page);
    await page.evaluate(() => {
      const write = (selector: string, text: string): void =>
        document.querySelectorAll(selector).forEach((element) => (element.textContent = text));
      write('h1 span:last-child', 'versprechen');
      write('footer a span', 'Kronwerk\u00a0Baum &\u00a0Garten');
      write('footer nav a', 'Kundenstimmen');
      write('footer a[href^="mailto:"]', 'buero@kronwerk-baumpflege.example');
    });
    for (const width of [
      320, 360, 390, 430, 639, 640, 767, 768, 820, 1023, 1024, 1279, 1280, 1440, 1680,
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await passFrames(page, 4);
      const broken = await page.evaluate(() =>
        [...document.querySelectorAll('h1 span:last-child, footer a span')].flatMap(
          ({ firstChild }) =>
            [...(firstChild?.nodeValue ?? '').matchAll(/[^\s]+/g)].flatMap(({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(firstChild as Text, index);
              range.setEnd(firstChild as Text, index + word.length);
              return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
                ? word
                : [];
            }),
        ),
      );
      expect.soft(broken, `at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(layoutAudit, { target: 24 }), `at ${width} px`).toEqual([]);
    }
  },
);
