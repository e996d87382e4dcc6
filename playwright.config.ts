import { defineConfig, devices, type Project } from '@playwright/test';
import { builds, type Built } from './tests/support/builds.ts';
import { CHROMIUM_FLAGS, findChromium } from './site/generator/check/chromium.ts';

// Kept in the environment so that Playwright's workers, which read this file again, need not search again.
const executablePath = (process.env.CHROMIUM_PATH ??= await findChromium());

// The global setup starts the servers; the workers, which start after it, find the addresses here.
const addressOf = ({ variable }: Built): string => process.env[variable] ?? '';

/**
 * At a desk visitors want less motion, unless a test is about motion and says so: what is asked is the same without it, colours are
 * not read on their way from one to the other, and drawing what moves takes up to a third of a test. On a phone things move.
 */
const desktop = {
  ...devices['Desktop Chrome'],
  baseURL: addressOf(builds.root),
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
} as const;
// One pixel for one: to draw seven times as many takes longer, and which file of a picture a dense screen takes is asked by itself.
const phone = {
  ...devices['Pixel 7'],
  baseURL: addressOf(builds.root),
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};

const onlyDesktop = '**/*.desktop.spec.ts';
const onlyPhone = '**/*.phone.spec.ts';
const visual = '**/{,*.}visual.spec.ts';
const screenshots = '**/screenshots.spec.ts';
// Their site is built from the sample, with the addresses of a stand-in for the providers in it.
const embeds = '**/embeds-*.spec.ts';

