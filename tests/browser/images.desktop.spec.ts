/**
 * A site with photographs in every image slot: which file a browser loads, and which space is
 * reserved before. Without a logo, the mark is the first letter of the name.
 */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { startServer } from '../../site/generator/server/serve.ts';
import { sample } from '../support/builds.ts';
import { buildOnce } from '../support/shared-build.ts';
import { expect, test as base, withImages } from './fixtures.ts';
import { fontsArrive } from './visitor.ts';

/** A smooth image with more pixels than any screen needs. Equal bytes let the cache work. */
function photograph(width: number, height: number): Promise<Buffer> {
  const colors = Buffer.from(Array.from({ length: 8 * 6 * 3 }, (_, index) => (index * 89) % 256));
  return sharp(colors, { raw: { width: 8, height: 6, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function edit(
  file: string,
  change: (text: ReturnType<typeof parseDocument>) => void,
): Promise<void> {
  const document = parseDocument(await readFile(file, 'utf8'));
  change(document);
  await writeFile(file, String(document));
}

/** A landscape and a portrait photograph. */
const lying = 'lying photo.JPG';
const standing = 'Stehendes Foto.jpg';

async function writeContent(content: string): Promise<void> {
  await Promise.all([
    writeFile(join(content, 'media', lying), await photograph(3200, 2400)),
    writeFile(join(content, 'media', standing), await photograph(2400, 3200)),
  ]);
  const entries = (file: string, field: string, ...turns: [string, ...string[]]) =>
    edit(join(content, file), (document) => {
      for (const index of (document.toJS() as unknown[]).keys())
        document.setIn([index, field, 'src'], turns[index % turns.length]);
    });
  await Promise.all([
    entries('demos.yaml', 'thumbnail', lying, standing),
    // One for each place that has but one shape: a photograph is made in a dozen files for each.
    entries('testimonials.yaml', 'thumbnail', standing),
    entries('case-studies.yaml', 'image', lying),
    edit(join(content, 'pages.yaml'), (document) => {
      document.setIn(['home', 'hero', 'image', 'wide'], lying);
      document.setIn(['home', 'hero', 'image', 'narrow'], standing);
      document.setIn(['notFound', 'image', 'src'], lying);
    }),
    edit(join(content, 'site.yaml'), (document) => document.set('name', 'Kestrel Roofing')),
  ]);
}

const test = base.extend<{ photographed: string }>({
  photographed: [
    async ({ startOnce }, provide) => {
      const server = await startOnce('photographs', async () => {
        const directory = await buildOnce('photographs', async (content) => {
          await cp(sample, content, { recursive: true });
          await writeContent(content);
        });
        return startServer({ directory, base: '/', port: 0 });
      });
      await provide(server.url);
    },
    // Nothing is in the cache of a fresh checkout.
    { timeout: 300_000 },
  ],
  baseURL: async ({ photographed }, provide) => provide(photographed),
});

test.use(withImages);

// In one worker, which builds once.
test.describe.configure({ mode: 'default' });

interface Shown {
  place: string;
  /** The box, in CSS pixels. */
  width: number;
  height: number;
  /** Whether it is shown whole in its box. */
  whole: boolean;
  /** The width that `sizes` has told the browser, in CSS pixels. */
  told: number;
  /** The file that was taken, in its own pixels. */
  file: { width: number; height: number };
}

/** Every photograph that has a box on the page, after all of them have loaded. */
async function shownPictures(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const shown = Array.from(document.images).filter(
      (image) => image.clientWidth > 0 && image.closest('[inert]') === null,
    );
    // While loading, the browser may use another file than in the end.
    await Promise.all(shown.map((image) => image.decode()));
    const sizes = new Map<string, Promise<{ width: number; height: number }>>();
    const sizeOf = (address: string) => {
      const known = sizes.get(address);
      if (known !== undefined) return known;
      // The size of an image with candidates is that of its box; alone, the file tells its own.
      const alone = new Image();
      alone.src = address;
      const size = alone
        .decode()
        .then(() => ({ width: alone.naturalWidth, height: alone.naturalHeight }));
      sizes.set(address, size);
      return size;
    };
    return Promise.all(
      shown.map(async (image) => ({
        place: image.className,
        width: image.clientWidth,
        height: image.clientHeight,
        whole: getComputedStyle(image).objectFit === 'contain',
        told: image.naturalWidth,
        file: await sizeOf(image.currentSrc),
      })),
    );
  });
}

/** The least number of image slots. Small images first, as browsers reuse larger cached files. */
const pages = { '/404.html': 1, '/demos/': 1, '/': 4 } as const;

for (const [deviceScaleFactor, widths] of [
  [1, [360, 768, 1280, 1680]],
  [3, [390]],
] as const) {
  test.describe(`at ${deviceScaleFactor} device pixels each`, () => {
    test.use({ deviceScaleFactor });

    test('user should get photographs as sharp as the screen for their width', async ({
      page,
      guard,
    }) => {
      guard.tolerate(/404: nothing at/);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const [path, places] of Object.entries(pages)) {
          const at = `${path} at ${width} px`;
          await page.goto(path);
          const shown = await shownPictures(page);
          expect(new Set(shown.map(({ place }) => place)).size, at).toBeGreaterThanOrEqual(places);
          for (const { place, width: box, height, whole, told, file } of shown) {
            // `object-fit: contain` leaves a part of the box free.
            const used = whole ? Math.min(box, (height * file.width) / file.height) : box;
            const what = `${place} of ${at}`;
            expect.soft(told / used, `what sizes says of ${what}`).toBeGreaterThan(0.98);
            expect.soft(told / used, `what sizes says of ${what}`).toBeLessThan(1.2);
            expect.soft(file.width / used, what).toBeGreaterThan(0.99 * deviceScaleFactor);
            const shape = (box * file.height) / (height * file.width);
            if (!whole) expect.soft(Math.abs(shape - 1), `shape of ${what}`).toBeLessThan(0.02);
          }
        }
      }
    });
  });
}

