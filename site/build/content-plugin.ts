import type { Plugin } from 'esbuild';
import { ContentError, toEsbuildMessages } from './diagnostics.ts';

export interface ContentPluginOptions {
  /** Gives what the module exports, by name: plain data, pictures already built and addresses resolved. */
  load: () => Promise<Readonly<Record<string, unknown>>>;
  /** Files whose change makes esbuild's watch mode ask again. */
  watchFiles: readonly string[];
}

/**
 * The source of a module that exports plain data, one constant a name, so that a bundle keeps only what it imports.
 * @throws Error if a name cannot be exported or a value is not JSON
 */
export function moduleSource(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .map(([name, value]) => {
      const json = JSON.stringify(value) as string | undefined;
      if (!/^[A-Za-z_$][\w$]*$/.test(name)) throw new Error(`"${name}" cannot be the name of an export.`);
      if (json === undefined) throw new Error(`The content exports ${name}, which is not plain data.`);
      return `export const ${name} = ${json};\n`;
    })
    .join('');
}

/** Serves the content to a bundle as the virtual module `#content`; bad content is an error of the bundle. */
export function contentPlugin({ load, watchFiles }: ContentPluginOptions): Plugin {
  return {
    name: 'content',
    setup(build) {
      build.onResolve({ filter: /^#content$/ }, ({ path }) => ({ path, namespace: 'content' }));
      build.onLoad({ filter: /.*/, namespace: 'content' }, async () => {
        try {
          return { contents: moduleSource(await load()), loader: 'js', watchFiles: [...watchFiles] };
        } catch (error) {
          if (error instanceof ContentError) return { errors: toEsbuildMessages(error.diagnostics), watchFiles: [...watchFiles] };
          throw error;
        }
      });
    },
  };
}
