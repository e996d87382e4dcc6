import { rm } from 'node:fs/promises';
import buildAll from './build-all.ts';
import { builds } from './builds.ts';
import { startHost } from './host.ts';
import { copyContent } from './content-copy.ts';
import { sharedBuilds } from './shared-build.ts';

/**
 * The global setup of Playwright: builds and serves what its workers have in common.
 * @returns a function that ends the servers
 */
export default async function prepare(): Promise<() => Promise<void>> {
  // `npm run check` has a site of its own.
  if (process.env['SITE_URL'] !== undefined) return () => Promise.resolve();
  await Promise.all([copyContent(), rm(sharedBuilds, { recursive: true, force: true })]);
  return serveBuilt();
}

/**
 * Builds sites with changed inputs and serves each on a free port. The environment passes the URLs
 * to later processes.
 * @returns a function that ends the servers
 */
export async function serveBuilt(): Promise<() => Promise<void>> {
  await buildAll();
  const hosts = await Promise.all(
    Object.values(builds).map(async ({ directory, base, variable }) => {
      const host = await startHost(directory, base);
      process.env[variable] = host.url;
      return host;
    }),
  );
  return async () => void (await Promise.all(hosts.map((host) => host.close())));
}
