/** Whether a film and its captions are what their names say, with a reader of films that tells what a test has written into the file. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { openCache } from '../../site/generator/cache.ts';
import { captionsFault } from '../../site/generator/content/check-captions.ts';
import type { MediaFolder, VideoCard } from '../../site/generator/content/check-films.ts';
import { heavyFilmsWarning } from '../../site/generator/content/heavy-films.ts';

const looks = { count: 0, busy: false };
vi.doMock('mediainfo.js', () => ({
  mediaInfoFactory: () =>
    Promise.resolve({
      async analyzeData(size: number, read: (length: number, offset: number) => Uint8Array) {
        if (looks.busy) throw new Error('It works on one file at a time.');
        looks.busy = true;
        looks.count += 1;
        await Promise.resolve();
        const parts = [];
        for (let offset = 0; offset < size; offset += 100)
          parts.push(read(Math.min(100, size - offset), offset));
        looks.busy = false;
        const text = Buffer.concat(parts).toString();
        if (text === 'unreadable') throw new Error('no reader');
        return { media: text.startsWith('[') ? { track: JSON.parse(text) as unknown } : undefined };
      },
    }),
}));
// The files of these tests share their modules: this reader is for the ones below alone.
vi.resetModules();
const { inspectFilm } = await import('../../site/generator/content/check-film.ts');
const { checkFilms } = await import('../../site/generator/content/check-films.ts');
afterAll(() => {
  vi.doUnmock('mediainfo.js');
  vi.resetModules();
});

let media: string;

beforeEach(async () => {
  media = join(await mkdtemp(join(tmpdir(), 'films-')), 'media');
  looks.count = 0;
});
afterEach(() => rm(join(media, '..'), { recursive: true }));

async function put(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(media, path)), { recursive: true });
    await writeFile(join(media, path), text);
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** A film as its reader tells of it: a second of H.264, with these differences. */
function film({
  general = {},
  video = {},
  audio,
}: { general?: Fields; video?: Fields | null; audio?: Fields } = {}): string {
  return JSON.stringify([
    { '@type': 'General', Format: 'MPEG-4', IsStreamable: 'Yes', Duration: 1, ...general },
    ...(video === null
      ? []
      : [{ '@type': 'Video', Format: 'AVC', Width: 64, Height: 48, ...video }]),
    ...(audio === undefined ? [] : [{ '@type': 'Audio', ...audio }]),
  ]);
}
const webm = {
  general: { Format: 'WebM', IsStreamable: undefined },
  video: { Format: 'AV1', Format_Profile: 'Main@L2.0' },
};

async function look(name: string, text: string) {
  await put({ [name]: text });
  return inspectFilm(media, name);
}

const anew = (path: string, stem: string): string =>
  `Export it anew as MP4 with H.264 and AAC: in HandBrake with the preset Web, or with\n  ffmpeg -i ${path} -c:v libx264 -pix_fmt yuv420p -crf 23 -c:a aac -movflags +faststart ${stem}-web.mp4`;

