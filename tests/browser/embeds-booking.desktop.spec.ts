import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { StandIn } from '../support/stand-in/stand-in.ts';
import { embedScript, expect, heardMessages, holdBack, test } from '../support/embedded-site.ts';

/** Both make sure of what the others say by chance: that it is the one dialog which is open. */
const openDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Book A Strategy Call' });
const frame = (page: Page): Locator => openDialog(page).locator('iframe');
const form = (page: Page): FrameLocator => openDialog(page).frameLocator('iframe');
const nameField = (page: Page): Locator => form(page).getByLabel('Name');
const bookButton = (page: Page): Locator => form(page).getByRole('button', { name: 'Book' });

const bookingButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Book A Strategy Call' });
/** The button of the case study that is shown first, whose dialog is another than that of the page. */
const caseStudyButton = (page: Page): Locator =>
  page
    .getByRole('group', { name: '1 of 5' })
    .getByRole('button', { name: 'BOOK A STRATEGY CALL', exact: true });

/** What an ad adds to the address, and what the form is to learn of it. */
const adQuery = '?utm_source=ad%26co&secret=1&gclid=x%20y&session=2';
const handedOn = { utm_source: 'ad&co', gclid: 'x y' };

async function close(page: Page): Promise<void> {
  await openDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(openDialog(page)).toBeHidden();
}

/** Opens the booking dialog by its address, with the behaviour of its provider in the query. A form that never answers keeps the page from ever having loaded. */
async function goToBooking(page: Page, query = ''): Promise<void> {
  await page.goto(`./${query}#book`, { waitUntil: 'commit' });
  await expect(frame(page)).toBeAttached();
}

const heightOf = (page: Page): Promise<number> =>
  frame(page).evaluate((element) => element.getBoundingClientRect().height);

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

test.describe('the form and its script', () => {
  test('the frame stands in the page before the script runs, and both are loaded once, however often the dialogs are opened', async ({
    page,
    standIn,
    events,
  }) => {
    const script = `
      window.runs = (window.runs ?? 0) + 1;
      window.found = [...document.querySelectorAll('iframe')].map(({ id, title }) => ({ id, title }));
      window.resized = [];
      window.iFrameResize = (options, frame) => window.resized.push(frame.id);`;
    const told = (name: 'found' | 'resized' | 'runs'): Promise<unknown> =>
      page.evaluate((key) => (window as unknown as Record<string, unknown>)[key], name);
    await embedScript(page, standIn, { text: script });
    await page.goto('./');

    await test.step('the script finds the form by its id', async () => {
      await bookingButton(page).click();
      await expect
        .poll(() => told('found'))
        .toEqual([{ id: expect.stringMatching(/./) as unknown, title: 'Booking Form' }]);
      await expect(nameField(page)).toBeVisible();
      await close(page);
    });
    await test.step('the form of a second dialog is resized through the script that runs already', async () => {
      await caseStudyButton(page).click();
      await expect(nameField(page)).toBeVisible();
      expect(await told('resized')).toEqual([await frame(page).getAttribute('id')]);
    });
    await test.step('a call that is booked in it is told from one in the dialog of the page', async () => {
      await bookButton(page).click();
      await expect
        .poll(() =>
          events
            .filter(({ name }) => name.startsWith('booking'))
            .map(({ name, id }) => `${name} ${id}`),
        )
        .toEqual([
          'booking_open book',
          'booking_open book-more-bookings',
          'booking_complete book-more-bookings',
        ]);
      await close(page);
    });
    await test.step('neither comes again', async () => {
      for (const button of [bookingButton(page), caseStudyButton(page)]) {
        await button.click();
        await expect(nameField(page)).toBeVisible();
        await close(page);
      }
      // One form for each of the two dialogs, and one script for the page.
      expect(standIn.requests.map(({ path }) => path)).toEqual(['/booking', '/booking']);
      expect(await told('runs')).toBe(1);
      expect(
        await page.evaluate(
          () => new Set([...document.querySelectorAll('iframe')].map(({ id }) => id)).size,
        ),
      ).toBe(2);
    });
  });

  test('a script that takes its time holds nothing up, and finds the forms of all dialogs that were opened meanwhile', async ({
    page,
    standIn,
  }) => {
    await embedScript(page, standIn, {
      text: 'window.found = document.querySelectorAll("iframe").length;',
    });
    const arrive = await holdBack(page, standIn.address('/form-embed.js'));
    await page.clock.install();
    await page.goto('./');
    await bookingButton(page).click();
    await expect(nameField(page)).toBeInViewport();
    await page.clock.fastForward(8000);
    await expect(nameField(page)).toBeInViewport();
    await expectFallback(page, standIn);
    await close(page);
    await caseStudyButton(page).click();
    await expect(nameField(page)).toBeVisible();
    arrive();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { found?: number }).found))
      .toBe(2);
  });
});

