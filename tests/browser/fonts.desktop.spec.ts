import type { Frame, Page } from '@playwright/test';
import { expect, fontsArrive, passFrames, shifts, test, watchShifts } from './visitor.ts';

/** The faces that stand in until the web fonts are there, on the devices that have the font of that name. */
const stacks = { Arial: 'Arial', Roboto: 'Roboto', DejaVu: 'DejaVu' } as const;

/** Every fourth width of phones, then every fiftieth pixel. */
const someWidths = [
  ...Array.from({ length: 41 }, (_, index) => 320 + 4 * index),
  ...Array.from({ length: 24 }, (_, index) => 490 + 50 * index),
];

/** Every width of phones, then every tenth pixel. */
const widths = [
  ...Array.from({ length: 161 }, (_, index) => 320 + index),
  ...Array.from({ length: 120 }, (_, index) => 490 + 10 * index),
];

/** What the page in the frame has of its own fonts, in its window. */
interface Fonts {
  /** Shows the fallbacks in a window of this width, in CSS pixels. */
  hold: (width: number) => Promise<void>;
  /** The web fonts, loaded; drawn larger than they are where something is to be wrong with them. */
  facesOf: (sizeAdjust: string) => Promise<FontFace[]>;
  showFonts: (faces: readonly FontFace[]) => Promise<boolean>;
  unfit: () => void;
}

