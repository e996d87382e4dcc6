/** The development server in a process of its own, as `npm start` runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A start that takes longer has failed, in milliseconds. */
const patience = 60_000;

export interface DevServer {
  /** The URL of the home page. */
  url: string;
  /** Everything that it has printed. */
  printed: () => string;
  /** Ends it as the person at the command line would. */
  close: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts it and waits until it serves.
 * @param directory the project's folder
 */
export async function startDevServer(directory: string): Promise<DevServer> {
  const args = ['watch', '--clear-screen=false', 'build.ts', '--serve', '--port'];
  const child = spawn('npx', ['tsx', ...args, String(await freePort())], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that all of it can be ended.
    detached: true,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  const close = async (): Promise<void> => {
    if (child.pid === undefined || child.exitCode !== null) return;
    process.kill(-child.pid, 'SIGINT');
    await once(child, 'close');
  };
  for (let waited = 0; waited < patience && child.exitCode === null; waited += 50) {
    const url = /The site: (\S+)/.exec(printed)?.[1];
    if (url !== undefined) return { url, printed: () => printed, close };
    await setTimeout(50);
  }
  await close();
  throw new Error(`The development server did not start:\n${printed}`);
}
