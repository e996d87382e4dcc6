/**
 * The shared parts of the demo thumbnails: paper pieces with an ink outline and a hard edge
 * below, as on the site's cards and buttons.
 *
 * A part is drawn round its middle and takes sizes, not a scale: all lines are equally thick.
 */
export * from './parts/base.tsx';
export * from './parts/colours.ts';
export * from './parts/marks.tsx';
export * from './parts/paper.tsx';
export * from './parts/people.tsx';
export { box, disc } from './parts/shape.ts';
export * from './parts/things.tsx';
