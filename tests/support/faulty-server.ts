import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What becomes of an answer: a 404; the home page in its place, as hosts of single-page sites send it for any address; half of it, and then the
 * line is cut; none at all.
 */
export type Fault = 'missing' | 'another page' | 'cut off' | 'never';

/** A server that stands before another one and spoils some of its answers. */
export interface FaultyServer {
  /** The address of the home page. */
  url: string;
  /** How often the files that are spoilt were asked for. */
  asked: () => number;
  /** From now on everything comes, also what has been waited for. */
  mend: () => void;
  close: () => void;
}

/**
 * @param behind the address of the server that has the site
 * @param files matches the paths of what is spoilt
 */
export async function startFaultyServer(
  behind: string,
  files: RegExp,
  fault: Fault,
): Promise<FaultyServer> {
  const { pathname } = new URL(behind);
  let asked = 0;
  let mend = (): void => undefined;
  const mended = new Promise<void>((resolve) => (mend = resolve));
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const isSpoilt = files.test(path);
    if (isSpoilt) asked += 1;
    const answer = async (): Promise<void> => {
      if (isSpoilt && fault === 'never') await mended;
      const from = await fetch(
        new URL(isSpoilt && fault === 'another page' ? pathname : path, behind),
      );
      const body = Buffer.from(await from.arrayBuffer());
      const headers = {
        'content-type': from.headers.get('content-type') ?? '',
        'content-length': String(body.length),
      };
      response.writeHead(isSpoilt && fault === 'missing' ? 404 : from.status, headers);
      if (!isSpoilt || fault !== 'cut off') return void response.end(body);
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    };
    answer().catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}${pathname}`,
    asked: () => asked,
    mend,
    close() {
      mend();
      server.close();
      server.closeAllConnections();
    },
  };
}