test.describe('a booked call', () => {
  // Two stand for all: one that is asked for its height, and one that shows nothing before it has an answer.
  for (const { speak, tellsHeight, tag } of [
    { speak: 'leadconnector', tellsHeight: true, tag: [] },
    { speak: 'cal', tellsHeight: true, tag: [] },
    { speak: 'calendly', tellsHeight: true, tag: '@thorough' },
    { speak: 'hubspot', tellsHeight: false, tag: '@thorough' },
  ]) {
    test(
      `with ${speak} is one booking_complete${tellsHeight ? ', and the frame is as high as the form says' : ''}`,
      { tag },
      async ({ page, events }) => {
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
      },
    );
  }
});

test.describe('nobody else can report a booking', () => {
  test.afterEach(({ events }) => {
    expect(events.map(({ name }) => name)).toEqual(['booking_open']);
  });

  test('not the page itself, nor another site that the form has led to', async ({ page }) => {
    await goToBooking(page);
    await expect(bookButton(page)).toBeVisible();
    await page.evaluate(() => {
      postMessage(['msgsndr-booking-complete', {}], '*');
      postMessage({ meetingBookSucceeded: true }, '*');
    });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await form(page).getByRole('link', { name: 'Somebody else' }).click();
    await expect(form(page).getByRole('heading', { name: 'Impostor' })).toBeVisible();
    await heardMessages(page, 10);
  });

  test('not a frame within the form, of this origin or another, whatever heights it floods the page with', async ({
    page,
    standIn,
  }) => {
    await goToBooking(page, '?behave=hostile');
    await expect(bookButton(page)).toBeVisible();
    for (const impostor of [
      form(page).locator('iframe').first(),
      form(page).locator('iframe').last(),
    ]) {
      await expect(
        impostor.contentFrame().getByRole('heading', { name: 'Impostor' }),
      ).toBeVisible();
    }
    await heardMessages(page, 100);
    // The form has a height that can be used, and a dialog that closes.
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
    await page.goto(`./${adQuery}`);
    await bookingButton(page).click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('booking')))
      .toBe('{"broken":');
    expect(events.map(({ name }) => name)).toEqual(['booking_open']);
  });

  test('cannot hide a form for longer than 8 seconds, nor the ways around it at all, nor keep a booking from being reported', async ({
    page,
    standIn,
    events,
  }) => {
    await test.step('the form of the page is shown, and can be used', async () => {
      await expectFallback(page, standIn);
      await page.clock.fastForward(8000);
      await expectFallback(page, standIn);
      await expect(nameField(page)).toBeInViewport();
      expect(await heightOf(page)).toBeGreaterThanOrEqual(500);
      expect(await page.evaluate(() => location.search)).toBe('?session=taken-over');
      // It can be reached by hand, too: nothing lies above it.
      await nameField(page).click({ timeout: 3000 });
      await page.keyboard.type('Walt');
      await expect(nameField(page)).toHaveValue('Walt');
    });
    await test.step('a booking is reported by the form alone', async () => {
      await heardMessages(page, 20);
      expect(events.map(({ name }) => name)).toEqual(['booking_open']);
      await bookButton(page).press('Enter');
      await expect
        .poll(() => events.map(({ name }) => name))
        .toEqual(['booking_open', 'booking_complete']);
      await close(page);
    });
    await test.step('the form of another dialog is shown, and learns of the ad, whatever the script has made of the address', async () => {
      // As it has done already while the dialog was open; closing it has led back.
      await page.evaluate(() =>
        history.replaceState({ from: 'form-embed' }, '', '?session=taken-over'),
      );
      await caseStudyButton(page).click();
      await expect(frame(page)).toBeAttached();
      expect(
        Object.fromEntries(new URL((await frame(page).getAttribute('src')) ?? '').searchParams),
      ).toEqual(handedOn);
      await page.clock.fastForward(8000);
      await expect(nameField(page)).toBeInViewport();
    });
  });

  test('cannot break Back and Forward, nor closing and opening, nor the next visit', async ({
    page,
    embedded,
  }) => {
    await test.step('Back closes the dialog, and Forward opens it', async () => {
      await page.goBack();
      await expect(openDialog(page)).toBeHidden();
      expect(page.url()).toBe(`${embedded.url}${adQuery}`);
      await page.goForward();
      await expect(openDialog(page)).toBeVisible();
    });
    await test.step('dialogs can be closed and opened again', async () => {
      await close(page);
      await expect(bookingButton(page)).toBeFocused();
      await bookingButton(page).click();
      await expect(openDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(openDialog(page)).toBeHidden();
      await page.getByRole('button', { name: 'Sending Emails' }).click();
      await expect(page.getByRole('dialog')).toHaveAccessibleName('Sending Emails');
    });
    await test.step('nothing in the store breaks the next visit', async () => {
      await page.goto('./demos/');
      await page.getByRole('tab', { name: 'AI Receptionist' }).click();
      await expect(page.getByRole('button', { name: /Answers every call/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sending Emails' })).toBeHidden();
    });
  });
});

test.describe('a script that does not come', () => {
  for (const { why, tag, fail } of [
    {
      why: 'it is blocked',
      tag: [],
      fail: (page: Page, standIn: StandIn) => embedScript(page, standIn, { behave: 'blocked' }),
    },
    {
      why: 'its host fails',
      tag: '@thorough',
      fail: (page: Page, standIn: StandIn) =>
        page.route(standIn.address('/form-embed.js'), (route) => route.fulfill({ status: 503 })),
    },
  ]) {
    test(
      `because ${why}: the form is there without it`,
      { tag },
      async ({ page, standIn, guard, events }) => {
        guard.tolerate(/ERR_BLOCKED_BY_CLIENT|status of 503/);
        await fail(page, standIn);
        await goToBooking(page);
        await expect(nameField(page)).toBeInViewport();
        await expectFallback(page, standIn);
        await bookButton(page).click();
        await expect
          .poll(() => events.map(({ name }) => name))
          .toEqual(['booking_open', 'booking_complete']);
      },
    );
  }
});

test.describe('a form that does not come', () => {
  test('is waited for in words, called late after 8 seconds, and shown when it comes', async ({
    page,
    standIn,
  }) => {
    const answer = await holdBack(page, `${standIn.origin}/booking`);
    await page.clock.install();
    await goToBooking(page);
    await expect(openDialog(page).getByText('Loading the form')).toBeInViewport();
    await expectFallback(page, standIn);
    await page.clock.fastForward(8000);
    const late = openDialog(page).getByText('Still loading. The links below work too.');
    await expect(late).toBeInViewport();
    await expectFallback(page, standIn);
    await close(page);
    await bookingButton(page).click();
    await expect(late).toBeInViewport();
    answer();
    await expect(nameField(page)).toBeInViewport();
    await expect(openDialog(page).getByText('Still loading')).toBeHidden();
  });

  test('because it is blocked leaves the ways around it', async ({ page, standIn, guard }) => {
    guard.tolerate(/ERR_EMPTY_RESPONSE/);
    await goToBooking(page, '?behave=blocked');
    await expectFallback(page, standIn);
    await close(page);
  });
});

test('what an ad adds to the address reaches the form and the booking page by the list in the content, and nothing else does', async ({
  page,
  standIn,
}) => {
  const booked = (): unknown[] =>
    standIn.requests.filter(({ path }) => path === '/booking').map((request) => request.query);
  await goToBooking(page, adQuery);
  await expect(bookButton(page)).toBeVisible();
  expect(booked()).toEqual([handedOn]);
  const href = await openDialog(page)
    .getByRole('link', { name: 'Open the booking page' })
    .getAttribute('href');
  expect(Object.fromEntries(new URL(href ?? '').searchParams)).toEqual(handedOn);
  await close(page);

  await test.step('after the visitor has gone on to the demos, too', async () => {
    await page.getByRole('link', { name: 'See all demos on one page' }).click();
    await expect(page.getByRole('heading', { name: 'All Demos', level: 1 })).toBeVisible();
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'Book A Strategy Call' })
      .click();
    await expect(bookButton(page)).toBeVisible();
    expect(booked()).toEqual([handedOn, handedOn]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the form is at least 320 px wide, the dialog scrolls and not the page, and the ways around it stay in sight', async ({
    page,
    standIn,
  }) => {
    await goToBooking(page);
    await expect(bookButton(page)).toBeVisible();
    await expect.poll(() => heightOf(page)).toBe(900);
    expect(await frame(page).evaluate((element) => element.clientWidth)).toBeGreaterThanOrEqual(
      320,
    );
    await expectFallback(page, standIn);
    await page.mouse.move(195, 400);
    // A first turn of the wheel may end within the form, where that is a little higher than it said.
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      expect(
        await frame(page).evaluate((element) => element.getBoundingClientRect().bottom),
      ).toBeLessThan(844);
    }).toPass();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectFallback(page, standIn);
    await expect(openDialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({
      ratio: 1,
    });
  });
});
