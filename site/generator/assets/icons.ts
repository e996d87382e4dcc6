/** The icons of browser tabs, home screens and bookmarks, and the web app manifest. */
import type { Palette } from '../../styles/palette.ts';
import { directionOf } from '../../words/index.ts';
import type { BrandArt } from '../brand/index.ts';
import { recipe, type Cache } from '../cache.ts';
import { hashedName, type Output } from '../output/index.ts';

/** One `<link>` of the document's head. */
export interface IconLink {
  rel: 'icon' | 'apple-touch-icon' | 'manifest';
  href: string;
  type?: string;
  sizes?: string;
}

const tools = ['sharp', 'png-to-ico'];

/**
 * Makes all icons. `favicon.ico` and `site.webmanifest` stand at the root, where browsers look by
 * themselves and where the manifest's relative addresses start; the others have hashed names.
 * @param url gives a path below out/ its address
 */
export async function buildIcons({
  site,
  art,
  palette,
  cache,
  url,
}: {
  site: { name: string; description: string; language: string };
  art: Pick<BrandArt, 'favicon' | 'icon' | 'ground'>;
  palette: Palette;
  cache: Cache;
  url: (path: string) => string;
}): Promise<{ files: Output; links: IconLink[] }> {
  const { icon, ground } = art;
  const favicon = Buffer.from(art.favicon);
  const [ico, appleTouch, small, large, maskable] = await Promise.all([
    cache.remember('icon', [recipe(import.meta.url, tools), 'ico', favicon], () =>
      drawIco(favicon),
    ),
    // Apple and Android cut the corners themselves, so these two are filled to the edge.
    drawPng(icon, 180, ground, cache),
    drawPng(icon, 192, undefined, cache),
    drawPng(icon, 512, undefined, cache),
    drawPng(icon, 512, ground, cache),
  ]);

  const files: Output = new Map([['favicon.ico', ico]]);
  const add = (name: string, extension: string, bytes: Uint8Array) => {
    const path = hashedName(name, extension, bytes);
    files.set(path, bytes);
    return url(path);
  };
  const png = 'image/png';
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    dir: directionOf(site.language),
    start_url: '.',
    display: 'minimal-ui',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      { src: add('icon-192', 'png', small), sizes: '192x192', type: png },
      { src: add('icon-512', 'png', large), sizes: '512x512', type: png },
      {
        src: add('icon-maskable-512', 'png', maskable),
        sizes: '512x512',
        type: png,
        purpose: 'maskable',
      },
    ],
  };
  files.set('site.webmanifest', Buffer.from(JSON.stringify(manifest)));

  return {
    files,
    links: [
      // Without the size, Chrome takes the .ico although it knows SVG.
      { rel: 'icon', href: url('favicon.ico'), sizes: '32x32' },
      { rel: 'icon', href: add('favicon', 'svg', favicon), type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: add('apple-touch-icon', 'png', appleTouch) },
      { rel: 'manifest', href: url('site.webmanifest') },
    ],
  };
}

/** @param ground what fills the corners; without it they stay free */
function drawPng(
  drawing: string,
  size: number,
  ground: string | undefined,
  cache: Cache,
): Promise<Uint8Array> {
  return cache.remember(
    'icon',
    [recipe(import.meta.url, tools), 'png', drawing, String(size), String(ground)],
    () => draw(Buffer.from(drawing), size, ground),
  );
}

async function draw(drawing: Buffer, size: number, ground?: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width } = await sharp(drawing).metadata();
  const image = sharp(drawing, { density: Math.min((72 * size) / width, 2400) }).resize(size, size);
  return (ground === undefined ? image : image.flatten({ background: ground }))
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** The sizes that Windows and older browsers take from an .ico. */
async function drawIco(drawing: Buffer): Promise<Buffer> {
  const { default: pngToIco } = await import('png-to-ico');
  return pngToIco(await Promise.all([16, 32, 48].map((size) => draw(drawing, size))));
}
