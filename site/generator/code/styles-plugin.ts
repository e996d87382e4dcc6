import type { CompileOptions } from '@vanilla-extract/integration';
import type { Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { recipe, type Cache } from '../cache.ts';

/**
 * What every class name begins with: one letter, which packs better than one of many. A capital, because vanilla-extract
 * looks for class names anywhere in a selector, and would find the name `di` in `aria-disabled` too.
 */
const first = 'Q';
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * What the class names of each style file begin with, by its path below `root`: a letter more, out of the
 * hash of that path, so that a file that comes or goes leaves the names of most others as they were.
 */
const prefixes = async (root: string): Promise<Map<string, string>> =>
  prefixesOf(await styleFiles(root));

/** Every style file below `root`, by its path with slashes, in a stable order. */
export async function styleFiles(root: string): Promise<string[]> {
  const files = (await readdir(join(root, 'site'), { recursive: true }))
    .filter((file) => file.endsWith('.css.ts'))
    .sort();
  return files.map((file) => `site/${file.replaceAll('\\', '/')}`);
}

/**
 * A prefix for each of these paths. Of those that share their letter, all but the first get one more.
 * @param files paths with slashes, in a stable order
 */
export function prefixesOf(files: readonly string[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const file of files) {
    const numbers = createHash('sha256').update(file).digest();
    let prefix = first + letterOf(numbers[1]);
    for (let next = 2; owners.has(prefix); next += 1) prefix += letterOf(numbers[next]);
    owners.set(prefix, file);
  }
  return new Map([...owners].map(([prefix, file]) => [file, prefix]));
}

const letterOf = (number = 0): string => letters.charAt(number % letters.length);

/**
 * Names a class by its file's prefix and its number within the file: it stands in the HTML many
 * times, and its name is what a packer can do least about (0.5 kB of the home page).
 */
function shortNames(
  prefixOf: (file: string) => string,
): (name: { hash: string; filePath: string }) => string {
  /** The hash of each file's path; vanilla-extract appends the number. */
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    // The first name of a file has the number 0.
    const ofFile = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, ofFile);
    return prefixOf(filePath) + hash.slice(ofFile.length);
  };
}

/** Reads a file, and each only once. */
type Read = (file: string) => Promise<string>;

function readOnce(): Read {
  const texts = new Map<string, Promise<string>>();
  return (file) => {
    const text = texts.get(file) ?? readFile(file, 'utf8');
    texts.set(file, text);
    return text;
  };
}

/** A file and everything that it imports by a relative path, in a stable order. */
async function withImports(
  file: string,
  read: Read,
  seen = new Map<string, string>(),
): Promise<Map<string, string>> {
  if (seen.has(file)) return seen;
  const text = await read(file);
  seen.set(file, text);
  for (const [, path] of text.matchAll(/\bfrom '(\.[^']+)'/g)) {
    if (path !== undefined) await withImports(resolve(dirname(file), path), read, seen);
  }
  return seen;
}

/**
 * Runs a style file, and gives the module that stands in its place: its names, and its style sheet as what it imports.
 * vanilla-extract brings a whole compiler along, and most builds have all of their styles from before: it is loaded only now.
 */
async function compileStyles(options: CompileOptions, emitCss: boolean): Promise<string> {
  const { compile, processVanillaFile } = await import('@vanilla-extract/integration');
  const { source } = await compile(options);
  const serializeVirtualCssPath = (sheet: { source: string }): string =>
    `import 'data:text/css;base64,${Buffer.from(sheet.source).toString('base64')}';`;
  return processVanillaFile({ ...options, source, outputCss: emitCss, serializeVirtualCssPath });
}

/**
 * The style plugin of both bundles; only one side emits CSS. Compiling runs each style file and
 * takes most of a build, so what came out is kept as long as the file and its imports are the same.
 * @param onSource told of every file that styles come from: compiled, they no longer name what they import
 */
export function styles(emitCss: boolean, cache: Cache, onSource: (file: string) => void): Plugin {
  let named: Promise<ReadonlyMap<string, string>> = Promise.resolve(new Map());
  let prefixOfFile: ReadonlyMap<string, string> = new Map();
  let read = readOnce();
  const prefixOf = (file: string): string => {
    const prefix = prefixOfFile.get(file);
    if (prefix === undefined) throw new Error(`${file} gives styles, but stands outside of site/.`);
    return prefix;
  };
  const identOption = shortNames(prefixOf);
  return {
    name: 'styles',
    setup(build) {
      const root = build.initialOptions.absWorkingDir ?? process.cwd();
      // Each time: a style file may have come, gone or changed since the last. The bundle begins meanwhile.
      build.onStart(() => {
        read = readOnce();
        named = prefixes(root);
        // Whoever needs the names learns what is wrong.
        named.catch(() => undefined);
      });
      build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
        const sources = await withImports(path, read);
        prefixOfFile = await named;
        for (const file of sources.keys()) onSource(file);
        const inputs = [...sources].flatMap(([file, text]) => [relative(root, file), text]);
        const key = [
          recipe(import.meta.url, ['@vanilla-extract/integration', '@vanilla-extract/css']),
          String(emitCss),
          JSON.stringify([...prefixOfFile]),
          ...inputs,
        ];
        const contents = await cache.remember('style', key, async () =>
          Buffer.from(await compileStyles({ filePath: path, cwd: root, identOption }, emitCss)),
        );
        return { contents, loader: 'js' };
      });
    },
  };
}