test('photographs should have their boxes before they come', async ({ page, guard }) => {
  guard.tolerate(/404: nothing at/);
  let release = (): void => undefined;
  let released = Promise.resolve();
  await page.route(/\.(avif|webp)$/, async (route) => {
    await released;
    await route.fallback();
  });
  for (const width of [390, 1280])
    for (const path of Object.keys(pages)) {
      await page.setViewportSize({ width, height: 900 });
      released = new Promise<void>((resolve) => (release = resolve));
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await fontsArrive(page);
      const boxes = () =>
        page.evaluate(() =>
          // The copies at the ends of a carousel come with its script.
          Array.from(
            document.querySelectorAll('img:not([inert] img)'),
            ({ clientWidth, clientHeight }) => [clientWidth, clientHeight],
          ),
        );
      const before = await boxes();
      release();
      await shownPictures(page);
      expect(await boxes(), `${path} at ${width} px`).toEqual(before);
    }
});

test('a monogram should begin where the text does, and leave space for the name', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('./');
    const begin = await page
      .locator('h1')
      .evaluate((heading) => heading.getBoundingClientRect().left);
    for (const place of ['header', 'footer']) {
      const link = page.locator(place).getByRole('link', { name: 'Kestrel Roofing' });
      const [mark, name] = await link.evaluate((home) =>
        [...home.children].map((part) => part.getBoundingClientRect()),
      );
      const at = `${place} at ${String(width)} px`;
      // The shape leaves 6 % of its box free at either side (Sign.css.ts).
      expect.soft((mark?.left ?? NaN) + 0.06 * (mark?.width ?? NaN) - begin, at).toBeCloseTo(0, 0);
      expect.soft((name?.left ?? NaN) - begin, at).toBeCloseTo(35, 1);
    }
  }
});
