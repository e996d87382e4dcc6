import { findProgram, installPackages } from '../support/apt.ts';
import { startFirefox, startWebKit, type Driver } from './driver.ts';

/** The other engines: Firefox, and WebKit as in every iPhone. */
export const engines = ['Firefox', 'WebKit'] as const;
export type Engine = (typeof engines)[number];

const packages = {
  Firefox: ['firefox-esr', 'fonts-liberation'],
  WebKit: ['webkit2gtk-driver', 'xvfb', 'fonts-liberation'],
};

const programsOf = (engine: Engine): Promise<(string | undefined)[]> =>
  Promise.all(
    engine === 'Firefox'
      ? [findProgram('firefox-esr', 'firefox')]
      : [findProgram('WebKitWebDriver'), findProgram('Xvfb')],
  );

/**
 * Finds an engine; in CI it installs one that is missing.
 * @returns what starts it, or undefined where it cannot be had
 */
export async function findEngine(
  engine: Engine,
): Promise<((reducedMotion: boolean) => Promise<Driver>) | undefined> {
  let programs = await programsOf(engine);
  if (programs.includes(undefined) && process.env['CI'] !== undefined) {
    await installPackages(...packages[engine]).catch((error: unknown) =>
      console.warn(`${engine} cannot be installed: ${String(error)}`),
    );
    programs = await programsOf(engine);
  }
  const [first, second] = programs;
  if (first === undefined) return undefined;
  if (engine === 'Firefox') return (reducedMotion) => startFirefox(first, reducedMotion);
  if (second === undefined) return undefined;
  return (reducedMotion) => startWebKit([first, second], reducedMotion);
}
