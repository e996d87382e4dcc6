import { expect, openLive, passFrames, test } from './visitor.ts';

// An image in a data URL does not ask the page's policy.
test.use({ bypassCSP: true });

test('should keep the width of a logo in the footer beside long links', async ({ page }) => {
  await openLive(page, './');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // A reload at each width, as Chromium caches the least width of an earlier layout.
    await page.evaluate(() => {
      for (const link of document.querySelectorAll('footer nav a'))
        link.textContent = 'Demonstrações gravadas';
      const logo = Object.assign(new Image(190, 38), {
        alt: 'Ferreira',
        src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="190" height="38"/>',
      });
      logo.style.minWidth = '0';
      document.querySelector('footer a[href="/"]')?.replaceChildren(logo);
    });
    await passFrames(page, 4);
    const logo = page.locator('footer img');
    const widthOf = () => logo.evaluate((image) => image.getBoundingClientRect().width);
    await expect.poll(widthOf, `at ${width} px`).toBe(190);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width} px`).toBe(0);
  }
});
