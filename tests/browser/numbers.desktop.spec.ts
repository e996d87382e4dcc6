/** Sites with other numbers of everything: built on the fly from the sample, and looked at in a narrow and in a wide window. */
import type { Page } from '@playwright/test';
import { startServer } from '../../site/generator/server/serve.ts';
import { brokenLinks, crawl } from '../site/crawl.ts';
import { all, buildNumbers, type Numbers } from '../support/content-of-numbers.ts';
import { axe, findings } from '../support/axe.ts';
import { expect, expectLive, test } from './visitor.ts';

/** None, one or a few of everything, what can be left out, and the other direction of writing. */
const variants: readonly (readonly [name: string, numbers: Numbers])[] = [
  ['nothing of anything, and no booking', { ...all(0), bare: true }],
  ['one of each, without pictures, phone and booking', { ...all(1), bare: true }],
  [
    'two of each, an agent without demos, and a language from right to left',
    { ...all(2), agents: 3, language: 'ar' },
  ],
];

/** What nobody may see, on the page as it stands. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (element: Element): string =>
      [
        element.getAttribute('aria-label') ?? '',
        element.textContent,
        ...[...element.querySelectorAll('img')].map(({ alt }) => alt),
      ]
        .join(' ')
        .trim();
    const nonsense = /\bNaN\b|undefined|\bnull\b|\[object|\{\w+\}|Infinity/;
    for (const element of document.querySelectorAll('body, body *')) {
      if (element.matches('script, style')) continue;
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent);
      const shown = ['aria-label', 'alt', 'title', 'href', 'src'].map(
        (name) => element.getAttribute(name) ?? '',
      );
      for (const text of [...own, ...shown])
        if (nonsense.test(text ?? '')) faults.push(`nonsense: ${String(text)}`);
    }
    // The title of the video dialog is filled when it opens.
    for (const element of document.querySelectorAll(
      'h1, h2, h3, h4, a[href], button, summary, dt, dd, select',
    ))
      if (nameOf(element) === '') faults.push(`empty: ${element.outerHTML.slice(0, 120)}`);
    for (const element of document.querySelectorAll(
      'ul, nav, section, dl, [role=tablist], [role=tabpanel]',
    ))
      if (element.childElementCount === 0)
        faults.push(`holds nothing: ${element.outerHTML.slice(0, 120)}`);
    for (const link of document.querySelectorAll('a[href^="#"]')) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      if (document.getElementById(id) === null) faults.push(`dead link: #${id}`);
    }
    const levels = [...document.querySelectorAll('h1, h2, h3, h4')]
      .filter((heading) => heading.closest('[role=dialog]') === null)
      .map(({ tagName }) => Number(tagName.slice(1)));
    levels.forEach((level, index) => {
      if (level > (levels[index - 1] ?? 0) + 1)
        faults.push(
          `heading ${String(index + 1)} is an h${String(level)} below an h${String(levels[index - 1] ?? 0)}`,
        );
    });

    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth > innerWidth)
      faults.push(`scrolls sideways: ${String(root.scrollWidth)} px`);
    const cards = [...document.querySelectorAll('[data-card]')]
      .filter((card) => card.getClientRects().length > 0 && card.closest('[inert]') === null)
      .map((card) => ({ id: card.id, box: card.getBoundingClientRect() }));
    cards.forEach(({ id, box }, index) => {
      const row = document.getElementById(id)?.closest('.glider');
      if (row === null && (box.left < -1 || box.right > innerWidth + 1))
        faults.push(`out of the window: ${id}`);
      if (box.height > innerHeight)
        faults.push(`higher than the window: ${id}, ${String(Math.round(box.height))} px`);
      // Cards stand in the order of the page, so those that overlap are near each other.
      for (const other of cards.slice(index + 1, index + 6)) {
        const overlap =
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1;
        if (overlap) faults.push(`overlap: ${id} and ${other.id}`);
      }
    });
    return faults;
  });
}

/** Presses the arrow of every carousel in sight, and reads its counter. */
async function expectCountersToGoOn(page: Page): Promise<void> {
  for (const carousel of await page.locator('[aria-roledescription=carousel]').all()) {
    const next = carousel.locator('button').last();
    const counter = carousel.locator('button + span');
    await next.scrollIntoViewIfNeeded();
    const [at = NaN, of = NaN] = (await counter.innerText()).split(' / ').map(Number);
    await next.click();
    await expect(counter).toHaveText(`${String((at % of) + 1)} / ${String(of)}`);
  }
}

