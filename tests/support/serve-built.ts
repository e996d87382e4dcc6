import { existsSync } from 'node:fs';
import { startServer } from '../../site/generator/server/serve.ts';
import { builds } from './builds.ts';

/**
 * Serves every build that is there, each on a free port, and puts the addresses into the environment
 * for the processes that start later. Playwright calls it as its global setup.
 * @returns a function that ends the servers
 * @throws Error if the site has not been built
 */
export default async function serveBuilt(): Promise<() => Promise<void>> {
  const present = Object.values(builds).filter(({ directory }) => existsSync(directory));
  if (!present.some(({ base }) => base === '/')) {
    throw new Error('There is no built site to test: run `npm test -- build` first.');
  }
  const servers = await Promise.all(
    present.map(async ({ directory, base, variable }) => {
      const server = await startServer({ directory, base, port: 0 });
      process.env[variable] = server.url;
      return server;
    }),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
