import { extname, relative } from 'node:path';
import type { Code, Compiler } from './code/index.ts';
import type { LoadedContent } from './content/index.ts';
import type { ShareImages } from './assets/index.ts';

/** What one build can hand to the next in the same process, so that it need not be made again. */
export interface Kept {
  compiler?: Compiler;
  code?: Code;
  content?: LoadedContent;
  shareImages?: ShareImages;
}

/** What a changed file belongs to. */
export type Change = 'content' | 'code' | 'static';

/**
 * What the change of a file touches.
 * @param folders of the content, and of the files that are copied as they are
 */
export function changeOf(path: string, folders: { content: string; static: string }): Change {
  const isBelow = (folder: string): boolean => !relative(folder, path).startsWith('..');
  // The schema stands beside what it describes, but is code.
  if (isBelow(folders.content) && extname(path) !== '.ts') return 'content';
  return isBelow(folders.static) ? 'static' : 'code';
}

/**
 * What is still right after a change: the one place that knows. What is not named here is made anew each
 * time, from the cache where it was made before.
 *
 * The content was checked against the names of the static files, so it goes with them. Share images
 * stay: nobody sees them while developing, and they take longer than all the rest.
 */
export function keptAfter(changes: ReadonlySet<Change>, { content, code, ...always }: Kept): Kept {
  return {
    ...always,
    ...(content === undefined || changes.has('content') || changes.has('static') ? {} : { content }),
    ...(code === undefined || changes.has('code') ? {} : { code }),
  };
}
