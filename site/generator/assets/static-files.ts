import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { UsageError } from '../errors.ts';
import type { Output } from '../output/index.ts';

/** Files that operating systems and editors create in folders. */
const systemFiles = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|\._.*|.*~)$/;

/** Every file in a folder, byte for byte. */
export async function readStaticFiles(directory: string): Promise<Output> {
  const files: Output = new Map();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory() || systemFiles.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(directory, file).split(sep).join('/');
    if (!entry.isFile())
      throw new UsageError(
        `static/${path} is a link or a device, not a file. Replace it with a file.`,
      );
    // Hosts cache assets/ for a year, as its names change with the bytes.
    if (path.startsWith('assets/'))
      throw new UsageError(
        `static/${path}: only the build may use the folder assets/. Use another folder.`,
      );
    files.set(path, await readFile(file));
  }
  return files;
}
