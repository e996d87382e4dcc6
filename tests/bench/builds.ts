/** How long the build takes, whole process: without caches, with warm ones, and with ten and a hundred times the content. */
import { join } from 'node:path';
import { makeContent } from './make-content.ts';
import { copyProject, type Effort } from './project-copy.ts';
import { atMost, information, median, ratio, seconds, type Line } from './report.ts';

/** The promises, in milliseconds. */
const limits = { cold: 10_000, warm: 1500 };

const runs = 3;

/** How many of each entry there are, and how the table calls that. */
const sizes = [
  { factor: 1, name: '14 demos' },
  { factor: 10, name: '140 demos' },
  { factor: 100, name: '1,400 demos' },
] as const;

export async function measureBuilds(): Promise<Line[]> {
  const project = await copyProject();
  try {
    const cold: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await project.emptyCache();
      cold.push((await project.build()).time);
    }
    const lines = [
      atMost(
        `build without caches, median of ${runs}`,
        'build',
        median(cold),
        limits.cold,
        seconds,
      ),
    ];
    let before: number | undefined;
    for (const { factor, name } of sizes) {
      const content = `content-${String(factor)}`;
      await makeContent(
        join(project.directory, 'content'),
        join(project.directory, content),
        factor,
      );
      // The first build fills the cache.
      await project.build(content);
      const efforts: Effort[] = [];
      for (let run = 0; run < runs; run += 1) efforts.push(await project.build(content));
      const time = median(efforts.map((effort) => effort.time));
      if (factor === 1)
        lines.push(
          atMost(`build with warm caches, median of ${runs}`, 'build', time, limits.warm, seconds),
        );
      lines.push(
        information(
          'the same with more content: time, peak memory',
          name,
          `${seconds(time)}, ${megabytes(Math.max(...efforts.map(({ memory }) => memory)))}`,
        ),
      );
      if (before !== undefined)
        lines.push(atMost('ten times the content costs, times', name, time / before, 10, ratio));
      before = time;
    }
    return lines;
  } finally {
    await project.remove();
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
