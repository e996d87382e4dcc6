import { execFile } from 'node:child_process';
import { access, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Where the sites of one run are built; the global setup empties it. */
export const sharedBuilds = '.cache/tests/shared';

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Builds a site for several workers once: the first worker builds, the others wait.
 * @param name tells it from other such sites
 * @param prepare writes its content into a folder, which is there and empty
 * @returns the folder of the built site, which nobody may change
 * @throws Error with the build's own message when it fails
 */
export async function buildOnce(
  name: string,
  prepare: (content: string) => Promise<void>,
): Promise<string> {
  const folder = join(sharedBuilds, name);
  const directory = join(folder, 'out');
  const [built, failed] = [join(folder, 'built'), join(folder, 'failed')];
  await mkdir(sharedBuilds, { recursive: true });
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    try {
      const content = join(folder, 'content');
      await mkdir(content);
      // The paths of the site that the content names are looked for beside it.
      await Promise.all([
        prepare(content),
        cp('static', join(folder, 'static'), { recursive: true }),
      ]);
      await promisify(execFile)(process.execPath, [
        '--import',
        'tsx',
        'build.ts',
        '--content',
        content,
        '--out',
        directory,
        '--base',
        '/',
      ]);
      await writeFile(built, '');
    } catch (error) {
      await writeFile(failed, String(error));
    }
  }
  while (!(await exists(built))) {
    if (await exists(failed)) throw new Error(await readFile(failed, 'utf8'));
    await wait(50);
  }
  return directory;
}
