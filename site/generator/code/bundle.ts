import * as esbuild from 'esbuild';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReactElement } from 'react';
import type { Cache } from '../cache.ts';
import { baseline, fromBaselineOn } from './baseline.ts';
import { styleFiles, styles } from './styles-plugin.ts';
import { minifyModule } from './minify.ts';
import { contentBeside, contentFile, moduleSource } from './content-module.ts';
import type { Output } from '../output/index.ts';

/** What a page's module in site/pages exports. */
export interface PageModule {
  /** The page itself: what the browser hydrates. */
  page: ReactElement;
  /** The dialogs of the page, which stand beside it and are never hydrated. */
  dialogs: ReactElement | null;
}

/** The oldest browsers that the script is written for. */
const browsers = Object.entries(baseline).map(([name, version]) => name + version);

/** What the module of the films' pages exports. */
interface FilmsModule {
  /** The page of each film, by the id of its card. */
  films: Readonly<Record<string, ReactElement>>;
}

/** What both bundles are made with. */
export interface BundlerOptions {
  /** The project's folder. */
  root: string;
  /** The base path of the site, '/' or '/repo/'. */
  base: string;
  /** Keeps compiled styles. */
  cache: Cache;
  /** The page modules, relative to the project's folder. */
  server: readonly string[];
  /** The module of the films' pages, relative to it. */
  films: string;
  /** What the browser starts with, relative to the project's folder. */
  client: readonly string[];
  /** Whether to keep what was read, for further rounds. The process does not end by itself then. */
  again: boolean;
}

/** Makes both bundles. */
export interface Bundler {
  /**
   * Bundles the page modules for Node, and collects the style sheet of each: the one side that emits CSS.
   * @throws esbuild.BuildFailure when the code does not compile
   */
  server: () => Promise<ServerBundle>;
  /**
   * Bundles what the browser runs, in chunks that the entries share.
   * @throws esbuild.BuildFailure when the code does not compile
   */
  client: () => Promise<ClientBundle>;
}

/** Starts a bundler. Nothing is read yet. */
export async function openBundler(options: BundlerOptions): Promise<Bundler> {
  const { root, server, cache } = options;
  const serverFolder = join(root, '.cache', 'server', String(process.pid));
  const open = async (kind: Settings, emitCss: boolean): Promise<() => Promise<Built>> => {
    const sources = new Set<string>();
    const withStyles = {
      ...kind,
      plugins: [...(kind.plugins ?? []), styles(emitCss, cache, (file) => sources.add(file))],
    };
    if (!options.again) return () => esbuild.build(withStyles);
    const context = await esbuild.context(withStyles);
    contexts.add(context);
    const rebuild = onlyAfterChange(root, sources, () => context.rebuild());
    return () => untilDone(rebuild());
  };
  const bundleServer = await open(
    { ...serverOptions(options, serverFolder), plugins: [contentBeside] },
    true,
  );
  const bundleClient = await open(clientOptions(options), false);
  const runModules = openRunner(serverFolder, root, [...server, options.films]);
  return {
    async server() {
      const result = await bundleServer();
      return {
        run: async (content) =>
          pagesOf(result, await runModules(result, moduleSource(content)), root, {
            pages: server,
            films: options.films,
          }),
      };
    },
    async client() {
      return readClient(
        await bundleClient(),
        root,
        options.again ? undefined : (text) => minifyModule(text, cache),
      );
    },
  };
}

/**
 * Bundles again only where a file that went into the last bundle has changed since: most components are no
 * part of what the browser runs, and what it runs is for the most part none of the pages' own.
 * @param styleSources files that went in besides those that the bundle names; filled while it is made
 */
