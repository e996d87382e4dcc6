/** The site of the sample with the shipped films in it, each in the dialog of its card: the sample itself makes do with one film for all cards. */
import { execFile } from 'node:child_process';
import { access, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseDocument } from 'yaml';
import { startServer } from '../../site/generator/server/serve.ts';
import { test as base } from '../browser/visitor.ts';
import { sample } from './builds.ts';

export { expect } from '../browser/visitor.ts';

const shipped = 'content/media/films';

/** @throws Error with the build's own message when it fails */
async function startFilmSite(): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'film-site-'));
  const [content, directory] = [join(folder, 'content'), join(folder, 'out')];
  await Promise.all([cp(sample, content, { recursive: true }), cp('static', join(folder, 'static'), { recursive: true })]);
  await cp(shipped, join(content, 'media/films'), { recursive: true });
  for (const name of ['demos', 'testimonials']) {
    const file = join(content, `${name}.yaml`);
    const document = parseDocument(await readFile(file, 'utf8'));
    const entries = document.toJS() as { id: string }[];
    for (const [index, { id }] of entries.entries()) {
      await access(join(shipped, `${id}.mp4`));
      document.setIn([index, 'videoUrl'], `films/${id}.mp4`);
      document.setIn([index, 'captions'], `films/${id}.vtt`);
    }
    await writeFile(file, String(document));
  }
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build.ts', '--content', content, '--out', directory, '--base', '/']);
  const server = await startServer({ directory, base: '/', port: 0 });
  return {
    url: server.url,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The `test` of this project with that site in the place of the sample. */
export const test = base.extend<object, { filmSite: { url: string } }>({
  filmSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the needs of a fixture from its first parameter
    async ({}, provide) => {
      const site = await startFilmSite();
      await provide(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ filmSite }, provide) => provide(filmSite.url),
});
