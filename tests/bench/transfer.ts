/** What a phone with an empty cache fetches until the load event, and the script that comes after it. */
import type { Browser } from '@playwright/test';
import { budgetOf } from '../support/budgets.ts';
import type { Route } from '../../site/routes.ts';
import { open } from './browser.ts';
import { atMost, kilobytes, plain, type Line } from './report.ts';
import type { Subject } from './subject.ts';

const limitsOf = ({ key, client }: Route): { bytes: number; requests: number } =>
  client === null
    ? { bytes: 45_000, requests: 4 }
    : { bytes: 75_000, requests: key === 'home' ? 8 : 12 };

/** By then every page has brought all that it brings by itself. */
const settleMs = 1500;

interface Fetched {
  url: string;
  type: string;
  /** With its headers, as it went over the line. */
  bytes: number;
  /** Whether it was there before the load event. */
  early: boolean;
}

/** The largest of several visits: whether a picture below the first screen comes before the load event or after it is a matter of chance. */
export async function measureTransfer(
  { pages, sent }: Subject,
  browser: Browser,
  runs: number,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { name, route, address } of pages) {
    let bytes = 0;
    let requests = 0;
    let script = 0;
    for (let run = 0; run < runs; run += 1) {
      const fetched = await fetchedBy(browser, address);
      const early = fetched.filter((each) => each.early);
      const scripts = await Promise.all(
        fetched
          .filter(({ type }) => type === 'Script')
          .map(({ url }) => sent(new URL(url).pathname.slice(1))),
      );
      bytes = Math.max(bytes, sum(early.map((each) => each.bytes)));
      requests = Math.max(requests, early.length);
      script = Math.max(script, sum(scripts.map(({ byteLength }) => byteLength)));
    }
    lines.push(
      atMost(
        'transferred until the load event, brotli',
        name,
        bytes,
        limitsOf(route).bytes,
        kilobytes,
      ),
      atMost('requests for that', name, requests, limitsOf(route).requests, plain),
      atMost('all script that comes later, brotli', name, script, budgetOf(route).later, kilobytes),
    );
  }
  return lines;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Everything that a page fetches until it is live and quiet. */
async function fetchedBy(browser: Browser, address: string): Promise<Fetched[]> {
  const { page, protocol, close } = await open(browser, { device: 'phone' });
  const started = new Map<string, { url: string; type: string }>();
  const finished: { id: string; bytes: number; at: number }[] = [];
  let load = Infinity;
  protocol.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // Chromium counts what stands in the page itself as well.
    if (!request.url.startsWith('data:'))
      started.set(requestId, { url: request.url, type: type ?? '' });
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    finished.push({ id: requestId, bytes: encodedDataLength, at: timestamp }),
  );
  protocol.on('Page.loadEventFired', ({ timestamp }) => (load = timestamp));
  await protocol.send('Page.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  // Idle time comes when the browser finds some, and then the page asks for the rest.
  await page.waitForTimeout(settleMs);
  await close();
  return finished.flatMap(({ id, bytes, at }) => {
    const request = started.get(id);
    return request === undefined ? [] : [{ ...request, bytes, early: at <= load }];
  });
}
