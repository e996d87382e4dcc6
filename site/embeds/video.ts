import { addressError, readAddress, withQuery } from './address.ts';

/** A video as the site shows it: what goes into the frame, and what opens in a new tab. */
export interface Video {
  /** The kind of host, such as 'youtube'; 'page' for any other https page, 'own' for a path of this site. */
  provider: string;
  /** The address of the frame: absolute https, or a path of this site that starts with '/'. */
  embedUrl: string;
  /** The address of the video's own page, for 'Open the video in a new tab'. */
  openUrl: string;
}

/** The attributes of a video's frame, by the names that React gives them. */
export interface FrameAttributes {
  allow: string;
  referrerPolicy: 'strict-origin-when-cross-origin';
  sandbox: string | undefined;
}

interface Provider {
  /** The name that the content knows it by. */
  name: string;
  /** The name that people know it by. */
  title: string;
  hosts: RegExp;
  example: string;
  /** What else lives on these hosts and cannot be played in a frame. */
  notVideos: string;
  /** The two addresses of a video, or null where the address is not that of one video. */
  read: (address: URL) => Omit<Video, 'provider'> | null;
}

/** Every host that is known by its addresses. One more is one more entry. */
const providers: readonly Provider[] = [
  {
    name: 'youtube',
    title: 'YouTube',
    hosts: /^((www|m|music)\.)?youtube\.com$|^(www\.)?youtube-nocookie\.com$|^(www\.)?youtu\.be$/,
    example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    notVideos: 'a channel, a playlist, a search or a clip has no player of its own',
    read(address) {
      const inPath = address.hostname.endsWith('youtu.be') ? /^\/([^/]+)\/?$/ : /^\/(?:embed|shorts|live|v|e)\/([^/]+)\/?$/;
      const id = address.pathname === '/watch' ? address.searchParams.get('v') : inPath.exec(address.pathname)?.[1];
      // Two kinds of embed page without a video id stand where an id would, and are as long as one.
      if (!id || !/^[\w-]{11}$/.test(id) || id === 'videoseries' || id === 'live_stream') return null;
      const start = startSeconds(address);
      return {
        embedUrl: withQuery(`https://www.youtube-nocookie.com/embed/${id}`, { autoplay: 1, playsinline: 1, rel: 0, start }),
        openUrl: withQuery('https://www.youtube.com/watch', { v: id, t: start && `${start}s` }),
      };
    },
  },
  {
    name: 'vimeo',
    title: 'Vimeo',
    hosts: /^((www|player)\.)?vimeo\.com$/,
    example: 'https://vimeo.com/76979871',
    notVideos: 'a profile, a showcase or a search has no player of its own',
    read(address) {
      const match = /^\/(?:video\/|manage\/videos\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{3,})(?:\/(\w+))?\/?$/.exec(address.pathname);
      const id = match?.[1];
      // An unlisted video plays with its hash only: in the path of its page, in the query of its player.
      const hash = match?.[2] ?? address.searchParams.get('h') ?? undefined;
      if (!id || (hash !== undefined && !/^[\da-f]{6,}$/.test(hash))) return null;
      const start = startSeconds(address);
      const fragment = start ? `#t=${start}s` : '';
      return {
        embedUrl: withQuery(`https://player.vimeo.com/video/${id}`, { h: hash, autoplay: 1, playsinline: 1, dnt: 1 }) + fragment,
        openUrl: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}${fragment}`,
      };
    },
  },
  {
    name: 'loom',
    title: 'Loom',
    hosts: /^(www\.)?loom\.com$/,
    example: 'https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184',
    notVideos: 'a folder or a workspace has no player of its own',
    read(address) {
      // A title may stand before the id.
      const id = /^\/(?:share|embed)\/(?:[\w-]+-)?([\da-f]{32})\/?$/.exec(address.pathname)?.[1];
      if (!id) return null;
      const t = startSeconds(address);
      return {
        embedUrl: withQuery(`https://www.loom.com/embed/${id}`, { autoplay: 1, hideEmbedTopBar: 'true', t }),
        openUrl: withQuery(`https://www.loom.com/share/${id}`, { t }),
      };
    },
  },
  {
    name: 'wistia',
    title: 'Wistia',
    hosts: /^([\w-]+\.)?wistia\.(com|net)$|^wi\.st$/,
    example: 'https://fast.wistia.net/embed/iframe/g5pnf59ala',
    notVideos: 'a project, a folder or a channel has no player of its own',
    read(address) {
      const id = /^\/(?:medias|embed\/iframe|embed\/medias)\/([\da-z]{10})\/?$/.exec(address.pathname)?.[1];
      if (!id) return null;
      const player = `https://fast.wistia.net/embed/iframe/${id}`;
      const time = startSeconds(address);
      return {
        embedUrl: withQuery(player, { autoPlay: 'true', playsinline: 'true', doNotTrack: 'true', time }),
        // The media page may ask visitors to sign in; the player page never does.
        openUrl: withQuery(player, { time }),
      };
    },
  },
  {
    name: 'bunny',
    title: 'Bunny Stream',
    hosts: /^(iframe|player)\.mediadelivery\.net$|^video\.bunnycdn\.com$/,
    example: 'https://iframe.mediadelivery.net/embed/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe',
    notVideos: 'the address needs the number of the library and the id of the video',
    read(address) {
      const path = /^\/(?:embed|play)\/(\d+\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/.exec(address.pathname)?.[1];
      if (!path) return null;
      const host = address.hostname === 'video.bunnycdn.com' ? 'iframe.mediadelivery.net' : address.hostname;
      // A library with token authentication plays with these two only.
      const signature = { token: address.searchParams.get('token') ?? undefined, expires: address.searchParams.get('expires') ?? undefined };
      const t = startSeconds(address);
      return {
        embedUrl: withQuery(`https://${host}/embed/${path}`, { autoplay: 'true', responsive: 'true', ...signature, t }),
        openUrl: withQuery(`https://${host}/play/${path}`, { ...signature, t }),
      };
    },
  },
  {
    name: 'cloudflare',
    title: 'Cloudflare Stream',
    hosts: /^(customer-\w+|watch|iframe)\.cloudflarestream\.com$|^(watch|iframe)\.videodelivery\.net$/,
    example: 'https://customer-f33zs165nr7gyfy4.cloudflarestream.com/6b9e68b07dfee8cc2d116e4c51d6a957/watch',
    notVideos: 'the address needs the id of the video, 32 letters and digits, or its signed token',
    read(address) {
      const id = /^\/([\da-f]{32}|[\w-]+\.[\w-]+\.[\w-]+)(?:\/(?:watch|iframe|manifest\/video\.(?:m3u8|mpd)))?\/?$/.exec(address.pathname)?.[1];
      if (!id) return null;
      const [subdomain = '', ...domain] = address.hostname.split('.');
      const page = (kind: 'watch' | 'iframe') =>
        subdomain.startsWith('customer-') ? `https://${address.hostname}/${id}/${kind}` : `https://${kind}.${domain.join('.')}/${id}`;
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
    hosts: /^(player|stream)\.mux\.com$/,
    example: 'https://player.mux.com/EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs',
    notVideos: 'the address needs the playback id of the video',
    read(address) {
      const id = /^\/(\w{20,})(?:\.m3u8|\/[\w-]+\.mp4)?\/?$/.exec(address.pathname)?.[1];
      if (!id) return null;
      const token = address.searchParams.get('playback-token') ?? address.searchParams.get('token') ?? undefined;
      const player = withQuery(`https://player.mux.com/${id}`, { 'playback-token': token, 'start-time': startSeconds(address) });
      return { embedUrl: withQuery(player, { autoplay: 'true' }), openUrl: player };
    },
  },
];

/**
 * The names that `unsandboxed` in the content may hold.
 * A function, so that a bundle for the browser that needs only frameAttributes can leave the table out.
 */
export function videoProviders(): readonly string[] {
  return [...providers.map((provider) => provider.name), 'page'];
}

/** Hosts whose ordinary pages forbid being framed, and what can be framed there instead. */
const forbidding: readonly { title: string; hosts: RegExp; allowed?: RegExp; example?: string }[] = [
  { title: 'Google Drive', hosts: /^drive\.google\.com$/, allowed: /^\/file\/d\/[\w-]+\/preview$/, example: 'https://drive.google.com/file/d/ID-OF-THE-FILE/preview' },
  { title: 'TikTok', hosts: /^(www\.)?tiktok\.com$/, allowed: /^\/(player\/v1|embed\/v2)\/\d+$/, example: 'https://www.tiktok.com/player/v1/ID-OF-THE-VIDEO' },
  { title: 'Instagram', hosts: /^(www\.)?instagram\.com$/, allowed: /\/embed\/?$/, example: 'https://www.instagram.com/reel/ID-OF-THE-REEL/embed' },
  { title: 'Facebook', hosts: /^(www\.|m\.)?facebook\.com$|^fb\.watch$/, allowed: /^\/plugins\/video\.php$/ },
  { title: 'LinkedIn', hosts: /^(www\.)?linkedin\.com$/, allowed: /^\/embed\// },
  { title: 'X', hosts: /^(www\.)?(x|twitter)\.com$/ },
  { title: 'Dropbox', hosts: /^(www\.)?dropbox\.com$/ },
];

const file = /\.(mp4|m4v|mov|webm|mkv|avi|ogv|mp3|m4a|m3u8|mpd|pdf|zip|jpe?g|png|gif|svg|webp|avif)$/i;
const anyExample = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ or https://example.com/embed/my-video';

/**
 * Turns any address of a video that an owner may paste into the privacy-friendly embed address.
 * Autoplay is asked for since the visitor has just pressed play; a browser may refuse it.
 *
 * @throws Error that says what is wrong with the address and shows a right one
 */
export function resolveVideo(address: string): Video {
  const parsed = readAddress(address, anyExample);
  if (parsed.kind === 'own') {
    if (file.test(parsed.path.replace(/[?#].*$/, ''))) throw fileError('/samples/pa-1.html');
    return { provider: 'own', embedUrl: parsed.path, openUrl: parsed.path };
  }

  const { url } = parsed;
  const provider = providers.find(({ hosts }) => hosts.test(url.hostname));
  if (provider) {
    const video = provider.read(url);
    if (!video) throw addressError(`must be the address of one video on ${provider.title}`, provider.notVideos, provider.example);
    return { provider: provider.name, ...video };
  }

  if (file.test(url.pathname)) throw fileError(anyExample);
  const host = forbidding.find(({ hosts }) => hosts.test(url.hostname));
  if (host && !host.allowed?.test(url.pathname)) {
    throw addressError(`must not be an ordinary page of ${host.title}`, `${host.title} forbids other sites to frame it`, host.example ?? anyExample);
  }
  return { provider: 'page', embedUrl: url.href, openUrl: url.href };
}

function fileError(example: string): Error {
  return addressError('must be a page with a player, not a file', 'a frame would show a bare file without controls that fit, or download it', example);
}

/** Where a video is to start, in whole seconds, or undefined for its beginning; reads `90`, `90s` and `1h2m3s`. */
function startSeconds(address: URL): number | undefined {
  const fromFragment = /^#t=(.+)$/.exec(address.hash)?.[1];
  const names = ['t', 'start', 'startTime', 'start-time', 'time', 'wtime'];
  const written = names.map((name) => address.searchParams.get(name)).find((value) => value !== null) ?? fromFragment;
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(written ?? '');
  const seconds = Number(match?.[1] ?? 0) * 3600 + Number(match?.[2] ?? 0) * 60 + Number(match?.[3] ?? 0);
  return seconds || undefined;
}

/**
 * What a player may use; the Permissions-Policy of the page names the same features (see policy.ts).
 * `web-share` is not among them: Chromium on Linux does not know it and logs a warning for every frame.
 */
export const playerFeatures = ['accelerometer', 'autoplay', 'clipboard-write', 'encrypted-media', 'fullscreen', 'gyroscope', 'picture-in-picture'] as const;

/**
 * The attributes of a video's frame.
 *
 * @param unsandboxed names of providers whose player breaks inside a sandbox
 */
export function frameAttributes(video: Video, unsandboxed: readonly string[]): FrameAttributes {
  return {
    allow: playerFeatures.join('; '),
    // YouTube refuses to play without a referrer (error 153).
    referrerPolicy: 'strict-origin-when-cross-origin',
    // Keeps a player from taking the visitor to another page. What it opens in a new tab is an ordinary page again.
    // Our own pages could lift the sandbox themselves, which browsers warn about, so they have none.
    sandbox:
      video.provider === 'own' || unsandboxed.includes(video.provider)
        ? undefined
        : 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  };
}
