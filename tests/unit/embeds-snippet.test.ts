import { describe, expect, test } from 'vitest';
import { resolveBooking } from '../../site/embeds/booking.ts';
import { pastedShape } from '../../site/embeds/snippet.ts';
import { resolveVideo } from '../../site/embeds/video.ts';

const id = 'aqz-KE-bpKQ';
const watch = `https://www.youtube.com/watch?v=${id}`;
const player = `https://www.youtube.com/embed/${id}`;
const other = 'https://videos.example.com/embed/42';

/** However a URL stands in a text, it is found there. */
test.each([
  `https:/www.youtube.com/watch?v=${id}`,
  `HTTPS://WWW.YOUTUBE.COM/watch?v=${id}`,
  `\uFEFF\u200B \t${watch}\u200E\r\n`,
  `"${watch}"`,
  `„${watch}“`,
  `« ${watch} »`,
  `\`${watch}\``,
  `<www.youtube.com/watch?v=${id}>`,
  `[Watch our *video*](${watch} "Our video")`,
  `[Watch](<${watch}>)`,
  `[https://acme.example](${watch})`,
  `[ ![Poster](https://img.example/p.jpg) ](${watch})`,
  `**${watch}**`,
  `Video:${watch}`,
  `Link="${watch}"`,
  `(Our video is at ${watch}.)`,
  `Our video is at youtube.com/watch?v=${id}, have a look, e.g. today, by @acme.example/vans.`,
  `Vans//trucks, vans/trucks: ${watch}`,
  `https://youtu.be/${id} (${watch})`,
  // Embed code.
  `<iframe width="560" src="${player}?si=AbC&amp;rel=0" title="YouTube" allowfullscreen></iframe>`,
  `<iframe src=${player} allowfullscreen></iframe>`,
  `<IFRAME SRC='//www.youtube.com/embed/${id}'></IFRAME>`,
  `<iframe src={"${player}"} frameBorder={0} allowFullScreen />`,
  `<iframe class="lazy" src="about:blank" data-src="${player}"></iframe>`,
  `<iframe src="${player}" data-src="https://www.youtube-nocookie.com/embed/${id}"></iframe>`,
  `<iframe width="560" src="${player}"`,
  `Please use this: <iframe src="${player}"></iframe> Thanks!`,
  `&lt;iframe src=&quot;${player}?a=1&amp;amp;b=2&quot;&gt;&lt;/iframe&gt;`,
  `<object data="https://www.youtube.com/v/${id}"><embed src="https://www.youtube.com/v/${id}"></object>`,
  `<iframe title="&lt;iframe src=&quot;https://a.example/b&quot;&gt;" src="${player}"></iframe>`,
  `<div data-url="player//1"><iframe src="${player}"></iframe></div>`,
  `<iframe src="${player}"></iframe><iframe src="https://www.youtube.com/live_chat?v=${id}"></iframe>`,
  `<lite-youtube videoid="${id}"></lite-youtube>`,
  `<amp-youtube data-videoid="${id}" width="480" height="270"></amp-youtube>`,
  `<div data-plyr-provider="youtube" data-plyr-embed-id="${id}"></div>`,
  `<div id="player"></div><script>new YT.Player('player', { height: '390', videoId: '${id}' })</script>`,
  `<!-- wp:embed {"url":"${watch}"} --><figure><div>\n${watch}\n</div></figure><!-- /wp:embed -->`,
  `[embed width="560"]${watch}[/embed]`,
  `<a href="https://youtu.be/${id}" target="_blank">Watch</a><script src="a.js"></script>`,
])('%s should name the video', (text) => {
  expect(resolveVideo(text)).toEqual(resolveVideo(watch));
});

const wistia = 'https://fast.wistia.net/embed/iframe/g5pnf59ala';
const uid = '6b9e68b07dfee8cc2d116e4c51d6a957';

