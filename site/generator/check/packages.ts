/**
 * Installs what the checks and the tests need and the machine lacks: packages of the system, as root or by sudo where that
 * asks for no password; and tools that few need, each set with a package file and a lock of its own, so that nobody who
 * only wants the site installs them. The first run that needs one does.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Longer than a download needs; a network that swallows packets must not eat the time of CI. */
const INSTALL_TIMEOUT_MS = 240_000;

/** Two that install something at the same time would lock each other out. */
let lastInstall: Promise<unknown> = Promise.resolve();

/**
 * Runs a program that installs something, after those before it, and says so.
 * @throws Error with what the program said when it fails or takes too long
 */
export async function install(program: string, ...parameters: string[]): Promise<void> {
  const installing = lastInstall.then(() => {
    // To stderr, as stdout is what the launcher of Chromium reads.
    console.error(`Installing: ${program} ${parameters.join(' ')}`);
    return run(program, parameters, { timeout: INSTALL_TIMEOUT_MS, maxBuffer: 2 ** 26 });
  });
  lastInstall = installing.catch(() => undefined);
  await installing;
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

async function asRoot(program: string, ...parameters: string[]): Promise<void> {
  await (isRoot()
    ? install(program, ...parameters)
    : install('sudo', '-n', program, ...parameters));
}

let lists: Promise<void> | undefined;

/** Fetches the lists of packages of a Debian or Ubuntu, once. */
export async function updatePackages(): Promise<void> {
  lists ??= asRoot('apt-get', 'update');
  await lists;
}

/** Installs packages of a Debian or Ubuntu. */
export async function installPackages(...names: string[]): Promise<void> {
  await asRoot(
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    'install',
    '-y',
    '--no-install-recommends',
    ...names,
  );
}

/** The line in which a failed program says why. */
export function reason(error: unknown): string {
  const text =
    error instanceof Error && 'stderr' in error && error.stderr !== '' ? error.stderr : error;
  const lines = String(text).trim().split('\n');
  return lines.find((line) => /\b(error|E):/i.test(line)) ?? lines.at(-1) ?? '';
}

const root = join(import.meta.dirname, '../../..');

/**
 * The path of a file of a tool: of the project's own where `npm ci` has brought it, else of a folder that is installed now if need be.
 * @param folder with a package file, its path below the project; beside the programs that use it and not above them, which would find older packages there than the project's
 * @param name of its package
 * @param file relative to the package
 * @throws Error with what npm said when it cannot be installed
 */
export async function toolOf(folder: string, name: string, file: string): Promise<string> {
  const own = join(root, 'node_modules', name);
  if (existsSync(own)) return join(own, file);
  const directory = join(root, folder);
  const installing = installed.get(directory) ?? installTools(directory, name);
  installed.set(directory, installing);
  await installing;
  return join(directory, 'node_modules', name, file);
}

/** Asked for twice at a time, a tool is installed once. */
const installed = new Map<string, Promise<void>>();

async function installTools(directory: string, name: string): Promise<void> {
  // npm writes it at the end.
  if (existsSync(join(directory, 'node_modules/.package-lock.json'))) return;
  console.error(`  Installing ${name}: once, into ${relative('', directory)}`);
  // pa11y would bring a browser of its own.
  await run('npm', ['ci'], {
    cwd: directory,
    timeout: INSTALL_TIMEOUT_MS,
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: 'true' },
  });
}
