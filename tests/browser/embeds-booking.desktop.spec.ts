import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Behaviour, StandIn } from '../support/stand-in/stand-in.ts';
import { embedScript, expect, heardMessages, holdBack, test } from '../support/embedded-site.ts';

/** Both make sure of what the others say by chance: that it is the one dialog which is open. */
const openDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Book A Strategy Call' });
const frame = (page: Page): Locator => openDialog(page).locator('iframe');
const form = (page: Page): FrameLocator => openDialog(page).frameLocator('iframe');
const nameField = (page: Page): Locator => form(page).getByLabel('Name');
const bookButton = (page: Page): Locator => form(page).getByRole('button', { name: 'Book' });

const bookingButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Book A Strategy Call' });
/** The button of the case study that is shown first, whose dialog is another than that of the page. */
const caseStudyButton = (page: Page): Locator => page.getByRole('group', { name: '1 of 5' }).getByRole('button', { name: 'BOOK A STRATEGY CALL', exact: true });

async function close(page: Page): Promise<void> {
  await openDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(openDialog(page)).toBeHidden();
}

/** Opens the booking dialog by its address, with the behaviour of its provider in the query. A form that never answers keeps the page from ever having loaded. */
async function goToBooking(page: Page, query = ''): Promise<void> {
  await page.goto(`./${query}#book`, { waitUntil: 'commit' });
  await expect(frame(page)).toBeAttached();
}

const heightOf = (page: Page): Promise<number> => frame(page).evaluate((element) => element.getBoundingClientRect().height);

async function expectFallback(page: Page, standIn: StandIn): Promise<void> {
  const open = openDialog(page).getByRole('link', { name: 'Open the booking page' });
  await expect(open).toBeInViewport({ ratio: 1 });
  await expect(open).toHaveAttribute('href', new RegExp(`^${standIn.origin}/booking`));
  await expect(open).toHaveAttribute('target', '_blank');
  const phone = openDialog(page).getByRole('link', { name: '+1 555 010 0199' });
  await expect(phone).toBeInViewport({ ratio: 1 });
  await expect(phone).toHaveAttribute('href', 'tel:+15550100199');
  const email = openDialog(page).getByRole('link', { name: 'hello@plumbline.example' });
  await expect(email).toBeInViewport({ ratio: 1 });
  await expect(email).toHaveAttribute('href', 'mailto:hello@plumbline.example');
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the booking button leads to the booking page', async ({ page, standIn, guard }) => {
    guard.tolerate(/favicon/);
    await page.goto('./');
    await page.getByRole('banner').getByRole('link', { name: 'Book A Strategy Call' }).click();
    await expect(page).toHaveURL(`${standIn.origin}/booking`);
  });
});

test.describe('the form and its script', () => {
  test('the frame stands in the page before the script runs, which finds it by its id', async ({ page, standIn }) => {
    await embedScript(page, standIn, { text: 'window.found = [...document.querySelectorAll("iframe")].map(({ id, title }) => ({ id, title }));' });
    await goToBooking(page);
    await expect.poll(() => page.evaluate(() => 'found' in window)).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { found: unknown }).found)).toEqual([{ id: expect.stringMatching(/./) as unknown, title: 'Booking Form' }]);
  });

  test('form and script are loaded once, however often the dialogs are opened', async ({ page, standIn }) => {
    await page.goto('./');
    for (let time = 0; time < 2; time += 1) {
      await bookingButton(page).click();
      await expect(nameField(page)).toBeVisible();
      await close(page);
      await caseStudyButton(page).click();
      await expect(nameField(page)).toBeVisible();
      await close(page);
    }
    // One form for each of the two dialogs, and one script for the page.
    expect(standIn.requests.map(({ path }) => path).sort()).toEqual(['/booking', '/booking', '/form-embed.js']);
    expect(await page.evaluate(() => new Set([...document.querySelectorAll('iframe')].map(({ id }) => id)).size)).toBe(2);
  });

  test('the form of a second dialog is resized through the script that runs already', async ({ page, standIn }) => {
    await embedScript(page, standIn, { text: 'window.resized = []; window.iFrameResize = (options, frame) => window.resized.push(frame.id);' });
    await page.goto('./');
    await bookingButton(page).click();
    await expect.poll(() => page.evaluate(() => 'iFrameResize' in window)).toBe(true);
    await close(page);
    await caseStudyButton(page).click();
    await expect(nameField(page)).toBeVisible();
    const resized = await page.evaluate(() => (window as unknown as { resized: string[] }).resized);
    expect(resized).toEqual([await frame(page).getAttribute('id')]);
  });

  test('a script that arrives after the second dialog was opened finds both forms', async ({ page, standIn }) => {
    await embedScript(page, standIn, { text: 'window.found = document.querySelectorAll("iframe").length;' });
    const arrive = await holdBack(page, standIn.address('/form-embed.js'));
    await page.goto('./');
    await bookingButton(page).click();
    await expect(nameField(page)).toBeVisible();
    await close(page);
    await caseStudyButton(page).click();
    await expect(nameField(page)).toBeVisible();
    arrive();
    await expect.poll(() => page.evaluate(() => (window as unknown as { found?: number }).found)).toBe(2);
  });

  test('no other page of the site loads the form, nor the script', async ({ page, standIn }) => {
    await page.goto('./demos/');
    await page.getByRole('button', { name: 'Sending Emails' }).click();
    await expect(page.getByRole('dialog').frameLocator('iframe').getByRole('button', { name: 'Play' })).toBeVisible();
    expect(standIn.requests.map(({ path }) => path)).toEqual(['/video']);
  });
});