/** One page in a frame, which is made wider and wider: a frame is laid out again in milliseconds. */
async function openInFrame(page: Page, path: string): Promise<Frame> {
  await page.route('**/frame-of-any-width', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<body style="margin:0"><iframe src="${path}" style="border:0;width:1280px;height:844px">`,
    }),
  );
  await page.goto('./frame-of-any-width');
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error('The page has no frame.');
  await expect(frame.locator('#dialogs [role=dialog]').first()).toBeAttached();
  // Until a page is idle it passes over what is far from the window, and nobody sees what moves there; its own change of fonts is over by then.
  await expect(frame.locator('[data-hold-sections]')).toHaveCount(0);
  await frame.evaluate(async () => {
    for (const face of document.fonts) await face.load().catch(() => undefined);
    const { dialogs = '', fonts = '' } =
      document.querySelector<HTMLElement>('script[data-fonts]')?.dataset ?? {};
    const made = JSON.parse(fonts) as ConstructorParameters<typeof FontFace>[];
    const facesOf = (sizeAdjust: string): Promise<FontFace[]> =>
      Promise.all(
        made.map(([family, source, descriptors]) =>
          new FontFace(family, source, Object.assign({}, descriptors, { sizeAdjust })).load(),
        ),
      );
    const { showFonts, unfit } = (await import(dialogs.split(' ')[0] ?? '')) as Pick<
      Fonts,
      'showFonts' | 'unfit'
    >;
    const hold = async (width: number): Promise<void> => {
      // Of another window, whose HTMLElement is not ours.
      (window.frameElement as HTMLElement).style.width = `${String(width)}px`;
      if (innerWidth !== width)
        throw new Error(`The frame is ${String(innerWidth)} px wide instead of ${String(width)}.`);
      // Until what was fitted at the width before is so no more, as this is heard of in the next frame.
      await new Promise(requestAnimationFrame);
      // Those that it has added, and none that is in its styles.
      for (const face of [...document.fonts]) document.fonts.delete(face);
      // As a page begins: nothing is fitted yet.
      unfit();
    };
    Object.assign(window, { fonts: { hold, facesOf, showFonts, unfit } satisfies Fonts });
  });
  return frame;
}

/** Leaves out what asks about a font that this machine lacks: another one stands in for it unseen, and fits less often. In CI it is installed. */
async function skipWithout(stack: string, where: Frame | Page): Promise<void> {
  const has = await where.evaluate(async (name) => {
    const faces = [...document.fonts].filter(
      ({ family }) => family.replaceAll('"', '') === `~${name}`,
    );
    return (
      faces.length > 0 &&
      Promise.all(faces.map((face) => face.load())).then(
        () => true,
        () => false,
      )
    );
  }, stack);
  test.skip(
    !has,
    `This machine lacks the font ${stack} (Debian: fonts-roboto, fonts-liberation, fonts-dejavu-core).`,
  );
}

interface Found {
  /** What moved when the fonts changed, by more than a pixel: the width, and how far. */
  moved: string[];
  /** Widths at which the page kept the fallbacks. */
  kept: number[];
}

/**
 * Changes from the fallbacks to the web fonts at each of these widths, and looks where everything was before and after.
 * @param sizeAdjust how large the web fonts are drawn
 * @param fitted whether the page may make up for what differs
 */
async function sweep(
  frame: Frame,
  {
    stack,
    only,
    sizeAdjust = '100%',
    fitted = true,
  }: { stack: string; only: readonly number[]; sizeAdjust?: string; fitted?: boolean },
): Promise<Found> {
  return frame.evaluate(
    async ({ stack, only, styles, sizeAdjust, fitted }) => {
      const root = document.documentElement;
      const { hold, facesOf, showFonts } = (window as unknown as { fonts: Fonts }).fonts;
      const faces = await facesOf(sizeAdjust);
      const sheet = new CSSStyleSheet();
      if (![...document.fonts].some(({ family }) => family.replaceAll('"', '') === `~${stack}`))
        throw new Error(`The page has no face that is like ${stack}.`);
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
      // The letters in a drawing have a box that is as high as their font, and stand where they stand.
      // Words for screen readers alone take up one pixel that nobody sees, wherever the line before them ends.
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(element).display !== 'inline' &&
        element.getBoundingClientRect().height > 1;
      const elements = [...document.querySelectorAll('#root *:not(svg *)')].filter(isSeen);
      const tops = (): number[] => [
        root.scrollHeight,
        ...elements.map((element) => element.getBoundingClientRect().top),
      ];
      const found: Found = { moved: [], kept: [] };
      for (const width of only) {
        await hold(width);
        const before = tops();
        if (!fitted) for (const face of faces) document.fonts.add(face);
        else if (!(await showFonts(faces))) found.kept.push(width);
        const after = tops();
        const distances = before.map((top, index) => Math.abs(top - (after[index] ?? 0)));
        const furthest = Math.max(...distances);
        // The first of them is the page's height.
        const words =
          elements[distances.indexOf(furthest) - 1]?.textContent.slice(0, 40) ??
          'the end of the page';
        if (furthest > 1)
          found.moved.push(`${String(width)} px: ${words} by ${furthest.toFixed(1)}`);
      }
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      return found;
    },
    { stack, only, styles: onlyFont(stack), sizeAdjust, fitted },
  );
}

for (const path of ['./', 'demos/']) {
  test(`nothing on ${path} moves when the fonts come, whatever the words`, async ({ page }) => {
    const frame = await openInFrame(page, path);
    for (const [name, stack] of Object.entries(stacks)) {
      const { moved } = await sweep(frame, {
        stack,
        only: [320, 344, 360, 375, 390, 412, 430, 768, 820, 1024, 1280, 1440, 1680],
      });
      expect.soft(moved, `in the place of ${name}`).toEqual([]);
    }
  });

  for (const [name, stack] of Object.entries(stacks)) {
    // How seldom the fallbacks stay depends on the words: of the longest there are, some fit in no other way.
    test(
      `nothing on ${path} moves when the fonts come in the place of ${name}, at any width`,
      { tag: ['@sample', '@thorough'] },
      async ({ page }) => {
        test.setTimeout(180_000);
        const frame = await openInFrame(page, path);
        await skipWithout(stack, frame);
        await expectNothingMoves(frame, stack, widths);
      },
    );
  }
}

for (const [where, viewport] of Object.entries({
  'a desk': { width: 1280, height: 800 },
  'a phone': { width: 390, height: 844 },
})) {
  test(`the fonts change once at ${where}: when they do, those of letters beyond Latin-1 are there as well`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const added: string[][] = [];
      Object.assign(window, { added });
      let isSameTask = false;
      const { add } = FontFaceSet.prototype as {
        add: (this: FontFaceSet, face: FontFace) => FontFaceSet;
      };
      FontFaceSet.prototype.add = function (face) {
        if (isSameTask) added.at(-1)?.push(face.status);
        else added.push([face.status]);
        isSameTask = true;
        setTimeout(() => (isSameTask = false));
        return add.call(this, face);
      };
    });
    await page.goto('./');
    await fontsArrive(page);
    await passFrames(page);
    const added = await page.evaluate(() => (window as unknown as { added: string[][] }).added);
    expect(added).toEqual([
      (
        await page.evaluate(
          () =>
            document
              .querySelector<HTMLElement>('script[data-fonts]')
              ?.dataset['fonts']?.match(/url\(/g) ?? [],
        )
      ).map(() => 'loaded'),
    ]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the styles bring the web fonts', async ({ page }) => {
    await page.goto('./');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const loaded = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => !family.includes('~') && status === 'loaded')
        .map(({ family }) => family),
    );
    expect([...new Set(loaded)]).toEqual(['Bricolage', 'Instrument']);
  });
});

for (const [what, change] of Object.entries({
  'somebody spaces the letters': (page: Page) =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*{letter-spacing:.12em!important;word-spacing:.16em!important}');
      document.adoptedStyleSheets.push(sheet);
    }),
  'the page is printed': (page: Page) =>
    page.evaluate(() => void dispatchEvent(new Event('beforeprint'))),
})) {
  test(`words are kept in one line no longer once ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('./');
    await fontsArrive(page);
    /** A business may have some of its own. */
    const kept = (): Promise<number> =>
      page.locator('#root').evaluate((root) => root.textContent.split('\u00A0').length);
    await expect(page.locator('.fitted', { hasText: /\u00A0/ })).not.toHaveCount(0);
    const before = await kept();
    await change(page);
    await expect.poll(kept).toBeLessThan(before);
    await expect(page.locator('.fitted')).toHaveCount(0);
  });
}

