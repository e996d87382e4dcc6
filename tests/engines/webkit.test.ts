/** What only WebKit shows, which is the engine of every iPhone: WebKitGTK, driven by its WebKitWebDriver on a screen of Xvfb's. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { readdirSync } from 'node:fs';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { areFontsSettled } from '../../site/generator/check/fonts-settled.ts';
import { startServer } from '../../site/generator/server/serve.ts';
import { builds } from '../support/builds.ts';
import { chooseFilter, shownCards, shownPanel } from '../support/filtered.ts';

const headerHeight = 73;
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

let server: Awaited<ReturnType<typeof startServer>>;
let driver: WebDriver;
const programs: ChildProcess[] = [];

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      );
    });
  });
}

/** Starts Xvfb on a display that it chooses itself. @returns the display's name */
async function startScreen(): Promise<string> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  programs.push(screen);
  return new Promise((resolve, reject) => {
    screen.on('error', reject);
    screen.stdout.once('data', (data: Buffer) => resolve(`:${data.toString().trim()}`));
  });
}

/** The browser that comes with the driver; Debian keeps it among the libraries. */
function miniBrowser(): string {
  for (const architecture of readdirSync('/usr/lib').filter((name) => name.includes('-linux-'))) {
    for (const name of readdirSync(`/usr/lib/${architecture}`).filter(
      (each) => each.startsWith('webkit2gtk-') || each.startsWith('webkitgtk-'),
    )) {
      if (readdirSync(`/usr/lib/${architecture}/${name}`).includes('MiniBrowser'))
        return `/usr/lib/${architecture}/${name}/MiniBrowser`;
    }
  }
  throw new Error(
    'WebKitWebDriver is installed, but there is no MiniBrowser below /usr/lib. Install webkit2gtk-driver anew.',
  );
}

beforeAll(async () => {
  server = await startServer({ ...builds.root, port: 0 });
  const port = await freePort();
  const environment = {
    ...process.env,
    DISPLAY: await startScreen(),
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  programs.push(
    spawn('WebKitWebDriver', [`--port=${String(port)}`], { stdio: 'ignore', env: environment }),
  );
  const browser = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation', '--full-screen'] },
  });
  const address = `http://127.0.0.1:${String(port)}`;
  await vi.waitUntil(
    () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    { timeout: 15_000 },
  );
  driver = await new Builder().usingServer(address).withCapabilities(browser).build();
}, 60_000);
afterAll(async () => {
  await (driver as WebDriver | undefined)?.quit();
  for (const program of programs) program.kill();
  await server.close();
});

/** Runs a function in the page. It is sent as text, and so knows nothing but its arguments. */
const inPage = async <Result>(
  run: (...values: never[]) => Result,
  ...values: unknown[]
): Promise<Result> =>
  driver.executeScript<Result>(`return (${run.toString()})(...arguments)`, ...values);

async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  await expect.poll(condition, { message: what, timeout: 15_000, interval: 50 }).toBe(true);
}

async function open(path: string, { width, height }: typeof phone): Promise<void> {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  // An address that differs by its fragment alone would not be loaded anew.
  await driver.get('about:blank');
  // The screen answers when it likes.
  await expect
    .poll(() => inPage(() => innerWidth), {
      message: 'width of the window',
      timeout: 15_000,
      interval: 50,
    })
    .toBe(width);
  await driver.get(new URL(path, server.url).href);
  await until('the page is live', () =>
    inPage(() =>
      [...document.querySelectorAll('[data-live]')].every((control) =>
        Object.keys(control).some((key) => key.startsWith('__reactFiber')),
      ),
    ),
  );
  await until('the web fonts are shown', () => inPage(areFontsSettled));
  expect(
    await inPage(() => 'keepFonts' in document.documentElement.dataset),
    'whether the fallbacks stay',
  ).toBe(false);
}

const press = (selector: string): Promise<void> =>
  inPage((wanted: string) => {
    const element = document.querySelector<HTMLElement>(wanted);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    element?.click();
  }, selector);

const textOf = (selector: string): Promise<string> =>
  inPage((wanted: string) => document.querySelector(wanted)?.textContent ?? '', selector);

describe.each([
  ['phone', phone],
  ['desktop', desktop],
])('in WebKit, on a %s', (_name, viewport) => {
  test('the video dialog with its transcript opened shows everything, one below or beside the other', async () => {
    await open('/#pa-3', viewport);
    await inPage(() => document.querySelector('#video details')?.setAttribute('open', ''));
    await until(
      'the transcript is there',
      async () => (await textOf('#video [data-part=transcript-text]')).length > 50,
    );
    const overlaps = await inPage(() => {
      const boxOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const player = boxOf('#video [data-part=player]');
      return [
        '#video [data-part=open]',
        '#video [data-part=copy]',
        '#video summary',
        '#video [data-part=transcript-text]',
      ].filter((selector) => {
        const { left, right, top, bottom } = boxOf(selector);
        return (
          left < player.right - 1 &&
          right > player.left + 1 &&
          top < player.bottom - 1 &&
          bottom > player.top + 1
        );
      });
    });
    expect(overlaps, 'what lies under or over the player').toEqual([]);
    // And it can be scrolled free: the end of the words is what is seen there.
    const seen = await inPage(() => {
      const text = document.querySelector('#video [data-part=transcript-text]');
      text?.scrollIntoView({ block: 'end', behavior: 'instant' });
      const { left, bottom } = text?.getBoundingClientRect() ?? new DOMRect();
      const lastLine = document.elementFromPoint(left + 8, bottom - 24);
      return lastLine !== null && text?.contains(lastLine) === true;
    });
    expect(seen, 'the end of the transcript is in sight').toBe(true);
  });
});

