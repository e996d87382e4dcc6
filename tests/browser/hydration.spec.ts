import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import {
  expect,
  expectLive,
  fontsArrive,
  holdScripts,
  openLive,
  passFrames,
  shifts,
  test,
  watchShifts,
} from './visitor.ts';

test.describe('becoming live', () => {
  for (const path of ['./', 'demos/']) {
    test(`happens by itself on ${path}, says nothing in the console and moves nothing, and neither does scrolling to its end`, async ({
      page,
    }) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await watchShifts(page);
      await openLive(page, path);
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
          const inSight = [...document.images].filter((image) => {
            const { left, top, right, bottom, width } = image.getBoundingClientRect();
            return width > 0 && left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
          });
          await Promise.all(inSight.map((image) => image.decode()));
        }
      });
      await fontsArrive(page);
      await passFrames(page);
      const noted = await shifts(page);
      // 0.00, as it is told: the fonts that arrive move single lines by less than a pixel.
      expect(
        noted.reduce((total, shift) => total + parseFloat(shift), 0),
        noted.join('\n'),
      ).toBeLessThan(0.005);
      expect(messages).toEqual([]);
    });
  }
});

test(
  'a page that comes in two pieces does not move what has come',
  { tag: ['@sample', '@any-device'] },
  async ({ page, baseURL, guard }) => {
    const site = baseURL ?? '';
    const html = await (await fetch(new URL('demos/', site))).text();
    // In the middle of the list, with one card in the last row so far.
    const middle = html.indexOf(`<li id="${words.demo(5).id}"`);
    expect(middle).toBeGreaterThan(0);
    let sendRest = (): void => undefined;
    const rest = new Promise<void>((resolve) => (sendRest = resolve));
    const server = createServer((request, response) => {
      const path = request.url ?? '/';
      if (path === '/demos/') {
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .write(html.slice(0, middle));
        void rest.then(() => response.end(html.slice(middle)));
        return;
      }
      void fetch(new URL(path.slice(1), site)).then(async (answer) =>
        response
          .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
          .end(Buffer.from(await answer.arrayBuffer())),
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    guard.allowOrigin(origin);
    await watchShifts(page);
    await page.goto(`${origin}/demos/`, { waitUntil: 'commit' });
    await expect(page.locator(`#${words.demo(4).id}`)).toBeVisible();
    await passFrames(page);
    sendRest();
    await expectLive(page);
    await passFrames(page);
    const noted = await shifts(page);
    server.close();
    server.closeAllConnections();
    expect(
      noted.reduce((total, shift) => total + parseFloat(shift), 0),
      noted.join('\n'),
    ).toBeLessThan(0.005);
  },
);

test.describe('what is pressed before the script has come takes effect once the page is live, and only once', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const historyLength = (page: Page) => page.evaluate(() => history.length);
  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
  const card = (page: Page) => page.getByRole('link', { name: words.demo(2).caption });

  test('a press on a card', async ({ page, press }) => {
    const release = await holdScripts(page);
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    const entries = await historyLength(page);
    await press(card(page));
    await passFrames(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(dialog(page, words.demo(2).caption)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expectLive(page);
    await passFrames(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await historyLength(page)).toBeLessThanOrEqual(entries + 1);
  });

  test('Space on a booking button', { tag: '@any-device' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await page
      .getByRole('banner')
      .getByRole('link', { name: words.pages.bookingLabel })
      .press('Space');
    await passFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    release();
    await expect(dialog(page, words.pages.booking.title)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(1);
  });

  test(
    'of two presses the later one, by Enter',
    { tag: '@any-device' },
    async ({ page, press }) => {
      const release = await holdScripts(page);
      await page.goto('./', { waitUntil: 'domcontentloaded' });
      await press(page.getByRole('link', { name: words.demo(0).caption }));
      await card(page).press('Enter');
      await passFrames(page);
      expect(new URL(page.url()).pathname).not.toContain('samples');
      release();
      await expect(dialog(page, words.demo(2).caption)).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expectLive(page);
      await passFrames(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  test(
    'a press on a tab and then on a card: both',
    { tag: '@any-device' },
    async ({ page, press }) => {
      const release = await holdScripts(page);
      await page.goto('demos/', { waitUntil: 'domcontentloaded' });
      await press(page.getByRole('tab').nth(1));
      await press(page.getByRole('link', { name: words.demo(0).caption }));
      release();
      await expectLive(page);
      await expect(dialog(page, words.demo(0).caption)).toBeVisible();
      await expect(page.getByRole('tab', { includeHidden: true }).nth(1)).toHaveAttribute(
        'aria-selected',
        'true',
      );
    },
  );

  test(
    'presses on the next case study, each one',
    { tag: '@any-device' },
    async ({ page, press }) => {
      const release = await holdScripts(page);
      await page.goto('./', { waitUntil: 'domcontentloaded' });
      const carousel = page.getByRole('group', { name: words.pages.home.caseStudies.heading });
      await press(carousel.getByRole('button', { name: words.interface.nextSlide }));
      await press(carousel.getByRole('button', { name: words.interface.nextSlide }));
      await expect(carousel.getByText(words.counterAfter(0))).toBeVisible();
      release();
      await expect(carousel.getByText(words.counterAfter(2))).toBeVisible();
      await expectLive(page);
      await passFrames(page);
      await expect(carousel.getByText(words.counterAfter(2))).toBeVisible();
    },
  );
});
