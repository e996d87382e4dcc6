/**
 * Writes what the chosen host reads beside the site.
 * In: one table of what each path gets. Out: the files of one host.
 */
import type { Output } from '../output/index.ts';
import { assetsHtaccess, htaccess } from './apache.ts';
import { headersFile } from './headers-file.ts';
import { azureFile, firebaseFile, vercelFile, wranglerFile } from './json-files.ts';
import type { HostName } from './names.ts';
import { nginxSnippet } from './nginx.ts';
import { hostTable, week, year, type HostOptions, type HostTable } from './table.ts';

export { hostNames, type HostName } from './names.ts';

const writers: Record<HostName, (table: HostTable) => Record<string, string>> = {
  github: () => ({ '.nojekyll': '' }),
  netlify: (table) => ({ _headers: headersFile(table, year) }),
  cloudflare: (table) => ({
    _headers: headersFile(table, week),
    'wrangler.jsonc': wranglerFile(),
    '.assetsignore': 'wrangler.jsonc\n.built-site\n',
  }),
  nginx: (table) => ({ 'nginx.conf': nginxSnippet(table) }),
  apache: (table) => ({ '.htaccess': htaccess(table), 'assets/.htaccess': assetsHtaccess() }),
  vercel: (table) => ({ 'vercel.json': vercelFile(table) }),
  firebase: (table) => ({ 'firebase.json': firebaseFile(table) }),
  azure: (table) => ({ 'staticwebapp.config.json': azureFile(table) }),
};

/** What the host reads; without a host, what GitHub Pages and Netlify do. */
export function hostFiles(host: HostName | undefined, options: HostOptions): Output {
  const table = hostTable(options);
  const files =
    host === undefined
      ? { ...writers.github(table), ...writers.netlify(table) }
      : writers[host](table);
  return new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
}

const guide = ' (site/docs/guide.md, Go online).';

/** Cloudflare answers a request for a part of a file with 200 and all of it. */
export function videosWarning(host: HostName | undefined, videos: number): string | undefined {
  if (videos === 0 || (host !== undefined && host !== 'cloudflare')) return undefined;
  return host === undefined
    ? `  Your own videos (${videos}) would not play in Safari from Cloudflare${guide}`
    : `  Warning: from Cloudflare your own videos (${videos}) do not play in Safari and on iPhones.\n` +
        `  Give them to a video host, or choose another host for the site${guide}`;
}
