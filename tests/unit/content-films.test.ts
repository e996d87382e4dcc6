// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { buildVideos } from '../../site/generator/assets/media-files.ts';
import { openCache } from '../../site/generator/cache.ts';
import { heavyFilmsWarning } from '../../site/generator/content/heavy-films.ts';
import {
  ContentError,
  type Diagnostic,
  loadContent,
} from '../../site/generator/content/read-content.ts';
import { filmFilesOf, pageContent, picturesOf } from '../../site/generator/pages/page-content.ts';
import { imageKey } from '../../site/generator/assets/images.ts';
import { validFiles, writeFiles } from './content-fixture.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
});

/** A film of one second, as one of the ways in which films come. */
const filmFile = (name: string): Buffer =>
  readFileSync(new URL(`film-files/${name}`, import.meta.url));
const right = filmFile('right.mp4');

const captionsText = 'WEBVTT\n\n00:00.000 --> 00:00.500\nOne.\n\n00:00.500 --> 00:01.000\nTwo.\n';

/** The valid content with these fields in the place of the first video, and with these files in content/media. */
async function written(
  fields: string,
  media: Readonly<Record<string, string | Uint8Array>>,
): Promise<string> {
  const demos = (validFiles['content/demos.yaml'] ?? '').replace(
    'videoUrl: /samples/pa-1.html',
    () => fields,
  );
  const { directory, remove } = await writeFiles({
    ...validFiles,
    'content/demos.yaml': demos,
    ...Object.fromEntries(
      Object.entries(media).map(([name, bytes]) => [`content/media/${name}`, bytes]),
    ),
  });
  cleanups.push(remove);
  return directory;
}

async function mistakesIn(directory: string): Promise<readonly Diagnostic[]> {
  try {
    await loadContent(directory);
  } catch (error) {
    if (error instanceof ContentError) return error.diagnostics;
    throw error;
  }
  return [];
}

const mistakesOf = async (
  fields: string,
  media: Readonly<Record<string, string | Uint8Array>> = {},
) => mistakesIn(await written(fields, media));

/** What pages get of the first demo. */
async function firstOf(fields: string, media: Readonly<Record<string, string | Uint8Array>> = {}) {
  const directory = await written(fields, media);
  const { content, films } = await loadContent(directory);
  const { urls: addresses } = await buildVideos({
    paths: filmFilesOf(content),
    mediaDirectory: join(directory, 'media'),
    url: (path) => `/repo/${path}`,
  });
  const pictures = new Map(
    picturesOf(content).map((request) => [
      imageKey(request),
      {
        src: `/repo/${request.src}`,
        width: 4,
        height: 3,
        sources: [],
      },
    ]),
  );
  return pageContent(content, pictures, { facts: films, addresses }).demos[0];
}

