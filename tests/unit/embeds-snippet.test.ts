import { describe, expect, test } from 'vitest';
import { resolveBooking } from '../../site/embeds/booking.ts';
import { resolveVideo } from '../../site/embeds/video.ts';

const id = 'aqz-KE-bpKQ';
const watch = `https://www.youtube.com/watch?v=${id}`;
const uid = '6b9e68b07dfee8cc2d116e4c51d6a957';
const mux = 'EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs';
const google = 'https://calendar.google.com/calendar/appointments/schedules/AcZssZ2J4Zlqx74R4VNrX';
const calLoader = `(function (C, A, L) { let p = function (a, ar) { a.q.push(ar); }; let d = C.document; d.head.appendChild(d.createElement("script")).src = A; })(window, "https://app.cal.com/embed/embed.js", "init");`;

/** However an address stands in a text, it is found there. */
const words: [form: string, text: string][] = [
  ['as it is', watch],
  ['without https://', `www.youtube.com/watch?v=${id}`],
  ['without www and https://', `youtube.com/watch?v=${id}`],
  ['without its protocol', `//www.youtube.com/watch?v=${id}`],
  ['with one slash', `https:/www.youtube.com/watch?v=${id}`],
  ['in capitals', `HTTPS://WWW.YOUTUBE.COM/watch?v=${id}`],
  ['with blanks and line breaks around it', ` \t${watch}\r\n`],
  ['with invisible characters around it', `\uFEFF\u200B${watch}\u200E`],
  ['in quotation marks', `"${watch}"`],
  ['in single quotation marks', `'${watch}'`],
  ['in typographic quotation marks', `“${watch}”`],
  ['in German quotation marks', `„${watch}“`],
  ['in French quotation marks', `« ${watch} »`],
  ['in backticks', `\`${watch}\``],
  ['in angle brackets', `<${watch}>`],
  ['in angle brackets without https://', `<www.youtube.com/watch?v=${id}>`],
  ['in round brackets', `(${watch})`],
  ['in square brackets', `[${watch}]`],
  ['as a Markdown link', `[Watch](${watch})`],
  ['as a Markdown link with a title', `[Watch our *film*](${watch} "Our film")`],
  ['as a Markdown link in angle brackets', `[Watch](<${watch}>)`],
  ['as a Markdown link whose words are an address', `[youtube.com/watch?v=${id}](${watch})`],
  ['as a Markdown link whose words are another address', `[https://acme.example](${watch})`],
  ['as a Markdown picture that is a link', `[![Poster](https://img.example/p.jpg)](${watch})`],
  [
    'as a Markdown picture with blanks around it that is a link',
    `[ ![Poster](https://img.example/p.jpg) ](${watch})`,
  ],
  ['in bold', `**${watch}**`],
  ['after a word and a colon', `Video: ${watch}`],
  ['after a colon alone', `Video:${watch}`],
  ['after an equals sign, in quotation marks', `Link="${watch}"`],
  ['in a sentence', `Our film is at ${watch}, have a look!`],
  ['in a sentence in brackets', `(Our film is at ${watch}.)`],
  [
    'in a sentence without its protocol',
    `Our film is at //www.youtube.com/watch?v=${id}, have a look!`,
  ],
  ['beside words with slashes', `Vans//trucks, vans/trucks and @acme.example/vans: ${watch}`],
  ['at the end of a sentence', `Have a look at ${watch}.`],
  [
    'in a sentence without https://',
    `Our film is at youtube.com/watch?v=${id}, have a look, e.g. today.`,
  ],
  [
    'in a sentence without https://, beside a name',
    `Our film is at www.youtube.com/watch?v=${id}, by @acme.example/vans.`,
  ],
  ['below a title', `Our vans, Vol. 2\n${watch}`],
  ['twice', `${watch} ${watch}`],
  ['twice, in two forms', `https://youtu.be/${id} (${watch})`],
];

test.each(words)('an address %s', (_form, text) => {
  expect(resolveVideo(text)).toEqual(resolveVideo(watch));
});

test('a bracket that belongs to the address stays', () => {
  expect(resolveVideo('https://videos.example.com/film_(2026)')).toMatchObject({
    embedUrl: 'https://videos.example.com/film_(2026)',
  });
  expect(resolveVideo('(https://videos.example.com/film_(2026))')).toMatchObject({
    embedUrl: 'https://videos.example.com/film_(2026)',
  });
  expect(resolveVideo('[Film](https://videos.example.com/film_(2026))')).toMatchObject({
    embedUrl: 'https://videos.example.com/film_(2026)',
  });
  expect(resolveVideo('[Film](https://videos.example.com/film_(2026)/embed)')).toMatchObject({
    embedUrl: 'https://videos.example.com/film_(2026)/embed',
  });
});

