import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { routes } from '../../site/routes.ts';
import { budgetOf } from '../support/budgets.ts';
import { builds } from '../support/builds.ts';
import { readSite } from '../support/site-files.ts';

const brotliSize = (text: string): number => brotliCompressSync(text).byteLength;

const files = readSite(builds.root.directory);

function textOf(path: string): string {
  const text = files.get(path);
  if (text === undefined) throw new Error(`The build has not written ${path}.`);
  return text;
}

/** The files in assets/ that a text names and that are scripts. */
const scriptsNamedIn = (text: string): string[] =>
  [...text.matchAll(/(?:assets\/|["'`]\.\/)([\w.-]+\.js)\b/g)].map(
    ([, name = '']) => `assets/${name}`,
  );

/** Every script that a page loads once it goes live, and what those load in turn. */
function scriptsOf(html: string): string[] {
  const found = new Set<string>();
  const waiting = scriptsNamedIn(html);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    waiting.push(...scriptsNamedIn(textOf(path)));
  }
  return [...found];
}

describe.each(routes)('$file of the sample', (route) => {
  const { file } = route;
  const budget = budgetOf(route);
  const html = textOf(file);

  test('should keep its HTML within the budget', () => {
    expect(brotliSize(html)).toBeLessThanOrEqual(budget.html);
  });

  test('should keep its inline script within the budget', () => {
    const first = [...html.matchAll(/<script\b(?![^>]*\btype=)[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    );
    expect(first.join('')).not.toBe('');
    expect(brotliSize(first.join(''))).toBeLessThanOrEqual(budget.inline);
  });

  test('should keep the script of a first tap within the budget', () => {
    const first = [...html.matchAll(/ rel="modulepreload" href="\/([^"]*)"/g)];
    expect(first.length > 0).toBe(budget.firstTap > 0);
    const sizes = first.map(([, path = '']) => brotliSize(textOf(path)));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget.firstTap);
  });

  test('should keep its later script within the budget', () => {
    const scripts = scriptsOf(html);
    expect(scripts.length > 0, 'whether it loads script').toBe(budget.later > 0);
    expect(scripts.reduce((sum, path) => sum + brotliSize(textOf(path)), 0)).toBeLessThanOrEqual(
      budget.later,
    );
  });
});
