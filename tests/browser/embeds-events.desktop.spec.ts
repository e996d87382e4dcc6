import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, holdBack, test, type Analytics } from '../support/embedded-site.ts';

const openDialog = (page: Page) => page.getByRole('dialog');

test('the owner learns what the visitor opens, and nothing before', async ({
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
  await test.step('nobody counts visits by default', async () => {
    expect(await page.evaluate(() => 'plausible' in window || 'dataLayer' in window)).toBe(false);
    expect(new Set(standIn.requests.map(({ path }) => path))).toEqual(new Set(['/video']));
  });
  await close();
  await page.getByRole('button', { name: /18 hours a week, back/ }).click();
  await expectTold(
    'testimonial_open',
    't-2',
    'Denise, non-profit founder: 18 hours per week saved',
  );
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

/** A counter of visits, as its provider serves it: keeps what it is told where the test finds it. */
interface Counter {
  name: string;
  analytics: Analytics;
  /** The address of the script, and what stands in for it. */
  address: string;
  script: string;
  /** Sources that the policy has to name for it. */
  sources: { 'script-src': string[]; 'connect-src': string[] };
  /** What the provider is told of an opened demo. */
  demoOpen: unknown;
}

const counters: Counter[] = [
  {
    name: 'Plausible',
    analytics: {
      provider: 'plausible',
      domain: 'plumbline.example',
      scriptUrl: 'https://plausible.example/js/script.js',
    },
    address: 'https://plausible.example/js/script.js',
    script: `
      const told = [...(window.plausible?.q ?? [])].map((call) => [...call]);
      window.plausible = (...call) => told.push(call);
      window.counted = () => told;
      window.domain = document.currentScript.dataset.domain;`,
    sources: {
      'script-src': ['https://plausible.example'],
      'connect-src': ['https://plausible.example'],
    },
    demoOpen: ['demo_open', { props: { id: 'pa-3', title: 'Checking Availability' } }],
  },
  {
    name: 'GA4',
    analytics: { provider: 'ga4', measurementId: 'G-TEST123' },
    address: 'https://www.googletagmanager.com/gtag/js?id=G-TEST123',
    // gtag.js takes commands as Arguments objects alone.
    script: `window.counted = () => window.dataLayer.filter((entry) => String(entry) === '[object Arguments]').map((entry) => [...entry]).filter(([command]) => command === 'event' || command === 'config');`,
    sources: {
      'script-src': ['https://*.googletagmanager.com'],
      'connect-src': [
        'https://*.analytics.google.com',
        'https://*.google-analytics.com',
        'https://*.googletagmanager.com',
      ],
    },
    demoOpen: ['event', 'demo_open', { item_id: 'pa-3', item_name: 'Checking Availability' }],
  },
];

for (const { name, analytics, address, script, sources, demoOpen } of counters) {
  test.describe(`with ${name} in the content`, () => {
    test.use({ analytics });

    const counted = (page: Page): Promise<unknown> =>
      page.evaluate(() => (window as unknown as { counted?: () => unknown }).counted?.());

    test.beforeEach(async ({ page, guard }) => {
      guard.allowOrigin(new URL(address).origin);
      await page.route(`${new URL(address).origin}/**`, (route) =>
        route.request().url() === address
          ? route.fulfill({ contentType: 'text/javascript', body: script })
          : route.abort(),
      );
    });

    test('it comes once the page has loaded, and is told what the visitor does, before that and after', async ({
      embedded,
      page,
      events,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(new URL(address).origin)) asked.push(request.url());
      });
      // The page has not loaded while a picture of it is on its way.
      const load = await holdBack(page, '**/hero-*');
      const arrive = await holdBack(page, address);
      await page.goto('./#pa-3', { waitUntil: 'domcontentloaded' });

      await test.step('its script comes once, and only after the page has loaded', async () => {
        await expect.poll(() => events.length).toBe(1);
        await page.keyboard.press('Escape');
        await page.getByRole('tab', { name: 'AI Receptionist' }).click();
        await expect(page.getByRole('button', { name: /Answers every call/ })).toBeVisible();
        expect(asked).toEqual([]);
        load();
        if (name === 'GA4') {
          const accept = page.getByRole('button', { name: 'Accept' });
          await expect(accept).toBeVisible();
          expect(asked).toEqual([]);
          await accept.click();
        }
        await expect.poll(() => asked).toEqual([address]);
      });
      await test.step('it is told what the visitor does, before its script has come and after', async () => {
        arrive();
        await expect.poll(() => counted(page)).toContainEqual(demoOpen);
        await page.getByRole('button', { name: /18 hours a week, back/ }).click();
        await expect
          .poll(async () => JSON.stringify(await counted(page)))
          .toContain('testimonial_open');
        if (name === 'Plausible')
          expect(await page.evaluate(() => (window as unknown as { domain: unknown }).domain)).toBe(
            'plumbline.example',
          );
        else expect(await counted(page)).toContainEqual(['config', 'G-TEST123']);
        expect(asked).toEqual([address]);
      });
      await test.step('the policy names it, and nothing that it does not need', async () => {
        const policy =
          (await page
            .locator('meta[http-equiv="Content-Security-Policy"]')
            .getAttribute('content')) ?? '';
        const sourcesOf = (directive: string): string[] => {
          const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
          return (found ?? '')
            .split(' ')
            .slice(1)
            .filter((source) => source.startsWith('http'));
        };
        expect(sourcesOf('script-src')).toEqual(
          [embedded.standIn.origin, ...sources['script-src']].sort(),
        );
        expect(sourcesOf('connect-src')).toEqual(sources['connect-src']);
        expect(sourcesOf('frame-src')).toEqual(
          [embedded.standIn.origin, embedded.standIn.otherOrigin].sort(),
        );
        expect(await readFile(join(embedded.directory, '_headers'), 'utf8')).toContain(
          sources['script-src'][0],
        );
      });
    });
  });
}
