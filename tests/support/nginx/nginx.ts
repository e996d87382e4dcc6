/** Serves a built site by a real nginx, with the lines that the build wrote for it. */
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { installPackages, reason, updatePackages } from '../../../site/generator/check/packages.ts';

/** Where it is on the systems that keep it out of the path of ordinary users. */
const folders = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/opt/homebrew/bin',
];

/** Where its table of file types is. */
const typeTables = [
  '/etc/nginx/mime.types',
  '/usr/local/etc/nginx/mime.types',
  '/opt/homebrew/etc/nginx/mime.types',
];

/** Until it has started, in milliseconds. */
const patience = 10_000;

/** The path of nginx, or undefined on a machine without one. */
export function findNginx(): string | undefined {
  return folders
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'nginx'))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Installs it in CI, where nothing is to be left untried; somebody's own machine is left as it is. */
export async function provideNginx(): Promise<void> {
  if (process.env['CI'] === undefined || findNginx() !== undefined) return;
  try {
    await updatePackages();
    await installPackages('nginx');
  } catch (error) {
    console.warn(`nginx could not be installed: ${reason(error)}`);
  }
}

export interface Nginx {
  /** The address of the home page. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Starts nginx on a free port.
 * @param program its path
 * @param site the folder that the build wrote, its nginx.conf included
 * @param base the path that it was built for, '/' or '/repo/'
 * @throws Error with what nginx said when it does not start
 */
export async function startNginx(program: string, site: string, base: string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const root = join(folder, 'root');
  const place = join(root, base);
  await mkdir(dirname(place), { recursive: true });
  await symlink(resolve(site), place.replace(/\/$/, ''));
  await writeFile(
    join(folder, 'nginx.conf'),
    configuration(folder, root, port, resolve(site, 'nginx.conf')),
  );

  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const ended = new Promise((done) => child.on('close', done));
  const close = async (): Promise<void> => {
    child.kill('SIGQUIT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };

  const url = `http://127.0.0.1:${port}${base}`;
  const start = Date.now();
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() - start > patience) {
      await close();
      throw new Error(`nginx did not start:\n${said}`);
    }
    await setTimeout(50);
  }
  return { url, close };
}

/** The least that an nginx.conf holds around the lines of the site, and compression, which the lines leave to the host. */
function configuration(folder: string, root: string, port: number, lines: string): string {
  const types = typeTables.find((path) => existsSync(path));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path "${folder}/${name}";`,
  );
  // One process that stays the user who started it: as root it would become one that cannot read the folder.
  return `daemon off;
master_process off;
pid "${folder}/nginx.pid";
events {}
http {
${types === undefined ? '' : `  include "${types}";`}
  default_type application/octet-stream;
  access_log off;
  gzip on;
  gzip_types text/css text/javascript application/javascript image/svg+xml application/xml;
${temporary.join('\n')}
  server {
    listen 127.0.0.1:${port};
    root "${root}";
    include "${lines}";
  }
}
`;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