describe('a film', () => {
  it.each<[string, object]>([
    ['right.mp4', { width: 64, height: 64, sound: false }],
    ['aac.mp4', { width: 64, height: 64, sound: true }],
    ['av1.mp4', { width: 64, height: 64, sound: false }],
    ['av1.webm', { width: 64, height: 64, sound: true }],
  ])('as %s is taken, with what the file says of itself', async (name, facts) => {
    const bytes = filmFile(name);
    const { films } = await loadContent(
      await written(`videoUrl: films/${name}`, { [`films/${name}`]: bytes }),
    );
    expect([...films]).toEqual([
      [
        `films/${name}`,
        { ...facts, seconds: expect.closeTo(1, 1) as number, size: bytes.byteLength },
      ],
    ]);
  });

  it.each<[string, string | Uint8Array, string, RegExp]>([
    [
      'hevc.mp4',
      filmFile('hevc.mp4'),
      'is coded in H.265 (HEVC), which not every browser plays: it must be H.264 or AV1',
      /ffmpeg -i films\/film\.mp4 .*libx264/,
    ],
    [
      'vp9.webm',
      filmFile('vp9.webm'),
      'is coded in VP9, which not every browser plays: it must be H.264 or AV1',
      /HandBrake/,
    ],
    [
      'yuv444.mp4',
      filmFile('yuv444.mp4'),
      'has colours that browsers do not decode (High 4:4:4 Predictive, 4:4:4, 8 bits): they must be 4:2:0 with 8 bits',
      /yuv420p/,
    ],
    [
      'mp3.mp4',
      filmFile('mp3.mp4'),
      'has sound in MPEG Audio, which not every browser plays: in MP4 it must be AAC, or none',
      /-c:a aac/,
    ],
    [
      'index-last.mp4',
      filmFile('index-last.mp4'),
      'has its index at its end, so that nothing shows before all of it is there',
      /-c copy -movflags \+faststart/,
    ],
    ['sound.mp4', filmFile('sound.mp4'), 'has sound and no picture', /Name a film/],
    [
      'matroska.mp4',
      filmFile('matroska.mp4'),
      'is a Matroska file, though its name ends with .mp4',
      /Export it anew/,
    ],
    [
      'vp9.mp4',
      filmFile('vp9.webm'),
      'is a WebM file, though its name ends with .mp4',
      /Rename it to films\/film\.webm/,
    ],
    [
      'right.webm',
      right,
      'is an MP4 file, though its name ends with .webm',
      /Rename it to films\/film\.mp4/,
    ],
    [
      'cut.mp4',
      right.subarray(0, right.length - 400),
      'is not whole: its end is missing',
      /Copy it again/,
    ],
    [
      'noise.mp4',
      Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7919) % 251)),
      'is damaged, or no film at all',
      /Open it on your computer/,
    ],
    [
      'lfs.mp4',
      'version https://git-lfs.github.com/spec/v1\noid sha256:1\n',
      'is a note of Git LFS that stands for the film',
      /git lfs pull/,
    ],
    ['empty.mp4', '', 'is empty: the file has 0 bytes', /Copy it again/],
  ])(
    'as %s is refused, with the line that names it and the way out',
    async (name, bytes, message, wayOut) => {
      const path = `films/film${name.slice(name.lastIndexOf('.'))}`;
      const mistakes = await mistakesOf(`videoUrl: ${path}`, { [path]: bytes });
      expect(mistakes).toMatchObject([
        {
          file: 'content/demos.yaml',
          line: 7,
          column: 12,
          message: `videoUrl: the film ${path} ${message}`,
        },
      ]);
      expect(mistakes[0]?.notes.join('\n')).toMatch(wayOut);
    },
  );

  it('of a QuickTime camera is an MP4 file to browsers only once it is one', async () => {
    expect(
      await mistakesOf('videoUrl: films/film.mp4', { 'films/film.mp4': filmFile('quicktime.mp4') }),
    ).toMatchObject([
      {
        line: 7,
        message: expect.stringMatching(
          /the film films\/film\.mp4 (is a QuickTime file|has its index at its end)/,
        ) as string,
      },
    ]);
  });

  it('that is not there is named, with the one that was probably meant', async () => {
    expect(await mistakesOf('videoUrl: film/pa-1.mp4', { 'films/pa-1.mp4': right })).toMatchObject([
      {
        line: 7,
        message: 'videoUrl: there is no film film/pa-1.mp4 in content/media',
        notes: ['Did you mean films/pa-1.mp4?'],
      },
    ]);
    expect(await mistakesOf('videoUrl: films/pa-1.mp4')).toMatchObject([
      {
        message: 'videoUrl: there is no film films/pa-1.mp4 in content/media',
        notes: ['Put it there, or name one that is there.'],
      },
    ]);
  });

  it('that is a link, a folder or a pipe is not opened', async () => {
    const directory = await written('videoUrl: films/a.mp4', {
      'films/x.txt': 'x',
      'film.mp4': right,
    });
    await symlink('/etc/hostname', join(directory, 'media/films/a.mp4'));
    expect(await mistakesIn(directory)).toMatchObject([
      {
        message: expect.stringContaining('is a link to a file outside of the folder') as string,
        notes: [expect.stringContaining('Put the film itself')],
      },
    ]);
    const piped = await written('videoUrl: films/b.mp4', {});
    await mkdir(join(piped, 'media/films'));
    execFileSync('mkfifo', [join(piped, 'media/films/b.mp4')]);
    expect(await mistakesIn(piped)).toMatchObject([
      { message: expect.stringContaining('is not a file') as string },
    ]);
  });

  it('is told of once, however many cards name it', async () => {
    const directory = await written('videoUrl: films/a.mp4', {
      'films/a.mp4': right.subarray(0, 1000),
    });
    const demos = (await readFile(join(directory, 'demos.yaml'), 'utf8')).replace(
      '/samples/pa-1.html',
      'films/a.mp4',
    );
    const { directory: both, remove } = await writeFiles({
      ...validFiles,
      'content/demos.yaml': demos,
      'content/media/films/a.mp4': right.subarray(0, 1000),
    });
    cleanups.push(remove);
    expect(await mistakesIn(both)).toHaveLength(1);
  });

  it('is written as an owner or a form writes it', async () => {
    for (const path of [
      '/films/a.mp4',
      'content/media/films/a.mp4',
      './films/a.mp4',
      '  films/a.mp4 ',
    ]) {
      expect(
        await firstOf(`videoUrl: ${JSON.stringify(path)}`, { 'films/a.mp4': right }),
        path,
      ).toMatchObject({
        video: {
          embedUrl: '/watch/pa-1/',
          openUrl: '/watch/pa-1/',
          film: {
            own: true,
            src: expect.stringMatching(/^\/repo\/assets\/a-[0-9a-f]{6,8}\.mp4$/) as string,
          },
        },
      });
    }
  });

  it('is looked into once for good', async () => {
    const directory = await written('videoUrl: films/a.mp4', { 'films/a.mp4': right });
    const cache = openCache(join(directory, '.cache'));
    const first = await loadContent(directory, { cache });
    const again = await loadContent(directory, { cache: openCache(join(directory, '.cache')) });
    expect(again.films).toEqual(first.films);
  });
});

