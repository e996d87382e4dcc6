/** What screen readers say: live regions that exist before their text, and names said once. */
import { expected } from '../support/expected.ts';
import { expect, openLive, test } from './visitor.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('should name a card as a video, and read portraits and quotes on their own', async ({
    page,
  }) => {
    await page.goto('./');
    await expect
      .soft(page.locator(`#${expected.demo(0).id} a`).first())
      .toHaveAccessibleName(`${expected.demo(0).caption} ${expected.interface.videoMark}`);
    const { id, headline, name, subtext, thumbnail } = expected.testimonial(0);
    const testimonial = page.locator(`#${id}`);
    await expect
      .soft(testimonial.getByRole('link').first())
      .toHaveAccessibleName(`${headline} ${expected.line(name, expected.interface.videoMark)}`);
    await expect.soft(testimonial.getByRole('link').first()).not.toContainText(subtext);
    await expect(testimonial.getByRole('img', { name: thumbnail?.alt ?? '' })).toHaveCount(1);
  });
});

test('dialogs should announce changes, one description, and links to new tabs', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  const dialog = page.getByRole('dialog');
  for (const [name, address, box, said] of [
    ['video', `./#${expected.demo(2).id}`, '[data-part=player]', expected.pages.video.openLabel],
    ['booking form', './#book', '[data-part=form]', expected.interface.newTab],
  ] as const) {
    await page.goto(address);
    const frame = dialog.locator(box);
    await expect(frame).toHaveAttribute('data-state', 'loaded');
    await test.step(`what tells of a slow ${name} is there before its words`, async () => {
      const region = dialog.locator('[data-part=status][aria-live=polite]');
      await expect(region).toHaveCount(1);
      await expect(region).toHaveText('');
      await expect(region).toHaveAttribute('data-slow', /\S/);
    });
    await test.step(`the links of the ${name} that open a new tab`, async () => {
      const links = dialog.locator('a[target=_blank]');
      expect(await links.count()).toBeGreaterThan(0);
      for (const link of await links.all())
        await expect(link).toHaveAccessibleName(expected.containing(said));
    });
    if (name === 'video') {
      await test.step('"Link copied"', async () => {
        const region = dialog.locator('[data-part=status]');
        await expect(region).toHaveText('');
        await page.getByRole('button', { name: expected.pages.video.copyLabel }).click();
        await expect(region).toHaveText(expected.interface.linkCopied);
      });
    }
  }
  await test.step('the lead and the facts of booking are the description of its dialog only', async () => {
    const { description, facts } = expected.pages.booking;
    await expect(dialog).toHaveAccessibleDescription([description, ...facts].join(' '));
    const tree = await dialog.ariaSnapshot();
    for (const text of [description, ...facts]) expect(tree).not.toContain(text);
  });
});

test('carousels and the menu should say their names once, and announce a new slide', async ({
  page,
}) => {
  await page.clock.install();
  await openLive(page, './');
  await test.step('no slide holds a nameless article of its own', () =>
    expect.soft(page.getByRole('article')).toHaveCount(0));
  await test.step('the slides of a grid have only the name of the testimonial', async () => {
    await expect.soft(page.locator('#testimonials').getByRole('group')).toHaveCount(0);
    await expect
      .soft(page.locator('#testimonials [aria-label]').filter({ visible: true }))
      .toHaveCount(0);
  });
  await test.step('a slide is announced for a while', async () => {
    const carousel = page.getByRole('group', { name: expected.pages.home.caseStudies.heading });
    const region = carousel.locator('[aria-live]');
    await expect(region).toBeAttached();
    await expect(region).toHaveText('');
    await carousel.getByRole('button', { name: expected.interface.nextSlide }).click();
    await expect(region).toHaveText(expected.slideName(1));
    await page.clock.runFor(6000);
    await expect(region).toHaveText('');
  });
  await test.step('the menu is a dialog, and its navigation has a name of its own', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('banner').getByLabel(expected.interface.menu).click();
    const menu = page.getByRole('dialog', { name: expected.interface.menu });
    await expect(menu.getByRole('navigation', { name: expected.interface.menu })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: expected.interface.mainNavigation }),
    ).toHaveCount(0);
  });
});
