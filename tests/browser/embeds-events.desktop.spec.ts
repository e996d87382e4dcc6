import type { Page } from '@playwright/test';
import { expect, holdBack, test, type Analytics } from '../support/embedded-site.ts';
import { withImages } from './visitor.ts';

test.use(withImages);

const openDialog = (page: Page) => page.getByRole('dialog');

test('owner can learn what the visitor opens, and nothing before', async ({
  page,
  context,
  events,
  guard,
  standIn,
}) => {
  guard.tolerate(/favicon/);
  await page.goto('./');
  await page.getByRole('tab', { name: 'AI Receptionist' }).click();
  await page.getByRole('tab', { name: 'Personal Assistant' }).click();
  const demo = page.getByRole('button', { name: 'Checking Availability' });
  await expect(demo).toBeVisible();
  expect(events).toEqual([]);

  const told: unknown[] = [];
  const expectTold = (name: string, id: string, title: string): Promise<void> => {
    told.push({ name, id, title });
    return expect.poll(() => events, { intervals: [50] }).toEqual(told);
  };
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(openDialog(page)).toBeHidden();
  };
  await demo.click();
  await expectTold('demo_open', 'pa-3', 'Checking Availability');
  const opened = context.waitForEvent('page');
  await openDialog(page).getByRole('link', { name: 'Open the video in a new tab' }).click();
  await expectTold('demo_play_link', 'pa-3', 'Checking Availability');
  await (await opened).close();
  // Nobody counts visits by default.
  expect(await page.evaluate(() => 'plausible' in window || 'dataLayer' in window)).toBe(false);
  expect(new Set(standIn.requests.map(({ path }) => path))).toEqual(new Set(['/video']));
  await close();
  await page.getByRole('button', { name: /18 hours a week, back/ }).click();
  const title = 'Denise, non-profit founder: 18 hours per week saved';
  await expectTold('testimonial_open', 't-2', title);
  await close();
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('banner').getByRole('button', { name: 'Book A Strategy Call' }).click();
    await expectTold('booking_open', 'book', 'Book A Strategy Call');
    await close();
  }
  await page.locator('#case-studies').evaluate((section) => section.scrollIntoView());
  await expectTold('case_study_view', 'more-bookings', '40% more bookings');
  await page.locator('#case-studies').getByRole('button', { name: 'Next slide' }).click();
  await expectTold('case_study_view', 'hours-back', 'Saved 18+ hours weekly');
});

/** An analytics provider, with a script that records its calls. */
interface Counter {
  analytics: Analytics;
  url: string;
  script: string;
  /** What the service is told, of an opened demo among others. */
  told: unknown[];
}

const counters: Counter[] = [
  {
    analytics: {
      provider: 'plausible',
      domain: 'plumbline.example',
      scriptUrl: 'https://plausible.example/js/script.js',
    },
    url: 'https://plausible.example/js/script.js',
    script: `
      const told = [...(window.plausible?.q ?? [])].map((call) => [...call]);
      window.plausible = (...call) => told.push(call);
      told.push(document.currentScript.dataset.domain);
      window.counted = () => told;`,
    told: [
      'plumbline.example',
      ['demo_open', { props: { id: 'pa-3', title: 'Checking Availability' } }],
    ],
  },
  {
    analytics: { provider: 'ga4', measurementId: 'G-TEST123' },
    url: 'https://www.googletagmanager.com/gtag/js?id=G-TEST123',
    // gtag.js takes commands as Arguments objects alone.
    script: `window.counted = () => window.dataLayer
      .filter((entry) => String(entry) === '[object Arguments]').map((entry) => [...entry]);`,
    told: [
      ['config', 'G-TEST123'],
      ['event', 'demo_open', { item_id: 'pa-3', item_name: 'Checking Availability' }],
    ],
  },
];

for (const { analytics, url, script, told } of counters)
  test.describe(`with ${analytics.provider}`, () => {
    test.use({ analytics });

    test('should load the service after the page, and send every event', async ({
      page,
      events,
      guard,
    }) => {
      const asked: string[] = [];
      const { origin } = new URL(url);
      guard.allowOrigin(origin);
      await page.route(`${origin}/**`, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: script });
      });
      const counted = (): Promise<unknown> =>
        page.evaluate(() => (window as unknown as { counted?: () => unknown }).counted?.());
      // A pending image delays the load event of the page.
      const load = await holdBack(page, '**/hero-*');
      await page.goto('./#pa-3', { waitUntil: 'domcontentloaded' });
      await expect.poll(() => events.length).toBe(1);
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'AI Receptionist' }).click();
      await expect(page.getByRole('button', { name: /Answers every call/ })).toBeVisible();
      expect(asked).toEqual([]);
      load();
      if (analytics.provider === 'ga4') await page.getByRole('button', { name: 'Accept' }).click();
      for (const each of told) await expect.poll(counted).toContainEqual(each);
      await page.getByRole('button', { name: /18 hours a week, back/ }).click();
      await expect.poll(async () => JSON.stringify(await counted())).toContain('testimonial_open');
      expect(asked).toEqual([url]);
    });
  });