/** What draws letters alike on every machine: without hints for its screen, at whole pixels, in greys. */
const sameEverywhere = [
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

// Their sites are built from the sample: in a folder, with other numbers of everything, with films, and with many demos.
const ownSites = '**/{essentials,numbers,films,many-demos}.*';

/**
 * No name but this machine's resolves, so that no test can reach the internet. And the drawings stand still: what a test asks
 * of a page, whose motion Playwright wants unless it is told otherwise, does not reach into its pictures, and the hero's takes most of a core for as long as it moves.
 */
const launchOptions = (more: readonly string[] = []) => ({
  executablePath,
  args: [
    ...CHROMIUM_FLAGS,
    '--force-prefers-reduced-motion',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ...more,
  ],
});

/**
 * What pictures cannot change, and what is therefore asked at a desk without them: drawing them, and fetching them for each test
 * anew, takes a quarter of its time. They have their boxes all the same. A file that is not named here is asked with them, and so is all of this in `npm test -- thorough`.
 */
const plain =
  '**/{below-baseline,booking-dialog,case-studies,demos,embeds-booking,embeds-links,faults,fonts,header,heard,hydration.desktop,keyboard,layout,monkey,numbers,scroll-bar,scrolling,shared-addresses,testimonials,video-dialog}.*';
const withoutPictures = '--blink-settings=imagesEnabled=false';

/** What every project of a pack has to say of it: see tests/support/words.ts. */
const packOf = ({ content }: Built) => ({ metadata: { content } });

/** What asks about the sample alone, as the tag of a test says: how much room its words leave, or what it has of something. */
const sampleOnly = /@sample/;

/** What asks the same of many more cases, in minutes: `npm test -- thorough`, which has a job of its own in the workflow. */
const thorough = /@thorough/;

/** What neither a finger nor a narrow window can change, and is therefore not asked of the phone again: what an address, a key or the history does, what stands in the HTML. */
const anyDevice = /@any-device/;

/**
 * What the words, the pictures and their numbers cannot change, and what is therefore asked on the sample alone: keys and
 * focus, the order in which script comes and what it does before and after, old browsers, what a pointer plays and what a drawing moves, the
 * scroll bar. Contrast holds for any colours by tests/unit/brand.test.ts.
 */
const ofCode = [
  '**/{a11y-focus,a11y-looks,below-baseline,faults,faults-of-media,hero-motion,hydration,keyboard,monkey,previews,scroll-bar}.*',
];

/** What a narrow window changes: on the second pack a phone is asked for no more than that. */
const ofPhones = [onlyPhone, '**/{header,hero,no-script}.spec.ts'];

/** The tests of behaviour on the second pack; not what compares pictures, nor what builds sites of its own from the sample. */
const secondPack: Project[] = [
  {
    name: 'desktop-second',
    ...packOf(builds.second),
    testIgnore: [onlyPhone, visual, screenshots, embeds, ownSites, ...ofCode],
    grepInvert: sampleOnly,
    use: { ...desktop, baseURL: addressOf(builds.second) },
  },
  {
    name: 'phone-second',
    ...packOf(builds.second),
    testMatch: ofPhones,
    testIgnore: ofCode,
    grepInvert: [sampleOnly, anyDevice],
    use: { ...phone, baseURL: addressOf(builds.second) },
  },
];

const tests: Project[] = [
  {
    name: 'desktop',
    ...packOf(builds.root),
    testMatch: plain,
    testIgnore: onlyPhone,
    grepInvert: thorough,
    use: { ...desktop, launchOptions: launchOptions([withoutPictures]) },
  },
  {
    name: 'pictured',
    ...packOf(builds.root),
    testIgnore: [onlyPhone, visual, screenshots, plain],
    grepInvert: thorough,
    use: desktop,
  },
  {
    name: 'phone',
    ...packOf(builds.root),
    testIgnore: [onlyDesktop, visual, screenshots],
    grepInvert: [thorough, anyDevice],
    use: phone,
  },
  {
    name: 'desktop-pictured',
    ...packOf(builds.root),
    testMatch: plain,
    testIgnore: onlyPhone,
    grepInvert: thorough,
    use: desktop,
  },
  {
    name: 'thorough',
    ...packOf(builds.root),
    testIgnore: [onlyPhone, visual, screenshots],
    grep: thorough,
    use: desktop,
  },
  ...secondPack,
  {
    name: 'visual',
    ...packOf(builds.root),
    testMatch: visual,
    use: { ...desktop, launchOptions: launchOptions(sameEverywhere) },
  },
  // Words of the greatest length and other numbers of things come to lie elsewhere, and by other rules, than the sample.
  {
    name: 'visual-second',
    ...packOf(builds.second),
    testMatch: '**/places.visual.spec.ts',
    grepInvert: sampleOnly,
    use: {
      ...desktop,
      baseURL: addressOf(builds.second),
      launchOptions: launchOptions(sameEverywhere),
    },
  },
];

export default defineConfig({
  testDir: 'tests/browser',
  // Pictures of everything, to be looked at and not compared, are taken by `npm run screenshots` alone.
  projects:
    process.env.SCREENSHOTS === undefined
      ? tests
      : [{ name: 'screenshots', testMatch: screenshots, use: desktop }],
  globalSetup: './tests/support/serve-built.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // As long as Vitest's: two cores are shared with other work at times, and slow is not broken. What must be quick is awaited for seconds, not for this.
  timeout: 60_000,
  // A test that passes the second time hides a fault, in the test or in the site.
  retries: 0,
  reporter: process.env.CI === undefined ? 'list' : 'dot',
  // What is heard and how parts look, as text: each in a folder of its own.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  expect: {
    // Playwright's own five seconds end while a page is still on its way, where two of these suites share two cores.
    timeout: 15_000,
    // Narrow enough for a changed yellow and a missing shadow; what little is left is for the edges of curves.
    toHaveScreenshot: {
      pathTemplate: '{testDir}/visual/{arg}{ext}',
      maxDiffPixelRatio: 0.002,
      threshold: 0.1,
      scale: 'css',
    },
  },
  use: {
    launchOptions: launchOptions(),
    // Recording every test to keep the failed ones takes a fifth of the time: ask for it with --trace on.
    trace: 'off',
  },
});
