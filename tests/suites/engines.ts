import { findEngine, type Engine } from '../support/engines.ts';
import { vitest, type Count } from '../support/suite.ts';

/** The essentials in another engine. Where it is missing and cannot be installed, that counts as one that was skipped. */
export async function inEngine(engine: Engine): Promise<Count> {
  const found = await findEngine(engine);
  if ('missing' in found) {
    console.log(`Skipped: ${found.missing}`);
    return { passed: 0, failed: 0, skipped: 1, faults: [] };
  }
  if (engine === 'firefox') process.env['FIREFOX_PATH'] = found[0];
  return vitest(engine);
}
