import * as esbuild from 'esbuild';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReactElement } from 'react';
import type { Cache } from './cache.ts';
import { styles } from './styles-plugin.ts';
import type { Output } from './output.ts';

/** What a page's module in site/pages exports. */
export interface PageModule {
  /** The page itself: what the browser hydrates. */
  page: ReactElement;
  /** The dialogs of the page, which stand beside it and are never hydrated. */
  dialogs: ReactElement;
}

/** What both bundles are made with. */
export interface BundleOptions {
  /** The project's folder. */
  root: string;
  /** The base path of the site, '/' or '/repo/'. */
  base: string;
  /** Serves the virtual module `#content` to both bundles. */
  contentPlugin: esbuild.Plugin;
  /** Keeps compiled styles. */
  cache: Cache;
}

const shared = ({ root, base, contentPlugin, cache }: BundleOptions, emitCss: boolean) =>
  ({
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    jsx: 'automatic',
    format: 'esm',
    logLevel: 'silent',
    define: { BASE_PATH: JSON.stringify(base), 'process.env.NODE_ENV': '"production"' },
    plugins: [contentPlugin, styles(emitCss, cache)],
  }) satisfies esbuild.BuildOptions;

/** The file of a bundle that was made from the source file `entry`; an entry without one is a mistake of ours. */
function outputOf(result: esbuild.BuildResult, entry: string): { path: string; cssBundle: string | undefined } {
  for (const [path, output] of Object.entries(result.metafile?.outputs ?? {})) {
    if (output.entryPoint === entry) return { path, cssBundle: output.cssBundle };
  }
  throw new Error(`The bundle holds nothing that was made from ${entry}. Is the file named in the routes, and does it export something?`);
}

function contentsOf(result: esbuild.BuildResult, root: string, path: string): Uint8Array {
  const file = result.outputFiles?.find((candidate) => candidate.path === resolve(root, path));
  if (file === undefined) throw new Error(`The bundle says that it wrote ${path}, but holds no such file.`);
  return file.contents;
}

/** A page, ready to be rendered, and its style sheet. */
export type BundledPage = PageModule & { css: string };

/** The pages, by the source file of each. */
export interface ServerBundle {
  pageOf: (entry: string) => BundledPage;
}

/**
 * Bundles the page modules for Node, runs them, and collects the style sheet of each: the one
 * side that emits CSS.
 * @param entries the page modules, relative to the project's folder
 */
export async function bundleServer(options: BundleOptions, entries: readonly string[]): Promise<ServerBundle> {
  const folder = join(options.root, '.cache', 'server', `${String(process.pid)}-${String(Date.now())}`);
  const result = await esbuild.build({
    ...shared(options, true),
    entryPoints: [...entries],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    // As in the browser: the CommonJS build of a library would call require() inside an ES module.
    mainFields: ['module', 'main'],
    splitting: true,
    // One React for the bundle and for the renderer; glider-js is only started in the browser.
    external: ['react', 'react-dom', 'glider-js'],
  });
  await mkdir(folder, { recursive: true });
  try {
    await Promise.all(result.outputFiles.filter((file) => file.path.endsWith('.mjs')).map((file) => writeFile(file.path, file.contents)));
    const pages = new Map<string, BundledPage>();
    for (const entry of entries) {
      const { path, cssBundle } = outputOf(result, entry);
      const module = (await import(pathToFileURL(resolve(options.root, path)).href)) as PageModule;
      pages.set(entry, { page: module.page, dialogs: module.dialogs, css: cssBundle === undefined ? '' : Buffer.from(contentsOf(result, options.root, cssBundle)).toString() });
    }
    return {
      pageOf(entry) {
        const page = pages.get(entry);
        if (page === undefined) throw new Error(`${entry} is in no bundle: it is missing from the routes.`);
        return page;
      },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the browser loads, by the source file it was made from. */
export interface ClientBundle {
  files: Output;
  /** Paths below out/ of the entries' scripts and of everything that they import before they run, each once, the first entry first. */
  graphOf: (...entries: string[]) => string[];
  /** The same, with what they import later on. */
  allOf: (...entries: string[]) => string[];
}

/**
 * Bundles what the browser hydrates with, in chunks that the entries share.
 * @param entries the client entries, relative to the project's folder
 */
export async function bundleClient(options: BundleOptions, entries: readonly string[]): Promise<ClientBundle> {
  const result = await esbuild.build({
    ...shared(options, false),
    entryPoints: [...entries],
    outdir: 'assets',
    outbase: 'site/client',
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    target: ['chrome107', 'firefox104', 'safari16'],
    splitting: true,
    legalComments: 'none',
  });
  const files: Output = new Map();
  for (const file of result.outputFiles) files.set(file.path.slice(resolve(options.root).length + 1).replaceAll('\\', '/'), file.contents);

  const reachable = (entries: readonly string[], kinds: readonly string[]): string[] => {
    const seen = new Set<string>();
    const visit = (path: string): void => {
      if (seen.has(path)) return;
      seen.add(path);
      for (const { path: imported, kind } of result.metafile.outputs[path]?.imports ?? []) {
        if (kinds.includes(kind)) visit(imported);
      }
    };
    for (const entry of entries) visit(outputOf(result, entry).path);
    return [...seen];
  };
  return {
    files,
    graphOf: (...entries) => reachable(entries, ['import-statement']),
    allOf: (...entries) => reachable(entries, ['import-statement', 'dynamic-import']),
  };
}

/**
 * Bundles a script that is written into the HTML itself.
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
    target: 'es2020',
    logLevel: 'silent',
    supported: { 'dynamic-import': true },
  });
  const [file] = result.outputFiles;
  if (file === undefined) throw new Error(`Bundling ${entry} gave no script.`);
  return file.text.trim();
}
