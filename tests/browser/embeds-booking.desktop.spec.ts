import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { StandIn } from '../support/stand-in/stand-in.ts';
import { embedScript, expect, heardMessages, holdBack, test } from '../support/embedded-site.ts';

const openDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Book A Strategy Call' });
const frame = (page: Page): Locator => openDialog(page).locator('iframe');
const form = (page: Page): FrameLocator => openDialog(page).frameLocator('iframe');
const nameField = (page: Page): Locator => form(page).getByLabel('Name');
const bookButton = (page: Page): Locator => form(page).getByRole('button', { name: 'Book' });
const bookingButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Book A Strategy Call' });
/** The button of the first case study, which has a dialog of its own. */
const caseStudyButton = (page: Page): Locator =>
  page
    .getByRole('group', { name: '1 of 5' })
    .getByRole('button', { name: 'BOOK A STRATEGY CALL', exact: true });

/** The query of an advertisement, and what the form learns of it. */
const adQuery = '?utm_source=ad%26co&secret=1&gclid=x%20y&session=2';
const handedOn = { utm_source: 'ad&co', gclid: 'x y' };

async function close(page: Page): Promise<void> {
  await openDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(openDialog(page)).toBeHidden();
}

/** Opens the booking dialog by its URL; the query says how its provider behaves. */
async function goToBooking(page: Page, query = ''): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./${query}#book`, { waitUntil: 'commit' });
  await expect(frame(page)).toBeAttached();
}

const heightOf = (page: Page): Promise<number> =>
  frame(page).evaluate((element) => element.getBoundingClientRect().height);

async function expectFallback(page: Page, standIn: StandIn): Promise<void> {
  for (const [name, href] of [
    ['Open the booking page', `${standIn.origin}/booking`],
    ['+1 555 010 0199', 'tel:+15550100199'],
    ['hello@plumbline.example', 'mailto:hello@plumbline.example'],
  ] as const) {
    const link = openDialog(page).getByRole('link', { name });
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await link.getAttribute('href')).toContain(href);
  }
}

test('should load each form and the script once', async ({ page, standIn, events }) => {
  const script = `
    window.runs = (window.runs ?? 0) + 1;
    window.found = [...document.querySelectorAll('iframe')].map(({ title }) => title);
    window.resized = [];
    window.iFrameResize = (options, frame) => window.resized.push(frame.id);`;
  const told = (name: 'found' | 'resized' | 'runs'): Promise<unknown> =>
    page.evaluate((key) => (window as unknown as Record<string, unknown>)[key], name);
  await embedScript(page, standIn, { text: script });
  await page.goto('./');
  await bookingButton(page).click();
  await expect.poll(() => told('found')).toEqual(['Booking Form']);
  await expect(nameField(page)).toBeVisible();
  await close(page);
  await caseStudyButton(page).click();
  await expect(nameField(page)).toBeVisible();
  expect(await told('resized')).toEqual([await frame(page).getAttribute('id')]);
  await bookButton(page).click();
  await expect
    .poll(() => events.filter((event) => event.name.startsWith('booking')).map((event) => event.id))
    .toEqual(['book', 'book-more-bookings', 'book-more-bookings']);
  expect(events.at(-1)?.name).toBe('booking_complete');
  await close(page);
  await bookingButton(page).click();
  await expect(nameField(page)).toBeVisible();
  expect(standIn.requests.map(({ path }) => path)).toEqual(['/booking', '/booking']);
  expect(await told('runs')).toBe(1);
});

test('should follow the height of a form, and report a booked call once', async ({
  page,
  events,
}) => {
  // One is asked for its height, one shows nothing before it has an answer.
  for (const speak of ['leadconnector', 'cal']) {
    events.length = 0;
    await goToBooking(page, `?speak=${speak}`);
    await expect.poll(() => heightOf(page)).toBe(900);
    await form(page).getByRole('button', { name: 'More fields' }).click();
    await expect.poll(() => heightOf(page)).toBe(1400);
    await bookButton(page).click();
    await expect.poll(() => events.at(-1)?.name).toBe('booking_complete');
    await bookButton(page).click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(events).toEqual([
      { name: 'booking_open', id: 'book', title: 'Book A Strategy Call' },
      { name: 'booking_complete', id: 'book', title: 'Book A Strategy Call' },
    ]);
  }
});

test('should count bookings that the form reports, and no others', async ({ page, events }) => {
  await goToBooking(page, '?behave=hostile');
  await expect(bookButton(page)).toBeVisible();
  await page.evaluate(() => {
    postMessage(['msgsndr-booking-complete', {}], '*');
    postMessage({ meetingBookSucceeded: true }, '*');
  });
  // Frames within the form flood the page with messages.
  await heardMessages(page, 100);
  const height = await heightOf(page);
  expect(height).toBeGreaterThanOrEqual(200);
  expect(height).toBeLessThanOrEqual(1500);
  await goToBooking(page);
  await form(page).getByRole('link', { name: 'Somebody else' }).click();
  await expect(form(page).getByRole('heading', { name: 'Impostor' })).toBeVisible();
  await heardMessages(page, 10);
  expect(events.map(({ name }) => name)).toEqual(['booking_open', 'booking_open']);
});

