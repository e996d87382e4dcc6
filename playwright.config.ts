import { defineConfig, devices, type Project } from '@playwright/test';
import { builds, type Built } from './tests/support/builds.ts';
import { CHROMIUM_FLAGS, findChromium, NO_IMAGES } from './tests/support/chromium.ts';

// Kept in the environment so that Playwright's workers need not search again.
const executablePath = (process.env.CHROMIUM_PATH ??= await findChromium());

const urlOf = ({ variable }: Built): string => process.env[variable] ?? '';
const baseURL = urlOf(builds.root);

const reachable = ['127.0.0.1', 'localhost'];
if (process.env.SITE_URL !== undefined)
  reachable.push(`*${new URL(process.env.SITE_URL).hostname.replace(/^www\./, '')}`);

const launchOptions = {
  executablePath,
  args: [
    ...CHROMIUM_FLAGS,
    // Letters and colors look alike on every machine.
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    // Images stand still; what pages themselves move follows Playwright's own setting.
    '--force-prefers-reduced-motion',
    // No test can reach the internet, but a check reaches the site that it is given.
    `--host-resolver-rules=MAP * ~NOTFOUND, ${reachable.map((host) => `EXCLUDE ${host}`).join(', ')}`,
  ],
};

/** A page without images takes a quarter less of the processor; `withImages` brings them back. */
const launchWithoutImages = { ...launchOptions, args: [...launchOptions.args, NO_IMAGES] };

/** Reduced motion, unless a test asks for motion: colors are then not read mid-transition. */
const desktop = {
  ...devices['Desktop Chrome'],
  baseURL,
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: launchWithoutImages,
} as const;
const desktopWithImages = { ...desktop, launchOptions };
const phone = {
  ...devices['Pixel 7'],
  baseURL,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  launchOptions: launchWithoutImages,
};

const onlyDesktop = '**/*.desktop.spec.ts';
const onlyPhone = '**/*.phone.spec.ts';
const visual = '**/visual.spec.ts';
const screenshots = '**/screenshots.spec.ts';

const tests: Project<object, { siteURL: string }>[] = [
  {
    name: 'desktop',
    testIgnore: [onlyPhone, screenshots],
    use: desktop,
  },
  {
    name: 'phone',
    testIgnore: [onlyDesktop, visual, screenshots],
    // Keys, history and URLs do the same in a window of any width.
    grepInvert: /@any-device/,
    use: phone,
  },
  // `npm run check` gives the URL of another site and opens the site in windows of all widths.
  {
    name: 'site',
    testDir: 'tests/site',
    ...(process.env.SITE_URL === undefined && { grepInvert: /(320|360|768|1024|1280|1680) px/ }),
    use: { ...desktopWithImages, siteURL: process.env.SITE_URL ?? baseURL },
  },
  {
    name: 'second',
    testDir: 'tests/site',
    grepInvert: /(360|390|768|1024|1680) px/,
    use: { ...desktopWithImages, siteURL: urlOf(builds.second) },
  },
];

export default defineConfig<object, { siteURL: string }>({
  testDir: 'tests/browser',
  // `npm run screenshots` takes screenshots of every page, which are not compared with anything.
  projects:
    process.env.SCREENSHOTS === undefined
      ? tests
      : [{ name: 'screenshots', testMatch: screenshots, use: desktopWithImages }],
  globalSetup: './tests/support/serve-built.ts',
  fullyParallel: true,
  // A third one works while two wait for their pages.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  // Slow is not broken on a machine that has other work.
  timeout: 60_000,
  retries: 0,
  reporter:
    process.env.CI === undefined
      ? 'list'
      : [['dot'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  expect: {
    timeout: 15_000,
    // Any Chromium may draw edges and characters a little differently.
    toHaveScreenshot: {
      pathTemplate: '{testDir}/visual/{arg}{ext}',
      maxDiffPixelRatio: 0.03,
      threshold: 0.25,
      scale: 'css',
    },
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/accessibility-tree/{arg}{ext}' },
  },
  use: {
    trace: 'off',
  },
});
