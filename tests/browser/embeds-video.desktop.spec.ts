import type { Locator, Page } from '@playwright/test';
import { expect, heardMessages, holdBack, test } from '../support/embedded-site.ts';
import { passFrames } from './visitor.ts';

const openDialog = (page: Page): Locator => page.getByRole('dialog');
const frame = (page: Page): Locator => openDialog(page).locator('iframe');
const poster = (page: Page): Locator => openDialog(page).locator('[data-part=player] img');
const openLink = (page: Page): Locator =>
  openDialog(page).getByRole('link', { name: 'Open the video in a new tab' });
const closeControl = (page: Page): Locator =>
  openDialog(page).getByRole('button', { name: 'Close' });
const playButton = (page: Page): Locator =>
  openDialog(page).frameLocator('iframe').getByRole('button', { name: 'Play' });
const hint = (page: Page): Locator => openDialog(page).getByText('Loading the video');
const lateHint = (page: Page): Locator => openDialog(page).getByText('Still loading');

/** Opens the video of a URL; a player that never answers would keep the page from loading. */
async function goToVideo(page: Page, id: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./#${id}`, { waitUntil: 'commit' });
  await expect(frame(page)).toBeAttached();
}

/** The name of the element of the page that has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element instanceof HTMLIFrameElement
      ? 'frame'
      : (element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '');
  });

test('should load one player, with what it may do, and remove it on closing', async ({
  page,
  standIn,
  embedded,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Sending Emails' }).click();
  await expect(playButton(page)).toBeVisible();
  await expect(frame(page)).toHaveCount(1);
  await expect(frame(page)).toHaveAttribute('title', 'Sending Emails');
  await expect(frame(page)).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame(page)).toHaveAttribute('allow', /autoplay.*encrypted-media.*fullscreen/);
  expect(standIn.requests.map(({ path, query, referer }) => ({ path, query, referer }))).toEqual([
    { path: '/video', query: { id: 'pa-1' }, referer: embedded.url },
  ]);
  await expect(hint(page)).toBeHidden();
  await expect(poster(page)).toBeHidden();
  const couldBeRefused = openDialog(page).getByText('Nothing to see?');
  await expect(couldBeRefused).toBeVisible();
  await closeControl(page).click();
  await expect(openDialog(page)).toBeHidden();
  await expect
    .poll(() => page.frames().filter((each) => each.url().startsWith(standIn.origin)))
    .toEqual([]);

  await test.step('a page of the site has no sandbox, and here no transcript', async () => {
    await page.getByRole('button', { name: 'Reading PDF' }).click();
    await expect(frame(page)).toHaveAttribute('src', '/samples/booking.html');
    await expect(frame(page)).not.toHaveAttribute('sandbox');
    await expect(openDialog(page).getByText('Read what happens in the video')).toBeHidden();
    await expect(couldBeRefused).toBeHidden();
  });
  await test.step('another video brings its own transcript, and keeps it', async () => {
    const answer = await holdBack(page, '**/demos/', 1);
    const asked = page.waitForRequest('**/demos/');
    await page.evaluate(() => (location.hash = 'pa-2'));
    const late = (await asked).response();
    await page.evaluate(() => (location.hash = 'pa-3'));
    await expect(openDialog(page)).toHaveAccessibleName('Checking Availability');
    await expect(frame(page)).toHaveAttribute('src', standIn.url('/video?id=pa-3'));
    const transcript = openDialog(page).getByText('finds a gap from 1:30 to 3:00');
    await expect(transcript).toBeVisible();
    answer();
    await (await late)?.finished();
    await passFrames(page);
    await expect(transcript).toBeVisible();
  });
});

