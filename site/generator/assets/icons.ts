import type { Palette } from '../../styles/palette.ts';
import { directionOf } from '../../messages/index.ts';
import type { BrandAssets } from './brand-assets.ts';
import type { Cache } from '../cache.ts';
import { hashedName, type Output } from '../output/index.ts';

export interface IconLink {
  rel: 'icon' | 'apple-touch-icon' | 'manifest';
  href: string;
  type?: string;
  sizes?: string;
}

/**
 * Makes all icons. `favicon.ico` and `site.webmanifest` are at the root, where browsers look for
 * them; all other files have hashed names.
 */
export async function buildIcons(options: {
  site: { name: string; description: string; language: string };
  brand: Pick<BrandAssets, 'favicon' | 'icon' | 'bleedIcon'>;
  palette: Palette;
  cache: Cache;
  url: (path: string) => string;
}): Promise<{ files: Output; links: IconLink[] }> {
  const { site, brand, palette, cache, url } = options;
  const draw = (svg: string, size: number) =>
    cache.remember('icon', [svg, `${size}`], async () => {
      const { default: sharp } = await import('sharp');
      const bytes = Buffer.from(svg);
      const { width } = await sharp(bytes).metadata();
      const density = Math.min((72 * size) / width, 2400);
      const image = sharp(bytes, { density }).resize(size, size);
      return image.png({ palette: true, effort: 1 }).toBuffer();
    });
  const files: Output = new Map();
  const add = (name: string, extension: string, bytes: Uint8Array): string => {
    const path = hashedName(name, extension, bytes);
    files.set(path, bytes);
    return url(path);
  };
  const icon = async (name: string, size: number, svg = brand.icon) =>
    add(name, 'png', await draw(svg, size));

  files.set('favicon.ico', icoOf(await draw(brand.favicon, 32)));
  const type = 'image/png';
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
      { src: await icon('icon-192', 192), sizes: '192x192', type },
      { src: await icon('icon-512', 512), sizes: '512x512', type },
      // Apple and Android cut the corners, so these icons fill the whole square.
      {
        src: await icon('icon-maskable-512', 512, brand.bleedIcon),
        sizes: '512x512',
        type,
        purpose: 'maskable',
      },
    ],
  };
  files.set('site.webmanifest', Buffer.from(JSON.stringify(manifest)));
  const favicon = add('favicon', 'svg', Buffer.from(brand.favicon));
  return {
    files,
    links: [
      // Without the size, Chrome prefers the .ico to the SVG.
      { rel: 'icon', href: url('favicon.ico'), sizes: '32x32' },
      { rel: 'icon', href: favicon, type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: await icon('apple-touch-icon', 180, brand.bleedIcon) },
      { rel: 'manifest', href: url('site.webmanifest') },
    ],
  };
}

/** An .ico file with one PNG of 32 by 32: https://en.wikipedia.org/wiki/ICO_(file_format) */
function icoOf(png: Uint8Array): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one image
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, png]);
}
