import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
import {
  expect,
  expectLive,
  fontsArrive,
  openLive,
  passFrames,
  shifts,
  test,
  watchShifts,
  withImages,
} from './visitor.ts';

test.use(withImages);

async function expectNoShift(page: Page): Promise<void> {
  await fontsArrive(page);
  await passFrames(page);
  const noted = await shifts(page);
  const total = noted.reduce((sum, shift) => sum + parseFloat(shift), 0);
  expect(total, noted.join('\n')).toBeLessThan(0.01);
}

test('should become live, and be read to its end, without a word or a jump', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await watchShifts(page);
  for (const path of ['./', 'demos/']) {
    await openLive(page, path);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const inSight = [...document.images].filter((image) => {
          const { left, top, right, bottom, width } = image.getBoundingClientRect();
          return width > 0 && left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
        });
        await Promise.all(inSight.map((image) => image.decode()));
      }
    });
    await expectNoShift(page);
  }
  expect(messages).toEqual([]);
});

test(
  'a page that comes in two pieces should not move what has come',
  {
    tag: ['@sample', '@any-device'],
  },
  async ({ page, baseURL, guard }) => {
    const html = await (await fetch(new URL('demos/', baseURL))).text();
    // In the middle of the list, with one card in the last row so far.
    const middle = html.indexOf(`<li id="${expected.demo(5).id}"`);
    expect(middle).toBeGreaterThan(0);
    let sendRest = (): void => undefined;
    const rest = new Promise<void>((resolve) => (sendRest = resolve));
    const answer = async (url: string, response: ServerResponse): Promise<void> => {
      if (url === '/demos/') {
        response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, middle));
        await rest;
        response.end(html.slice(middle));
        return;
      }
      const found = await fetch(new URL(url.slice(1), baseURL));
      const type = found.headers.get('content-type') ?? '';
      const body = Buffer.from(await found.arrayBuffer());
      response.writeHead(found.status, { 'content-type': type }).end(body);
    };
    const server = createServer(({ url = '/' }, response) => void answer(url, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    guard.allowOrigin(origin);
    await watchShifts(page);
    await page.goto(`${origin}/demos/`, { waitUntil: 'commit' });
    await expect(page.locator(`#${expected.demo(4).id}`)).toBeVisible();
    await passFrames(page);
    sendRest();
    await expectLive(page);
    await expectNoShift(page);
    server.close();
    server.closeAllConnections();
  },
);

test(
  'should load all images without scrolling when the page is idle, unless data is saved',
  { tag: '@any-device' },
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: location.search === '?saved', effectiveType: '4g' },
      }),
    );
    const missing = () =>
      page.evaluate(
        () =>
          [...document.images].filter(
            ({ complete, naturalWidth }) => !complete || naturalWidth === 0,
          ).length,
      );
    await openLive(page, './?saved');
    await page.waitForLoadState('networkidle');
    expect(await missing()).toBeGreaterThan(0);
    await openLive(page, './');
    await expect.poll(missing, { timeout: 2500 }).toBe(0);
  },
);
