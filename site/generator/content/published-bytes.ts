import { extname } from 'node:path';
import { toWebVtt } from './captions.ts';
import { withEndMark } from './check-image.ts';
import { cleanSvg } from './clean-svg.ts';

/**
 * The published bytes of a media file: clean SVG, captions as WebVTT, all other files unchanged.
 * Line ends are the same on every system, for reproducible builds.
 */
export function publishedBytes(path: string, bytes: Buffer): Buffer {
  const extension = extname(path).toLowerCase();
  if (extension === '.svg') {
    const { svg, problem } = cleanSvg(bytes);
    if (problem !== undefined) throw new Error(`The image ${path} ${problem.message}.`);
    return Buffer.from(svg);
  }
  return ['.vtt', '.srt'].includes(extension)
    ? Buffer.from(toWebVtt(path, bytes.toString()).replaceAll('\r\n', '\n'))
    : withEndMark(bytes);
}
