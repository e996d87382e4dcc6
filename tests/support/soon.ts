import { vi } from 'vitest';

/** Where a fault is tried on purpose (tests/mutants), most of what is waited for never comes. */
const patience = process.env['MUTANTS_TESTS'] === undefined ? 10_000 : 2_000;

/**
 * Waits until a check passes, and gives what it gives.
 * Vitest's own second is not enough where something else has the core just then; ten are lost only where it never passes.
 * @throws what the check threw last
 */
export const soon = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: patience, interval: 10 });
