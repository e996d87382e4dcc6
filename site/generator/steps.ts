/** Runs a step and keeps how long it took. Steps may overlap. */
export type Step = <T>(name: string, run: () => T | Promise<T>) => Promise<T>;

/** Times the steps of a build. */
export interface Steps {
  step: Step;
  /** One line a step: its name and its time in milliseconds. */
  table: () => string;
}

/** Starts a new count. */
export function countSteps(): Steps {
  const times: { name: string; milliseconds: number }[] = [];
  return {
    async step(name, run) {
      const start = performance.now();
      const result = await run();
      times.push({ name, milliseconds: performance.now() - start });
      return result;
    },
    table: () =>
      times
        .map(
          ({ name, milliseconds }) =>
            `  ${name.padEnd(24)}${milliseconds.toFixed(0).padStart(6)} ms`,
        )
        .join('\n'),
  };
}

/**
 * What all of them give, once all have come to their end, even where one fails: what still ran would
 * get into the way of the next round of the development server.
 * @throws what the first of those that failed threw
 */
export async function together<const Running extends readonly unknown[]>(
  running: Running,
): Promise<{ -readonly [Key in keyof Running]: Awaited<Running[Key]> }> {
  await Promise.allSettled(running);
  return Promise.all(running);
}
