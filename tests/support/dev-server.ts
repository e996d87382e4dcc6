/** The development server in a process of its own, as `npm start` has it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers';

/** A build that takes longer does not answer at all, in milliseconds. */
const patience = 60_000;

export interface DevServer {
  /** The address of the home page. */
  url: string;
  /** What it has said of mistakes and faults so far. */
  complaints: () => string;
  /**
   * The first group of the next line that it prints and that matches.
   * @throws Error when it ends before, or takes too long
   */
  nextLine: (pattern: RegExp) => Promise<string>;
  /** Ends it as the person at the command line would. */
  close: () => Promise<void>;
}

/**
 * Starts it on a free port and waits until it serves.
 * @param directory the project's folder
 * @param options more options of the build; of two that say different things the later one counts
 */
export async function startDevServer(directory: string, ...options: string[]): Promise<DevServer> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'build.ts', '--serve', '--port', '0', ...options],
    { cwd: directory, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let complaints = '';
  child.stderr.on('data', (bytes: Buffer) => (complaints += bytes.toString()));
  const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async (pattern: RegExp): Promise<string> => {
    const timer = setTimeout(() => child.kill(), patience);
    for (;;) {
      const line = await said.next();
      if (line.done === true)
        throw new Error(
          `The server ended, or was ended after ${String(patience / 1000)} s, before it said ${String(pattern)}.\n${complaints}`,
        );
      const match = pattern.exec(line.value);
      if (match === null) continue;
      clearTimeout(timer);
      return match[1] ?? '';
    }
  };
  const url = await nextLine(/The site: (\S+)/);
  return {
    url,
    complaints: () => complaints,
    nextLine,
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'close');
      child.kill();
      await ended;
    },
  };
}
