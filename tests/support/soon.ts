import { vi } from 'vitest';

/**
 * Waits up to ten seconds until a check passes, and returns its value.
 * @throws the last error of the check
 */
export const soon = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 10_000, interval: 10 });