/** Embed code of other hosts, and the URL that says the same. */
test.each([
  [
    `<div style="padding:56.25% 0 0 0"><iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;badge=0"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script><p><a href="https://vimeo.com/76979871">Vans</a> from <a href="https://vimeo.com/acme">Acme</a></p>`,
    'https://vimeo.com/76979871/8272103f6e',
  ],
  [
    '<iframe src="https://vimeo.com/event/42/embed"></iframe><iframe src="https://vimeo.com/live-chat/42/"></iframe>',
    'https://vimeo.com/event/42',
  ],
  [
    '<script src="https://fast.wistia.com/embed/g5pnf59ala.js" async></script><wistia-player media-id="g5pnf59ala" aspect="1.77"></wistia-player>',
    wistia,
  ],
  [
    '<div class="wistia_embed wistia_async_g5pnf59ala seo=false"><img src="https://fast.wistia.com/embed/medias/g5pnf59ala/swatch" alt=""></div>',
    wistia,
  ],
  [
    '<p><a href="https://www.acme.example/roof?wvideo=g5pnf59ala"><img src="https://embed-ssl.wistia.com/deliveries/0a.jpg"></a></p>',
    wistia,
  ],
  ['<div data-vimeo-id="76979871" data-vimeo-width="640"></div>', 'https://vimeo.com/76979871'],
  [
    '<div id="v"></div><script>new Vimeo.Player("v", { id: 76979871, width: 640 })</script>',
    'https://vimeo.com/76979871',
  ],
  [
    '<script src="https://cdn.jwplayer.com/players/aBcDeFgH-iJkLmNoP.js"></script>',
    'https://cdn.jwplayer.com/players/aBcDeFgH-iJkLmNoP.html',
  ],
  [
    '<video-js data-account="17526" data-player="default" data-video-id="48831"></video-js><script src="https://players.brightcove.net/17526/default_default/index.min.js"></script>',
    'https://players.brightcove.net/17526/default_default/index.html?videoId=48831',
  ],
  [
    '[video width="1920" mp4="https://acme.example/roof.mp4" poster="https://acme.example/roof.jpg"][/video]',
    'https://acme.example/roof.mp4',
  ],
  [`<stream src="${uid}" controls></stream>`, `https://iframe.cloudflarestream.com/${uid}`],
  [
    '<mux-player playback-id="EcHgOK9coz5K4rjSwOkoE7" metadata-video-title="Vans"></mux-player>',
    'https://player.mux.com/EcHgOK9coz5K4rjSwOkoE7',
  ],
  [
    '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@scout2015/video/6718335390845095173"><a href="https://www.tiktok.com/@scout2015">@scout2015</a></blockquote><script async src="https://www.tiktok.com/embed.js"></script>',
    'https://www.tiktok.com/@scout2015/video/6718335390845095173',
  ],
  [
    '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/reel/DVdixdNjGhC/?utm_source=ig_embed"><a href="https://www.instagram.com/acme/">Acme</a></blockquote><script async src="//www.instagram.com/embed.js"></script>',
    'https://www.instagram.com/reel/DVdixdNjGhC/',
  ],
  [
    '<div class="fb-video" data-href="https://www.facebook.com/acme/videos/1598698620160037/"><blockquote cite="https://www.facebook.com/acme/videos/1598698620160037/"><a href="https://www.facebook.com/acme">Acme</a></blockquote></div>',
    'https://www.facebook.com/acme/videos/1598698620160037/',
  ],
  [
    '<script async src="https://play.vidyard.com/embed/v4.js"></script><img class="vidyard-player-embed" src="https://play.vidyard.com/GRJFiCEc9uSqJELta26in3.jpg" data-uuid="GRJFiCEc9uSqJELta26in3">',
    'https://share.vidyard.com/watch/GRJFiCEc9uSqJELta26in3',
  ],
  [
    '<script src="https://geo.dailymotion.com/player/xmztx.js" data-video="x84sh87"></script>',
    'https://www.dailymotion.com/video/x84sh87',
  ],
  [`<div data-src="//videos.example.com/embed/42"></div>`, other],
  [`<iframe src="${other}?a=1&amp;b=2"></iframe><script src="/a.js"></script>`, `${other}?a=1&b=2`],
  ['<iframe src="/samples/pa-1.html"></iframe>', '/samples/pa-1.html'],
  [
    '[Video](https://videos.example.com/video_(2026)/embed)',
    'https://videos.example.com/video_(2026)/embed',
  ],
  [`${other}?from=https://acme.example/`, `${other}?from=https://acme.example/`],
  [
    'Ours is at videos.example.com:8443/embed/42, today.',
    'https://videos.example.com:8443/embed/42',
  ],
  ['See https://videos.example.com/42 or video.mp4', 'https://videos.example.com/42'],
])('%s should mean the URL', (code, url) => {
  expect(resolveVideo(code)).toEqual(resolveVideo(url));
});

