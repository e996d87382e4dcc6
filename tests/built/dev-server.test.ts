import { chromium, type Browser, type Page, type Request, type Route } from '@playwright/test';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../bench/project-copy.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../site/generator/check/chromium.ts';
import { areFontsSettled } from '../../site/generator/check/fonts-settled.ts';
import { startDevServer, type DevServer } from '../support/dev-server.ts';

/** Longer than a start takes on a machine that is busy with other tests, in milliseconds. */
const patience = 120_000;

let project: ProjectCopy;
let server: DevServer;
let browser: Browser;

beforeAll(async () => {
  project = await copyProject({ withCache: true });
  [server, browser] = await Promise.all([
    startDevServer(project.directory),
    findChromium().then((executablePath) =>
      chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] }),
    ),
  ]);
}, patience);

afterAll(async () => {
  await browser.close();
  await server.close();
  await project.remove();
  expect(server.complaints()).not.toMatch(/goroutine|deadlock|fatal/);
}, patience);

const inProject = (path: string): string => join(project.directory, path);

/** What the files that a test has changed said before it. */
const originals = new Map<string, string>();

/** Writes a file of the project in one step: one that is written where it stands is empty for a moment, and an empty list is a site without that list. */
async function write(path: string, text: string): Promise<void> {
  await writeFile(inProject('fresh.txt'), text);
  await rename(inProject('fresh.txt'), inProject(path));
}

/** Changes a file of the project. @returns a function that undoes it */
async function change(
  path: string,
  from: string | RegExp,
  to: string,
): Promise<() => Promise<void>> {
  const before = await readFile(inProject(path), 'utf8');
  const after = before.replace(from, to);
  expect(after, `${path} holds nothing like ${String(from)}`).not.toBe(before);
  if (!originals.has(path)) originals.set(path, before);
  await write(path, after);
  return () => write(path, before);
}

/** Runs in the page. @returns how far it has come on its way to being live */
function stateOfPage(): string {
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
    ({ name, initiatorType, responseEnd, responseStatus }) =>
      `${initiatorType} ${name} ${responseStatus} ${Math.round(responseEnd)}`,
  );
  const { readyState, documentElement } = document;
  return JSON.stringify(
    {
      readyState,
      root: (documentElement.cloneNode() as Element).outerHTML,
      dialogs: document.querySelector('#dialogs')?.childElementCount,
      islands: document.querySelectorAll('[data-island]').length,
      now: Math.round(performance.now()),
      files,
    },
    null,
    1,
  );
}

const html = async (path = ''): Promise<string> => (await fetch(server.url + path)).text();

const soon = { timeout: 60_000, interval: 50 };

/** What is over the page while something is wrong. */
const failure = '#build--failure';

