/** How much the pages weigh that the build wrote. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliSize } from '../../site/generator/pages/weights.ts';
import { budgetOf } from '../support/budgets.ts';
import { atMost, kilobytes, type Line } from './report.ts';
import type { Subject } from './subject.ts';

/** The HTML with its styles, and the script that runs before idle or intent. */
export async function measureSizes({ directory, pages, sent }: Subject): Promise<Line[]> {
  const lines = await Promise.all(
    pages.map(async ({ name, route }) => {
      const html = await readFile(join(directory, route.file), 'utf8');
      const first = await Promise.all(
        scriptsIn(html).map(async (script) =>
          'path' in script ? (await sent(script.path)).byteLength : brotliSize(script.text),
        ),
      );
      return [
        atMost(
          'HTML with its styles, brotli',
          name,
          (await sent(route.file)).byteLength,
          budgetOf(route).html,
          kilobytes,
        ),
        atMost(
          'script run before idle or intent, brotli',
          name,
          first.reduce((sum, bytes) => sum + bytes, 0),
          budgetOf(route).starter,
          kilobytes,
        ),
      ];
    }),
  );
  return lines.flat();
}

/** Every script that a page runs by itself: its text, or the path of its file. Data and rules have a type, and do not run. */
function scriptsIn(html: string): ({ text: string } | { path: string })[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].flatMap(
    ([, attributes = '', text = '']) => {
      if (/\btype="(?!module")/.test(attributes)) return [];
      const path = /\bsrc="\/([^"]*)"/.exec(attributes)?.[1];
      return [path === undefined ? { text } : { path }];
    },
  );
}