describe('a film', () => {
  test.each<[what: string, name: string, text: string, facts: object]>([
    ['of H.264', 'a.mp4', film(), { seconds: 1, width: 64, height: 48, sound: false }],
    [
      'with sound',
      'a.mp4',
      film({ audio: { Format: 'AAC' } }),
      { seconds: 1, width: 64, height: 48, sound: true },
    ],
    [
      'with an ending in capitals',
      'a.MP4',
      film(),
      { seconds: 1, width: 64, height: 48, sound: false },
    ],
    [
      'of AV1',
      'a.mp4',
      film({ video: { Format: 'AV1', Format_Profile: 'Main@L2.0' } }),
      { seconds: 1, width: 64, height: 48, sound: false },
    ],
    [
      'as WebM',
      'a.webm',
      film({ ...webm, audio: { Format: 'Opus' } }),
      { seconds: 1, width: 64, height: 48, sound: true },
    ],
    [
      'with 8 bits in 4:2:0',
      'a.mp4',
      film({ video: { BitDepth: 8, ChromaSubsampling: '4:2:0', Format_Profile: 'High' } }),
      { seconds: 1, width: 64, height: 48, sound: false },
    ],
    [
      'that a phone has taken upright',
      'a.mp4',
      film({ video: { Rotation: '90.000' } }),
      { seconds: 1, width: 48, height: 64, sound: false },
    ],
    [
      'that a phone has taken upright the other way',
      'a.mp4',
      film({ video: { Rotation: '-90.000' } }),
      { seconds: 1, width: 48, height: 64, sound: false },
    ],
    [
      'that lies on its other side',
      'a.mp4',
      film({ video: { Rotation: '270.000', PixelAspectRatio: 1.5 } }),
      { seconds: 1, width: 48, height: 96, sound: false },
    ],
    [
      'that stands on its head',
      'a.mp4',
      film({ video: { Rotation: '180.000' } }),
      { seconds: 1, width: 64, height: 48, sound: false },
    ],
    [
      'that is stretched',
      'a.mp4',
      film({ video: { PixelAspectRatio: 1.422 } }),
      { seconds: 1, width: 91, height: 48, sound: false },
    ],
    [
      'whose picture alone says how long it is',
      'a.mp4',
      film({ general: { Duration: undefined }, video: { Duration: 2.5 } }),
      { seconds: 2.5, width: 64, height: 48, sound: false },
    ],
    [
      'that is whole',
      'a.mp4',
      film({ general: { extra: { IsTruncated: 'No' } } }),
      { seconds: 1, width: 64, height: 48, sound: false },
    ],
  ])('%s is taken', async (_, name, text, facts) => {
    expect(await look(name, text)).toEqual({ facts: { ...facts, size: Buffer.byteLength(text) } });
  });

  const reAnew = anew('in/a.b.mp4', 'in/a.b');
  test.each<[what: string, name: string, text: string, message: string, note: string]>([
    [
      'of no kind',
      'a.mp4',
      'noise',
      'is damaged, or no film at all',
      'Open it on your computer. If it plays, export it again as MP4; if not, copy it again from where it came from.',
    ],
    [
      'without its kind',
      'a.mp4',
      film({ general: { Format: undefined } }),
      'is damaged, or no film at all',
      'Open it on your computer. If it plays, export it again as MP4; if not, copy it again from where it came from.',
    ],
    [
      'that speaks of Git LFS',
      'a.mp4',
      'a version https://git-lfs',
      'is damaged, or no film at all',
      'Open it on your computer. If it plays, export it again as MP4; if not, copy it again from where it came from.',
    ],
    [
      'that Git LFS keeps',
      'a.mp4',
      'version https://git-lfs.github.com/spec/v1\n',
      'is a note of Git LFS that stands for the film',
      'Run "git lfs pull", or put the film itself there.',
    ],
    [
      'without a picture or a sound',
      'a.mp4',
      film({ video: null }),
      'is an MP4 file without a picture or a sound in it',
      'Name a film here.',
    ],
    [
      'of sound',
      'a.mp4',
      film({ video: null, audio: { Format: 'AAC' } }),
      'has sound and no picture',
      'Name a film here.',
    ],
    [
      'as AVI',
      'in/a.b.mp4',
      film({ general: { Format: 'AVI' } }),
      'is an AVI file, though its name ends with .mp4',
      reAnew,
    ],
    [
      'as Matroska',
      'in/a.b.mp4',
      film({ general: { Format: 'Matroska' } }),
      'is a Matroska file, though its name ends with .mp4',
      reAnew,
    ],
    [
      'as Ogg',
      'in/a.b.mp4',
      film({ general: { Format: 'Ogg' } }),
      'is an Ogg file, though its name ends with .mp4',
      reAnew,
    ],
    [
      'as WebM',
      'in/a.b.mp4',
      film(webm),
      'is a WebM file, though its name ends with .mp4',
      'Rename it to in/a.b.webm, and write that name here.',
    ],
    [
      'as MP4',
      'a.webm',
      film(),
      'is an MP4 file, though its name ends with .webm',
      'Rename it to a.mp4, and write that name here.',
    ],
    [
      'that breaks off',
      'a.mp4',
      film({ general: { extra: { IsTruncated: 'Yes' } } }),
      'is not whole: its end is missing',
      'Copy it again; the last copy broke off.',
    ],
    [
      'of H.265',
      'in/a.b.mp4',
      film({ video: { Format: 'HEVC' } }),
      'is coded in H.265 (HEVC), which not every browser plays: it must be H.264 or AV1',
      reAnew,
    ],
    [
      'of VP9',
      'in/a.b.mp4',
      film({ video: { Format: 'VP9' } }),
      'is coded in VP9, which not every browser plays: it must be H.264 or AV1',
      reAnew,
    ],
    [
      'of what nobody knows',
      'in/a.b.mp4',
      film({ video: { Format: undefined } }),
      'is coded in an unknown codec, which not every browser plays: it must be H.264 or AV1',
      reAnew,
    ],
    [
      'with 10 bits',
      'in/a.b.mp4',
      film({ video: { BitDepth: 10, Format_Profile: 'High 10' } }),
      'has colours that browsers do not decode (High 10, 10 bits): they must be 4:2:0 with 8 bits',
      reAnew,
    ],
    [
      'in 4:2:2',
      'in/a.b.mp4',
      film({ video: { ChromaSubsampling: '4:2:2' } }),
      'has colours that browsers do not decode (4:2:2): they must be 4:2:0 with 8 bits',
      reAnew,
    ],
    [
      'in 4:4:4 by its profile',
      'in/a.b.mp4',
      film({ video: { Format_Profile: 'High 4:4:4 Predictive', BitDepth: 8 } }),
      'has colours that browsers do not decode (High 4:4:4 Predictive, 8 bits): they must be 4:2:0 with 8 bits',
      reAnew,
    ],
    [
      'of AV1 in another profile',
      'in/a.b.mp4',
      film({ video: { Format: 'AV1', Format_Profile: 'High@L2.0' } }),
      'has colours that browsers do not decode (High@L2.0): they must be 4:2:0 with 8 bits',
      reAnew,
    ],
    [
      'of AV1 in a profile that is not told',
      'in/a.b.mp4',
      film({ video: { Format: 'AV1' } }),
      'has colours that browsers do not decode (): they must be 4:2:0 with 8 bits',
      reAnew,
    ],
    [
      'with the sound of another',
      'in/a.b.mp4',
      film({ audio: { Format: 'Opus' } }),
      'has sound in Opus, which not every browser plays: in MP4 it must be AAC, or none',
      reAnew,
    ],
    [
      'with a sound that nobody knows',
      'in/a.b.mp4',
      film({ audio: {} }),
      'has sound in an unknown codec, which not every browser plays: in MP4 it must be AAC, or none',
      reAnew,
    ],
    [
      'as WebM with the sound of MP4',
      'a.webm',
      film({ ...webm, audio: { Format: 'AAC' } }),
      'has sound in AAC, which not every browser plays: in WebM it must be Opus, or none',
      anew('a.webm', 'a'),
    ],
    [
      'with its index at its end',
      'in/a.b.mp4',
      film({ general: { IsStreamable: 'No' } }),
      'has its index at its end, so that nothing shows before all of it is there',
      'Put the index in front ("fast start", "web optimized"), which changes nothing else:\n  ffmpeg -i in/a.b.mp4 -c copy -movflags +faststart in/a.b-web.mp4',
    ],
    [
      'without a length',
      'in/a.b.mp4',
      film({ general: { Duration: undefined } }),
      'does not say how long or how large it is',
      reAnew,
    ],
    [
      'of no length',
      'in/a.b.mp4',
      film({ general: { Duration: 0 } }),
      'does not say how long or how large it is',
      reAnew,
    ],
    [
      'without a width',
      'in/a.b.mp4',
      film({ video: { Width: undefined } }),
      'does not say how long or how large it is',
      reAnew,
    ],
    [
      'of no height',
      'in/a.b.mp4',
      film({ video: { Height: 0 } }),
      'does not say how long or how large it is',
      reAnew,
    ],
    [
      'without a byte',
      'a.mp4',
      '',
      'is empty: the file has 0 bytes',
      'Copy it again; the last copy broke off.',
    ],
  ])('%s is refused, with a way out', async (_, name, text, message, note) => {
    expect(await look(name, text)).toEqual({ problem: { message, notes: [note] } });
  });

  it('is looked into one after the other, also after one that nobody can read', async () => {
    await put({ 'a.mp4': film(), 'b.mp4': 'unreadable', 'c.mp4': film({ video: { Width: 32 } }) });
    const [a, b, c] = await Promise.allSettled(
      ['a.mp4', 'b.mp4', 'c.mp4'].map((path) => inspectFilm(media, path)),
    );
    expect([a, c]).toMatchObject([
      { value: { facts: { width: 64 } } },
      { value: { facts: { width: 32 } } },
    ]);
    expect(b).toMatchObject({ reason: new Error('no reader') });
  });

  it('is looked into once for good, under each name', async () => {
    await put({ 'a.mp4': film(), 'a.webm': film() });
    const cache = openCache(join(media, '..', 'cache'));
    for (let time = 0; time < 2; time += 1) {
      expect(await inspectFilm(media, 'a.mp4', cache)).toMatchObject({ facts: { width: 64 } });
      expect(await inspectFilm(media, 'a.webm', cache)).toMatchObject({
        problem: { message: 'is an MP4 file, though its name ends with .webm' },
      });
    }
    expect(looks.count).toBe(2);
  });
});

