/** Serves a built site as Netlify and Cloudflare Pages do, with its `_headers`. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

export interface Host {
  /** The URL of the home page. */
  url: string;
  close: () => Promise<void>;
}

interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/** Reads `_headers`: a path at the margin, the headers for it indented below. */
function readHeaderRules(text: string): HeaderRule[] {
  return text.split(/\n(?=\/)/).map((block) => {
    const [path = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '');
    const pattern = path.trim().replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    return {
      pattern: new RegExp(`^${pattern.replaceAll('*', '.*')}$`),
      headers: lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      }),
    };
  });
}

/**
 * Serves a built site on a free port.
 * @param directory the folder that the build wrote
 * @param base the path that it was built for, '/' or '/repo/'
 */
export async function startHost(directory: string, base = '/'): Promise<Host> {
  const rules = readHeaderRules(
    // Other hosts read another file.
    await readFile(join(directory, '_headers'), 'utf8').catch(() => ''),
  );
  const missing = await readFile(join(directory, '404.html'));
  const files = sirv(directory, { etag: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    for (const { pattern, headers } of rules)
      if (pattern.test(pathname))
        for (const [name, value] of headers) response.setHeader(name, value);
    const notFound = (): void => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(missing);
    };
    if (!pathname.startsWith(base)) {
      notFound();
      return;
    }
    request.url = (request.url ?? '/').slice(base.length - 1);
    files(request, response, notFound);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
