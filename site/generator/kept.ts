import { extname, join, relative } from 'node:path';
import type { Code, Compiler } from './code/index.ts';
import type { LoadedContent } from './content/index.ts';
import type { Images, ShareImages } from './assets/index.ts';
import type { Output } from './output/index.ts';

/** What one build can hand to the next in the same process, so that it need not be made again. */
export interface Kept {
  compiler?: Compiler;
  code?: Code;
  content?: LoadedContent;
  shareImages?: ShareImages;
  staticFiles?: Output;
  /** The pictures, and what was asked for; a build that asks for anything else makes its own. */
  pictures?: { wish: string; made: Images };
  /** The day of the last change to the content: null where nobody knows. */
  changed?: Date | null;
}

/** What a changed file belongs to. */
export type Change = 'content' | 'media' | 'code' | 'static';

/**
 * What the change of a file touches.
 * @param folders of the content, and of the files that are copied as they are
 */
export function changeOf(path: string, folders: { content: string; static: string }): Change {
  const isBelow = (folder: string): boolean => !relative(folder, path).startsWith('..');
  // The schema stands beside what it describes, but is code.
  if (isBelow(folders.content) && extname(path) !== '.ts')
    return isBelow(join(folders.content, 'media')) ? 'media' : 'content';
  return isBelow(folders.static) ? 'static' : 'code';
}

/**
 * What is still right after a change: the one place that knows. What is not named here is made anew each
 * time, from the cache where it was made before.
 *
 * The content was checked against the names of the pictures and of the static files, so it goes with them.
 * Share images and the day of the last change stay: nobody sees them while developing, and they take
 * longer than all the rest.
 */
export function keptAfter(
  changes: ReadonlySet<Change>,
  { content, code, staticFiles, pictures, ...always }: Kept,
): Kept {
  const goes = (...touched: Change[]): boolean => touched.some((change) => changes.has(change));
  return {
    ...always,
    ...(content === undefined || goes('content', 'media', 'static') ? {} : { content }),
    ...(code === undefined || goes('code') ? {} : { code }),
    ...(staticFiles === undefined || goes('static') ? {} : { staticFiles }),
    ...(pictures === undefined || goes('media') ? {} : { pictures }),
  };
}