describe('the cards of videos', () => {
  interface Told {
    films: [string, object][];
    said: (readonly unknown[])[];
    spelled: (readonly unknown[])[];
  }

  /** What is told of these cards, with these files in the folder. */
  async function check(
    cards: readonly Fields[],
    files: Readonly<Record<string, string>> | undefined,
    folder: Partial<MediaFolder> = {},
  ): Promise<Told> {
    await put(files ?? {});
    const said: (readonly unknown[])[] = [];
    const spelled: (readonly unknown[])[] = [];
    const all = cards.map((fields): VideoCard => ({
      fields,
      report: (field, message, ...notes) => said.push([field.join('.'), message, ...notes]),
      add: ({ file, line, message }) => said.push([file, line, message]),
      spell: (field, file) => spelled.push([field.join('.'), file]),
    }));
    const films = await checkFilms(all, {
      directory: media,
      name: 'content/media',
      files: files && new Map(Object.keys(files).map((path) => [path.normalize('NFC'), path])),
      guess: (_, paths) => paths[0],
      ...folder,
    });
    return { films: [...films], said, spelled };
  }

  const facts = {
    seconds: 1,
    width: 64,
    height: 48,
    sound: false,
    size: Buffer.byteLength(film()),
  };

  it('give the films that they name, each once', async () => {
    const { films, said, spelled } = await check(
      [
        { videoUrl: 'a.mp4' },
        { videoUrl: '/in/b.mp4' },
        { videoUrl: 'a.mp4' },
        {},
        { videoUrl: 7 },
        { videoUrl: 'nonsense of nobody' },
        { videoUrl: 'https://youtu.be/aqz-KE-bpKQ' },
      ],
      { 'a.mp4': film(), 'in/b.mp4': film(), 'c.mp4': film() },
    );
    expect([films, said, spelled]).toEqual([
      [
        ['a.mp4', facts],
        ['in/b.mp4', facts],
      ],
      [],
      [],
    ]);
    expect(looks.count).toBe(2);
  });

  it('are spelled as the disk spells them', async () => {
    const name = 'Büro.mp4'.normalize('NFD');
    const { films, spelled } = await check([{ videoUrl: 'Büro.mp4'.normalize('NFC') }], {
      [name]: film(),
    });
    expect([films, spelled]).toEqual([[[name, facts]], [['videoUrl', name]]]);
  });

  it('are told once what is wrong with a film', async () => {
    const { films, said } = await check(
      [{ videoUrl: 'a.mp4' }, { videoUrl: 'a.mp4' }, { videoUrl: 'b.mp4' }],
      { 'a.mp4': 'noise', 'b.mp4': 'unreadable' },
    );
    expect(films).toEqual([]);
    expect(said).toEqual([
      ['videoUrl', 'the film a.mp4 is damaged, or no film at all', expect.any(String)],
      [
        'videoUrl',
        'the film b.mp4 cannot be read: no reader',
        'Allow yourself to read it, and try again.',
      ],
    ]);
  });

  it('are told which film is not there, with one that may be meant', async () => {
    const long = `${'x'.repeat(81)}.mp4`;
    const { said } = await check([{ videoUrl: 'b.mp4' }, { videoUrl: long }], {
      'a.vtt': 'x',
      'a.jpg': 'x',
      'a.webm': film(),
    });
    expect(said).toEqual([
      ['videoUrl', 'there is no film b.mp4 in content/media', 'Did you mean a.webm?'],
      ['videoUrl', `there is no film ${'x'.repeat(80)}… in content/media`, 'Did you mean a.webm?'],
    ]);
    const { said: short } = await check([{ videoUrl: `${'x'.repeat(76)}.mp4` }], { 'a.jpg': 'x' });
    expect(short).toEqual([
      [
        'videoUrl',
        `there is no film ${'x'.repeat(76)}.mp4 in content/media`,
        'Put it there, or name one that is there.',
      ],
    ]);
    const { said: none } = await check([{ videoUrl: 'b.mp4' }], undefined);
    expect(none).toEqual([
      [
        'videoUrl',
        'there is no film b.mp4 in content/media',
        'The folder content/media itself is not there.',
      ],
    ]);
  });

  it('may say the shape of a film, if it is that, to a hundredth', async () => {
    const at = (Width: number, Height: number) => film({ video: { Width, Height } });
    const files = {
      'right.mp4': at(1600, 900),
      'near.mp4': at(1615, 900),
      'far.mp4': at(1617, 900),
      'low.mp4': at(1583, 900),
      'square.mp4': at(64, 64),
    };
    const shape = (name: string, ratio: unknown) => ({ videoUrl: `${name}.mp4`, ratio });
    const { said } = await check(
      [
        shape('right', '16:9'),
        shape('near', '16:9'),
        shape('far', '16:9'),
        shape('low', '16:9'),
        shape('square', '1:1'),
        shape('square', '9:16'),
        shape('square', '3:2'),
        shape('square', 1),
        shape('square', undefined),
        shape('gone', '16:9'),
      ],
      files,
    );
    const leaveOut = 'Leave ratio out: the shape of a film in content/media is read from the film.';
    expect(said).toEqual([
      ['ratio', 'the film is 1617 × 900 pixels large, which is not 16:9', leaveOut],
      ['ratio', 'the film is 1583 × 900 pixels large, which is not 16:9', leaveOut],
      ['ratio', 'the film is 64 × 64 pixels large, which is not 9:16', leaveOut],
      ['videoUrl', 'there is no film gone.mp4 in content/media', 'Did you mean right.mp4?'],
    ]);
  });

  it('have captions and a poster only where the player is ours', async () => {
    const { said } = await check(
      [
        { videoUrl: 'https://youtu.be/aqz-KE-bpKQ', captions: 'a.vtt', poster: 'a.jpg' },
        { videoUrl: 'https://youtu.be/aqz-KE-bpKQ', captions: '', poster: null },
        { videoUrl: 'a.mp4', captions: '', poster: 'a.jpg' },
      ],
      { 'a.mp4': film() },
    );
    const why = 'belongs to a film file, and this video plays in the player of its host';
    expect(said).toEqual([
      ['captions', why, 'Upload the captions there, and delete this field.'],
      ['poster', why, 'Choose the picture there, and delete this field.'],
    ]);
  });

  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nOne.\n';

  it('have captions that are looked into, for films of other sites as well', async () => {
    const wrong = 'this caption ends after 9 s, and the film is over after 1 s';
    const late = captions.replace('01.000', '09.000');
    const cards = [
      { videoUrl: 'a.mp4', captions: 'late.vtt' },
      { videoUrl: 'a.mp4', captions: '/late.vtt' },
      { videoUrl: 'https://cdn.example.com/a.mp4', captions: 'late.vtt' },
      {
        videoUrl: 'https://cdn.example.com/a.mp4',
        captions: [
          { src: 'none.vtt' },
          { src: 'a.vtt' },
          'x',
          null,
          {},
          { src: '' },
          { src: 7 },
          { src: 'a.srt' },
          { src: 'x.vtt.srt' },
        ],
      },
    ];
    const { said } = await check(cards, {
      'a.mp4': film(),
      'a.vtt': captions,
      'late.vtt': late,
      'none.vtt': 'WEBVTT\n',
      'a.srt': 'x',
    });
    expect(said).toEqual([
      ['content/media/late.vtt', 3, wrong],
      [
        'captions.0.src',
        'the file none.vtt has no caption in it',
        expect.stringMatching(/^The file starts with a line WEBVTT/),
      ],
    ]);
  });

  it('are told once what is wrong with captions, and each thing of two', async () => {
    const cards = ['a.mp4', 'b.mp4', 'a.mp4'].map((videoUrl) => ({
      videoUrl,
      captions: 'late.vtt',
    }));
    const { said } = await check(cards, {
      'a.mp4': film(),
      'b.mp4': film({ general: { Duration: 2 } }),
      'late.vtt': captions.replace('01.000', '09.000'),
    });
    expect(said).toEqual(
      [1, 2].map((seconds) => [
        'content/media/late.vtt',
        3,
        `this caption ends after 9 s, and the film is over after ${String(seconds)} s`,
      ]),
    );
  });

  it('are told which captions are not there, and that they cannot be an address', async () => {
    const cards = [
      'b.vtt',
      'HTTPS://cdn.example.com/b.vtt',
      '//cdn.example.com/b.vtt',
      'B.VTT',
    ].map((captions) => ({ videoUrl: 'a.mp4', captions }));
    const { said } = await check(cards, { 'a.mp4': film(), 'a.vtt': captions });
    const address = [
      'captions',
      'must be a file in content/media, not an address',
      'Download the captions, put them there, and write their name here: browsers take captions from another site only where that site allows it.',
    ];
    expect(said).toEqual([
      ['captions', 'there is no file b.vtt in content/media', 'Did you mean a.vtt?'],
      address,
      address,
      ['captions', 'there is no file B.VTT in content/media', 'Did you mean a.vtt?'],
    ]);
  });
});

