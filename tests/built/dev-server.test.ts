import { chromium, type Browser } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../bench/project-copy.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../site/generator/check/chromium.ts';
import { startDevServer, type DevServer } from '../support/dev-server.ts';

/** Longer than a first build without caches takes on a machine that is busy with other tests, in milliseconds. */
const patience = 120_000;

let project: ProjectCopy;
let server: DevServer;
let browser: Browser;
const ended = new AbortController();

beforeAll(async () => {
  project = await copyProject();
  server = await startDevServer(project.directory);
  browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
}, patience);

afterAll(async () => {
  ended.abort();
  await browser.close();
  await server.close();
  await project.remove();
});

/** Changes a file of the project. @returns a function that undoes it */
async function change(path: string, from: string | RegExp, to: string): Promise<() => Promise<void>> {
  const file = join(project.directory, path);
  const before = await readFile(file, 'utf8');
  const after = before.replace(from, to);
  expect(after, `${path} holds nothing like ${String(from)}`).not.toBe(before);
  await writeFile(file, after);
  return () => writeFile(file, before);
}

const page = async (): Promise<string> => (await fetch(server.url)).text();

/** What the server tells the open pages after each build: what went wrong, or '' when nothing did. */
async function* outcomes(): AsyncGenerator<string> {
  const { body } = await fetch(`${server.url}__live/events`, { signal: ended.signal });
  let said = '';
  for await (const bytes of body ?? []) {
    said += new TextDecoder().decode(bytes);
    for (let end = said.indexOf('\n\n'); end !== -1; end = said.indexOf('\n\n')) {
      const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(said.slice(0, end)) ?? [];
      said = said.slice(end + 2);
      if (name !== undefined) yield name === 'failed' ? (JSON.parse(data) as string) : '';
    }
  }
}

const soon = { timeout: 20_000, interval: 100 };

describe('the development server', () => {
  test.each([
    ['content', 'content/demos.yaml', /^( *caption: ).*$/m, '$1Sending Letters', 'Sending Letters'],
    ['a style', 'site/styles/global.css.ts', /$/, `globalStyle('main', { order: 7 });\n`, 'main{order:7}'],
    ['a component', 'site/components/Carousel/Carousel.tsx', 'className={counter}', 'className={counter} data-probe="before"', 'data-probe="before"'],
    ['a picture', 'content/media/demos/pa-1.svg', 'width="640"', 'width="641"', 'width="641"'],
  ])('shows a change of %s', async (_what, path, from, to, seen) => {
    expect(await page()).not.toContain(seen);
    await change(path, from, to);
    await expect.poll(page, soon).toContain(seen);
  });

  test('an open page takes up new styles as it stands, and reloads for anything else', async () => {
    const open = await browser.newPage();
    await open.goto(`${server.url}#pa-1`);
    await open.getByRole('dialog').waitFor();
    await open.evaluate(() => (document.documentElement.dataset['old'] = ''));
    const old = open.locator('[data-old]');
    const order = () => open.locator('body').evaluate((body) => getComputedStyle(body).order);

    await change('site/styles/global.css.ts', /$/, `globalStyle('body', { order: 8 });\n`);
    await expect.poll(order, soon).toBe('8');
    expect(await old.count()).toBe(1);
    expect(await open.getByRole('dialog').isVisible()).toBe(true);

    await change('content/demos.yaml', /^( *caption: ).*$/m, '$1Sending Parcels');
    await expect.poll(() => open.getByRole('dialog').textContent(), soon).toContain('Sending Parcels');
    expect(await old.count()).toBe(0);
    expect(await order()).toBe('8');
    await open.close();
  });

  test('says what is wrong, keeps the last good site, and misses no change meanwhile', async () => {
    const before = await page();
    const builds = outcomes();
    const next = async (): Promise<string> => String((await builds.next()).value);

    const first = next();
    const mend = await change('content/demos.yaml', /^( *)caption:/m, '$1captoin:');
    expect(await first).toMatch(/content\/demos\.yaml:\d+:\d+[^]*Did you mean caption\?/);
    expect(await page()).toBe(before);

    await change('site/components/Carousel/Carousel.tsx', 'className={counter}', 'className={counter} data-proof="after"');
    expect(await next()).toContain('captoin');
    await mend();
    expect(await next()).toBe('');
    expect(await page()).toContain('data-proof="after"');
    // What the browser runs has the change too.
    const script = /assets\/page-\w+\.js/.exec(await page())?.[0] ?? '';
    expect(await (await fetch(server.url + script)).text()).toContain('data-proof');
  });
}, patience);
