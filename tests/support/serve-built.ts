import { rm } from 'node:fs/promises';
import { startServer } from '../../site/generator/server/serve.ts';
import buildAll from './build-all.ts';
import { builds } from './builds.ts';
import { keepContent } from './kept-content.ts';
import { sharedBuilds } from './shared-build.ts';

/**
 * Makes all ready that the workers of Playwright have in common, which calls it as its global setup.
 * @returns a function that ends the servers
 */
export default async function prepare(): Promise<() => Promise<void>> {
  await Promise.all([keepContent(), rm(sharedBuilds, { recursive: true, force: true })]);
  return serveBuilt();
}

/**
 * Builds the sites where that has not been done, serves each on a free port, and puts the addresses into the
 * environment for the processes that start later.
 * @returns a function that ends the servers
 */
export async function serveBuilt(): Promise<() => Promise<void>> {
  await buildAll();
  const servers = await Promise.all(
    Object.values(builds).map(async ({ directory, base, variable }) => {
      const server = await startServer({ directory, base, port: 0 });
      process.env[variable] = server.url;
      return server;
    }),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
