import { addressError, withQuery } from './address.ts';
import { hostOf, type Host } from './hosts.ts';
import { readPasted } from './snippet.ts';

/** A video that plays in a frame: what goes into the frame, and what opens in a new tab. */
export interface VideoFrame {
  kind: 'frame';
  /** The kind of host, such as 'youtube'; 'page' for any other https page, 'own' for a path of this site. */
  provider: string;
  /** The address of the frame: absolute https, or a path of this site that starts with '/'. */
  embedUrl: string;
  /** The address of the video's own page, for 'Open the video in a new tab'. */
  openUrl: string;
}

/** A film file elsewhere, which a browser plays by itself. */
export interface VideoFile {
  kind: 'file';
  /** Its address, absolute https. */
  url: string;
  /** Every origin that it may come from, redirects included, as a policy names them. */
  origins: readonly string[];
}

/** A film file of the owner. */
export interface VideoMedia {
  kind: 'media';
  /** Its path below content/media, with '/' between folders and none in front, such as 'films/pa-1.mp4'. */
  path: string;
}

/** A video as the content names it. */
export type Video = VideoFrame | VideoFile | VideoMedia;

interface Provider extends Host {
  /** The name that the content knows it by. */
  name: string;
  /** Where its rule is written, or what it was taken from. */
  source: string;
  /** What else lives on these hosts and cannot be played in a frame. */
  notVideos: string;
  /** The two addresses of a video or those of its file, or null where the address is not that of one video. */
  read: (address: URL) => Pick<VideoFrame, 'embedUrl' | 'openUrl'> | VideoFile | null;
}

