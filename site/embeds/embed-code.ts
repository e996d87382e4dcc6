import { Parser } from 'htmlparser2';
import { mediaFile } from './url.ts';
import { pageOfScript } from './hosts.ts';

/** Attributes that name a page to frame, on a frame or on its placeholder. */
const pageAttributes =
  /^(url|cite|link|form_url|data-([\w-]+-)?(url|src|href|link|permalink|modal|page|webforms))$/;
const noPage = /\.(m?js|css|jpe?g|png|gif|webp|svg|avif)([?#]|$)/i;
const frames = /^(iframe|embed|frame|object|video|source|amp-iframe)$/;
/** Secondary frames, such as a chat beside a player. */
const secondaryFrames =
  /\/\/(vimeo\.com\/(live-chat|event\/\d+\/chat)\/|www\.youtube\.com\/live_chat|www\.twitch\.tv\/embed\/\w+\/chat|www\.googletagmanager\.com\/|t\.co\/)/;

/**
 * Attributes with the id of a page: name, value, page, text of the tag. `{data-key}` in a page
 * stands for another attribute.
 */
const ids: readonly [name: RegExp, value: RegExp, page: string, tag?: RegExp][] = [
  [/^media-id$/, /^(\w+)$/, 'https://fast.wistia.net/embed/iframe/$1', /^wistia-player /],
  [/^class$/, /^.*\bwistia_async_(\w+).*$/s, 'https://fast.wistia.net/embed/iframe/$1'],
  [/^data-uuid$/, /^([\w-]+)$/, 'https://play.vidyard.com/$1', /vidyard/],
  [/^playback-id$/, /^(\w+)$/, 'https://player.mux.com/$1', /^mux-/],
  [/^src$/, /^(\w+)$/, 'https://iframe.cloudflarestream.com/$1', /^stream /],
  [/^data-video$/, /^(\w+)$/, 'https://www.dailymotion.com/video/$1', /dailymotion\.com\//],
  [
    /^(data-)?(video-?id|plyr-embed-id|youtube-id)$/,
    /^([\w-]{11})$/,
    'https://www.youtube.com/watch?v=$1',
    /youtube/i,
  ],
  [/^(data-)?(videoid|plyr-embed-id|vimeo-id)$/, /^(\d{5,})$/, 'https://vimeo.com/$1', /vimeo/i],
  [
    /^data-video-id$/,
    /^(\w+)$/,
    'https://players.brightcove.net/{data-account}/{data-player}_default/index.html?videoId=$1',
    /data-account=.*data-player=/s,
  ],
  [/^data-path$/, /^\/?([\w/-]+)$/, 'https://tidycal.com/$1', /tidycal-embed/],
  [/^data-domain$/, /^([\w-]+)$/, 'https://$1.youcanbook.me/', /\/\/embed\.ycb\.me/],
  [/^data-so-page$/, /^([\w-]+)$/, 'https://go.oncehub.com/$1'],
  [/^data-paperform-id$/, /^([\w-]+)$/, 'https://$1.paperform.co/'],
  [/^data-form$/, /^(\d+)$/, 'https://www.cognitoforms.com/f/{data-key}/$1', /cognitoforms\.com/],
  [
    /^data-tf-(widget|popup|slider|popover|sidetab)$/,
    /^(?:https:\/\/[\w.-]+\/to\/)?(\w+)$/,
    'https://form.typeform.com/to/$1',
  ],
  [/^(data-cal-link|callink)$/, /^([\w./+?=&%-]+)$/, 'cal:$1'],
  [/^data-tally-open$/, /^(\w+)$/, 'https://tally.so/embed/$1'],
  [/^data-fillout-id$/, /^(\w+)$/, 'https://forms.fillout.com/t/$1'],
  [/^form_url$/, /^(https:\/\/\S+)$/, '$1'],
];

/** Calls in a script that name a page, such as `Cal("inline", { calLink: "ann/intro" })`. */
const calls: readonly [call: RegExp, page: string][] = [
  [/\bcalLink["']?\s*:\s*["']([\w./+?=&%-]+)["']/g, 'cal:'],
  [/\bSavvyCal\([^)]*\blink["']?\s*:\s*["']([\w./-]+)["']/g, 'savvycal:'],
  [
    /\bYT\.Player\([^)]*\bvideoId["']?\s*:\s*["']([\w-]{11})["']/g,
    'https://www.youtube.com/watch?v=',
  ],
  [/\bVimeo\.Player\([^)]*\bid["']?\s*:\s*["']?(\d{5,})/g, 'https://vimeo.com/'],
  [/\bRumble\([^)]*"video"\s*:\s*"([\w.]+)"/g, 'https://rumble.com/embed/'],
  [/\bifrmSrc\s*=\s*["'](https:\/\/[^"'\s]+)["']/g, ''],
  // Calendly, SimplyBook.me, Google, Zoho
  [/\burl["']?\s*:\s*["']((?:https?:)?\/\/[^"'\s]+)["']/g, ''],
];

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text directly inside the element. */
  text: string;
}

const hasTag = (text: string): boolean => /<[a-z][\w-]*[\s/>]/i.test(text);

/** Whether a text is embed code: HTML, JSX, or a script with a known call of a provider. */
export const isCode = (text: string): boolean =>
  hasTag(text) || /\bcalLink["']?\s*:|\bSavvyCal\(/.test(text);

function elementsIn(text: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, text: '' };
      elements.push(element);
      open.push(element);
    },
    ontext(part) {
      const element = open.at(-1);
      if (element) element.text += part;
    },
    onclosetag: () => void open.pop(),
  });
  // The end of the code was not copied.
  parser.end(`${text}>`);
  return elements;
}

/** The URLs that script elements load. */
export const scriptsInCode = (text: string): string[] =>
  elementsIn(text).flatMap(({ name, attributes: { src } }) =>
    name === 'script' && src !== undefined ? [src.trim()] : [],
  );

/**
 * The pages that embed code names: in frames and ids, else in scripts, else in links. Beside a
 * script only links to known hosts count, because other links are advertisements.
 */
export function pagesInCode(text: string, isKnown: (url: URL) => boolean): string[] {
  const elements = elementsIn(text);
  const framed = elements.flatMap(pagesOf).map((page) => fullPage(page, text));
  const own = framed.filter((page) => !secondaryFrames.test(page));
  // Of one video in several formats, MP4 plays in every browser.
  const files = own.filter((page) => /\.mp4([?#]|$)/i.test(page));
  if (files.length > 0 && own.every((page) => mediaFile.test(page.replace(/[?#].*/, ''))))
    return files;
  if (own.length > 0) return own;

  const scripts = hasTag(text)
    ? elements.flatMap(({ name, attributes, text: inside }) => [
        ...(name === 'script' ? [inside] : []),
        ...Object.entries(attributes).flatMap(([key, value]) =>
          key.startsWith('on') ? [value] : [],
        ),
      ])
    : [text];
  const called = scripts
    .flatMap((script) =>
      calls.flatMap(([call, page]) =>
        [...unescaped(script).matchAll(call)].map(([, found = '']) => fullPage(page + found, text)),
      ),
    )
    .filter((page) => !/\.js([?#]|$)/.test(page));
  if (called.length > 0) return called;

  const sources = scriptsInCode(text);
  const pages = sources.flatMap((source) => pageOfScript(source) ?? []);
  if (pages.length > 0) return pages;
  return elements.flatMap(({ name, attributes: { href = '' } }) => {
    const url = href.replace(/^\/\//, 'https://');
    if (name !== 'a' || !/^https?:/i.test(url) || !URL.canParse(url) || secondaryFrames.test(url))
      return [];
    return sources.length === 0 || isKnown(new URL(url)) ? [href] : [];
  });
}

function pagesOf({ name, attributes }: Element): string[] {
  const { class: classes = '', src = '', data = '' } = attributes;
  const entries = Object.entries(attributes);
  const tag = [name, ...entries.map((entry) => entry.join('='))].join(' ');
  const named = ids
    .filter(([, , , has]) => has?.test(`${tag} `) !== false)
    .flatMap(([key, value, page]) =>
      entries.flatMap(([each, written]) =>
        key.test(each) && value.test(written)
          ? [
              written
                .replace(value, page)
                .replace(/\{([\w-]+)\}/g, (_, other: string) => attributes[other] ?? ''),
            ]
          : [],
      ),
    );
  // This id belongs to the channel, not to a video.
  if (/\bwistia_channel\b/.test(classes))
    return named.map((page) => page.replace('/iframe/', '/channel/'));
  if (named.length > 0 || /^(script|img|link|style)$/.test(name)) return named;
  const pages = entries.flatMap(([key, value]) =>
    pageAttributes.test(key) && /^\W*(https?:)?\/\//i.test(value) && !noPage.test(value)
      ? [value]
      : [],
  );
  // A frame that a script fills later is empty until then.
  return [...(frames.test(name) ? [src, data] : []), ...pages].filter(
    (page) => page.trim() !== '' && page.trim() !== 'about:blank',
  );
}

/** Those who run Cal.com or SavvyCal on a domain of their own say so in the code. */
function fullPage(page: string, text: string): string {
  const [, kind, link = ''] = /^(cal|savvycal):(.*)$/.exec(page) ?? [];
  if (kind === undefined) return page;
  const origin =
    /(?:\borigin|data-cal-origin|\bcalOrigin)["']?\s*[:=]\s*\{?["'](https:\/\/[\w.-]+(?::\d+)?)/.exec(
      unescaped(text),
    )?.[1] ?? `https://${kind}.com`;
  if (kind === 'savvycal' || /^https:\/\/([\w.-]+\.)?cal\.(com|eu)$/.test(origin))
    return `${origin}/${link}`;
  const [path = '', query] = link.split('?');
  return `${origin}/${path}/embed?${query === undefined ? '' : `${query}&`}embedType=inline`;
}

/** The text of a script with each `\/` replaced by `/`. */
const unescaped = (script: string): string => script.replaceAll('\\/', '/');

/**
 * The aspect ratio of the player in embed code, from a size, a ratio or a padding. Undefined for
 * code without these, and for a URL.
 */
export function shapeInCode(text: string): number | undefined {
  if (!hasTag(text)) return undefined;
  const styles = text.replaceAll('&quot;', '"');
  const ratio =
    /aspect-?ratio["']?\s*[:=]\s*\{?["']?\s*([\d.]+)(?:\s*\/\s*([\d.]+))?/i.exec(styles) ??
    /\saspect\s*=\s*["']?([\d.]+)/i.exec(styles) ??
    /\b(?:ratio|embed-responsive)-(\d+)(?:x|by)(\d+)\b/.exec(styles);
  const padding = [
    ...styles.matchAll(/padding(?:-?top|-?bottom)?["']?\s*:([^;}]*?)(\d[\d.]*)%/gi),
  ].find(([, , percent]) => Number(percent) >= 20);
  const [width = 0, height = 0] =
    elementsIn(text)
      .map(sizeOf)
      .find((size) => size !== null) ?? [];
  const shape =
    ratio !== null
      ? Number(ratio[1]) / Number(ratio[2] ?? 1)
      : padding !== undefined
        ? 100 / Number(padding[2])
        : width / height;
  return shape > 0 && Number.isFinite(shape) ? shape : undefined;
}

/** The width and height in pixels in the attributes or styles of an element, or null. */
function sizeOf({ name, attributes }: Element): readonly number[] | null {
  const { style = '' } = attributes;
  const sizes = ['width', 'height'].map((side) => {
    const written = new RegExp(`(?:^|[;\\s])${side}\\s*:\\s*(\\d+)px`).exec(style)?.[1];
    const own = frames.test(name)
      ? /^[\s{"']*(\d+)(?:px)?[\s}"']*$/.exec(attributes[side] ?? '')?.[1]
      : undefined;
    return Number(own ?? written ?? 0);
  });
  // Smaller elements are icons or buttons.
  return sizes.every((size) => size > 100) ? sizes : null;
}
