/**
 * The cases of W3C's web-platform-tests for the parsing of WebVTT files, by their names. What each
 * asks is theirs, the text is ours, and the numbers follow from the standard.
 * https://github.com/web-platform-tests/wpt/tree/master/webvtt/parsing/file-parsing
 */
export interface WebVttCase {
  name: string;
  text: string;
  /** How many captions the standard finds. */
  cues: number;
  /** The lines that the build refuses, counted from 1. */
  refused?: readonly number[];
}

const cue = '00:00.000 --> 00:01.000\nText\n';
const body = (inside: string, head = 'WEBVTT'): string => `${head}\n\n${inside}`;
/** One caption a line of times. */
const timed = (...times: string[]): string =>
  body(times.map((line) => `${line}\nText\n`).join('\n'));
const withSettings = (...settings: string[]): string =>
  timed(...settings.map((each) => `00:00.000 --> 00:01.000 ${each}`));
/** A region of each form of a setting, and a caption in it. */
const withRegions = (...settings: string[]): string =>
  body(
    settings.map((each, index) => `REGION\nid:r${index}\n${each}\n\n`).join('') +
      settings.map((_, index) => `00:00.000 --> 00:01.000 region:r${index}\nText\n`).join('\n'),
  );

export const webVttCases: readonly WebVttCase[] = [
  {
    name: 'arrows',
    text: body(
      `-->\n${cue}\nword-->\n${cue}\n${cue}-->\nlost\n${cue}\n00:00.000 --> 00:01.000 -->\nText\n`,
    ),
    cues: 5,
    refused: [3, 7, 13],
  },
  { name: 'header-garbage', text: body(cue, 'WEBVTT\nKind: captions\nwords'), cues: 1 },
  { name: 'header-regions', text: body(cue, 'WEBVTT\nRegion: id=r width=40%'), cues: 1 },
  { name: 'header-space', text: body(cue, 'WEBVTT\n '), cues: 1 },
  { name: 'header-tab', text: body(cue, 'WEBVTT\n\t'), cues: 1 },
  { name: 'header-timings', text: `WEBVTT\n${cue}\n${cue}`, cues: 2 },
  {
    name: 'ids',
    text: body(`1\n${cue}\n a --b\n${cue}\nfirst\nsecond\n${cue}\n\t\n${cue}`),
    cues: 4,
  },
  {
    name: 'newlines',
    text: 'WEBVTT\r\r00:00.000 --> 00:01.000\rText\r\n\r\n00:00.000 --> 00:01.000\nText\n\r00:00.000 --> 00:01.000\r\nText',
    cues: 3,
  },
  {
    name: 'nulls',
    text: body(
      `i\0d\n${cue}\0\n\n00:00.000\0--> 00:01.000\nText\n\n00:00.000 --> 00:01.000\0\nText\n`,
    ),
    cues: 2,
    refused: [8],
  },
  { name: 'regions-id', text: withRegions('id:', 'id:a-->b', 'id:\u00E9'), cues: 3 },
  { name: 'regions-lines', text: withRegions('lines:3', 'lines:-1', 'lines:x'), cues: 3 },
  { name: 'regions-old', text: body(cue, 'WEBVTT\nRegion: id=fred width=50% lines=3'), cues: 1 },
  {
    name: 'regions-regionanchor',
    text: withRegions('regionanchor:0%,100%', 'regionanchor:101%,0%'),
    cues: 2,
  },
  { name: 'regions-scroll', text: withRegions('scroll:up', 'scroll:down'), cues: 2 },
  {
    name: 'regions-viewportanchor',
    text: withRegions('viewportanchor:10%,90%', 'viewportanchor:10,90'),
    cues: 2,
  },
  { name: 'settings-align', text: withSettings('align:start', 'align:middle', 'align'), cues: 3 },
  { name: 'settings-line', text: withSettings('line:-1', 'line:90%,end', 'line:1e1'), cues: 3 },
  { name: 'settings-multiple', text: withSettings('align:end align:start', 'size:1% :x'), cues: 2 },
  { name: 'settings-position', text: withSettings('position:50%,center', 'position:x'), cues: 2 },
  { name: 'settings-region', text: withSettings('region:none'), cues: 1 },
  { name: 'settings-size', text: withSettings('size:100%', 'size:101%', 'size:1.%'), cues: 3 },
  { name: 'settings-vertical', text: withSettings('vertical:rl', 'vertical:x'), cues: 2 },
  { name: 'signature-bom', text: `\uFEFF${body(cue)}`, cues: 1 },
  ...[
    `\uFEFF\uFEFF${body(cue)}`,
    body(cue, 'webvtt'),
    body(cue, 'WEBVT'),
    body(cue, 'WEBVTTx'),
    body(cue, 'WEBVTT\0'),
    body(cue, 'WEBVTT\f'),
    body(cue, ' WEBVTT'),
    body(cue, '\nWEBVTT'),
    body(cue, 'FILE'),
    cue,
    '',
  ].map((text, index) => ({ name: `signature-invalid-${index}`, text, cues: 0, refused: [1] })),
  { name: 'signature-no-newline', text: 'WEBVTT', cues: 0, refused: [1] },
  { name: 'signature-space', text: body(cue, 'WEBVTT - words'), cues: 1 },
  { name: 'signature-space-no-newline', text: 'WEBVTT ', cues: 0, refused: [1] },
  { name: 'signature-tab', text: body(cue, 'WEBVTT\twords'), cues: 1 },
  { name: 'signature-tab-no-newline', text: 'WEBVTT\t', cues: 0, refused: [1] },
  { name: 'signature-timings', text: `WEBVTT 00:00.000 --> 00:01.000\nText\n\n${cue}`, cues: 1 },
  { name: 'stylesheets', text: body(`STYLE\n::cue { color: red }\n\n${cue}`), cues: 1 },
  { name: 'stylesheets-newlines', text: body(`STYLE\n::cue {\n\ncolor: red }\n\n${cue}`), cues: 1 },
  {
    name: 'stylesheets-none',
    text: body(`STYLES\n::cue {}\n\n${cue}\nSTYLE\n::cue {}\n`),
    cues: 1,
  },
  {
    name: 'timings-60',
    text: timed(
      '00:59:59.999 --> 00:59:59.999',
      '00:60:00.000 --> 01:00:01.000',
      '00:00:60.000 --> 00:01:01.000',
      '60:00.000 --> 61:00.000',
      '00:00.000 --> 00:60.000',
    ),
    cues: 1,
    refused: [6, 9, 12, 15],
  },
  { name: 'timings-eof', text: body(`${cue}\n00:00.000 --> 00:01.000`), cues: 2 },
  {
    name: 'timings-eof-broken',
    text: body(`${cue}\n00:00.000 --> 00:01.`),
    cues: 1,
    refused: [6],
  },
  {
    name: 'timings-garbage',
    text: timed(
      'x00:00.000 --> 00:01.000',
      '00:00.000x --> 00:01.000',
      '00:00.000 -->x00:01.000',
      '00:00.000 --> 00:01.000x',
      '00:00,000 --> 00:01,000',
      '00.00.000 --> 00:01.000',
    ),
    cues: 1,
    refused: [3, 6, 9, 15, 18],
  },
  {
    name: 'timings-negative',
    text: timed('-00:01.000 --> 00:01.000', '00:00.000 --> -00:01.000'),
    cues: 0,
    refused: [3, 6],
  },
  {
    name: 'timings-omitted-hours',
    text: timed(
      '00:00.000 --> 00:00:01.000',
      '00:00:00.000 --> 00:01.000',
      '100:00:00.000 --> 100:00:01.000',
    ),
    cues: 3,
  },
  {
    name: 'timings-too-long',
    text: timed(
      '000:00:00.000 --> 000:00:01.000',
      '00:000:00.000 --> 00:00:01.000',
      '00:00:000.000 --> 00:00:01.000',
      '00:00:00.0000 --> 00:00:01.000',
      '00:00.000 --> 00:01.0000',
    ),
    cues: 1,
    refused: [6, 9, 12, 15],
  },
  {
    name: 'timings-too-short',
    text: timed(
      '0:00:00.000 --> 0:00:01.000',
      '00:0:00.000 --> 00:00:01.000',
      '00:00:0.000 --> 00:00:01.000',
      '00:00.00 --> 00:01.000',
      '0:00.000 --> 0:01.000',
    ),
    cues: 1,
    refused: [6, 9, 12, 15],
  },
  {
    name: 'whitespace-chars',
    text: timed(
      '\f00:00.000\f-->\f00:01.000',
      '00:00.000-->00:01.000',
      '\t00:00.000\t-->\t00:01.000\t',
      '00:00.000\v-->\v00:01.000',
      '00:00.000\u00A0--> 00:01.000',
      '00:00.000 -->\u300000:01.000',
    ),
    cues: 3,
    refused: [12, 15, 18],
  },
];
