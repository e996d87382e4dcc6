import { describe, expect, it, test } from 'vitest';
import { frameAttributes } from '../../site/embeds/player.ts';
import { resolveVideo, videoProviders, type VideoFrame } from '../../site/embeds/video.ts';

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

const tiktok = 'https://www.tiktok.com/player/v1/6718335390845095173';
const facebook = (href: string) =>
  `https://www.facebook.com/plugins/video.php?href=${href}&show_text=false&autoplay=true`;
const linkedin = (kind: string) => `https://www.linkedin.com/${kind}feed/update/`;
const vidyard = 'https://play.vidyard.com/GRJFiCEc9uSqJELta26in3.html?autoplay=1';
const dailymotion = 'https://geo.dailymotion.com/player.html?video=x84sh87&autoplay=true';

const accepted: [pasted: string, provider: string, embedUrl: string, openUrl: string][] = [
  [watch, 'youtube', youtube, watch],
  [`  ${watch}\n`, 'youtube', youtube, watch],
  [`https://youtube.com/watch?app=desktop&v=${id}&feature=share`, 'youtube', youtube, watch],
  [`https://m.youtube.com/watch?v=${id}`, 'youtube', youtube, watch],
  [`https://music.youtube.com/watch?v=${id}`, 'youtube', youtube, watch],
  [`https://www.youtube.com/watch?v=${id}&list=PL1234567890&index=2`, 'youtube', youtube, watch],
  [
    `https://www.youtube.com/watch?v=${id}&t=90s`,
    'youtube',
    `${youtube}&start=90`,
    `${watch}&t=90s`,
  ],
  [
    `https://www.youtube.com/watch?v=${id}#t=1m5s`,
    'youtube',
    `${youtube}&start=65`,
    `${watch}&t=65s`,
  ],
  [`https://www.youtube.com/watch?v=${id}&t=soon`, 'youtube', youtube, watch],
  [
    `https://youtu.be/${id}?si=abcdefgh&t=1h2m3s`,
    'youtube',
    `${youtube}&start=3723`,
    `${watch}&t=3723s`,
  ],
  [`https://youtu.be/${id}/`, 'youtube', youtube, watch],
  [`https://www.youtu.be/${id}`, 'youtube', youtube, watch],
  [`https://youtu.be/${id}?t=12m30s`, 'youtube', `${youtube}&start=750`, `${watch}&t=750s`],
  [`https://youtu.be/${id}?t=10h`, 'youtube', `${youtube}&start=36000`, `${watch}&t=36000s`],
  [`https://youtu.be/${id}?t=at90s`, 'youtube', youtube, watch],
  [`https://youtu.be/${id}?t=90seconds`, 'youtube', youtube, watch],
  [`https://www.youtube.com/shorts/${id}`, 'youtube', youtube, watch],
  [`https://www.youtube.com/shorts/${id}?feature=share`, 'youtube', youtube, watch],
  [`https://www.youtube.com/live/${id}?t=12`, 'youtube', `${youtube}&start=12`, `${watch}&t=12s`],
  [
    `https://www.youtube.com/embed/${id}?start=30`,
    'youtube',
    `${youtube}&start=30`,
    `${watch}&t=30s`,
  ],
  [`https://www.youtube-nocookie.com/embed/${id}`, 'youtube', youtube, watch],
  [`https://www.youtube.com/watch/?v=${id}`, 'youtube', youtube, watch],
  [`https://www.youtube.com/watch/${id}`, 'youtube', youtube, watch],
  [`https://www.youtube.com/v/${id}`, 'youtube', youtube, watch],
  [`https://www.youtube.com/live/${id}`, 'youtube', youtube, watch],
  [`https://youtube.com/embed/${id}?list=PL1234567890`, 'youtube', youtube, watch],
  [
    'https://www.youtube.com/playlist?list=PL1234567890-_',
    'youtube',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL1234567890-_&autoplay=1&playsinline=1&rel=0',
    'https://www.youtube.com/playlist?list=PL1234567890-_',
  ],
  [
    'https://www.youtube.com/embed/videoseries?si=x&list=PL1234567890',
    'youtube',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL1234567890&autoplay=1&playsinline=1&rel=0',
    'https://www.youtube.com/playlist?list=PL1234567890',
  ],

  [
    'https://vimeo.com/76979871',
    'vimeo',
    `${vimeo}?autoplay=1&playsinline=1&dnt=1`,
    'https://vimeo.com/76979871',
  ],
  [
    'https://vimeo.com/76979871?share=copy#t=30s',
    'vimeo',
    `${vimeo}?autoplay=1&playsinline=1&dnt=1#t=30s`,
    'https://vimeo.com/76979871#t=30s',
  ],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'vimeo',
    `${vimeo}?h=8272103f6e&autoplay=1&playsinline=1&dnt=1`,
    'https://vimeo.com/76979871/8272103f6e',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0',
    'vimeo',
    `${vimeo}?h=8272103f6e&autoplay=1&playsinline=1&dnt=1`,
    'https://vimeo.com/76979871/8272103f6e',
  ],
  [
    'https://vimeo.com/channels/staffpicks/76979871',
    'vimeo',
    `${vimeo}?autoplay=1&playsinline=1&dnt=1`,
    'https://vimeo.com/76979871',
  ],
  [
    'https://vimeo.com/showcase/123/video/76979871',
    'vimeo',
    `${vimeo}?autoplay=1&playsinline=1&dnt=1`,
    'https://vimeo.com/76979871',
  ],
  [
    'https://vimeo.com/manage/videos/76979871',
    'vimeo',
    `${vimeo}?autoplay=1&playsinline=1&dnt=1`,
    'https://vimeo.com/76979871',
  ],
  [
    'https://vimeo.com/groups/shortfilms/videos/76979871',
    'vimeo',
    `${vimeo}?autoplay=1&playsinline=1&dnt=1`,
    'https://vimeo.com/76979871',
  ],
  [
    'https://vimeo.com/event/3582236',
    'vimeo',
    'https://vimeo.com/event/3582236/embed',
    'https://vimeo.com/event/3582236',
  ],
  [
    'https://vimeo.com/event/3582236/8272103f6e',
    'vimeo',
    'https://vimeo.com/event/3582236/embed/8272103f6e',
    'https://vimeo.com/event/3582236/8272103f6e',
  ],
  [
    'https://vimeo.com/event/3582236/embed',
    'vimeo',
    'https://vimeo.com/event/3582236/embed',
    'https://vimeo.com/event/3582236',
  ],
  [
    'https://vimeo.com/event/3582236/embed/8272103f6e',
    'vimeo',
    'https://vimeo.com/event/3582236/embed/8272103f6e',
    'https://vimeo.com/event/3582236/8272103f6e',
  ],

  [
    `https://www.loom.com/share/${loom}?sid=a-b-c`,
    'loom',
    `https://www.loom.com/embed/${loom}?autoplay=1&hideEmbedTopBar=true`,
    `https://www.loom.com/share/${loom}`,
  ],
  [
    `https://loom.com/embed/${loom}`,
    'loom',
    `https://www.loom.com/embed/${loom}?autoplay=1&hideEmbedTopBar=true`,
    `https://www.loom.com/share/${loom}`,
  ],
  [
    `https://www.loom.com/share/My-title-${loom}?t=15`,
    'loom',
    `https://www.loom.com/embed/${loom}?autoplay=1&hideEmbedTopBar=true&t=15`,
    `https://www.loom.com/share/${loom}?t=15`,
  ],

  ['https://acme.wistia.com/medias/g5pnf59ala', 'wistia', wistiaPlayer, wistia],
  [
    'https://fast.wistia.net/embed/iframe/g5pnf59ala?videoFoam=true',
    'wistia',
    wistiaPlayer,
    wistia,
  ],
  ['https://fast.wistia.com/embed/medias/g5pnf59ala', 'wistia', wistiaPlayer, wistia],
  [
    'https://wi.st/medias/g5pnf59ala?wtime=20s',
    'wistia',
    `${wistiaPlayer}&time=20`,
    `${wistia}?time=20`,
  ],

  [
    `https://iframe.mediadelivery.net/embed/759/${guid}?autoplay=false`,
    'bunny',
    `https://iframe.mediadelivery.net/embed/759/${guid}?autoplay=true&responsive=true`,
    `https://iframe.mediadelivery.net/play/759/${guid}`,
  ],
  [
    `https://iframe.mediadelivery.net/play/759/${guid}`,
    'bunny',
    `https://iframe.mediadelivery.net/embed/759/${guid}?autoplay=true&responsive=true`,
    `https://iframe.mediadelivery.net/play/759/${guid}`,
  ],
  [
    `https://player.mediadelivery.net/play/759/${guid}?t=30`,
    'bunny',
    `https://player.mediadelivery.net/embed/759/${guid}?autoplay=true&responsive=true&t=30`,
    `https://player.mediadelivery.net/play/759/${guid}?t=30`,
  ],
  [
    `https://video.bunnycdn.com/play/759/${guid}`,
    'bunny',
    `https://iframe.mediadelivery.net/embed/759/${guid}?autoplay=true&responsive=true`,
    `https://iframe.mediadelivery.net/play/759/${guid}`,
  ],
  [
    `https://iframe.mediadelivery.net/embed/759/${guid}?token=abc&expires=99`,
    'bunny',
    `https://iframe.mediadelivery.net/embed/759/${guid}?autoplay=true&responsive=true&token=abc&expires=99`,
    `https://iframe.mediadelivery.net/play/759/${guid}?token=abc&expires=99`,
  ],

  [`${customer}/watch`, 'cloudflare', `${customer}/iframe?autoplay=true`, `${customer}/watch`],
  [
    `${customer}/iframe?startTime=1m`,
    'cloudflare',
    `${customer}/iframe?autoplay=true&startTime=60s`,
    `${customer}/watch`,
  ],
  [
    `${customer}/manifest/video.m3u8`,
    'cloudflare',
    `${customer}/iframe?autoplay=true`,
    `${customer}/watch`,
  ],
  [
    `${customer}/downloads/default.mp4`,
    'cloudflare',
    `${customer}/iframe?autoplay=true`,
    `${customer}/watch`,
  ],
  [
    `https://watch.videodelivery.net/${uid}`,
    'cloudflare',
    `https://iframe.videodelivery.net/${uid}?autoplay=true`,
    `https://watch.videodelivery.net/${uid}`,
  ],
  [
    'https://watch.videodelivery.net/eyJh.eyJz.c2ln',
    'cloudflare',
    'https://iframe.videodelivery.net/eyJh.eyJz.c2ln?autoplay=true',
    'https://watch.videodelivery.net/eyJh.eyJz.c2ln',
  ],
  [
    `https://iframe.cloudflarestream.com/${uid}`,
    'cloudflare',
    `https://iframe.cloudflarestream.com/${uid}?autoplay=true`,
    `https://watch.cloudflarestream.com/${uid}`,
  ],

  [
    `https://player.mux.com/${mux}`,
    'mux',
    `https://player.mux.com/${mux}?autoplay=true`,
    `https://player.mux.com/${mux}`,
  ],
  [
    `https://player.mux.com/${mux}?start-time=5`,
    'mux',
    `https://player.mux.com/${mux}?start-time=5&autoplay=true`,
    `https://player.mux.com/${mux}?start-time=5`,
  ],
  [
    `https://stream.mux.com/${mux}.m3u8`,
    'mux',
    `https://player.mux.com/${mux}?autoplay=true`,
    `https://player.mux.com/${mux}`,
  ],
  [
    `https://stream.mux.com/${mux}.m3u8?token=e.y.j`,
    'mux',
    `https://player.mux.com/${mux}?playback-token=e.y.j&autoplay=true`,
    `https://player.mux.com/${mux}?playback-token=e.y.j`,
  ],

  [
    `https://stream.mux.com/${mux}/high.mp4`,
    'mux',
    `https://player.mux.com/${mux}?autoplay=true`,
    `https://player.mux.com/${mux}`,
  ],

  [
    'https://drive.google.com/file/d/1a2b3c/preview',
    'drive',
    'https://drive.google.com/file/d/1a2b3c/preview',
    'https://drive.google.com/file/d/1a2b3c/view',
  ],
  [
    'https://drive.google.com/file/u/12/d/1a2b3c',
    'drive',
    'https://drive.google.com/file/d/1a2b3c/preview',
    'https://drive.google.com/file/d/1a2b3c/view',
  ],
  [
    'https://drive.google.com/file/d/1a2b3c/view?usp=sharing',
    'drive',
    'https://drive.google.com/file/d/1a2b3c/preview',
    'https://drive.google.com/file/d/1a2b3c/view',
  ],
  [
    'https://drive.google.com/file/u/0/d/1a2b3c/edit',
    'drive',
    'https://drive.google.com/file/d/1a2b3c/preview',
    'https://drive.google.com/file/d/1a2b3c/view',
  ],
  [
    'https://drive.google.com/a/acme.example/file/d/1a2b3c/view',
    'drive',
    'https://drive.google.com/file/d/1a2b3c/preview',
    'https://drive.google.com/file/d/1a2b3c/view',
  ],
  [
    'https://drive.google.com/open?id=1a2b3c&usp=drive_fs',
    'drive',
    'https://drive.google.com/file/d/1a2b3c/preview',
    'https://drive.google.com/file/d/1a2b3c/view',
  ],
  [
    'https://drive.google.com/uc?export=download&id=1a2b3c',
    'drive',
    'https://drive.google.com/file/d/1a2b3c/preview',
    'https://drive.google.com/file/d/1a2b3c/view',
  ],
  [
    'https://drive.google.com/file/d/1a2b3c/view?resourcekey=0-xyz',
    'drive',
    'https://drive.google.com/file/d/1a2b3c/preview?resourcekey=0-xyz',
    'https://drive.google.com/file/d/1a2b3c/view?resourcekey=0-xyz',
  ],

  [
    'https://www.tiktok.com/@scout2015/video/6718335390845095173?is_from_webapp=1',
    'tiktok',
    `${tiktok}?autoplay=1`,
    'https://www.tiktok.com/@scout2015/video/6718335390845095173',
  ],
  ['https://m.tiktok.com/v/6718335390845095173.html', 'tiktok', `${tiktok}?autoplay=1`, tiktok],
  ['https://www.tiktok.com/embed/v2/6718335390845095173', 'tiktok', `${tiktok}?autoplay=1`, tiktok],
  ['https://www.tiktok.com/embed/6718335390845095173', 'tiktok', `${tiktok}?autoplay=1`, tiktok],
  [`${tiktok}?music_info=1`, 'tiktok', `${tiktok}?autoplay=1`, tiktok],

  [
    'https://www.instagram.com/reel/DVdixdNjGhC/?utm_source=ig_web_copy_link&igsh=MzRl',
    'instagram',
    'https://www.instagram.com/reel/DVdixdNjGhC/embed/',
    'https://www.instagram.com/reel/DVdixdNjGhC/',
  ],
  [
    'https://www.instagram.com/reels/DVdixdNjGhC',
    'instagram',
    'https://www.instagram.com/reel/DVdixdNjGhC/embed/',
    'https://www.instagram.com/reel/DVdixdNjGhC/',
  ],
  [
    'https://instagram.com/acme.plumbing/reel/DVdixdNjGhC/',
    'instagram',
    'https://www.instagram.com/reel/DVdixdNjGhC/embed/',
    'https://www.instagram.com/reel/DVdixdNjGhC/',
  ],
  [
    'https://www.instagram.com/p/DVdixdNjGhC/',
    'instagram',
    'https://www.instagram.com/p/DVdixdNjGhC/embed/',
    'https://www.instagram.com/p/DVdixdNjGhC/',
  ],
  [
    'https://www.instagram.com/tv/DVdixdNjGhC/',
    'instagram',
    'https://www.instagram.com/tv/DVdixdNjGhC/embed/',
    'https://www.instagram.com/tv/DVdixdNjGhC/',
  ],
  [
    'https://www.instagram.com/p/DVdixdNjGhC/embed/captioned/?cr=1',
    'instagram',
    'https://www.instagram.com/p/DVdixdNjGhC/embed/',
    'https://www.instagram.com/p/DVdixdNjGhC/',
  ],

  [
    'https://www.facebook.com/watch/?v=1940219196008420',
    'facebook',
    facebook('https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D1940219196008420'),
    'https://www.facebook.com/watch/?v=1940219196008420',
  ],
  [
    'https://m.facebook.com/watch?v=1940219196008420&ref=sharing',
    'facebook',
    facebook('https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D1940219196008420'),
    'https://www.facebook.com/watch/?v=1940219196008420',
  ],
  [
    'https://www.facebook.com/video.php?v=1940219196008420',
    'facebook',
    facebook('https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D1940219196008420'),
    'https://www.facebook.com/watch/?v=1940219196008420',
  ],
  [
    'https://www.facebook.com/watch/live/?v=1940219196008420',
    'facebook',
    facebook('https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D1940219196008420'),
    'https://www.facebook.com/watch/?v=1940219196008420',
  ],
  [
    'https://www.facebook.com/acme.plumbing/videos/1598698620160037/',
    'facebook',
    facebook('https%3A%2F%2Fwww.facebook.com%2Facme.plumbing%2Fvideos%2F1598698620160037%2F'),
    'https://www.facebook.com/acme.plumbing/videos/1598698620160037/',
  ],
  [
    'https://www.facebook.com/acme/videos/our-vans/1598698620160037',
    'facebook',
    facebook('https%3A%2F%2Fwww.facebook.com%2Facme%2Fvideos%2Four-vans%2F1598698620160037'),
    'https://www.facebook.com/acme/videos/our-vans/1598698620160037',
  ],
  [
    'https://www.facebook.com/reel/1598698620160037',
    'facebook',
    facebook('https%3A%2F%2Fwww.facebook.com%2Freel%2F1598698620160037'),
    'https://www.facebook.com/reel/1598698620160037',
  ],
  [
    'https://www.facebook.com/plugins/video.php?height=476&href=https%3A%2F%2Fwww.facebook.com%2Freel%2F1598698620160037%2F&show_text=false&width=267&t=0',
    'facebook',
    facebook('https%3A%2F%2Fwww.facebook.com%2Freel%2F1598698620160037%2F'),
    'https://www.facebook.com/reel/1598698620160037/',
  ],
  [
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Ffacebook.com%2Freel%2F1598698620160037',
    'facebook',
    facebook('https%3A%2F%2Fwww.facebook.com%2Freel%2F1598698620160037'),
    'https://www.facebook.com/reel/1598698620160037',
  ],

  [
    'https://www.linkedin.com/feed/update/urn:li:activity:7354091619383414784/',
    'linkedin',
    `${linkedin('embed/')}urn:li:activity:7354091619383414784`,
    `${linkedin('')}urn:li:activity:7354091619383414784`,
  ],
  [
    'https://www.linkedin.com/feed/update/urn%3Ali%3AugcPost%3A7463186455167754240?utm_source=share',
    'linkedin',
    `${linkedin('embed/')}urn:li:ugcPost:7463186455167754240`,
    `${linkedin('')}urn:li:ugcPost:7463186455167754240`,
  ],
  [
    'https://www.linkedin.com/posts/ann-baker_robots-ugcPost-7463186455167754240-MyES?utm_source=share',
    'linkedin',
    `${linkedin('embed/')}urn:li:ugcPost:7463186455167754240`,
    `${linkedin('')}urn:li:ugcPost:7463186455167754240`,
  ],
  [
    'https://uk.linkedin.com/posts/acme_our-story-activity-7354091619383414784-aB_c',
    'linkedin',
    `${linkedin('embed/')}urn:li:activity:7354091619383414784`,
    `${linkedin('')}urn:li:activity:7354091619383414784`,
  ],
  [
    'https://www.linkedin.com/posts/acme_our-story-share-7354091619383414784',
    'linkedin',
    `${linkedin('embed/')}urn:li:share:7354091619383414784`,
    `${linkedin('')}urn:li:share:7354091619383414784`,
  ],
  [
    'https://www.linkedin.com/video/live/urn:li:ugcPost:7463186455167754240/',
    'linkedin',
    `${linkedin('embed/')}urn:li:ugcPost:7463186455167754240`,
    `${linkedin('')}urn:li:ugcPost:7463186455167754240`,
  ],
  [
    'https://www.linkedin.com/embed/feed/update/urn:li:share:7354091619383414784?collapsed=1',
    'linkedin',
    `${linkedin('embed/')}urn:li:share:7354091619383414784`,
    `${linkedin('')}urn:li:share:7354091619383414784`,
  ],

  [
    `https://app.heygen.com/share/${loom}?sid=x`,
    'heygen',
    `https://app.heygen.com/embeds/${loom}`,
    `https://app.heygen.com/share/${loom}`,
  ],
  [
    `https://app.heygen.com/videos/${loom}`,
    'heygen',
    `https://app.heygen.com/embeds/${loom}`,
    `https://app.heygen.com/share/${loom}`,
  ],
  [
    `https://app.heygen.com/videos/our-vans-${loom}`,
    'heygen',
    `https://app.heygen.com/embeds/${loom}`,
    `https://app.heygen.com/share/${loom}`,
  ],
  [
    `https://app.heygen.com/embeds/${loom}`,
    'heygen',
    `https://app.heygen.com/embeds/${loom}`,
    `https://app.heygen.com/share/${loom}`,
  ],
  [
    `https://app.heygen.com/embed/${loom}`,
    'heygen',
    `https://app.heygen.com/embeds/${loom}`,
    `https://app.heygen.com/share/${loom}`,
  ],

  [
    'https://share.descript.com/view/LAT0KNJMxmH',
    'descript',
    'https://share.descript.com/embed/LAT0KNJMxmH',
    'https://share.descript.com/view/LAT0KNJMxmH',
  ],
  [
    'https://share.descript.com/view/LAT0KNJMxmH/our-vans',
    'descript',
    'https://share.descript.com/embed/LAT0KNJMxmH',
    'https://share.descript.com/view/LAT0KNJMxmH',
  ],
  [
    'https://share.descript.com/embed/LAT0KNJMxmH',
    'descript',
    'https://share.descript.com/embed/LAT0KNJMxmH',
    'https://share.descript.com/view/LAT0KNJMxmH',
  ],

  [
    'https://share.vidyard.com/watch/GRJFiCEc9uSqJELta26in3?',
    'vidyard',
    vidyard,
    'https://share.vidyard.com/watch/GRJFiCEc9uSqJELta26in3',
  ],
  [
    'https://play.vidyard.com/GRJFiCEc9uSqJELta26in3',
    'vidyard',
    vidyard,
    'https://share.vidyard.com/watch/GRJFiCEc9uSqJELta26in3',
  ],
  [
    'https://play.vidyard.com/GRJFiCEc9uSqJELta26in3.html?v=3.1.1',
    'vidyard',
    vidyard,
    'https://share.vidyard.com/watch/GRJFiCEc9uSqJELta26in3',
  ],
  [
    'https://play.vidyard.com/GRJFiCEc9uSqJELta26in3.jpg',
    'vidyard',
    vidyard,
    'https://share.vidyard.com/watch/GRJFiCEc9uSqJELta26in3',
  ],
  [
    'https://embed.vidyard.com/share/GRJFiCEc9uSqJELta26in3',
    'vidyard',
    vidyard,
    'https://share.vidyard.com/watch/GRJFiCEc9uSqJELta26in3',
  ],
  [
    'https://acme.hubs.vidyard.com/watch/GRJFiCEc9uSqJELta26in3',
    'vidyard',
    vidyard,
    'https://share.vidyard.com/watch/GRJFiCEc9uSqJELta26in3',
  ],

  [
    `https://share.synthesia.io/${guid}`,
    'synthesia',
    `https://share.synthesia.io/embeds/videos/${guid}`,
    `https://share.synthesia.io/${guid}`,
  ],
  [
    `https://share.synthesia.io/embeds/videos/${guid}?autoplay=1`,
    'synthesia',
    `https://share.synthesia.io/embeds/videos/${guid}`,
    `https://share.synthesia.io/${guid}`,
  ],

  [
    'https://www.tella.tv/video/our-vans-8g3i',
    'tella',
    'https://www.tella.tv/video/our-vans-8g3i/embed?a=1',
    'https://www.tella.tv/video/our-vans-8g3i/view',
  ],
  [
    'https://tella.tv/video/vid_cmo7bdg7p02hd04/view',
    'tella',
    'https://www.tella.tv/video/vid_cmo7bdg7p02hd04/embed?a=1',
    'https://www.tella.tv/video/vid_cmo7bdg7p02hd04/view',
  ],
  [
    'https://www.tella.tv/video/our-vans-8g3i/embed?b=0&title=0&a=1&loop=0',
    'tella',
    'https://www.tella.tv/video/our-vans-8g3i/embed?a=1',
    'https://www.tella.tv/video/our-vans-8g3i/view',
  ],
  [
    'https://tella.video/our-vans-8g3i',
    'tella',
    'https://www.tella.tv/video/our-vans-8g3i/embed?a=1',
    'https://www.tella.tv/video/our-vans-8g3i/view',
  ],
  [
    'https://www.tella.video/our-vans-8g3i',
    'tella',
    'https://www.tella.tv/video/our-vans-8g3i/embed?a=1',
    'https://www.tella.tv/video/our-vans-8g3i/view',
  ],

  [
    'https://www.dailymotion.com/video/x84sh87',
    'dailymotion',
    dailymotion,
    'https://www.dailymotion.com/video/x84sh87',
  ],
  [
    'https://www.dailymotion.com/video/x84sh87_our-vans_auto?playlist=x6lgtp',
    'dailymotion',
    dailymotion,
    'https://www.dailymotion.com/video/x84sh87',
  ],
  [
    'https://www.dailymotion.com/embed/video/x84sh87?autoPlay=1',
    'dailymotion',
    dailymotion,
    'https://www.dailymotion.com/video/x84sh87',
  ],
  [
    'https://dai.ly/x84sh87',
    'dailymotion',
    dailymotion,
    'https://www.dailymotion.com/video/x84sh87',
  ],
  [
    'https://geo.dailymotion.com/player.html?video=x84sh87&mute=true',
    'dailymotion',
    dailymotion,
    'https://www.dailymotion.com/video/x84sh87',
  ],
  [
    'https://geo.dailymotion.com/player/xmztx.html?video=x84sh87',
    'dailymotion',
    'https://geo.dailymotion.com/player/xmztx.html?video=x84sh87&autoplay=true',
    'https://www.dailymotion.com/video/x84sh87',
  ],
  [
    'https://www.dailymotion.com/video/x84sh87?start=42',
    'dailymotion',
    'https://geo.dailymotion.com/player.html?video=x84sh87&startTime=42&autoplay=true',
    'https://www.dailymotion.com/video/x84sh87?start=42',
  ],

  [
    'https://streamable.com/i7gdzj',
    'streamable',
    'https://streamable.com/e/i7gdzj?autoplay=1',
    'https://streamable.com/i7gdzj',
  ],
  [
    'https://www.streamable.com/e/i7gdzj?quality=highest',
    'streamable',
    'https://streamable.com/e/i7gdzj?autoplay=1',
    'https://streamable.com/i7gdzj',
  ],
  [
    'https://streamable.com/o/i7gdzj',
    'streamable',
    'https://streamable.com/e/i7gdzj?autoplay=1',
    'https://streamable.com/i7gdzj',
  ],
  [
    'https://streamable.com/s/i7gdzj',
    'streamable',
    'https://streamable.com/e/i7gdzj?autoplay=1',
    'https://streamable.com/i7gdzj',
  ],

  [
    'https://videos.example.com/embed/42?x=1#y',
    'page',
    'https://videos.example.com/embed/42?x=1#y',
    'https://videos.example.com/embed/42?x=1#y',
  ],
  [
    'http://localhost:8080/video',
    'page',
    'http://localhost:8080/video',
    'http://localhost:8080/video',
  ],
  [
    'http://127.0.0.1:8080/video',
    'page',
    'http://127.0.0.1:8080/video',
    'http://127.0.0.1:8080/video',
  ],
  ['/samples/pa-1.html', 'own', '/samples/pa-1.html', '/samples/pa-1.html'],
];

