import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from '../bench/project-copy.ts';
import { startDevServer } from '../support/dev-server.ts';

/** Longer than two starts take on a machine that is busy with other tests, in milliseconds. */
const patience = 120_000;

test(
  'the development server ends while it starts anew as well',
  async () => {
    const project = await copyProject({ withCache: true });
    const server = await startDevServer(project.directory);
    await appendFile(join(project.directory, 'site/generator/node-version.ts'), '\n');
    await server.nextLine(/(starts anew)/);
    // The process that follows is on its way, and does not serve yet.
    await expect.poll(() => fetch(server.url).then(() => 'answers', () => 'refuses'), { timeout: 60_000, interval: 50 }).toBe('refuses');
    await server.close();
    await project.remove();
  },
  patience,
);
