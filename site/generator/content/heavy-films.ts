import { heavyFilm } from './check-film.ts';
import type { Films } from './check-films.ts';

/**
 * The warning of the build for films that take long to come over a phone.
 * @param directory the folder of the content, as the owner is to read it
 * @returns one text that names all of them, or null where there are none
 */
export function heavyFilmsWarning(films: Films, directory: string): string | null {
  const heavy = [...films]
    .filter(([, { size }]) => size > heavyFilm)
    .sort(([, a], [, b]) => b.size - a.size);
  if (heavy.length === 0) return null;
  return [
    `  Warning: films of more than ${String(heavyFilm / 1e6)} MB (${String(heavy.length)}); on the road they take long to start:`,
    ...heavy.map(
      ([path, { size, seconds, width, height }]) =>
        `  ${`${directory}/media/${path}`.padEnd(44)}${(size / 1e6).toFixed(1)} MB: ${seconds.toFixed(0)} s, ${String(width)} × ${String(height)}`,
    ),
    '  Make them smaller: ffmpeg -i film.mp4 -c:v libx264 -pix_fmt yuv420p -crf 26 -vf scale=-2:1280 -c:a aac -movflags +faststart smaller.mp4 (16:9: scale=1280:-2), or give them to a video host.',
  ].join('\n');
}
