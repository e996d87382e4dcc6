/**
 * What a film is: scenes that follow one another, each with its length and with the words that
 * tell it to somebody who cannot see it. Times, captions and length all come from here.
 */
import type { ReactElement } from 'react';

/** Pixels. Portrait, as the site's dialog and watch page show films. */
export const frame = { width: 720, height: 1280, rate: 30 } as const;

/** Seconds that a film may last. */
export const limits = { shortest: 12, longest: 25 } as const;

export interface Beat {
  /** Seconds, in whole frames. */
  lasts: number;
  /** What is seen: the caption of the scene. None where the caption before goes on. */
  tells?: string;
}

export interface Film {
  /** Name of the files in content/media/videos, without their ending. */
  id: string;
  /** As the card says it. */
  title: string;
  beats: readonly Beat[];
  /** What somebody says in it, as the lines stand in the film one after another. */
  says?: readonly string[];
  /** All that is seen at `t` seconds, in a frame of 720 × 1280; a pure function of the time. */
  draw: (t: number) => ReactElement;
}

/** Seconds of the film. */
export function lengthOf(beats: readonly Beat[]): number {
  return beats.reduce((sum, { lasts }) => sum + Math.round(lasts * frame.rate), 0) / frame.rate;
}

/** How many frames a film has. */
export const framesOf = (film: Film): number => Math.round(lengthOf(film.beats) * frame.rate);

/** When each scene begins, in seconds. */
export function startsOf<Name extends string>(beats: Readonly<Record<Name, Beat>>): Record<Name, number> {
  let frames = 0;
  const starts: Partial<Record<Name, number>> = {};
  for (const name of Object.keys(beats) as Name[]) {
    starts[name] = frames / frame.rate;
    frames += Math.round(beats[name].lasts * frame.rate);
  }
  return starts as Record<Name, number>;
}

export interface Cue {
  /** Seconds. */
  from: number;
  to: number;
  text: string;
}

/** The captions of a film, one after another, without gaps. */
export function cuesOf(beats: readonly Beat[]): Cue[] {
  const cues: Cue[] = [];
  let frames = 0;
  for (const { lasts, tells } of beats) {
    const from = frames / frame.rate;
    frames += Math.round(lasts * frame.rate);
    const last = cues.at(-1);
    if (tells !== undefined) cues.push({ from, to: frames / frame.rate, text: tells });
    else if (last) last.to = frames / frame.rate;
  }
  return cues;
}

function stamp(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${two(thousandths / 60_000)}:${two((thousandths / 1000) % 60)}.${String(thousandths % 1000).padStart(3, '0')}`;
}

/** The captions as a WebVTT file. */
export function captionsOf(film: Film): string {
  const cues = cuesOf(film.beats).map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}
