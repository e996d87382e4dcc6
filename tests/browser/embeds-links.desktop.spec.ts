import type { Locator, Page } from '@playwright/test';
import { expect, holdBack, test } from '../support/embedded-site.ts';

const openDialog = (page: Page): Locator => page.getByRole('dialog');
const closeControl = (page: Page): Locator => openDialog(page).getByRole('button', { name: 'Close' });
const card = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });
/** What stands behind the '#'. */
const fragment = (page: Page): string => new URL(page.url()).hash.slice(1);

async function expectChosen(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
}

/** Types another fragment into the address of the page that is open, or follows a link to it. */
const goToFragment = (page: Page, name: string): Promise<void> => page.evaluate((hash) => void (location.hash = hash), name);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an address scrolls to its card, which the header does not cover', async ({ page }) => {
    for (const { address, target } of [
      { address: './#pa-3', target: '#pa-3' },
      { address: './demos/#pa-12', target: '#pa-12' },
      { address: './#t-2', target: '#t-2' },
      { address: './demos/#receptionist', target: '#ar-1' },
    ]) {
      await page.goto(address);
      await expect(page.locator(target).getByRole('link').first()).toBeInViewport();
      const top = await page.locator(target).evaluate((element) => element.getBoundingClientRect().top);
      const headerBottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
      // A scroll offset is a whole number of pixels, what stands there need not be.
      expect(top, address).toBeGreaterThanOrEqual(headerBottom - 1);
    }
  });
});

