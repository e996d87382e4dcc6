import { minify } from '@swc/core';
import { recipe, type Cache } from '../cache.ts';

/**
 * Makes a bundled module still smaller: esbuild minifies in one quick pass, and leaves a fortieth of what browsers are
 * sent. To take that out takes as long as the bundle itself, so the result is kept.
 * @param text a module that esbuild has minified; what it imports and exports keeps its names
 * @throws Error where that is no module
 */
export async function minifyModule(text: string, cache: Cache): Promise<string> {
  const bytes = await cache.remember(
    'minified',
    [recipe(import.meta.url, ['@swc/core']), text],
    async () => {
      const { code } = await minify(text, {
        module: true,
        ecma: 2022,
        compress: true,
        mangle: true,
      });
      return Buffer.from(code);
    },
  );
  return Buffer.from(bytes).toString();
}
