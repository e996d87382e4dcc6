/**
 * Where everything of both packs stands, as numbers: the place and the size of the first of each kind of element, its letters,
 * its words' colour, its ground and whether paper may end in it, as text in tests/browser/places. The pictures show some parts
 * at two widths; this is every part at all of them, on paper and in the colours of the system, and tells what has moved. To
 * renew it: npx playwright test --project 'visual*' --update-snapshots; read what has changed.
 */
import type { Page } from '@playwright/test';
import { startServer } from '../../site/generator/server/serve.ts';
import { sample } from '../support/builds.ts';
import { all, buildNumbers } from '../support/content-of-numbers.ts';
import { compareInReferenceAlone } from './reference.ts';
import { expect, fontsArrive, openLive, passFrames, test } from './visitor.ts';

compareInReferenceAlone();

const widths = [320, 390, 768, 1024, 1280, 1680] as const;

/** Of paper (A4 with margins of a centimetre), in CSS pixels. */
const paper = 718;

/** The first of each kind of element below `root`, one a line: from the corner of what it stands in, across and down, and its size, in CSS pixels. */
function placesOf(page: Page, root: string): Promise<string> {
  return page.evaluate((selector) => {
    const rounded = (...numbers: number[]): string =>
      numbers.map((number) => String(Math.round(number * 10) / 10)).join(' ');
    /** An element by its tag and its place among those of its kind. */
    const step = (element: Element): string => {
      const alike = [...(element.parentElement?.children ?? [])].filter(
        ({ localName }) => localName === element.localName,
      );
      return alike.length > 1
        ? `${element.localName}:${String(alike.indexOf(element) + 1)}`
        : element.localName;
    };
    const nameOf = (element: Element): string =>
      element.id !== ''
        ? `#${element.id}`
        : element.parentElement === null || element === document.body
          ? element.localName
          : `${nameOf(element.parentElement)} ${step(element)}`;
    const clear = 'rgba(0, 0, 0, 0)';
    /** What tells where a slide stands in its row just now. */
    const ofGlider = /^(visible|center|(left|right)-\d+)$/;
    const kinds = new Set<string>();
    const lines: string[] = [];
    for (const element of document.querySelectorAll(`${selector}, ${selector} *`)) {
      const { parentElement: parent } = element;
      if (
        parent === null ||
        parent.closest('svg, select') !== null ||
        element.localName === 'source' ||
        element.getClientRects().length === 0
      )
        continue;
      // Of the same kind is what has the same rules: its own, and those of what it stands in.
      const kind = [element, parent]
        .map((each) =>
          [each.localName, ...[...each.classList].filter((name) => !ofGlider.test(name))].join('.'),
        )
        .join(' in ');
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      const style = getComputedStyle(element);
      const around = getComputedStyle(parent);
      const { x, y, width, height } = element.getBoundingClientRect();
      // A dialog stands in the window.
      const corner = element.matches(selector) ? new DOMRect() : parent.getBoundingClientRect();
      const letters = [style.fontSize, style.fontWeight].join(' ');
      lines.push(
        [
          `${nameOf(element)}: ${rounded(x - corner.x, y - corner.y)}, ${rounded(width, height)}`,
          ...(letters === [around.fontSize, around.fontWeight].join(' ')
            ? []
            : [`letters ${letters}`]),
          ...(style.color === around.color ? [] : [`words ${style.color}`]),
          ...(style.backgroundColor === clear ? [] : [`ground ${style.backgroundColor}`]),
          ...(style.breakInside === 'auto' ? [] : [`break inside ${style.breakInside}`]),
        ].join(', '),
      );
      for (const pseudo of ['::before', '::after']) {
        const {
          content,
          width,
          height,
          top,
          left,
          marginTop,
          marginLeft,
          translate,
          backgroundColor,
        } = getComputedStyle(element, pseudo);
        if (content === 'none' || content === 'normal') continue;
        lines.push(
          `  ${pseudo}: ${[width, height, `at ${left} ${top}`, `margins ${marginLeft} ${marginTop}`, translate, backgroundColor === clear ? '' : backgroundColor].filter((text) => text !== '' && text !== 'none').join(', ')}`,
        );
      }
    }
    return lines.join('\n');
  }, root);
}

