import type { Locator, Page } from '@playwright/test';
import { expect, heardMessages, holdBack, test } from '../support/embedded-site.ts';

const openDialog = (page: Page): Locator => page.getByRole('dialog');
const frame = (page: Page): Locator => openDialog(page).locator('iframe');
const poster = (page: Page): Locator => openDialog(page).locator('img');
const openLink = (page: Page): Locator =>
  openDialog(page).getByRole('link', { name: 'Open the video in a new tab' });
const closeControl = (page: Page): Locator =>
  openDialog(page).getByRole('button', { name: 'Close' });
const playButton = (page: Page): Locator =>
  openDialog(page).frameLocator('iframe').getByRole('button', { name: 'Play' });
const hint = (page: Page): Locator => openDialog(page).getByText('Loading the video');
const lateHint = (page: Page): Locator => openDialog(page).getByText('Still loading');
const wordsLabel = (page: Page): Locator =>
  openDialog(page).getByText('Read what happens in the video');
const bookingButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Book A Strategy Call' });

/** Opens the video of a shared address. A player that never answers keeps the page from ever having loaded. */
async function goToVideo(page: Page, id: string): Promise<void> {
  await page.goto(`./#${id}`, { waitUntil: 'commit' });
  await expect(frame(page)).toBeAttached();
}

/** The box of what is in sight, in CSS pixels. */
async function boxOf(locator: Locator): Promise<{
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not in sight, and so it has no box.');
  const { x, y, width, height } = box;
  return { left: x, top: y, right: x + width, bottom: y + height, width, height };
}

/** Which element of the page itself has the focus, in words that a test can compare. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element instanceof HTMLIFrameElement
      ? 'frame'
      : (element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '');
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a card leads to the page of its video, and the booking button to the booking page', async ({
    page,
    standIn,
    guard,
  }) => {
    guard.tolerate(/favicon/);
    await page.goto('./');
    await page.getByRole('link', { name: 'Checking Availability' }).first().click();
    await expect(page).toHaveURL(`${standIn.origin}/video?id=pa-3`);
    await page.goBack();
    await page.getByRole('banner').getByRole('link', { name: 'Book A Strategy Call' }).click();
    await expect(page).toHaveURL(`${standIn.origin}/booking`);
  });
});

test.describe('the frame of a player', () => {
  test('is that of one video alone, and is gone with its dialog', async ({
    page,
    standIn,
    embedded,
  }) => {
    /** No player is left, and no sound of one. */
    const expectGone = async (): Promise<void> => {
      await expect(openDialog(page)).toBeHidden();
      await expect
        .poll(() => page.frames().filter((each) => each.url().startsWith(standIn.origin)))
        .toEqual([]);
    };
    await page.goto('./');
    await page.getByRole('button', { name: 'Sending Emails' }).click();
    await expect(playButton(page)).toBeVisible();

    await test.step('is loaded once, from the address in the content, with the name of the video and what a player may do', async () => {
      await expect(frame(page)).toHaveCount(1);
      await expect(frame(page)).toHaveAttribute('src', `${standIn.origin}/video?id=pa-1`);
      await expect(frame(page)).toHaveAttribute('title', 'Sending Emails');
      await expect(frame(page)).toHaveAttribute(
        'referrerpolicy',
        'strict-origin-when-cross-origin',
      );
      const wordsOf = async (attribute: string): Promise<string[]> =>
        ((await frame(page).getAttribute(attribute)) ?? '').split(/[\s;]+/).sort();
      expect(await wordsOf('sandbox')).toEqual([
        'allow-popups',
        'allow-popups-to-escape-sandbox',
        'allow-presentation',
        'allow-same-origin',
        'allow-scripts',
      ]);
      expect(await wordsOf('allow')).toEqual(
        expect.arrayContaining(['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']),
      );
      expect(
        standIn.requests.map(({ path, query, referer }) => ({ path, query, referer })),
      ).toEqual([{ path: '/video', query: { id: 'pa-1' }, referer: embedded.url }]);
    });
    await test.step('nothing that stood there while it came is left', async () => {
      await expect(hint(page)).toBeHidden();
      await expect(poster(page)).toBeHidden();
      await expect(frame(page)).toHaveCSS('opacity', '1');
    });
    await test.step('is gone after the close control', async () => {
      await closeControl(page).click();
      await expectGone();
    });
    await test.step('has no sandbox where it shows a page of the site itself; and no words are promised where there are none', async () => {
      await page.getByRole('button', { name: 'Reading PDF' }).click();
      await expect(frame(page)).toHaveAttribute('src', '/samples/booking.html');
      await expect(frame(page)).not.toHaveAttribute('sandbox');
      await expect(openLink(page)).toBeVisible();
      await expect(wordsLabel(page)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(openDialog(page)).toBeHidden();
    });
    await test.step('gives way to the next one when another video is opened, and its words to those of that', async () => {
      await page.getByRole('button', { name: 'Sending Emails' }).click();
      await expect(openDialog(page).getByText('Tell the Hendersons')).toBeVisible();
      await page.evaluate(() => (location.hash = 'pa-3'));
      await expect(openDialog(page)).toHaveAccessibleName('Checking Availability');
      await expect(frame(page)).toHaveCount(1);
      await expect(frame(page)).toHaveAttribute('src', standIn.address('/video?id=pa-3'));
      await expect(openDialog(page).getByText('finds a gap from 1:30 to 3:00')).toBeVisible();
      await expect(openDialog(page).getByText('Tell the Hendersons')).toHaveCount(0);
    });
    await test.step('is gone after Back, which leads to the one before first', async () => {
      await page.goBack();
      await expect(openDialog(page)).toHaveAccessibleName('Sending Emails');
      await expect(playButton(page)).toBeVisible();
      await page.goBack();
      await expectGone();
    });
  });
});

