import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { OnLoadArgs, OnLoadResult, Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { recipe, type Cache } from '../cache.ts';

/**
 * The style files whose names are worth a letter, by their place: they stand in the HTML many times. A
 * file that goes leaves its place empty. A new one needs none; it may have the last.
 */
const shortest: readonly string[] = [
  'components/BookingDialog/BookingDialog',
  'components/Brand/Brand',
  'components/Button/Button',
  'components/Carousel/Carousel',
  'components/CaseStudies/CaseStudies',
  'components/DemoCard/DemoCard',
  'components/Demos/Demos',
  'components/Dialog/Dialog',
  'components/Footer/Footer',
  'components/Header/Header',
  'components/Hero/Hero',
  'components/Initials/Initials',
  'components/Menu/Menu',
  'components/NotFound/NotFound',
  'components/PageHead/PageHead',
  'components/SampleNote/SampleNote',
  'components/Section/Section',
  'components/SkipLink/SkipLink',
  'components/TabSet/TabSet',
  'components/Testimonials/Testimonials',
  'components/Transcript/Transcript',
  'components/VideoDialog/VideoDialog',
  'styles/global',
  'styles/helpers',
  'styles/tokens',
];

/**
 * What the class names of a style file begin with: the same in both bundles, and whatever other files
 * there are, so that a new component changes nothing on pages that do not use it. In capitals, because
 * vanilla-extract looks for class names anywhere in a selector, and would find the name `di` in
 * `aria-disabled` too.
 * @param file its path below the project's folder, with '/'
 */
export function prefixOf(file: string): string {
  const place = shortest.indexOf(/^site\/(.*)\.css\.ts$/.exec(file)?.[1] ?? '');
  if (place !== -1) return String.fromCharCode(65 + place);
  // Letters only: what follows is a number.
  const hash = createHash('sha256').update(file).digest();
  return `_${String.fromCharCode(...[...hash.subarray(0, 4)].map((byte) => 65 + (byte % 26)))}`;
}

/**
 * @returns the prefixes of all style files below `root`
 * @throws Error where two files have the same, by a rare chance
 */
async function prefixes(root: string): Promise<Map<string, string>> {
  const files = (await readdir(join(root, 'site'), { recursive: true })).filter((file) => file.endsWith('.css.ts')).map((file) => `site/${file.replaceAll('\\', '/')}`);
  const owners = new Map<string, string>();
  for (const file of files) {
    const owner = owners.get(prefixOf(file));
    if (owner !== undefined) throw new Error(`The class names of ${file} would be those of ${owner}, by chance. Rename one of the two files.`);
    owners.set(prefixOf(file), file);
  }
  return new Map([...owners].map(([prefix, file]) => [file, prefix]));
}

/**
 * Names a class by its file's prefix and its number within the file: it stands in the HTML many
 * times, and its name is what a packer can do least about (0.5 kB of the home page).
 */
function shortNames(prefixOf: (file: string) => string): (name: { hash: string; filePath: string }) => string {
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
async function withImports(file: string, read: Read, seen = new Map<string, string>()): Promise<Map<string, string>> {
  if (seen.has(file)) return seen;
  const text = await read(file);
  seen.set(file, text);
  for (const [, path] of text.matchAll(/\bfrom '(\.[^']+)'/g)) {
    if (path !== undefined) await withImports(resolve(dirname(file), path), read, seen);
  }
  return seen;
}

/**
 * The style plugin of both bundles; only one side emits CSS. Compiling runs each style file and
 * takes most of a build, so what came out is kept as long as the file and its imports are the same.
 */
export function styles(emitCss: boolean, cache: Cache): Plugin {
  let prefixOfFile: ReadonlyMap<string, string> = new Map();
  let read = readOnce();
  const knownPrefixOf = (file: string): string => {
    const prefix = prefixOfFile.get(file);
    if (prefix === undefined) throw new Error(`${file} gives styles, but stands outside of site/.`);
    return prefix;
  };
  const plugin = vanillaExtractPlugin({ identifiers: shortNames(knownPrefixOf), outputCss: emitCss });
  return {
    name: plugin.name,
    setup(build) {
      const root = build.initialOptions.absWorkingDir ?? process.cwd();
      // Each time: a style file may have come, gone or changed since the last.
      build.onStart(async () => {
        read = readOnce();
        prefixOfFile = await prefixes(root);
      });
      const keep =
        (compile: (args: OnLoadArgs) => OnLoadResult | null | undefined | Promise<OnLoadResult | null | undefined>) =>
        async (args: OnLoadArgs): Promise<OnLoadResult> => {
          const sources = await withImports(args.path, read);
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
