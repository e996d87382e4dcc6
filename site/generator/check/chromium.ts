/**
 * Finds the one Chromium that every tool of this project drives (Playwright, pa11y-ci, Lighthouse),
 * and installs one on a machine that has none, so that `npm test` and `npm run check` need Node and npm only.
 *
 * Run as a program it prints the path and then the flags, one a line: site/generator/check/chromium, the
 * launcher for tools that are configured by a JSON file, reads that.
 */
import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { install, installPackages, isRoot, reason, updatePackages } from './packages.ts';

const run = promisify(execFile);

/** Checked in this order; the last two are what pa11y-ci and Lighthouse read. */
const ENVIRONMENT_VARIABLES = [
  'CHROMIUM_PATH',
  'PUPPETEER_EXECUTABLE_PATH',
  'CHROME_PATH',
] as const;
/** Debian's build for tests first: without a window it starts and draws in about half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The flags to start Chromium with. Playwright adds `--no-sandbox` by itself; the other tools need
 * it where user namespaces are refused (root, containers, Ubuntu since 23.10), and the tests open
 * nothing but this project's own pages. The rest keeps Chromium from calling home, which floods the
 * log with refused connections on a closed network and adds noise to measurements on an open one.
 */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium that starts: from the environment, already installed, or else installed now.
 * @throws Error that says what was tried and how to mend it
 */
export async function findChromium(): Promise<string> {
  const found = (await fromEnvironment()) ?? (await installed());
  if (found !== undefined) return found;

  const failures: string[] = [];
  const ways = {
    "Playwright's download": installFromPlaywright,
    'the system package': installFromSystem,
  };
  for (const [way, installFrom] of Object.entries(ways)) {
    try {
      await installFrom();
      const fresh = await installed();
      if (fresh !== undefined) return fresh;
      failures.push(`${way} was installed, but left no Chromium that starts`);
    } catch (error) {
      failures.push(`${way}: ${reason(error)}`);
    }
  }
  throw new Error(
    [
      'No Chromium was found, and none could be installed:',
      ...failures.map((failure) => `  ${failure}`),
      'Install one (`npx playwright install --with-deps chromium`, or Chrome or Chromium from your system),',
      'or set CHROMIUM_PATH to the path of its program.',
    ].join('\n'),
  );
}

async function fromEnvironment(): Promise<string | undefined> {
  for (const name of ENVIRONMENT_VARIABLES) {
    const path = process.env[name];
    if (path === undefined || path === '') continue;
    if (await isExecutable(path)) return path;
    throw new Error(
      `${name} is set to '${path}', but no program is there. Correct it, or unset it.`,
    );
  }
  return undefined;
}

async function installed(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    chromium.executablePath(), // Playwright's own download comes first: it is the version it was tested with
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(process.platform === 'darwin' ? MAC_APPLICATIONS : []),
  ];
  for (const path of candidates) {
    if ((await isExecutable(path)) && (await starts(path))) return path;
  }
  return undefined;
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** A program that is there may still not run: Ubuntu's chromium-browser only tells to use a snap. */
async function starts(path: string): Promise<boolean> {
  return run(path, ['--version'], { timeout: 20_000 }).then(
    ({ stdout }) => /chrom/i.test(stdout),
    () => false,
  );
}

async function installFromPlaywright(): Promise<void> {
  await install('npx', 'playwright', 'install', 'chromium');
  // Only after the download: on a machine where that is refused the libraries would be in vain.
  if (isRoot()) await install('npx', 'playwright', 'install-deps', 'chromium');
}

async function installFromSystem(): Promise<void> {
  await updatePackages();
  // A machine without any font renders empty boxes, so a family comes along.
  await installPackages('chromium-headless-shell', 'fonts-liberation').catch(() =>
    installPackages('chromium', 'fonts-liberation'),
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log([await findChromium(), ...CHROMIUM_FLAGS].join('\n'));
}