/** Every host that is known by its addresses. One more is one more entry. */
const providers: readonly Provider[] = [
  {
    name: 'youtube',
    title: 'YouTube',
    domains: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    source: 'https://developers.google.com/youtube/player_parameters',
    example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    notVideos: 'a channel, a search or a clip has no player of its own',
    read(address) {
      const list = address.searchParams.get('list');
      if (/^\/(playlist|embed\/videoseries)\/?$/.test(address.pathname)) {
        if (list === null || !/^[A-Z]{2}[\w-]{10,}$/.test(list)) return null;
        return {
          embedUrl: withQuery('https://www.youtube-nocookie.com/embed/videoseries', {
            list,
            autoplay: 1,
            playsinline: 1,
            rel: 0,
          }),
          openUrl: withQuery('https://www.youtube.com/playlist', { list }),
        };
      }
      const inPath = address.hostname.endsWith('youtu.be')
        ? /^\/([^/]+)\/?$/
        : /^\/(?:embed|shorts|live|watch|v|e)\/([^/]+)\/?$/;
      const id = /^\/watch\/?$/.test(address.pathname)
        ? address.searchParams.get('v')
        : inPath.exec(address.pathname)?.[1];
      // Two kinds of embed page without a video id stand where an id would, and are as long as one.
      if (!id || !/^[\w-]{11}$/.test(id) || id === 'videoseries' || id === 'live_stream')
        return null;
      const start = startSeconds(address);
      return {
        embedUrl: withQuery(`https://www.youtube-nocookie.com/embed/${id}`, {
          autoplay: 1,
          playsinline: 1,
          rel: 0,
          start,
        }),
        openUrl: withQuery('https://www.youtube.com/watch', { v: id, t: start && `${start}s` }),
      };
    },
  },
  {
    name: 'vimeo',
    title: 'Vimeo',
    domains: ['vimeo.com'],
    source:
      'https://developer.vimeo.com/player/sdk/embed; events as in https://github.com/streamlink/streamlink/blob/master/src/streamlink/plugins/vimeo.py',
    example: 'https://vimeo.com/76979871',
    notVideos: 'a profile, a showcase or a search has no player of its own',
    read(address) {
      const event = /^\/event\/(\d+)(?:\/embed)?(?:\/([\da-f]{6,}))?\/?$/.exec(address.pathname);
      if (event) {
        const [, number = '', secret] = event;
        const ending = secret === undefined ? '' : `/${secret}`;
        return {
          embedUrl: `https://vimeo.com/event/${number}/embed${ending}`,
          openUrl: `https://vimeo.com/event/${number}${ending}`,
        };
      }
      const match =
        /^\/(?:video\/|manage\/videos\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{3,})(?:\/(\w+))?\/?$/.exec(
          address.pathname,
        );
      const id = match?.[1];
      // An unlisted video plays with its hash only: in the path of its page, in the query of its player.
      const hash = match?.[2] ?? address.searchParams.get('h') ?? undefined;
      if (!id || (hash !== undefined && !/^[\da-f]{6,}$/.test(hash))) return null;
      const start = startSeconds(address);
      const fragment = start ? `#t=${start}s` : '';
      return {
        embedUrl:
          withQuery(`https://player.vimeo.com/video/${id}`, {
            h: hash,
            autoplay: 1,
            playsinline: 1,
            dnt: 1,
          }) + fragment,
        openUrl: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}${fragment}`,
      };
    },
  },
  {
    name: 'loom',
    title: 'Loom',
    domains: ['loom.com'],
    everyday: true,
    source:
      'https://dev.loom.com and https://github.com/iamcal/oembed/blob/master/providers/loom.yml',
    example: 'https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184',
    notVideos: 'a folder or a workspace has no player of its own',
    read(address) {
      // A title may stand before the id.
      const id = /^\/(?:share|embed)\/(?:[\w-]+-)?([\da-f]{32})\/?$/.exec(address.pathname)?.[1];
      if (!id) return null;
      const t = startSeconds(address);
      return {
        embedUrl: withQuery(`https://www.loom.com/embed/${id}`, {
          autoplay: 1,
          hideEmbedTopBar: 'true',
          t,
        }),
        openUrl: withQuery(`https://www.loom.com/share/${id}`, { t }),
      };
    },
  },
  {
    name: 'wistia',
    title: 'Wistia',
    domains: ['wistia.com', 'wistia.net', 'wi.st'],
    source: 'https://docs.wistia.com/docs/embed-options-and-plugins',
    example: 'https://fast.wistia.net/embed/iframe/g5pnf59ala',
    notVideos: 'a project, a folder or a channel has no player of its own',
    read(address) {
      const id = /^\/(?:medias|embed\/iframe|embed\/medias)\/([\da-z]{10})\/?$/.exec(
        address.pathname,
      )?.[1];
      if (!id) return null;
      const player = `https://fast.wistia.net/embed/iframe/${id}`;
      const time = startSeconds(address);
      return {
        embedUrl: withQuery(player, {
          autoPlay: 'true',
          playsinline: 'true',
          doNotTrack: 'true',
          time,
        }),
        // The media page may ask visitors to sign in; the player page never does.
        openUrl: withQuery(player, { time }),
      };
    },
  },
  {
    name: 'bunny',
    title: 'Bunny Stream',
    domains: ['mediadelivery.net', 'video.bunnycdn.com'],
    source: 'https://docs.bunny.net/docs/stream-embedding-videos',
    example: 'https://iframe.mediadelivery.net/embed/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe',
    notVideos: 'the address needs the number of the library and the id of the video',
    read(address) {
      const path = /^\/(?:embed|play)\/(\d+\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/.exec(
        address.pathname,
      )?.[1];
      if (!path) return null;
      const host =
        address.hostname === 'video.bunnycdn.com' ? 'iframe.mediadelivery.net' : address.hostname;
      // A library with token authentication plays with these two only.
      const signature = {
        token: address.searchParams.get('token') ?? undefined,
        expires: address.searchParams.get('expires') ?? undefined,
      };
      const t = startSeconds(address);
      return {
        embedUrl: withQuery(`https://${host}/embed/${path}`, {
          autoplay: 'true',
          responsive: 'true',
          ...signature,
          t,
        }),
        openUrl: withQuery(`https://${host}/play/${path}`, { ...signature, t }),
      };
    },
  },
  {
    name: 'cloudflare',
    title: 'Cloudflare Stream',
    domains: ['cloudflarestream.com', 'videodelivery.net'],
    source: 'https://developers.cloudflare.com/stream/viewing-videos/using-the-stream-player/',
    example:
      'https://customer-f33zs165nr7gyfy4.cloudflarestream.com/6b9e68b07dfee8cc2d116e4c51d6a957/watch',
    notVideos: 'the address needs the id of the video, 32 letters and digits, or its signed token',
    read(address) {
      const id =
        /^\/([\da-f]{32}|[\w-]+\.[\w-]+\.[\w-]+)(?:\/(?:watch|iframe|manifest\/video\.(?:m3u8|mpd)|downloads\/default\.mp4))?\/?$/.exec(
          address.pathname,
        )?.[1];
      if (!id) return null;
      const [subdomain = '', ...domain] = address.hostname.split('.');
      const page = (kind: 'watch' | 'iframe') =>
        subdomain.startsWith('customer-')
          ? `https://${address.hostname}/${id}/${kind}`
          : `https://${kind}.${domain.join('.')}/${id}`;
      const start = startSeconds(address);
      return {
        embedUrl: withQuery(page('iframe'), { autoplay: 'true', startTime: start && `${start}s` }),
        openUrl: page('watch'),
      };
    },
  },
  {
    name: 'mux',
    title: 'Mux',
    domains: ['mux.com'],
    everyday: true,
    source: 'https://www.mux.com/docs/guides/mux-player-web',
    example: 'https://player.mux.com/EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs',
    notVideos: 'the address needs the playback id of the video',
    read(address) {
      const id = /^\/(\w{20,})(?:\.m3u8|\/[\w-]+\.mp4)?\/?$/.exec(address.pathname)?.[1];
      if (!id) return null;
      const token =
        address.searchParams.get('playback-token') ??
        address.searchParams.get('token') ??
        undefined;
      const player = withQuery(`https://player.mux.com/${id}`, {
        'playback-token': token,
        'start-time': startSeconds(address),
      });
      return { embedUrl: withQuery(player, { autoplay: 'true' }), openUrl: player };
    },
  },
  {
    name: 'drive',
    title: 'Google Drive',
    domains: ['drive.google.com'],
    source: "the code of Drive's own menu, Share, Embed item",
    example: 'https://drive.google.com/file/d/1NNh3ah3pfPlNdLlSh-owM3lZOrFaOVk_/view',
    notVideos:
      'a folder has no player; the address of the file itself is needed, shared with anyone who has the link',
    read(address) {
      const id =
        /^\/(?:a\/[^/]+\/)?file\/(?:u\/\d+\/)?d\/([\w-]{5,})(?:\/(?:view|preview|edit))?\/?$/.exec(
          address.pathname,
        )?.[1] ?? (/^\/(open|uc)$/.test(address.pathname) ? address.searchParams.get('id') : null);
      if (id === null || !/^[\w-]{5,}$/.test(id)) return null;
      const page = (kind: 'view' | 'preview') =>
        withQuery(`https://drive.google.com/file/d/${id}/${kind}`, {
          resourcekey: address.searchParams.get('resourcekey') ?? undefined,
        });
      return { embedUrl: page('preview'), openUrl: page('view') };
    },
  },
  {
    name: 'dropbox',
    title: 'Dropbox',
    domains: ['dropbox.com', 'dropboxusercontent.com'],
    source: 'https://help.dropbox.com/share/force-download',
    example:
      'https://www.dropbox.com/scl/fi/7olc36bmmpks3fz6ftyoa/film.mp4?rlkey=1bh9yfcpaol5sruk3sy36x4ut',
    notVideos:
      'Dropbox forbids other sites to frame its pages, and a browser plays the file of an MP4 or WebM film only: the address needs to be the link of one',
    read(address) {
      if (!/^\/(s|scl\/fi)\/\w+\/[^/]+$/.test(address.pathname) || !film.test(address.pathname))
        return null;
      const others = Object.fromEntries(
        [...address.searchParams].filter(([name]) => name !== 'dl' && name !== 'raw'),
      );
      return {
        kind: 'file',
        url: withQuery(withQuery(`https://www.dropbox.com${address.pathname}`, others), { raw: 1 }),
        // The address answers with a redirect to a host whose name changes, which a policy has to allow as well.
        origins: [
          'https://www.dropbox.com',
          'https://dl.dropboxusercontent.com',
          'https://*.dl.dropboxusercontent.com',
        ],
      };
    },
  },
  {
    name: 'tiktok',
    title: 'TikTok',
    domains: ['tiktok.com'],
    source: 'https://developers.tiktok.com/doc/embed-player/',
    example: 'https://www.tiktok.com/@scout2015/video/6718335390845095173',
    notVideos:
      'a profile or a photo has no player, and a short link does not tell which video it leads to: open it, and paste the address that the browser then shows',
    read(address) {
      const match =
        /^\/(?:(@[\w.-]+)\/video|player\/v1|embed(?:\/v2)?|v)\/(\d{6,})(?:\.html)?\/?$/.exec(
          address.pathname,
        );
      if (!match) return null;
      const [, user, id = ''] = match;
      const player = `https://www.tiktok.com/player/v1/${id}`;
      return {
        embedUrl: withQuery(player, { autoplay: 1 }),
        openUrl: user === undefined ? player : `https://www.tiktok.com/${user}/video/${id}`,
      };
    },
  },
  {
    name: 'instagram',
    title: 'Instagram',
    domains: ['instagram.com'],
    source:
      "https://help.instagram.com/620154495870484, and the frame that Instagram's embed.js makes",
    example: 'https://www.instagram.com/reel/DVdixdNjGhC/',
    notVideos:
      'a profile or a story cannot be framed, only a post or a reel that everybody may see',
    read(address) {
      const match =
        /^\/(?:[\w.]+\/)?(p|reel|reels|tv)\/([\w-]{5,})(?:\/embed(?:\/captioned)?)?\/?$/.exec(
          address.pathname,
        );
      if (!match) return null;
      const post = `https://www.instagram.com/${match[1] === 'reels' ? 'reel' : (match[1] ?? '')}/${match[2] ?? ''}/`;
      return { embedUrl: `${post}embed/`, openUrl: post };
    },
  },
  {
    name: 'facebook',
    title: 'Facebook',
    domains: ['facebook.com', 'fb.watch'],
    source: 'https://developers.facebook.com/docs/plugins/embedded-video-player',
    example: 'https://www.facebook.com/watch/?v=1940219196008420',
    notVideos:
      'a page or a profile cannot be framed, and a short link (fb.watch, /share/) does not tell which video it leads to: open it, and paste the address that the browser then shows',
    read(address) {
      const framed =
        address.pathname === '/plugins/video.php' ? address.searchParams.get('href') : null;
      const video = framed !== null && URL.canParse(framed) ? new URL(framed) : address;
      if (!/(^|\.)facebook\.com$/.test(video.hostname)) return null;
      const inQuery = /^\/(watch|watch\/live|video\.php)\/?$/.test(video.pathname)
        ? video.searchParams.get('v')
        : null;
      const inPath = /^\/(?:reel\/\d{6,}|[\w.-]+\/videos\/(?:[^/]+\/)?\d{6,})\/?$/.exec(
        video.pathname,
      )?.[0];
      const openUrl =
        inQuery !== null && /^\d{6,}$/.test(inQuery)
          ? `https://www.facebook.com/watch/?v=${inQuery}`
          : inPath === undefined
            ? undefined
            : `https://www.facebook.com${inPath}`;
      if (openUrl === undefined) return null;
      return {
        embedUrl: withQuery('https://www.facebook.com/plugins/video.php', {
          href: openUrl,
          show_text: 'false',
          autoplay: 'true',
        }),
        openUrl,
      };
    },
  },
  {
    name: 'linkedin',
    title: 'LinkedIn',
    domains: ['linkedin.com', 'lnkd.in'],
    source: "the code of a post's own menu, Embed this post",
    example: 'https://www.linkedin.com/feed/update/urn:li:activity:7354091619383414784',
    notVideos:
      'a profile, a company or an article cannot be framed, only a post that everybody may see, by its full address',
    read(address) {
      const match =
        /^\/(?:(?:embed\/)?feed\/update|video\/live)\/urn(?::|%3A)li(?::|%3A)(activity|share|ugcPost)(?::|%3A)(\d{10,})\/?$|^\/posts\/.*-(activity|share|ugcPost)-(\d{10,})(?:-[\w-]*)?\/?$/i.exec(
          address.pathname,
        );
      const [, kind = match?.[3], id = match?.[4]] = match ?? [];
      if (kind === undefined || id === undefined) return null;
      return {
        embedUrl: `https://www.linkedin.com/embed/feed/update/urn:li:${kind}:${id}`,
        openUrl: `https://www.linkedin.com/feed/update/urn:li:${kind}:${id}`,
      };
    },
  },
  {
    name: 'heygen',
    title: 'HeyGen',
    domains: ['heygen.com'],
    source: "the code of a video's own menu, Share, Embed",
    example: 'https://app.heygen.com/share/6e14c1dcfe7642609cd2296150b51d95',
    notVideos:
      'the address needs the id of the video, 32 letters and digits, and the video to be shared',
    read(address) {
      // A title may stand before the id.
      const id = /^\/(?:share|videos|embeds?)\/(?:[\w-]+-)?([\da-f]{32})\/?$/.exec(
        address.pathname,
      )?.[1];
      return id
        ? {
            embedUrl: `https://app.heygen.com/embeds/${id}`,
            openUrl: `https://app.heygen.com/share/${id}`,
          }
        : null;
    },
  },
  {
    name: 'descript',
    title: 'Descript',
    domains: ['descript.com'],
    source: "the code of a shared page's own menu, Embed",
    example: 'https://share.descript.com/view/LAT0KNJMxmH',
    notVideos: 'a project cannot be framed, only the page that it was published to',
    read(address) {
      const id = /^\/(?:view|embed)\/(\w{8,})(?:\/[\w-]*)?\/?$/.exec(address.pathname)?.[1];
      return id && address.hostname === 'share.descript.com'
        ? {
            embedUrl: `https://share.descript.com/embed/${id}`,
            openUrl: `https://share.descript.com/view/${id}`,
          }
        : null;
    },
  },
  {
    name: 'vidyard',
    title: 'Vidyard',
    domains: ['vidyard.com'],
    source:
      'https://knowledge.vidyard.com/hc/en-us/articles/360019034753 and https://github.com/iamcal/oembed/blob/master/providers/vidyard.yml',
    example: 'https://share.vidyard.com/watch/GRJFiCEc9uSqJELta26in3',
    notVideos: 'the address needs the id of the video, as its sharing page has it',
    read(address) {
      const id = /^\/(?:watch\/|share\/)?([\w-]{12,})(?:\.html|\.jpg)?\/?$/.exec(
        address.pathname,
      )?.[1];
      if (!id || /^(www|app|knowledge)\.|^vidyard/.test(address.hostname)) return null;
      return {
        embedUrl: withQuery(`https://play.vidyard.com/${id}.html`, { autoplay: 1 }),
        openUrl: `https://share.vidyard.com/watch/${id}`,
      };
    },
  },
  {
    name: 'synthesia',
    title: 'Synthesia',
    domains: ['synthesia.io'],
    source: 'https://docs.synthesia.io/docs/video-overview, Copy embed code',
    example: 'https://share.synthesia.io/09e50cb5-fc03-4938-a8b0-5a3e562eabad',
    notVideos:
      'the video needs to be published, and the address to be its link, with share. in front',
    read(address) {
      const id = /^\/(?:embeds\/videos\/)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/.exec(
        address.pathname,
      )?.[1];
      return id && address.hostname === 'share.synthesia.io'
        ? {
            embedUrl: `https://share.synthesia.io/embeds/videos/${id}`,
            openUrl: `https://share.synthesia.io/${id}`,
          }
        : null;
    },
  },
  {
    name: 'tella',
    title: 'Tella',
    domains: ['tella.tv', 'tella.video'],
    everyday: true,
    source:
      'https://github.com/iamcal/oembed/blob/master/providers/tella.yml, and the code of Share, Embed',
    example: 'https://www.tella.tv/video/cm9xlj5iv00060aibacxm6vkp/view',
    notVideos: 'the address needs the name or the id of the video after /video/',
    read(address) {
      const id = (
        address.hostname.endsWith('tella.video')
          ? /^\/([\w-]{4,})\/?$/
          : /^\/video\/([\w-]{4,})(?:\/(?:view|embed))?\/?$/
      ).exec(address.pathname)?.[1];
      if (!id) return null;
      return {
        embedUrl: withQuery(`https://www.tella.tv/video/${id}/embed`, { a: 1 }),
        openUrl: `https://www.tella.tv/video/${id}/view`,
      };
    },
  },
  {
    name: 'dailymotion',
    title: 'Dailymotion',
    domains: ['dailymotion.com', 'dai.ly'],
    source: 'https://developers.dailymotion.com/docs/iframe-web',
    example: 'https://www.dailymotion.com/video/x84sh87',
    notVideos: 'a channel, a playlist or a search has no player of its own here',
    read(address) {
      const { hostname, pathname, searchParams } = address;
      const inPath = (
        hostname === 'dai.ly'
          ? /^\/([xk][a-z\d]{3,})\/?$/
          : /^\/(?:embed\/)?video\/([xk][a-z\d]{3,})(?:_[^/]*)?\/?$/
      ).exec(pathname)?.[1];
      const player =
        hostname === 'geo.dailymotion.com'
          ? /^\/player(?:\/\w+)?\.html$/.exec(pathname)?.[0]
          : undefined;
      const id = player === undefined ? inPath : searchParams.get('video');
      if (!id || !/^[xk][a-z\d]{3,}$/.test(id)) return null;
      const start = startSeconds(address);
      return {
        embedUrl: withQuery(`https://geo.dailymotion.com${player ?? '/player.html'}`, {
          video: id,
          startTime: start,
          autoplay: 'true',
        }),
        openUrl: withQuery(`https://www.dailymotion.com/video/${id}`, { start }),
      };
    },
  },
  {
    name: 'streamable',
    title: 'Streamable',
    domains: ['streamable.com'],
    source:
      'https://github.com/yt-dlp/yt-dlp/blob/master/yt_dlp/extractor/streamable.py, and the code of Share, Embed',
    example: 'https://streamable.com/i7gdzj',
    notVideos: 'the address needs the id of the video and nothing else',
    read(address) {
      const id =
        /^\/(?:[eos]\/)?(?!login|signup|pricing|terms|privacy|about|contact|settings|library|upload)([a-z\d]{4,})\/?$/.exec(
          address.pathname,
        )?.[1];
      return id
        ? {
            embedUrl: withQuery(`https://streamable.com/e/${id}`, { autoplay: 1 }),
            openUrl: `https://streamable.com/${id}`,
          }
        : null;
    },
  },
];

