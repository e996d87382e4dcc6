import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { words } from '../support/words.ts';
import { expect, holdScripts, openLive, passFrames, test } from './visitor.ts';

test.describe('tabs before the script, for good', () => {
  test.use({ javaScriptEnabled: false });

  test('are not shown, as they would do nothing', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});

test.describe('tabs that are pressed before the script has come', () => {
  test('show the panel of the first alone, as they will once the page is live', async ({ page }) => {
    await holdScripts(page);
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#demos').getByRole('listitem').filter({ visible: true })).toHaveCount(words.demosOf(0).length);
    await expect(page.locator(`#${words.lastDemo().id}`)).toBeHidden();
  });

  test('are chosen once the page is live: by a click', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('tab', { name: words.agent(-1).name }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(words.agent(0).name);
    release();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(words.agent(-1).name);
    await passFrames(page);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test('are chosen once the page is live: by the arrow keys, each press one tab on', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('demos/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('tab', { selected: true }).press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    release();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(words.beginning(words.agent(1).name));
    await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true })).toHaveCount(words.demosOf(1).length);
  });
});

test.describe('a press on a live page', () => {
  test('takes effect before the next frame', async ({ page }) => {
    await openLive(page, './');
    const shown = await page.locator(`#${words.demo(2).id} [data-opens]`).evaluate((card: HTMLElement) => {
      card.click();
      return document.querySelector('#video')?.getClientRects().length;
    });
    expect(shown).toBe(1);
  });
});

test.describe('a page of which the end comes late', () => {
  test('opens the dialog of its address once it is complete, though the script was there before', async ({ page, guard, baseURL }) => {
    let scriptCame = (): void => undefined;
    const script = new Promise<void>((resolve) => (scriptCame = resolve));
    const server = createServer((request, response) => {
      if (request.url?.includes('/index-') === true) response.on('finish', scriptCame);
      void fetch(new URL(request.url ?? '/', baseURL)).then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        const type = answer.headers.get('content-type') ?? '';
        response.writeHead(answer.status, { 'content-type': type });
        if (!type.startsWith('text/html')) return response.end(body);
        response.write(body.subarray(0, body.indexOf('<main')));
        await script;
        return response.end(body.subarray(body.indexOf('<main')));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    guard.allowOrigin(origin);
    try {
      await page.goto(`${origin}${new URL(baseURL ?? '').pathname}#book`);
      await expect(page.getByRole('dialog', { name: words.pages.booking.title })).toBeVisible();
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
});
