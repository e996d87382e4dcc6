/** Every tab stop is visible, with a complete focus ring of enough contrast. */
import { expected } from '../support/expected.ts';
import { faultsOfStop, faultsOfWalk } from './stops.ts';
import { expect, holdsFocus, openLive, test } from './visitor.ts';

test('Tab through the page should show every stop and its ring', async ({ page }) => {
  test.slow();
  for (const [path, leastStops, width, media] of [
    ['./', 36, 1280, { colorScheme: 'light' }],
    ['./', 36, 390, { colorScheme: 'dark' }],
    ['demos/', 20, 1280, { forcedColors: 'active' }],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia(media);
    await openLive(page, path);
    expect.soft(await faultsOfWalk(page, leastStops), JSON.stringify(media)).toEqual([]);
  }
});

test.describe('Shift+Tab in a dialog', () => {
  for (const [name, fragment] of [
    ['menu', () => ''],
    ['video', () => `#${expected.demo(2).id}`],
  ] as const) {
    test(`should never leave, and show every tab stop with its focus ring: ${name}`, async ({
      page,
    }) => {
      test.slow();
      const dialog = page.getByRole('dialog');
      await page.setViewportSize({ width: 320, height: 256 });
      await openLive(page, `./${fragment()}`);
      if (name === 'menu')
        await page.getByRole('banner').getByLabel(expected.interface.menu).click();
      const close = dialog.getByRole('button', { name: expected.interface.close }).first();
      await expect(close).toBeFocused();
      await expect(page.locator('#root')).toHaveAttribute('inert');
      for (const [width, height, colorScheme] of [
        [320, 256, 'light'],
        [667, 375, 'dark'],
      ] as const) {
        await test.step(`${width} × ${height} px in ${colorScheme} colors`, async () => {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height });
          // As it is when it has opened.
          await close.focus();
          const controls = await dialog
            .locator('button:visible, a:visible, summary:visible, iframe:visible')
            .count();
          const stops = new Set<string>();
          for (let presses = 0; presses < controls; presses += 1) {
            await page.keyboard.press('Shift+Tab');
            expect(await holdsFocus(dialog), `focus after ${presses + 1} presses`).toBe(true);
            stops.add(
              await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? ''),
            );
            expect.soft(await faultsOfStop(page)).toEqual([]);
          }
          expect(stops.size, 'different stops').toBeGreaterThanOrEqual(Math.min(controls, 3));
        });
      }
    });
  }
});
