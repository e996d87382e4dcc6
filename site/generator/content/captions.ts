/**
 * Reads captions by the WebVTT parsing rules of the standard.
 * https://w3c.github.io/webvtt/#file-parsing
 */

/** A cue, or a block with times that browsers cannot read. */
interface Cue {
  /** The line with the times, counted from 1. */
  line: number;
  /** In seconds; undefined if browsers drop the cue. */
  times?: { start: number; end: number };
}

/** A mistake in a line of captions. */
export interface CaptionsMistake {
  /** Counted from 1. */
  line: number;
  message: string;
  note: string;
}

const isSrt = (path: string): boolean => path.toLowerCase().endsWith('.srt');
const linesOf = (text: string): string[] => text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);

/** A time of SRT: with a comma, with parts of one digit, without hours or thousandths. */
const srtTime = /(?:(\d+):\s*)?(\d{1,2}):\s*(\d{1,2})(?:[,.](\d{1,3}))?/g;

/**
 * Makes WebVTT of SRT; does not change WebVTT.
 * @param path ends in .vtt or .srt
 */
export function toWebVtt(path: string, text: string): string {
  if (!isSrt(path)) return text;
  const toTime = (_: string, hours = '0', minutes: string, seconds: string, rest = '0') =>
    `${[hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':')}.${rest.padEnd(3, '0')}`;
  const body = text
    .replace(/^\ufeff/, '')
    .replace(/^.*-->.*$/gm, (line) => line.replace(srtTime, toTime))
    // Positions of the Advanced SubStation format, and characters that WebVTT reads as tags.
    .replace(/\{\\[^}\n]*\}/g, '')
    .replace(/<(?!\/?(?:[biu]|font)\b)/gi, '&lt;');
  return `WEBVTT\n\n${body}`;
}

const timestamp = String.raw`(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})(?!\d)`;
const timing = new RegExp(String.raw`^[ \t\f]*${timestamp}[ \t\f]*-->[ \t\f]*${timestamp}`);

/** The times of a line with an arrow; undefined if browsers cannot read the times. */
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
export function readCues(text: string): Cue[] | undefined {
  const lines = linesOf(text);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return undefined;
  const cues: Cue[] = [];
  let block = '';
  for (const [index, line] of lines.entries()) {
    if (lines[index - 1] === '') block = line;
    if (index === 0 || !line.includes('-->')) continue;
    const times = readTimes(line);
    // Comments and styles may contain an arrow.
    const isOther = /^(NOTE|STYLE|REGION)(?:[ \t]|$)/.test(block);
    if (isOther && (line === block || times === undefined)) continue;
    cues.push({ line: index + 1, ...(times === undefined ? {} : { times }) });
  }
  return cues;
}

/**
 * The lines of a WebVTT file whose style or text browsers drop silently. Examples are `<font>`,
 * unknown settings, late styles, and text after an empty line.
 */
export function lostStyles(text: string): number[] {
  const lines = linesOf(text);
  const first = lines.findIndex((line) => timing.test(line));
  const settings =
    /^(vertical:(rl|lr)|(line|position):-?[\d.]+%?(,[\w-]+)?|size:[\d.]+%|align:(start|center|end|left|right)|region:\S+)$/;
  return lines.flatMap((line, index) => {
    const [, after = ''] = /-->\s*\S+(.*)/.exec(line) ?? [];
    const isOutside =
      lines[index - 1] === '' &&
      index > first &&
      !/^($|NOTE|STYLE|REGION)/.test(line) &&
      !`${line}${lines[index + 1] ?? ''}`.includes('-->');
    const isLost =
      isOutside ||
      /<(?!\/?(?:[biucv]|ruby|rt|lang)(?:[\s.>])|\d\d:)/.test(line.replaceAll('</', '<')) ||
      (/^STYLE\s*$/.test(line) && index > first) ||
      (timing.test(line) &&
        after.split(/\s+/).some((setting) => setting !== '' && !settings.test(setting)));
    return isLost ? [index + 1] : [];
  });
}

const notes = {
  vtt: {
    times:
      'Times look like 00:04.500 or 00:00:04.500 (a dot before the last three digits, no comma), ' +
      'with " --> " between them.',
    example:
      'The first line is WEBVTT, the second line is empty, and then the captions follow:\n\n' +
      '00:01.000 --> 00:04.500\nYou say, "Send it."',
  },
  srt: {
    times: 'Times look like 00:00:04,500 with " --> " between them.',
    example: 'Captions look like this:\n\n1\n00:00:01,000 --> 00:00:04,500\nYou say, "Send it."',
  },
};

/**
 * Finds captions that browsers do not show.
 * @param path of the file, which ends in .vtt or .srt
 * @param seconds the length of the video, if known
 */
export function captionsMistakes(
  path: string,
  text: string,
  seconds = Infinity,
): CaptionsMistake[] {
  const added = isSrt(path) ? 2 : 0;
  const note = notes[isSrt(path) ? 'srt' : 'vtt'];
  const cues = readCues(toWebVtt(path, text));
  if (cues === undefined)
    return [
      {
        line: 1,
        message: 'this file does not start with WEBVTT, so browsers show no captions',
        note: /^\d+\s*\r?\n.*-->/.test(text)
          ? 'The captions look like SRT: rename the file so that it ends with .srt, and write ' +
            'that name into the content.'
          : note.example,
      },
    ];
  if (cues.length === 0)
    return [{ line: 1, message: 'the file has no captions', note: note.example }];
  return cues.flatMap(({ line, times }) => {
    const mistake = (message: string, how: string) => [{ line: line - added, message, note: how }];
    if (times === undefined)
      return mistake(
        'browsers do not show this caption, because they cannot read its times',
        note.times,
      );
    if (times.end < times.start)
      return mistake('this caption ends before it starts, so browsers never show it', note.times);
    return times.start >= seconds
      ? mistake(
          `this caption starts at ${times.start} s, but the video ends at ${seconds} s`,
          'Correct the time, or use the captions file of this video.',
        )
      : [];
  });
}
