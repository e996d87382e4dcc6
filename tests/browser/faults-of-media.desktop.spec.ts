import { card, dialog, moveAbout, onFaulty } from './faulty.ts';
import { expect, expectLive, test } from './visitor.ts';

for (const fault of ['missing', 'never'] as const) {
  test(`the page is live, and its words are there: pictures, a font and a film, ${fault}`, async ({
    page,
    guard,
    baseURL,
  }) => {
    // No more of them than a browser has lines to a host without HTTP/2: then nothing else could come.
    await onFaulty(/\/(hero|bricolage|pa-1-)/, fault, { page, guard, baseURL }, async () => {
      // The page is not loaded as long as a picture is on its way: its script then waits for a sign.
      await moveAbout(page);
      await expectLive(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await card(page).click();
      await expect(dialog(page)).toBeVisible();
    });
  });
}