/** What is an address in one text, and would be another or none for whoever reads less of it. */
const exactly: [form: string, text: string, address: string][] = [
  [
    'an address that names another',
    'https://videos.example.com/embed?from=https://acme.example/',
    'https://videos.example.com/embed?from=https://acme.example/',
  ],
  [
    'a host with a port in a sentence',
    'Our film is at videos2.example.com:8443/embed/42, today.',
    'https://videos2.example.com:8443/embed/42',
  ],
  ['a page of this computer', 'Link:http://localhost:4321/player', 'http://localhost:4321/player'],
  [
    'a page of this computer in a sentence',
    'Ours is http://localhost:4321/player, for now',
    'http://localhost:4321/player',
  ],
  [
    'a film whose name has spaces',
    'https://cdn.example.com/our film of 2026.mp4',
    'https://cdn.example.com/our%20film%20of%202026.mp4',
  ],
  [
    'the same on this computer',
    'http://localhost:4321/our film.webm',
    'http://localhost:4321/our%20film.webm',
  ],
  [
    'a page before the name of a film',
    'See https://videos.example.com/42 or film.mp4',
    'https://videos.example.com/42',
  ],
  [
    'a page before the name of a film and more',
    'https://videos.example.com/42 is film.mp4 as sent',
    'https://videos.example.com/42',
  ],
];

test.each(exactly)('%s', (_form, text, address) => {
  expect(resolveVideo(text)).toEqual(resolveVideo(address));
});

test('a host alone is found between quotation marks that stand apart', () => {
  expect(resolveBooking('« acme.setmore.com »')).toEqual(
    resolveBooking('https://acme.setmore.com'),
  );
});

