/** Times the steps of a build. */
export interface Steps {
  /** Runs a step and keeps how long it took. Steps may overlap. */
  step: <T>(name: string, run: () => T | Promise<T>) => Promise<T>;
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
    table: () => times.map(({ name, milliseconds }) => `  ${name.padEnd(24)}${milliseconds.toFixed(0).padStart(6)} ms`).join('\n'),
  };
}
