import { describe, test } from 'vitest';
import { askAriaKeys } from './aria-keys.ts';
import { askCaptions } from './captions.ts';
import { askConsent } from './consent.ts';
import { findEngine, type Engine } from './engines.ts';
import { askJourneys } from './journeys.ts';
import { useSession } from './session.ts';
import { askTabWalk } from './tab-walk.ts';

/**
 * Asks one engine everything in one session: a start takes seconds. Each engine has a test file of
 * its own, so that two are asked at the same time.
 */
export async function askEngine(engine: Engine): Promise<void> {
  const start = await findEngine(engine);
  if (start === undefined) {
    test('the engine should be installed', ({ skip }) => skip(`${engine} is not installed`));
    return;
  }
  const session = useSession(start);
  // WebKit is asked what an iPhone needs, Firefox what a desk does.
  const isWebKit = engine === 'WebKit';
  const screen = isWebKit ? 'phone' : 'desktop';
  describe('captions', () => askCaptions(session));
  describe('keys', () => askAriaKeys(session, screen));
  describe('consent', () => askConsent(session));
  describe('journeys', () => askJourneys(session, screen));
  if (!isWebKit) describe('a walk by Tab', () => askTabWalk(session));
}