/** Embed code of each provider, and the address that says the same. */
const videos: [form: string, code: string, address: string][] = [
  [
    'YouTube',
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/${id}?si=AbC&amp;start=30" title="YouTube video player" frameborder="0" allow="autoplay; web-share" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>`,
    `${watch}&t=30s`,
  ],
  ['YouTube, protocol-relative', `<iframe src="//www.youtube.com/embed/${id}"></iframe>`, watch],
  [
    'YouTube, single quotation marks',
    `<iframe src='https://www.youtube.com/embed/${id}'></iframe>`,
    watch,
  ],
  [
    'YouTube, no quotation marks',
    `<iframe src=https://www.youtube.com/embed/${id} allowfullscreen></iframe>`,
    watch,
  ],
  ['YouTube, capitals', `<IFRAME SRC="https://www.youtube.com/embed/${id}"></IFRAME>`, watch],
  [
    'YouTube, from a React page',
    `<iframe src={"https://www.youtube.com/embed/${id}"} frameBorder={0} allowFullScreen />`,
    watch,
  ],
  [
    'YouTube, loaded late',
    `<iframe class="lazy" src="about:blank" data-src="https://www.youtube.com/embed/${id}"></iframe>`,
    watch,
  ],
  [
    'YouTube, both at once',
    `<iframe src="https://www.youtube.com/embed/${id}" data-src="https://www.youtube-nocookie.com/embed/${id}"></iframe>`,
    watch,
  ],
  [
    'YouTube, by another plugin',
    `<iframe data-lazy-src="https://www.youtube.com/embed/${id}"></iframe>`,
    watch,
  ],
  ['YouTube, cut off', `<iframe width="560" src="https://www.youtube.com/embed/${id}"`, watch],
  [
    'YouTube, with words around it',
    `Please use this: <iframe src="https://www.youtube.com/embed/${id}"></iframe> Thanks!`,
    watch,
  ],
  [
    'YouTube, copied as text',
    `&lt;iframe src=&quot;https://www.youtube.com/embed/${id}?a=1&amp;amp;b=2&quot;&gt;&lt;/iframe&gt;`,
    watch,
  ],
  [
    'YouTube, the old way',
    `<object data="https://www.youtube.com/v/${id}"><embed src="https://www.youtube.com/v/${id}"></object>`,
    watch,
  ],
  ['YouTube, the oldest way', `<object data="https://www.youtube.com/v/${id}"></object>`, watch],
  [
    'YouTube, with blanks around its address',
    `<iframe src=" https://www.youtube.com/embed/${id} "></iframe>`,
    watch,
  ],
  [
    'YouTube, with code in its title',
    `<iframe title="&lt;iframe src=&quot;https://a.example/b&quot;&gt;" src="https://www.youtube.com/embed/${id}"></iframe>`,
    watch,
  ],
  [
    'YouTube, in a box with data of its own',
    `<div data-url="player//1"><iframe src="https://www.youtube.com/embed/${id}"></iframe></div>`,
    watch,
  ],
  [
    'YouTube, loaded late by a React page',
    `<div data-src={"https://www.youtube.com/embed/${id}"} />`,
    watch,
  ],
  [
    'YouTube, copied as text and cut off',
    `&lt;iframe src=&quot;https://www.youtube.com/embed/${id}&quot; title=`,
    watch,
  ],
  ['YouTube, lite-youtube', `<lite-youtube videoid="${id}"></lite-youtube>`, watch],
  ['YouTube, a link', `<a href="https://youtu.be/${id}" target="_blank">Watch</a>`, watch],
  [
    'Vimeo',
    '<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;badge=0&amp;autopause=0" frameborder="0" style="position:absolute" title="Our vans"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script><p><a href="https://vimeo.com/76979871">Our vans</a> from <a href="https://vimeo.com/acme">Acme</a> on <a href="https://vimeo.com">Vimeo</a>.</p>',
    'https://vimeo.com/76979871/8272103f6e',
  ],
  [
    'Vimeo event',
    '<iframe src="https://vimeo.com/event/3582236/embed/8272103f6e" width="640" height="360"></iframe>',
    'https://vimeo.com/event/3582236/8272103f6e',
  ],
  [
    'Loom',
    `<div style="position: relative"><iframe src="https://www.loom.com/embed/${uid}?sid=1" frameborder="0" webkitallowfullscreen mozallowfullscreen allowfullscreen></iframe></div>`,
    `https://www.loom.com/share/${uid}`,
  ],
  [
    'Wistia, player element',
    '<script src="https://fast.wistia.com/player.js" async></script><script src="https://fast.wistia.com/embed/g5pnf59ala.js" async type="module"></script><style>wistia-player[media-id=\'g5pnf59ala\']:not(:defined) { background: url(\'https://fast.wistia.com/embed/medias/g5pnf59ala/swatch\'); }</style><wistia-player media-id="g5pnf59ala" aspect="1.7777777777777777"></wistia-player>',
    'https://acme.wistia.com/medias/g5pnf59ala',
  ],
  [
    'Wistia, asynchronous',
    '<script src="https://fast.wistia.com/embed/medias/g5pnf59ala.jsonp" async></script><script src="https://fast.wistia.com/assets/external/E-v1.js" async></script><div class="wistia_responsive_padding"><div class="wistia_embed wistia_async_g5pnf59ala seo=false videoFoam=true" style="height:100%"><div class="wistia_swatch"><img src="https://fast.wistia.com/embed/medias/g5pnf59ala/swatch" alt=""></div></div></div>',
    'https://acme.wistia.com/medias/g5pnf59ala',
  ],
  [
    'Wistia, popover',
    '<span class="wistia_embed wistia_async_g5pnf59ala popover=true popoverAnimateThumbnail=true">&nbsp;</span>',
    'https://acme.wistia.com/medias/g5pnf59ala',
  ],
  [
    'Wistia, frame',
    '<iframe src="https://fast.wistia.net/embed/iframe/g5pnf59ala?seo=true" class="wistia_embed" name="wistia_embed"></iframe><script src="https://fast.wistia.net/player.js" async></script>',
    'https://acme.wistia.com/medias/g5pnf59ala',
  ],
  [
    'Bunny Stream',
    '<div style="position:relative;padding-top:56.25%;"><iframe src="https://iframe.mediadelivery.net/embed/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe?autoplay=true&loop=false" loading="lazy"></iframe></div>',
    'https://iframe.mediadelivery.net/play/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe',
  ],
  [
    'Cloudflare Stream',
    `<iframe src="https://customer-f33zs165nr7gyfy4.cloudflarestream.com/${uid}/iframe?poster=https%3A%2F%2Fcustomer-f33zs165nr7gyfy4.cloudflarestream.com%2F${uid}%2Fthumbnails%2Fthumbnail.jpg"></iframe>`,
    `https://customer-f33zs165nr7gyfy4.cloudflarestream.com/${uid}/watch`,
  ],
  [
    'Cloudflare Stream, the old way',
    `<stream src="${uid}" controls></stream><script data-cfasync="false" defer src="https://embed.cloudflarestream.com/embed/sdk.latest.js?video=${uid}"></script>`,
    `https://iframe.cloudflarestream.com/${uid}`,
  ],
  [
    'Mux',
    `<iframe src="https://player.mux.com/${mux}?metadata-video-title=Vans" style="width: 100%; border: none;"></iframe>`,
    `https://player.mux.com/${mux}`,
  ],
  [
    'Mux, player element',
    `<script src="https://cdn.jsdelivr.net/npm/@mux/mux-player"></script><mux-player playback-id="${mux}" metadata-video-title="Vans"></mux-player>`,
    `https://player.mux.com/${mux}`,
  ],
  [
    'Google Drive',
    '<iframe src="https://drive.google.com/file/d/1a2b3c/preview" width="640" height="480" allow="autoplay"></iframe>',
    'https://drive.google.com/file/d/1a2b3c/view',
  ],
  [
    'TikTok',
    '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@scout2015/video/6718335390845095173" data-video-id="6718335390845095173"><section><a target="_blank" title="@scout2015" href="https://www.tiktok.com/@scout2015?refer=embed">@scout2015</a> <a title="pets" href="https://www.tiktok.com/tag/pets?refer=embed">#pets</a></section></blockquote> <script async src="https://www.tiktok.com/embed.js"></script>',
    'https://www.tiktok.com/@scout2015/video/6718335390845095173',
  ],
  [
    'Instagram',
    '<blockquote class="instagram-media" data-instgrm-captioned data-instgrm-permalink="https://www.instagram.com/reel/DVdixdNjGhC/?utm_source=ig_embed&amp;utm_campaign=loading" data-instgrm-version="14"><a href="https://www.instagram.com/reel/DVdixdNjGhC/?utm_source=ig_embed">View this post</a><a href="https://www.instagram.com/acme/">Acme</a></blockquote><script async src="//www.instagram.com/embed.js"></script>',
    'https://www.instagram.com/reel/DVdixdNjGhC/',
  ],
  [
    'Facebook, frame',
    '<iframe src="https://www.facebook.com/plugins/video.php?height=476&href=https%3A%2F%2Fwww.facebook.com%2Facme%2Fvideos%2F1598698620160037%2F&show_text=false&width=267&t=0" width="267" height="476" scrolling="no"></iframe>',
    'https://www.facebook.com/acme/videos/1598698620160037/',
  ],
  [
    'Facebook, script',
    '<div id="fb-root"></div><script async defer src="https://connect.facebook.net/en_US/sdk.js#xfbml=1&version=v3.2"></script><div class="fb-video" data-href="https://www.facebook.com/acme/videos/1598698620160037/" data-width="500"><blockquote cite="https://www.facebook.com/acme/videos/1598698620160037/" class="fb-xfbml-parse-ignore"><a href="https://www.facebook.com/acme">Acme</a></blockquote></div>',
    'https://www.facebook.com/acme/videos/1598698620160037/',
  ],
  [
    'LinkedIn',
    '<iframe src="https://www.linkedin.com/embed/feed/update/urn:li:ugcPost:7463186455167754240?collapsed=1" height="542" width="504" title="Embedded post"></iframe>',
    'https://www.linkedin.com/feed/update/urn:li:ugcPost:7463186455167754240',
  ],
  [
    'HeyGen',
    `<iframe width="560" height="315" src="https://app.heygen.com/embeds/${uid}" title="HeyGen video player" allow="encrypted-media; fullscreen;"></iframe>`,
    `https://app.heygen.com/share/${uid}`,
  ],
  [
    'Descript',
    '<iframe src="https://share.descript.com/embed/LAT0KNJMxmH" width="640" height="360" frameborder="0" allowfullscreen></iframe>',
    'https://share.descript.com/view/LAT0KNJMxmH',
  ],
  [
    'Vidyard',
    '<script type="text/javascript" async src="https://play.vidyard.com/embed/v4.js"></script><img style="width: 100%; margin: auto; display: block;" class="vidyard-player-embed" src="https://play.vidyard.com/GRJFiCEc9uSqJELta26in3.jpg" data-uuid="GRJFiCEc9uSqJELta26in3" data-v="4" data-type="inline" />',
    'https://share.vidyard.com/watch/GRJFiCEc9uSqJELta26in3',
  ],
  [
    'Vidyard, frame',
    '<iframe class="vidyard_iframe" src="//play.vidyard.com/GRJFiCEc9uSqJELta26in3.html?v=3.1.1" width="640"></iframe>',
    'https://share.vidyard.com/watch/GRJFiCEc9uSqJELta26in3',
  ],
  [
    'Synthesia',
    '<div style="position: relative; overflow: hidden; aspect-ratio: 1920/1080"><iframe src="https://share.synthesia.io/embeds/videos/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe" loading="lazy" title="Synthesia video player - Vans"></iframe></div>',
    'https://share.synthesia.io/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe',
  ],
  [
    'Tella',
    '<div style="position: relative"><iframe src="https://www.tella.tv/video/cm9xlj5iv0006/embed?b=0&title=0&a=1&loop=0&t=0&muted=0&wt=1" allowfullscreen></iframe></div>',
    'https://www.tella.tv/video/cm9xlj5iv0006/view',
  ],
  [
    'Dailymotion',
    '<div style="position:relative"><iframe src="https://geo.dailymotion.com/player.html?video=x84sh87" allow="web-share"></iframe></div>',
    'https://www.dailymotion.com/video/x84sh87',
  ],
  [
    'Dailymotion, script',
    '<script src="https://geo.dailymotion.com/player/xmztx.js" data-video="x84sh87"></script>',
    'https://www.dailymotion.com/video/x84sh87',
  ],
  [
    'Streamable',
    '<div style="width:100%"><iframe allow="fullscreen;autoplay" allowfullscreen src="https://streamable.com/e/i7gdzj?autoplay=1&muted=1"></iframe></div>',
    'https://streamable.com/i7gdzj',
  ],
  [
    'any other player',
    '<iframe src="https://videos.example.com/embed/42?a=1&amp;b=2"></iframe><script src="https://videos.example.com/embed.js"></script>',
    'https://videos.example.com/embed/42?a=1&b=2',
  ],
  [
    'any other player, copied as text',
    '&lt;div&gt;&lt;iframe src=&quot;https://videos.example.com/embed/42?a=1&amp;amp;b=2&quot;&gt;&lt;/iframe&gt;&lt;/div&gt;',
    'https://videos.example.com/embed/42?a=1&b=2',
  ],
  [
    'Wistia, copied as text',
    '&lt;div&gt;&lt;div class=&quot;wistia_embed wistia_async_g5pnf59ala&quot;&gt;&lt;/div&gt;&lt;/div&gt;',
    'https://fast.wistia.net/embed/iframe/g5pnf59ala',
  ],
  [
    'any other player, loaded late',
    '<div data-src="//videos.example.com/embed/42"></div>',
    'https://videos.example.com/embed/42',
  ],
  [
    'a player of this computer, loaded late',
    '<div data-src="http://localhost:4321/player"></div>',
    'http://localhost:4321/player',
  ],
  ['a page of this site', '<iframe src="/samples/pa-1.html"></iframe>', '/samples/pa-1.html'],
];

