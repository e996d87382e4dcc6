import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Output } from '../output/index.ts';

/** Every file in a folder, byte for byte. */
export async function readStaticFiles(directory: string): Promise<Output> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (file) => [relative(directory, file).split(sep).join('/'), await readFile(file)] as const)));
}
