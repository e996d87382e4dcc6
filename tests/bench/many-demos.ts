/** Both pages with demos when there are 1,400 of them: whether they load and filter without jank. */
import type { Browser } from '@playwright/test';
import { join } from 'node:path';
import { open } from './browser.ts';
import { answerLines, choices, perform, tabs } from './interactions.ts';
import { makeContent } from './make-content.ts';
import { copyProject } from './project-copy.ts';
import { information, milliseconds, type Line } from './report.ts';
import { openSubject } from './subject.ts';

/** What is good for any page, in milliseconds: https://web.dev/articles/inp */
const limits = { median: 100, worst: 200 };

export async function measureManyDemos(browser: Browser, runs: number): Promise<Line[]> {
  const project = await copyProject();
  try {
    await makeContent(
      join(project.directory, 'content'),
      join(project.directory, 'content-100'),
      100,
    );
    const { pages, close } = await openSubject(project.directory, 'content-100');
    try {
      const lines: Line[] = [];
      for (const page of pages) {
        const { key } = page.route;
        if (key !== 'home' && key !== 'demos') continue;
        const where = `${page.name}, 1,400 demos`;
        const answers = [
          ...(await perform(browser, page, 'phone', choices[key], runs)),
          ...(await perform(browser, page, 'desk', tabs, runs)),
        ];
        lines.push(
          information(
            'load event, 4× CPU',
            where,
            milliseconds(await loadTime(browser, page.address)),
          ),
          ...answerLines(where, answers, limits),
        );
      }
      return lines;
    } finally {
      await close();
    }
  } finally {
    await project.remove();
  }
}

/** @returns milliseconds from the navigation to the load event on a slow processor */
async function loadTime(browser: Browser, address: string): Promise<number> {
  const { page, close } = await open(browser, { device: 'phone', slowCpu: true });
  await page.goto(address);
  const time = await page.evaluate(
    () =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as PerformanceNavigationTiming).loadEventStart)[0] ?? Infinity,
  );
  await close();
  return time;
}