test.each(accepted)('%s', (pasted, provider, embedUrl, openUrl) => {
  expect(resolveVideo(pasted)).toEqual({ kind: 'frame', provider, embedUrl, openUrl });
});

/** A video that plays in a frame. */
function frame(pasted: string): VideoFrame {
  const video = resolveVideo(pasted);
  if (video.kind !== 'frame') throw new Error(`${pasted} is no frame`);
  return video;
}

/** The shortest id that an address may have, with what stands before and after it. */
const ids: [before: string, shortest: string, after?: string][] = [
  ['https://www.youtube.com/watch?v=', id],
  ['https://www.youtube.com/shorts/', id],
  ['https://youtu.be/', id],
  ['https://www.youtube.com/playlist?list=', 'PL1234567890'],
  ['https://vimeo.com/', '769'],
  ['https://vimeo.com/76979871/', '82721a'],
  ['https://player.vimeo.com/video/76979871?h=', '82721a'],
  ['https://vimeo.com/event/', '3'],
  ['https://vimeo.com/event/3582236/', '82721a'],
  ['https://www.loom.com/share/', loom],
  ['https://fast.wistia.net/embed/iframe/', 'g5pnf59ala'],
  ['https://iframe.mediadelivery.net/embed/', '7', `/${guid}`],
  ['https://iframe.mediadelivery.net/embed/759/', guid],
  ['https://watch.videodelivery.net/', uid],
  ['https://watch.videodelivery.net/', 'e.y.j'],
  ['https://player.mux.com/', mux.slice(0, 20)],
  ['https://drive.google.com/file/d/', '1a2b3', '/view'],
  ['https://drive.google.com/open?id=', '1a2b3'],
  ['https://www.tiktok.com/@scout2015/video/', '671833'],
  ['https://www.instagram.com/reel/', 'DVdix', '/'],
  ['https://www.facebook.com/watch/?v=', '194021'],
  ['https://www.facebook.com/reel/', '194021'],
  ['https://www.facebook.com/acme/videos/', '194021'],
  ['https://www.linkedin.com/feed/update/urn:li:share:', '7354091619'],
  ['https://www.linkedin.com/posts/acme_vans-share-', '7354091619'],
  ['https://app.heygen.com/share/', loom],
  ['https://share.descript.com/view/', 'LAT0KNJM'],
  ['https://play.vidyard.com/', 'GRJFiCEc9uSq', '.html'],
  ['https://share.synthesia.io/', guid],
  ['https://www.tella.tv/video/', '8g3i', '/view'],
  ['https://tella.video/', '8g3i'],
  ['https://www.dailymotion.com/video/', 'x84s'],
  ['https://dai.ly/', 'x84s'],
  ['https://geo.dailymotion.com/player.html?video=', 'x84s'],
  ['https://streamable.com/', 'i7gd'],
];

