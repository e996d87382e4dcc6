/** The development server, `build.ts --serve`, in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers';

/** A build that takes longer does not answer at all, in milliseconds. */
const patience = 60_000;

export interface DevServer {
  /** The address of the home page. */
  url: string;
  /**
   * The first group of the next line that it prints and that matches.
   * @throws Error when it ends before, or takes too long
   */
  nextLine: (pattern: RegExp) => Promise<string>;
  close: () => Promise<void>;
}

/**
 * Starts it on a free port and waits for the first build. What it says of mistakes goes to this process's own standard error.
 * @param directory the project's folder
 */
export async function startDevServer(directory: string): Promise<DevServer> {
  const child = spawn(join(directory, 'node_modules/.bin/tsx'), ['build.ts', '--serve', '--port', '0'], { cwd: directory, stdio: ['ignore', 'pipe', 'inherit'] });
  const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async (pattern: RegExp): Promise<string> => {
    const timer = setTimeout(() => child.kill(), patience);
    for (;;) {
      const line = await said.next();
      if (line.done === true) throw new Error(`The server ended, or was ended after ${String(patience / 1000)} s, before it said ${String(pattern)}.`);
      const match = pattern.exec(line.value);
      if (match === null) continue;
      clearTimeout(timer);
      return match[1] ?? '';
    }
  };
  const url = await nextLine(/The site: (\S+)/);
  return {
    url,
    nextLine,
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
