/** Installs what the checks and the tests need and the machine lacks, as root or by sudo where that asks for no password. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Longer than a download needs; a network that swallows packets must not eat the time of CI. */
const INSTALL_TIMEOUT_MS = 240_000;

/**
 * Runs a program that installs something, and says so.
 * @throws Error with what the program said when it fails or takes too long
 */
export async function install(program: string, ...parameters: string[]): Promise<void> {
  // To stderr, as stdout is what the launcher of Chromium reads.
  console.error(`Installing: ${program} ${parameters.join(' ')}`);
  await run(program, parameters, { timeout: INSTALL_TIMEOUT_MS, maxBuffer: 2 ** 26 });
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

async function asRoot(program: string, ...parameters: string[]): Promise<void> {
  await (isRoot() ? install(program, ...parameters) : install('sudo', '-n', program, ...parameters));
}

/** Fetches the lists of packages of a Debian or Ubuntu. */
export async function updatePackages(): Promise<void> {
  await asRoot('apt-get', 'update');
}

/** Installs packages of a Debian or Ubuntu. */
export async function installPackages(...names: string[]): Promise<void> {
  await asRoot('env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '--no-install-recommends', ...names);
}

/** The line in which a failed program says why. */
export function reason(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error && error.stderr !== '' ? error.stderr : error;
  const lines = String(text).trim().split('\n');
  return lines.find((line) => /\b(error|E):/i.test(line)) ?? lines.at(-1) ?? '';
}