// Each opening of the home page takes this engine some seconds, so the rest is tried on a phone, where it is at home.
describe('in WebKit, on a phone', () => {
  test('the booking dialog opens and shows its form', async () => {
    await open('/', phone);
    await press('footer [data-opens=booking]');
    const state = (): Promise<string> =>
      inPage(
        () =>
          document
            .querySelector('#booking:not([hidden]) [data-part=form]')
            ?.getAttribute('data-state') ?? 'not open',
      );
    await expect
      .poll(state, { message: 'state of the form', timeout: 15_000, interval: 50 })
      .toBe('loaded');
    expect(
      await inPage(
        () => document.querySelector('#booking iframe')?.getBoundingClientRect().width ?? 0,
      ),
    ).toBeGreaterThan(300);
  });

  test('a dialog that a changed fragment opens has the focus', async () => {
    await open('/', phone);
    await inPage(() => void (location.hash = 'pa-3'));
    await until('the page behind is inert', () =>
      inPage(() => document.querySelector<HTMLElement>('#root')?.inert === true),
    );
    await until('the focus is in the dialog', () =>
      inPage(() => document.activeElement?.closest('#video') !== null),
    );
  });

  test('the case studies go on without end', async () => {
    await open('/', phone);
    await press('#case-studies button[aria-label^=Previous]');
    await until(
      'the last is shown',
      async () => (await textOf('#case-studies button + span')) === '5 / 5',
    );
    await until('it stands in the middle', () =>
      inPage(() => {
        const { left, right } =
          document.querySelector('#case-studies [aria-label^="5 of 5"]')?.getBoundingClientRect() ??
          new DOMRect();
        return Math.abs((left + right) / 2 - document.body.clientWidth / 2) <= 1.5;
      }),
    );
    await press('#case-studies button[aria-label^=Next]');
    await until(
      'the first is shown again',
      async () => (await textOf('#case-studies button + span')) === '1 / 5',
    );
  });

  test.each(['/demos/#receptionist'])('%s shows the tabs below the header', async (address) => {
    await open(address, phone);
    await until('they stand there', async () => {
      const [tabs = 0, panel = 0] = await inPage(() =>
        ['[role=tablist], select', '[role=tabpanel]'].map(
          (selector) =>
            [...document.querySelectorAll(selector)]
              .find((each) => each.checkVisibility())
              ?.getBoundingClientRect().top ?? 0,
        ),
      );
      return tabs >= headerHeight && tabs < headerHeight + 60 && panel < phone.height - 100;
    });
  });

  test('/#case-studies stands right below the header', async () => {
    await open('/#case-studies', phone);
    const top = (): Promise<number> =>
      inPage(() => document.querySelector('#case-studies')?.getBoundingClientRect().top ?? 0);
    await expect
      .poll(top, { message: 'how far down it stands', timeout: 15_000, interval: 50 })
      .toBeCloseTo(headerHeight, 0);
  });
});

test('in WebKit, on a phone, the testimonials go to their end and stop there', async () => {
  await open('/', phone);
  for (const counted of ['2 / 3', '3 / 3', '3 / 3']) {
    await press('#testimonials button[aria-label^=Next]');
    await until(
      `the counter says ${counted}`,
      async () => (await textOf('#testimonials button + span')) === counted,
    );
  }
  await until('the last stands in the middle', () =>
    inPage(() => {
      const { left, right } =
        document.querySelector('#t-3')?.getBoundingClientRect() ?? new DOMRect();
      return Math.abs((left + right) / 2 - document.body.clientWidth / 2) <= 1.5;
    }),
  );
});

test('in WebKit, on a phone, what is filtered out of all demos leaves no room', async () => {
  await open('/demos/', phone);
  const before = await inPage(shownCards);
  for (const option of [1, 2, 0]) {
    await inPage(chooseFilter, option);
    await until(
      `option ${String(option)} shows fewer cards, and 0 all`,
      async () => (await inPage(shownCards)).ids.length < before.ids.length === option > 0,
    );
    expect(await inPage(shownCards)).toMatchObject({ above: before.above, below: before.below });
  }
});

test('in WebKit, on a phone, a panel of the demos takes the place of the one before, and comes back as it was', async () => {
  await open('/', phone);
  const first = await inPage(shownPanel);
  expect(first.ids).toHaveLength(1);
  for (const option of [1, 2, 0]) {
    await inPage(chooseFilter, option);
    await until(
      `option ${String(option)} shows another panel, and 0 the first`,
      async () => ((await inPage(shownPanel)).ids[0] === first.ids[0]) === (option === 0),
    );
    expect(await inPage(shownPanel)).toMatchObject({
      ids: [expect.any(String)],
      above: first.above,
      below: first.below,
    });
  }
  expect(await inPage(shownPanel)).toEqual(first);
});