test.each(videos)('video: %s', (_form, code, address) => {
  expect(resolveVideo(code)).toEqual(resolveVideo(address));
});

const bookings: [form: string, code: string, address: string][] = [
  [
    'Calendly, inline',
    '<!-- Calendly inline widget begin --><div class="calendly-inline-widget" data-url="https://calendly.com/ann/intro?primary_color=ff0000" style="min-width:320px;height:700px;"></div><script type="text/javascript" src="https://assets.calendly.com/assets/external/widget.js" async></script><!-- Calendly inline widget end -->',
    'https://calendly.com/ann/intro?primary_color=ff0000',
  ],
  [
    'Calendly, badge',
    '<link href="https://assets.calendly.com/assets/external/widget.css" rel="stylesheet"><script src="https://assets.calendly.com/assets/external/widget.js" type="text/javascript" async></script><script type="text/javascript">window.onload = function() { Calendly.initBadgeWidget({ url: \'https://calendly.com/ann/intro\', text: \'Book\', color: \'#0069ff\', branding: true }); }</script>',
    'https://calendly.com/ann/intro',
  ],
  [
    'Calendly, link',
    '<a href="" onclick="Calendly.initPopupWidget({url: \'https://calendly.com/ann/intro\'});return false;">Schedule time with me</a>',
    'https://calendly.com/ann/intro',
  ],
  [
    'HubSpot',
    '<!-- Start of Meetings Embed Script --><div class="meetings-iframe-container" data-src="https://meetings-eu1.hubspot.com/ann?embed=true"></div><script type="text/javascript" src="https://static.hsappstatic.net/MeetingsEmbed/ex/MeetingsEmbedCode.js"></script>',
    'https://meetings-eu1.hubspot.com/ann',
  ],
  [
    'TidyCal',
    '<div class="tidycal-embed" data-path="ann/15-minute-meeting"></div><script src="https://asset-tidycal.b-cdn.net/js/embed.js" async></script>',
    'https://tidycal.com/ann/15-minute-meeting',
  ],
  [
    'TidyCal, by id',
    '<script async src="https://tidycal.com/js/embed.js" data-src="https://tidycal.com/js/embed.js"></script><div id="tidycal-embed" data-path="ann/intro"></div>',
    'https://tidycal.com/ann/intro',
  ],
  [
    'Cal.com, inline',
    `<!-- Cal inline embed code begins --><div style="width:100%" id="my-cal-inline"></div><script type="text/javascript">${calLoader} Cal("init", "intro", {origin:"https://cal.com"}); Cal.ns["intro"]("inline", { elementOrSelector:"#my-cal-inline", config: {"layout":"month_view"}, calLink: "ann/intro", }); Cal.ns["intro"]("ui", {"hideEventTypeDetails":false,"layout":"month_view"});</script>`,
    'https://cal.com/ann/intro',
  ],
  [
    'Cal.com, floating button',
    `<script>${calLoader} Cal("init", "intro", {origin:"https://app.cal.com"}); Cal.ns["intro"]("floatingButton", {"calLink":"ann/intro","config":{"layout":"month_view"}});</script>`,
    'https://app.cal.com/ann/intro',
  ],
  [
    'Cal.com, a script alone',
    '<script>Cal("inline", { calLink: "ann/intro" })</script>',
    'https://cal.com/ann/intro',
  ],
  [
    'Cal.com, click',
    `<button data-cal-link="ann/intro" data-cal-namespace="intro" data-cal-config='{"layout":"month_view"}'>Book</button><script>${calLoader} Cal("init", "intro", {origin:"https://cal.com"});</script>`,
    'https://cal.com/ann/intro',
  ],
  [
    'Cal.com in Europe',
    `<script>Cal("init", "30min", {origin:"https://app.cal.eu"}); Cal.ns["30min"]("inline", {calLink: "ann/30min"});</script>`,
    'https://app.cal.eu/ann/30min',
  ],
  [
    'Cal.com, run by oneself',
    '<script>Cal("init", {origin:"https://cal.acme.example"}); Cal("inline", {calLink: "ann/intro"});</script>',
    'https://cal.acme.example/ann/intro/embed?embedType=inline',
  ],
  [
    'Cal.com, run by oneself at a port, as JSON',
    '<script>Cal("init", {"origin" : "https://cal.acme.example:8443"}); Cal("inline", {calLink: "ann/intro"});</script>',
    'https://cal.acme.example:8443/ann/intro/embed?embedType=inline',
  ],
  [
    'Cal.com, run by oneself, with a day',
    '<script>Cal("init", {origin:"https://cal.company.example"}); Cal("inline", {calLink: "ann/intro?month=2026-05"});</script>',
    'https://cal.company.example/ann/intro/embed?month=2026-05&embedType=inline',
  ],
  [
    'Cal.com, run by oneself, click',
    '<button data-cal-link="ann/intro" data-cal-origin="https://cal.acme.example">Book</button>',
    'https://cal.acme.example/ann/intro/embed?embedType=inline',
  ],
  [
    'Cal.com, run by oneself at a port, click',
    "<button data-cal-link='ann/intro' data-cal-origin='https://cal.acme.example:8443'>Book</button>",
    'https://cal.acme.example:8443/ann/intro/embed?embedType=inline',
  ],
  [
    'LeadConnector',
    '<iframe src="https://api.leadconnectorhq.com/widget/booking/aCIv7rUnCGrysobt6Mlg" style="width: 100%;border:none;overflow: hidden;" scrolling="no" id="aCIv7rUnCGrysobt6Mlg_1776208534477"></iframe><br><script src="https://link.msgsndr.com/js/form_embed.js" type="text/javascript"></script>',
    'https://api.leadconnectorhq.com/widget/booking/aCIv7rUnCGrysobt6Mlg',
  ],
  [
    'LeadConnector, form',
    '<iframe src="https://link.acme.example/widget/form/fb9X2abcd" id="inline-fb9X2abcd" data-layout="{\'id\':\'INLINE\'}" data-trigger-type="alwaysShow" data-form-name="Form 0" data-height="473" data-layout-iframe-id="inline-fb9X2abcd" data-form-id="fb9X2abcd" title="Form 0"></iframe><script src="https://link.acme.example/js/form_embed.js"></script>',
    'https://link.acme.example/widget/form/fb9X2abcd',
  ],
  [
    'Acuity',
    '<iframe src="https://app.acuityscheduling.com/schedule.php?owner=34323945&ref=embedded_csp" title="Schedule Appointment" width="100%" height="800"></iframe><script src="https://embed.acuityscheduling.com/js/embed.js" type="text/javascript"></script>',
    'https://app.acuityscheduling.com/schedule.php?owner=34323945&ref=embedded_csp',
  ],
  [
    'Acuity, button',
    '<a href="https://app.acuityscheduling.com/schedule.php?owner=34323945" target="_blank" class="acuity-embed-button">Schedule</a><link rel="stylesheet" href="https://embed.acuityscheduling.com/embed/button/34323945.css" id="acuity-button-styles" /><script src="https://embed.acuityscheduling.com/embed/button/34323945.js" async></script>',
    'https://app.acuityscheduling.com/schedule.php?owner=34323945',
  ],
  [
    'SimplyBook.me',
    '<script src="//widget.simplybook.me/v2/widget/widget.js" type="text/javascript"></script><script type="text/javascript">var widget = new SimplybookWidget({"widget_type":"iframe","url":"https:\\/\\/acme.simplybook.me","theme":"default","theme_settings":{"timeline_hide_unavailable":"1"}});</script>',
    'https://acme.simplybook.me/',
  ],
  [
    'YouCanBookMe',
    '<script src="https://embed.ycb.me" async="true" data-domain="acme-intro" data-displaymode="auto"></script>',
    'https://acme-intro.youcanbook.me/',
  ],
  [
    'YouCanBookMe, frame',
    '<iframe src="https://acme-intro.youcanbook.me/?noframe=true&skipHeaderFooter=true" id="ycbm" frameborder="0"></iframe>',
    'https://acme-intro.youcanbook.me/?noframe=true&skipHeaderFooter=true',
  ],
  [
    'Google Calendar',
    `<!-- Google Calendar Appointment Scheduling begin --><iframe src="${google}?gv=true" style="border: 0" width="100%" height="600" frameborder="0"></iframe><!-- end Google Calendar Appointment Scheduling -->`,
    google,
  ],
  [
    'Google Calendar, button',
    `<link href="https://calendar.google.com/calendar/scheduling-button-script.css" rel="stylesheet"><script src="https://calendar.google.com/calendar/scheduling-button-script.js" async></script><script>(function() { var target = document.currentScript; window.addEventListener('load', function() { calendar.schedulingButton.load({ url: '${google}?gv=true', color: '#039BE5', label: 'Book an appointment', target, }); }); })();</script>`,
    google,
  ],
  [
    'Microsoft Bookings',
    "<iframe src='https://outlook.office.com/book/Acme@acme.example/?ismsaljsauthenabled=true' width='100%' height='100%' scrolling='yes' style='border:0'></iframe>",
    'https://outlook.office.com/book/Acme@acme.example/?ismsaljsauthenabled=true',
  ],
  [
    'Setmore',
    '<script id="setmore_script" type="text/javascript" src="https://assets.setmore.com/integration/static/setmoreIframeLive.js"></script><a style="float:none; position: fixed" id="Setmore_button_iframe" href="https://acme.setmore.com"><img border="none" src="https://assets.setmore.com/setmore/images/book-now-black.svg" alt="Book" /></a>',
    'https://acme.setmore.com',
  ],
  [
    'Zoho Bookings',
    "<iframe width='100%' height='750px' src='https://acme.zohobookings.com/portal-embed#/4754457000000044006' frameborder='0' allowfullscreen=''> </iframe>",
    'https://acme.zohobookings.com/#/4754457000000044006',
  ],
  [
    'Zoho Bookings, script',
    '<script src="https://acme.zohobookings.com/assets/embed.js"></script><script>Bookings.inlineEmbed({ url: "https://acme.zohobookings.com/portal-embed#/intro", parent: "#inline" });</script>',
    'https://acme.zohobookings.com/#/intro',
  ],
  [
    'SavvyCal',
    "<div id=\"booking-page\"></div><script>window.SavvyCal=window.SavvyCal||function(){(SavvyCal.q=SavvyCal.q||[]).push(arguments)};</script><script async src=\"https://embed.savvycal.com/v1/embed.js\"></script><script>SavvyCal('init');SavvyCal('inline', { link: 'ann/intro', selector: '#booking-page' })</script>",
    'https://savvycal.com/ann/intro',
  ],
  [
    'SavvyCal, link',
    '<a href="https://savvycal.com/ann/intro" data-savvycal-embed>Book</a>',
    'https://savvycal.com/ann/intro',
  ],
  [
    'Tally',
    '<iframe data-tally-src="https://tally.so/embed/mYvKpB?alignLeft=1" loading="lazy"></iframe><script>var d=document,w="https://tally.so/widgets/embed.js";</script>',
    'https://tally.so/embed/mYvKpB?alignLeft=1',
  ],
  [
    'any other form',
    '<iframe src="//book.example.com/form?x=1"></iframe>',
    'https://book.example.com/form?x=1',
  ],
  ['a page of this site', '<iframe src="/samples/booking.html"></iframe>', '/samples/booking.html'],
];

