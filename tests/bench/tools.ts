/**
 * The tools that only the measurements need, with a package file and a lock of their own, so that nobody who
 * only wants the site installs them. The first measurement that needs one does.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const folder = import.meta.dirname;

/**
 * The path of a file of a tool, which is installed where it is not there yet.
 * @param name of its package
 * @param file relative to the package
 * @throws Error with what npm said when it cannot be installed
 */
export async function toolOf(name: string, file: string): Promise<string> {
  const path = join(folder, 'node_modules', name, file);
  if (!existsSync(path)) {
    console.log(`  Installing ${name} for the measurements: once, into tests/bench/node_modules`);
    await promisify(execFile)('npm', ['ci'], { cwd: folder, shell: process.platform === 'win32' });
  }
  return path;
}
