/** Finds what the suites need beside Node, and installs what the machine lacks. */
import { findChromium } from '../../site/generator/check/chromium.ts';
import { findEngine } from './engines.ts';
import { provideFonts } from './fonts.ts';
import type { Program } from './suite.ts';

/** In the order in which the suites ask for them. What cannot do without one says so itself; Chromium alone fails here, as most of them would. */
const provide: Readonly<Record<Program, () => Promise<unknown>>> = {
  // Where the runners, which are processes of their own, look first.
  chromium: async () => (process.env['CHROMIUM_PATH'] ??= await findChromium()),
  fonts: provideFonts,
  webkit: () => findEngine('webkit'),
  firefox: () => findEngine('firefox'),
};

/**
 * Begins to provide programs, one after the other: the first suites run while the next programs are still being fetched,
 * and no other process may install anything meanwhile, as two would lock each other out.
 * @returns for each program when it is there, or cannot be had; Chromium's rejects where there is none
 */
export function providePrograms(needed: ReadonlySet<Program>): ReadonlyMap<Program, Promise<void>> {
  const provided = new Map<Program, Promise<void>>();
  let last: Promise<void> = Promise.resolve();
  for (const program of Object.keys(provide) as Program[]) {
    if (!needed.has(program)) continue;
    const done = last.then(async () => void (await provide[program]()));
    last = done.catch(() => undefined);
    provided.set(program, done);
  }
  return provided;
}
