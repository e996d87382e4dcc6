import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builds, project } from '../support/builds.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject({ withPackages: true });
});
afterAll(() => copy.remove());

/** Every file below a folder, by its path there. */
async function filesIn(directory: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (path) => [relative(directory, path), await readFile(path)] as const),
  );
  return new Map(files.toSorted(([one], [other]) => one.localeCompare(other)));
}

test('a build with an empty cache in another folder should write the same bytes', async () => {
  await copy.build('--out', 'written-here');
  const [here, there] = await Promise.all([
    filesIn(join(project, builds.root.directory)),
    filesIn(join(copy.directory, 'written-here')),
  ]);
  expect([...there.keys()]).toEqual([...here.keys()]);
  const changed = [...here].filter(([path, bytes]) => there.get(path)?.equals(bytes) !== true);
  expect(changed.map(([path]) => path)).toEqual([]);
}, 180_000);
