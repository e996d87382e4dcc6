/** The information for screen readers over AT-SPI, the accessibility interface of Linux. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { builds } from '../support/builds.ts';
import { startHost } from '../support/host.ts';
import { ended, listenTo, python, startDesktop } from './desktop.ts';
import type { Driver, Key } from './driver.ts';
import { findWindowed } from './engines.ts';

interface Heard {
  role: string;
  name: string;
  /** The roles and names of the elements around it, from the inside out. */
  parents: readonly (readonly [role: string, name: string])[];
  /** What had the focus before is gone, so that Orca would say nothing. */
  lost: boolean;
}

interface Stop {
  what: string;
  /** What gets the focus before the key. */
  from?: string;
  key: Key;
  /** How long the focus has rested before the key. Milliseconds. */
  rest?: number;
  hears: readonly [role: string, name: string];
  within?: readonly [role: string, name: string];
}

const stops: readonly Stop[] = [
  {
    what: 'the start of the page',
    key: 'Tab',
    hears: ['link', 'Skip to content'],
    within: ['document web', 'Plumbline: AI assistants for trades and service firms'],
  },
  {
    what: 'the bar',
    from: 'header nav a:nth-of-type(2)',
    key: 'Tab',
    hears: ['link', 'Testimonials'],
    within: ['landmark', 'Main'],
  },
  {
    what: 'the tabs',
    from: '#main a[href="#testimonials"]',
    key: 'Tab',
    hears: ['page tab', 'Personal Assistant'],
    within: ['page tab list', 'See Our Agents In Action'],
  },
  { what: 'a card', key: 'Tab', hears: ['button', 'Sending Emails video'] },
  {
    what: 'a card after a rest',
    key: 'Tab',
    rest: 1500,
    hears: ['button', 'Getting Emails video'],
  },
  {
    what: 'the dialog of a video',
    key: 'Enter',
    hears: ['button', 'Close'],
    within: ['dialog', 'Getting Emails'],
  },
  {
    what: 'its end',
    key: 'Escape',
    // By then Chromium has told AT-SPI that the page behind is inert.
    rest: 1500,
    hears: ['button', 'Getting Emails video'],
  },
  {
    what: 'the testimonials',
    from: '#demos p > a[href="/demos/"]',
    key: 'Tab',
    hears: ['button', 'Back on the tools by nine Walt Brannigan, video'],
    within: ['landmark', 'Trusted by Businesses Like You'],
  },
  {
    what: 'the case studies',
    from: '#testimonials a[href="#case-studies"]',
    key: 'Tab',
    hears: ['button', 'Previous slide Real Results From Our Clients'],
    within: ['landmark', 'Real Results From Our Clients'],
  },
  {
    what: 'the booking dialog',
    from: 'footer [data-opens=booking]',
    key: 'Enter',
    hears: ['button', 'Close'],
    within: ['dialog', 'Book A Strategy Call'],
  },
];

/** AT-SPI asks the browser for each name; on a busy machine that takes long. */
const slowMs = 120_000;

const desktop = await startDesktop();
afterAll(() => desktop?.close());

describe.each(['Firefox', 'Chromium'] as const)('in %s', (engine) => {
  test('user can hear each of ten stops', { timeout: slowMs }, async ({ skip }) => {
    const start = await findWindowed(engine);
    if (desktop === undefined || start === undefined)
      return skip('at-spi2-core, gir1.2-atspi-2.0, xvfb, dbus or the browser is missing');
    let last: Heard | undefined;
    const lost: string[] = [];
    const script = join(import.meta.dirname, 'accessibility_events.py');
    const listener = await listenTo(desktop, [python, script], (line) => {
      const heard = JSON.parse(line) as Heard | null;
      // AT-SPI has renamed it.
      if (heard !== null) last = { ...heard, role: heard.role.replace('push button', 'button') };
      // The document before has gone by a load.
      if (heard?.lost === true && heard.role !== 'document web') lost.push(heard.name);
    });
    const host = await startHost(builds.root.directory);
    let driver: Driver | undefined;
    try {
      driver = await start(desktop.variables);
      await driver.open(host.url);
      const { run } = driver;
      await expect
        .poll(() => run(() => document.querySelectorAll('#root a[role=button]').length), {
          timeout: 15_000,
        })
        .toBeGreaterThan(0);
      for (const { what, from, key, rest, hears, within } of stops) {
        if (from !== undefined)
          await run((selector: string) => {
            document.querySelector<HTMLElement>(selector)?.focus();
          }, from);
        await wait(rest ?? 100);
        await driver.press(key);
        await expect
          .poll(() => [last?.role, last?.name], { message: what, timeout: 10_000, interval: 50 })
          .toEqual(hears);
        if (within !== undefined) expect(last?.parents, what).toContainEqual(within);
      }
      expect(lost).toEqual([]);
    } finally {
      await driver?.close();
      await ended(listener);
      await host.close();
    }
  });
});