test.describe('a booked call', () => {
  for (const { speak, tellsHeight } of [
    { speak: 'leadconnector', tellsHeight: true },
    { speak: 'calendly', tellsHeight: true },
    { speak: 'cal', tellsHeight: true },
    { speak: 'hubspot', tellsHeight: false },
  ]) {
    test(`with ${speak} is one booking_complete${tellsHeight ? ', and the frame is as high as the form says' : ''}`, async ({ page, events }) => {
      await goToBooking(page, `?speak=${speak}`);
      if (tellsHeight) {
        await expect.poll(() => heightOf(page)).toBe(900);
        await form(page).getByRole('button', { name: 'More fields' }).click();
        await expect.poll(() => heightOf(page)).toBe(1400);
      }
      await bookButton(page).click();
      await expect.poll(() => events.at(-1)?.name).toBe('booking_complete');
      // The visitor presses again, and Cal.com says it in two ways by itself.
      await bookButton(page).click();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(events).toEqual([
        { name: 'booking_open', id: 'book', title: 'Book A Strategy Call' },
        { name: 'booking_complete', id: 'book', title: 'Book A Strategy Call' },
      ]);
    });
  }

  test('in the dialog of a case study is told from one in that of the page', async ({ page, events }) => {
    await page.goto('./');
    await caseStudyButton(page).click();
    await bookButton(page).click();
    await expect.poll(() => events.filter(({ name }) => name.startsWith('booking')).map(({ name, id }) => `${name} ${id}`)).toEqual(['booking_open book-more-bookings', 'booking_complete book-more-bookings']);
  });
});

test.describe('nobody else can report a booking', () => {
  test.afterEach(({ events }) => {
    expect(events.map(({ name }) => name)).not.toContain('booking_complete');
  });

  test('not the page itself', async ({ page }) => {
    await goToBooking(page);
    await expect(bookButton(page)).toBeVisible();
    await page.evaluate(() => {
      postMessage(['msgsndr-booking-complete', {}], '*');
      postMessage({ meetingBookSucceeded: true }, '*');
    });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  });

  test('not another frame from the origin of the form', async ({ page, guard }) => {
    guard.tolerate(/Unsafe attempt to initiate navigation|is sandboxed/);
    await page.goto('./');
    await bookingButton(page).click();
    await expect(bookButton(page)).toBeVisible();
    await close(page);
    // Its player says that a call was booked.
    await page.getByRole('button', { name: 'Generating Cost Report' }).click();
    await heardMessages(page, 20);
  });

  test('not a frame within the form, of this origin or another', async ({ page }) => {
    await goToBooking(page, '?behave=hostile');
    await expect(form(page).locator('iframe').first().contentFrame().getByRole('heading', { name: 'Impostor' })).toBeVisible();
    await expect(form(page).locator('iframe').last().contentFrame().getByRole('heading', { name: 'Impostor' })).toBeVisible();
    await heardMessages(page, 100);
  });

  test('not another site that the form has led to', async ({ page, standIn }) => {
    await goToBooking(page);
    await bookButton(page).evaluate((_, address) => location.assign(address), `${standIn.otherOrigin}/impostor`);
    await expect(form(page).getByRole('heading', { name: 'Impostor' })).toBeVisible();
    await heardMessages(page, 10);
  });
});