test.describe('while a video loads', () => {
  test('a player that is silent for 8 seconds is called late, and nothing of that is said of the next one', async ({
    page,
    standIn,
    guard,
  }) => {
    guard.tolerate(/ERR_EMPTY_RESPONSE/);
    await page.clock.install();
    // However long the machine takes, the eight seconds are those of the page.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('./#pa-4', { waitUntil: 'commit' });
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await frame(page).count()).toBe(1);
    }).toPass();

    await test.step('it is called late beside the link that was always there', async () => {
      await expect(openLink(page)).toBeInViewport();
      await page.clock.fastForward(7000);
      await expect(hint(page)).toBeVisible();
      await expect(lateHint(page)).toBeHidden();
      await page.clock.fastForward(1000);
      await page.clock.resume();
      await expect(lateHint(page)).toBeInViewport();
      await expect(lateHint(page)).toContainText('Open the video in a new tab');
      await expect(hint(page)).toBeHidden();
      await expect(openLink(page)).toBeInViewport();
      await expect(openLink(page)).toHaveAttribute(
        'href',
        standIn.address('/video', { behave: 'silent' }),
      );
      await expect(openLink(page)).toHaveAttribute('target', '_blank');
      await closeControl(page).click();
      await expect(openDialog(page)).toBeHidden();
    });
    const answer = await holdBack(page, standIn.address('/video?id=pa-1'));
    await test.step('of the next one the poster and the hint are in sight', async () => {
      await page.getByRole('button', { name: 'Sending Emails' }).click();
      await expect(hint(page)).toBeVisible();
      await expect(poster(page)).toBeVisible();
      const sourceOf = (image: Locator): Promise<string> =>
        image.evaluate((element: HTMLImageElement) => element.currentSrc);
      await expect
        .poll(() => sourceOf(poster(page)))
        .toBe(await sourceOf(page.locator('#pa-1 img')));
      await expect(lateHint(page)).toBeHidden();
    });
    await test.step('where it comes after those 8 seconds it is shown all the same', async () => {
      await page.clock.fastForward(8000);
      await expect(lateHint(page)).toBeVisible();
      answer();
      await expect(playButton(page)).toBeInViewport();
      await expect(lateHint(page)).toBeHidden();
      await expect(poster(page)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(openDialog(page)).toBeHidden();
    });
    await test.step('one that is blocked leaves the link, and a dialog that closes', async () => {
      standIn.requests.length = 0;
      await page.evaluate(() => (location.hash = 'pa-5'));
      await expect.poll(() => standIn.requests.length).toBeGreaterThan(0);
      await expect(openLink(page)).toBeInViewport();
      await expect(openLink(page)).toHaveAttribute(
        'href',
        standIn.address('/video', { behave: 'blocked' }),
      );
      await closeControl(page).click();
      await expect(openDialog(page)).toBeHidden();
    });
  });
});

