import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import * as esbuild from 'esbuild';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Output } from '../output/index.ts';

/**
 * The oldest browsers that run our script: Baseline, widely available, as of May 2024
 * (https://web.dev/baseline).
 */
const baseline = { chrome: '124', firefox: '126', safari: '17.5' } as const;

const browsers = Object.entries(baseline).map(([name, version]) => name + version);

export interface BundleOptions {
  root: string;
  base: string;
  styles: Styles;
}

const sharedOptions = ({ root, base }: BundleOptions) =>
  ({
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    minifyWhitespace: true,
    minifySyntax: true,
    jsx: 'automatic',
    format: 'esm',
    logLevel: 'silent',
    define: { BASE_PATH: JSON.stringify(base), 'process.env.NODE_ENV': '"production"' },
  }) satisfies esbuild.BuildOptions;

export interface Styles {
  /** @param emitCss whether the bundle gets the CSS, or the class names alone */
  plugin: (emitCss: boolean) => esbuild.Plugin;
  /** Has style files run again; called before both bundles are made again. */
  clear: () => void;
}

/** Prepares the style plugin. To run the style files takes most of the time of a bundle. */
export function openStyles(): Styles {
  const loaded = new Map<string, ReturnType<OnLoad>>();
  const loadOnce =
    (load: OnLoad): OnLoad =>
    (args) => {
      const result = loaded.get(args.path) ?? load(args);
      loaded.set(args.path, result);
      return result;
    };
  return {
    clear: () => loaded.clear(),
    plugin: (emitCss) => ({
      name: 'styles',
      setup(build) {
        if (!emitCss)
          build.onLoad({ filter: /./, namespace: 'vanilla-extract-css-ns' }, () => ({
            contents: '',
            loader: 'empty',
          }));
        return vanillaExtractPlugin({ identifiers: 'short' }).setup({
          ...build,
          onLoad: (options, load) => build.onLoad(options, loadOnce(load)),
        });
      },
    }),
  };
}

type OnLoad = Parameters<esbuild.PluginBuild['onLoad']>[1];

/** The content is a file beside the bundle, so the code compiles without waiting for content. */
const contentFile = 'content.mjs';
const contentBeside: esbuild.Plugin = {
  name: 'content',
  setup(build) {
    build.onResolve({ filter: /^#content$/ }, () => ({ path: `./${contentFile}`, external: true }));
  },
};

/** The source of the module `#content`: one export for each entry, which has to be JSON. */
export const contentModule = (content: Readonly<Record<string, unknown>>): string =>
  Object.entries(content)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

type Settings = esbuild.BuildOptions & { write: false; metafile: true };
export type BundleContext = esbuild.BuildContext<Settings>;
export type Bundle = esbuild.BuildResult<Settings>;

export const openServerBundle = (
  options: BundleOptions,
  entryPoints: string[],
): Promise<BundleContext> =>
  esbuild.context({
    ...sharedOptions(options),
    entryPoints,
    outdir: 'server',
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    // As in the browser: CommonJS builds would call require() inside an ES module.
    mainFields: ['module', 'main'],
    // The renderer has to share React with the pages; glider-js needs a browser.
    external: ['react', 'react-dom', 'glider-js'],
    plugins: [contentBeside, options.styles.plugin(true)],
  });

export const openClientBundle = (
  options: BundleOptions,
  entryPoints: string[],
): Promise<BundleContext> =>
  esbuild.context({
    ...sharedOptions(options),
    entryPoints,
    outdir: 'assets',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    minifyIdentifiers: true,
    target: browsers,
    legalComments: 'none',
    plugins: [options.styles.plugin(false)],
  });

export function outputOf({ metafile }: Bundle, entry: string): { path: string; css?: string } {
  for (const [path, { entryPoint, cssBundle }] of Object.entries(metafile.outputs)) {
    if (entryPoint === entry) return { path, ...(cssBundle !== undefined && { css: cssBundle }) };
  }
  throw new Error(`No output was made from ${entry}. Is the file named in site/routes.ts?`);
}

export function filesOf(bundle: Bundle, root: string): Output {
  const bytes = new Map(bundle.outputFiles.map(({ path, contents }) => [path, contents]));
  return new Map(
    Object.keys(bundle.metafile.outputs).map((path) => {
      const contents = bytes.get(resolve(root, path));
      if (contents === undefined) throw new Error(`esbuild names ${path}, but did not make it.`);
      return [path, contents];
    }),
  );
}

/** The outputs that an entry point needs before it runs: itself, then its static imports. */
export function importsOf(bundle: Bundle, entry: string): string[] {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { path: imported, kind } of bundle.metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement') visit(imported);
  };
  visit(outputOf(bundle, entry).path);
  return [...seen];
}

export function packagesOf({ metafile }: Bundle): Set<string> {
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return new Set(
    inputs
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      // Of a package within a package, the inner one.
      .flatMap(([path]) => /.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []),
  );
}

let runs = 0;

/** Runs the modules of the server bundle. */
export async function runModules(
  bundle: Bundle,
  { root, entries }: { root: string; entries: readonly string[] },
  content: Readonly<Record<string, unknown>>,
): Promise<Map<string, Record<string, unknown>>> {
  // Node caches modules by URL, so each run needs a folder of its own.
  runs += 1;
  const folder = join(root, '.cache', `server-${process.pid}-${runs}`);
  const fileOf = (path: string): string => join(folder, basename(path));
  await mkdir(folder, { recursive: true });
  try {
    const modules = [...filesOf(bundle, root)].filter(([path]) => path.endsWith('.mjs'));
    await Promise.all([
      writeFile(join(folder, contentFile), contentModule(content)),
      ...modules.map(([path, bytes]) => writeFile(fileOf(path), bytes)),
    ]);
    const loaded = await Promise.all(
      entries.map(async (entry) => {
        const { href } = pathToFileURL(fileOf(outputOf(bundle, entry).path));
        return [entry, (await import(href)) as Record<string, unknown>] as const;
      }),
    );
    return new Map(loaded);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Bundles a script that stands in the HTML itself. Below the baseline it does nothing: it asks for
 * the media feature `scripting`, as the styles do.
 */
export async function bundleInline(root: string, entry: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    // Without this the script would begin with 'use strict' and be no expression.
    tsconfigRaw: {},
    target: browsers,
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`Bundling ${entry} gave no script.`);
  return `matchMedia("(scripting)").matches&&${file.text.trim()}`;
}
