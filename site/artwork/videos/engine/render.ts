/** From a video and a moment to SVG, and from SVG to pixels. */
import { createHash } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Video, frame, framesOf } from './storyboard.ts';

/**
 * One frame as an SVG document.
 * @param index From 0.
 */
export function svgOf(video: Video, index: number): string {
  return renderToStaticMarkup(video.draw(index / frame.rate));
}

/**
 * The pixels of an SVG document.
 * @param width Pixels; the height follows. The video's own unless given.
 * @returns RGBA, row by row, with the size they have.
 */
export function pixelsOf(
  svg: string,
  width: number = frame.width,
): { data: Buffer; width: number; height: number } {
  // Text is drawn as paths, so no font is needed.
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  return { data: image.pixels, width: image.width, height: image.height };
}

/** A number with places after its point, as SVG has it. */
const fraction = /\d*\.\d+(?:e[+-]?\d+)?/g;

/**
 * A hash of one frame of each second, which tells whether a video is older than its storyboard.
 * Numbers are rounded, as versions of Node differ in the last digit of a power or a sine.
 */
export function fingerprint(video: Video): string {
  const hash = createHash('sha256');
  for (let index = 0; index < framesOf(video); index += frame.rate)
    hash.update(svgOf(video, index).replace(fraction, (number) => Number(number).toFixed(6)));
  return hash
    .update(String(framesOf(video)))
    .digest('hex')
    .slice(0, 16);
}
