import { noCache, rulesOf, week, type HostTable } from './table.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const headersAndSources = (table: HostTable, everything: string) =>
  rulesOf(table, week).map(([path, headers]) => ({
    source: path.replace('*', everything),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));

export const vercelFile = (table: HostTable): string =>
  json({ trailingSlash: true, headers: headersAndSources(table, '(.*)') });

export const firebaseFile = (table: HostTable): string =>
  json({
    hosting: {
      public: '.',
      ignore: ['firebase.json', '.built-site'],
      headers: headersAndSources(table, '**'),
    },
  });

export const azureFile = ({ base, headers, pages, types }: HostTable): string =>
  json({
    trailingSlash: 'always',
    globalHeaders: headers,
    routes: [
      { route: `${base}assets/*`, headers: week },
      ...pages.map((route) => ({ route, headers: noCache })),
    ],
    responseOverrides: { 404: { rewrite: `${base}404.html` } },
    mimeTypes: Object.fromEntries(
      Object.entries(types).map(([extension, type]) => [`.${extension}`, type]),
    ),
  });
