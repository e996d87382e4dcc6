/** The site under measurement: built as for a host that sends files compressed beforehand, and served. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from '../../site/generator/server/serve.ts';
import { sample } from '../support/builds.ts';
import { routes, type Route } from '../../site/routes.ts';
import { writeHandWritten } from './hand-written/hand-written.tsx';
import { runBuild } from './run-build.ts';

export const root = resolve(import.meta.dirname, '../..');

/** A page of the site under the name that the table gives it. */
export interface SitePage {
  name: string;
  route: Route;
  address: string;
}

export interface Subject {
  /** The folder that is served. */
  directory: string;
  pages: readonly SitePage[];
  /** The address of the page of the same words that was written by hand. */
  handWritten: string;
  /** The bytes of a file of the site as a good host sends it: brotli where that is smaller. */
  sent: (path: string) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** How a page is called in the report. */
const nameOf = ({ key, path }: Route): string =>
  key === 'home' ? 'home' : key === 'notFound' ? '404' : path.replace(/\/$/, '');

/**
 * Builds and serves the site.
 * @param project the folder of the project, or of a copy
 * @param content the folder with the content in it
 * @throws Error with what the build said when it fails
 */
export async function openSubject(project = root, content: string = sample): Promise<Subject> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const directory = join(folder, 'out');
  await runBuild(project, ['--compress', '--content', content, '--out', directory]);
  await writeHandWritten(join(project, content), join(directory, 'hand-written'));
  const server = await startServer({ directory, base: '/', port: 0 });
  return {
    directory,
    pages: routes.map((route) => ({
      name: nameOf(route),
      route,
      address: new URL(route.path.slice(1), server.url).href,
    })),
    handWritten: new URL('hand-written/', server.url).href,
    sent: (path) =>
      readFile(join(directory, `${path}.br`)).catch(() => readFile(join(directory, path))),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
