import type { Locator, Page } from '@playwright/test';
import { expect, heardMessages, holdBack, test } from '../support/embedded-site.ts';

const openDialog = (page: Page): Locator => page.getByRole('dialog');
const openLink = (page: Page): Locator => openDialog(page).getByRole('link', { name: 'Open the video in a new tab' });
const closeControl = (page: Page): Locator => openDialog(page).getByRole('button', { name: 'Close' });
const playButton = (page: Page): Locator => openDialog(page).frameLocator('iframe').getByRole('button', { name: 'Play' });
const hint = (page: Page): Locator => openDialog(page).getByText('Loading the video');
const lateHint = (page: Page): Locator => openDialog(page).getByText('Still loading');

/** Opens the video of a shared address. A player that never answers keeps the page from ever having loaded. */
async function goToVideo(page: Page, id: string): Promise<void> {
  await page.goto(`./#${id}`, { waitUntil: 'commit' });
  await expect(openDialog(page).locator('iframe')).toBeAttached();
}

/** The box of what is in sight, in CSS pixels. */
async function boxOf(locator: Locator): Promise<{ left: number; top: number; right: number; bottom: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not in sight, and so it has no box.');
  const { x, y, width, height } = box;
  return { left: x, top: y, right: x + width, bottom: y + height, width, height };
}