test.each(ids)(
  '%s takes %s for an id, and nothing shorter or stranger',
  (before, shortest, after = '') => {
    expect(frame(before + shortest + after).embedUrl).toContain(shortest);
    for (const wrong of [shortest.slice(0, -1), `~${shortest}`, `${shortest}~`])
      expect(() => resolveVideo(before + wrong + after), wrong).toThrow('one video on');
  },
);

const ofProviders = accepted
  .filter(([, provider]) => provider !== 'page' && provider !== 'own')
  .map(([pasted]) => pasted.trim());

test.each(ofProviders)('a page above or below that of %s is another one', (pasted) => {
  for (const path of [
    `/elsewhere/and${new URL(pasted).pathname}`,
    `${new URL(pasted).pathname.replace(/\/$/, '')}/and/elsewhere`,
  ]) {
    const other = new URL(pasted);
    other.pathname = path;
    expect(() => resolveVideo(other.href), path).toThrow('one video on');
  }
});

// Two have the id in the query of a path that no page is below; Facebook's own addresses keep their slash.
test.each(ofProviders.filter((pasted) => !/open\?|uc\?|\.html\?video=|facebook/.test(pasted)))(
  '%s means the same with a slash after its path',
  (pasted) => {
    const other = new URL(pasted);
    other.pathname = other.pathname.endsWith('/')
      ? other.pathname.slice(0, -1)
      : `${other.pathname}/`;
    expect(resolveVideo(other.href)).toEqual(resolveVideo(pasted));
  },
);

