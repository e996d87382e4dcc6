/** Installs what the tests need beside Node, where the system has apt. */
import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Longer than a download takes, in milliseconds. */
const timeout = 240_000;

/** The path of the first of these programs that is on PATH. */
export async function findProgram(...names: readonly string[]): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return undefined;
}

/** Installs packages of Debian or Ubuntu, as root or by a sudo that asks for no password. */
export async function installPackages(...names: readonly string[]): Promise<void> {
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y'];
  const [program = '', ...prefix] =
    process.getuid?.() === 0 ? apt : ['sudo', '--non-interactive', ...apt];
  console.log(`Installing ${names.join(', ')}`);
  await run(program, [...prefix, 'update'], { timeout });
  await run(program, [...prefix, 'install', '--no-install-recommends', ...names], { timeout });
}
