import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { OnLoadArgs, OnLoadResult, Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { recipe, type Cache } from './cache.ts';

/**
 * What both bundles make styles with. Class names must be the same in both, so what they are made
 * from is pinned.
 */
const shared = { identifiers: shortName };

/** The hash of each style file's path, by its path; vanilla-extract appends a number to it for each name in the file. */
const hashes = new Map<string, string>();

/**
 * Three letters of the file's hash and the number of the name within the file: a class stands in the
 * HTML many times, and its name is what a packer can do least about (0.3 kB of the home page).
 * @throws Error when two files come out with the same letters
 */
function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  // The first name of a file has the number 0.
  const ofFile = hashes.get(filePath) ?? hash.slice(0, -1);
  hashes.set(filePath, ofFile);
  const letters = ofFile.slice(0, 3);
  const other = [...hashes].find(([path, value]) => path !== filePath && value.startsWith(letters));
  if (other !== undefined) throw new Error(`The styles of ${filePath} and ${other[0]} would share class names. Rename one of the two files.`);
  return `_${letters}${hash.slice(ofFile.length)}`;
}

/** A file and everything that it imports by a relative path, in a stable order. */
async function withImports(file: string, seen = new Map<string, string>()): Promise<Map<string, string>> {
  if (seen.has(file)) return seen;
  const text = await readFile(file, 'utf8');
  seen.set(file, text);
  for (const [, path] of text.matchAll(/\bfrom '(\.[^']+)'/g)) {
    if (path !== undefined) await withImports(resolve(dirname(file), path), seen);
  }
  return seen;
}

/**
 * The style plugin of both bundles; only one side emits CSS. Compiling runs each style file and
 * takes most of a build, so what came out is kept as long as the file and its imports are the same.
 */
export function styles(emitCss: boolean, cache: Cache): Plugin {
  const plugin = vanillaExtractPlugin({ ...shared, outputCss: emitCss });
  return {
    name: plugin.name,
    setup(build) {
      const root = build.initialOptions.absWorkingDir ?? process.cwd();
      const keep =
        (compile: (args: OnLoadArgs) => OnLoadResult | null | undefined | Promise<OnLoadResult | null | undefined>) =>
        async (args: OnLoadArgs): Promise<OnLoadResult> => {
          const sources = await withImports(args.path);
          const inputs = [...sources].flatMap(([file, text]) => [relative(root, file), text]);
          const key = [recipe(import.meta.url, ['@vanilla-extract/esbuild-plugin', '@vanilla-extract/css']), String(emitCss), ...inputs];
          const contents = await cache.remember('style', key, async () => {
            const result = await compile(args);
            if (typeof result?.contents !== 'string') throw new Error(`${relative(root, args.path)} gave no styles.`);
            return Buffer.from(result.contents);
          });
          return { contents, loader: 'js' };
        };
      return plugin.setup({
        ...build,
        onLoad(options, callback) {
          // The other files that the plugin loads are the style sheets that came out of these.
          build.onLoad(options, options.namespace === undefined ? keep(callback) : callback);
        },
      });
    },
  };
}