test.describe('a shared address', () => {
  test('opens what it names, and closing it leaves the plain page', async ({ page, embedded }) => {
    for (const { address, title } of [
      { address: './#pa-3', title: 'Checking Availability' },
      { address: './demos/#pa-3', title: 'Checking Availability' },
      { address: './#t-2', title: 'Denise, non-profit founder: 18 hours per week saved' },
      { address: './#book', title: 'Book A Strategy Call' },
    ]) {
      await page.goto('about:blank');
      await page.goto(address);
      await expect(openDialog(page)).toHaveAccessibleName(title);
      await expect(openDialog(page).locator('iframe')).toHaveCount(1);
      expect(page.url()).toBe(new URL(address, embedded.url).href);
      await closeControl(page).click();
      await expect(openDialog(page)).toBeHidden();
      await expect.poll(() => page.url()).toBe(new URL(address.replace(/#.*/, ''), embedded.url).href);
      expect(await page.evaluate(() => document.activeElement !== document.body), address).toBe(true);
    }
  });

  test('keeps its query', async ({ page, embedded }) => {
    await page.goto('./?utm_source=ad#pa-3');
    await expect(openDialog(page)).toHaveAccessibleName('Checking Availability');
    expect(page.url()).toBe(`${embedded.url}?utm_source=ad#pa-3`);
    await closeControl(page).click();
    await expect.poll(() => page.url()).toBe(`${embedded.url}?utm_source=ad`);
  });

  test('of a demo under another tab opens that tab with it', async ({ page }) => {
    await page.goto('./#ar-1');
    await expect(openDialog(page)).toHaveAccessibleName(/Answers every call/);
    await expect(page.locator('[role="tab"]', { hasText: 'AI Receptionist' })).toHaveAttribute('aria-selected', 'true');
    await closeControl(page).click();
    await expectChosen(page, 'AI Receptionist');
    await expect(card(page, /Answers every call/)).toBeFocused();
  });

  test('of a demo under another tab shows that tab, even if its dialog is closed before the tabs are live', async ({ page }) => {
    const arrive = await holdBack(page, '**/assets/page-*.js');
    await page.goto('./#ar-1', { waitUntil: 'commit' });
    await closeControl(page).click();
    await expect.poll(() => fragment(page)).toBe('');
    arrive();
    await expectChosen(page, 'AI Receptionist');
  });

  test('of a tab opens it', async ({ page }) => {
    await page.goto('./#inbox');
    await expectChosen(page, 'Inbox Assistant');
    await expect(card(page, /Sends automatic follow-ups/)).toBeVisible();
    await expect(openDialog(page)).toBeHidden();
  });

  test('of a filter shows only its demos', async ({ page }) => {
    await page.goto('./demos/#receptionist');
    await expectChosen(page, 'AI Receptionist');
    await expect(card(page, /Answers every call/)).toBeVisible();
    await expect(card(page, 'Sending Emails')).toBeHidden();
  });

  test('of a demo that the filter hides opens its dialog all the same, and the filter stays', async ({ page }) => {
    await page.goto('./demos/#inbox');
    await expectChosen(page, 'Inbox Assistant');
    await goToFragment(page, 'ar-1');
    await expect(openDialog(page)).toHaveAccessibleName(/Answers every call/);
    await expect(openDialog(page).locator('iframe')).toHaveCount(1);
    await closeControl(page).click();
    await expect(openDialog(page)).toBeHidden();
    await expectChosen(page, 'Inbox Assistant');
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  test('that means nothing opens nothing', async ({ page }) => {
    await page.goto('./#pa-99"]');
    await expect(card(page, 'Sending Emails')).toBeVisible();
    await expect(openDialog(page)).toBeHidden();
    await expectChosen(page, 'Personal Assistant');
  });
});

test.describe('the address follows the visitor', () => {
  test('into a dialog and out of it', async ({ page, embedded }) => {
    await page.goto('./');
    for (const { opener, address } of [
      { opener: card(page, 'Checking Availability'), address: `${embedded.url}#pa-3` },
      { opener: page.getByRole('banner').getByRole('button', { name: 'Book A Strategy Call' }), address: `${embedded.url}#book` },
    ]) {
      await opener.click();
      await expect(openDialog(page)).toBeVisible();
      expect(page.url()).toBe(address);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.url()).toBe(embedded.url);
    }
  });

  test('to another tab', async ({ page }) => {
    await page.goto('./');
    await tab(page, 'AI Receptionist').click();
    await expect.poll(() => fragment(page)).toBe('receptionist');
  });

  test('to another filter, and back to all demos', async ({ page }) => {
    await page.goto('./demos/');
    await tab(page, 'AI Receptionist').click();
    await expect.poll(() => fragment(page)).toBe('receptionist');
    await tab(page, 'All Demos').click();
    await expect.poll(() => fragment(page)).not.toBe('receptionist');
    await expect(card(page, 'Sending Emails')).toBeVisible();
  });
});

test.describe('Back and Forward', () => {
  test('walk through tabs and dialogs', async ({ page }) => {
    await page.goto('./');
    await tab(page, 'AI Receptionist').click();
    await expectChosen(page, 'AI Receptionist');
    await tab(page, 'Inbox Assistant').click();
    await card(page, /Sends automatic follow-ups/).click();
    await expect(openDialog(page)).toHaveAccessibleName(/Sends automatic follow-ups/);

    await page.goBack();
    await expect(openDialog(page)).toBeHidden();
    await expectChosen(page, 'Inbox Assistant');
    await page.goBack();
    await expectChosen(page, 'AI Receptionist');
    await page.goBack();
    await expectChosen(page, 'Personal Assistant');
    expect(fragment(page)).toBe('');

    await page.goForward();
    await expectChosen(page, 'AI Receptionist');
    await page.goForward();
    await expectChosen(page, 'Inbox Assistant');
    await page.goForward();
    await expect(openDialog(page)).toHaveAccessibleName(/Sends automatic follow-ups/);
    await expect(openDialog(page).locator('iframe')).toHaveCount(1);
  });

  test('walk through the filters and dialogs of all demos', async ({ page }) => {
    await page.goto('./demos/');
    await tab(page, 'Personal Assistant').click();
    await card(page, 'Checking Availability').click();
    await expect(openDialog(page)).toBeVisible();
    await page.goBack();
    await expect(openDialog(page)).toBeHidden();
    await expectChosen(page, 'Personal Assistant');
    await page.goBack();
    await expectChosen(page, 'All Demos');
    await page.goForward();
    await page.goForward();
    await expect(openDialog(page)).toHaveAccessibleName('Checking Availability');
    await expectChosen(page, 'Personal Assistant');
  });

  for (const [way, close] of Object.entries({ Escape: (page: Page) => page.keyboard.press('Escape'), Back: (page: Page) => page.goBack() })) {
    test(`${way} from a dialog brings the visitor back to the card under another tab, where it stood`, async ({ page }) => {
      await page.goto('./');
      await tab(page, 'AI Receptionist').click();
      const opener = card(page, /Answers every call/);
      await opener.scrollIntoViewIfNeeded();
      const before = await opener.boundingBox();
      await opener.click();
      await expect(openDialog(page)).toBeVisible();
      await close(page);
      await expect(openDialog(page)).toBeHidden();
      await expect.poll(() => fragment(page)).toBe('receptionist');
      await expect(opener).toBeFocused();
      // It may still rise by the two pixels of a card that is pointed at.
      expect(Math.abs(((await opener.boundingBox())?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThanOrEqual(2);
    });
  }

  test('a closed dialog is not met again on the way back', async ({ page, embedded }) => {
    await page.goto('./demos/');
    await page.goto('./');
    for (const name of ['Sending Emails', 'Checking Availability']) {
      await card(page, name).click();
      await closeControl(page).click();
      await expect(openDialog(page)).toBeHidden();
    }
    await expect.poll(() => page.url()).toBe(embedded.url);
    await page.goBack();
    await expect(page).toHaveURL(`${embedded.url}demos/`);
  });

  test('Back from a shared address closes its dialog first', async ({ page, embedded }) => {
    await page.goto('./demos/');
    await page.goto('./?ad#pa-3');
    await expect(openDialog(page)).toBeVisible();
    await page.goBack();
    await expect(openDialog(page)).toBeHidden();
    expect(page.url()).toBe(`${embedded.url}?ad`);
    await page.goBack();
    await expect(page).toHaveURL(`${embedded.url}demos/`);
  });

  test.describe('after a link within the player', () => {
    test.beforeEach(async ({ page }) => {
      await page.goto('./');
      await card(page, 'Sending Emails').click();
      const play = openDialog(page).frameLocator('iframe').getByRole('button', { name: 'Play' });
      await play.click();
      await play.evaluate(() => location.assign('/video?id=next'));
      await expect.poll(() => page.frames().at(-1)?.url()).toContain('id=next');
      await expect(play).toBeVisible();
    });

    test('Back goes back in the player, and then closes the dialog', async ({ page, embedded }) => {
      await page.evaluate(() => history.back());
      await expect.poll(() => page.frames().at(-1)?.url()).toContain('id=pa-1');
      await expect(openDialog(page)).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(openDialog(page)).toBeHidden();
      expect(page.url()).toBe(embedded.url);
    });

    test('the close control closes the dialog at once, and another one opens', async ({ page, embedded }) => {
      await closeControl(page).click();
      await expect(openDialog(page)).toBeHidden();
      await expect.poll(() => page.url()).toBe(embedded.url);
      await card(page, 'Checking Availability').click();
      await expect(openDialog(page)).toHaveAccessibleName('Checking Availability');
      await page.goBack();
      await expect(openDialog(page)).toBeHidden();
    });
  });
});

test.describe('reload with an open dialog', () => {
  for (const { name, open, title } of [
    { name: 'of a video', title: 'Checking Availability', open: (page: Page) => card(page, 'Checking Availability').click() },
    { name: 'for booking', title: 'Book A Strategy Call', open: (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Book A Strategy Call' }).click() },
  ]) {
    test(`${name} shows it again, and Back closes it`, async ({ page, embedded }) => {
      await page.goto('./');
      await open(page);
      await expect(openDialog(page)).toHaveAccessibleName(title);
      await page.reload();
      await expect(openDialog(page)).toHaveAccessibleName(title);
      await expect(openDialog(page).locator('iframe')).toHaveCount(1);
      await page.goBack();
      await expect(openDialog(page)).toBeHidden();
      expect(page.url()).toBe(embedded.url);
    });
  }
});