test('user can read after 8 seconds that a video is slow, and see it or leave', async ({
  page,
  standIn,
  guard,
}) => {
  guard.tolerate(/ERR_EMPTY_RESPONSE/);
  const answer = await holdBack(page, standIn.url('/video?id=pa-1'));
  await page.clock.install();
  await goToVideo(page, 'pa-1');
  await expect(hint(page)).toBeVisible();
  await expect(poster(page)).toBeVisible();
  await expect(lateHint(page)).toBeHidden();
  await page.clock.fastForward(8000);
  await expect(lateHint(page)).toBeInViewport();
  await expect(hint(page)).toBeHidden();
  await expect(openLink(page)).toBeInViewport();
  await expect(openLink(page)).toHaveAttribute('href', standIn.url('/video?id=pa-1'));
  await expect(openLink(page)).toHaveAttribute('target', '_blank');
  answer();
  await expect(playButton(page)).toBeInViewport();
  await expect(lateHint(page)).toBeHidden();
  await expect(poster(page)).toBeHidden();
  await test.step('a blocked one', async () => {
    await goToVideo(page, 'pa-5');
    await expect(openLink(page)).toBeInViewport();
    await closeControl(page).click();
    await expect(openDialog(page)).toBeHidden();
  });
});

test('a hostile player should neither report a booking, nor lead away, nor remain open', async ({
  page,
  embedded,
  standIn,
  guard,
  events,
}) => {
  guard.tolerate(/Unsafe attempt to initiate navigation|is sandboxed/);
  await page.goto('./');
  // A booking form of the same origin, for which the player could speak.
  await page.getByRole('banner').getByRole('button', { name: 'Book A Strategy Call' }).click();
  const book = openDialog(page).frameLocator('iframe').getByRole('button', { name: 'Book' });
  await expect(book).toBeVisible();
  await closeControl(page).click();
  await page.getByRole('button', { name: 'Generating Cost Report' }).click();
  await heardMessages(page, 30);
  const box = await frame(page).boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(16 / 9, 1);
  await playButton(page).click();
  await playButton(page).evaluate(() => {
    try {
      if (top !== null) top.location.href = '/impostor';
    } catch {
      // The sandbox forbids navigation.
    }
  });
  await heardMessages(page, 30);
  expect(events.map(({ name }) => name)).toEqual(['booking_open', 'demo_open']);
  expect(page.url()).toBe(`${embedded.url}#pa-6`);
  expect(standIn.requests.map(({ path }) => path)).not.toContain('/impostor');
  await closeControl(page).click();
  await expect(page.getByRole('button', { name: 'Generating Cost Report' })).toBeFocused();
  expect(page.url()).toBe(embedded.url);
});

test('user can use the dialog by keyboard, and copy the link of the video', async ({
  page,
  context,
  embedded,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./?utm_source=ad#pa-1');
  await expect(playButton(page)).toBeVisible();
  await expect(closeControl(page)).toBeFocused();
  const stops = [
    'frame',
    'Book A Strategy Call',
    'Next: Getting Emails',
    'Open the video in a new tab',
    'Copy link',
    'Read what happens in the video',
    'Close',
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(stop);
  }
  for (const stop of [...stops.slice(0, -1).toReversed(), 'Close']) {
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe(stop);
  }
  const copyLink = openDialog(page).getByRole('button', { name: 'Copy link' });
  const field = openDialog(page).getByRole('textbox');
  const url = `${embedded.url}#pa-1`;
  await copyLink.click();
  await expect(openDialog(page).getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await copyLink.click();
  await expect(field).toHaveValue(url);
  await expect(field).toBeFocused();
  await playButton(page).click();
  // A cross-origin player takes all keys, so Close has to be the next tab stop.
  await page.keyboard.press('Shift+Tab');
  await expect(closeControl(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(openDialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Sending Emails' }).click();
  await expect(field).toBeHidden();
});

test('user can go back within a player first, and always close it', async ({ page, embedded }) => {
  await page.goto('./');
  const player = (): string | undefined => page.frames().at(-1)?.url();
  const followLink = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Sending Emails' }).click();
    await openDialog(page).frameLocator('iframe').getByRole('link', { name: 'Next' }).click();
    await expect.poll(player).toContain('id=next');
  };
  await followLink();
  await page.evaluate(() => history.back());
  await expect.poll(player).toContain('id=pa-1');
  await expect(openDialog(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(openDialog(page)).toBeHidden();
  await expect(page).toHaveURL(embedded.url);
  await followLink();
  await closeControl(page).click();
  await expect(openDialog(page)).toBeHidden();
  await expect(page).toHaveURL(embedded.url);
  await page.getByRole('button', { name: 'Checking Availability' }).click();
  await page.goBack();
  await expect(openDialog(page)).toBeHidden();
});
