import { readFile } from 'node:fs/promises';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The script of axe, for `addInitScript`: so every frame has it. */
export const axe = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  var axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
}

/** Everything that axe says of the page as it stands, a line for each element. */
export async function findings(page: Page): Promise<string[]> {
  const results = await page.evaluate(() =>
    globalThis.axe.run(document, {
      resultTypes: ['violations', 'incomplete'],
      rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true }, 'identical-links-same-purpose': { enabled: true }, 'meta-refresh-no-exceptions': { enabled: true } },
    }),
  );
  expect(results.passes.map(({ id }) => id)).toContain('color-contrast-enhanced');
  const why = ({ any, all, none }: NodeResult): string => [...any, ...all, ...none].map(({ message }) => message).join('; ');
  return [...results.violations, ...results.incomplete].flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)} (${why(node)})`));
}
