import type { Plugin } from 'esbuild';

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

/**
 * Serves the content to a bundle as the virtual module `#content`.
 * @param current gives what the module exports, by name: plain data, pictures already built and addresses resolved
 */
export function contentPlugin(current: () => Readonly<Record<string, unknown>>): Plugin {
  return {
    name: 'content',
    setup(build) {
      build.onResolve({ filter: /^#content$/ }, ({ path }) => ({ path, namespace: 'content' }));
      build.onLoad({ filter: /.*/, namespace: 'content' }, () => ({ contents: moduleSource(current()), loader: 'js' }));
    },
  };
}
