import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { frameAttributes } from '../../site/embeds/player.ts';
import { resolveVideo, videoProviders, type VideoFrame } from '../../site/embeds/video.ts';

interface Block {
  provider: string;
  frame: string;
  open: string;
  forms: string[];
  refused?: string[];
}
const blocks = parse(
  readFileSync(new URL('./video-urls.yaml', import.meta.url), 'utf8'),
) as readonly Block[];
const forms = blocks.flatMap((block) => block.forms.map((form) => [form, block] as const));
const refused = blocks.flatMap((block) => block.refused ?? []);

function frameOf(pasted: string): VideoFrame {
  const video = resolveVideo(pasted);
  if (video.kind !== 'frame') throw new Error(`${pasted} is no frame`);
  return video;
}

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('Expected an error');
}

test.each(forms)('%s should be framed', (form, { provider, frame, open }) => {
  expect(frameOf(form)).toEqual({ kind: 'frame', provider, embedUrl: frame, openUrl: open });
});

test.each(refused)('%s should be refused with a right example', (form) => {
  const message = messageOf(() => resolveVideo(form));
  expect(message).toMatch(/^must (be the URL of one video on|not be a page of|be on) /);
  for (const example of (message.split('looks like ')[1] ?? '').split(' or '))
    expect(() => resolveVideo(example), example).not.toThrow();
});

test('a frame and a page should be understood again when they are pasted', () => {
  for (const { frame, open } of blocks) {
    expect(frameOf(frame).embedUrl).toBe(frame);
    expect(frameOf(open).openUrl).toBe(open);
  }
});

test.each(blocks.filter(({ provider }) => !['page', 'own', 'zoom', 'twitch'].includes(provider)))(
  'a page above or below $open should not be taken for it',
  ({ open }) => {
    for (const path of [
      `/else/where${new URL(open).pathname}`,
      `${new URL(open).pathname}/else/x!`,
    ]) {
      const other = new URL(open);
      other.pathname = path;
      expect(() => resolveVideo(other.href), other.href).toThrow(/one video on/);
    }
  },
);

/** The shortest id that a URL may have, with what stands around it. */
test.each([
  ['https://youtu.be/', 'aqz-KE-bpKQ'],
  ['https://vimeo.com/', '769'],
  ['https://vimeo.com/76979871/', '82721a'],
  ['https://player.mux.com/', 'EcHgOK9coz5K4rjSwOko'],
  ['https://drive.google.com/file/d/', '1a2b3', '/view'],
  ['https://www.tiktok.com/@scout2015/video/', '671833'],
  ['https://www.dailymotion.com/video/', 'x84s'],
])('%s should take %s for an id, and nothing shorter or stranger', (before, id, after = '') => {
  expect(frameOf(before + id + after).embedUrl).toContain(id);
  for (const wrong of [id.slice(0, -1), `~${id}`, `${id}~`])
    expect(() => resolveVideo(before + wrong + after), wrong).toThrow('one video on');
});

const dropbox = [
  'https://www.dropbox.com',
  'https://dl.dropboxusercontent.com',
  'https://*.dl.dropboxusercontent.com',
];
const [cdn, own] = ['https://cdn.example.com', 'http://localhost:8080'];

test.each<[string, string, string[]]>([
  [`${cdn}/video.MP4?download=1#t=3`, `${cdn}/video.MP4?download=1#t=3`, [cdn]],
  [`${cdn}:8443/a/video.webm`, `${cdn}:8443/a/video.webm`, [`${cdn}:8443`]],
  [`${cdn}/guid/playlist.m3u8`, `${cdn}/guid/playlist.m3u8`, [cdn]],
  ['cdn.example.com/video.mp4', `${cdn}/video.mp4`, [cdn]],
  ['//cdn.example.com/video.mp4', `${cdn}/video.mp4`, [cdn]],
  [`${cdn}/Our vans.mp4`, `${cdn}/Our%20vans.mp4`, [cdn]],
  [`${own}/video.mp4`, `${own}/video.mp4`, [own]],
  [`<video src="${cdn}/video.mp4" controls></video>`, `${cdn}/video.mp4`, [cdn]],
  [
    `<video><source src="${cdn}/video.webm"><source src="${cdn}/video.mp4"></video>`,
    `${cdn}/video.mp4`,
    [cdn],
  ],
  [
    'https://www.dropbox.com/scl/fi/7olc36/our-vans.mp4?rlkey=1bh9yf&st=pyz2&dl=0',
    'https://www.dropbox.com/scl/fi/7olc36/our-vans.mp4?rlkey=1bh9yf&raw=1',
    dropbox,
  ],
  [
    'https://dl.dropboxusercontent.com/s/7olc36/our-vans.webm?raw=0',
    'https://www.dropbox.com/s/7olc36/our-vans.webm?raw=1',
    dropbox,
  ],
])('%s should be a video file', (pasted, url, origins) => {
  expect(resolveVideo(pasted)).toEqual({ kind: 'file', url, origins });
  expect(resolveVideo(url)).toMatchObject({ kind: 'file', url });
});