describe('the shape of a video', () => {
  it('is that of the film, which need not be told', async () => {
    const demo = await firstOf('videoUrl: films/a.mp4', { 'films/a.mp4': right });
    expect(demo?.video).toMatchObject({
      ratio: '1/1',
      film: { width: 64, height: 64, silent: true, seconds: expect.closeTo(1, 1) as number },
    });
    expect(
      await mistakesOf('videoUrl: films/a.mp4\n  ratio: 1:1', { 'films/a.mp4': right }),
    ).toEqual([]);
  });

  it('of a film that a phone has taken upright is upright', async () => {
    expect(
      (await firstOf('videoUrl: films/a.mp4', { 'films/a.mp4': filmFile('turned.mp4') }))?.video,
    ).toMatchObject({ ratio: '2/3', film: { width: 64, height: 96 } });
  });

  it('that is told otherwise than it is, is a mistake', async () => {
    expect(
      await mistakesOf('videoUrl: films/a.mp4\n  ratio: 16:9', { 'films/a.mp4': right }),
    ).toMatchObject([
      {
        line: 8,
        column: 9,
        message: 'ratio: the film is 64 × 64 pixels large, which is not 16:9',
        notes: [expect.stringContaining('Leave ratio out')],
      },
    ]);
    expect(
      await mistakesOf('videoUrl: films/a.mp4\n  ratio: 3:2', { 'films/a.mp4': right }),
    ).toMatchObject([{ line: 8, message: 'ratio: must be 9:16, 16:9, 1:1 or 4:5, not "3:2"' }]);
  });

  it('of all other videos is upright, or as it is told', async () => {
    expect((await firstOf('videoUrl: https://youtu.be/aqz-KE-bpKQ'))?.video).not.toHaveProperty(
      'ratio',
    );
    expect(
      (await firstOf('videoUrl: https://youtu.be/aqz-KE-bpKQ\n  ratio: 16:9'))?.video.ratio,
    ).toBe('16/9');
    expect(
      (await firstOf('videoUrl: https://cdn.example.com/film.mp4\n  ratio: 4:5'))?.video,
    ).toMatchObject({
      ratio: '4/5',
      film: {
        own: false,
        src: 'https://cdn.example.com/film.mp4',
        origins: ['https://cdn.example.com'],
      },
    });
    expect((await firstOf('videoUrl: https://cdn.example.com/film.m3u8'))?.video).toMatchObject({
      film: { width: 720, height: 1280, silent: false },
    });
  });
});

