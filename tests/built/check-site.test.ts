import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSite, siteTable, type SiteCheck } from '../../site/generator/check/built-site.ts';
import { builds, project } from '../support/builds.ts';
import { runProgram } from '../support/program.ts';

/** Longer than two browsers take for a few pages on a busy machine, in milliseconds. */
const patience = 180_000;

const { directory, base, content } = builds.root;
let folder: string;
let checks: SiteCheck[];

/** What stands on something else, what stands outside of a window of 360 pixels, and what hardly stands out. */
const misplaced =
  '<p>Words below</p><p style="margin-top: -24px">Words above</p><button type="button" style="position: fixed; left: 340px; top: 300px; width: 60px; height: 44px">Out there</button><p style="background: #fff; color: #999">Pale words</p>';

/** Moves everything below the headline once that has been seen. */
const mover = `<script>new PerformanceObserver(() => document.querySelector('h1').style.marginBottom = '200px').observe({ type: 'paint', buffered: true })</script>`;

/** A copy of the sample's site in which one thing of each kind is broken. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-'));
  await cp(directory, folder, { recursive: true });
  // It is the home page that is broken: in the place of the others, which take as long to look at, stand one that is in order, and none.
  await Promise.all([
    cp(join(folder, '404.html'), join(folder, 'demos/index.html')),
    rm(join(folder, 'watch'), { recursive: true }),
  ]);
  const home = join(folder, 'index.html');
  const html = await readFile(home, 'utf8');
  const broken = html
    .replace(
      '</h1>',
      `</h1><a href="/gone/">A link to nowhere</a><img src="/favicon.ico" width="20" height="20"/>${misplaced}`,
    )
    .replace('<main ', '<main style="width: 500px" ')
    .replace('Before</dt>', 'Before</dt></p>')
    // Without the policy of the page nothing keeps it from asking others.
    .replace(
      /<meta http-equiv="Content-Security-Policy"[^>]*>/,
      '<script src="https://tracker.example/t.js" async=""></script>' + mover,
    );
  expect(broken).not.toBe(html);
  await writeFile(home, broken);
  checks = await checkSite({ directory: folder, base, content, at: [360] });
}, patience);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** What is said of the home page in the state in which it comes. */
const faultsOf = (kind: SiteCheck['kind']) =>
  checks.filter((check) => check.kind === kind).flatMap(({ faults }) => faults);

test.each([
  ['links', /index\.html: \/gone\/ \(there is no gone\/index\.html\)/],
  ['html', /\(close-order\)/],
  ['policy', /there is no policy in the page/],
  ['layout', /scrolls sideways by \d+ px/],
  ['layout', /“Words below” and the words “Words above” lie on each other/],
  ['layout', /The button “Out there”.* reaches out of the window: \d+ px on the right/],
  [
    'layout',
    /https:\/\/tracker\.example\/t\.js is asked for before the visitor has asked for anything/,
  ],
  ['layout', /The page moves while it loads: a layout shift of 0\.\d/],
  ['accessibility', /alt|alternative/i],
  ['accessibility', /contrast/i],
] as const)('the check of a site tells what is wrong with its %s: %s', (kind, says) => {
  expect(
    faultsOf(kind)
      .map((fault) => fault.says)
      .join('\n'),
  ).toMatch(says);
});

test('what is in order passes', () => {
  const clean = (about: string) => checks.filter((check) => check.about.startsWith(about));
  expect(clean('/404.html').length).toBeGreaterThan(3);
  expect(clean('/404.html').flatMap(({ faults }) => faults)).toEqual([]);
});

test('it looks at the menu, at every choice and at each dialog', () => {
  const states = checks.filter(({ kind }) => kind === 'layout').map(({ about }) => about);
  for (const state of [
    'menu open',
    'booking dialog open',
    'video dialog open',
    'with the choice “Inbox Assistant”',
  ])
    expect(states).toContain(`/ at 360 px, ${state}`);
});

test.each([
  [
    'a mistake in the content',
    ['--content', 'nowhere', '--out', '.cache/tests/nowhere'],
    1,
    /there is no folder/,
  ],
  ['an option that makes no sense', ['--serve'], 1, /Leave it away/],
  ['a wish for help', ['--help'], 0, /Usage: npm run check/],
] as const)(
  'the command ends with the right code after %s',
  async (_, options, code, says) => {
    const result = await runProgram(project, 'site/generator/check/check-site.ts', ...options);
    expect(result.said).toMatch(says);
    expect(result.code).toBe(code);
  },
  patience,
);

test('its last line counts what was looked at', () => {
  const failed = checks.filter(({ faults }) => faults.length > 0).length;
  expect(siteTable(checks, 7).split('\n').at(-1)).toBe(
    `${checks.length - failed} checks passed, ${failed} failed, in 7 s`,
  );
});
