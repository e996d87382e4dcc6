/**
 * What a screen reader finds on the sample, state by state, as text in tests/browser/heard: it is to read like the page. To renew
 * it: remove the folder, run npx playwright test --project=desktop heard.desktop, and read what has changed.
 */
import type { Locator, Page } from '@playwright/test';
import { sample } from '../support/builds.ts';
import { words } from '../support/words.ts';
import { expect, openLive, scrollingEnds, test } from './visitor.ts';

test.beforeEach(() => {
  test.skip(
    (test.info().project.metadata as { content?: string }).content !== sample,
    'The text is that of the sample.',
  );
});

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

/** The accessibility tree as text, without addresses and without what is empty. */
async function heard(root: Locator): Promise<string> {
  const tree = await root.ariaSnapshot();
  return `${tree
    .split('\n')
    .filter((line) => !/^\s*- (?:\/url: |text: ""$)/.test(line))
    .map((line) => line.replace(/:$/, ''))
    .join('\n')}\n`;
}

const dialog = (page: Page) => page.getByRole('dialog');

test('the pages', async ({ page, guard }) => {
  guard.tolerate(/404/);
  for (const [name, path] of [
    ['home', './'],
    ['demos', 'demos/'],
  ] as const) {
    await page.setViewportSize(wide);
    await openLive(page, path);
    expect.soft(await heard(page.locator('body'))).toMatchSnapshot(['heard', `${name}.txt`]);
    await page.setViewportSize(narrow);
    await expect(page.getByRole('combobox')).toBeVisible();
    // A row that becomes one that scrolls tells so in a frame or two.
    await scrollingEnds(page);
    expect
      .soft(await heard(page.locator('body')))
      .toMatchSnapshot(['heard', `${name}-on-a-phone.txt`]);
  }
  await page.goto('404.html');
  expect.soft(await heard(page.locator('body'))).toMatchSnapshot(['heard', 'not-found.txt']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages', async ({ page }) => {
    for (const [name, path] of [
      ['home', './'],
      ['demos', 'demos/'],
    ] as const) {
      await page.goto(path);
      expect
        .soft(await heard(page.locator('body')))
        .toMatchSnapshot(['heard', `${name}-without-script.txt`]);
    }
  });
});

test('what opens and changes', async ({ page, press }) => {
  test.slow();
  await page.setViewportSize(narrow);
  await openLive(page, './');
  await press(page.getByRole('banner').getByLabel(words.interface.menu));
  await expect(dialog(page)).toBeFocused();
  expect.soft(await heard(dialog(page))).toMatchSnapshot(['heard', 'menu.txt']);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await page.setViewportSize(wide);
  for (const [name, id] of [
    ['video-of-a-demo', words.demo(2).id],
    ['video-of-a-testimonial', words.testimonial(0).id],
    ['booking', 'book'],
    ['booking-from-a-case-study', `book-${words.study(1).id}`],
  ] as const) {
    await page.evaluate((fragment) => location.assign(`#${fragment}`), id);
    // Its page may be seen before the last of it has come, and until then the dialog says that it is loading.
    await expect(dialog(page).locator('[data-state=loaded]')).toBeAttached();
    expect.soft(await heard(dialog(page))).toMatchSnapshot(['heard', `${name}.txt`]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }

  await openLive(page, `demos/#${words.agent(1).id}`);
  await expect(page.getByRole('listitem').filter({ visible: true })).toHaveCount(
    words.demosOf(1).length,
  );
  expect
    .soft(await heard(page.locator('main')))
    .toMatchSnapshot(['heard', 'demos-of-one-agent.txt']);
});
