/** Compares boxes, because neither a fixed header that overflows nor clipped text is an error. */
import type { Page } from '@playwright/test';
import { layoutAudit } from '../support/layout-audit.ts';
import { expected } from '../support/expected.ts';
import { expect, fontsArrive, openLive, passFrames, test } from './visitor.ts';

// The styles that a visitor sets do not ask the page's policy.
test.use({ bypassCSP: true });

const widths = [320, 360, 430, 640, 768, 1024, 1680];

/** What can be seen of the site. */
const states = {
  'the home page': { path: () => './' },
  'the page with all demos': { path: () => 'demos/' },
  'the menu': {
    path: () => './',
    open: (page: Page) =>
      page.evaluate(() => document.querySelector<HTMLElement>('header [data-opens=menu]')?.click()),
  },
  'the video dialog': { path: () => `./#${expected.longestDemo().id}` },
  'the booking dialog': { path: () => './#book' },
} satisfies Record<string, { path: () => string; open?: (page: Page) => Promise<unknown> }>;

async function show(
  page: Page,
  { path: pathOf, ...rest }: (typeof states)[keyof typeof states],
): Promise<void> {
  const path = pathOf();
  await openLive(page, path);
  await fontsArrive(page);
  if ('open' in rest) await rest.open(page);
  if (!('open' in rest) && !path.includes('#')) return;
  await expect(page.getByRole('dialog')).toBeVisible();
  // The page behind it is asked about by itself.
  await page.addStyleTag({ content: 'main > *, footer { display: none !important }' });
}

/** Every fault at every width, each with the widths at which it is one. */
async function faultsAt(page: Page, windows: readonly number[], height = 800): Promise<string[]> {
  const found = new Map<string, number[]>();
  for (const width of windows) {
    await page.setViewportSize({ width, height });
    await passFrames(page, 4);
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
  test(`${name} should fit in every window, with spaced and with larger text too`, async ({
    page,
  }) => {
    test.slow();
    await show(page, state);
    expect.soft(await faultsAt(page, widths)).toEqual([]);
    expect.soft(await faultsWith(page, withLargerText, [320, 768, 1280])).toEqual([]);
    if (!('open' in state) && !state.path().includes('#')) return;
    for (const content of ['', larger(200)]) {
      await test.step(`should be readable and closable in small windows ${content}`, async () => {
        if (content !== '') await page.addStyleTag({ content });
        for (const [width, height] of [
          [320, 640],
          [640, 360],
        ] as const) {
          expect.soft(await faultsAt(page, [width], height), `${width} × ${height}`).toEqual([]);
          await expect
            .soft(
              page.getByRole('dialog').getByRole('button', { name: expected.interface.close }),
              `${width} × ${height}`,
            )
            .toBeInViewport({ ratio: 1 });
        }
      });
    }
  });
}

test('the header should fit in many widths, with spaced and with larger text', async ({ page }) => {
  test.slow();
  await show(page, states['the home page']);
  // The rest of the page is asked about above.
  await page.addStyleTag({ content: 'main > *, footer { display: none !important }' });
  const windows = Array.from({ length: 8 }, (_, index) => 320 + index * 128);
  const styles = [larger(150), `${spacing} ${larger(200)}`];
  expect(await faultsWith(page, styles, windows)).toEqual([]);
});