const dropboxOrigins = [
  'https://www.dropbox.com',
  'https://dl.dropboxusercontent.com',
  'https://*.dl.dropboxusercontent.com',
];
const files: [pasted: string, url: string, origins: string[]][] = [
  [
    'https://cdn.example.com/clip.mp4',
    'https://cdn.example.com/clip.mp4',
    ['https://cdn.example.com'],
  ],
  [
    'https://cdn.example.com/clip.MP4?download=1#t=3',
    'https://cdn.example.com/clip.MP4?download=1#t=3',
    ['https://cdn.example.com'],
  ],
  [
    'https://cdn.example.com:8443/a/clip.webm',
    'https://cdn.example.com:8443/a/clip.webm',
    ['https://cdn.example.com:8443'],
  ],
  [
    'https://vz-1a2b.b-cdn.net/guid/playlist.m3u8',
    'https://vz-1a2b.b-cdn.net/guid/playlist.m3u8',
    ['https://vz-1a2b.b-cdn.net'],
  ],
  ['cdn.example.com/clip.mp4', 'https://cdn.example.com/clip.mp4', ['https://cdn.example.com']],
  ['//cdn.example.com/clip.mp4', 'https://cdn.example.com/clip.mp4', ['https://cdn.example.com']],
  [
    'https://cdn.example.com/Our vans.mp4',
    'https://cdn.example.com/Our%20vans.mp4',
    ['https://cdn.example.com'],
  ],
  ['http://localhost:8080/clip.mp4', 'http://localhost:8080/clip.mp4', ['http://localhost:8080']],
  [
    '<video src="https://cdn.example.com/clip.mp4" controls></video>',
    'https://cdn.example.com/clip.mp4',
    ['https://cdn.example.com'],
  ],
  [
    '<video controls poster="https://cdn.example.com/p.jpg"><source src="//cdn.example.com/clip.webm" type="video/webm"></video>',
    'https://cdn.example.com/clip.webm',
    ['https://cdn.example.com'],
  ],
  [
    'https://www.dropbox.com/scl/fi/7olc36bm/our-vans.mp4?rlkey=1bh9yf&st=pyz2&dl=0',
    'https://www.dropbox.com/scl/fi/7olc36bm/our-vans.mp4?rlkey=1bh9yf&st=pyz2&raw=1',
    dropboxOrigins,
  ],
  [
    'https://www.dropbox.com/s/7olc36bm/our-vans.webm?raw=0',
    'https://www.dropbox.com/s/7olc36bm/our-vans.webm?raw=1',
    dropboxOrigins,
  ],
  [
    'https://dl.dropboxusercontent.com/scl/fi/7olc36bm/our-vans.mp4?rlkey=1bh9yf',
    'https://www.dropbox.com/scl/fi/7olc36bm/our-vans.mp4?rlkey=1bh9yf&raw=1',
    dropboxOrigins,
  ],
  [
    '<a href="https://www.dropbox.com/scl/fi/7olc36bm/our-vans.mp4?rlkey=1bh9yf&amp;dl=0" class="dropbox-embed"></a>',
    'https://www.dropbox.com/scl/fi/7olc36bm/our-vans.mp4?rlkey=1bh9yf&raw=1',
    dropboxOrigins,
  ],
];