/** The places of a page as it stands, once it has come to rest there. */
async function note(page: Page, title: string, root = 'body'): Promise<string> {
  await passFrames(page, 3);
  return `== ${title}\n${await placesOf(page, root)}\n`;
}

/** Opens a page and waits until its fonts have come, all of its sections have been laid out, and a row that goes round has its copies, which it makes once it is near. */
async function openWhole(page: Page, path: string): Promise<void> {
  await openLive(page, path);
  await fontsArrive(page);
  await expect(page.locator('[data-hold-sections]')).toHaveCount(0);
  const slides = page.locator('#case-studies [data-gslide]');
  const count = await slides.count();
  if (count < 2) return;
  await slides.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => slides.count(), { message: 'slides, with their copies' })
    .toBeGreaterThan(count);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function noteWidths(page: Page, at: readonly number[] = widths): Promise<string[]> {
  const places: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    places.push(await note(page, `${String(width)} px`));
  }
  return places;
}

const paths: Readonly<Record<string, string>> = { home: './', demos: 'demos/' };

for (const [name, path] of Object.entries(paths)) {
  test(`everything has its place and its size: ${name}`, async ({ page }) => {
    await openWhole(page, path);
    const places = await noteWidths(page);
    await page.emulateMedia({ forcedColors: 'active' });
    places.push(await note(page, 'in the colours of the system'));
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    await page.setViewportSize({ width: paper, height: 1000 });
    places.push(await note(page, 'on paper'));
    const pack =
      (test.info().project.metadata as { content?: string }).content === sample
        ? 'sample'
        : 'second';
    expect(places.join('\n')).toMatchSnapshot(['places', `${pack}-${name}.txt`]);
  });
}

test(
  'everything has its place and its size: dialogs and menu',
  { tag: '@sample' },
  async ({ page }) => {
    const places: string[] = [];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openWhole(page, './');
      for (const [id, opener] of [
        ['video', '#pa-1 [data-opens]'],
        ['booking', 'footer [data-opens]'],
        ...(width === 390 ? [['menu', 'header [data-opens=menu]'] as const] : []),
      ] as const) {
        await page.locator(opener).click();
        const dialog = page.locator(`#${id}`);
        await expect(dialog).toBeVisible();
        if (id !== 'menu')
          await expect(dialog.locator('[data-state]')).toHaveAttribute('data-state', 'loaded');
        await expect(dialog.locator('details[open] > :empty')).toHaveCount(0);
        // A form tells how high it is.
        if (id === 'booking')
          await expect
            .poll(() => dialog.locator('iframe').evaluate((frame) => frame.style.height))
            .not.toBe('');
        places.push(await note(page, `${id}, ${String(width)} px`, `#${id}`));
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    }
    expect(places.join('\n')).toMatchSnapshot(['places', 'sample-dialogs.txt']);
  },
);

test(
  'everything has its place and its size: the page that is missing, and that of a film',
  { tag: '@sample' },
  async ({ page, guard }) => {
    guard.tolerate(/404/);
    const places: string[] = [];
    for (const path of ['no/such/page', 'watch/pa-1/']) {
      await page.goto(path);
      await fontsArrive(page);
      places.push(`= ${path}`, ...(await noteWidths(page)));
    }
    expect(places.join('\n')).toMatchSnapshot(['places', 'sample-others.txt']);
  },
);

test(
  'everything has its place and its size: one of each, without pictures, phone and booking',
  { tag: '@sample' },
  async ({ page, guard }) => {
    const server = await startServer({
      directory: await buildNumbers({ ...all(1), bare: true }),
      base: '/',
      port: 0,
    });
    guard.allowOrigin(new URL(server.url).origin);
    try {
      await openWhole(page, server.url);
      expect((await noteWidths(page, [390, 768, 1280])).join('\n')).toMatchSnapshot([
        'places',
        'one-of-each.txt',
      ]);
    } finally {
      await server.close();
    }
  },
);
