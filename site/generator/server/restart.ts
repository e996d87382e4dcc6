import { watch } from 'chokidar';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Tells a process that it was started by another one, which starts it again when asked to. */
const mark = 'SITE_SERVED_AGAIN';

/** What such a process asks for before it ends. */
const request = 'restart';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Starts this very program anew, as its own code has changed; everything that it holds (ports, watchers)
 * has to be let go of before. The first process stays, asleep, as the one that the person at the command
 * line started and may end; those after it ask it for the next.
 * @param args more arguments, such as the port; of two that say different things the later one counts
 * @param sources the files of the program: where it cannot even start, a change of one of them has it try again
 * @returns never: the process ends with the program
 */
export async function startAnew(
  args: readonly string[],
  sources: ReadonlySet<string>,
): Promise<never> {
  if (process.env[mark] !== undefined) {
    await new Promise((sent) => process.send?.(request, sent));
    process.exit();
  }
  let child: ChildProcess | undefined;
  const received: NodeJS.Signals[] = [];
  for (const signal of signals) {
    process.on(signal, () => {
      if (child === undefined) process.exit();
      received.push(signal);
      child.kill(signal);
    });
  }
  for (;;) {
    child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1), ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, [mark]: '' },
    });
    const asked: unknown[] = [];
    child.on('message', (message) => asked.push(message));
    const [code] = (await once(child, 'exit')) as [number | null];
    child = undefined;
    // One that has no time to say so ends by the signal itself: while it starts, or makes room for the next.
    if (received.length > 0) process.exit();
    if (asked.includes(request)) continue;
    if (code === 0) process.exit();
    console.error(
      '  The build could not start with its own code as it is now. It tries again when a file of it is saved.',
    );
    await changeOf(sources);
  }
}

/** Ends this process with the one that started it anew, which may have ended already. */
export function endWithParent(end: () => void): void {
  if (process.env[mark] === undefined) return;
  if (process.connected) process.once('disconnect', end);
  else end();
}

async function changeOf(files: ReadonlySet<string>): Promise<void> {
  const watcher = watch([...files], { ignoreInitial: true });
  await once(watcher, 'all');
  await watcher.close();
}
