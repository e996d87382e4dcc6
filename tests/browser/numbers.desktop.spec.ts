/** Sites with other numbers of everything, made from the sample. */
import type { Page } from '@playwright/test';
import { startServer } from '../../site/generator/server/serve.ts';
import { brokenLinks, crawl } from '../site/crawl.ts';
import { axe, findings } from '../support/axe.ts';
import { all, buildNumbers, type Numbers } from '../support/content-of-numbers.ts';
import { layoutAudit } from '../support/layout-audit.ts';
import { expect, expectLive, test } from './visitor.ts';

const variants: readonly (readonly [name: string, numbers: Numbers])[] = [
  [
    'one of each but no testimonial, without images, phone and booking',
    { ...all(1), testimonials: 0, bare: true },
  ],
  ['two of each, an agent without demos, right to left', { ...all(2), agents: 3, language: 'ar' }],
];

/** What has no words, or words that no owner wrote. */
function nonsenseOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lists = 'ul, nav, section, dl, [role=tablist], [role=tabpanel]';
    const empty = [...document.querySelectorAll(lists)]
      .filter(({ childElementCount }) => childElementCount === 0)
      .map(({ outerHTML }) => `empty: ${outerHTML.slice(0, 120)}`);
    const html = document.body.cloneNode(true) as Element;
    for (const code of html.querySelectorAll('script, style')) code.remove();
    const nonsense = /.{0,40}(\bNaN\b|undefined|\bnull\b|\[object|\{\w+\}|Infinity).{0,40}/g;
    const texts = [html, ...html.querySelectorAll('*')].flatMap((each) => [
      each.childElementCount === 0 ? each.textContent : '',
      ...['aria-label', 'alt', 'title', 'href', 'src'].map((name) => each.getAttribute(name) ?? ''),
    ]);
    return [...empty, ...(texts.join('\n').match(nonsense) ?? [])];
  });
}

/** Presses the arrow of every carousel, and reads its counter. */
async function expectCountersToGoOn(page: Page): Promise<void> {
  for (const carousel of await page.locator('[aria-roledescription=carousel]').all()) {
    const counter = carousel.locator('button + span');
    const [at = NaN, of = NaN] = (await counter.innerText()).split(' / ').map(Number);
    await carousel.locator('button').last().click();
    await expect(counter).toHaveText(`${String((at % of) + 1)} / ${String(of)}`);
  }
}

/** Waits until the home page has all of the content. */
async function expectNumbers(
  page: Page,
  { agents, demos, testimonials, caseStudies, bare = false }: Numbers,
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
}

for (const [name, numbers] of variants)
  test(`a site should be whole with ${name}`, async ({ page, guard }) => {
    // Building a site takes long.
    test.slow();
    const directory = await buildNumbers(numbers);
    const server = await startServer({ directory, base: '/', port: 0 });
    guard.allowOrigin(new URL(server.url).origin);
    guard.tolerate(/status of 404|404: nothing/);
    await page.addInitScript(axe);
    try {
      expect(brokenLinks(await crawl(server.url))).toEqual([]);
      for (const path of ['', 'demos/', 'no-such-page']) {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(server.url + path);
        if ((await page.locator('#root a[data-opens]').count()) > 0) await expectLive(page);
        expect(await nonsenseOn(page), path).toEqual([]);
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          const faults = await page.evaluate(layoutAudit, { target: 24 });
          expect(faults, `${path} at ${String(width)}`).toEqual([]);
          if (path !== '') continue;
          await expectNumbers(page, numbers);
          await expectCountersToGoOn(page);
        }
        // The bar would cover words halfway.
        await page.evaluate(() => scrollTo(0, 0));
        // axe cannot decide about words on the drawn ground of a card without an image.
        const found = await findings(page, 'all');
        expect(
          found.filter((each) => !each.includes('could not be determined')),
          path,
        ).toEqual([]);
      }
    } finally {
      // Pending requests of the page would fail and log errors.
      await page.goto('about:blank');
      await server.close();
    }
  });
