/** Posters and contact sheets of a video. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pixelsOf, svgOf } from './render.ts';
import { type Video, frame, framesOf } from './storyboard.ts';

const columns = 6;
const width = 270;
const gap = 10;

/**
 * Writes the first frame of a video, without loss.
 * @param file A WebP.
 */
export async function writePoster(video: Video, file: string): Promise<void> {
  const { data, ...size } = pixelsOf(svgOf(video, 0));
  const pixels = sharp(Buffer.from(data), { raw: { ...size, channels: 4 } }).removeAlpha();
  await writeFile(file, await pixels.webp({ lossless: true, effort: 6 }).toBuffer());
}

/**
 * Writes twelve frames of a video, from its first to its last, side by side.
 * @param file A PNG.
 * @param span Seconds from and to; the whole video unless given.
 */
export async function writeSheet(
  video: Video,
  file: string,
  span?: readonly [number, number],
): Promise<void> {
  const last = framesOf(video) - 1;
  const [from, to] = span
    ? [span[0] * frame.rate, Math.min(span[1] * frame.rate, last)]
    : [0, last];
  const height = Math.round((width * frame.height) / frame.width);
  const images = Array.from({ length: 12 }, (_, i) => {
    const { data, ...size } = pixelsOf(
      svgOf(video, Math.round(from + ((to - from) * i) / 11)),
      width,
    );
    return {
      input: Buffer.from(data),
      raw: { ...size, channels: 4 as const },
      left: gap + (i % columns) * (width + gap),
      top: gap + Math.floor(i / columns) * (height + gap),
    };
  });
  const sheet = {
    width: gap + columns * (width + gap),
    height: gap + 2 * (height + gap),
    channels: 3 as const,
    background: '#777777',
  };
  await writeFile(file, await sharp({ create: sheet }).composite(images).png().toBuffer());
}
