/** How long `--serve` takes from a change to the finished site, as it says itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { copyProject } from './project-copy.ts';
import { atMost, median, milliseconds, type Line } from './report.ts';

/** The promise, in milliseconds. */
const limit = 200;

/** A build that takes longer does not answer at all, in milliseconds. */
const patience = 60_000;

/** The watcher looks at every file before it notices changes, in milliseconds; a person who edits is slower still. */
const pauseMs = 1000;

/** What is changed: each time into something that the pages show. */
const changes = {
  content: { file: 'content/demos.yaml', change: (text: string, run: number) => text.replace(/^( *caption: ).*$/m, `$1Sending Emails ${String(run)}`) },
  style: { file: 'site/styles/global.css.ts', change: (text: string, run: number) => `${text}\nglobalStyle('.bench-${String(run)}', { order: ${String(run)} });\n` },
} as const;

export async function measureRebuild(runs: number): Promise<Line[]> {
  const project = await copyProject();
  const child = spawn(join(project.directory, 'node_modules/.bin/tsx'), ['build.ts', '--serve', '--no-budget', '--port', '0'], { cwd: project.directory, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    /** @returns the first group of the next line that matches */
    const nextLine = async (pattern: RegExp): Promise<string> => {
      const timer = globalThis.setTimeout(() => child.kill(), patience);
      for (;;) {
        const line = await said.next();
        if (line.done === true) throw new Error(`The server ended, or was ended after ${milliseconds(patience)}, before it said ${String(pattern)}.`);
        const match = pattern.exec(line.value);
        if (match === null) continue;
        clearTimeout(timer);
        return match[1] ?? '';
      }
    };
    await nextLine(/The site: (\S+)/);
    const lines: Line[] = [];
    for (const [what, { file, change }] of Object.entries(changes)) {
      const path = join(project.directory, file);
      const original = await readFile(path, 'utf8');
      const times: number[] = [];
      // The first build after the start still warms up.
      for (let run = 0; run <= runs; run += 1) {
        await setTimeout(pauseMs);
        await writeFile(path, change(original, run));
        const time = Number(await nextLine(/Built again in (\d+) ms/));
        if (run > 0) times.push(time);
      }
      lines.push(atMost(`--serve: built again after a change of ${what}, median of ${runs}`, 'build', median(times), limit, milliseconds));
    }
    return lines;
  } finally {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.signalCode === null) {
      child.kill();
      await ended;
    }
    await project.remove();
  }
}
