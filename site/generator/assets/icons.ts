/**
 * The icons of browser tabs, home screens and bookmarks, and the web app manifest, all from two
 * drawings: `brand/mark.svg` (the mark alone) and `brand/icon.svg` (the mark on its square).
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { palette } from '../../styles/palette.ts';
import { directionOf } from '../../words/index.ts';
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
 * @param mediaDirectory the folder that holds `brand/`
 * @param url gives a path below out/ its address
 * @throws Error that names a drawing that is missing or is not a whole SVG
 */
export async function buildIcons({
  site,
  mediaDirectory,
  cache,
  url,
}: {
  site: { name: string; description: string; language: string };
  mediaDirectory: string;
  cache: Cache;
  url: (path: string) => string;
}): Promise<{ files: Output; links: IconLink[] }> {
  const [mark, icon] = await Promise.all([readDrawing(mediaDirectory, 'brand/mark.svg'), readDrawing(mediaDirectory, 'brand/icon.svg')]);
  const favicon = Buffer.from(faviconDrawing(mark));
  const [ico, appleTouch, small, large, maskable] = await Promise.all([
    cache.remember('icon', [recipe(import.meta.url, tools), 'ico', favicon], () => drawIco(favicon)),
    // Apple and Android cut the corners themselves, so these two are filled to the edge.
    drawPng(icon, 180, 'filled', cache),
    drawPng(icon, 192, 'rounded', cache),
    drawPng(icon, 512, 'rounded', cache),
    drawPng(icon, 512, 'filled', cache),
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
      { src: add('icon-maskable-512', 'png', maskable), sizes: '512x512', type: png, purpose: 'maskable' },
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

async function readDrawing(mediaDirectory: string, name: string): Promise<string> {
  const file = join(mediaDirectory, name);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`The drawing ${file} cannot be read (${error instanceof Error ? error.message : String(error)}). The icons of the site are made of it: put it back.`, { cause: error });
  });
  if (!/<svg\b[^>]*\bviewBox=/.test(text) || !text.includes('</svg>')) throw new Error(`The drawing ${file} is not a whole SVG file with a viewBox. Export it again.`);
  return text;
}

/** The mark, larger than on the app icon so that it is still read at 16 px, on a ground that shows in light and dark tab bars. */
function faviconDrawing(mark: string): string {
  const placed = mark
    .slice(mark.indexOf('<svg'))
    .trim()
    .replace(/<svg\b[^>]*>/, (root) => root.replace(/\s(width|height)=["'][^"']*["']/g, '').replace('<svg', '<svg x="2" y="2" width="44" height="44"'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="${palette.hivis}"/>${placed}</svg>`;
}

function drawPng(drawing: string, size: number, corners: 'filled' | 'rounded', cache: Cache): Promise<Uint8Array> {
  return cache.remember('icon', [recipe(import.meta.url, tools), 'png', drawing, String(size), corners], () => draw(Buffer.from(drawing), size, corners));
}

async function draw(drawing: Buffer, size: number, corners: 'filled' | 'rounded'): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width } = await sharp(drawing).metadata();
  const image = sharp(drawing, { density: Math.min((72 * size) / width, 2400) }).resize(size, size);
  return (corners === 'filled' ? image.flatten({ background: palette.hivis }) : image).png({ palette: true, effort: 10 }).toBuffer();
}

/** The sizes that Windows and older browsers take from an .ico. */
async function drawIco(drawing: Buffer): Promise<Buffer> {
  const { default: pngToIco } = await import('png-to-ico');
  return pngToIco(await Promise.all([16, 32, 48].map((size) => draw(drawing, size, 'rounded'))));
}
