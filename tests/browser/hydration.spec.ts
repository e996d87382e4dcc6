import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { words } from '../support/words.ts';
import {
  expect,
  expectLive,
  fontsArrive,
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
      expect(
        noted.reduce((total, shift) => total + parseFloat(shift), 0),
        noted.join('\n'),
      ).toBeLessThan(0.01);
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
    ).toBeLessThan(0.01);
  },
);

test(
  'a fade between pages that is cut short makes no noise',
  { tag: '@any-device' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        // The promise has to exist to be rejected.
        void viewTransition?.ready;
        viewTransition?.skipTransition();
      });
    });
    await openLive(page, './');
    await page.locator('#demos a[href$="demos/"]').last().click();
    await expect(
      page.getByRole('heading', { level: 1, name: words.pages.demos.heading }),
    ).toBeVisible();
  },
);
