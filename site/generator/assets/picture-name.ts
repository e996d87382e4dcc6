import { basename, extname } from 'node:path';

/** Longer names are cut: with the hash behind them they stay different. */
const longest = 60;

/**
 * The name of a picture in the addresses of the site: letters, digits and hyphens, whatever its file
 * is called. 'Baustelle Süd (2).JPG' becomes 'baustelle-sud-2'.
 */
export function pictureName(path: string): string {
  const name = basename(path, extname(path))
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
  return name === '' ? 'picture' : name;
}
