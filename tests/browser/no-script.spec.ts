/** What is there before any script, and where none ever comes: all of it to be read, and every link leading on. */
import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { columnsOf, expect, headerHeight, test } from './visitor.ts';

// The home page has tests of its own for how its rows scroll: here nothing has to be waited for.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

/** That nothing waits for a script that never comes. */
async function expectNoDeadControls(page: Page): Promise<void> {
  for (const role of ['button', 'tab', 'combobox', 'dialog'] as const)
    await expect.soft(page.getByRole(role)).toHaveCount(0);
  const addresses = await page
    .locator('a')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses).not.toContain('');
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('every word and picture of the home page is there, and no control that does nothing', async ({
  page,
  isMobile,
}) => {
  const { home } = words.pages;
  await page.goto('./');
  await test.step('its headings, and the demos under the name and the sub-label of their agent', async () => {
    for (const name of [
      home.hero.headline,
      home.demos.heading,
      home.testimonials.heading,
      home.caseStudies.heading,
    ])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    const demos = section(page, home.demos.heading);
    await expect(demos.getByRole('heading', { level: 3 })).toHaveText(
      words.agents.map(({ name }) => name),
    );
    await expect(demos.getByText(words.agent(0).subLabel)).toBeVisible();
    await expect(demos.getByRole('listitem').filter({ visible: true })).toHaveCount(
      words.demos.length,
    );
    expect(
      await columnsOf(page.locator(`#${words.agent(0).id}`).getByRole('listitem')),
      'columns of demos',
    ).toBe(isMobile ? 1 : 3);
  });
  await test.step('the testimonials and the case studies', async () => {
    const testimonials = section(page, home.testimonials.heading);
    for (const { name } of words.testimonials) {
      await testimonials.getByText(name, { exact: true }).scrollIntoViewIfNeeded();
      await expect(testimonials.getByText(name, { exact: true })).toBeInViewport();
    }
    if (!isMobile)
      expect(
        await columnsOf(page.locator('#testimonials [data-opens="video"]')),
        'columns of testimonials',
      ).toBe(3);
    await expect(page.locator('#case-studies').getByRole('heading', { level: 3 })).toHaveText(
      words.caseStudies.map(({ headline }) => headline),
    );
  });
  await test.step('all links of the footer', async () => {
    await expect(page.getByRole('contentinfo').getByRole('link')).toContainText([
      words.pages.bookingLabel,
      words.site.name,
      ...words.pages.navigation.map(({ label }) => label),
      words.pages.demos.heading,
      ...words.waysToReach(),
    ]);
  });
  await test.step('no control that does nothing', () => expectNoDeadControls(page));
  await test.step('every picture comes as one scrolls', async () => {
    for (const picture of await page.locator('main img').all())
      await picture.scrollIntoViewIfNeeded();
    const missing = () =>
      page.evaluate(() =>
        [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src),
      );
    await expect.poll(missing).toEqual([]);
  });
});

test('the page with all demos shows them in groups, with nothing to filter them by', async ({
  page,
  isMobile,
}) => {
  await page.goto('demos/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    words.agents.map(({ name }) => name),
  );
  await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true })).toHaveCount(
    words.demos.length,
  );
  expect(await columnsOf(page.getByRole('main').getByRole('listitem')), 'columns').toBe(
    isMobile ? 1 : 4,
  );
  await expectNoDeadControls(page);
});

test(
  'links of the home page lead to its sections, to the page of a video and to that of booking',
  { tag: '@any-device' },
  async ({ page, press }) => {
    const { home } = words.pages;
    await page.goto('./');
    for (const [label, fragment] of [
      [home.hero.demosLabel, '#demos'],
      [home.hero.testimonialsLabel, '#testimonials'],
      [home.testimonials.caseStudiesLabel, '#case-studies'],
    ] as const) {
      await test.step(`'${label}' leads right below the header`, async () => {
        await press(page.getByRole('link', { name: label }));
        await expect
          .poll(async () => Math.round((await page.locator(fragment).boundingBox())?.y ?? 0))
          .toBe(headerHeight);
      });
    }
    for (const [what, link, { caption, video }] of [
      ['demo', words.demo(2).caption, words.demo(2)],
      ['testimonial', words.testimonial(0).headline, words.testimonial(0)],
    ] as const) {
      await test.step(`a ${what} leads to the page of its video`, async () => {
        await press(page.getByRole('link', { name: link }).first());
        await expect(page.getByRole('heading', { level: 1, name: caption })).toBeVisible();
        expect(page.url()).toContain(video.embedUrl);
        await page.goBack();
      });
    }
    await test.step('a case study leads to the booking page', async () => {
      await press(
        section(page, home.caseStudies.heading)
          .getByRole('link', { name: home.caseStudies.bookingLabel })
          .first(),
      );
      await expect(page.getByRole('heading', { name: 'Book a strategy call' })).toBeVisible();
    });
  },
);

test(
  'the page with all demos tells what happens in a video, and leads to it and back home',
  { tag: '@any-device' },
  async ({ page, press }) => {
    await page.goto('./');
    await test.step('the home page leads to the words of a video, which stand there', async () => {
      const card = page.getByRole('listitem').filter({ hasText: words.demo(0).caption });
      await press(card.getByRole('link', { name: words.pages.video.transcriptLabel }));
      await expect(
        page.getByRole('heading', { level: 1, name: words.pages.demos.heading }),
      ).toBeVisible();
      await press(card.getByText(words.pages.video.transcriptLabel));
      await expect(card.getByText((words.demo(0).transcript ?? '').slice(0, 60))).toBeVisible();
    });
    await test.step('a card leads to the page of its video', async () => {
      await press(page.getByRole('link', { name: words.demo(-1).caption }));
      await expect(
        page.getByRole('heading', { level: 1, name: words.demo(-1).caption }),
      ).toBeVisible();
      await page.goBack();
    });
    await test.step("'Back to Home' leads home", async () => {
      await press(page.getByRole('link', { name: words.pages.demos.backLabel }));
      await expect(
        page.getByRole('heading', { name: words.pages.home.hero.headline }),
      ).toBeVisible();
    });
  },
);
