import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { words } from '../support/words.ts';
import { expect, holdScripts, openLive, passFrames, test } from './visitor.ts';

test.describe('tabs that are pressed before the script has come', () => {
  test('are chosen once the page is live, and until then the panel of the first alone is shown', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await expect(
      page.locator('#demos').getByRole('listitem').filter({ visible: true }),
    ).toHaveCount(words.demosOf(0).length);
    await expect(page.locator(`#${words.lastDemo().id}`)).toBeHidden();
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('tab', { name: words.agent(-1).name }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(words.agent(0).name);
    release();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(words.agent(-1).name);
    await passFrames(page);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test('are chosen by the arrow keys, each press one tab on', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('demos/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('tab', { selected: true }).press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    release();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(
      words.beginning(words.agent(1).name),
    );
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ visible: true }),
    ).toHaveCount(words.demosOf(1).length);
  });
});

test.describe('what is far below the window', () => {
  test('costs no layout until the page is live, and is laid out then', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    const isLaidOut = (): Promise<boolean | undefined> =>
      page.evaluate(() =>
        document.querySelector('footer > *')?.checkVisibility({ contentVisibilityAuto: true }),
      );
    await passFrames(page);
    expect(await isLaidOut()).toBe(false);
    // Paper has all of it, whenever it is asked for.
    await page.emulateMedia({ media: 'print' });
    await expect.poll(isLaidOut).toBe(true);
    await page.emulateMedia({ media: null });
    release();
    await expect(page.locator('[data-hold-sections]')).toHaveCount(0);
    expect(await isLaidOut()).toBe(true);
  });
});

test.describe('a press on a live page', () => {
  test('takes effect before the next frame', async ({ page }) => {
    await openLive(page, './');
    const shown = await page
      .locator(`#${words.demo(2).id} [data-opens]`)
      .evaluate((card: HTMLElement) => {
        card.click();
        return document.querySelector('#video')?.getClientRects().length;
      });
    expect(shown).toBe(1);
  });
});

test.describe('a page of which the end comes late', () => {
  test('opens the dialog of its address once it is complete, though the script was there before', async ({
    page,
    guard,
    baseURL,
  }) => {
    let scriptCame = (): void => undefined;
    const script = new Promise<void>((resolve) => (scriptCame = resolve));
    const server = createServer((request, response) => {
      if (request.url?.includes('/wake-') === true) response.on('finish', scriptCame);
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

test('a fade between pages that is cut short makes no noise', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The guard of every test fails on a rejection that nobody hears.
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      // Asked for, the promise is there to be rejected, as it is by chance otherwise.
      void viewTransition?.ready;
      viewTransition?.skipTransition();
    });
  });
  await openLive(page, './');
  await page.locator('#demos').getByRole('link', { name: words.pages.home.demos.allLabel }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: words.pages.demos.heading }),
  ).toBeVisible();
  await page.getByRole('link', { name: words.pages.demos.backLabel }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: words.pages.home.hero.headline }),
  ).toBeVisible();
});

test('where modulepreload tells nothing, the page still comes alive by itself', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const type of ['load', 'error']) {
      Object.defineProperty(HTMLLinkElement.prototype, `on${type}`, {
        set(this: HTMLLinkElement, listener: () => void) {
          if (this.rel !== 'modulepreload') this.addEventListener(type, listener);
        },
        configurable: true,
      });
    }
  });
  await page.clock.install();
  await page.goto('./');
  const opener = page.locator('#root a[data-opens]').first();
  await expect(opener).not.toHaveAttribute('role');
  // The page waits for each of the two rows of files for as long as it ever does.
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(opener).toHaveAttribute('role', 'button', { timeout: 250 });
  }).toPass();
});

test('errors that React makes in advance have no place, which V8 would read all of it twice for, and all others have', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const placed: string[] = [];
    Object.assign(window, {
      placed,
      Error: new Proxy(Error, {
        apply: (make, self, [message]: [string]) => (
          placed.push(message),
          Reflect.apply(make, self, [message])
        ),
      }),
    });
  });
  await openLive(page, './');
  expect(await page.evaluate(() => (window as unknown as { placed: string[] }).placed)).toEqual([]);
  expect(await page.evaluate(() => Error('later').stack)).toContain('later');
  expect(await page.evaluate(() => (window as unknown as { placed: string[] }).placed)).toEqual([
    'later',
  ]);
});
