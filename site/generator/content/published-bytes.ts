import { extname } from 'node:path';
import { toWebVtt } from './captions.ts';
import { withEndMark } from './check-image.ts';
import { cleanSvg } from './clean-svg.ts';

/**
 * What is published of a media file: an SVG that only draws, captions as WebVTT, anything else
 * as it is. Text has the same line ends on every system, so that builds agree.
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
