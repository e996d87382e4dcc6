/** The scenes of a video, each with its length and its caption. */
import type { ReactElement } from 'react';

/** Pixels. Portrait, as the site's dialog and watch page show videos. */
export const frame = { width: 720, height: 1280, rate: 30 } as const;

/** Seconds that a video may last. */
export const limits = { shortest: 12, longest: 25 } as const;

export interface Beat {
  /** Seconds, in whole frames. */
  lasts: number;
  /** What is seen: the caption of the scene. None where the caption before goes on. */
  tells?: string;
}

export interface Video {
  /** Name of the files in content/media/videos, without their ending. */
  id: string;
  /** As the card says it. */
  title: string;
  beats: readonly Beat[];
  /** The lines that a person says, in their order. */
  says?: readonly string[];
  /** The image at `t` seconds, 720 × 1280; a pure function of the time. */
  draw: (t: number) => ReactElement;
}

/** Seconds of the video. */
export function lengthOf(beats: readonly Beat[]): number {
  return beats.reduce((sum, { lasts }) => sum + Math.round(lasts * frame.rate), 0) / frame.rate;
}

/** How many frames a video has. */
export const framesOf = (video: Video): number => Math.round(lengthOf(video.beats) * frame.rate);

/** When each scene begins, in seconds. */
export function startsOf<Name extends string>(
  beats: Readonly<Record<Name, Beat>>,
): Record<Name, number> {
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

/** The captions of a video, one after another, without gaps. */
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
  const fraction = String(thousandths % 1000).padStart(3, '0');
  return `${two(thousandths / 60_000)}:${two((thousandths / 1000) % 60)}.${fraction}`;
}

/** The captions as a WebVTT file. */
export function captionsOf(video: Video): string {
  const cues = cuesOf(video.beats).map(
    ({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}
