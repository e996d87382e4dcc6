/** How long `--serve` takes from a change to the finished site, as it says itself. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startDevServer } from '../support/dev-server.ts';
import { copyProject } from './project-copy.ts';
import { atMost, median, milliseconds, type Line } from './report.ts';

/** The promise, in milliseconds. */
const limit = 200;

/** The watcher looks at every file before it notices changes, in milliseconds; a person who edits is slower still. */
const pauseMs = 1000;

/** What is changed: each time into something that the pages show. */
const changes = {
  content: { file: 'content/demos.yaml', change: (text: string, run: number) => text.replace(/^( *caption: ).*$/m, `$1Sending Emails ${String(run)}`) },
  style: { file: 'site/styles/global.css.ts', change: (text: string, run: number) => `${text}\nglobalStyle('.bench-${String(run)}', { order: ${String(run)} });\n` },
} as const;

export async function measureRebuild(runs: number): Promise<Line[]> {
  const project = await copyProject();
  const server = await startDevServer(project.directory);
  try {
    const lines: Line[] = [];
    for (const [what, { file, change }] of Object.entries(changes)) {
      const path = join(project.directory, file);
      const original = await readFile(path, 'utf8');
      const times: number[] = [];
      // The first build after the start still warms up.
      for (let run = 0; run <= runs; run += 1) {
        await setTimeout(pauseMs);
        await writeFile(path, change(original, run));
        const time = Number(await server.nextLine(/Built again in (\d+) ms/));
        if (run > 0) times.push(time);
      }
      lines.push(atMost(`--serve: built again after a change of ${what}, median of ${runs}`, 'build', median(times), limit, milliseconds));
    }
    return lines;
  } finally {
    await server.close();
    await project.remove();
  }
}