test.each(bookings)('booking: %s', (_form, code, address) => {
  expect(resolveBooking(code)).toEqual(resolveBooking(address));
});

test('the script of a form may be pasted with its tag', () => {
  const script = (pasted: string) =>
    resolveBooking('https://book.example.com/form', pasted).scriptUrl;
  expect(
    script(
      '<script src="https://book.example.com/embed.js" type="text/javascript" async></script>',
    ),
  ).toBe('https://book.example.com/embed.js');
  expect(script('<script src="//book.example.com/embed.js"></script>')).toBe(
    'https://book.example.com/embed.js',
  );
  expect(script('book.example.com/embed.js?v=2')).toBe('https://book.example.com/embed.js?v=2');
  expect(
    script(
      '<img src="https://book.example.com/a.js"><script>load()</script><script src=" https://book.example.com/embed.js "></script>',
    ),
  ).toBe('https://book.example.com/embed.js');
  expect(() => script('<iframe src="https://book.example.com/form"></iframe>')).toThrow(
    'the address of the script must end with .js',
  );
});

describe('what names no page, or more than one', () => {
  const rejected: [form: string, text: string, problem: string][] = [
    [
      'two addresses',
      `${watch} or https://vimeo.com/76979871`,
      `must name one page: this names 2, ${watch} and https://vimeo.com/76979871; keep the one that is meant. A right address looks like ${watch}`,
    ],
    [
      'two frames',
      `<iframe src="https://www.youtube.com/embed/${id}"></iframe><iframe src="https://vimeo.com/76979871"></iframe>`,
      `this names 2, https://www.youtube.com/embed/${id} and https://vimeo.com/76979871`,
    ],
    [
      'two moments of one film',
      `<iframe src="https://www.youtube.com/embed/${id}?start=1" data-src="https://www.youtube.com/embed/${id}?start=2"></iframe>`,
      'this names 2',
    ],
    [
      'a film in two formats',
      '<video><source src="https://cdn.example.com/a.webm"><source src="https://cdn.example.com/a.mp4"></video>',
      'https://cdn.example.com/a.webm and https://cdn.example.com/a.mp4',
    ],
    [
      'a page and one that cannot be shown',
      `${watch} https://www.youtube.com/@acme`,
      `this names 2, ${watch} and https://www.youtube.com/@acme`,
    ],
    [
      'two that cannot be shown',
      'https://www.youtube.com/@acme https://www.youtube.com/@ann',
      'must name one page: this names 2, https://www.youtube.com/@acme and https://www.youtube.com/@ann',
    ],
    [
      'three links',
      '<a href="https://a.example/1">1</a><a href="https://a.example/2">2</a><a href="https://a.example/3">3</a>',
      'this names 3, https://a.example/1 and https://a.example/2 and https://a.example/3',
    ],
    [
      'a script alone',
      '<script src="https://assets.calendly.com/assets/external/widget.js"></script>',
      'this code names none that the site knows to read, and a script alone is not a page',
    ],
    [
      'a script with data of its own',
      '<script src="https://a.example/b.js" data-src="https://a.example/b.js" data-url="https://a.example/c"></script>',
      'this code names none',
    ],
    [
      'a picture',
      '<img src="https://a.example/b.png" data-src="https://a.example/b.png">',
      'this code names none',
    ],
    [
      'a style',
      '<link rel="stylesheet" href="https://a.example/b.css"><style>a { background: url(https://a.example/c) }</style>',
      'this code names none',
    ],
    [
      'a script in a call',
      '<script>load({ url: "https://a.example/b.js" })</script>',
      'this code names none',
    ],
    ['an empty frame', '<iframe src=""></iframe>', 'this code names none'],
    ['a blank frame', '<iframe src="about:blank"></iframe>', 'this code names none'],
    ['a link of this page', '<a href="#book">Book</a>', 'this code names none'],
    [
      'a frame that runs a script',
      '<iframe src="javascript:alert(1)"></iframe>',
      'javascript: is not the address of a page',
    ],
    [
      'a frame with a page inside its address',
      '<iframe src="data:text/html,hello"></iframe>',
      'data: is not the address of a page',
    ],
    [
      'an unencrypted frame',
      '<iframe src="http://a.example/b"></iframe>',
      'browsers block an unencrypted frame',
    ],
    [
      'a frame with a password',
      '<iframe src="https://a:b@a.example/b"></iframe>',
      'must not hold a name or a password',
    ],
    ['nothing', '', 'must not be empty: without an address there is nothing to show'],
    [
      'what nobody sees',
      ' \u200B ',
      'must not be empty: without an address there is nothing to show',
    ],
    ['words', 'our film', 'must name a page: there is no address in this text'],
    [
      'the text of a whole page',
      'x '.repeat(10_001),
      'must be one address: this is a text of 20002 characters',
    ],
    ['a path with a space', '/samples/our film.html', 'it has a space or a backslash in it'],
    [
      'a page that another scheme hides',
      'data:text/html,<iframe src="https://a.example/b"></iframe>',
      'data: is not the address of a page',
    ],
    [
      'a page and a film',
      'https://a.example/b //cdn.example.com/c film.mp4',
      'this names 2, https://a.example/b and //cdn.example.com/c',
    ],
    [
      'a page and a film of this computer',
      'https://a.example/b http://localhost:4321/c film.mp4',
      'this names 2, https://a.example/b and http://localhost:4321/c',
    ],
    [
      'words after a script',
      '<script src="https://a.example/b.js"></script> url: "https://a.example/c"',
      'must name a page: this code names none',
    ],
    ['words like a call', '<p>url: "https://a.example/c"</p>', 'this code names none'],
    [
      'data like a call',
      `<div data-call='url: "https://a.example/c"'></div>`,
      'this code names none',
    ],
    [
      'an id on an element of nobody',
      '<div media-id="g5pnf59ala" playback-id="g5pnf59ala" videoid="g5pnf59ala"></div>',
      'this code names none',
    ],
    [
      'an id of no video',
      '<div class="user" data-uuid="g5pnf59ala"></div>',
      'this code names none',
    ],
    [
      'a path of no calendar',
      '<div class="map" data-path="ann/intro"></div>',
      'this code names none',
    ],
    ['a sound', '<audio src="sound"></audio>', 'this code names none'],
    [
      'data of another script',
      '<script src="https://a.example/b.js" data-video="x84sh87" data-domain="acme"></script>',
      'this code names none',
    ],
  ];
  test.each(rejected)('%s', (_form, text, problem) => {
    expect(() => resolveVideo(text)).toThrow(problem);
    expect(() => resolveBooking(text)).toThrow(
      _form.startsWith('a film') || text.includes('youtube') || text.includes('vimeo')
        ? 'A right address looks like'
        : problem,
    );
  });
});

test('no text whatever takes long or ends in anything but an answer', () => {
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
    "'",
    '{',
    ' ',
    '\n',
    '//',
    '@',
    ':',
    'a.b/',
    '%',
    '\u0000',
    '😀',
    'SavvyCal(',
  ];
  const start = performance.now();
  for (let seed = 1; seed <= 400; seed += 1) {
    const text = Array.from(
      { length: 200 },
      (_, index) => parts[(seed * (index + 7) * 2_654_435_761) % parts.length] ?? '',
    ).join('');
    for (const resolve of [resolveVideo, resolveBooking]) {
      try {
        expect(resolve(text)).toBeTypeOf('object');
      } catch (error) {
        expect((error as Error).message).toContain('A right address looks like ');
      }
    }
  }
  for (const part of parts)
    expect(() => resolveVideo(`<a ${part.repeat(19_000 / part.length)}`), part).toThrow(
      'A right address looks like ',
    );
  expect(performance.now() - start).toBeLessThan(10_000);
});
