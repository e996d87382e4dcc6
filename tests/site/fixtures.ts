import { test as base, type Page } from '@playwright/test';
import { crawl, type Answer, type Site } from './crawl.ts';

export { expect } from '@playwright/test';

/** One thing that is wrong. */
export interface Fault {
  /** The path of the page, and what is open there. */
  page: string;
  /** The width of the window in CSS pixels, where it plays a part. */
  width?: number;
  says: string;
}

interface Fixtures {
  /** Notes what is wrong; a test that has noted something fails at its end. */
  fault: (fault: Fault) => void;
  /** Notes a missing feature of a host that the site does not need. */
  note: (says: string) => void;
}

/** Playwright's `test` with the site at `baseURL`, which is crawled once a worker. */
export const test = base.extend<Fixtures, { siteURL: string; site: Site }>({
  siteURL: ['', { option: true, scope: 'worker' }],
  site: [async ({ siteURL }, use) => use(await crawl(siteURL)), { scope: 'worker' }],
  baseURL: async ({ siteURL }, use) => use(siteURL),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needs of a fixture from it
  fault: async ({}, use, { annotations }) => {
    const faults: Fault[] = [];
    await use((fault) => {
      faults.push(fault);
      annotations.push({ type: 'fault', description: JSON.stringify(fault) });
    });
    if (faults.length > 0)
      throw new Error(faults.map(({ page, says }) => `${page}: ${says}`).join('\n'));
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needs of a fixture from it
  note: async ({}, use, { annotations }) => {
    await use((says) => annotations.push({ type: 'note', description: says }));
  },
});

/** The pages that the build has rendered: not those of `static/`. */
export const pagesOf = ({ answers, missing }: Site): Answer[] =>
  [...[...answers.values()].filter(({ status }) => status === 200), missing].filter(
    ({ elements }) => elements.some(({ name }) => name === 'main') && policyOf({ elements }) !== '',
  );

/** The server of a check on this machine is no host: it compresses nothing, for one. */
export const isDeployed = ({ home }: Site): boolean => new URL(home).hostname !== '127.0.0.1';

export const pathOf = (url: string): string => new URL(url).pathname;

/** The Content-Security-Policy in the HTML of a page; empty where there is none. */
export const policyOf = ({ elements }: Pick<Answer, 'elements'>): string =>
  elements.find(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy')
    ?.attributes['content'] ?? '';

/** The sources of each directive of a policy. */
export const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** The sum of the layout shifts since the page was opened, and the first words that moved. */
export const layoutShiftOf = (page: Page): Promise<{ sum: number; words: string }> =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; words: string }>((resolve) => {
        const entries: (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        })[] = [];
        new PerformanceObserver((list) =>
          entries.push(...(list.getEntries() as typeof entries)),
        ).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => {
          const unasked = entries.filter(({ hadRecentInput }) => !hadRecentInput);
          const [largest] = unasked.toSorted((one, other) => other.value - one.value);
          const [first] = (largest?.sources ?? [])
            .filter(
              ({ node, previousRect: { y, height }, currentRect }) =>
                node?.textContent?.trim() && (y !== currentRect.y || height !== currentRect.height),
            )
            .toSorted((one, other) => one.currentRect.y - other.currentRect.y);
          resolve({
            sum: unasked.reduce((sum, { value }) => sum + value, 0),
            words:
              (first?.node?.nodeName === '#text'
                ? first.node.parentElement
                : first?.node
              )?.textContent
                ?.trim()
                .slice(0, 40) ?? '',
          });
        }, 200);
      }),
  );
