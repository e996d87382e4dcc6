/**
 * What axe finds, in frames too, with the rules of level AAA: nothing, and nothing that it leaves to a person either. Words
 * stand on what can be computed, so a contrast that is "to be reviewed" is one that nobody will ever review.
 */
import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { axe, findings } from './ask-axe.ts';
import { expect, openLive, test } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// The frames of the dialogs are looked into as well.
test.beforeEach(({ context }) => context.addInitScript(axe));

/** What axe finds on the page as it stands, in the colours of both schemes: nothing. */
async function expectNothing(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await findings(page), `${what} in ${colorScheme} colours`).toEqual([]);
  }
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('axe finds nothing and leaves nothing open, in light and in dark colours', async ({ page, press, guard }) => {
      test.slow();
      guard.tolerate(/404/);
      await page.goto('404.html');
      await expectNothing(page, 'the page not found');
      for (const path of ['./', 'demos/']) {
        await openLive(page, path);
        await expectNothing(page, path);
      }
      for (const address of [`./#${words.demo(2).id}`, './#book']) {
        await page.goto(address);
        await expect(page.getByRole('dialog').locator('[data-state=loaded]')).toBeAttached();
        await expect(page.getByRole('dialog').locator('iframe').contentFrame().locator('main')).toBeVisible();
        await expectNothing(page, address);
      }
      if (viewport.width > 700) return;
      await openLive(page, './');
      await press(page.getByRole('banner').getByLabel(words.interface.menu));
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNothing(page, 'the menu');
    });
  });
}
