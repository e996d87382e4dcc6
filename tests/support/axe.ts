import { readFile } from 'node:fs/promises';
import type { AxeResults, ElementContext, NodeResult, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The script of axe, for `addInitScript`: so every frame has it. */
export const axe = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  var axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
}

/** The rules whose answer depends on the color scheme. */
const ofColors = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** The violations that axe finds now, a line for each element: of all rules, or of colors only. */
export async function findings(page: Page, rules: 'all' | 'of colors'): Promise<string[]> {
  const results = await page.evaluate(
    (only) =>
      globalThis.axe.run(
        {
          include: document,
          // This page cannot access a cross-origin frame.
          exclude: [...document.querySelectorAll('iframe')].filter(
            (frame) => frame.contentDocument === null,
          ),
        },
        {
          ...(only.length === 0 ? {} : { runOnly: { type: 'rule', values: only } }),
          resultTypes: ['violations', 'incomplete'],
          rules: {
            'color-contrast-enhanced': { enabled: true },
            'target-size': { enabled: true },
            'label-content-name-mismatch': { enabled: true },
            'identical-links-same-purpose': { enabled: true },
            'meta-refresh-no-exceptions': { enabled: true },
          },
        },
      ),
    rules === 'all' ? [] : ofColors,
  );
  expect(results.passes.map(({ id }) => id)).toContain('color-contrast-enhanced');
  const why = ({ any, all, none }: NodeResult): string =>
    [...any, ...all, ...none].map(({ message }) => message).join('; ');
  return [...results.violations, ...results.incomplete].flatMap(({ id, nodes }) =>
    nodes
      // axe knows a skip link only before every other link: the cookie question has one.
      .filter(({ html }) => id !== 'region' || !html.includes('href="#main"'))
      .map((node) => `${id}: ${node.html.slice(0, 120)} (${why(node)})`),
  );
}
