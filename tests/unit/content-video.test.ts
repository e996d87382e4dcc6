import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { inspectVideo, quoted } from '../../site/generator/content/check-video.ts';
import { loadContent } from '../../site/generator/content/read-content.ts';
import { contentWarnings } from '../../site/generator/content/warnings.ts';
import { edited, mistakesIn, validFiles, writeFiles } from './content-fixture.ts';

const realFiles = join(import.meta.dirname, 'real-files');
const real = (name: string): Promise<Buffer> => readFile(join(realFiles, name));

/** The valid content with a video in the first demo. */
const withVideo = (name: string, more = '') =>
  edited(
    'demos',
    'videoUrl: /samples/pa-1.html\n  placeholder',
    `videoUrl: "${name}"${more}\n  placeholder`,
  );

describe('a video', () => {
  it.each<[file: string, as: string, message: string, note: string]>([
    [
      'hevc.mp4',
      'a.mp4',
      'is encoded in H.265 (HEVC), which not every browser plays: it must be H.264 or AV1',
      'libx264',
    ],
    [
      'odd-size.webm',
      'a.webm',
      'is encoded in VP9, which not every browser plays: it must be H.264 or AV1',
      'trunc(iw/2)*2',
    ],
    [
      'index-last.mp4',
      'a.mp4',
      'has its index at the end, so a browser must load the whole file before the video plays',
      '-c copy',
    ],
    ['matroska.mp4', 'a.mp4', 'is really Matroska, though its name ends with .mp4', '-c copy'],
    ['av1.webm', 'a.mp4', 'is really WebM, though its name ends with .mp4', 'Rename it'],
    [
      'mp3.mp4',
      'a.mp4',
      'has sound in MPEG Audio, which not every browser plays: it must be AAC, or none',
      'aac',
    ],
    ['sound.mp4', 'a.mp4', 'has sound, but no video', 'Write the name of a video'],
    [
      'yuv444.mp4',
      'a.mp4',
      'has a color format that not every browser plays (High 4:4:4 Predictive, 4:4:4, 8 bits): it must be 4:2:0, with 8 bits in H.264',
      'yuv420p',
    ],
    ['zoom.vtt', 'a.mp4', 'has no video and no sound', 'Write the name of a video'],
  ])('should be refused as %s', async (file, as, message, note) => {
    const [found, ...others] = await mistakesIn({
      ...withVideo(as),
      [`content/media/${as}`]: await real(file),
    });
    expect(others).toEqual([]);
    expect(found?.message).toBe(`videoUrl: the video ${as} ${message}`);
    expect(found?.notes.join()).toContain(note);
  });

  it.each([
    ['right.mp4', { width: 64, height: 64, sound: false }],
    ['aac.mp4', { sound: true }],
    ['av1.mp4', { sound: false }],
    ['av1.webm', { sound: true }],
    ['av1-10-bit.mp4', { width: 240, height: 426 }],
    ['turned.mp4', { width: 64, height: 96 }],
  ])('should be taken as %s', async (file, facts) => {
    expect(await inspectVideo(realFiles, file)).toMatchObject({ facts });
  });

  it('should be looked for in the media folder, by the name as the disk has it', async () => {
    expect(await mistakesIn(withVideo('my/video.mp4'))).toMatchObject([
      { message: 'videoUrl: there is no video my/video.mp4 in content/media' },
    ]);
    const { directory, remove } = await writeFiles({
      ...validFiles,
      ...withVideo('/Büro.mp4'.normalize('NFC')),
      [`content/media/${'Büro.mp4'.normalize('NFD')}`]: await real('right.mp4'),
    });
    const { videos } = await loadContent(directory);
    await remove();
    expect([...videos.keys()]).toEqual(['Büro.mp4'.normalize('NFD')]);
  });

  it('should not have another ratio than its file', async () => {
    const files = {
      ...withVideo('a.mp4', '\n  ratio: "9:16"'),
      'content/media/a.mp4': await real('right.mp4'),
    };
    expect(await mistakesIn(files)).toMatchObject([
      { message: 'ratio: the video has 64 × 64 pixels, which is not 9:16' },
    ]);
  });

  it('should have captions that show, told with their own line', async () => {
    const files = {
      ...withVideo('a.mp4', '\n  captions: a.vtt'),
      'content/media/a.mp4': await real('right.mp4'),
    };
    expect(await mistakesIn(files)).toMatchObject([
      { message: 'captions: there is no file a.vtt in content/media' },
    ]);
    const vtt = 'WEBVTT\n\n00:00,000 --> 00:01,000\nHi\n\n00:05.000 --> 00:06.000\nHo';
    expect(await mistakesIn({ ...files, 'content/media/a.vtt': vtt })).toMatchObject([
      {
        file: 'content/media/a.vtt',
        line: 3,
        lineText: '00:00,000 --> 00:01,000',
        notes: [
          expect.stringContaining('no comma'),
          'Other captions of this file that browsers do not show: 1.',
        ],
      },
    ]);
  });

  it('should become playable by the command that the message gives', async () => {
    const found = await promisify(execFile)('ffmpeg', ['-version']).catch(() => undefined);
    if (found === undefined) return;
    const folder = await mkdtemp(join(tmpdir(), 'my $videos (1) '));
    for (const [file, name] of [
      ['odd-size.webm', 'my video.webm'],
      ['matroska.mp4', "it's.mkv"],
      ['quicktime.mp4', 'IMG 1.MOV'],
      ['index-last.mp4', 'a.mp4'],
    ] as const) {
      await promisify(execFile)('cp', [join(realFiles, file), join(folder, name)]);
      const { problem } = await inspectVideo(folder, name);
      const command = /ffmpeg .*/.exec(problem?.notes.join('\n') ?? '')?.[0] ?? '';
      await promisify(execFile)('sh', ['-c', command.replace('ffmpeg', 'ffmpeg -v error -y')]);
      const made = /"([^"]*)"$/.exec(command)?.[1]?.split('/').at(-1) ?? '';
      expect(await inspectVideo(folder, made), name).toMatchObject({
        facts: { seconds: expect.any(Number) as number },
      });
    }
    await rm(folder, { recursive: true });
    expect(quoted('a "b" $c')).toBe('"a \\"b\\" \\$c"');
  }, 60_000);
});