function onlyAfterChange(
  root: string,
  styleSources: ReadonlySet<string>,
  rebuild: () => Promise<Built>,
): () => Promise<Built> {
  /** The last bundle, unless something was saved while it was made: that may be in it or not. */
  let last: Promise<{ result: Built; stamp: string } | null> = Promise.resolve(null);
  /** Of the project's own files; the packages stay as they are while the process runs. */
  const look = async ({ metafile }: Built): Promise<{ stamp: string; newest: number }> => {
    const own = Object.keys(metafile.inputs).filter((path) => /^(site|content)\//.test(path));
    const files = [...new Set([...own.map((path) => join(root, path)), ...styleSources])];
    // What is gone is newer than anything.
    const times = await Promise.all(
      files.map((file) =>
        stat(file).then(
          ({ mtimeMs }) => mtimeMs,
          () => Infinity,
        ),
      ),
    );
    // The names of the style files decide the names of classes.
    return {
      stamp: JSON.stringify([files, times, await styleFiles(root)]),
      newest: Math.max(...times),
    };
  };
  return async () => {
    const before = await last;
    if (before !== null && (await look(before.result)).stamp === before.stamp) return before.result;
    last = Promise.resolve(null);
    const start = Date.now();
    const result = await rebuild();
    // The build need not wait for this one.
    last = look(result).then(
      ({ stamp, newest }) => (newest < start ? { result, stamp } : null),
      () => null,
    );
    return result;
  };
}

const shared = ({ root, base }: BundlerOptions) =>
  ({
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: true,
    splitting: true,
    jsx: 'automatic',
    format: 'esm',
    logLevel: 'silent',
    define: { BASE_PATH: JSON.stringify(base), 'process.env.NODE_ENV': '"production"' },
  }) satisfies esbuild.BuildOptions;

const serverOptions = (options: BundlerOptions, folder: string) =>
  ({
    ...shared(options),
    entryPoints: [...options.server, options.films],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    // Nobody sees them, and the short ones would change with the styles.
    minifyIdentifiers: false,
    // As in the browser: the CommonJS build of a library would call require() inside an ES module.
    mainFields: ['module', 'main'],
    // One React for the bundle and for the renderer; glider-js is only started in the browser.
    external: ['react', 'react-dom', 'glider-js'],
    // They tell which style file a rule comes from.
    legalComments: 'inline',
  }) satisfies esbuild.BuildOptions;

const clientOptions = (options: BundlerOptions) =>
  ({
    ...shared(options),
    define: { ...shared(options).define, SERVED: String(options.again) },
    entryPoints: [...options.client],
    outdir: 'assets',
    outbase: 'site/client',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    target: browsers,
    legalComments: 'none',
  }) satisfies esbuild.BuildOptions;

type Settings = esbuild.BuildOptions & { write: false; metafile: true };
type Built = esbuild.BuildResult<Settings>;

/** The file of a bundle that was made from the source file `entry`; an entry without one is a mistake of ours. */
function outputOf(result: Built, entry: string): { path: string; cssBundle: string | undefined } {
  for (const [path, output] of Object.entries(result.metafile.outputs)) {
    if (output.entryPoint === entry) return { path, cssBundle: output.cssBundle };
  }
  throw new Error(
    `The bundle holds nothing that was made from ${entry}. Is the file named in the routes, and does it export something?`,
  );
}

function textOf(result: Built, root: string, path: string): string {
  const file = result.outputFiles.find((candidate) => candidate.path === resolve(root, path));
  if (file === undefined)
    throw new Error(`The bundle says that it wrote ${path}, but holds no such file.`);
  return file.text;
}

/** A page, ready to be rendered, and its styles by the files that they come from. */
export type BundledPage = PageModule & { css: string };

/** The pages of the films, ready to be rendered, and the styles that all of them share. */
export type BundledFilms = FilmsModule & { css: string };

/** The page modules, compiled. */
export interface ServerBundle {
  /**
   * Runs them, afresh where they or the content are others than the last time.
   * @param content what the module `#content` exports
   */
  run: (content: Readonly<Record<string, unknown>>) => Promise<BundledPages>;
}

/** The pages, by the source file of each. */
export interface BundledPages {
  pageOf: (entry: string) => BundledPage;
  films: BundledFilms;
}

/** What the modules of a bundle export, by the source file of each. */
type Modules = ReadonlyMap<string, Partial<PageModule & FilmsModule>>;

/**
 * Runs the modules of a bundle. The last ones are kept: after a change of styles the code is the same, and to run it
 * is a sixth of such a build.
 * @param folder for the files while they are loaded; Node keeps a module for good under its address, so each run has one of its own in it
 */
function openRunner(
  folder: string,
  root: string,
  entries: readonly string[],
): (result: Built, content: string) => Promise<Modules> {
  let last: { key: string; modules: Modules } | null = null;
  return async (result, content) => {
    const files = result.outputFiles.filter((file) => file.path.endsWith('.mjs'));
    // The names of the chunks have a hash in them, of the styles as well; their places in the list stay.
    const numbered = (text: string): string =>
      files.reduce((text, { path }, place) => text.replaceAll(basename(path), String(place)), text);
    const key = JSON.stringify([content, ...files.map(({ text }) => numbered(text))]);
    if (last?.key === key) return last.modules;
    const own = join(folder, String(Date.now()));
    const inOwn = (path: string): string => join(own, relative(folder, resolve(root, path)));
    await mkdir(own, { recursive: true });
    try {
      await Promise.all([
        writeFile(join(own, contentFile), content),
        ...files.map((file) => writeFile(inOwn(file.path), file.contents)),
      ]);
      const modules = new Map<string, Partial<PageModule & FilmsModule>>();
      for (const entry of entries)
        modules.set(
          entry,
          (await import(pathToFileURL(inOwn(outputOf(result, entry).path)).href)) as Partial<
            PageModule & FilmsModule
          >,
        );
      last = { key, modules };
      return modules;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

/** Puts what the page modules export beside their styles. */
function pagesOf(
  result: Built,
  modules: Modules,
  root: string,
  entries: { pages: readonly string[]; films: string },
): BundledPages {
  const cssOf = (entry: string): string => {
    const { cssBundle } = outputOf(result, entry);
    // esbuild leaves the values of custom properties as they are; none of ours begins with a blank that means something.
    return cssBundle === undefined
      ? ''
      : textOf(result, root, cssBundle).replace(/(--[\w-]+:)\s+/g, '$1');
  };
  const pages = new Map<string, BundledPage>();
  for (const entry of entries.pages) {
    const { page, dialogs } = modules.get(entry) ?? {};
    if (page === undefined || dialogs === undefined)
      throw new Error(
        `${entry} exports no \`${page === undefined ? 'page' : 'dialogs'}\`. A page exports both; \`export const dialogs = null\` where it has none.`,
      );
    pages.set(entry, { page, dialogs, css: cssOf(entry) });
  }
  const { films } = modules.get(entries.films) ?? {};
  if (films === undefined)
    throw new Error(
      `${entries.films} exports no \`films\`: the page of each film, by the id of its card.`,
    );
  return {
    films: { films, css: cssOf(entries.films) },
    pageOf(entry) {
      const page = pages.get(entry);
      if (page === undefined)
        throw new Error(`${entry} is in no bundle: it is missing from the routes.`);
      return page;
    },
  };
}

/** What the browser loads, by the source file it was made from. */
export interface ClientBundle {
  files: Output;
  /** The packages whose code is in the files, by name. */
  packages: ReadonlySet<string>;
  /** Paths below out/ of the entries' scripts and of everything that they import before they run, each once, the first entry first. */
  graphOf: (...entries: string[]) => string[];
  /** The same, with what they import later on. */
  allOf: (...entries: string[]) => string[];
}

/**
 * Has a browser that knows it compile whole files while they arrive, and not each function on the main thread when it is
 * first called: React is one large one, which took 60 to 90 ms on a phone, and what a first press calls took 10 to 15.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const compileAhead = '//# allFunctionsCalledOnLoad\n';

/**
 * How a file imports another of which it uses nothing. esbuild writes this for the chunk of its own helpers into every file
 * that exports something, whether it calls one or not, and that is one more file to wait for before a first tap is answered.
 * @see https://github.com/evanw/esbuild/issues/1892
 */
const bareImport = (path: string): string => `import"./${basename(path)}";`;

/** @param minify makes a module smaller; left out where that would keep somebody waiting who changes the site */
async function readClient(
  result: Built,
  root: string,
  minify?: (text: string) => Promise<string>,
): Promise<ClientBundle> {
  const { outputs } = result.metafile;
  // Made from no source file: they run nothing by themselves.
  const helpers = Object.keys(outputs).filter(
    (path) => Object.keys(outputs[path]?.inputs ?? {}).length === 0,
  );
  /** The helpers that a file imports for nothing. */
  const idle = new Map<string, string[]>();
  const modules = Object.keys(outputs).map(async (path) => {
    const text = textOf(result, root, path);
    const unused = helpers.filter((helper) => text.includes(bareImport(helper)));
    idle.set(path, unused);
    const used = unused.reduce((text, helper) => text.replace(bareImport(helper), ''), text);
    return [
      path,
      Buffer.from(compileAhead + (minify === undefined ? used : await minify(used))),
    ] as const;
  });
  const files: Output = new Map(await Promise.all(modules));

  const reachable = (entries: readonly string[], kinds: readonly string[]): string[] => {
    const seen = new Set<string>();
    const visit = (path: string): void => {
      if (seen.has(path)) return;
      seen.add(path);
      for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
        if (kinds.includes(kind) && idle.get(path)?.includes(imported) !== true) visit(imported);
      }
    };
    for (const entry of entries) visit(outputOf(result, entry).path);
    return [...seen];
  };
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  // Of a package within a package, the inner one.
  const packages = new Set(
    inputs.flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput === 0
        ? []
        : (/.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []),
    ),
  );
  return {
    files,
    packages,
    graphOf: (...entries) => reachable(entries, ['import-statement']),
    allOf: (...entries) => reachable(entries, ['import-statement', 'dynamic-import']),
  };
}

/**
 * Bundles a script that is written into the HTML itself, and runs in browsers from the baseline on.
 * @param entry the script, relative to the project's folder
 */
export async function bundleInline(root: string, entry: string): Promise<string> {
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    // Or the script would begin with 'use strict', which is no expression.
    tsconfigRaw: {},
    target: browsers,
    logLevel: 'silent',
  });
  const [file] = result.outputFiles;
  if (file === undefined) throw new Error(`Bundling ${entry} gave no script.`);
  return fromBaselineOn(file.text.trim());
}

/**
 * The files that a program is made of, packages left out.
 * @param entry relative to the project's folder
 * @returns absolute paths
 * @throws esbuild.BuildFailure when one of them does not compile
 */
export async function sourcesOf(root: string, entry: string): Promise<Set<string>> {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  return new Set(Object.keys(metafile.inputs).map((path) => join(root, path)));
}

/** What is kept from bundle to bundle. */
const contexts = new Set<Pick<esbuild.BuildContext, 'dispose'>>();

/** The bundles that are being made. */
const running = new Set<Promise<unknown>>();

async function untilDone<Result>(bundle: Promise<Result>): Promise<Result> {
  running.add(bundle);
  return bundle.finally(() => running.delete(bundle));
}

/**
 * Ends the compiler's own process, which would complain if its owner just went away; and with a trace of
 * all its threads while it asks us for the styles of a bundle, so that one which is being made is made, or
 * while a question whether we are still there waits for its answer and something is kept for another bundle.
 */
export async function stopCompiling(): Promise<void> {
  await Promise.allSettled(running);
  await Promise.allSettled([...contexts].map((context) => context.dispose()));
  await esbuild.stop();
}
