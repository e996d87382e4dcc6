/** A screen, and the D-Bus buses between a screen reader and a browser. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { findProgram, installPackages } from '../support/apt.ts';

const packages = ['xvfb', 'dbus', 'at-spi2-core', 'gir1.2-atspi-2.0', 'python3-gi'];
/** Debian's own Python has the bindings; another one on PATH has not. */
export const python = '/usr/bin/python3';

export interface Desktop {
  /** The variables that lead a program there. */
  variables: Record<string, string>;
  close: () => Promise<void>;
}

/** The paths of Xvfb and dbus-daemon; fails where Python has no bindings of AT-SPI. */
async function programs(): Promise<(string | undefined)[]> {
  await promisify(execFile)(python, ['-c', 'import gi; gi.require_version("Atspi", "2.0")']);
  return Promise.all([findProgram('Xvfb'), findProgram('dbus-daemon')]);
}

/**
 * Starts a desktop; in CI it installs what is missing.
 * @returns undefined where it cannot be had
 */
export async function startDesktop(): Promise<Desktop | undefined> {
  const none = (): (string | undefined)[] => [undefined];
  let found = await programs().catch(none);
  if (found.includes(undefined) && process.env['CI'] !== undefined) {
    await installPackages(...packages).catch((error: unknown) => console.warn(String(error)));
    found = await programs().catch(none);
  }
  const [xvfb, daemon] = found;
  if (xvfb === undefined || daemon === undefined) return undefined;
  const { screen, display } = await startScreen(xvfb);
  const variables: Record<string, string> = {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    GTK_USE_PORTAL: '0',
    GNOME_ACCESSIBILITY: '1',
    ACCESSIBILITY_ENABLED: '1',
  };
  const bus = spawn(daemon, ['--session', '--nofork', '--print-address'], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [address] = (await once(bus.stdout, 'data')) as [Buffer];
  variables['DBUS_SESSION_BUS_ADDRESS'] = address.toString().trim();
  return { variables, close: () => ended(bus, screen) };
}

/** Calls `onLine` with each line that a program of the desktop prints; ready after the first. */
export async function listenTo(
  desktop: Desktop,
  [program, ...options]: readonly [string, ...string[]],
  onLine: (line: string) => void,
): Promise<ChildProcess> {
  const child = spawn(program, options, {
    env: { ...process.env, ...desktop.variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let rest = '';
  child.stdout.on('data', (bytes: Buffer) => {
    const lines = (rest + bytes.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  await once(child.stdout, 'data');
  return child;
}

/** Starts a virtual screen. @param path of Xvfb */
export async function startScreen(path: string) {
  const screen = spawn(path, ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

/** Ends programs, and waits until they have ended. */
export async function ended(...programs: readonly ChildProcess[]): Promise<void> {
  for (const program of programs) {
    if (program.exitCode !== null || program.signalCode !== null) continue;
    program.kill();
    await once(program, 'close');
  }
}