describe('captions', () => {
  const film = { 'films/a.mp4': right };
  const named = (path = 'films/a.vtt') => `videoUrl: films/a.mp4\n  captions: ${path}`;

  it('are one file, in the language of the site', async () => {
    const demo = await firstOf(named(), { ...film, 'films/a.vtt': captionsText });
    expect(demo?.video.film?.tracks).toEqual([
      {
        src: expect.stringMatching(/^\/repo\/assets\/a-[0-9a-f]{6,8}\.vtt$/) as string,
        kind: 'captions',
        language: 'en',
        label: 'English',
      },
    ]);
  });

  it('are a list, one a language', async () => {
    const list =
      'videoUrl: films/a.mp4\n  captions:\n    - src: films/a.vtt\n    - src: /films/de.vtt\n      language: de\n      kind: subtitles\n    - src: films/fr.vtt\n      language: fr-CA\n      label: Québec';
    const demo = await firstOf(list, {
      ...film,
      'films/a.vtt': captionsText,
      'films/de.vtt': `${captionsText}\n`,
      'films/fr.vtt': `\ufeff${captionsText}`,
    });
    expect(
      demo?.video.film?.tracks.map(({ kind, language, label }) => [kind, language, label]),
    ).toEqual([
      ['captions', 'en', 'English'],
      ['subtitles', 'de', 'Deutsch'],
      ['captions', 'fr-CA', 'Québec'],
    ]);
  });

  it.each<[string, string, { line: number; column: number; message: RegExp }]>([
    [
      'without their first line',
      captionsText.replace('WEBVTT', 'SUBTITLES'),
      { line: 1, column: 0, message: /no WebVTT here: No valid signature/ },
    ],
    [
      'of another format',
      '1\n00:00:00,000 --> 00:00:01,000\nOne.\n',
      { line: 1, column: 0, message: /no WebVTT here/ },
    ],
    [
      'with a comma in a time',
      captionsText.replace('00:00.500 --> 00:01.000', '00:00,500 --> 00:01.000'),
      { line: 6, column: 5, message: /No decimal separator/ },
    ],
    [
      'whose times go back',
      captionsText.replace('00:00.500 --> 00:01.000', '00:00.700 --> 00:00.600'),
      { line: 6, column: 23, message: /End timestamp is not greater than start/ },
    ],
    [
      'that begin before the ones before',
      captionsText.replace('00:00.000 --> 00:00.500', '00:00.600 --> 00:00.900'),
      { line: 6, column: 9, message: /Start timestamp is not greater/ },
    ],
    [
      'that outlast the film',
      captionsText.replace('00:01.000', '00:02.000'),
      {
        line: 6,
        column: 0,
        message: /this caption ends after 2 s, and the film is over after 1 s/,
      },
    ],
    [
      'in another encoding',
      `${captionsText}\xff`,
      { line: 8, column: 0, message: /not saved as UTF-8/ },
    ],
  ])('%s are refused, with the line of the file itself', async (_, text, { message, ...place }) => {
    const mistakes = await mistakesOf(named(), {
      ...film,
      'films/a.vtt': Buffer.from(text, 'latin1'),
    });
    expect(mistakes).toMatchObject([{ file: 'content/media/films/a.vtt', ...place }]);
    expect(mistakes[0]?.message).toMatch(message);
    expect(mistakes[0]?.notes.length).toBeGreaterThan(0);
  });

  it.each<[string, string, Readonly<Record<string, string>>, { line: number; message: string }]>([
    [
      'that are not there',
      named('films/b.vtt'),
      { 'films/a.vtt': captionsText },
      { line: 8, message: 'captions: there is no file films/b.vtt in content/media' },
    ],
    [
      'that are empty',
      named(),
      { 'films/a.vtt': '' },
      { line: 8, message: 'captions: the file films/a.vtt is empty: the file has 0 bytes' },
    ],
    [
      'without a caption',
      named(),
      { 'films/a.vtt': 'WEBVTT\n' },
      { line: 8, message: 'captions: the file films/a.vtt has no caption in it' },
    ],
    [
      'with another ending',
      named('films/a.srt'),
      { 'films/a.srt': captionsText },
      { line: 8, message: 'captions: must be the path of a WebVTT file (.vtt) in content/media' },
    ],
    [
      'on another site',
      named('https://cdn.example.com/a.vtt'),
      {},
      { line: 8, message: 'captions: must be a file in content/media, not an address' },
    ],
    [
      'of a kind that is none',
      `videoUrl: films/a.mp4\n  captions:\n    - src: films/a.vtt\n      kind: lyrics`,
      { 'films/a.vtt': captionsText },
      { line: 10, message: 'kind: must be captions or subtitles, not "lyrics"' },
    ],
    [
      'in a language that is none',
      `videoUrl: films/a.mp4\n  captions:\n    - src: films/a.vtt\n      language: english please`,
      { 'films/a.vtt': captionsText },
      { line: 10, message: 'language: must be a language tag, such as en, de-AT or pt-BR' },
    ],
    [
      'beside a video that is no film',
      'videoUrl: https://youtu.be/aqz-KE-bpKQ\n  captions: films/a.vtt',
      { 'films/a.vtt': captionsText },
      {
        line: 8,
        message: 'captions: belongs to a film file, and this video plays in the player of its host',
      },
    ],
  ])(
    '%s are refused, with the line that names them',
    async (_, fields, media, { line, message }) => {
      const mistakes = await mistakesOf(fields, { ...film, ...media });
      expect(mistakes).toMatchObject([{ file: 'content/demos.yaml', line }]);
      expect(mistakes[0]?.message).toContain(message);
    },
  );
});

