/**
 * Writes one table of headers and redirects as the configuration files of the chosen host.
 */
import type { Output } from '../output/index.ts';
import { assetsHtaccess, htaccess } from './apache.ts';
import { cloudflareFiles } from './cloudflare.ts';
import { headersFile } from './headers-file.ts';
import { azureFile, firebaseFile, vercelFile } from './json-files.ts';
import type { HostName } from './names.ts';
import { nginxSnippet } from './nginx.ts';
import { hostTable, week, year, type HostOptions, type HostTable } from './table.ts';

export { hostNames, type HostName } from './names.ts';

const writers: Record<HostName, (table: HostTable) => Record<string, string>> = {
  github: () => ({ '.nojekyll': '' }),
  netlify: (table) => ({ _headers: headersFile(table, year) }),
  cloudflare: cloudflareFiles,
  nginx: (table) => ({ 'nginx.conf': nginxSnippet(table) }),
  apache: (table) => ({ '.htaccess': htaccess(table), 'assets/.htaccess': assetsHtaccess() }),
  vercel: (table) => ({ 'vercel.json': vercelFile(table) }),
  firebase: (table) => ({ 'firebase.json': firebaseFile(table) }),
  azure: (table) => ({ 'staticwebapp.config.json': azureFile(table) }),
};

/** The files of a host; by default those of GitHub Pages, Netlify and Cloudflare. */
export function hostFiles(host: HostName | undefined, options: HostOptions): Output {
  const table = hostTable(options);
  const files =
    host === undefined
      ? { ...writers.github(table), _headers: headersFile(table, week) }
      : writers[host](table);
  return new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
}

/** Cloudflare needs a Worker for the parts of a video, which only `hosting: cloudflare` writes. */
export const videosWarning = (host: HostName | undefined, videos: number): string | undefined =>
  videos > 0 && host === undefined
    ? `  On Cloudflare, Safari plays your own videos (${videos}) only with ` +
      'hosting: cloudflare in site.yaml.'
    : undefined;
