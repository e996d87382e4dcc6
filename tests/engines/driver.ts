/**
 * Drives Firefox and WebKitGTK by WebDriver commands: Firefox takes them over Marionette, its own
 * socket, as Debian packages no geckodriver.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ended, startScreen } from './desktop.ts';

/** WebDriver's characters for the keys that have no letter. */
const keyCharacters = {
  Shift: '\uE008',
  Alt: '\uE00A',
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
} as const;
export type Key = keyof typeof keyCharacters;

/**
 * Starts an engine.
 * @param desktop the variables of a screen and a session bus to show a window there, for screen readers
 */
export type Start = (desktop?: Record<string, string>) => Promise<Driver>;

export interface Driver {
  open: (url: string) => Promise<void>;
  /** Makes the page as wide and high as this, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** WebKitGTK has no command for it. */
  reduceMotion?: (reduced: boolean) => Promise<void>;
  /** Runs a function in the page; it is sent as text, and knows its arguments only. */
  run: <Result, Arguments extends readonly unknown[]>(
    script: (...values: Arguments) => Result,
    ...values: Arguments
  ) => Promise<Result>;
  /** Presses keys together, such as Shift and Tab. */
  press: (...keys: Key[]) => Promise<void>;
  /** What the engine tells assistive technology of the element with the focus. */
  focused: () => Promise<{ role: string; name: string }>;
  back: () => Promise<void>;
  close: () => Promise<void>;
}

type Send = (command: string, body?: object) => Promise<unknown>;

const startTimeout = 30_000;

/** The HTTP form of the commands that are used here; Marionette has them by name. */
const paths: Readonly<Record<string, string>> = {
  Navigate: 'url',
  SetWindowRect: 'window/rect',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
  Back: 'back',
  GetActiveElement: 'element/active',
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Tries until it works. @throws the last error after half a minute */
async function untilItWorks<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + startTimeout;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(100);
    }
  }
}

function driverOf(send: Send, stop: () => Promise<void>): Driver {
  const run: Driver['run'] = async (script, ...values) => {
    const body = { script: `return (${script.toString()})(...arguments)`, args: values };
    return (await send('ExecuteScript', body)) as ReturnType<typeof script>;
  };
  return {
    run,
    async open(url) {
      // A URL that differs in its fragment only would not be loaded.
      await send('Navigate', { url: 'about:blank' });
      await send('Navigate', { url });
    },
    async resize(width, height) {
      await send('SetWindowRect', { x: 0, y: 0, width, height });
      const frame = await run(() => ({
        width: outerWidth - innerWidth,
        height: outerHeight - innerHeight,
      }));
      await send('SetWindowRect', {
        width: width + frame.width,
        height: height + frame.height,
      });
    },
    async press(...keys) {
      const values = keys.map((key) => keyCharacters[key]);
      const actions = [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
      await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async focused() {
      const element = (await send('GetActiveElement')) as Record<string, string>;
      const id = Object.values(element)[0] ?? '';
      const role = (await send('GetComputedRole', { id })) as string;
      return { role, name: (await send('GetComputedLabel', { id })) as string };
    },
    back: async () => void (await send('Back', {})),
    close: stop,
  };
}

/** Starts Firefox. @param path of its program */
export async function startFirefox(path: string, desktop: Parameters<Start>[0]): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  const preferences = {
    'marionette.port': port,
    'ui.prefersReducedMotion': 0,
    // Without a window manager no window is active, and only an active one takes keys.
    'focusmanager.testmode': true,
    // Firefox would wait for the settings service of a desktop.
    'widget.use-xdg-desktop-portal.settings': 0,
    'datareporting.policy.dataSubmissionEnabled': false,
    'browser.shell.checkDefaultBrowser': false,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${String(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const options = ['--marionette', '--remote-allow-system-access', '--no-remote'];
  options.push('--profile', profile);
  // Without a window manager a window keeps its first size.
  options.push(...(desktop === undefined ? ['--headless'] : ['--width=1280', '--height=900']));
  const firefox = spawn(path, options, {
    stdio: 'ignore',
    env: { ...process.env, ...desktop, HOME: profile },
  });
  const socket = await untilItWorks(async () => {
    const attempt = connect(port, '127.0.0.1');
    await once(attempt, 'connect');
    return attempt;
  });
  const waiting = new Map<number, (answer: [error: unknown, result: unknown]) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    // Each message is its length, a colon and JSON.
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || received.length < colon + 1 + length) return;
      const text = received.subarray(colon + 1, colon + 1 + length).toString();
      received = received.subarray(colon + 1 + length);
      const message = JSON.parse(text) as [number, number, unknown, unknown];
      if (Array.isArray(message)) waiting.get(message[1])?.([message[2], message[3]]);
    }
  });
  let id = 0;
  const send: Send = async (command, body = {}) => {
    id += 1;
    const name = command.includes(':') ? command : `WebDriver:${command}`;
    const text = JSON.stringify([0, id, name, body]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [error, result] = await new Promise<[unknown, unknown]>((done) => waiting.set(id, done));
    if (error !== null) throw new Error(`${command}: ${JSON.stringify(error)}`);
    return (result as { value?: unknown } | null)?.value;
  };
  await send('NewSession', { capabilities: { alwaysMatch: {} } });
  const driver = driverOf(send, async () => {
    socket.destroy();
    await ended(firefox);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  return {
    ...driver,
    async reduceMotion(reduced) {
      await send('Marionette:SetContext', { value: 'chrome' });
      const script = 'Services.prefs.setIntPref("ui.prefersReducedMotion", arguments[0])';
      await send('ExecuteScript', { script, args: [Number(reduced)] });
      await send('Marionette:SetContext', { value: 'content' });
    },
  };
}

/** The browser of WebKitWebDriver, which Debian keeps among the libraries. */
async function miniBrowser(): Promise<string> {
  for (const folder of await readdir('/usr/lib'))
    for (const name of await readdir(join('/usr/lib', folder)).catch(() => []))
      if (/^webkit2?gtk-/.test(name)) {
        const path = join('/usr/lib', folder, name);
        if ((await readdir(path)).includes('MiniBrowser')) return join(path, 'MiniBrowser');
      }
  throw new Error('WebKitWebDriver has no MiniBrowser: install webkit2gtk-driver again.');
}

/** Starts WebKitGTK on a virtual screen. @param paths of WebKitWebDriver and Xvfb */
export async function startWebKit([webDriver, xvfb]: readonly [string, string]): Promise<Driver> {
  const { screen, display } = await startScreen(xvfb);
  const port = await freePort();
  const program = spawn(webDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(
      `http://127.0.0.1:${port}/${path}`,
      body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
    );
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const { sessionId } = (await untilItWorks(async () =>
    ask('session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: await miniBrowser(),
            args: ['--automation', '--full-screen'],
          },
        },
      },
    }),
  )) as { sessionId: string };
  const send: Send = async (command, body = {}) => {
    const path = `session/${sessionId}/`;
    if (!command.startsWith('Get')) return ask(path + (paths[command] ?? command), body);
    const { id } = body as { id?: string };
    const what = command.replace('Get', '').toLowerCase();
    return ask(path + (paths[command] ?? `element/${id ?? ''}/${what}`));
  };
  return driverOf(send, async () => {
    await fetch(`http://127.0.0.1:${port}/session/${sessionId}`, { method: 'DELETE' });
    await ended(program, screen);
  });
}
