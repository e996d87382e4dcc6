/** Addresses that lead to a place in the page, a tab or a dialog, and a history that stays whole. */
import type { Locator, Page } from '@playwright/test';
import { words } from '../support/words.ts';
import {
  expect,
  expectBelowHeader,
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
  dialog(page).getByRole('button', { name: words.interface.close });
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });
const card = (page: Page, demo: { id: string }): Locator =>
  page.locator(`#${demo.id} [data-opens]`);
const cards = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ visible: true });
const home = (page: Page): Locator =>
  page.getByRole('heading', { name: words.pages.home.hero.headline });
/** The first demo of an agent. */
const demoUnder = (agent: number): ReturnType<typeof words.demo> =>
  words.demosOf(agent)[0] ?? words.demo(0);

const expectChosen = (page: Page, name: string): Promise<void> =>
  expect(page.locator('[role=tab][aria-selected=true]')).toHaveText(words.beginning(name));
const expectFragment = (page: Page, fragment: string): Promise<void> =>
  expect(page).toHaveURL((url) => url.hash === (fragment === '' ? '' : `#${fragment}`));

/** Waits until the focus is somewhere: it comes back with the frame after the one in which the dialog goes. */
const expectSomeFocus = (page: Page): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.activeElement !== document.body),
      'whether something has the focus',
    )
    .toBe(true);

/** Follows a link to a fragment of the page that is open, or types it into the address. */
const goToFragment = (page: Page, fragment: string): Promise<void> =>
  page.evaluate((hash) => void (location.hash = hash), fragment);

/** Waits until the tabs, or the select of small screens, stand below the header, and the panel below them starts in the window. */
async function expectTabsBelowHeader(page: Page): Promise<void> {
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
  expect(tabs).toBeGreaterThanOrEqual(headerHeight);
  expect(tabs).toBeLessThan(headerHeight + 60);
  expect(panel).toBeLessThan(height - 100);
}

test.describe('shared addresses without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the address of a demo, a testimonial, an agent and a section leads to what it is about, which the header does not cover',
    { tag: '@any-device' },
    async ({ page }) => {
      for (const [address, target] of [
        [`./#${words.demo(2).id}`, words.demo(2).id],
        [`demos/#${words.demo(-1).id}`, words.demo(-1).id],
        [`demos/#${words.agent(1).id}`, demoUnder(1).id],
        [`./#${words.testimonial(1).id}`, words.testimonial(1).id],
      ] as const) {
        await page.goto(address);
        await expect(page.locator(`#${target}`).getByRole('link').first()).toBeInViewport();
        // A scroll offset is a whole number of pixels, what stands there need not be.
        expect(
          await page
            .locator(`#${target}`)
            .evaluate((element) => element.getBoundingClientRect().top),
          address,
        ).toBeGreaterThanOrEqual(headerHeight - 1);
      }
      await page.goto('./#testimonials');
      await expect
        .poll(async () => Math.round((await page.locator('#testimonials').boundingBox())?.y ?? 0))
        .toBe(headerHeight);
    },
  );
});