describe('the poster of a film', () => {
  it('is the picture of the card, or one of its own', async () => {
    expect(
      (await firstOf('videoUrl: films/a.mp4', { 'films/a.mp4': right }))?.video.film?.poster,
    ).toBe('/repo/demos/pa-1.svg');
    expect(
      (await firstOf('videoUrl: films/a.mp4\n  poster: hero-wide.svg', { 'films/a.mp4': right }))
        ?.video.film?.poster,
    ).toBe('/repo/hero-wide.svg');
  });

  it('is refused where the player is that of a host', async () => {
    expect(
      await mistakesOf('videoUrl: https://youtu.be/aqz-KE-bpKQ\n  poster: hero-wide.svg'),
    ).toMatchObject([
      {
        line: 8,
        message: 'poster: belongs to a film file, and this video plays in the player of its host',
        notes: ['Choose the picture there, and delete this field.'],
      },
    ]);
  });
});

describe('the warning of heavy films', () => {
  const facts = { seconds: 20, width: 720, height: 1280, sound: true };
  it('names those above 8 MB', () => {
    const warning = heavyFilmsWarning(
      new Map([
        ['films/a.mp4', { ...facts, size: 8_000_000 }],
        ['films/b.mp4', { ...facts, size: 8_000_001 }],
        ['films/c.mp4', { ...facts, size: 30_000_000 }],
      ]),
      'content',
    );
    expect(warning).toContain('films of more than 8 MB (2)');
    expect(warning).not.toContain('films/a.mp4');
    expect(warning?.indexOf('content/media/films/c.mp4')).toBeLessThan(
      warning?.indexOf('content/media/films/b.mp4') ?? 0,
    );
    expect(warning).toContain('30.0 MB: 20 s, 720 × 1280');
  });
  it('is silent where there are none', () => {
    expect(
      heavyFilmsWarning(new Map([['films/a.mp4', { ...facts, size: 400_000 }]]), 'content'),
    ).toBeNull();
  });
});
