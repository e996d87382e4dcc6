/** The parts of webvtt-parser, the validator of the W3C, that we use: https://github.com/w3c/webvtt.js */
declare module 'webvtt-parser' {
  export interface Cue {
    /** In seconds. */
    startTime: number;
    endTime: number;
    text: string;
  }

  export interface VttError {
    message: string;
    /** Counted from 1. */
    line: number;
    /** Counted from 1; missing where the whole line is meant. */
    col?: number;
  }

  interface Parser {
    parse(
      text: string,
      mode: 'metadata' | 'subtitles/captions/descriptions',
    ): { cues: Cue[]; errors: VttError[] };
  }

  const webvtt: { WebVTTParser: new () => Parser };
  export default webvtt;
}