/** Which element of the page itself has the focus, in words that a test can compare. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element instanceof HTMLIFrameElement ? 'frame' : (element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '');
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a card leads to the page of its video', async ({ page, standIn, guard }) => {
    guard.tolerate(/favicon/);
    await page.goto('./');
    await page.getByRole('link', { name: 'Checking Availability' }).first().click();
    await expect(page).toHaveURL(`${standIn.origin}/video?id=pa-3`);
  });

  test('a card has the transcript of its video, or leads to it', async ({ page }) => {
    await page.goto('./');
    const words = page.locator('#pa-3').getByText('Read what happens in the video');
    const transcript = page.locator('#pa-3').getByText('finds a gap from 1:30 to 3:00');
    await words.click();
    if (page.url().includes('/demos/')) await words.click();
    await expect(transcript).toBeInViewport();
  });
});

test.describe('the frame of a player', () => {
  test('is loaded once, from the address in the content, with the name of the video and what a player may do', async ({ page, standIn, embedded }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Sending Emails' }).click();
    await expect(playButton(page)).toBeVisible();

    const frame = openDialog(page).locator('iframe');
    await expect(frame).toHaveCount(1);
    await expect(frame).toHaveAttribute('src', `${standIn.origin}/video?id=pa-1`);
    await expect(frame).toHaveAttribute('title', 'Sending Emails');
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    const wordsOf = async (attribute: string): Promise<string[]> => ((await frame.getAttribute(attribute)) ?? '').split(/[\s;]+/).sort();
    expect(await wordsOf('sandbox')).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox', 'allow-presentation', 'allow-same-origin', 'allow-scripts']);
    expect(await wordsOf('allow')).toEqual(expect.arrayContaining(['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']));
    expect(standIn.requests.map(({ path, query, referer }) => ({ path, query, referer }))).toEqual([{ path: '/video', query: { id: 'pa-1' }, referer: embedded.url }]);
  });

  test('has no sandbox where it shows a page of the site itself', async ({ page }) => {
    await goToVideo(page, 'pa-7');
    const frame = openDialog(page).locator('iframe');
    await expect(frame).toHaveAttribute('src', '/samples/booking.html');
    await expect(frame).not.toHaveAttribute('sandbox');
  });

  test('gives way to the next one when another video is opened', async ({ page, standIn }) => {
    await goToVideo(page, 'pa-1');
    await page.evaluate(() => (location.hash = 'pa-3'));
    await expect(openDialog(page)).toHaveAccessibleName('Checking Availability');
    await expect(openDialog(page).locator('iframe')).toHaveCount(1);
    await expect(openDialog(page).locator('iframe')).toHaveAttribute('src', standIn.address('/video?id=pa-3'));
  });

  test('is gone after the close control, Escape and Back, and its sound with it', async ({ page, standIn }) => {
    await page.goto('./');
    for (const close of [() => closeControl(page).click(), () => page.keyboard.press('Escape'), () => page.goBack()]) {
      await page.getByRole('button', { name: 'Sending Emails' }).click();
      await expect(playButton(page)).toBeVisible();
      await close();
      await expect(openDialog(page)).toBeHidden();
      expect(page.frames().filter((frame) => frame.url().startsWith(standIn.origin))).toEqual([]);
    }
  });
});

test.describe('while a video loads', () => {
  test('its poster and a hint are in sight, and give way to the player', async ({ page, standIn }) => {
    const answer = await holdBack(page, standIn.address('/video?id=pa-1'));
    await page.goto('./');
    await page.getByRole('button', { name: 'Sending Emails' }).click();

    const poster = openDialog(page).locator('img');
    await expect(hint(page)).toBeVisible();
    await expect(poster).toBeVisible();
    const sourceOf = (image: Locator): Promise<string> => image.evaluate((element: HTMLImageElement) => element.currentSrc);
    expect(await sourceOf(poster)).toBe(await sourceOf(page.locator('#pa-1 img')));
    await expect(lateHint(page)).toBeHidden();

    answer();
    await expect(playButton(page)).toBeVisible();
    await expect(hint(page)).toBeHidden();
    await expect(poster).toBeHidden();
    await expect(openDialog(page).locator('iframe')).toHaveCSS('opacity', '1');
  });

  test('a player that is silent for 8 seconds is called late, beside the link that was always there', async ({ page, standIn }) => {
    await page.clock.install();
    await goToVideo(page, 'pa-4');
    await expect(openLink(page)).toBeInViewport();
    await page.clock.fastForward(6000);
    await expect(hint(page)).toBeVisible();
    await expect(lateHint(page)).toBeHidden();

    await page.clock.fastForward(2000);
    await expect(lateHint(page)).toBeInViewport();
    await expect(lateHint(page)).toContainText('Open the video in a new tab');
    await expect(hint(page)).toBeHidden();
    await expect(openLink(page)).toBeInViewport();
    await expect(openLink(page)).toHaveAttribute('href', standIn.address('/video', { behave: 'silent' }));
    await expect(openLink(page)).toHaveAttribute('target', '_blank');
  });

  test('a slow player that comes after those 8 seconds is shown all the same', async ({ page, standIn }) => {
    const answer = await holdBack(page, standIn.address('/video?id=pa-1'));
    await page.clock.install();
    await goToVideo(page, 'pa-1');
    await page.clock.fastForward(8000);
    await expect(lateHint(page)).toBeVisible();
    answer();
    await expect(playButton(page)).toBeInViewport();
    await expect(lateHint(page)).toBeHidden();
  });

  test('one that was slow says nothing about the next', async ({ page, standIn }) => {
    await page.clock.install();
    await goToVideo(page, 'pa-4');
    await page.clock.fastForward(8000);
    await expect(lateHint(page)).toBeVisible();
    await closeControl(page).click();
    await holdBack(page, standIn.address('/video?id=pa-1'));
    await page.getByRole('button', { name: 'Sending Emails' }).click();
    await expect(hint(page)).toBeVisible();
    await expect(lateHint(page)).toBeHidden();
  });

  test('a player that is blocked leaves the link, and a dialog that closes', async ({ page, guard, standIn }) => {
    guard.tolerate(/ERR_EMPTY_RESPONSE/);
    await goToVideo(page, 'pa-5');
    await expect.poll(() => standIn.requests.length).toBeGreaterThan(0);
    await expect(openLink(page)).toBeInViewport();
    await expect(openLink(page)).toHaveAttribute('href', standIn.address('/video', { behave: 'blocked' }));
    await closeControl(page).click();
    await expect(openDialog(page)).toBeHidden();
  });
});

test.describe('a hostile player', () => {
  test.beforeEach(async ({ page, standIn, guard }) => {
    guard.tolerate(/Unsafe attempt to initiate navigation|is sandboxed/);
    await page.goto('./');
    await page.getByRole('button', { name: 'Generating Cost Report' }).click();
    await expect(playButton(page)).toBeVisible();
    expect(standIn.requests).toHaveLength(1);
  });

  test('cannot take the visitor to another page, even after a click into it', async ({ page, embedded, standIn }) => {
    await playButton(page).click();
    await playButton(page).evaluate(() => {
      try {
        if (top !== null) top.location.href = '/impostor';
      } catch {
        // The sandbox forbids it; nothing happens then.
      }
    });
    await heardMessages(page, 30);
    await expect(openDialog(page)).toHaveAccessibleName('Generating Cost Report');
    expect(page.url()).toBe(`${embedded.url}#pa-6`);
    expect(standIn.requests.map(({ path }) => path)).toEqual(['/video']);
  });

  test('cannot keep its dialog open, nor the next one closed', async ({ page, embedded }) => {
    await closeControl(page).click();
    await expect(openDialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Generating Cost Report' })).toBeFocused();
    expect(page.url()).toBe(embedded.url);
    await page.getByRole('button', { name: 'Sending Emails' }).click();
    await expect(openDialog(page)).toHaveAccessibleName('Sending Emails');
    await page.goBack();
    await expect(openDialog(page)).toBeHidden();
  });

  test('reports no booking, and resizes no frame', async ({ page, events }) => {
    await heardMessages(page, 30);
    expect(events.map(({ name }) => name)).toEqual(['demo_open']);
    const { width, height } = await boxOf(openDialog(page).locator('iframe'));
    expect(height / width).toBeCloseTo(16 / 9, 1);
  });
});

test.describe('by keyboard', () => {
  test('focus goes into the player and out of it, forwards and backwards, and never leaves the dialog', async ({ page }) => {
    await goToVideo(page, 'pa-1');
    await expect(playButton(page)).toBeVisible();
    const walk = async (key: string, steps: number): Promise<string[]> => {
      const places: string[] = [];
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press(key);
        places.push(await focused(page));
      }
      return places;
    };
    await closeControl(page).focus();
    expect(await walk('Tab', 5)).toEqual(['frame', 'Open the video in a new tab', 'Copy link', 'Read what happens in the video', 'Close']);
    expect(await walk('Shift+Tab', 5)).toEqual(['Read what happens in the video', 'Copy link', 'Open the video in a new tab', 'frame', 'Close']);
  });

  test('the player itself can be used', async ({ page }) => {
    await goToVideo(page, 'pa-1');
    await expect(playButton(page)).toBeVisible();
    await closeControl(page).focus();
    await page.keyboard.press('Tab');
    await expect(playButton(page)).toBeFocused();
  });

  test('Escape from within the player does not close the dialog, but the control that does is in sight and next to it', async ({ page }) => {
    await goToVideo(page, 'pa-1');
    await playButton(page).click();
    expect(await focused(page)).toBe('frame');
    await page.keyboard.press('Escape');
    await expect(openDialog(page)).toBeVisible();
    await expect(closeControl(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Shift+Tab');
    await expect(closeControl(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(openDialog(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('player, link and close control are in sight at once, and the transcript opens below the player', async ({ page }) => {
    await goToVideo(page, 'pa-3');
    await expect(playButton(page)).toBeVisible();
    for (const part of [openDialog(page).locator('iframe'), openLink(page), closeControl(page)]) await expect(part).toBeInViewport({ ratio: 1 });
    const transcript = openDialog(page).getByText('finds a gap from 1:30 to 3:00');
    await expect(transcript).toBeHidden();
    await openDialog(page).getByText('Read what happens in the video').tap();
    await expect(transcript).toBeVisible();
    expect((await boxOf(transcript)).top).toBeGreaterThan((await boxOf(openDialog(page).locator('iframe'))).bottom);
  });
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 640, height: 360 }, hasTouch: true, isMobile: true });

  test('the player is at least 200 by 200, with its title beside it and the close control in sight', async ({ page }) => {
    await goToVideo(page, 'pa-3');
    await expect(playButton(page)).toBeVisible();
    const frame = openDialog(page).locator('iframe');
    const title = openDialog(page).getByRole('heading', { name: 'Checking Availability' });
    const player = await boxOf(frame);
    const words = await boxOf(title);
    expect(player.width).toBeGreaterThanOrEqual(200);
    expect(player.height).toBeGreaterThanOrEqual(200);
    expect(words.left >= player.right || words.right <= player.left).toBe(true);
    expect(words.top < player.bottom && words.bottom > player.top).toBe(true);
    for (const part of [frame, title, closeControl(page)]) await expect(part).toBeInViewport({ ratio: 1 });
    await openLink(page).scrollIntoViewIfNeeded();
    await expect(openLink(page)).toBeInViewport();
  });
});

test.describe('the words of a video', () => {
  test('are read in its dialog, and another video shows its own', async ({ page }) => {
    await goToVideo(page, 'pa-3');
    const first = openDialog(page).getByText('finds a gap from 1:30 to 3:00');
    await expect(first).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sending Emails' }).click();
    await expect(openDialog(page).getByText('Tell the Hendersons')).toBeVisible();
    await expect(first).toHaveCount(0);
    await openDialog(page).getByText('Read what happens in the video').click();
    await expect(openDialog(page).getByText('Tell the Hendersons')).toBeHidden();
  });

  test('are not promised where the content has none', async ({ page }) => {
    await goToVideo(page, 'pa-7');
    await expect(openLink(page)).toBeVisible();
    await expect(openDialog(page).getByText('Read what happens in the video')).toBeHidden();
  });
});

test.describe('Copy link', () => {
  test('copies the address of the video, without what brought the visitor here', async ({ page, context, embedded }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('./?utm_source=ad#pa-3');
    await openDialog(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(openDialog(page).getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${embedded.url}#pa-3`);
    await expect(openDialog(page).getByRole('textbox')).toBeHidden();
  });

  test('shows the address, ready to be copied by hand, where the browser refuses', async ({ page, embedded }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    });
    await page.goto('./demos/#pa-3');
    await openDialog(page).getByRole('button', { name: 'Copy link' }).click();
    const field = openDialog(page).getByRole('textbox');
    await expect(field).toHaveValue(`${embedded.url}demos/#pa-3`);
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${embedded.url}demos/#pa-3`);
    await expect(openDialog(page).getByText('Link copied')).toBeHidden();

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sending Emails' }).click();
    await expect(openDialog(page).getByRole('textbox')).toBeHidden();
  });
});