test('a hostile player neither reports a booking nor takes the visitor along nor keeps a dialog open', async ({
  page,
  embedded,
  standIn,
  guard,
  events,
}) => {
  guard.tolerate(/Unsafe attempt to initiate navigation|is sandboxed/);
  await page.goto('./');
  // There is a booking form of the same origin that it could speak for.
  await bookingButton(page).click();
  await expect(
    openDialog(page).frameLocator('iframe').getByRole('button', { name: 'Book' }),
  ).toBeVisible();
  await closeControl(page).click();
  await expect(openDialog(page)).toBeHidden();
  standIn.requests.length = 0;
  await page.getByRole('button', { name: 'Generating Cost Report' }).click();
  await expect(playButton(page)).toBeVisible();

  await test.step('it reports no booking, and resizes no frame', async () => {
    await heardMessages(page, 30);
    expect(events.map(({ name }) => name)).toEqual(['booking_open', 'demo_open']);
    const { width, height } = await boxOf(frame(page));
    expect(height / width).toBeCloseTo(16 / 9, 1);
  });
  await test.step('it cannot take the visitor to another page, even after a click into it', async () => {
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
  await test.step('it cannot keep its dialog open, nor the next one closed', async () => {
    await closeControl(page).click();
    await expect(openDialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Generating Cost Report' })).toBeFocused();
    expect(page.url()).toBe(embedded.url);
    await page.getByRole('button', { name: 'Sending Emails' }).click();
    await expect(openDialog(page)).toHaveAccessibleName('Sending Emails');
    await page.goBack();
    await expect(openDialog(page)).toBeHidden();
  });
});

test('by keyboard the player can be reached, used and left', async ({ page }) => {
  await goToVideo(page, 'pa-1');
  await expect(playButton(page)).toBeVisible();

  await test.step('focus goes into the player and out of it, forwards and backwards, and never leaves the dialog', async () => {
    const walk = async (key: string, steps: number): Promise<string[]> => {
      const places: string[] = [];
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press(key);
        places.push(await focused(page));
      }
      return places;
    };
    await closeControl(page).focus();
    expect(await walk('Tab', 5)).toEqual([
      'frame',
      'Open the video in a new tab',
      'Copy link',
      'Read what happens in the video',
      'Close',
    ]);
    expect(await walk('Shift+Tab', 5)).toEqual([
      'Read what happens in the video',
      'Copy link',
      'Open the video in a new tab',
      'frame',
      'Close',
    ]);
  });
  await test.step('the player itself can be used', async () => {
    await page.keyboard.press('Tab');
    await expect(playButton(page)).toBeFocused();
  });
  await test.step('Escape from within the player does not close the dialog, but the control that does is in sight and next to it', async () => {
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

  test('player, title and close control are in sight at once, upright and held sideways', async ({
    page,
  }) => {
    const title = openDialog(page).getByRole('heading', { name: 'Checking Availability' });
    await goToVideo(page, 'pa-3');
    await expect(playButton(page)).toBeVisible();

    await test.step('upright, the link is as well, and the transcript opens below the player', async () => {
      for (const part of [frame(page), openLink(page), closeControl(page)])
        await expect(part).toBeInViewport({ ratio: 1 });
      const transcript = openDialog(page).getByText('finds a gap from 1:30 to 3:00');
      await expect(transcript).toBeHidden();
      await wordsLabel(page).tap();
      await expect(transcript).toBeVisible();
      expect((await boxOf(transcript)).top).toBeGreaterThan((await boxOf(frame(page))).bottom);
      await wordsLabel(page).tap();
      await expect(transcript).toBeHidden();
    });
    await test.step('held sideways, the player is at least 200 by 200, with its title beside it', async () => {
      await page.setViewportSize({ width: 640, height: 360 });
      const player = await boxOf(frame(page));
      const words = await boxOf(title);
      expect(player.width).toBeGreaterThanOrEqual(200);
      expect(player.height).toBeGreaterThanOrEqual(200);
      expect(words.left >= player.right || words.right <= player.left).toBe(true);
      expect(words.top < player.bottom && words.bottom > player.top).toBe(true);
      for (const part of [frame(page), title, closeControl(page)])
        await expect(part).toBeInViewport({ ratio: 1 });
      await openLink(page).scrollIntoViewIfNeeded();
      await expect(openLink(page)).toBeInViewport();
    });
  });
});

test('Copy link copies the address of the video, or shows it where the browser refuses', async ({
  page,
  context,
  embedded,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./demos/?utm_source=ad#pa-3');
  const address = `${embedded.url}demos/#pa-3`;
  const copyLink = openDialog(page).getByRole('button', { name: 'Copy link' });
  const field = openDialog(page).getByRole('textbox');

  await test.step('it copies the address without what brought the visitor here', async () => {
    await copyLink.click();
    await expect(openDialog(page).getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(field).toBeHidden();
  });
  await test.step('where the browser refuses, the address stands there, ready to be copied by hand', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    });
    await copyLink.click();
    await expect(field).toHaveValue(address);
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(address);
    await expect(openDialog(page).getByText('Link copied')).toBeHidden();
  });
  await test.step('and not in the dialog of the next video', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sending Emails' }).click();
    await expect(openDialog(page)).toBeVisible();
    await expect(field).toBeHidden();
  });
});
