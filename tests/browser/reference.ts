import { test } from '@playwright/test';

/** The browser that drew what is compared to the pixel: another program, or another version, draws edges and letters otherwise. */
const reference = { program: /headless[-_]shell/, version: '156' };

/** Leaves the tests of a file out, and says so in their count, where the browser is another one than that of the references. */
export function compareInReferenceAlone(): void {
  test.beforeEach(({ browser }) => {
    const version = browser.version().split('.')[0];
    test.skip(
      !reference.program.test(process.env['CHROMIUM_PATH'] ?? '') || version !== reference.version,
      `The references are those of Chromium's headless shell ${reference.version}.`,
    );
  });
}
