import { chromium, type Browser, type Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts';
import { startDevServer, type DevServer } from '../support/dev-server.ts';

/** Longer than a start takes on a busy machine, in milliseconds. */
const patience = 120_000;

let project: ProjectCopy;
let server: DevServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  project = await copyProject({ withCache: true });
  server = await startDevServer(project.directory);
  browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS],
  });
}, patience);

afterAll(async () => {
  await browser.close();
  const before = server.printed().length;
  await server.close();
  await project.remove();
  // tsx kills a build that a restart finds at work after five seconds, and esbuild says so.
  expect(server.printed().slice(before)).not.toMatch(/goroutine|deadlock|fatal/);
}, patience);

beforeEach(async () => {
  page = await browser.newPage();
  page.setDefaultTimeout(patience / 2);
});

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  await page.close();
  for (const back of undo.splice(0).reverse()) await back();
});

/** Changes a file of the project until the end of the test. @returns what undoes it */
async function change(
  path: string,
  from: string | RegExp,
  to: string,
): Promise<() => Promise<void>> {
  const file = join(project.directory, path);
  const before = await readFile(file, 'utf8');
  const after = before.replace(from, to);
  expect(after, `${path} holds nothing like ${String(from)}`).not.toBe(before);
  await writeFile(file, after);
  const back = () => writeFile(file, before);
  undo.push(back);
  return back;
}

test('an open page should show each kind of change, and its open dialog again', async () => {
  await page.goto(`${server.url}#pa-1`);
  await page.getByRole('dialog').waitFor();
  await change('content/demos.yaml', /^( *caption: ).*$/m, '$1Sending Parcels');
  await change('site/styles/global.css.ts', /$/, `globalStyle('body', { order: 8 });\n`);
  await change('site/components/Footer/Footer.tsx', '<footer ', '<footer data-probe="" ');
  await change('static/samples/booking.css', /$/, '\n.probe { order: 9 }\n');
  await page.getByRole('dialog').getByText('Sending Parcels').first().waitFor();
  await page.locator('footer[data-probe]').waitFor({ state: 'attached' });
  // The last change may need a build of its own, and then reloads the page once more.
  const order = () => page.locator('body').evaluate((body) => getComputedStyle(body).order);
  await expect.poll(() => order().catch(() => 'reloading')).toBe('8');
  await expect
    .poll(async () => (await fetch(`${server.url}samples/booking.css`)).text(), {
      timeout: patience / 2,
    })
    .toContain('.probe { order: 9 }');
});

test('a mistake should be shown over the page and in the terminal until it is mended', async () => {
  await page.goto(server.url);
  const mend = await change('content/demos.yaml', /^( *)caption:/m, '$1captoin:');
  const message = /content\/demos\.yaml:\d+:\d+[^]*Did you mean caption\?/;
  await page.locator('#build-error').getByText(message).waitFor();
  await expect.poll(() => server.printed()).toMatch(message);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await mend();
  await page.locator('#build-error').waitFor({ state: 'detached' });
});

test('a change of the build itself should restart it, and open pages should follow', async () => {
  await page.goto(server.url);
  const card = page.locator('meta[name="twitter:card"][content="summary"]');
  const document = 'site/generator/pages/document.tsx';
  await change(document, 'content="summary_large_image"', 'content="summary"');
  await card.waitFor({ state: 'attached' });
});

test.each([
  ['GET', 'evil.example', 403],
  ['GET', '127.0.0.1.evil.example', 403],
  ['GET', 'localhost:1', 200],
  ['HEAD', '127.0.0.1', 200],
  ['POST', '127.0.0.1', 405],
])('a request %s for the host %s should be answered with %i', async (method, host, status) => {
  const ask = () =>
    new Promise<unknown>((resolve) => {
      request(server.url, { method, headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', resolve)
        .end();
    });
  // A test before this one may have had the server restart.
  await expect.poll(ask, { timeout: patience / 2 }).toBe(status);
});
