import { describe, expect, it, test } from 'vitest';
import { frameAttributes, resolveVideo, videoProviders } from '../../site/embeds/video.ts';

const id = 'aqz-KE-bpKQ';
const youtube = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`;
const watch = `https://www.youtube.com/watch?v=${id}`;
const loom = '0281766fa2d04bb788eaf19e65135184';
const guid = 'eb1c4f77-0cda-46be-b47d-1118ad7c2ffe';
const uid = '6b9e68b07dfee8cc2d116e4c51d6a957';
const customer = `https://customer-f33zs165nr7gyfy4.cloudflarestream.com/${uid}`;
const mux = 'EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs';
const wistia = 'https://fast.wistia.net/embed/iframe/g5pnf59ala';
const wistiaPlayer = `${wistia}?autoPlay=true&playsinline=true&doNotTrack=true`;
const vimeo = 'https://player.vimeo.com/video/76979871';

const accepted: [pasted: string, provider: string, embedUrl: string, openUrl: string][] = [
  [watch, 'youtube', youtube, watch],
  [`  ${watch}\n`, 'youtube', youtube, watch],
  [`https://youtube.com/watch?app=desktop&v=${id}&feature=share`, 'youtube', youtube, watch],
  [`https://m.youtube.com/watch?v=${id}`, 'youtube', youtube, watch],
  [`https://music.youtube.com/watch?v=${id}`, 'youtube', youtube, watch],
  [`https://www.youtube.com/watch?v=${id}&list=PL1234567890&index=2`, 'youtube', youtube, watch],
  [`https://www.youtube.com/watch?v=${id}&t=90s`, 'youtube', `${youtube}&start=90`, `${watch}&t=90s`],
  [`https://www.youtube.com/watch?v=${id}#t=1m5s`, 'youtube', `${youtube}&start=65`, `${watch}&t=65s`],
  [`https://www.youtube.com/watch?v=${id}&t=soon`, 'youtube', youtube, watch],
  [`https://youtu.be/${id}?si=abcdefgh&t=1h2m3s`, 'youtube', `${youtube}&start=3723`, `${watch}&t=3723s`],
  [`https://youtu.be/${id}/`, 'youtube', youtube, watch],
  [`https://www.youtube.com/shorts/${id}`, 'youtube', youtube, watch],
  [`https://www.youtube.com/shorts/${id}?feature=share`, 'youtube', youtube, watch],
  [`https://www.youtube.com/live/${id}?t=12`, 'youtube', `${youtube}&start=12`, `${watch}&t=12s`],
  [`https://www.youtube.com/embed/${id}?start=30`, 'youtube', `${youtube}&start=30`, `${watch}&t=30s`],
  [`https://www.youtube-nocookie.com/embed/${id}`, 'youtube', youtube, watch],

  ['https://vimeo.com/76979871', 'vimeo', `${vimeo}?autoplay=1&playsinline=1&dnt=1`, 'https://vimeo.com/76979871'],
  ['https://vimeo.com/76979871?share=copy#t=30s', 'vimeo', `${vimeo}?autoplay=1&playsinline=1&dnt=1#t=30s`, 'https://vimeo.com/76979871#t=30s'],
  ['https://vimeo.com/76979871/8272103f6e', 'vimeo', `${vimeo}?h=8272103f6e&autoplay=1&playsinline=1&dnt=1`, 'https://vimeo.com/76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0', 'vimeo', `${vimeo}?h=8272103f6e&autoplay=1&playsinline=1&dnt=1`, 'https://vimeo.com/76979871/8272103f6e'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', `${vimeo}?autoplay=1&playsinline=1&dnt=1`, 'https://vimeo.com/76979871'],
  ['https://vimeo.com/showcase/123/video/76979871', 'vimeo', `${vimeo}?autoplay=1&playsinline=1&dnt=1`, 'https://vimeo.com/76979871'],
  ['https://vimeo.com/manage/videos/76979871', 'vimeo', `${vimeo}?autoplay=1&playsinline=1&dnt=1`, 'https://vimeo.com/76979871'],

  [`https://www.loom.com/share/${loom}?sid=a-b-c`, 'loom', `https://www.loom.com/embed/${loom}?autoplay=1&hideEmbedTopBar=true`, `https://www.loom.com/share/${loom}`],
  [`https://loom.com/embed/${loom}`, 'loom', `https://www.loom.com/embed/${loom}?autoplay=1&hideEmbedTopBar=true`, `https://www.loom.com/share/${loom}`],
  [`https://www.loom.com/share/My-title-${loom}?t=15`, 'loom', `https://www.loom.com/embed/${loom}?autoplay=1&hideEmbedTopBar=true&t=15`, `https://www.loom.com/share/${loom}?t=15`],

  ['https://acme.wistia.com/medias/g5pnf59ala', 'wistia', wistiaPlayer, wistia],
  ['https://fast.wistia.net/embed/iframe/g5pnf59ala?videoFoam=true', 'wistia', wistiaPlayer, wistia],
  ['https://fast.wistia.com/embed/medias/g5pnf59ala', 'wistia', wistiaPlayer, wistia],
  ['https://wi.st/medias/g5pnf59ala?wtime=20s', 'wistia', `${wistiaPlayer}&time=20`, `${wistia}?time=20`],

  [`https://iframe.mediadelivery.net/embed/759/${guid}?autoplay=false`, 'bunny', `https://iframe.mediadelivery.net/embed/759/${guid}?autoplay=true&responsive=true`, `https://iframe.mediadelivery.net/play/759/${guid}`],
  [`https://iframe.mediadelivery.net/play/759/${guid}`, 'bunny', `https://iframe.mediadelivery.net/embed/759/${guid}?autoplay=true&responsive=true`, `https://iframe.mediadelivery.net/play/759/${guid}`],
  [`https://player.mediadelivery.net/play/759/${guid}?t=30`, 'bunny', `https://player.mediadelivery.net/embed/759/${guid}?autoplay=true&responsive=true&t=30`, `https://player.mediadelivery.net/play/759/${guid}?t=30`],
  [`https://video.bunnycdn.com/play/759/${guid}`, 'bunny', `https://iframe.mediadelivery.net/embed/759/${guid}?autoplay=true&responsive=true`, `https://iframe.mediadelivery.net/play/759/${guid}`],
  [`https://iframe.mediadelivery.net/embed/759/${guid}?token=abc&expires=99`, 'bunny', `https://iframe.mediadelivery.net/embed/759/${guid}?autoplay=true&responsive=true&token=abc&expires=99`, `https://iframe.mediadelivery.net/play/759/${guid}?token=abc&expires=99`],

  [`${customer}/watch`, 'cloudflare', `${customer}/iframe?autoplay=true`, `${customer}/watch`],
  [`${customer}/iframe?startTime=1m`, 'cloudflare', `${customer}/iframe?autoplay=true&startTime=60s`, `${customer}/watch`],
  [`${customer}/manifest/video.m3u8`, 'cloudflare', `${customer}/iframe?autoplay=true`, `${customer}/watch`],
  [`https://watch.videodelivery.net/${uid}`, 'cloudflare', `https://iframe.videodelivery.net/${uid}?autoplay=true`, `https://watch.videodelivery.net/${uid}`],
  [`https://iframe.cloudflarestream.com/${uid}`, 'cloudflare', `https://iframe.cloudflarestream.com/${uid}?autoplay=true`, `https://watch.cloudflarestream.com/${uid}`],

  [`https://player.mux.com/${mux}`, 'mux', `https://player.mux.com/${mux}?autoplay=true`, `https://player.mux.com/${mux}`],
  [`https://player.mux.com/${mux}?start-time=5`, 'mux', `https://player.mux.com/${mux}?start-time=5&autoplay=true`, `https://player.mux.com/${mux}?start-time=5`],
  [`https://stream.mux.com/${mux}.m3u8`, 'mux', `https://player.mux.com/${mux}?autoplay=true`, `https://player.mux.com/${mux}`],
  [`https://stream.mux.com/${mux}.m3u8?token=e.y.j`, 'mux', `https://player.mux.com/${mux}?playback-token=e.y.j&autoplay=true`, `https://player.mux.com/${mux}?playback-token=e.y.j`],

  ['https://videos.example.com/embed/42?x=1#y', 'page', 'https://videos.example.com/embed/42?x=1#y', 'https://videos.example.com/embed/42?x=1#y'],
  ['https://drive.google.com/file/d/1a2b3c/preview', 'page', 'https://drive.google.com/file/d/1a2b3c/preview', 'https://drive.google.com/file/d/1a2b3c/preview'],
  ['http://localhost:8080/video', 'page', 'http://localhost:8080/video', 'http://localhost:8080/video'],
  ['http://127.0.0.1:8080/video', 'page', 'http://127.0.0.1:8080/video', 'http://127.0.0.1:8080/video'],
  ['/samples/pa-1.html', 'own', '/samples/pa-1.html', '/samples/pa-1.html'],
];

test.each(accepted)('%s', (pasted, provider, embedUrl, openUrl) => {
  expect(resolveVideo(pasted)).toEqual({ provider, embedUrl, openUrl });
});

describe('an embed address', () => {
  it('is understood again when it is pasted', () => {
    for (const [pasted] of accepted) {
      const { embedUrl } = resolveVideo(pasted);
      expect(resolveVideo(embedUrl).embedUrl).toBe(embedUrl);
    }
  });
});

const youtubeExample = 'https://www.youtube.com/watch?v=';
const rejected: [pasted: string, problem: string, example: string][] = [
  ['', 'must not be empty', youtubeExample],
  ['   ', 'must not be empty', youtubeExample],
  [`http://www.youtube.com/watch?v=${id}`, 'must begin with https://', watch],
  [`www.youtube.com/watch?v=${id}`, 'must begin with https://', `https://www.youtube.com/watch?v=${id}`],
  [`//www.youtube.com/embed/${id}`, 'must begin with https://', `https://www.youtube.com/embed/${id}`],
  ['my video', 'space', youtubeExample],
  ['video', 'must begin with https://', youtubeExample],
  ['javascript:alert(1)', 'javascript: is not the address of a page', youtubeExample],
  ['data:text/html,hello', 'data: is not the address of a page', youtubeExample],
  ['file:///home/me/video.html', 'file: is not the address of a page', youtubeExample],
  ['mailto:me@example.com', 'must begin with https://', youtubeExample],
  ['https://', 'must be an address', youtubeExample],
  ['https://user:secret@example.com/embed/1', 'must not hold a name or a password', youtubeExample],
  ['https://intranet/video', 'host on the internet', youtubeExample],
  ['https://example.com;script-src/video', 'host on the internet', youtubeExample],
  ['https://example.com\\@evil.example/', 'backslash', youtubeExample],
  [`<iframe width="560" src="https://www.youtube.com/embed/${id}?a=1&amp;b=2"></iframe>`, 'not embed code', `https://www.youtube.com/embed/${id}?a=1&b=2`],

  ['https://www.youtube.com/', 'one video on YouTube', youtubeExample],
  ['https://www.youtube.com/@acme', 'one video on YouTube', youtubeExample],
  ['https://www.youtube.com/channel/UC_x5XG1OV2P6uZZ5FSM9Ttw', 'one video on YouTube', youtubeExample],
  ['https://www.youtube.com/playlist?list=PL1234567890', 'one video on YouTube', youtubeExample],
  ['https://www.youtube.com/embed/videoseries?list=PL1234567890', 'one video on YouTube', youtubeExample],
  ['https://www.youtube.com/embed/live_stream?channel=UC123', 'one video on YouTube', youtubeExample],
  ['https://www.youtube.com/results?search_query=plumber', 'one video on YouTube', youtubeExample],
  ['https://www.youtube.com/watch?v=tooshort', 'one video on YouTube', youtubeExample],
  ['https://www.youtube.com/watch', 'one video on YouTube', youtubeExample],
  [`https://youtu.be/${id}x`, 'one video on YouTube', youtubeExample],

  ['https://vimeo.com/acme', 'one video on Vimeo', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/showcase/123', 'one video on Vimeo', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/76979871/nothash', 'one video on Vimeo', 'https://vimeo.com/76979871'],
  ['https://www.loom.com/share/folder/abc', 'one video on Loom', 'https://www.loom.com/share/'],
  ['https://acme.wistia.com/projects/abc', 'one video on Wistia', 'https://fast.wistia.net/embed/iframe/'],
  ['https://iframe.mediadelivery.net/embed/759', 'one video on Bunny Stream', 'https://iframe.mediadelivery.net/embed/'],
  ['https://customer-f33zs165nr7gyfy4.cloudflarestream.com/', 'one video on Cloudflare Stream', '/watch'],
  ['https://player.mux.com/short', 'one video on Mux', 'https://player.mux.com/'],

  ['https://cdn.example.com/clip.mp4', 'not a file', 'https://example.com/embed/'],
  ['https://cdn.example.com/clip.MOV?download=1', 'not a file', 'https://example.com/embed/'],
  ['/media/clip.mp4', 'not a file', '/samples/pa-1.html'],
  ['/media/clip.webm?v=2', 'not a file', '/samples/pa-1.html'],
  ['https://drive.google.com/file/d/1a2b3c/view?usp=sharing', 'forbids other sites', 'https://drive.google.com/file/d/ID-OF-THE-FILE/preview'],
  ['https://www.tiktok.com/@acme/video/123', 'forbids other sites', 'https://www.tiktok.com/player/v1/'],
  ['https://www.instagram.com/reel/abc/', 'forbids other sites', '/embed'],
  ['https://www.dropbox.com/s/abc/clip', 'forbids other sites', 'https://example.com/embed/'],
];

test.each(rejected)('rejects %s', (pasted, problem, example) => {
  expect(() => resolveVideo(pasted)).toThrow(problem);
  expect(() => resolveVideo(pasted)).toThrow(example);
});

test('what an error shows as right is right', () => {
  for (const [pasted] of rejected) {
    const message = messageOf(() => resolveVideo(pasted));
    const examples = message.slice(message.indexOf('looks like ') + 'looks like '.length).split(' or ');
    for (const example of examples.filter((text) => !text.includes('ID-OF-'))) expect(() => resolveVideo(example), example).not.toThrow();
  }
});

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('Expected an error');
}

describe("a player's frame", () => {
  it('may go full screen and play, tells YouTube where it stands, and cannot lead the visitor away', () => {
    const frame = frameAttributes(resolveVideo(watch), []);
    expect(frame.allow.split('; ')).toEqual(expect.arrayContaining(['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']));
    expect(frame.referrerPolicy).toBe('strict-origin-when-cross-origin');
    expect(frame.sandbox?.split(' ')).toEqual(expect.arrayContaining(['allow-scripts', 'allow-same-origin', 'allow-presentation', 'allow-popups']));
    expect(frame.sandbox).not.toContain('top-navigation');
  });

  it('has no sandbox where the content says so, or where the page is our own', () => {
    expect(frameAttributes(resolveVideo(watch), ['youtube']).sandbox).toBeUndefined();
    expect(frameAttributes(resolveVideo(watch), ['vimeo']).sandbox).toBeDefined();
    expect(frameAttributes(resolveVideo('/samples/pa-1.html'), []).sandbox).toBeUndefined();
  });

  it('can be opted out by a name that exists', () => {
    for (const [, provider] of accepted) expect([...videoProviders(), 'own']).toContain(provider);
  });
});
