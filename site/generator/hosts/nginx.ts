import { noCache, year, type HostTable } from './table.ts';

/**
 * No `location /`, which Debian's default server has already. No `add_header` in a location, which
 * would drop all others.
 */
export const nginxSnippet = ({ base, headers, types }: HostTable): string => {
  const below = base.replaceAll('.', '\\.');
  const all = { 'Cache-Control': '$site_cache', ...headers };
  return [
    '# Stands in server { }, whose root is the folder with the site.',
    '# Behind a proxy, absolute redirects would name the port of this server.',
    'absolute_redirect off;',
    'charset utf-8;',
    'gzip on;',
    'gzip_static on;',
    'gzip_vary on;',
    `gzip_types text/css text/javascript application/javascript text/plain text/xml ` +
      `application/xml image/svg+xml text/vtt application/manifest+json;`,
    `error_page 404 ${base}404.html;`,
    `error_page 403 =404 ${base}404.html;`,
    'set $site_cache "";',
    `if ($uri ~ "^${below}.*\\.html$") { set $site_cache "${noCache['Cache-Control'] ?? ''}"; }`,
    `if ($uri ~ "^${below}assets/") { set $site_cache "${year['Cache-Control'] ?? ''}"; }`,
    ...Object.entries(all).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...['vtt', 'webmanifest'].map(
      (extension) =>
        `location ~ \\.${extension}$ { types { } default_type ${types[extension] ?? ''}; }`,
    ),
    `location = ${base}nginx.conf { return 404; }`,
    '',
  ].join('\n');
};