test.describe('the address of a dialog', { tag: '@any-device' }, () => {
  test('opens what it names, whatever its query; closing it leaves the plain page', async ({
    page,
    baseURL,
  }) => {
    for (const [address, title] of [
      [`./?utm_source=ad#${words.demo(2).id}`, words.demo(2).caption],
      [`demos/#${words.demo(2).id}`, words.demo(2).caption],
      [`./#${words.testimonial(1).id}`, words.testimonial(1).caption],
      ['./#book', words.pages.booking.title],
    ] as const) {
      await test.step(address, async () => {
        await page.goto('about:blank');
        await page.goto(address);
        await expect(dialog(page)).toHaveAccessibleName(title);
        await expect(dialog(page).locator('iframe')).toHaveCount(1);
        await expect(page).toHaveURL(new URL(address, baseURL).href);
        await closeControl(page).click();
        await expect(dialog(page)).toHaveCount(0);
        await expect(page).toHaveURL(new URL(address.replace(/#.*/, ''), baseURL).href);
        await expectSomeFocus(page);
      });
    }
  });

  test('of a demo under another tab opens that tab with it, even if it is closed before the tabs are live', async ({
    page,
  }) => {
    await test.step('on a live page', async () => {
      await openLive(page, `./#${words.lastDemo().id}`);
      await expect(dialog(page)).toHaveAccessibleName(words.lastDemo().caption);
      await expectChosen(page, words.agent(-1).name);
      await expect(page.locator('#demos select option:checked')).toHaveText(words.agent(-1).name);
      await closeControl(page).click();
      await expectChosen(page, words.agent(-1).name);
      await expect(card(page, words.lastDemo())).toBeFocused();
    });
    await test.step('before the tabs are live', async () => {
      await page.goto('about:blank');
      const arrive = await holdScripts(page, '**/assets/page-*.js');
      await page.goto(`./#${words.lastDemo().id}`, { waitUntil: 'commit' });
      await closeControl(page).click();
      await expectFragment(page, '');
      arrive();
      await expectChosen(page, words.agent(-1).name);
    });
  });

  test('of a demo that the filter hides opens it all the same where a link to it is followed, and the filter stays', async ({
    page,
  }) => {
    await page.goto(`demos/#${words.agent(-1).id}`);
    await expectChosen(page, words.agent(-1).name);
    await goToFragment(page, words.demo(2).id);
    await expect(dialog(page)).toHaveAccessibleName(words.demo(2).caption);
    await expect(dialog(page).locator('iframe')).toHaveCount(1);
    await closeControl(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await expectChosen(page, words.agent(-1).name);
    await expectSomeFocus(page);
  });

  test('follows the visitor into it and out of it, and what was closed is not met again on the way back', async ({
    page,
    baseURL,
  }) => {
    await page.goto('demos/');
    await page.goto('./');
    for (const [opener, fragment] of [
      [card(page, words.demo(0)), words.demo(0).id],
      [page.getByRole('banner').getByText(words.pages.bookingLabel), 'book'],
    ] as const) {
      await opener.click();
      await expect(dialog(page)).toBeVisible();
      expect(page.url()).toBe(`${baseURL ?? ''}#${fragment}`);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(baseURL ?? '');
    }
    await page.goBack();
    await expect(
      page.getByRole('heading', { level: 1, name: words.pages.demos.heading }),
    ).toBeVisible();
  });

  test('is the same after a reload, and Back closes it before it leaves the page', async ({
    page,
  }) => {
    await page.goto('demos/');
    await page.goto('./?ad#book');
    await expect(dialog(page)).toHaveAccessibleName(words.pages.booking.title);
    await page.reload();
    await expect(dialog(page)).toHaveAccessibleName(words.pages.booking.title);
    await expect(dialog(page).locator('iframe')).toHaveCount(1);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expectFragment(page, '');
    await expect(home(page)).toBeVisible();
    await page.goBack();
    await expect(
      page.getByRole('heading', { level: 1, name: words.pages.demos.heading }),
    ).toBeVisible();
  });

  test('of another demo, typed while a dialog is open, opens that demo, and Close closes it', async ({
    page,
  }) => {
    await openLive(page, './');
    await card(page, words.demo(0)).click();
    await expect(dialog(page)).toHaveAccessibleName(words.demo(0).caption);
    await goToFragment(page, words.demo(2).id);
    await expect(dialog(page)).toHaveAccessibleName(words.demo(2).caption);
    await closeControl(page).click();
    await expectFragment(page, '');
    await expect(dialog(page)).toHaveCount(0);
    await expect(card(page, words.demo(2))).toBeFocused();
  });

  test('that names nothing shows the page as it is', async ({ page }) => {
    await openLive(page, './#pa-99"]');
    await expect(dialog(page)).toHaveCount(0);
    await expect(home(page)).toBeInViewport();
    await expectChosen(page, words.agent(0).name);
  });
});

test.describe('Back and Forward', { tag: '@any-device' }, () => {
  test('walk through the filters of all demos and a dialog', async ({ page }) => {
    await page.goto('demos/');
    await tab(page, words.agent(0).name).click();
    await expectFragment(page, words.agent(0).id);
    await card(page, words.demo(2)).click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expectChosen(page, words.agent(0).name);
    await page.goBack();
    await expectChosen(page, words.pages.demos.allTab);
    await page.goForward();
    await page.goForward();
    await expect(dialog(page)).toHaveAccessibleName(words.demo(2).caption);
    await expect(dialog(page).locator('iframe')).toHaveAttribute(
      'src',
      words.ending(words.demo(2).video.embedUrl),
    );
    await expectChosen(page, words.agent(0).name);
  });

  test('Back from a dialog, as well as Escape, brings the visitor back to the card under another tab, where it stood', async ({
    page,
  }) => {
    await page.goto('./');
    await tab(page, words.agent(1).name).click();
    const opener = card(page, demoUnder(1));
    await opener.scrollIntoViewIfNeeded();
    const top = async (): Promise<number> => (await opener.boundingBox())?.y ?? NaN;
    for (const [way, close] of [
      ['Escape', () => page.keyboard.press('Escape')],
      ['Back', () => page.goBack()],
    ] as const) {
      await test.step(way, async () => {
        const before = await top();
        await opener.click();
        await expect(dialog(page)).toBeVisible();
        await close();
        await expect(dialog(page)).toHaveCount(0);
        await expectFragment(page, words.agent(1).id);
        await expect(opener).toBeFocused();
        // It may still rise by the two pixels of a card that is pointed at.
        expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
      });
    }
  });

  test('walk on a path with two slashes, as servers let pass, as on any other', async ({
    page,
    baseURL,
  }) => {
    await page.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      if (!url.pathname.startsWith('//')) return route.continue();
      return route.fulfill({
        response: await route.fetch({ url: `${url.origin}${url.pathname.slice(1)}` }),
      });
    });
    const { origin, pathname } = new URL('demos/', baseURL);
    const doubled = (url: URL): boolean =>
      url.pathname === `/${pathname}` && url.hash === `#${words.agent(1).id}`;
    await page.goto(`${origin}/${pathname}`);
    await tab(page, words.agent(1).name).click();
    await expect(page).toHaveURL(doubled);
    await card(page, demoUnder(1)).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(doubled);
  });
});

test.describe('the address of a place in the page', () => {
  test('of an agent, on either page, shows its demos: the tabs below the header and the start of the panel', async ({
    page,
  }) => {
    await test.step('by a link on the open page, from which Back leads to where one was', async () => {
      await openLive(page, './');
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
      await goToFragment(page, words.agent(-1).id);
      await expect(cards(page)).toHaveText(words.captionsOf(-1));
      await expectTabsBelowHeader(page);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    });
    for (const path of ['demos/', './']) {
      await test.step(path, async () => {
        await openLive(page, `${path}#${words.agent(1).id}`);
        await expect(dialog(page)).toHaveCount(0);
        await expect(cards(page)).toHaveText(words.captionsOf(1));
        await expectTabsBelowHeader(page);
      });
    }
  });

  test('of a section stays right below the header when what is above grows late, and does not hold whoever scrolls on', async ({
    page,
  }) => {
    await openLive(page, './#case-studies');
    await fontsArrive(page);
    await expectBelowHeader(page.locator('#case-studies'));
    await page.locator('h1').evaluate((heading) => (heading.style.paddingBottom = '130px'));
    await expectBelowHeader(page.locator('#case-studies'));
    await test.step('scrolling on', async () => {
      const held = await page.evaluate(() => scrollY);
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, -300);
      await scrollingEnds(page);
      const top = await page.evaluate(() => scrollY);
      expect(top).toBeLessThan(held);
      await page.locator('footer').evaluate((footer) => (footer.style.paddingBottom = '130px'));
      await scrollingEnds(page);
      expect(await page.evaluate(() => scrollY)).toBe(top);
    });
  });

  test(
    'leaves whoever has gone elsewhere before the script came where that has led',
    { tag: '@any-device' },
    async ({ page }) => {
      const turnTheWheel = async (): Promise<void> => {
        await page.mouse.move(200, 400);
        await page.mouse.wheel(0, -20_000);
      };
      for (const [path, leave] of [
        ['./#case-studies', () => page.keyboard.press('Home')],
        ['./#case-studies', turnTheWheel],
        [`demos/#${words.agent(1).id}`, () => page.keyboard.press('Home')],
      ] as const) {
        await page.goto('about:blank');
        const release = await holdScripts(page);
        await page.goto(path);
        await expect.poll(() => page.evaluate(() => scrollY), path).toBeGreaterThan(0);
        // Chromium does not hear a wheel while it glides to a place by itself, and a busy machine makes it rest on its way: whoever is not heard tries again.
        const offset = async (): Promise<number> => {
          await scrollingEnds(page);
          await leave();
          await scrollingEnds(page);
          return page.evaluate(() => scrollY);
        };
        await expect.poll(offset, `${path}: how far from the top`).toBe(0);
        release();
        await expectLive(page);
        await fontsArrive(page);
        await scrollingEnds(page);
        expect(await page.evaluate(() => scrollY), path).toBe(0);
        await page.unrouteAll();
      }
    },
  );
});
