import { palette, tints } from '../../../styles/palette.ts';

export const ink = palette.ink;
export const white = palette.white;
/** For what the assistant has just done, and for hard hats. */
export const fresh = palette.hivis;
export const sky = palette.sky;
export const skyDeep = tints.skyDeep.value;
export const clay = palette.clay;
export const clayDeep = tints.clayDeep.value;
export const mist = palette.mist;
export const soft = palette.onInkSoft;
export const sand = palette.sand;

/** A ground with the deeper paper that is cut and laid on it. */
export const grounds = {
  sky: { base: palette.sky, cut: tints.skyCut.value },
  clay: { base: palette.clay, cut: tints.clayCut.value },
  sand: { base: palette.sand, cut: tints.sandDeep.value },
  straw: { base: tints.straw.value, cut: tints.strawDeep.value },
  mist: { base: palette.mist, cut: tints.mistDeep.value },
} as const;

export type Ground = keyof typeof grounds;
