/** Whether a file in content/media holds the captions of a film: WebVTT, as the W3C's own validator reads it, with times inside of the film. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webvtt from 'webvtt-parser';
import type { MediaProblem } from './check-drawing.ts';
import { entryProblem } from './check-media.ts';
import type { Diagnostic } from './diagnostics.ts';
import { readText } from './file-text.ts';

/** What is wrong with a file of captions: with the file as such, told where it is named; or with lines of it, told there. */
export interface CaptionsFault {
  problem?: MediaProblem;
  lines: readonly Diagnostic[];
}

/** So far past the end of the film a caption may reach, in seconds: encoders round its length to whole frames. */
const tolerance = 0.1;

const why =
  'The file starts with a line WEBVTT, then come an empty line and the captions:\n\n00:01.000 --> 00:04.500\nYou say, "Send it."';

/**
 * @param directory the folder of all media
 * @param path of the captions in it
 * @param name how the file is called in messages
 * @param seconds the length of the film, where it is known
 * @throws Error when the system cannot read the file
 */
export async function captionsFault(
  directory: string,
  path: string,
  name: string,
  seconds?: number,
): Promise<CaptionsFault | undefined> {
  const problem = await entryProblem(directory, join(directory, path), 'captions');
  if (problem !== undefined) return { problem, lines: [] };
  const { text, place, diagnostics } = readText(name, await readFile(join(directory, path)));
  if (diagnostics.length > 0) return { lines: diagnostics };
  const lines = text.split('\n');
  const starts = lines.map((_, index) =>
    lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0),
  );
  const at = (line: number, column: number, message: string, ...notes: string[]): Diagnostic => {
    const start = starts[Math.min(line, lines.length) - 1] ?? 0;
    return { ...place(start + column - 1, start + (lines[line - 1]?.length ?? 0)), message, notes };
  };

  const { cues, errors } = new webvtt.WebVTTParser().parse(text, 'subtitles/captions/descriptions');
  // One mistake breaks what comes after it as well.
  const [first] = errors;
  if (first !== undefined)
    return {
      lines: [
        at(
          first.line,
          first.col ?? 1,
          `these captions are no WebVTT here: ${first.message.replace(/\.$/, '')}`,
          /signature/.test(first.message)
            ? why
            : 'Times look like 00:04.500 (minutes, seconds, thousandths), rise, and have " --> " between them; an empty line stands after each caption.',
        ),
      ],
    };
  if (cues.length === 0)
    return { problem: { message: 'has no caption in it', notes: [why] }, lines: [] };
  const late = cues.findIndex(
    ({ endTime }) => seconds !== undefined && endTime > seconds + tolerance,
  );
  if (late === -1) return undefined;
  const timings = lines.flatMap((line, index) => (line.includes('-->') ? [index + 1] : []));
  return {
    lines: [
      at(
        timings[late] ?? 1,
        1,
        `this caption ends after ${inSeconds(cues[late]?.endTime ?? 0)}, and the film is over after ${inSeconds(seconds ?? 0)}`,
        'Set its times within the film, or name the captions of this very film.',
      ),
    ],
  };
}

const inSeconds = (time: number): string => `${String(Math.round(time * 1000) / 1000)} s`;
