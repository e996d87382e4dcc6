/** What Siteimprove Alfa finds, an engine that shares no code with axe: the rules of all levels, on the built pages. */
import { Audit } from '@siteimprove/alfa-act';
import { Device } from '@siteimprove/alfa-device';
import type { Document } from '@siteimprove/alfa-dom';
import { Node } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import { Request, Response } from '@siteimprove/alfa-http';
import rules from '@siteimprove/alfa-rules';
import { Page as AlfaPage } from '@siteimprove/alfa-web';
import type { Page } from '@playwright/test';
import { expect, fontsArrive, openLive, test } from './visitor.ts';

/** What Alfa is not asked, and why. */
const notAsked: Readonly<Record<string, string>> = {
  // WCAG 1.4.8 lets the visitor set the lines wider, which tests/browser/layout.desktop.spec.ts tries.
  'sia-r73': 'short texts of cards are set closer than 1.5',
};

/** What Alfa leaves to a person, who has answered. */
function isAnswered(rule: string, target: unknown, path: string): boolean {
  // Links with one name: do they lead to one place? By their addresses they do.
  if (rule === 'sia-r41' || rule === 'sia-r81') {
    const addresses = [
      ...(target as Iterable<{
        attribute: (name: string) => {
          map: (to: (attribute: { value: string }) => string) => {
            getOr: (other: string) => string;
          };
        };
      }>),
    ].map((link) =>
      link
        .attribute('href')
        .map(({ value }) => value)
        .getOr(''),
    );
    return (
      new Set(addresses.map((address) => new URL(address, 'https://site.test/').href)).size === 1
    );
  }
  // It looks for the ground of a text in the boxes around it, and the counter of the case studies stands beside the heading, outside of all of them. axe knows its contrast.
  if (rule === 'sia-r66' || rule === 'sia-r69') return /^[\d\s/]+$/.test(String(target));
  // Before the page not found begins stands one link; there is nothing to skip.
  return rule === 'sia-r87' && path === '404.html';
}

/**
 * Alfa gives up a style sheet that has a container query in it, and would find nothing wrong in a page without styles. So what
 * such queries have decided is written to the elements, and they go.
 */
async function settleContainers(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Methods, as tsx wraps every other named function into a call that the page does not know.
    const its = {
      settle(parent: CSSStyleSheet | CSSGroupingRule): void {
        for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
          const rule = parent.cssRules[index];
          if (rule instanceof CSSContainerRule) {
            for (const inner of rule.cssRules) {
              if (!(inner instanceof CSSStyleRule)) continue;
              for (const element of document.querySelectorAll<HTMLElement>(inner.selectorText))
                element.style.display = getComputedStyle(element).display;
            }
            parent.deleteRule(index);
          } else if (rule instanceof CSSGroupingRule) its.settle(rule);
        }
      },
    };
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
      its.settle(sheet);
  });
}

async function findings(page: Page, path: string, device: Device): Promise<string[]> {
  await settleContainers(page);
  const json: unknown = await page.evaluate(`(${Native.fromNode.toString()})(document)`);
  const document = Node.from(json as Document.JSON, device);
  expect(
    [...document.style].map((sheet) => [...sheet.rules].length)[0],
    'rules of the page that Alfa can read',
  ).toBeGreaterThan(50);
  const audited = AlfaPage.of(Request.empty(), Response.empty(), document, device);
  const found: string[] = [];
  for (const outcome of await Audit.of(audited, rules).evaluate()) {
    const {
      outcome: kind,
      rule,
      expectations,
    } = outcome.toJSON() as { outcome: string; rule: { uri: string }; expectations?: unknown };
    const id = rule.uri.replace(/.*\//, '');
    const target = (outcome as { target?: unknown }).target;
    if (kind !== 'failed' && kind !== 'cantTell') continue;
    if (id in notAsked || (kind === 'cantTell' && isAnswered(id, target, path))) continue;
    found.push(
      `${kind} ${rule.uri}: ${String(target).replace(/\s+/g, ' ').slice(0, 160)} ${JSON.stringify(expectations ?? '').slice(0, 240)}`,
    );
  }
  return found;
}

// Alfa reads the style sheets of the page, which its policy would not let it do from outside.
test.use({ bypassCSP: true });

for (const [width, height, colorScheme] of [
  [1280, 800, 'light'],
  [390, 844, 'dark'],
] as const) {
  test(
    `Alfa finds nothing and leaves nothing open at ${width} px in ${colorScheme} colours`,
    { tag: '@thorough' },
    async ({ page, guard }) => {
      test.slow();
      guard.tolerate(/404/);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      const { type, display, scripting } = Device.standard();
      const device = Device.from({
        type,
        viewport: { width, height, orientation: width > height ? 'landscape' : 'portrait' },
        display: display.toJSON(),
        scripting: scripting.toJSON(),
        preferences: [
          { name: 'prefers-color-scheme', value: colorScheme },
          { name: 'prefers-reduced-motion', value: 'reduce' },
        ],
      });
      for (const path of ['404.html', 'demos/', './']) {
        if (path === '404.html') await page.goto(path);
        else {
          await openLive(page, path);
          await fontsArrive(page);
        }
        expect.soft(await findings(page, path, device), path).toEqual([]);
      }
    },
  );
}