test.each(files)('%s is a film file', (pasted, url, origins) => {
  expect(resolveVideo(pasted)).toEqual({ kind: 'file', url, origins });
});

const media: [pasted: string, path: string][] = [
  ['films/pa-1.mp4', 'films/pa-1.mp4'],
  ['pa-1.webm', 'pa-1.webm'],
  ['/films/pa-1.mp4', 'films/pa-1.mp4'],
  ['./films/pa-1.mp4', 'films/pa-1.mp4'],
  ['media/films/pa-1.mp4', 'films/pa-1.mp4'],
  ['content/media/films/pa-1.mp4', 'films/pa-1.mp4'],
  ['/content/media/films/pa-1.mp4', 'films/pa-1.mp4'],
  ['films//pa-1.mp4', 'films/pa-1.mp4'],
  ['.//./films/pa-1.mp4?download=1', 'films/pa-1.mp4'],
  ['films/pa-1.mp4#t=30', 'films/pa-1.mp4'],
  ['films/media/pa-1.mp4', 'films/media/pa-1.mp4'],
  ['films/v1.2/PA-1.MP4', 'films/v1.2/PA-1.MP4'],
  ['films/Über uns.mp4', 'films/Über uns.mp4'],
  ['  films/pa-1.mp4\n', 'films/pa-1.mp4'],
];

