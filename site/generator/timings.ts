/** Runs a step and records how long it took. Steps may overlap. */
export type Timed = <T>(name: string, run: () => T | Promise<T>) => Promise<T>;

/** Starts a new list of timings. */
export function createTimings(): { timed: Timed; table: () => string } {
  const lines: string[] = [];
  return {
    async timed(name, run) {
      const start = performance.now();
      const result = await run();
      const milliseconds = (performance.now() - start).toFixed(0);
      lines.push(`  ${name.padEnd(24)}${milliseconds.padStart(6)} ms`);
      return result;
    },
    /** One line for each step, in the order in which they ended. */
    table: () => lines.join('\n'),
  };
}

/**
 * Like Promise.all, but waits for all of them even where one fails: a step that still runs would
 * get in the way of the next build of the development server.
 */
export async function allOrThrow<const Running extends readonly unknown[]>(
  running: Running,
): Promise<{ -readonly [Key in keyof Running]: Awaited<Running[Key]> }> {
  await Promise.allSettled(running);
  return Promise.all(running);
}
