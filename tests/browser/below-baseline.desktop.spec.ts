import type { Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
import { expect, test } from './visitor.ts';

/** Opens a page as a browser sees it that does not know the media feature `scripting`. */
async function openBelowBaseline(page: Page, path: string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    return route.fulfill({
      response,
      body: (await response.text())
        .replaceAll('(scripting', '(unheard-of')
        .replaceAll('@view-transition', '@unheard-of'),
    });
  });
  await page.goto(path, { waitUntil: 'load' });
}

test.describe('in a browser below the baseline', () => {
  // The policy knows the inline script and styles by their hashes.
  test.use({ bypassCSP: true });

  test('user should get the whole page, in which nothing needs script', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openBelowBaseline(page, './');
    for (const width of [390, 1280]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        for (const { name } of expected.agents)
          await expect(page.getByRole('heading', { name })).toBeVisible();
        await expect(page.getByRole('listitem').filter({ visible: true })).toHaveCount(
          expected.demos.length,
        );
        for (const role of ['button', 'tab', 'combobox', 'dialog'] as const)
          await expect(page.getByRole(role)).toHaveCount(0);
        // One transcript for each video, as no dialog shows a second one.
        await expect(
          page
            .locator(`#${expected.demo(0).id}`)
            .getByRole('link', { name: expected.pages.video.transcriptLabel }),
        ).toHaveCount(1);
      });
    }
    await test.step('a card leads to its video', async () => {
      await page
        .locator(`#${expected.demo(0).id}`)
        .getByText(expected.demo(0).caption, { exact: true })
        .click();
      await expect(
        page.getByRole('heading', { level: 1, name: expected.demo(0).caption }),
      ).toBeVisible();
    });
  });
});
