import { defineConfig, devices, type Project } from '@playwright/test';
import { builds } from './tests/support/builds.ts';
import { CHROMIUM_FLAGS, findChromium } from './site/generator/check/chromium.ts';

// Kept in the environment so that Playwright's workers, which read this file again, need not search again.
const executablePath = (process.env.CHROMIUM_PATH ??= await findChromium());

// The global setup starts the servers; the workers, which start after it, find the addresses here.
const rootURL = process.env[builds.root.variable] ?? '';
const repoURL = process.env[builds.repo.variable] ?? '';

const desktop = { ...devices['Desktop Chrome'], baseURL: rootURL, viewport: { width: 1280, height: 800 } };
const phone = { ...devices['Pixel 7'], baseURL: rootURL, viewport: { width: 390, height: 844 } };

const onlyDesktop = '**/*.desktop.spec.ts';
const onlyPhone = '**/*.phone.spec.ts';
const essentials = '**/*.base.spec.ts';
const visual = '**/visual.spec.ts';
const screenshots = '**/screenshots.spec.ts';

const tests: Project[] = [
  { name: 'desktop', testIgnore: [onlyPhone, visual, screenshots], use: desktop },
  { name: 'phone', testIgnore: [onlyDesktop, essentials, visual, screenshots], use: phone },
  { name: 'repo', testMatch: essentials, use: { ...desktop, baseURL: repoURL } },
  { name: 'visual', testMatch: visual, use: desktop },
];

export default defineConfig({
  testDir: 'tests/browser',
  // Pictures of everything, to be looked at and not compared, are taken by `npm run screenshots` alone.
  projects: process.env.SCREENSHOTS === undefined ? tests : [{ name: 'screenshots', testMatch: screenshots, use: desktop }],
  globalSetup: './tests/support/serve-built.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // A test that passes the second time hides a fault, in the test or in the site.
  retries: 0,
  reporter: process.env.CI === undefined ? 'list' : 'dot',
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  expect: {
    // Wide enough for the letters' edges on another machine, narrow enough for a thing that moved.
    toHaveScreenshot: { maxDiffPixelRatio: 0.03, threshold: 0.3, scale: 'css' },
  },
  use: {
    launchOptions: {
      executablePath,
      // No name but this machine's resolves, so that no test can reach the internet.
      args: [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'],
    },
    // Recording every test to keep the failed ones takes a fifth of the time: ask for it with --trace on.
    trace: 'off',
  },
});
