import { findProgram, installPackages } from '../support/apt.ts';
import { startChromium } from './chromium.ts';
import { startFirefox, startWebKit, type Start } from './driver.ts';

/** The engines that Playwright does not drive here. WebKit is that of every iPhone. */
export type Engine = 'Firefox' | 'WebKit';

const packages = {
  Firefox: ['firefox-esr', 'fonts-liberation'],
  WebKit: ['webkit2gtk-driver', 'xvfb', 'fonts-liberation'],
};

const programsOf = (engine: Engine): Promise<(string | undefined)[]> =>
  Promise.all(
    {
      Firefox: () => [findProgram('firefox-esr', 'firefox')],
      WebKit: () => [findProgram('WebKitWebDriver'), findProgram('Xvfb')],
    }[engine](),
  );

/**
 * Finds an engine; in CI it installs one that is missing.
 * @returns what starts it, or undefined where it cannot be had
 */
export async function findEngine(engine: Engine): Promise<Start | undefined> {
  let programs = await programsOf(engine);
  if (programs.includes(undefined) && process.env['CI'] !== undefined) {
    await installPackages(...packages[engine]).catch((error: unknown) =>
      console.warn(`${engine} cannot be installed: ${String(error)}`),
    );
    programs = await programsOf(engine);
  }
  const [first, second] = programs;
  if (first === undefined) return undefined;
  if (engine === 'Firefox') return (desktop) => startFirefox(first, desktop);
  if (second === undefined) return undefined;
  return () => startWebKit([first, second]);
}

/**
 * Finds a browser with a window, as screen readers need it; never a headless shell.
 * @returns what starts it, or undefined where it is not installed
 */
export async function findWindowed(engine: 'Chromium' | 'Firefox'): Promise<Start | undefined> {
  if (engine === 'Firefox') return findEngine(engine);
  const path = await findProgram('chromium', 'chromium-browser', 'google-chrome');
  return path === undefined ? undefined : (desktop) => startChromium(path, desktop);
}