describe('captions', () => {
  const why =
    'The file starts with a line WEBVTT, then come an empty line and the captions:\n\n00:01.000 --> 00:04.500\nYou say, "Send it."';
  const times =
    'Times look like 00:04.500 (minutes, seconds, thousandths), rise, and have " --> " between them; an empty line stands after each caption.';
  const of = async (text: string, seconds?: number) => {
    await put({ 'a.vtt': text });
    return captionsFault(media, 'a.vtt', 'content/media/a.vtt', seconds);
  };
  const three =
    'WEBVTT\n\n00:00.000 --> 00:01.000\nOne.\n\n00:01.000 --> 00:02.000\nTwo.\n\n00:02.000 --> 00:03.100\nThree.\n';

  it.each([undefined, 3, 3.2, 90])('may end with a film of %s seconds', async (seconds) => {
    expect(await of(three, seconds)).toBeUndefined();
  });

  it.each([
    [2.9, 9, 'this caption ends after 3.1 s, and the film is over after 2.9 s'],
    [1.8999, 6, 'this caption ends after 2 s, and the film is over after 1.9 s'],
    [0.5, 3, 'this caption ends after 1 s, and the film is over after 0.5 s'],
  ])(
    'may not outlast a film of %s seconds: the first that does is told',
    async (seconds, line, message) => {
      expect(await of(three, seconds)).toEqual({
        lines: [
          {
            file: 'content/media/a.vtt',
            line,
            column: 0,
            length: 23,
            lineText: three.split('\n')[line - 1],
            message,
            notes: ['Set its times within the film, or name the captions of this very film.'],
          },
        ],
      });
    },
  );

  it('are told where they are none', async () => {
    expect(await of('WEBVTT\n')).toEqual({
      problem: { message: 'has no caption in it', notes: [why] },
      lines: [],
    });
    expect(await of('')).toEqual({
      problem: {
        message: 'is empty: the file has 0 bytes',
        notes: ['Copy it again; the last copy broke off.'],
      },
      lines: [],
    });
    expect(await of(three.replace('WEBVTT', 'TITLES'))).toMatchObject({
      lines: [
        {
          line: 1,
          column: 0,
          length: 6,
          message:
            'these captions are no WebVTT here: No valid signature. (File needs to start with "WEBVTT".)',
          notes: [why],
        },
      ],
    });
  });

  it('are told the first mistake alone, at its place', async () => {
    const fault = await of(
      three.replace('01.000 --> 00:02', '01,000 --> 00:02').replace('03.100', '01.100'),
    );
    expect(fault).toMatchObject({
      lines: [
        {
          line: 6,
          column: 5,
          length: 18,
          message: expect.stringMatching(
            /^these captions are no WebVTT here: No decimal separator.*[^.]$/,
          ) as string,
          notes: [times],
        },
      ],
    });
    expect(fault?.lines).toHaveLength(1);
  });

  it('of another encoding are told as such, whatever else is wrong', async () => {
    await put({ 'a.vtt': '' });
    await writeFile(join(media, 'a.vtt'), Buffer.from('B\xfcro', 'latin1'));
    expect(await captionsFault(media, 'a.vtt', 'content/media/a.vtt')).toMatchObject({
      lines: [
        { line: 1, message: expect.stringMatching(/^the file is not saved as UTF-8/) as string },
      ],
    });
  });
});

test('the warning of heavy films names them, the heaviest first, and a way out', () => {
  const facts = { seconds: 19.6, width: 720, height: 1280, sound: true };
  expect(
    heavyFilmsWarning(
      new Map([
        ['films/a.mp4', { ...facts, size: 8_000_000 }],
        ['films/b.mp4', { ...facts, size: 8_040_000 }],
        ['films/c.mp4', { ...facts, size: 30_000_000 }],
      ]),
      'content',
    ),
  ).toBe(
    [
      '  Warning: films of more than 8 MB (2); on the road they take long to start:',
      '  content/media/films/c.mp4                   30.0 MB: 20 s, 720 × 1280',
      '  content/media/films/b.mp4                   8.0 MB: 20 s, 720 × 1280',
      '  Make them smaller: ffmpeg -i film.mp4 -c:v libx264 -pix_fmt yuv420p -crf 26 -vf scale=-2:1280 -c:a aac -movflags +faststart smaller.mp4 (16:9: scale=1280:-2), or give them to a video host.',
    ].join('\n'),
  );
});
