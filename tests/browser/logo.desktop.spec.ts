import { layoutAudit } from '../support/layout-audit.ts';
import { expect, fontsArrive, openLive, passFrames, test } from './visitor.ts';

// A picture in the address of another file does not ask the page's policy.
test.use({ bypassCSP: true });

test(
  'a logo without a name beside it keeps its width in the footer, however long the links are',
  { tag: '@sample' },
  async ({ page }) => {
    await openLive(page, './');
    await fontsArrive(page);
    await page.evaluate(() => {
      // As BrandLogo.css.ts has it, whose rules the sample comes without.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '.logo { box-sizing: content-box; min-width: 0; max-width: calc(100% - 16px); padding: 5px 8px }',
      );
      document.adoptedStyleSheets.push(sheet);
      document
        .querySelectorAll('footer nav a')
        .forEach((link) => (link.textContent = 'Demonstrações gravadas'));
      document.querySelector('footer a:has(> svg)')?.setAttribute('data-logo', '');
    });
    for (const width of [320, 640, 767, 768, 820, 1023, 1024, 1279, 1280, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      // Anew at each width, as Chromium keeps the least width that an earlier layout has found.
      await page.evaluate(() => {
        const picture = document.createElement('picture');
        picture.append(
          Object.assign(new Image(190, 38), {
            className: 'logo',
            alt: 'Ferreira',
            src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="190" height="38"/>',
          }),
        );
        document.querySelector('[data-logo]')?.replaceChildren(picture);
      });
      await passFrames(page, 4);
      await page.locator('footer img').evaluate((logo: HTMLImageElement) => logo.decode());
      expect
        .soft(
          await page.locator('footer img').evaluate((logo) => logo.getBoundingClientRect().width),
          `at ${width} px`,
        )
        .toBe(206);
      expect.soft(await page.evaluate(layoutAudit, { target: 24 }), `at ${width} px`).toEqual([]);
    }
  },
);