/**
 * The names that `unsandboxed` in the content may hold: those of the providers that play in a frame, and 'page' for all others.
 */
export const videoProviders: readonly string[] = [
  ...providers.map(({ name }) => name).filter((name) => name !== 'dropbox'),
  'page',
];

/** Hosts whose pages no other site may frame, and what to do instead. Short links are among them: only a browser learns where they lead. */
const unframed: readonly (Host & { reason: string })[] = [
  {
    title: 'X',
    domains: ['x.com', 'twitter.com'],
    reason:
      'X forbids other sites to frame its pages: put the film file into content/media and name it here, or upload it to one of the video hosts',
    example: 'films/my-film.mp4',
  },
  {
    title: 'a shortener',
    domains: [
      'bit.ly',
      'tinyurl.com',
      't.co',
      'goo.gl',
      'g.co',
      'ow.ly',
      'rb.gy',
      'cutt.ly',
      'is.gd',
      'buff.ly',
      'hubs.ly',
      'hubs.li',
    ],
    everyday: true,
    reason:
      'a short link does not tell which page it leads to: open it, and paste the address that the browser then shows',
    example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
];

/** Files that a browser plays by itself; a playlist (m3u8) in the browsers that know HLS. */
const film = /\.(mp4|webm)$/i;
const stream = /\.m3u8$/i;
const otherFile =
  /\.(m4v|mov|mkv|avi|wmv|flv|ogv|mp3|m4a|wav|mpd|pdf|zip|jpe?g|png|gif|svg|webp|avif|js|css)$/i;
const anyExample =
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ or https://example.com/embed/my-video';

/**
 * Turns what an owner may paste for a video into the privacy-friendly embed address, or into the film file that it names:
 * an address with or without https://, a share page, embed code, an https address of a film file, a path below content/media.
 * Autoplay is asked for since the visitor has just pressed play; a browser may refuse it.
 *
 * @throws Error that says what is wrong with the address and shows a right one
 */
export function resolveVideo(pasted: string): Video {
  const path = mediaPath(pasted.trim());
  if (path !== undefined) return { kind: 'media', path };
  return readPasted(pasted, anyExample, (address) => {
    if (address.kind === 'web') return resolveWeb(address.url);
    if (otherFile.test(pathOf(address.path)) || stream.test(pathOf(address.path)))
      throw fileError(address.path, 'films/my-film.mp4');
    return { kind: 'frame', provider: 'own', embedUrl: address.path, openUrl: address.path };
  });
}

function resolveWeb(url: URL): Video {
  const provider = hostOf(url, providers);
  if (provider) {
    const video = provider.read(url);
    if (!video)
      throw addressError(
        `must be the address of one video on ${provider.title}`,
        provider.notVideos,
        provider.example,
      );
    return 'kind' in video ? video : { kind: 'frame', provider: provider.name, ...video };
  }
  const closed = hostOf(url, unframed);
  if (closed)
    throw addressError(`must not be a page of ${closed.title}`, closed.reason, closed.example);
  if (film.test(url.pathname) || stream.test(url.pathname))
    return { kind: 'file', url: url.href, origins: [url.origin] };
  if (otherFile.test(url.pathname)) throw fileError(url.pathname, anyExample);
  return { kind: 'frame', provider: 'page', embedUrl: url.href, openUrl: url.href };
}

/**
 * The path below content/media where a text names a film there, however it is written; undefined otherwise.
 * Forms in a browser write it with a slash in front, and people with the folders that it stands in.
 */
function mediaPath(text: string): string | undefined {
  const path = pathOf(text);
  // With a host in front it is a file elsewhere: the name of a folder has no dot, or everything is the name of the file.
  if (
    !film.test(path) ||
    /[<>"\n\\:]|^\/\/|(^|\/)\.\.(\/|$)/.test(path) ||
    /^[^/]+\.[^/]+\//.test(path)
  )
    return undefined;
  return path
    .replace(/^(\.?\/)+/, '')
    .replace(/^(content\/)?media\//, '')
    .replace(/\/{2,}/g, '/');
}

const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

function fileError(path: string, example: string): Error {
  const ending = /[^.]*$/.exec(pathOf(path))?.[0] ?? '';
  return addressError(
    'must be a page with a player, or a film as MP4 or WebM',
    `browsers do not play .${ending.toLowerCase()} files`,
    example,
  );
}

/** Where a video is to start, in whole seconds, or undefined for its beginning; reads `90`, `90s` and `1h2m3s`. */
function startSeconds(address: URL): number | undefined {
  const fromFragment = /^#t=(.+)$/.exec(address.hash)?.[1];
  const names = ['t', 'start', 'startTime', 'start-time', 'time', 'wtime'];
  const written =
    names.map((name) => address.searchParams.get(name)).find((value) => value !== null) ??
    fromFragment;
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(written ?? '');
  const seconds =
    Number(match?.[1] ?? 0) * 3600 + Number(match?.[2] ?? 0) * 60 + Number(match?.[3] ?? 0);
  return seconds || undefined;
}
