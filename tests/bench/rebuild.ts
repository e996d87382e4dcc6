/** How long `--serve` takes from a change to the finished site, as it says itself, and until an open browser shows it. */
import type { Browser, Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startDevServer } from '../support/dev-server.ts';
import { copyProject } from './project-copy.ts';
import { atMost, median, milliseconds, type Line } from './report.ts';

/** The promises, in milliseconds; of a build, only for the first two kinds of change. */
const limits = { built: 200, seen: 300 };

/** The watcher looks at every file before it notices changes, in milliseconds; a person who edits is slower still. */
const pauseMs = 1000;

/** What is changed, and a function that tells in the page whether it has come. */
const changes = {
  content: {
    file: 'content/demos.yaml',
    change: (text: string, run: number) =>
      text.replace(/^( *caption: ).*$/m, `$1Sending Emails ${String(run)}`),
    isSeen: (run: number) =>
      document.querySelector('main')?.textContent.includes(`Sending Emails ${String(run)}`),
  },
  style: {
    file: 'site/styles/global.css.ts',
    change: (text: string, run: number) =>
      `${text}\nglobalStyle('body', { order: ${String(run)} });\n`,
    isSeen: (run: number) => getComputedStyle(document.body).order === String(run),
  },
  component: {
    file: 'site/components/Footer/Footer.tsx',
    change: (text: string, run: number) =>
      text.replace('<footer ', `<footer data-run="${String(run)}" `),
    isSeen: (run: number) => document.querySelector(`footer[data-run="${String(run)}"]`) !== null,
  },
  'component that is live in the browser': {
    file: 'site/components/Carousel/Carousel.tsx',
    change: (text: string, run: number) =>
      text.replace(
        'aria-label={words.nextSlide}',
        `aria-label={words.nextSlide} data-run="${String(run)}"`,
      ),
    isSeen: (run: number) => document.querySelector(`button[data-run="${String(run)}"]`) !== null,
  },
  picture: {
    file: 'content/media/demos/pa-1.svg',
    change: (text: string, run: number) =>
      text.replace(/width="\d+"/, `width="${String(600 + run)}"`),
    isSeen: (run: number) =>
      document.querySelector('#pa-1 img')?.getAttribute('width') === String(600 + run),
  },
} as const;

/**
 * Has the page itself look for what was changed, every 10 ms (not with each frame, as it would make frames without
 * end), also once it is loaded anew: a tool that asks from outside first has to find its way into the new page.
 * @returns what waits for a change, and tells when the page had it, in milliseconds since 1970
 */
async function watchFor(
  page: Page,
  runs: number,
): Promise<(what: string, run: number) => Promise<number>> {
  const times = new Map<string, number>();
  const waiting = new Map<string, (time: number) => void>();
  await page.exposeFunction('tellSeen', (key: string, time: number) => {
    times.set(key, time);
    waiting.get(key)?.(time);
  });
  const looks = Object.entries(changes).map(
    ([what, { isSeen }]) => `[${JSON.stringify(what)}, ${isSeen.toString()}]`,
  );
  await page.addInitScript(`{
    const told = new Set();
    setInterval(() => {
      if (document.body === null) return;
      for (const [what, isSeen] of [${looks.join()}]) for (let run = 0; run <= ${String(runs)}; run += 1) {
        const key = what + run;
        if (told.has(key) || !isSeen(run)) continue;
        told.add(key);
        tellSeen(key, Date.now());
      }
    }, 10);
  }`);
  return (what, run) =>
    new Promise((done) => {
      const key = what + String(run);
      const time = times.get(key);
      if (time === undefined) waiting.set(key, done);
      else done(time);
    });
}

export async function measureRebuild(browser: Browser, runs: number): Promise<Line[]> {
  const project = await copyProject();
  const server = await startDevServer(project.directory);
  try {
    /** Makes each change some times, the first only to warm up. @returns the median of what `time` gives, in milliseconds */
    const repeat = async (
      { file, change }: { file: string; change: (text: string, run: number) => string },
      time: (write: () => Promise<void>, run: number) => Promise<number>,
    ): Promise<number> => {
      const path = join(project.directory, file);
      const original = await readFile(path, 'utf8');
      const times: number[] = [];
      for (let run = 0; run <= runs; run += 1) {
        await setTimeout(pauseMs);
        times.push(await time(() => writeFile(path, change(original, run)), run));
      }
      return median(times.slice(1));
    };

    const lines: Line[] = [];
    for (const what of ['content', 'style'] as const) {
      const time = await repeat(changes[what], async (write) => {
        await write();
        return Number(await server.nextLine(/Built again in (\d+) ms/));
      });
      lines.push(
        atMost(
          `--serve: built again after a change of ${what}, median of ${runs}`,
          'build',
          time,
          limits.built,
          milliseconds,
        ),
      );
    }

    const page = await browser.newPage();
    const seen = await watchFor(page, runs);
    await page.goto(server.url);
    for (const [what, change] of Object.entries(changes)) {
      const time = await repeat(change, async (write, run) => {
        const start = Date.now();
        await write();
        return (await seen(what, run)) - start;
      });
      lines.push(
        atMost(
          `--serve: a change of ${what} is seen in the browser, median of ${runs}`,
          'build',
          time,
          limits.seen,
          milliseconds,
        ),
      );
    }
    await page.close();
    return lines;
  } finally {
    await server.close();
    await project.remove();
  }
}