test.each(media)('%s is a film in content/media', (pasted, path) => {
  expect(resolveVideo(pasted)).toEqual({ kind: 'media', path });
});

describe('an embed address', () => {
  it('is understood again when it is pasted', () => {
    for (const [pasted] of accepted) {
      const { embedUrl } = frame(pasted);
      expect(frame(embedUrl).embedUrl).toBe(embedUrl);
    }
    for (const [pasted, url] of files)
      expect(resolveVideo(url), pasted).toMatchObject({ kind: 'file', url });
  });

  it('leads to the same page again', () => {
    for (const [pasted] of accepted) {
      const { openUrl } = frame(pasted);
      expect(frame(openUrl).openUrl, pasted).toBe(openUrl);
    }
  });
});

const youtubeExample = 'https://www.youtube.com/watch?v=';
const rejected: [pasted: string, problem: string, example: string][] = [
  ['', 'must not be empty', youtubeExample],
  ['   ', 'must not be empty', youtubeExample],

  ['https://www.youtube.com/', 'one video on YouTube', youtubeExample],
  ['https://www.youtube.com/playlist?list=WL', 'one video on YouTube', youtubeExample],
  ['https://www.youtube.com/playlist', 'one video on YouTube', youtubeExample],
  ['https://studio.youtube.com/video/aqz-KE-bpKQ/edit', 'one video on YouTube', youtubeExample],
  ['https://www.youtube.com/@acme', 'one video on YouTube', youtubeExample],
  [
    'https://www.youtube.com/channel/UC_x5XG1OV2P6uZZ5FSM9Ttw',
    'one video on YouTube',
    youtubeExample,
  ],
  [
    'https://www.youtube.com/embed/live_stream?channel=UC123',
    'one video on YouTube',
    youtubeExample,
  ],
  ['https://www.youtube.com/results?search_query=plumber', 'one video on YouTube', youtubeExample],
  ['https://www.youtube.com/watch?v=tooshort', 'one video on YouTube', youtubeExample],
  ['https://www.youtube.com/watch', 'one video on YouTube', youtubeExample],
  ['https://www.youtube.com/watch?v=videoseries', 'one video on YouTube', youtubeExample],
  [`https://youtu.be/${id}x`, 'one video on YouTube', youtubeExample],

  ['https://vimeo.com/acme', 'one video on Vimeo', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/showcase/123', 'one video on Vimeo', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/76979871/nothash', 'one video on Vimeo', 'https://vimeo.com/76979871'],
  ['https://www.loom.com/share/folder/abc', 'one video on Loom', 'https://www.loom.com/share/'],
  [
    'https://acme.wistia.com/projects/abc',
    'one video on Wistia',
    'https://fast.wistia.net/embed/iframe/',
  ],
  [
    'https://iframe.mediadelivery.net/embed/759',
    'one video on Bunny Stream',
    'https://iframe.mediadelivery.net/embed/',
  ],
  [
    'https://customer-f33zs165nr7gyfy4.cloudflarestream.com/',
    'one video on Cloudflare Stream',
    '/watch',
  ],
  ['https://player.mux.com/short', 'one video on Mux', 'https://player.mux.com/'],
  ['https://vimeo.com/event/', 'one video on Vimeo', 'https://vimeo.com/76979871'],
  [
    'https://vimeo.com/event/3582236/embed/interaction',
    'one video on Vimeo',
    'https://vimeo.com/76979871',
  ],

  [
    'https://drive.google.com/drive/folders/1a2b3c',
    'one video on Google Drive',
    'https://drive.google.com/file/d/',
  ],
  [
    'https://drive.google.com/open',
    'one video on Google Drive',
    'https://drive.google.com/file/d/',
  ],
  [
    'https://www.dropbox.com/scl/fo/7olc36bm/h?rlkey=1bh9yf',
    'Dropbox forbids other sites to frame its pages',
    'film.mp4?rlkey=',
  ],
  [
    'https://www.dropbox.com/scl/fi/7olc36bm/our-vans.mov?rlkey=1bh9yf',
    'an MP4 or WebM film only',
    'film.mp4?rlkey=',
  ],
  ['https://www.dropbox.com/s/abc/clip', 'one video on Dropbox', 'film.mp4?rlkey='],
  ['https://www.dropbox.com/home/s/abc/clip.mp4', 'one video on Dropbox', 'film.mp4?rlkey='],
  ['https://www.dropbox.com/s/abc/vans/clip.mp4', 'one video on Dropbox', 'film.mp4?rlkey='],
  [
    'https://www.tiktok.com/@scout2015',
    'one video on TikTok',
    'https://www.tiktok.com/@scout2015/video/',
  ],
  [
    'https://www.tiktok.com/@scout2015/photo/6718335390845095173',
    'one video on TikTok',
    'https://www.tiktok.com/@scout2015/video/',
  ],
  [
    'https://vm.tiktok.com/ZMabcdef/',
    'open it, and paste the address that the browser then shows',
    'https://www.tiktok.com/@scout2015/video/',
  ],
  [
    'https://www.tiktok.com/t/ZTabcdef/',
    'open it, and paste the address that the browser then shows',
    'https://www.tiktok.com/@scout2015/video/',
  ],
  [
    'https://www.instagram.com/acme.plumbing/',
    'one video on Instagram',
    'https://www.instagram.com/reel/',
  ],
  [
    'https://www.instagram.com/stories/acme/3210/',
    'one video on Instagram',
    'https://www.instagram.com/reel/',
  ],
  ['https://www.facebook.com/acme', 'one video on Facebook', 'https://www.facebook.com/watch/?v='],
  [
    'https://www.facebook.com/share/v/1AbCdEfGh/',
    'open it, and paste the address that the browser then shows',
    'https://www.facebook.com/watch/?v=',
  ],
  [
    'https://fb.watch/abcDEF123/',
    'open it, and paste the address that the browser then shows',
    'https://www.facebook.com/watch/?v=',
  ],
  [
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fevil.example%2Freel%2F1598698620160037',
    'one video on Facebook',
    'https://www.facebook.com/watch/?v=',
  ],
  [
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Ffacebook.com.evil.example%2Freel%2F1598698620160037',
    'one video on Facebook',
    'https://www.facebook.com/watch/?v=',
  ],
  [
    'https://www.facebook.com/plugins/video.php?href=reel',
    'one video on Facebook',
    'https://www.facebook.com/watch/?v=',
  ],
  [
    'https://www.facebook.com/watch/',
    'one video on Facebook',
    'https://www.facebook.com/watch/?v=',
  ],
  [
    'https://www.linkedin.com/in/ann-baker/',
    'one video on LinkedIn',
    'https://www.linkedin.com/feed/update/',
  ],
  [
    'https://www.linkedin.com/company/acme/posts/',
    'one video on LinkedIn',
    'https://www.linkedin.com/feed/update/',
  ],
  ['https://lnkd.in/abcdef', 'by its full address', 'https://www.linkedin.com/feed/update/'],
  ['https://app.heygen.com/home', 'one video on HeyGen', 'https://app.heygen.com/share/'],
  [
    'https://web.descript.com/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe',
    'one video on Descript',
    'https://share.descript.com/view/',
  ],
  [
    'https://www.descript.com/view/LAT0KNJMxmH',
    'one video on Descript',
    'https://share.descript.com/view/',
  ],
  [
    'https://www.vidyard.com/enterprise-video',
    'one video on Vidyard',
    'https://share.vidyard.com/watch/',
  ],
  [
    'https://play.vidyard.com/embed/v4.js',
    'one video on Vidyard',
    'https://share.vidyard.com/watch/',
  ],
  [
    'https://app.synthesia.io/#/video/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe',
    'one video on Synthesia',
    'https://share.synthesia.io/',
  ],
  [
    'https://app.synthesia.io/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe',
    'one video on Synthesia',
    'https://share.synthesia.io/',
  ],
  ['https://www.tella.tv/pricing', 'one video on Tella', 'https://www.tella.tv/video/'],
  [
    'https://www.dailymotion.com/acme',
    'one video on Dailymotion',
    'https://www.dailymotion.com/video/',
  ],
  [
    'https://geo.dailymotion.com/player/xmztx.js',
    'one video on Dailymotion',
    'https://www.dailymotion.com/video/',
  ],
  [
    'https://geo.dailymotion.com/player.html?playlist=x6lgtp',
    'one video on Dailymotion',
    'https://www.dailymotion.com/video/',
  ],
  ['https://streamable.com/login', 'one video on Streamable', 'https://streamable.com/i7gdzj'],
  [
    'https://x.com/acme/status/1234567890',
    'X forbids other sites to frame its pages',
    'films/my-film.mp4',
  ],
  [
    'https://mobile.twitter.com/acme/status/1234567890',
    'X forbids other sites to frame its pages',
    'films/my-film.mp4',
  ],
  ['https://bit.ly/3abcdef', 'a short link does not tell which page it leads to', youtubeExample],
  ['https://bit.ly/3abcdef', 'must not be a page of a shortener', youtubeExample],
  [
    'https://photos.app.goo.gl/abcdef',
    'a short link does not tell which page it leads to',
    youtubeExample,
  ],

  [
    'https://cdn.example.com/clip.MOV?download=1',
    'browsers do not play .mov files',
    'https://example.com/embed/',
  ],
  [
    'https://cdn.example.com/clip.MOV?download=1',
    'must be a page with a player, or a film as MP4 or WebM',
    'https://example.com/embed/',
  ],
  [
    'https://cdn.example.com/poster.jpg',
    'browsers do not play .jpg files',
    'https://example.com/embed/',
  ],
  [
    'https://cdn.example.com/embed.js',
    'browsers do not play .js files',
    'https://example.com/embed/',
  ],
  ['/films/clip.mov', 'browsers do not play .mov files', 'films/my-film.mp4'],
  ['/films/clip.m3u8', 'browsers do not play .m3u8 files', 'films/my-film.mp4'],
  ['films/../../secret.mp4', 'must begin with https://', youtubeExample],
  ['../secret.mp4', 'must begin with https://', youtubeExample],
  ['films\\clip.mp4', 'backslash', youtubeExample],
];

