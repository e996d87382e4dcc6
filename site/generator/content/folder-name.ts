import { basename, isAbsolute, relative, sep } from 'node:path';

/**
 * What the folder of the content is called where something is said of its files: the way to it from where the owner
 * stands, which a terminal can follow; its own name where it lies elsewhere.
 * @param directory its path
 */
export function folderName(directory: string): string {
  const way = relative('', directory);
  return way === '' || way.startsWith('..') || isAbsolute(way)
    ? basename(directory)
    : way.split(sep).join('/');
}