/** Waits until the home page has of everything what there is. */
async function expectNumbers(
  page: Page,
  { agents, demos, testimonials, caseStudies, bare = false, language }: Numbers,
): Promise<void> {
  const isWide = (page.viewportSize()?.width ?? 0) >= 768;
  for (const [section, count] of Object.entries({
    demos,
    testimonials,
    'case-studies': caseStudies,
  })) {
    await expect(page.locator(`section#${section}`)).toHaveCount(count === 0 ? 0 : 1);
    if (count === 0) await expect(page.locator(`a[href="#${section}"]`)).toHaveCount(0);
  }
  const choices = agents < 2 ? 0 : Math.min(agents, demos);
  await expect(page.getByRole('tab')).toHaveCount(isWide ? choices : 0);
  await expect(page.locator('#demos').getByRole('combobox')).toHaveCount(
    !isWide && choices > 0 ? 1 : 0,
  );
  await expect(page.locator('[aria-roledescription=carousel]')).toHaveCount(
    Number(caseStudies > 1) + Number(!isWide && testimonials > 1),
  );
  await expect(page.locator('a[href^="mailto:"][href*="subject="]').first()).toBeAttached({
    attached: bare,
  });
  // The strip of tape of a card without an image.
  if (bare && demos > 0)
    await expect(page.locator('#demos [data-kind=demo] > span').first()).toHaveCSS(
      'background-size',
      /14px/,
    );
  if (language !== 'ko') return;
  const heading = page.locator('h2').first();
  await expect(heading, 'words stay whole').toHaveCSS('word-break', 'keep-all');
  expect(
    await heading.evaluate(
      (element) =>
        parseFloat(getComputedStyle(element).lineHeight) /
        parseFloat(getComputedStyle(element).fontSize),
    ),
    'lines of square letters do not touch',
  ).toBeCloseTo(1.3);
}

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 800 };
const desk = { width: 1280, height: 800 };

for (const [name, numbers] of variants) {
  test(`a site with ${name}`, async ({ page, guard }) => {
    test.setTimeout(90_000);
    const directory = await buildNumbers(numbers);
    const server = await startServer({ directory, base: '/', port: 0 });
    expect(brokenLinks(await crawl(server.url))).toEqual([]);
    guard.allowOrigin(new URL(server.url).origin);
    guard.tolerate(/status of 404|404: nothing/);
    if (numbers.bare === true) await page.addInitScript(axe);
    try {
      // Each page is opened in one window, which then becomes the others.
      for (const [path, ...widths] of [
        ['', phone, tablet, desk],
        ['demos/', desk, phone],
        ['no-such-page', phone, desk],
        ['#book', desk],
      ] as const) {
        await page.setViewportSize(widths[0]);
        await page.goto('about:blank');
        await page.goto(server.url + path);
        if ((await page.locator('#root a[data-opens]').count()) > 0) await expectLive(page);
        for (const viewport of widths) {
          await page.setViewportSize(viewport);
          if (path === '') await expectNumbers(page, numbers);
          expect(await faultsOf(page), `${path} at ${String(viewport.width)}`).toEqual([]);
          // The two businesses have a picture everywhere: what stands in its place is seen here alone.
          if (numbers.bare === true && path !== '#book')
            expect(
              await findings(page, 'of colors'),
              `${path} at ${String(viewport.width)}`,
            ).toEqual([]);
          if (path === '') await expectCountersToGoOn(page);
          if (path === '#book')
            await expect(page.getByRole('dialog')).toHaveCount(numbers.bare === true ? 0 : 1);
        }
      }
    } finally {
      // What the page still fetches would be refused, and say so.
      await page.goto('about:blank');
      await server.close();
    }
  });
}