test.each(rejected)('rejects %s', (pasted, problem, example) => {
  expect(() => resolveVideo(pasted)).toThrow(problem);
  expect(() => resolveVideo(pasted)).toThrow(example);
});

test('what an error shows as right is right', () => {
  for (const [pasted] of rejected) {
    const message = messageOf(() => resolveVideo(pasted));
    const examples = message
      .slice(message.indexOf('looks like ') + 'looks like '.length)
      .split(' or ');
    for (const example of examples.filter((text) => !text.includes('ID-OF-')))
      expect(() => resolveVideo(example), example).not.toThrow();
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
    expect(frameAttributes(frame(watch), [])).toEqual({
      allow:
        'accelerometer; autoplay; clipboard-write; encrypted-media; fullscreen; gyroscope; picture-in-picture',
      referrerPolicy: 'strict-origin-when-cross-origin',
      sandbox:
        'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
    });
  });

  it.each(
    accepted.filter(
      ([, provider], index) =>
        provider !== 'own' && accepted.findIndex(([, other]) => other === provider) === index,
    ),
  )('of %s has the same sandbox as all others', (pasted) => {
    expect(frameAttributes(frame(pasted), [])).toEqual(frameAttributes(frame(watch), []));
  });

  it('has no sandbox where the content says so, or where the page is our own', () => {
    expect(frameAttributes(frame(watch), ['youtube']).sandbox).toBeUndefined();
    expect(frameAttributes(frame(watch), ['vimeo', 'page']).sandbox).toBeDefined();
    expect(
      frameAttributes(frame('https://videos.example.com/embed/42'), ['page']).sandbox,
    ).toBeUndefined();
    expect(frameAttributes(frame('/samples/pa-1.html'), []).sandbox).toBeUndefined();
  });

  it('can be opted out by each name that a frame has', () => {
    const names = new Set(accepted.map(([, provider]) => provider));
    expect([...videoProviders, 'own'].toSorted()).toEqual([...names].toSorted());
  });
});
