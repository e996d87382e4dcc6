/**
 * Captions as browsers read them: the WebVTT parsing rules of the standard.
 * https://w3c.github.io/webvtt/#file-parsing
 */

/** A cue, or a block that browsers drop because its times cannot be read. */
interface Cue {
  /** The line of its times, counted from 1. */
  line: number;
  /** In seconds; undefined where browsers drop it. */
  times?: { start: number; end: number };
}

/** What is wrong in a line of captions. */
export interface CaptionsMistake {
  /** Counted from 1. */
  line: number;
  message: string;
  note: string;
}

const isSrt = (path: string): boolean => path.toLowerCase().endsWith('.srt');

/**
 * Makes WebVTT of SRT; WebVTT comes back as it is.
 * @param path tells by its ending which of the two it is
 */
export function toWebVtt(path: string, text: string): string {
  if (!isSrt(path)) return text;
  const body = text
    .replace(/^\ufeff/, '')
    .replace(/^.*-->.*$/gm, (line) =>
      line.replace(
        /(\d+):(\d{1,2}):(\d{1,2})(?:[,.](\d{1,3}))?/g,
        (_, hours: string, minutes: string, seconds: string, rest = '0') =>
          `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}:${seconds.padStart(2, '0')}.${String(rest).padEnd(3, '0')}`,
      ),
    )
    // Positions of the Advanced SubStation format, and signs that WebVTT would take for tags.
    .replace(/\{\\[^}\n]*\}/g, '')
    .replace(/<(?!\/?(?:[biu]|font)\b)/gi, '&lt;');
  return `WEBVTT\n\n${body}`;
}

const timestamp = String.raw`(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})(?!\d)`;
const timing = new RegExp(String.raw`^\s*${timestamp}\s*-->\s*${timestamp}`);

/** The times of a line with an arrow; undefined where browsers cannot read them. */
function readTimes(line: string): Cue['times'] {
  const match = timing.exec(line);
  if (match === null) return undefined;
  const [h1 = 0, m1 = 0, s1 = 0, ms1 = 0, h2 = 0, m2 = 0, s2 = 0, ms2 = 0] = match
    .slice(1)
    .map((digits: string | undefined) => Number(digits ?? 0));
  return {
    start: h1 * 3600 + m1 * 60 + s1 + ms1 / 1000,
    end: h2 * 3600 + m2 * 60 + s2 + ms2 / 1000,
  };
}

/** Every cue of a WebVTT file, in the order of the lines; undefined without its first line. */
function readCues(text: string): Cue[] | undefined {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return undefined;
  const cues: Cue[] = [];
  for (const [index, line] of lines.entries()) {
    // The first two lines of a block may hold its times; anywhere else an arrow starts a block.
    const isComment = /^NOTE(?:[ \t]|$)/.test(line) && lines[index - 1] === '';
    if (index === 0 || !line.includes('-->') || isComment) continue;
    const times = readTimes(line);
    cues.push({ line: index + 1, ...(times === undefined ? {} : { times }) });
  }
  return cues;
}

const timesNote =
  'Times look like 00:04.500 or 00:00:04.500 (hours, minutes, seconds, a dot and no comma, thousandths), with " --> " between them.';
const example =
  'The file starts with a line WEBVTT, then come an empty line and the captions:\n\n00:01.000 --> 00:04.500\nYou say, "Send it."';

/**
 * Finds what browsers would not show.
 * @param path of the file, which ends in .vtt or .srt
 * @param seconds the length of the video, where it is known
 */
export function captionsMistakes(
  path: string,
  text: string,
  seconds = Infinity,
): CaptionsMistake[] {
  const added = isSrt(path) ? 2 : 0;
  const cues = readCues(toWebVtt(path, text));
  if (cues === undefined)
    return [
      {
        line: 1,
        message: 'these captions do not start with WEBVTT, so that browsers show none of them',
        note: /^\d+\s*\r?\n.*-->/.test(text)
          ? 'They look like SRT: give the file a name that ends with .srt, and write that name into the content.'
          : example,
      },
    ];
  if (cues.length === 0) return [{ line: 1, message: 'has no caption in it', note: example }];
  return cues.flatMap(({ line, times }) => {
    const mistake = (message: string, note: string) => [{ line: line - added, message, note }];
    if (times === undefined)
      return mistake('browsers drop this caption: its times cannot be read', timesNote);
    if (times.end < times.start)
      return mistake('this caption ends before it starts, so that it never shows', timesNote);
    return times.start >= seconds
      ? mistake(
          `this caption starts after ${times.start} s, and the video ends after ${seconds} s`,
          'Set its times within the video, or name the captions of this very video.',
        )
      : [];
  });
}