test.each([
  ['<div data-so-page="acme"></div>', 'https://go.oncehub.com/acme'],
  ['<div data-paperform-id="quote"></div>', 'https://quote.paperform.co/'],
  [
    '<script src="https://www.cognitoforms.com/f/seamless.js" data-key="AbC" data-form="1"></script>',
    'https://www.cognitoforms.com/f/AbC/1',
  ],
  [
    '<script src="https://online-booking.housecallpro.com/script.js?token=0a1b&orgName=Acme"></script>',
    'https://book.housecallpro.com/book/Acme/0a1b?v2=true',
  ],
  [
    '<button data-appointlet-modal="https://appt.link/acme/intro"></button><script src="https://js.appointlet.com/"></script>',
    'https://appt.link/acme/intro',
  ],
  [
    '<div link="https://cal.meetergo.com/acme/intro" data-logo-url="https://a.example/a.png"></div>',
    'https://cal.meetergo.com/acme/intro',
  ],
])('%s should mean the booking page', (code, url) => {
  expect(resolveBooking(code)).toEqual(resolveBooking(url));
});

describe('what names no page, or more than one', () => {
  const none = 'the site found none in this code, and a script alone is not a page';
  test.each([
    [
      `${watch} or https://vimeo.com/76979871`,
      `it contains 2, ${watch} and https://vimeo.com/76979871`,
    ],
    [`<iframe src="${player}?start=1" data-src="${player}?start=2"></iframe>`, 'it contains 2'],
    [
      '<video><source src="https://a.example/a.mp4"><source src="https://a.example/b.mp4"></video>',
      'it contains 2',
    ],
    [`${watch} https://www.youtube.com/@acme`, 'it contains 2'],
    ['<script src="https://assets.calendly.com/assets/external/widget.js"></script>', none],
    ['<script src="https://a.example/b.js" data-url="https://a.example/c"></script>', none],
    [
      '<a href="https://a.example/pro">Powered</a><script src="https://a.example/b.js"></script>',
      none,
    ],
    ['<img src="https://a.example/b.png" data-src="https://a.example/b.png">', none],
    [
      '<link href="https://a.example/b.css"><style>a { background: url(https://a.example/c) }</style>',
      none,
    ],
    ['<script>load({ url: "https://a.example/b.js" })</script>', none],
    ['<iframe src="about:blank"></iframe>', none],
    ['<a href="#book">Book</a>', none],
    ['<p>url: "https://a.example/c"</p>', none],
    ['<div media-id="g5pnf59ala" playback-id="g5pnf59ala" videoid="g5pnf59ala"></div>', none],
    [
      '<div class="wistia_channel wistia_async_zf2e9xabcd mode=inline"></div>',
      'a channel has no player',
    ],
    ['<iframe src="javascript:alert(1)"></iframe>', 'a URL with javascript: cannot be shown'],
    [
      'data:text/html,<iframe src="https://a.example/b"></iframe>',
      'a URL with data: cannot be shown',
    ],
    ['<iframe src="http://a.example/b"></iframe>', 'browsers do not show http:// pages'],
    [
      '<iframe src="https://a:b@a.example/b"></iframe>',
      'must not contain a user name or a password',
    ],
    [' \u200B ', 'must not be empty'],
    ['our video', 'must contain the URL of a page: there is no URL in this text'],
    ['x '.repeat(10_001), 'must be one URL: this text has 20002 characters'],
    ['/samples/our video.html', 'it contains a space or a backslash'],
  ])('%s should be refused', (text, problem) => {
    expect(() => resolveVideo(text)).toThrow(problem);
    expect(() => resolveVideo(text)).toThrow('A right URL looks like');
  });
});

