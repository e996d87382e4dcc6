import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bundleInline, sourcesOf, stopCompiling } from '../code/index.ts';
import { describeError } from '../errors.ts';
import { changeOf, keptAfter, type Change, type Kept } from '../kept.ts';
import type { Options } from '../options.ts';
import { isSameOutput, type Output } from '../output/index.ts';
import { listen } from './listen.ts';
import { openLive } from './live.ts';
import { endWithParent, startAnew } from './restart.ts';
import { watchAll } from './watch-all.ts';

/** How long to gather changes before a build, in milliseconds: editors write a file in several steps. */
const gatherFor = 10;

/** How long a folder that is being deleted is left alone, in milliseconds. */
const deletedFor = 200;

/** A site as it was built: where it stands, what it consists of, and what the next build can have of it. */
export interface BuiltSite {
  base: string;
  output: Output;
  kept: Kept;
}

/** The ways to build; each throws what is wrong. */
export interface Builds {
  /** From the start, with a report, and written to out/. */
  first: (options: Options) => Promise<BuiltSite>;
  /** With what an earlier build has left. Writes nothing. */
  again: (options: Options, kept: Kept) => Promise<BuiltSite>;
  write: (options: Options, site: BuiltSite) => Promise<void>;
}

/**
 * Builds and serves the site, and on every change builds it again and shows it in the browser. A failed
 * build is shown in the terminal and over the page, and goes away when mended: the server survives
 * everything, and where its own code has changed it starts anew.
 */
export async function watchAndServe(options: Options, root: string, builds: Builds): Promise<void> {
  const live = openLive(await bundleInline(root, 'site/client/live/index.ts'));
  const folders = { content: options.content, static: join(root, 'static') };
  let last: BuiltSite | null = null;
  const baseNow = (): string => last?.base ?? '/';
  const isBuilt = (): boolean => last !== null;

  // Before the first build, so that nothing is built where nothing can be served.
  const server = await listen({
    directory: options.out,
    base: baseNow,
    port: options.port,
    watch: true,
    before: live.answer,
  });
  const address = (): string => new URL(baseNow(), server.url).href;

  const close = async (): Promise<void> => {
    await Promise.all([watcher.close(), server.close()]);
    // Last, as a build that is under way may have come to it only now.
    await stopCompiling();
  };
  const end = (): void => {
    void close().finally(() => process.exit());
  };
  process.once('SIGINT', end).once('SIGTERM', end).once('SIGHUP', end);
  endWithParent(end);

  const fail = async (error: unknown): Promise<void> => {
    const text = await describeError(error);
    console.error(text);
    live.failed(stripVTControlCharacters(text));
  };

  /** The files of the build's own code, with what they said when it started. */
  let sources: ReadonlyMap<string, string | undefined> = new Map();
  /** Since the last build that came to its end. */
  const changes = new Set<Change>();
  /** Whether the code of the build itself may be another than the one that runs. */
  let outdated = false;
  /** One thing after the other. */
  let work: Promise<void> = Promise.resolve();
  const then = (run: () => Promise<void>): void => {
    work = work.then(run).catch(fail);
  };

  const rebuild = async (): Promise<void> => {
    if (outdated) {
      // Code that does not even compile is reported by the process that can.
      const next = await sourcesOf(root, 'build.ts');
      // Before they are read: what changes meanwhile is asked for the next time.
      outdated = false;
      // Files that are back as they were, as after another state of the project was looked at, are no reason.
      if (await areOther(sources)) {
        const base = last === null ? [] : ['--base', last.base];
        console.log('  The code of the build has changed: it starts anew.');
        process.off('SIGINT', end).off('SIGTERM', end).off('SIGHUP', end);
        await close();
        await startAnew(['--port', new URL(server.url).port, ...base], next);
      }
    }
    const start = performance.now();
    const taken = new Set(changes);
    changes.clear();
    try {
      const first = last === null;
      // The server answers at the path that it started with, whatever the content says by now.
      const site: BuiltSite =
        last === null
          ? await builds.first(options)
          : await builds.again({ ...options, base: last.base }, keptAfter(taken, last.kept));
      // A file may have been written as it was, or have come into the build before the one that its change is heard for.
      const reload =
        taken.has('static') && (last === null || !isSameOutput(last.output, site.output));
      last = site;
      const writing = first ? Promise.resolve() : builds.write(options, site);
      live.built(site, { reload }, writing);
      if (first) console.log(`\n  The site: ${address()}\n`);
      else
        console.log(`  Built again in ${(performance.now() - start).toFixed(0)} ms: ${address()}`);
      await writing;
    } catch (error) {
      for (const change of taken) changes.add(change);
      throw error;
    }
  };

  const restore = async (): Promise<void> => {
    if (last === null || existsSync(join(options.out, 'index.html'))) return;
    console.log(`  ${relative('', options.out) || options.out} was deleted. It is written again.`);
    await builds.write(options, last);
  };

  let gathering: NodeJS.Timeout | undefined;
  let restoring: NodeJS.Timeout | undefined;
  // Before the first build, too: what changes meanwhile is not missed.
  const watcher = watchAll(
    [
      folders.content,
      folders.static,
      join(root, 'site'),
      join(root, 'build.ts'),
      options.out,
      join(options.out, 'index.html'),
    ],
    options.out,
    (event, path) => {
      if (path === options.out || dirname(path) === options.out) {
        if (!event.startsWith('unlink')) return;
        clearTimeout(restoring);
        restoring = setTimeout(() => then(restore), deletedFor);
        return;
      }
      outdated ||= sources.has(path);
      changes.add(changeOf(path, folders));
      clearTimeout(gathering);
      gathering = setTimeout(() => then(rebuild), gatherFor);
    },
  );
  await once(watcher, 'ready');
  sources = await textsOf(await sourcesOf(root, 'build.ts'));
  then(rebuild);
  await work;
  // What is wrong stands above, and over the page.
  if (!isBuilt()) console.log(`\n  The site: ${address()} (once it can be built)\n`);
}

/** What files say; nothing of one that cannot be read. */
async function textsOf(files: Iterable<string>): Promise<Map<string, string | undefined>> {
  return new Map(
    await Promise.all(
      [...files].map(
        async (file) => [file, await readFile(file, 'utf8').catch(() => undefined)] as const,
      ),
    ),
  );
}

/** Whether one of these files says something else by now. */
async function areOther(texts: ReadonlyMap<string, string | undefined>): Promise<boolean> {
  const now = await textsOf(texts.keys());
  return [...texts].some(([file, text]) => now.get(file) !== text);
}
