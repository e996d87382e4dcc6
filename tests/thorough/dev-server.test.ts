import { appendFile, readFile, writeFile } from 'node:fs/promises';
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
    await expect
      .poll(
        () =>
          fetch(server.url).then(
            () => 'answers',
            () => 'refuses',
          ),
        { timeout: 60_000, interval: 50 },
      )
      .toBe('refuses');
    await server.close();
    await project.remove();
  },
  patience,
);

test(
  'the development server wears the colours of a brand as soon as they are named, drawings too, and its own once they are gone',
  async () => {
    const project = await copyProject({ withCache: true });
    const server = await startDevServer(project.directory);
    const html = async (path = ''): Promise<string> => (await fetch(server.url + path)).text();
    const drawing = async (): Promise<string> =>
      /assets\/hero-narrow-\w+\.svg/.exec(await html())?.[0] ?? '';
    const soon = { timeout: 60_000, interval: 50 };
    try {
      const file = join(project.directory, 'content/site.yaml');
      const [own, site] = [await drawing(), await readFile(file, 'utf8')];
      await writeFile(file, `${site}\ncolors:\n  main: "#1b7f4d"\n`);
      await expect.poll(drawing, soon).not.toBe(own);
      // Once it is written, which is after the pages.
      await expect
        .poll(async () => (await html(await drawing())).includes('#ffc21a'), soon)
        .toBe(false);
      await writeFile(file, site);
      await expect.poll(drawing, soon).toBe(own);
    } finally {
      await server.close();
      await project.remove();
    }
  },
  patience,
);
