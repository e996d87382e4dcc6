/** The films of the content, and the captions beside them: published under names that may be cached for ever. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { hashedName, type Output } from '../output/index.ts';
import { withOurLineEnds } from './line-ends.ts';
import { pictureName } from './picture-name.ts';

/**
 * @param paths of films and captions below the media folder; each may be named more than once
 * @param mediaDirectory the folder that they are relative to
 * @param url gives a path below out/ its address
 * @returns the files, and the address of each by its path
 */
export async function buildFilms({
  paths,
  mediaDirectory,
  url,
}: {
  paths: readonly string[];
  mediaDirectory: string;
  url: (path: string) => string;
}): Promise<{ files: Output; addresses: Map<string, string> }> {
  const files: Output = new Map();
  const addresses = new Map<string, string>();
  await Promise.all(
    [...new Set(paths)].map(async (path) => {
      const bytes = withOurLineEnds(path, await readFile(join(mediaDirectory, path)));
      const name = hashedName(pictureName(path), extname(path).slice(1).toLowerCase(), bytes);
      files.set(name, bytes);
      addresses.set(path, url(name));
    }),
  );
  return { files, addresses };
}
