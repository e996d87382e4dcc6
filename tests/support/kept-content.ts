/**
 * The content of the packs, read once in a run: each of Playwright's workers needs it before its first test, and reading it
 * (the code of the build, and every picture) takes two seconds.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { PageContent } from '../../site/content.ts';
import { project, sample, second } from './builds.ts';

/** Says to the processes that start later that the content is kept as it stands. */
const variable = 'TEST_CONTENT_KEPT';

const fileOf = (pack: string): string =>
  join(project, '.cache/tests/content', pack.replaceAll('/', '-'));

/** Imported only where it is needed: it brings half of the build along. */
const readPack = async (pack: string): Promise<PageContent> =>
  (await import('./content.ts')).contentForTests(pack);

/** Reads the packs, and keeps them for the processes that start later. */
export async function keepContent(): Promise<void> {
  await mkdir(join(project, '.cache/tests/content'), { recursive: true });
  await Promise.all(
    [sample, second].map(async (pack) => writeFile(fileOf(pack), serialize(await readPack(pack)))),
  );
  process.env[variable] = 'yes';
}

/** The content of a pack as pages receive it: what was kept of it in this run, or read now. */
export async function packContent(pack: string = sample): Promise<PageContent> {
  return process.env[variable] === undefined
    ? readPack(pack)
    : (deserialize(await readFile(fileOf(pack))) as PageContent);
}
