import { urlError, mediaFile, readUrl } from './url.ts';
import { hostOf, isOn, readHosts, readPage, targetOf } from './hosts.ts';
import { readPasted } from './snippet.ts';

/** A video that plays in a frame: the URL of the frame, and a URL for a new tab. */
export interface VideoFrame {
  kind: 'frame';
  /** The host, such as 'youtube'; 'page' for another https page, 'own' for a path of this site. */
  provider: string;
  /** The URL of the frame: absolute https, or a path of this site that starts with '/'. */
  embedUrl: string;
  /** The URL of the video's own page, for 'Open the video in a new tab'. */
  openUrl: string;
}

/** A video file on another site, which plays in a video element. */
export interface VideoFile {
  kind: 'file';
  /** Absolute https. */
  url: string;
  /** Every origin of the video, with redirects, in the notation of a policy. */
  origins: readonly string[];
}

/** A video file of the owner. */
export interface VideoMedia {
  kind: 'media';
  /** Its path below content/media, with '/' between folders and none in front. */
  path: string;
}

/** A video in the content. */
export type Video = VideoFrame | VideoFile | VideoMedia;

const hosts = readHosts('video-hosts.yaml');
const isKnown = (url: URL): boolean => hosts.some((host) => isOn(url, host));

/** The names that `unsandboxed` in the content accepts; 'page' stands for all other hosts. */
export const videoProviders: readonly string[] = [
  ...hosts
    .filter(({ name, pages }) => name !== 'dropbox' && pages.length > 0)
    .map(({ name }) => name),
  'page',
];

/** Dropbox redirects to a host whose name changes, and the policy must allow all such hosts. */
const dropboxOrigins = [
  'https://www.dropbox.com',
  'https://dl.dropboxusercontent.com',
  'https://*.dl.dropboxusercontent.com',
];

const playable = /\.(mp4|webm|m3u8)$/i;
const noPage = /\.(pdf|zip|docx?|pptx?|m?js|css|vtt|srt)$/i;
const anyExample =
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ or https://example.com/embed/my-video';

/**
 * Turns a pasted URL, embed code or path below content/media into the privacy-friendly URL of a
 * player, or a file. Players get autoplay, because the visitor has just clicked play.
 *
 * @throws Error with the problem and a right example
 */
export function resolveVideo(pasted: string): Video {
  const path = mediaPath(pasted.trim());
  if (path !== undefined) return ofMedia(path);
  return readPasted(pasted, anyExample, isKnown, (text) => {
    const inMedia = mediaPath(text);
    if (inMedia !== undefined) return ofMedia(inMedia);
    const parsed = readUrl(text, anyExample, isKnown);
    if (parsed.kind === 'web') return ofWeb(parsed.url);
    if (noPage.test(withoutQuery(parsed.path))) throw fileError(parsed.path, anyExample);
    return { kind: 'frame', provider: 'own', embedUrl: parsed.path, openUrl: parsed.path };
  });
}

function ofWeb(written: URL): Video {
  const target = targetOf(written);
  const inner = target === undefined ? undefined : readUrl(target, anyExample, isKnown);
  const wrapper = inner === undefined ? undefined : hostOf(written, hosts);
  // A plugin of a host shows pages of that host alone.
  const isOwn = inner?.kind === 'web' && (!wrapper || hostOf(inner.url, hosts) === wrapper);
  const url = isOwn ? inner.url : written;
  const host = hostOf(url, hosts);
  if (host !== undefined) {
    const found = readPage(url, host);
    if (found === null)
      throw urlError(
        host.pages.length === 0
          ? `must not be a page of ${host.title}`
          : `must be the URL of one video on ${host.title}`,
        host.reason,
        host.example,
      );
    return host.name === 'dropbox'
      ? { kind: 'file', url: found.frame, origins: dropboxOrigins }
      : { kind: 'frame', provider: host.name, embedUrl: found.frame, openUrl: found.open };
  }
  if (playable.test(url.pathname)) return { kind: 'file', url: url.href, origins: [url.origin] };
  if (mediaFile.test(url.pathname) || noPage.test(url.pathname))
    throw fileError(url.pathname, anyExample);
  return { kind: 'frame', provider: 'page', embedUrl: url.href, openUrl: url.href };
}

/** A path whose first part is a host: folders seldom end like a domain. */
const webHost =
  /^[\p{L}\d.-]+\.(?:[a-z]{2}|com|net|org|info|biz|app|dev|cloud|online|site|store|tech|example)(?::\d+)?\//iu;

/**
 * The path below content/media that a text names; undefined for other texts. The CMS form writes a
 * slash in front of the path, and people write the folders content/media.
 */
function mediaPath(text: string): string | undefined {
  const path = withoutQuery(text).replaceAll('\\', '/');
  if (!mediaFile.test(path) || /[<>"\n:]|^\/\/|(^|\/)\.\.(\/|$)/.test(path)) return undefined;
  if (webHost.test(text)) return undefined;
  return path
    .replace(/^(\.?\/)+/, '')
    .replace(/^(content\/)?media\//, '')
    .replace(/\/{2,}/g, '/');
}

/** The content loader finds the file, and reports other formats. */
function ofMedia(path: string): VideoMedia {
  if (/\.(m3u8?|mpd)$/i.test(path)) throw fileError(path, 'videos/my-video.mp4');
  return { kind: 'media', path };
}

const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '');

function fileError(path: string, example: string): Error {
  const ending = /[^.]*$/.exec(withoutQuery(path))?.[0] ?? '';
  return urlError(
    'must be a page with a player, or a video as MP4 or WebM',
    `not every browser plays .${ending.toLowerCase()} files`,
    example,
  );
}
