import { noCache, year, type HostTable } from './table.ts';

const ifModule = (name: string, lines: readonly string[]): string[] => [
  `<IfModule ${name}.c>`,
  ...lines.map((line) => `  ${line}`),
  '</IfModule>',
];

/** Apache has a second table of headers, where one from the server's own file would remain. */
const setHeaders = (headers: Readonly<Record<string, string>>, condition = ''): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [
    `Header onsuccess unset ${name}`,
    `Header always set ${name} "${value}"${condition}`,
  ]);

/** `.htaccess` for shared hosts: without Options and DirectoryIndex, which many forbid. */
export const htaccess = ({ base, headers, types }: HostTable): string =>
  [
    `ErrorDocument 403 ${base}404.html`,
    `ErrorDocument 404 ${base}404.html`,
    '# With an ETag, a compressed page would never be answered with 304.',
    'FileETag None',
    ...Object.entries(types).map(([extension, type]) => `AddType ${type} .${extension}`),
    'AddCharset utf-8 .html .css .js .svg .txt .vtt .webmanifest .xml',
    ...ifModule('mod_alias', [
      `RedirectMatch 404 "^${base.replaceAll('.', '\\.')}((assets|watch)/|(.*/)?\\.(ht|built).*)$"`,
    ]),
    ...ifModule('mod_deflate', [
      ...ifModule('mod_filter', [
        'AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain text/vtt',
        'AddOutputFilterByType DEFLATE image/svg+xml application/xml application/manifest+json',
      ]),
    ]),
    ...ifModule('mod_headers', [
      ...setHeaders(headers),
      '<FilesMatch "\\.html$">',
      ...setHeaders(noCache).map((line) => `  ${line}`),
      '</FilesMatch>',
    ]),
    '',
  ].join('\n');

export const assetsHtaccess = (): string =>
  [...ifModule('mod_headers', setHeaders(year, ' "expr=%{REQUEST_STATUS} -lt 400"')), ''].join(
    '\n',
  );
