import { watch, type FSWatcher } from 'chokidar';
import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, sep } from 'node:path';

/** For how long chokidar takes each further change of a file for the one that it has told of, in milliseconds. */
const unheardFor = 50;

/**
 * Watches folders and files, also while they are not there: what is watched is where they stand, past
 * everything else that stands there.
 * @param flat of this folder only what is named among the paths
 * @param changed is told of each change, by chokidar's name for it and the path, and of the last one in any case, as where a formatter writes at once what an editor has just saved
 */
export function watchAll(
  paths: readonly string[],
  flat: string,
  changed: (event: string, path: string) => void,
): FSWatcher {
  const isWithin = (folder: string, path: string): boolean =>
    path === folder || path.startsWith(folder + sep);
  const wanted = (path: string): boolean =>
    paths.some((each) => isWithin(path, each) || (isWithin(each, path) && each !== flat));
  const watcher = watch(
    [...new Set(paths.map((path) => dirname(path)))].filter(
      (folder, _index, all) => !all.some((other) => other !== folder && isWithin(other, folder)),
    ),
    {
      ignoreInitial: true,
      ignored: (path) => !wanted(path),
    },
  );
  return watcher.on('all', (event, path, found) => {
    changed(event, path);
    if (event !== 'change' || found === undefined) return;
    setTimeout(
      () => void isAnother(path, found).then((is) => is && !watcher.closed && changed(event, path)),
      unheardFor + 10,
    );
  });
}

/** Whether a file that is there has been written since it was found like this. */
async function isAnother(path: string, { mtimeMs, size }: Stats): Promise<boolean> {
  const now = await stat(path).catch(() => undefined);
  return now !== undefined && (now.mtimeMs !== mtimeMs || now.size !== size);
}