describe('the warnings', () => {
  it('should name videos without a transcript, large ones, and lost styles', async () => {
    const { directory, remove } = await writeFiles(validFiles);
    const { content } = await loadContent(directory);
    await remove();
    const facts = { seconds: 60, width: 1081, height: 1920, sound: true, size: 9_000_000 };
    const [transcripts, large, styles] = contentWarnings(
      {
        content,
        videos: new Map([
          ['big.mp4', facts],
          ['light.mp4', { ...facts, size: 8_000_000 }],
        ]),
        lostStyles: new Map([['content/media/a.vtt', [4, 7]]]),
        aspectRatioHints: [],
      },
      'content',
    );
    expect(transcripts).toContain('content/testimonials.yaml            t-1: Walt, carpenter');
    expect(transcripts).toContain('pa-1: Reading PDF');
    expect(transcripts).not.toContain('ar-1');
    expect(large).toContain('content/media/big.mp4: 9.0 MB, 60 s, 1081 × 1920');
    expect(large).toContain('-vf scale=720:1280');
    expect(large).not.toContain('light.mp4');
    expect(styles).toMatch(/content\/media\/a.vtt +line 4, 7/);
  });

  it.each([
    ['width="640" height="360"', '16:9'],
    ['', 'unknown'],
  ])('should ask for the shape of an embed code with %j', async (attributes, hint) => {
    const code = `<iframe src="https://player.vimeo.com/video/76979871" ${attributes}></iframe>`;
    const { directory, remove } = await writeFiles({
      ...validFiles,
      ...edited('demos', 'videoUrl: /samples/pa-1.html', `videoUrl: '${code}'`),
    });
    const loaded = await loadContent(directory);
    await remove();
    expect(loaded.aspectRatioHints).toMatchObject([{ line: 7, id: 'pa-1', hint }]);
    expect(contentWarnings(loaded, directory).join()).toContain('content/demos.yaml:7');
  });
});
