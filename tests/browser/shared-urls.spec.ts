/** URLs of a section, a tab or a dialog, and the session history that follows from them. */
import type { Locator, Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
import {
  expect,
  expectLive,
  fontsArrive,
  headerHeight,
  holdScripts,
  openLive,
  scrollingEnds,
  test,
} from './visitor.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const closeControl = (page: Page): Locator =>
  dialog(page).getByRole('button', { name: expected.interface.close });
const card = (page: Page, { id }: { id: string }): Locator => page.locator(`#${id} [data-opens]`);
const cards = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ visible: true });
/** The first demo of the second agent, under a tab that is not open at first. */
const hiddenDemo = (): ReturnType<typeof expected.demo> =>
  expected.demosOf(1)[0] ?? expected.demo(0);

const expectChosen = (page: Page, name: string): Promise<void> =>
  expect(page.locator('[role=tab][aria-selected=true]')).toHaveText(expected.beginning(name));
const expectFragment = (page: Page, fragment: string): Promise<void> =>
  expect(page).toHaveURL((url) => url.hash === (fragment === '' ? '' : `#${fragment}`));

/** The focus comes back a frame after the dialog has gone. */
const expectSomeFocus = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), 'a focus')
    .toBe(true);

/** Follows a link to a fragment of the open page, or types it. */
const goToFragment = (page: Page, fragment: string): Promise<void> =>
  page.evaluate((hash) => void (location.hash = hash), fragment);

/** Waits until the tabs, or the select of phones, stand below the header, above their panel. */
async function expectTabsBelowHeader(page: Page): Promise<void> {
  const places = async (): Promise<string> => {
    await fontsArrive(page);
    await scrollingEnds(page);
    const { tabs, panel, height } = await page.evaluate(() => {
      const top = (selector: string): number =>
        [...document.querySelectorAll(selector)]
          .find((each) => each.checkVisibility())
          ?.getBoundingClientRect().top ?? 0;
      return {
        tabs: top('[role=tablist], select'),
        panel: top('[role=tabpanel]'),
        height: innerHeight,
      };
    });
    const isBelow = tabs >= headerHeight && tabs < headerHeight + 60 && panel < height - 100;
    return isBelow ? 'below the header' : `tabs at ${tabs}, panel at ${panel} of ${height} px`;
  };
  await expect.poll(places, 'the tabs').toBe('below the header');
}

test.describe('shared URLs without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'user can get to what they name, below the header',
    { tag: '@any-device' },
    async ({ page }) => {
      for (const [url, target] of [
        [`./#${expected.demo(2).id}`, expected.demo(2).id],
        [`demos/#${expected.demo(-1).id}`, expected.demo(-1).id],
        [`demos/#${expected.agent(1).id}`, hiddenDemo().id],
        [`./#${expected.testimonial(1).id}`, expected.testimonial(1).id],
        ['./#testimonials', 'testimonials'],
      ] as const) {
        await page.goto(url);
        await expect(page.locator(`#${target}`).getByRole('link').first()).toBeInViewport();
        const top = async () => (await page.locator(`#${target}`).boundingBox())?.y ?? 0;
        // A scroll offset is a whole number of pixels.
        await expect.poll(top, url).toBeGreaterThanOrEqual(headerHeight - 1);
      }
    },
  );
});

