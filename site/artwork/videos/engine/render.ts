/** From a film and a moment to SVG, and from SVG to pixels. */
import { createHash } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Film, frame, framesOf } from './storyboard.ts';

/**
 * One frame as an SVG document.
 * @param index From 0.
 */
export function svgOf(film: Film, index: number): string {
  return renderToStaticMarkup(film.draw(index / frame.rate));
}

/**
 * The pixels of an SVG document.
 * @param width Pixels; the height follows. The film's own unless given.
 * @returns RGBA, row by row, with the size they have.
 */
export function pixelsOf(svg: string, width: number = frame.width): { data: Buffer; width: number; height: number } {
  // Resvg draws without the system's libraries, and words are paths: no font of a machine is ever asked for.
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  return { data: image.pixels, width: image.width, height: image.height };
}

/** A number with places after its point, as SVG has it. */
const fraction = /\d*\.\d+(?:e[+-]?\d+)?/g;

/**
 * What a film looks like, in one short word: a hash over one frame of each second. It stands
 * beside the films, so that a test can tell whether a storyboard still draws the film that is there.
 * Numbers count to a millionth of a pixel: versions of Node differ in the last digit of a power or a sine.
 */
export function fingerprint(film: Film): string {
  const hash = createHash('sha256');
  for (let index = 0; index < framesOf(film); index += frame.rate) hash.update(svgOf(film, index).replace(fraction, (number) => Number(number).toFixed(6)));
  return hash.update(String(framesOf(film))).digest('hex').slice(0, 16);
}
