import { vi } from 'vitest';

/**
 * Waits until a check passes, and gives what it gives.
 * Vitest's own second is not enough where something else has the core just then; ten are lost only where it never passes.
 * @throws what the check threw last
 */
export const soon = <Value>(check: () => Value | Promise<Value>): Promise<Value> => vi.waitFor(check, { timeout: 10_000 });
