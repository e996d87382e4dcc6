import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { publishedBytes } from '../content/index.ts';
import { hashedName, type Output } from '../output/index.ts';

/** The bytes of a media file as they are published. */
export async function readMedia(mediaDirectory: string, path: string): Promise<Buffer> {
  const file = join(mediaDirectory, path);
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new Error(
      `${file} cannot be read (${String(error)}). Put the file there, or correct its name.`,
      { cause: error },
    );
  });
  return publishedBytes(path, bytes);
}

/**
 * The name of a media file in URLs: lower-case ASCII, digits and hyphens.
 * 'Baustelle Süd (2).JPG' becomes 'baustelle-sud-2'.
 */
export function mediaName(path: string): string {
  const name = basename(path, extname(path))
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return name === '' ? 'image' : name;
}

/** Publishes videos and captions under names that browsers may cache for ever. */
export async function buildVideos({
  paths,
  mediaDirectory,
  url,
}: {
  paths: readonly string[];
  mediaDirectory: string;
  url: (path: string) => string;
}): Promise<{ files: Output; urls: Map<string, string> }> {
  const files: Output = new Map();
  const urls = new Map<string, string>();
  for (const path of new Set(paths)) {
    const bytes = await readMedia(mediaDirectory, path);
    const extension = extname(path).slice(1).toLowerCase().replace('srt', 'vtt');
    const name = hashedName(mediaName(path), extension, bytes);
    files.set(name, bytes);
    urls.set(path, url(name));
  }
  return { files, urls };
}