describe(
  'the development server',
  () => {
    let page: Page;
    /** What the pages say in their consoles, as when they are loaded anew. */
    let reasons: string[];
    /** What the page has asked for and not got yet; not by address, as a page that was left may have asked for the same. */
    let pending: Set<Request>;
    /** Which of the documents that this window has shown is open. */
    const isStill = (): Promise<boolean> =>
      page.evaluate(() => document.documentElement.dataset['old'] !== undefined);

    /** Opens a page and waits until all of it is live. */
    async function open(address: string): Promise<void> {
      await page.goto(address);
      await page
        .locator('[data-island][data-props]')
        .first()
        .waitFor({ state: 'attached' })
        .catch(async (cause: unknown) => {
          throw new Error(
            `${page.url()} did not go live. Its console: ${reasons.join('\n') || 'nothing'}. On its way: ${[...pending].map((asked) => asked.url()).join(' ') || 'nothing'}. It is: ${await page.evaluate(stateOfPage)}. The server: ${server.complaints() || 'nothing'}`,
            { cause },
          );
        });
      // As text, or Vitest would take the import for its own.
      await page.evaluate(
        `import(document.querySelector('script[data-page]').dataset.page.split(' ')[0]).then(({ ready }) => ready)`,
      );
      await page.evaluate(() => {
        document.documentElement.dataset['old'] = '';
      });
    }

    /** Waits until React is in every part of an open page: between the HTML of new code and the code itself, nobody hears a click. */
    const areLive = async (): Promise<void> => {
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[data-island]')].every((part) =>
          Object.keys(part).some((key) => key.startsWith('__reactContainer')),
        ),
      );
    };

    beforeEach(async () => {
      // What the test before has changed last is built by now: changes are seen in the order in which they were made.
      const mark = String(performance.now());
      await write('static/mark.txt', mark);
      await expect.poll(() => html('mark.txt'), soon).toBe(mark);
      page = await browser.newPage();
      page.setDefaultTimeout(soon.timeout);
      page.on('console', (message) => reasons.push(`${message.text()} ${message.location().url}`));
      reasons = [];
      pending = new Set();
      page.on('request', (asked) => pending.add(asked));
      for (const end of ['requestfinished', 'requestfailed'] as const)
        page.on(end as 'requestfinished', (asked) => pending.delete(asked));
    }, patience);
    afterEach(async () => {
      await page.close();
      // A test finds the files as they were, whatever the one before it has changed in them, and however that ended.
      for (const [path, text] of originals)
        if ((await readFile(inProject(path), 'utf8')) !== text) await write(path, text);
      originals.clear();
    }, patience);

    test('brings an open page up to date as it stands: dialog, tab, slide and place stay', async () => {
      await open(server.url);
      const carousel = page.locator('#case-studies [data-island=Carousel]');
      await carousel.scrollIntoViewIfNeeded();
      await carousel.locator('button').last().click();
      const counter = carousel.locator('span', { hasText: / \/ / });
      await counter.getByText('2 /').waitFor();
      await page.getByRole('tab').nth(1).click();
      await page.getByRole('tab').first().click();
      await page.locator('#pa-1[data-opens=video], #pa-1 [data-opens=video]').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await page.evaluate(() =>
        (
          document.querySelector<HTMLElement>('[role=dialog]:not([hidden]) iframe') ?? document.body
        ).setAttribute('data-plays', ''),
      );
      const top = await page.evaluate(() => scrollY);
      expect(top).toBeGreaterThan(0);

      const undo = [
        await change('site/styles/global.css.ts', /$/, `globalStyle('body', { order: 8 });\n`),
        // Its words stand in the card, and the open dialog has taken them from there.
        await change('content/demos.yaml', /^( *caption: ).*$/m, '$1Sending Parcels'),
        // A name of a tab and of a slide travel to the browser as props, too.
        await change('content/agents.yaml', /^( *name: ).*$/m, '$1Jack of all trades'),
        await change('content/case-studies.yaml', /^( *headline: ).*$/m, '$1A headline of today'),
        await change('content/media/demos/pa-2.svg', 'width="640"', 'width="642"'),
        await change(
          'site/components/Footer/Footer.tsx',
          '<footer ',
          '<footer data-probe="footer" ',
        ),
      ];
      await expect
        .poll(() => page.locator('body').evaluate((body) => getComputedStyle(body).order), soon)
        .toBe('8');
      await expect.poll(() => dialog.textContent(), soon).toContain('Sending Parcels');
      await page.locator('#pa-1', { hasText: 'Sending Parcels' }).waitFor({ state: 'attached' });
      await page.getByText('A headline of today').first().waitFor({ state: 'attached' });
      await page
        .locator('[role=tab]', { hasText: 'Jack of all trades' })
        .waitFor({ state: 'attached' });
      await page
        .locator('[data-gslide][aria-label*="A headline of today"]')
        .waitFor({ state: 'attached' });
      await page.locator('#pa-2 img[width="642"]').waitFor({ state: 'attached' });
      await page.locator('footer[data-probe=footer]').waitFor({ state: 'attached' });

      expect(await isStill(), reasons.join('\n')).toBe(true);
      expect(await dialog.isVisible()).toBe(true);
      expect(
        await page.locator('[role=dialog] iframe[data-plays]').count(),
        'the video goes on',
      ).toBe(1);
      expect(await page.evaluate(() => scrollY)).toBe(top);
      expect(await counter.textContent()).toMatch(/^2 \//);
      // What was live is live: the tabs still know their names and the carousel its slides.
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Jack of all trades' }).click();
      await carousel.locator('button').last().click();
      await counter.getByText('3 /').waitFor();
      for (const back of undo) await back();
      await page.locator('footer:not([data-probe])').waitFor({ state: 'attached' });
    });

    test('takes more and fewer cards into an open page, and they open as the others do', async () => {
      await open(`${server.url}demos/`);
      const cards = page.locator('[data-card]');
      const before = await cards.count();
      const undo = await change(
        'content/demos.yaml',
        /^- id: pa-3\n((?: .*\n|\n)*)/m,
        '$&- id: pa-33\n$1',
      );
      await expect.poll(() => cards.count(), soon).toBe(before + 1);
      await page.locator('#pa-33[data-opens=video], #pa-33 [data-opens=video]').first().click();
      await page.getByRole('dialog').waitFor();
      expect(new URL(page.url()).hash).toBe('#pa-33');
      await page.keyboard.press('Escape');
      await undo();
      await expect.poll(() => cards.count(), { ...soon, message: reasons.join('\n') }).toBe(before);
      expect(await isStill(), reasons.join('\n')).toBe(true);
    });

    test('puts new code of something live into an open page: dialog, tab and place stay', async () => {
      await open(server.url);
      const tabs = page.getByRole('tab', { includeHidden: true });
      const chosen = tabs.nth(1).and(page.locator('[aria-selected=true]'));
      await tabs.nth(1).click();
      await chosen.waitFor();
      await page.locator('[role=tabpanel]:visible [data-opens=video]').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await page.evaluate(() =>
        (
          document.querySelector<HTMLElement>('[role=dialog]:not([hidden]) iframe') ?? document.body
        ).setAttribute('data-plays', ''),
      );
      const top = await page.evaluate(() => scrollY);
      expect(top).toBeGreaterThan(0);

      const undo = [
        await change(
          'site/components/TabSet/TabSet.tsx',
          'className={chevron}',
          'className={`${chevron} probe`}',
        ),
      ];
      await page.locator('.probe').first().waitFor({ state: 'attached' });
      await chosen.waitFor({ state: 'attached' });
      expect(await isStill(), reasons.join('\n')).toBe(true);
      expect(await dialog.isVisible()).toBe(true);
      expect(
        await page.locator('[role=dialog] iframe[data-plays]').count(),
        'the video goes on',
      ).toBe(1);
      await expect.poll(() => page.evaluate(() => scrollY), soon).toBe(top);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });

      // What was live is live, and the page takes up what comes after as it did before.
      await tabs.first().click();
      await tabs.first().and(page.locator('[aria-selected=true]')).waitFor();
      undo.push(await change('content/agents.yaml', /^( *name: ).*$/m, '$1Jack of all trades'));
      await tabs.first().filter({ hasText: 'Jack of all trades' }).waitFor();
      undo.push(await change('content/demos.yaml', /^( *caption: ).*$/m, '$1Sending Parcels'));
      await page.locator('#pa-1', { hasText: 'Sending Parcels' }).click();
      await dialog.getByText('Sending Parcels').first().waitFor();
      expect(await isStill(), reasons.join('\n')).toBe(true);
      for (const back of undo) await back();
      await page.locator('.probe').first().waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await areLive();
      await tabs.nth(1).click();
      await chosen.waitFor();
    });

    test('puts new code into a page that was opened by the address of a tab, and leaves it where it was scrolled to', async () => {
      await open(server.url);
      await page.getByRole('tab').nth(1).click();
      const address = page.url();
      expect(new URL(address).hash).not.toBe('');
      await page.goto('about:blank');
      await open(address);
      await expect.poll(() => page.evaluate(() => scrollY), soon).toBeGreaterThan(0);
      // What comes with other fonts moves the place, and so does a wheel, for as long as the browser glides.
      await expect.poll(() => page.evaluate(areFontsSettled), soon).toBe(true);
      await page.keyboard.press('Shift');
      await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }));
      const settled = async (): Promise<number> => {
        const before = await page.evaluate(() => scrollY);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        return before - (await page.evaluate(() => scrollY));
      };
      await expect.poll(settled, soon).toBe(0);
      const top = await page.evaluate(() => scrollY);
      const undo = await change(
        'site/components/TabSet/TabSet.tsx',
        'className={chevron}',
        'className={`${chevron} probe`}',
      );
      await page.locator('.probe').first().waitFor({ state: 'attached' });
      await page
        .getByRole('tab')
        .nth(1)
        .and(page.locator('[aria-selected=true]'))
        .waitFor({ state: 'attached' });
      await expect.poll(settled, soon).toBe(0);
      expect(await page.evaluate(() => scrollY)).toBe(top);
      expect(await isStill(), reasons.join('\n')).toBe(true);
      await undo();
      await page.locator('.probe').first().waitFor({ state: 'detached' });
    });

    test('leaves a page live for which a build came between its HTML and the script that listens for builds', async () => {
      // From now on the browser has the scripts of the page at hand, and they are there before that one.
      await open(server.url);
      await page.getByRole('tab').nth(1).click();
      const address = page.url();
      const buildOf = (text: string): string => /data-build="([^"]*)"/.exec(text)?.[1] ?? '';
      const before = buildOf(await html());
      const held = new Promise<Route>((asked) => void page.route('**/__live/client.js', asked));
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'commit' });
      const script = await held;
      await change(
        'content/pages.yaml',
        'Explore Our AI in the Real World',
        'Explore Our AI at Work',
      );
      await expect.poll(async () => buildOf(await html()), soon).not.toBe(before);
      await script.continue();
      await page.getByText('Explore Our AI at Work').first().waitFor({ state: 'attached' });
      expect(await page.locator('[data-island]:not([data-props])').count()).toBe(0);
    });

    test('loads an open page anew where the code of its dialogs has changed, and opens its dialog again', async () => {
      await open(`${server.url}#pa-1`);
      await page.getByRole('dialog').waitFor();
      await change(
        'site/client/dialogs/frame-focus.ts',
        /$/,
        `\nexport const probe = (document.documentElement.dataset['probe'] = '');\n`,
      );
      await expect.poll(isStill, soon).toBe(false);
      await page.locator('html[data-probe]').waitFor({ state: 'attached' });
      await page.getByRole('dialog').waitFor();
    });

    test('says over the page what is wrong, keeps the last good site, and misses no change meanwhile', async () => {
      await open(server.url);
      const before = await page.locator('main').textContent();
      const mend = await change('content/demos.yaml', /^( *)caption:/m, '$1captoin:');
      const overlay = page.locator(failure);
      await overlay.getByText(/content\/demos\.yaml:\d+:\d+[^]*Did you mean caption\?/).waitFor();
      expect(await page.locator('main').textContent()).toBe(before);

      await change(
        'site/components/Carousel/Carousel.tsx',
        'className={counter}',
        'className={counter} data-proof="after"',
      );
      await mend();
      await page.locator('[data-proof=after]').first().waitFor({ state: 'attached' });
      await overlay.waitFor({ state: 'detached' });
      // What the browser runs has the change too.
      const script = /assets\/page-\w+\.js/.exec(await html())?.[0] ?? '';
      expect(await html(script)).toContain('data-proof');
    });

    test('serves a static file as it is now, and loads open pages anew, as they may show it', async () => {
      await open(server.url);
      await change('static/samples/booking.css', /$/, '\n.probe { order: 9 }\n');
      await expect.poll(isStill, soon).toBe(false);
      expect(reasons.join('\n')).toContain('a static file has changed');
      expect(await html('samples/booking.css')).toContain('.probe { order: 9 }');
    });

    test('leaves an open page alone where a static file is written as it was', async () => {
      await open(server.url);
      const build = /data-build="([^"]*)"/;
      const before = build.exec(await html())?.[1];
      await write(
        'static/samples/booking.css',
        await readFile(inProject('static/samples/booking.css'), 'utf8'),
      );
      await expect.poll(async () => build.exec(await html())?.[1], soon).not.toBe(before);
      await change('content/pages.yaml', /^( *tagline: ).*$/m, '$1Patched.');
      await page.getByText('Patched.').first().waitFor();
      expect(await isStill(), reasons.join('\n')).toBe(true);
    });

    test('sees a content folder that goes and comes back, as when another state of the project is checked out', async () => {
      await open(server.url);
      await rename(inProject('content'), inProject('content-of-then'));
      await page.locator(failure).waitFor();
      await rename(inProject('content-of-then'), inProject('content'));
      await page.locator(failure).waitFor({ state: 'detached' });
      // And it goes on watching it.
      await change('content/pages.yaml', /^( *tagline: ).*$/m, '$1Back again.');
      await page.getByText('Back again.').first().waitFor();
      expect(await isStill(), reasons.join('\n')).toBe(true);
      // Its own code is what it was, so it has not started anew, which cuts pages off for seconds.
      expect(reasons.join('\n')).not.toContain('net::ERR');
    });

    test('starts anew where the code of the build or the schema has changed, and not with code that cannot run', async () => {
      await open(server.url);
      const document = 'site/generator/pages/document.tsx';
      await change(document, 'function Document(', 'function function Document(');
      await page.locator(failure).getByText('document.tsx').waitFor();

      const undo = await change('content/schema.ts', /tagline: words\(\d+/, 'tagline: words(1');
      await write(
        document,
        (originals.get(document) ?? '').replace(
          'content="summary_large_image"',
          'content="summary"',
        ),
      );
      await page.locator(failure).getByText('tagline').waitFor();

      // By itself, as no other file of the build changes with it. The page that was open all the time has found the new server.
      await undo();
      await page.locator(failure).waitFor({ state: 'detached' });
      await expect
        .poll(() => html().catch(() => ''), soon)
        .toContain('name="twitter:card" content="summary"');
    });

    test('writes out/ again where it is deleted', async () => {
      const file = inProject('out/robots.txt');
      const before = await readFile(file, 'utf8');
      // The server may write the first files again while the last are still being deleted.
      await rm(inProject('out'), { recursive: true, maxRetries: 20 });
      await expect.poll(() => readFile(file, 'utf8').catch(() => ''), soon).toBe(before);
    });

    test('starts with content that is wrong, says so over an empty page, and shows the site once it is mended', async () => {
      await cp(inProject('content'), inProject('broken'), { recursive: true });
      const original = await readFile(inProject('broken/site.yaml'), 'utf8');
      await write('broken/site.yaml', original.replace(/^name:/m, 'nmae:'));
      const waiting = await startDevServer(
        project.directory,
        '--content',
        'broken',
        '--out',
        'out-of-broken',
        '--base',
        '/repo/',
      );
      try {
        await page.goto(waiting.url);
        await page.locator(failure).getByText('nmae').waitFor();
        await write('broken/site.yaml', original);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/repo/');
      } finally {
        await waiting.close();
      }
    });
  },
  patience,
);

describe('a request', () => {
  test.each([
    ['GET', 'evil.example', 403],
    ['GET', `127.0.0.1.evil.example`, 403],
    ['GET', 'localhost:1', 200],
    ['HEAD', '127.0.0.1', 200],
    ['POST', '127.0.0.1', 405],
    ['DELETE', 'localhost', 405],
  ])('answers %s for the host %s with %i', async (method, host, status) => {
    const answered = await new Promise<number | undefined>((resolve, reject) => {
      request(server.url, { method, headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(answered).toBe(status);
  });
});