const frame = (attributes: string): string => `<iframe ${attributes} src="${player}"></iframe>`;
const within = (style: string): string =>
  `<div style="${style}">${frame('style="width:100%"')}</div>`;

test.each<[string, number | undefined]>([
  [frame('width="560" height="315"'), 560 / 315],
  [frame('width="315px" height=" 560px "'), 315 / 560],
  [frame('style="border:0; width: 640px; height: 360px"'), 640 / 360],
  [within('padding:177.78% 0 0 0;position:relative;'), 100 / 177.78],
  [within('position: relative; padding: 0 0 62.5% 0'), 1.6],
  [within('position: relative; padding-bottom: calc(56.25% + 40px)'), 100 / 56.25],
  [`<div style={{ paddingTop: '56.25%' }}>${frame('')}</div>`, 100 / 56.25],
  [within('aspect-ratio: 16 / 9'), 16 / 9],
  [`<div style={{ aspectRatio: '4 / 5' }}>${frame('')}</div>`, 0.8],
  [frame('width="300" height="300" style="width:100%;aspect-ratio:0.5625"'), 0.5625],
  ['<wistia-player media-id="g5pnf59ala" aspect="1.7777777777777777"></wistia-player>', 16 / 9],
  [`<div class="ratio ratio-16x9">${frame('')}</div>`, 16 / 9],
  [frame('width="560" height="315"').replaceAll('<', '&lt;').replaceAll('>', '&gt;'), 560 / 315],
  ['https://youtu.be/aqz-KE-bpKQ?width=560&height=315', undefined],
  [frame('width="100%" height="360"'), undefined],
  [frame('width="640" height="0"'), undefined],
  [within('padding:12px; padding-left: 56.25%'), undefined],
  ['<div data-url="https://a.example"><p style="width:50px;height:50px"></p></div>', undefined],
  ['<a href="https://youtu.be/x"><img width="560" height="315" src="a.jpg"></a>', undefined],
])('%s should have the shape %s', (code, shape) => {
  if (shape === undefined) expect(pastedShape(code)).toBeUndefined();
  else expect(pastedShape(code)).toBeCloseTo(shape, 5);
});

test('no text whatever should take long or end in anything but an answer', () => {
  const parts = [
    '<',
    '>',
    '<iframe src="',
    '[',
    '](',
    'https://',
    '&lt;a',
    '\\/',
    'url: "',
    '"',
    '{',
  ];
  parts.push(' ', '\n', '//', '@', ':', 'a.b/', '%', '\u0000', '😀', 'SavvyCal(', 'padding:1');
  const start = performance.now();
  for (let seed = 1; seed <= 200; seed += 1) {
    const text = Array.from(
      { length: 200 },
      (_, index) => parts[(seed * (index + 7) * 2_654_435_761) % parts.length] ?? '',
    ).join('');
    pastedShape(text);
    for (const resolve of [resolveVideo, resolveBooking]) {
      try {
        expect(resolve(text)).toBeTypeOf('object');
      } catch (error) {
        expect((error as Error).message).toContain('A right URL looks like ');
      }
    }
  }
  for (const part of parts) {
    const text = `<a ${part.repeat(19_000 / part.length)}`;
    pastedShape(text);
    expect(() => resolveVideo(text), part).toThrow('A right URL looks like ');
  }
  expect(performance.now() - start).toBeLessThan(10_000);
});
