/** The site before scripts have loaded, and without script. */
import type { Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
import { columnsOf, expect, headerHeight, test, withImages } from './visitor.ts';

test.use(withImages);

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

async function expectNoDeadControls(page: Page): Promise<void> {
  for (const role of ['button', 'tab', 'combobox', 'dialog'] as const)
    await expect.soft(page.getByRole(role)).toHaveCount(0);
  const hrefs = await page
    .locator('a')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs).not.toContain('');
}

test(
  'should show all words and images of the home page',
  { tag: '@any-device' },
  async ({ page, isMobile }) => {
    const { home } = expected.pages;
    await page.goto('./');
    for (const { heading } of [home.demos, home.testimonials, home.caseStudies])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const demos = page.getByRole('region', { name: home.demos.heading });
    await expect(demos.getByRole('heading', { level: 3 })).toHaveText(
      expected.agents.map(({ name }) => name),
    );
    await expect(demos.getByText(expected.agent(0).subLabel)).toBeVisible();
    await expect(demos.locator('[data-card]').filter({ visible: true })).toHaveCount(
      expected.demos.length,
    );
    const first = page.locator(`#${expected.agent(0).id} [data-card]`);
    expect(await columnsOf(first)).toBe(isMobile ? 1 : 3);
    for (const { name } of expected.testimonials) {
      const person = page.locator('#testimonials').getByText(name, { exact: true });
      await person.scrollIntoViewIfNeeded();
      await expect(person).toBeInViewport();
    }
    await expect(page.locator('#case-studies h3')).toHaveText(
      expected.caseStudies.map(({ headline }) => headline),
    );
    await expect(page.getByRole('contentinfo').getByRole('link')).toContainText([
      expected.pages.bookingLabel,
      expected.site.name,
      ...expected.pages.navigation.map(({ label }) => label),
      'See all 14 demos',
      ...expected.waysToReach(),
    ]);
    await expectNoDeadControls(page);
    for (const image of await page.locator('main img').all()) await image.scrollIntoViewIfNeeded();
    const missing = () =>
      page.evaluate(() => [...document.images].filter((image) => image.naturalWidth === 0).length);
    await expect.poll(missing).toBe(0);
  },
);

test('should show all demos in groups', { tag: '@any-device' }, async ({ page, isMobile }) => {
  await page.goto('demos/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    expected.agents.map(({ name }) => name),
  );
  const cards = main.locator('[data-card]').filter({ visible: true });
  await expect(cards).toHaveCount(expected.demos.length);
  expect(await columnsOf(cards)).toBe(isMobile ? 1 : 4);
  await expectNoDeadControls(page);
});

test('user can follow each kind of link', { tag: '@any-device' }, async ({ page, press }) => {
  const { home } = expected.pages;
  await page.goto('./');
  for (const [label, fragment] of [
    [home.hero.demosLabel, '#demos'],
    [home.hero.testimonialsLabel, '#testimonials'],
    [home.testimonials.caseStudiesLabel, '#case-studies'],
  ] as const) {
    await press(page.getByRole('link', { name: label }));
    await expect
      .poll(async () => Math.round((await page.locator(fragment).boundingBox())?.y ?? 0), label)
      .toBe(headerHeight);
  }
  for (const [link, { caption, video }] of [
    [expected.demo(2).caption, expected.demo(2)],
    [expected.testimonial(0).headline, expected.testimonial(0)],
  ] as const) {
    await press(page.getByRole('link', { name: link }).first());
    await expect(page.getByRole('heading', { level: 1, name: caption })).toBeVisible();
    expect(page.url()).toContain(video.embedUrl);
    await page.goBack();
  }
  const { bookingLabel } = home.caseStudies;
  await press(page.locator('#case-studies').getByRole('link', { name: bookingLabel }).first());
  await expect(page.getByRole('heading', { name: 'Book a strategy call' })).toBeVisible();
});

test('user can read transcripts', { tag: '@any-device' }, async ({ page, press }) => {
  const { video, demos } = expected.pages;
  await page.goto('./');
  const card = page.locator('[data-card]').filter({ hasText: expected.demo(0).caption });
  await press(card.getByRole('link', { name: video.transcriptLabel }));
  await expect(page.getByRole('heading', { level: 1, name: demos.heading })).toBeVisible();
  await press(card.getByText(video.transcriptLabel));
  await expect(card.getByText((expected.demo(0).transcript ?? '').slice(0, 60))).toBeVisible();
  await press(page.getByRole('link', { name: demos.backLabel }));
  await expect(
    page.getByRole('heading', { name: expected.pages.home.hero.headline }),
  ).toBeVisible();
});
