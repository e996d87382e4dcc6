import type { Plugin } from 'esbuild';

/**
 * The source of a module that exports plain data, one constant a name.
 * @throws Error if a name cannot be exported or a value is not JSON
 */
export function moduleSource(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .map(([name, value]) => {
      const json = JSON.stringify(value) as string | undefined;
      if (!/^[A-Za-z_$][\w$]*$/.test(name))
        throw new Error(`"${name}" cannot be the name of an export.`);
      if (json === undefined)
        throw new Error(`The content exports ${name}, which is not plain data.`);
      return `export const ${name} = ${json};\n`;
    })
    .join('');
}

/** The file of the content beside the bundled pages. */
export const contentFile = 'content.mjs';

/** Leaves the module `#content` out of a bundle: it stands beside it as a file, so that other content needs no other bundle. */
export const contentBeside: Plugin = {
  name: 'content',
  setup(build) {
    build.onResolve({ filter: /^#content$/ }, () => ({ path: `./${contentFile}`, external: true }));
  },
};