test('user can book, go back and on whatever the script of the provider does', async ({
  page,
  standIn,
  embedded,
  guard,
  events,
}) => {
  // The script tries to add a style.
  guard.tolerate(/Content Security Policy directive|Policy violation: style-src/);
  await embedScript(page, standIn, { behave: 'hostile' });
  await page.clock.install();
  await page.goto(`./${adQuery}`);
  await bookingButton(page).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('booking'))).toBe('{"broken":');
  await expectFallback(page, standIn);
  await page.clock.fastForward(8000);
  await expectFallback(page, standIn);
  await expect(nameField(page)).toBeInViewport();
  expect(await heightOf(page)).toBeGreaterThanOrEqual(500);
  // Nothing lies above the form.
  await nameField(page).click({ timeout: 3000 });
  await page.keyboard.type('Walt');
  await expect(nameField(page)).toHaveValue('Walt');
  await heardMessages(page, 20);
  expect(events.map(({ name }) => name)).toEqual(['booking_open']);
  await bookButton(page).press('Enter');
  await expect.poll(() => events.at(-1)?.name).toBe('booking_complete');

  await page.goBack();
  await expect(openDialog(page)).toBeHidden();
  expect(page.url()).toBe(`${embedded.url}${adQuery}`);
  await page.goForward();
  await expect(openDialog(page)).toBeVisible();
  await close(page);
  await expect(bookingButton(page)).toBeFocused();
  await page.evaluate(() => history.replaceState({ from: 'form-embed' }, '', '?session=other'));
  await caseStudyButton(page).click();
  await expect(frame(page)).toBeAttached();
  const { searchParams } = new URL((await frame(page).getAttribute('src')) ?? '');
  expect(Object.fromEntries(searchParams)).toEqual(handedOn);
});

test('user can book in other ways when the form or a script is blocked', async ({
  page,
  standIn,
  guard,
  events,
}) => {
  guard.tolerate(/ERR_BLOCKED_BY_CLIENT|ERR_EMPTY_RESPONSE|ERR_FAILED|Failed to load resource/);
  await embedScript(page, standIn, { behave: 'blocked' });
  await goToBooking(page);
  await expectFallback(page, standIn);
  await bookButton(page).click();
  await expect.poll(() => events.at(-1)?.name).toBe('booking_complete');
  await goToBooking(page, '?behave=blocked');
  await expectFallback(page, standIn);
  await close(page);
  await page.goto('about:blank');
  await page.route('**/assets/booking-*.js', (route) => route.abort());
  await page.goto('./#book');
  await expect(openDialog(page).getByText('Still loading')).toBeInViewport();
  await expectFallback(page, standIn);
});

test('user can read after 8 seconds that a form is slow, and see it when it comes', async ({
  page,
  standIn,
}) => {
  const answer = await holdBack(page, `${standIn.origin}/booking`);
  await page.clock.install();
  await goToBooking(page);
  await expect(openDialog(page).getByText('Loading the form')).toBeInViewport();
  await page.clock.fastForward(8000);
  const late = openDialog(page).getByText('Still loading. The links below work too.');
  await expect(late).toBeInViewport();
  await expectFallback(page, standIn);
  answer();
  await expect(nameField(page)).toBeInViewport();
  await expect(late).toBeHidden();
});

test('should forward the listed parameters of the landing page alone', async ({
  page,
  standIn,
}) => {
  await goToBooking(page, adQuery);
  await expect(bookButton(page)).toBeVisible();
  const link = openDialog(page).getByRole('link', { name: 'Open the booking page' });
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(Object.fromEntries(searchParams)).toEqual(handedOn);
  await close(page);
  await page.getByRole('main').getByRole('link', { name: 'See all 14 demos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Demos');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Book A Strategy Call' }).click();
  await expect(bookButton(page)).toBeVisible();
  const booked = standIn.requests.filter(({ path }) => path === '/booking');
  expect(booked.map(({ query }) => query)).toEqual([handedOn, handedOn]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('user can scroll the form between title and contact links', async ({ page }) => {
    await goToBooking(page);
    await expect.poll(() => heightOf(page)).toBe(900);
    expect(await frame(page).evaluate((each) => each.clientWidth)).toBeGreaterThanOrEqual(320);
    await page.mouse.move(195, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      const box = await frame(page).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844);
    }).toPass();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const links = await openDialog(page).getByRole('link').filter({ visible: true }).all();
    for (const part of [...links, openDialog(page).getByRole('button')])
      await expect(part).toBeInViewport({ ratio: 1 });
    const tops = await Promise.all(links.map(async (each) => (await each.boundingBox())?.y));
    expect(new Set(tops).size, 'rows of links').toBe(1);
  });
});
