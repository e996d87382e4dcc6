import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../../site/generator/server/serve.ts';
import { hurtingContent } from './hurting-content.ts';

/**
 * Builds and serves the site with content that is as long as the schema lets it be.
 * @throws Error with the build's own message when it fails
 */
export async function startHurtingSite(): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'hurting-site-'));
  const content = join(folder, 'content');
  const directory = join(folder, 'out');
  await hurtingContent('content', content);
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build.ts', '--no-budget', '--content', content, '--out', directory, '--base', '/']);
  const server = await startServer({ directory, base: '/', port: 0 });
  return {
    url: server.url,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
