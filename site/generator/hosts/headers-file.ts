import { rulesOf, type HostTable } from './table.ts';

/** The `_headers` file of Netlify and Cloudflare. */
export const headersFile = (table: HostTable, assets: Readonly<Record<string, string>>): string =>
  rulesOf(table, assets)
    .flatMap(([path, headers]) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .join('\n');
