/** Servers as owners have them, for a site in a folder, and what asks them. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer as createSecureServer, type Server } from 'node:tls';
import { promisify } from 'node:util';
import type { HostName } from '../../site/generator/hosts/index.ts';
import { findProgram, installPackages } from './apt.ts';

/** What a server does not do, by itself or with the files of the build. */
export type Lack =
  | 'headers'
  | 'headers of a 404'
  | '404 page'
  | 'query'
  | 'charset'
  | 'manifest'
  | 'compression'
  | 'revalidation'
  | 'parts'
  | 'https';

export interface HostServer {
  name: string;
  /** Whose files the build writes; those of no host in particular where it is left out. */
  host?: HostName;
  /** Its own file, which no visitor gets. */
  own?: string;
  /** The program; undefined where it is not installed. */
  path: string | undefined;
  /** How many ports it answers over http. */
  ports?: number;
  lacks?: readonly Lack[];
  /** @returns the options of the program */
  start: (folder: string, site: string, ports: readonly number[]) => Promise<string[]> | string[];
}

/** What a server answers to a browser that reaches it by a name. */
export interface Answer {
  status: number;
  /** All values by lower-case name: a header that is sent twice has two. */
  headers: Map<string, string[]>;
  body: Buffer;
}

export const ask = (port: number, path: string, headers = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(
      { port, host: '127.0.0.1', path, headers: { host: `site.test:${port}`, ...headers } },
      (response) => {
        const found = new Map<string, string[]>();
        for (let index = 0; index < response.rawHeaders.length; index += 2) {
          const name = (response.rawHeaders[index] ?? '').toLowerCase();
          found.set(name, [...(found.get(name) ?? []), response.rawHeaders[index + 1] ?? '']);
        }
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status = 0 } = response;
          resolve({ status, headers: found, body: Buffer.concat(chunks) });
        });
      },
    )
      .on('error', reject)
      .end();
  });

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Writes a certificate that only tests accept. */
export async function certificateIn(folder: string): Promise<void> {
  const options = [
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=site.test',
  ];
  await promisify(execFile)(
    'openssl',
    ['req', ...options, '-keyout', 'key', '-out', 'certificate'],
    {
      cwd: folder,
    },
  );
}

/** Takes TLS off for a server without it, as hosts do in front of theirs. */
export async function startSecure(folder: string, from: number, to: number): Promise<Server> {
  const [key, cert] = await Promise.all(
    ['key', 'certificate'].map((name) => readFile(join(folder, name))),
  );
  const server = createSecureServer({ key, cert }, (socket) => {
    const plain = connect(to, '127.0.0.1');
    for (const each of [socket, plain])
      each.on('error', () => [socket, plain].map((one) => one.destroy()));
    socket.pipe(plain).pipe(socket);
  });
  await new Promise<void>((listening) => server.listen(from, '127.0.0.1', listening));
  return server;
}

/** Finds the servers, or installs them where the tests run for a push. */
export async function findServers(names: readonly string[]): Promise<(string | undefined)[]> {
  process.env['PATH'] = `${process.env['PATH'] ?? ''}:/usr/sbin`;
  const find = () => Promise.all(names.map((name) => findProgram(name)));
  const found = await find();
  const missing = names.filter((_, index) => found[index] === undefined);
  if (missing.length === 0 || process.env['CI'] === undefined) return found;
  await installPackages(...missing).catch((error: unknown) => console.warn(String(error)));
  return find();
}

/** Debian's default server, and one that has nothing but a root. */
export async function nginxOptions(
  folder: string,
  site: string,
  [secure = 0, first = 0, second = 0]: readonly number[],
) {
  const debian = (await readFile('/etc/nginx/sites-available/default', 'utf8'))
    .replace(/^\s*listen .*$/gm, '')
    .replace(/root [^;]+;/, `listen 127.0.0.1:${first}; root ${site}; include ${site}/nginx.conf;`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/log; events { }
    http {
      include /etc/nginx/mime.types; access_log off; ${paths.join(' ')}
      ${debian}
      server { listen 127.0.0.1:${second}; root ${site}; include ${site}/nginx.conf; }
      server {
        listen 127.0.0.1:${secure} ssl; root ${site}; include ${site}/nginx.conf;
        ssl_certificate ${folder}/certificate; ssl_certificate_key ${folder}/key;
      }
    }`,
  );
  return ['-e', join(folder, 'log'), '-c', join(folder, 'nginx.conf')];
}

/** A shared host: only FileInfo may be overridden, and folders without a page are listed. */
export async function apacheOptions(
  folder: string,
  site: string,
  [secure = 0, port = 0]: readonly number[],
) {
  const modules = [
    ...['mpm_event', 'authz_core', 'dir', 'mime', 'alias', 'autoindex', 'headers', 'filter'],
    ...['deflate', 'ssl', 'socache_shmcb'],
  ].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
  await writeFile(
    join(folder, 'apache.conf'),
    `${modules.join('\n')}
    ServerRoot ${folder}
    ServerName site.test
    Listen 127.0.0.1:${port}
    Listen 127.0.0.1:${secure}
    PidFile pid
    ErrorLog log
    TypesConfig /etc/mime.types
    DocumentRoot ${site}
    Header set X-Content-Type-Options nosniff
    <Directory ${site}>
      Options Indexes FollowSymLinks
      AllowOverride FileInfo
      Require all granted
    </Directory>
    <FilesMatch "^\\.ht">
      Require all denied
    </FilesMatch>
    <VirtualHost 127.0.0.1:${secure}>
      SSLEngine on
      SSLCertificateFile certificate
      SSLCertificateKeyFile key
    </VirtualHost>`,
  );
  return ['-X', '-f', join(folder, 'apache.conf')];
}