test.describe('the URL of a dialog', { tag: '@any-device' }, () => {
  test('should open what it names, and Close leaves the plain page', async ({ page, baseURL }) => {
    for (const [url, title] of [
      [`./?utm_source=ad#${expected.demo(2).id}`, expected.demo(2).caption],
      [`./#${expected.testimonial(1).id}`, expected.testimonial(1).caption],
      ['./#book', expected.pages.booking.title],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(url);
      await expect(dialog(page)).toHaveAccessibleName(title);
      await expect(dialog(page).locator('iframe')).toHaveCount(1);
      await expect(page).toHaveURL(new URL(url, baseURL).href);
      await closeControl(page).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(new URL(url.replace(/#.*/, ''), baseURL).href);
      await expectSomeFocus(page);
    }
    await openLive(page, './#pa-99"]');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('should choose the tab of the demo, also when it is closed early', async ({ page }) => {
    const demo = expected.lastDemo();
    await openLive(page, `./#${demo.id}`);
    await expect(dialog(page)).toHaveAccessibleName(demo.caption);
    await expectChosen(page, expected.agent(-1).name);
    await closeControl(page).click();
    await expectChosen(page, expected.agent(-1).name);
    await expect(card(page, demo)).toBeFocused();

    await page.goto('about:blank');
    const arrive = await holdScripts(page, '**/islands-*.js');
    await page.goto(`./#${demo.id}`, { waitUntil: 'commit' });
    await closeControl(page).click();
    await expectFragment(page, '');
    arrive();
    await expectChosen(page, expected.agent(-1).name);
  });

  test('user can type another demo over an open one, and close it', async ({ page }) => {
    const { id, name } = expected.agent(-1);
    await openLive(page, `demos/#${id}`);
    await expectChosen(page, name);
    for (const close of [() => closeControl(page).click(), () => page.keyboard.press('Escape')]) {
      await goToFragment(page, expected.lastDemo().id);
      await expect(dialog(page)).toHaveAccessibleName(expected.lastDemo().caption);
      // The filter does not change, and hides this card.
      await goToFragment(page, expected.demo(2).id);
      await expect(dialog(page)).toHaveAccessibleName(expected.demo(2).caption);
      await expect(dialog(page).locator('iframe')).toHaveCount(1);
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expectFragment(page, id);
      await expectChosen(page, name);
      await expectSomeFocus(page);
    }
    await goToFragment(page, expected.demo(0).id);
    await expect(dialog(page)).toHaveAccessibleName(expected.demo(0).caption);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expectFragment(page, id);
  });

  test('should be the same after a reload, and Back closes it first', async ({ page }) => {
    await page.goto('demos/');
    await page.goto('./?ad#book');
    await expect(dialog(page)).toHaveAccessibleName(expected.pages.booking.title);
    await page.reload();
    await expect(dialog(page)).toHaveAccessibleName(expected.pages.booking.title);
    await expect(dialog(page).locator('iframe')).toHaveCount(1);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expectFragment(page, '');
    await page.goBack();
    const { heading } = expected.pages.demos;
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
});

test(
  'user can go back and forward through filters and dialogs',
  { tag: '@any-device' },
  async ({ page }) => {
    await openLive(page, 'demos/');
    await page.getByRole('tab', { name: expected.agent(1).name }).click();
    await expectFragment(page, expected.agent(1).id);
    const opener = card(page, hiddenDemo());
    await opener.scrollIntoViewIfNeeded();
    const top = async (): Promise<number> => (await opener.boundingBox())?.y ?? NaN;
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      const before = await top();
      await opener.click();
      await expect(dialog(page)).toBeVisible();
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expectFragment(page, expected.agent(1).id);
      await expect(opener).toBeFocused();
      // It may still rise by the two pixels of a card that is pointed at.
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
    }
    await page.goBack();
    await expectChosen(page, expected.pages.demos.allTab);
    await page.goForward();
    await page.goForward();
    await expect(dialog(page)).toHaveAccessibleName(hiddenDemo().caption);
    await expect(dialog(page).locator('iframe')).toHaveCount(1);
    await expectChosen(page, expected.agent(1).name);
  },
);

test('the URL of an agent should lead to its demos', { tag: '@any-device' }, async ({ page }) => {
  // Each evaluation of Playwright counts as an act of the visitor, who is then left alone.
  await page.addInitScript(() =>
    Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { value: false }),
  );
  await openLive(page, './');
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await goToFragment(page, expected.agent(-1).id);
  await expect(cards(page)).toHaveText(expected.captionsOf(-1));
  await expectTabsBelowHeader(page);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  for (const path of ['demos/', './']) {
    await openLive(page, `${path}#${expected.agent(1).id}`);
    await expect(dialog(page)).toHaveCount(0);
    await expect(cards(page)).toHaveText(expected.captionsOf(1));
    await expectTabsBelowHeader(page);
  }
});

test(
  'should leave a visitor who went elsewhere before the script came',
  {
    tag: '@any-device',
  },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`demos/#${expected.agent(1).id}`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const offset = async (): Promise<number> => {
      await scrollingEnds(page);
      await page.keyboard.press('Home');
      await scrollingEnds(page);
      return page.evaluate(() => scrollY);
    };
    await expect.poll(offset).toBe(0);
    release();
    await expectLive(page);
    await fontsArrive(page);
    await scrollingEnds(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);