/** What moves by itself as a page is opened in a window of this width. */
async function shiftOf(page: Page, path: string, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await fontsArrive(page);
  await passFrames(page);
  return (await shifts(page)).reduce((sum, noted) => sum + Number.parseFloat(noted), 0);
}

/** The styles of a device that has no font but one. */
const onlyFont = (stack: string): string =>
  `:root{--heading:Bricolage,'~${stack}'!important;--body:Instrument,'~${stack}'!important}`;

/** Opens pages with these styles. */
async function dress(page: Page, styles: string): Promise<void> {
  await page.addInitScript((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
}

for (const [path, only, tag] of [
  // A headline of one line, and a button of two.
  ['./', [375, 700], []],
  ['./', [320, 344, 360, 384, 390, 412, 430, 480, 600, 640, 760, 1024, 1280], ['@thorough']],
  ['demos/', [320, 360, 375, 390, 412, 600, 700, 1024, 1280], ['@thorough']],
] as const) {
  for (const [name, stack] of Object.entries(stacks)) {
    test(
      `hardly a word of ${path} moves along its line when the fonts come in the place of ${name}, ${only.join()} px wide`,
      { tag: [...tag] },
      async ({ page }) => {
        test.slow();
        await watchShifts(page);
        await dress(page, onlyFont(stack));
        await page.goto(path);
        await skipWithout(stack, page);
        for (const width of only)
          expect
            .soft(await shiftOf(page, path, width), `${String(width)} px`)
            .toBeLessThanOrEqual(0.001);
      },
    );
  }
}

test('in a window of another width the words are what they were before they were fitted', async ({
  page,
}) => {
  const frame = await openInFrame(page, './');
  const found = await frame.evaluate(
    async (widths) => {
      const { hold, facesOf, showFonts, unfit } = (window as unknown as { fonts: Fonts }).fonts;
      const faces = await facesOf('100%');
      const texts = (): string[] => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
          found.push(node.nodeValue ?? '');
        return found;
      };
      const differences: string[] = [];
      let fitted = 0;
      for (const width of widths) {
        await hold(width);
        const before = texts();
        await showFonts(faces);
        fitted += document.querySelectorAll('.fitted').length;
        unfit();
        const after = texts();
        differences.push(...before.filter((text, index) => text !== after[index]));
        if (document.querySelector('.fitted, [style*=letter-spacing]') !== null)
          differences.push(`${String(width)} px: something is still fitted`);
      }
      return { fitted, differences };
    },
    [360, 375, 390, 600, 1280],
  );
  expect(found.fitted).toBeGreaterThan(0);
  expect(found.differences).toEqual([]);
});

/** That nothing moves at any of these widths, and that the fallbacks stay no more than now and then, where the words cannot be given their room. */
async function expectNothingMoves(
  frame: Frame,
  stack: string,
  only: readonly number[],
): Promise<void> {
  const { moved, kept } = await sweep(frame, { stack, only });
  expect.soft(moved).toEqual([]);
  expect.soft(kept.length, kept.join()).toBeLessThanOrEqual(only.length / 20);
}

test(
  'at one width after the other nothing on ./ moves when the fonts come, nor where one is two percent too wide, which would be found where they simply changed',
  { tag: '@sample' },
  async ({ page }) => {
    // Hundreds of layouts of a whole page: 9 s where nothing else runs.
    test.slow();
    const frame = await openInFrame(page, './');
    await test.step('as they are', () => expectNothingMoves(frame, stacks.Arial, someWidths));
    await test.step('one of them too wide', async () => {
      const fault = { stack: 'Arial', only: [340, 360, 390, 412], sizeAdjust: '102%' };
      expect((await sweep(frame, fault)).moved).toEqual([]);
      expect((await sweep(frame, { ...fault, fitted: false })).moved).toHaveLength(4);
    });
  },
);