test.describe('a form that floods the page with impossible heights', () => {
  test('keeps a height that can be used, and a dialog that closes', async ({ page, standIn }) => {
    await goToBooking(page, '?behave=hostile');
    await expect(bookButton(page)).toBeVisible();
    await heardMessages(page, 100);
    const height = await heightOf(page);
    expect(height).toBeGreaterThanOrEqual(200);
    expect(height).toBeLessThanOrEqual(1500);
    await expectFallback(page, standIn);
    await close(page);
  });
});

test.describe('a hostile script', () => {
  test.beforeEach(async ({ page, standIn, guard, events }) => {
    // It tries to bring a style of its own.
    guard.tolerate(/Content Security Policy directive|Policy violation: style-src/);
    await embedScript(page, standIn, { behave: 'hostile' });
    await page.clock.install();
    await page.goto('./');
    await bookingButton(page).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('booking'))).toBe('{"broken":');
    expect(events.map(({ name }) => name)).toEqual(['booking_open']);
  });

  test('cannot hide the form for longer than 8 seconds, nor the ways around it at all', async ({ page, standIn }) => {
    await expectFallback(page, standIn);
    await page.clock.fastForward(8000);
    await expectFallback(page, standIn);
    await expect(nameField(page)).toBeInViewport();
    expect(await heightOf(page)).toBeGreaterThanOrEqual(500);
    // It can be reached by hand, too: nothing lies above it.
    await nameField(page).click({ timeout: 3000 });
    await page.keyboard.type('Walt');
    await expect(nameField(page)).toHaveValue('Walt');
  });

  test('cannot keep the dialog from being closed and opened again', async ({ page }) => {
    await close(page);
    await expect(bookingButton(page)).toBeFocused();
    await bookingButton(page).click();
    await expect(openDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(openDialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'Sending Emails' }).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Sending Emails');
  });

  test('cannot break Back and Forward', async ({ page, embedded }) => {
    await page.goBack();
    await expect(openDialog(page)).toBeHidden();
    expect(page.url()).toBe(embedded.url);
    await page.goForward();
    await expect(openDialog(page)).toBeVisible();
  });

  test('can neither report a booking nor keep one from being reported', async ({ page, events }) => {
    await heardMessages(page, 20);
    expect(events.map(({ name }) => name)).toEqual(['booking_open']);
    await page.clock.fastForward(8000);
    await bookButton(page).press('Enter');
    await expect.poll(() => events.map(({ name }) => name)).toEqual(['booking_open', 'booking_complete']);
  });

  test('cannot keep the form of another dialog from being shown', async ({ page }) => {
    await close(page);
    await caseStudyButton(page).click();
    await page.clock.fastForward(8000);
    await expect(nameField(page)).toBeInViewport();
  });

  test('leaves nothing in the store that breaks the next visit', async ({ page }) => {
    await page.goto('./demos/');
    await page.getByRole('tab', { name: 'AI Receptionist' }).click();
    await expect(page.getByRole('button', { name: /Answers every call/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sending Emails' })).toBeHidden();
  });
});

test.describe('a script that does not come', () => {
  test('because it is blocked: the form is there without it', async ({ page, standIn, guard, events }) => {
    guard.tolerate(/ERR_BLOCKED_BY_CLIENT/);
    await embedScript(page, standIn, { behave: 'blocked' });
    await goToBooking(page);
    await expect(nameField(page)).toBeInViewport();
    await expectFallback(page, standIn);
    await bookButton(page).click();
    await expect.poll(() => events.map(({ name }) => name)).toEqual(['booking_open', 'booking_complete']);
  });

  test('for a long time: the form is there without it, and works', async ({ page, standIn }) => {
    await embedScript(page, standIn, { behave: 'silent' });
    await page.clock.install();
    await goToBooking(page);
    await expect(nameField(page)).toBeInViewport();
    await page.clock.fastForward(8000);
    await expect(nameField(page)).toBeInViewport();
    await expectFallback(page, standIn);
    await close(page);
  });

  test('because its host fails: the form is there without it', async ({ page, standIn, guard }) => {
    guard.tolerate(/status of 503/);
    await page.route(standIn.address('/form-embed.js'), (route) => route.fulfill({ status: 503 }));
    await goToBooking(page);
    await expect(nameField(page)).toBeInViewport();
    await expectFallback(page, standIn);
  });
});

test.describe('a form that does not come', () => {
  test('is waited for in words, called late after 8 seconds, and shown when it comes', async ({ page, standIn }) => {
    const answer = await holdBack(page, `${standIn.origin}/booking`);
    await page.clock.install();
    await goToBooking(page);
    await expect(openDialog(page).getByText('Loading the form')).toBeInViewport();
    await expectFallback(page, standIn);
    await page.clock.fastForward(8000);
    await expect(openDialog(page).getByText('Still loading. The links below work too.')).toBeInViewport();
    await expectFallback(page, standIn);
    answer();
    await expect(nameField(page)).toBeInViewport();
    await expect(openDialog(page).getByText('Still loading')).toBeHidden();
  });

  for (const behave of ['silent', 'blocked'] satisfies Behaviour[]) {
    test(`because it is ${behave} leaves the ways around it`, async ({ page, standIn, guard }) => {
      guard.tolerate(/ERR_EMPTY_RESPONSE/);
      await goToBooking(page, `?behave=${behave}`);
      await expectFallback(page, standIn);
      await close(page);
    });
  }
});

test.describe('what was typed', () => {
  test('survives closing, and the form of another dialog', async ({ page }) => {
    await page.goto('./');
    await bookingButton(page).click();
    await nameField(page).fill('Walt');
    await close(page);
    await caseStudyButton(page).click();
    await expect(nameField(page)).toHaveValue('');
    await nameField(page).fill('Denise');
    await page.goBack();
    await expect(openDialog(page)).toBeHidden();
    await bookingButton(page).click();
    await expect(nameField(page)).toHaveValue('Walt');
    await close(page);
    await caseStudyButton(page).click();
    await expect(nameField(page)).toHaveValue('Denise');
  });

  test('survives a demo video, Back and Forward', async ({ page }) => {
    await page.goto('./');
    await bookingButton(page).click();
    await nameField(page).fill('Walt');
    await page.goBack();
    await page.getByRole('button', { name: 'Sending Emails' }).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Sending Emails');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await bookingButton(page).click();
    await expect(nameField(page)).toHaveValue('Walt');
  });
});

test.describe('what an ad adds to the address', () => {
  const query = '?utm_source=ad%26co&secret=1&gclid=x%20y&session=2';
  const handedOn = { utm_source: 'ad&co', gclid: 'x y' };
  const booked = (standIn: StandIn): unknown[] => standIn.requests.filter(({ path }) => path === '/booking').map((request) => request.query);

  test('reaches the form and the booking page by the list in the content, and nothing else does', async ({ page, standIn }) => {
    await goToBooking(page, query);
    await expect(bookButton(page)).toBeVisible();
    expect(booked(standIn)).toEqual([handedOn]);
    const href = await openDialog(page).getByRole('link', { name: 'Open the booking page' }).getAttribute('href');
    expect(Object.fromEntries(new URL(href ?? '').searchParams)).toEqual(handedOn);
  });

  test('reaches the form of a case study too, whatever the script has made of the address', async ({ page, standIn, guard }) => {
    guard.tolerate(/Content Security Policy directive|Policy violation: style-src/);
    await embedScript(page, standIn, { behave: 'hostile' });
    await page.goto(`./${query}`);
    await bookingButton(page).click();
    await expect.poll(() => page.evaluate(() => location.search)).toBe('?session=taken-over');
    await close(page);
    await caseStudyButton(page).click();
    await expect(frame(page)).toBeAttached();
    expect(Object.fromEntries(new URL((await frame(page).getAttribute('src')) ?? '').searchParams)).toEqual(handedOn);
  });

  test('reaches the form after the visitor has gone on to the demos', async ({ page, standIn }) => {
    await page.goto(`./${query}`);
    // From then on links take it along.
    await expect(bookingButton(page)).toBeVisible();
    await page.getByRole('link', { name: 'See all demos on one page' }).click();
    await expect(page.getByRole('heading', { name: 'All Demos', level: 1 })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Book A Strategy Call' }).click();
    await expect(bookButton(page)).toBeVisible();
    expect(booked(standIn)).toEqual([handedOn]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the form is at least 320 px wide, the dialog scrolls and not the page, and the ways around it stay in sight', async ({ page, standIn }) => {
    await goToBooking(page);
    await expect(bookButton(page)).toBeVisible();
    await expect.poll(() => heightOf(page)).toBe(900);
    expect(await frame(page).evaluate((element) => element.clientWidth)).toBeGreaterThanOrEqual(320);
    await expectFallback(page, standIn);
    await page.mouse.move(195, 400);
    // A first turn of the wheel may end within the form, where that is a little higher than it said.
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      expect(await frame(page).evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(844);
    }).toPass();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectFallback(page, standIn);
    await expect(openDialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  });
});
