/** Snapshots of the accessibility tree. */
import { expected } from '../support/expected.ts';
import { expect, openLive, test } from './visitor.ts';

for (const [name, path] of [
  ['home', './'],
  ['demos', 'demos/'],
] as const) {
  test(`a screen reader should find all of ${name}, in order`, async ({ page }) => {
    await openLive(page, path);
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

test('a screen reader should read each heading', async ({ page }) => {
  // On a phone both rows of the home page are carousels.
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, './');
  const labels = page.locator('main :is(h1, h2, h3, h4)').evaluateAll((headings) =>
    headings.flatMap(({ id, textContent }) =>
      // Orca leaves out a heading that labels another element.
      document.querySelector(`[aria-labelledby~="${id}"]`) === null ? [] : [textContent],
    ),
  );
  expect(await labels).toEqual([]);
});

test('a screen reader should find the title, the player and the links of a video dialog', async ({
  page,
}) => {
  await page.goto(`./#${expected.demo(2).id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[data-state=loaded]')).toBeAttached();
  await expect(dialog).toMatchAriaSnapshot({ name: 'video-dialog.aria.yml' });
});
