/** The content of the sample as pages receive it, read once for all workers of Playwright. */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { PageContent } from '../../site/content.ts';
import { project } from './builds.ts';

const folder = join(project, '.cache/tests');
const file = join(folder, 'sample-content');

/** Reads the content, and stores the result for the processes that start later. */
export async function copyContent(): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Loading the code of the build takes seconds, so only this process loads it.
  const { contentForTests } = await import('./content.ts');
  await writeFile(file, serialize(await contentForTests()));
}

export const contentCopy = (): PageContent => deserialize(readFileSync(file)) as PageContent;