test.each([
  ['videos/pa-1.mp4', 'videos/pa-1.mp4'],
  ['/content/media/videos/pa-1.webm', 'videos/pa-1.webm'],
  ['media/videos//pa-1.mp4', 'videos/pa-1.mp4'],
  ['.//./videos/pa-1.mp4?download=1', 'videos/pa-1.mp4'],
  ['videos/v1.2/PA-1.MP4', 'videos/v1.2/PA-1.MP4'],
  ['  videos/Über uns.mp4\n', 'videos/Über uns.mp4'],
  ['roof.final/cut 2.mp4', 'roof.final/cut 2.mp4'],
  // Anybody may buy a domain of such a name.
  ['video.mov', 'video.mov'],
  ['IMG-1234.MOV', 'IMG-1234.MOV'],
  ['videos/IMG_1234.mov', 'videos/IMG_1234.mov'],
  ['video.ts', 'video.ts'],
  ['VTS_01.vob', 'VTS_01.vob'],
  ['GX010001.LRV', 'GX010001.LRV'],
  [String.raw`videos\van.divx`, 'videos/van.divx'],
  ['talk.mp3', 'talk.mp3'],
  ['"video.mov"', 'video.mov'],
  ['[Video](video.mov)', 'video.mov'],
  ['<video src="video.mov"></video>', 'video.mov'],
  ['<iframe src="video.mkv"></iframe>', 'video.mkv'],
])('%j should be a file in content/media and never a host', (pasted, path) => {
  expect(resolveVideo(pasted)).toEqual({ kind: 'media', path });
});

test.each([
  [`${cdn}/video.MOV?download=1`, 'not every browser plays .mov files'],
  [`${cdn}/poster.jpg`, 'not every browser plays .jpg files'],
  ['videos/video.m3u8', 'not every browser plays .m3u8 files'],
  ['https://www.dropbox.com/scl/fi/7olc36/our-vans.mov?rlkey=1', 'link to that file'],
  ['https://www.dropbox.com/scl/fo/7olc36/h?rlkey=1bh9yf', 'does not let other sites show'],
  ['videos/../../secret.mp4', 'must begin with https://'],
  [String.raw`C:\Users\ann\video.mp4`, 'copy the file into content/media'],
  ['file:///home/ann/video.mp4', 'copy the file into content/media'],
  ['https://video.mov', '"video.mov" is the name of a file'],
  [
    'https://www.google.com/url?q=https://a:b@c.example/',
    'must not contain a user name or a password',
  ],
  ['https://www.google.com/url?q=http://c.example/', 'browsers do not show http:// pages'],
])('%s should be refused: %s', (pasted, problem) => {
  expect(() => resolveVideo(pasted)).toThrow(problem);
});

describe("a player's frame", () => {
  const watch = frameOf('https://youtu.be/aqz-KE-bpKQ');

  it('should allow what a player needs, and not lead the visitor away', () => {
    expect(frameAttributes(watch, [])).toEqual({
      allow:
        'accelerometer; autoplay; clipboard-write; encrypted-media; fullscreen; gyroscope; picture-in-picture',
      referrerPolicy: 'strict-origin-when-cross-origin',
      sandbox:
        'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
    });
  });

  it('should have no sandbox where the content says so, or where the page is our own', () => {
    expect(frameAttributes(watch, ['youtube']).sandbox).toBeUndefined();
    expect(frameAttributes(watch, ['vimeo', 'page']).sandbox).toBeDefined();
    expect(frameAttributes(frameOf('/samples/pa-1.html'), []).sandbox).toBeUndefined();
  });

  it('should know each name of a frame for the opt-out', () => {
    const names = new Set(blocks.map(({ provider }) => provider));
    expect([...videoProviders, 'own'].toSorted()).toEqual([...names].toSorted());
  });
});
