/** The built site on hosts that CI lacks: servers of Debian, and what hosts publish for desks. */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hostFiles } from '../../site/generator/hosts/index.ts';
import { hostTable, noCache, rulesOf, week, year } from '../../site/generator/hosts/table.ts';
import { askHosts, hostOptions } from '../built/ask-hosts.ts';
import { project } from '../support/builds.ts';
import { findServers } from '../support/host-servers.ts';

/** The packages of the hosts, pinned. They are no dependencies: they weigh more than the site. */
const packages = [
  ...['wrangler@4.164.0', 'superstatic@11.0.0', '@azure/static-web-apps-cli@2.0.10'],
  ...['@netlify/headers-parser@10.1.1', '@vercel/routing-utils@6.6.0'],
];
const leastNode = 22;
const folder = join(project, '.cache/hosts');
const modules = join(folder, 'node_modules');

async function installed(): Promise<boolean> {
  if (Number(process.versions.node.split('.')[0]) < leastNode) {
    console.log(`The local servers of hosts are skipped: they need Node.js ${leastNode}.`);
    return false;
  }
  await mkdir(folder, { recursive: true });
  const options = [
    ...['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder],
    // What Azure's compiles is only for signing in.
    '--ignore-scripts',
  ];
  await promisify(execFile)('npm', [...options, ...packages]);
  return true;
}

const [caddy, lighttpd] = await findServers(['caddy', 'lighttpd']);
for (const [name, path] of Object.entries({ caddy, lighttpd }))
  if (path === undefined) console.log(`${name} is skipped: it is not installed.`);
const hasPackages = await installed();
const node = hasPackages ? process.execPath : undefined;
process.env['WRANGLER_SEND_METRICS'] = 'false';
const wrangler = join(modules, 'wrangler/bin/wrangler.js');
const at = (port = 0): string[] => ['--ip', '127.0.0.1', '--port', String(port)];

askHosts([
  {
    name: 'Caddy, with the lines of the guide',
    path: caddy,
    lacks: ['headers', 'query', 'charset', 'manifest', 'https'],
    async start(own, site, [, port = 0]) {
      await writeFile(
        join(own, 'Caddyfile'),
        `{
          admin off
        }
        http://:${port} {
          root * ${site}
          file_server
          encode gzip
          handle_errors {
            rewrite * /404.html
            file_server
          }
        }`,
      );
      return ['run', '--config', join(own, 'Caddyfile')];
    },
  },
  {
    name: 'lighttpd, as Debian configures it',
    path: lighttpd,
    lacks: ['headers', '404 page', 'charset', 'compression', 'https'],
    async start(own, site, [, port = 0]) {
      await writeFile(
        join(own, 'lighttpd.conf'),
        `server.document-root = "${site}"
        server.bind = "127.0.0.1"
        server.port = ${port}
        index-file.names = ("index.html")
        include_shell "/usr/share/lighttpd/create-mime.conf.pl"`,
      );
      return ['-D', '-f', join(own, 'lighttpd.conf')];
    },
  },
  {
    name: 'Cloudflare Pages',
    host: 'cloudflare',
    own: 'wrangler.jsonc',
    path: node,
    lacks: ['compression', 'https'],
    start: (_, site, [, port]) => [wrangler, 'pages', 'dev', site, ...at(port)],
  },
  {
    name: 'Cloudflare Workers with assets',
    host: 'cloudflare',
    own: 'wrangler.jsonc',
    path: node,
    lacks: ['compression', 'https'],
    start: (_, __, [, port]) => [wrangler, 'dev', ...at(port)],
  },
  {
    name: 'Firebase',
    host: 'firebase',
    path: node,
    lacks: ['compression', 'revalidation', 'parts', 'https'],
    start: (_, __, [, port]) => [
      ...[join(modules, 'superstatic/lib/bin/server.js'), 'serve', '.', '--compression'],
      ...['--host', '127.0.0.1', '--port', String(port)],
    ],
  },
  {
    name: 'Azure Static Web Apps',
    host: 'azure',
    own: 'staticwebapp.config.json',
    path: node,
    lacks: ['headers of a 404', 'query', 'charset', 'compression', 'revalidation', 'https'],
    start: (_, site, [, port]) => [
      ...[join(modules, '@azure/static-web-apps-cli/dist/cli/bin.js'), 'start', site],
      ...['--host', '127.0.0.1', '--port', String(port)],
    ],
  },
]);

const imported = async <T>(file: string): Promise<T> =>
  (await import(pathToFileURL(join(modules, file)).href)) as T;

test.runIf(hasPackages)('Netlify should read each rule as it was meant', async () => {
  const file = join(folder, '_headers');
  await writeFile(file, hostFiles('netlify', hostOptions).get('_headers') ?? '');
  const { parseAllHeaders } = await imported<{
    parseAllHeaders: (options: object) => Promise<unknown>;
  }>('@netlify/headers-parser/lib/index.js');
  expect(await parseAllHeaders({ headersFiles: [file], minimal: true })).toEqual({
    errors: [],
    headers: rulesOf(hostTable(hostOptions), year).map(([path, values]) => ({ for: path, values })),
  });
});

interface VercelRoute {
  src: string;
  headers?: Record<string, string>;
  status?: number;
}

test.runIf(hasPackages)('Vercel should read each rule as it was meant', async () => {
  const { getTransformedRoutes } = await imported<{
    getTransformedRoutes: (config: unknown) => { routes: VercelRoute[]; error: unknown };
  }>('@vercel/routing-utils/dist/index.js');
  const file = hostFiles('vercel', hostOptions).get('vercel.json') ?? '';
  const { routes, error } = getTransformedRoutes(JSON.parse(String(file)));
  expect(error).toBeNull();
  const { headers: all } = hostTable(hostOptions);
  for (const [path, headers] of [
    ['/', { ...all, ...noCache }],
    ['/demos', { Location: '/$1/', ...all }],
    ['/demos/', { ...all, ...noCache }],
    ['/watch/pa-1/', { ...all, ...noCache }],
    ['/assets/a.js', { ...all, ...week }],
    ['/no/ne/', all],
  ] as const) {
    const found = routes.filter(({ src }) => new RegExp(src).test(path));
    expect(Object.assign({}, ...found.map((route) => route.headers)), path).toEqual(headers);
  }
});
