/**
 * The tools that only the measurements or the mutants need, each with a package file and a lock of their own, so that
 * nobody who only wants the site installs them. The first run that needs one does.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

/** Beside the measurements and not above them, which would find older packages there than the project's. */
const measuring = join(import.meta.dirname, 'tools');

/**
 * The path of a file of a tool, which is installed where it is not there yet.
 * @param name of its package
 * @param file relative to the package
 * @param folder with the package file
 * @throws Error with what npm said when it cannot be installed
 */
export async function toolOf(name: string, file: string, folder = measuring): Promise<string> {
  // npm writes it at the end.
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) {
    console.log(`  Installing ${name}: once, into ${relative('', folder)}`);
    await promisify(execFile)('npm', ['ci'], { cwd: folder, shell: process.platform === 'win32' });
  }
  return join(folder, 'node_modules', name, file);
}
