import { Parser } from 'htmlparser2';
import { addressError, notPages, readAddress, type Address } from './address.ts';

/** More than any embed code; what is longer is a whole page that was pasted by mistake. */
const longest = 20_000;

/**
 * Reads what an owner may have pasted where one page is meant: an address, with or without https://, in brackets,
 * quotation marks, Markdown or a sentence, or a provider's whole embed code.
 *
 * @param resolve makes of an address what is needed
 * @param example an address that would be right here, for the error
 * @throws Error that says what is wrong and shows a right address; both addresses where two pages are named
 */
export function readPasted<T>(
  pasted: string,
  example: string,
  resolve: (address: Address) => T,
): T {
  if (pasted.length > longest)
    throw addressError(
      'must be one address',
      `this is a text of ${String(pasted.length)} characters`,
      example,
    );
  const found = pastedAddresses(pasted);
  const [first, second] = found;
  if (first === undefined) {
    if (visible(pasted) === '')
      throw addressError(
        'must not be empty',
        'without an address there is nothing to show',
        example,
      );
    throw addressError(
      'must name a page',
      isCode(pasted)
        ? 'this code names none that the site knows to read, and a script alone is not a page'
        : 'there is no address in this text',
      example,
    );
  }
  if (second === undefined) return resolve(readAddress(first, example));

  // One page may well be named twice, with and without its script, say.
  const results = found.map((address) => {
    try {
      return resolve(readAddress(address, example));
    } catch {
      return undefined;
    }
  });
  const [result] = results;
  if (result === undefined || new Set(results.map((each) => JSON.stringify(each))).size > 1) {
    throw addressError(
      'must name one page',
      `this names ${String(found.length)}, ${found.join(' and ')}; keep the one that is meant`,
      first,
    );
  }
  return result;
}

/** The script that a pasted `<script>` loads, or the text itself where it is none. */
export function pastedScript(pasted: string): string {
  const sources = elementsIn(pasted).flatMap(({ name, attributes }) =>
    name === 'script' && attributes['src'] !== undefined ? [attributes['src'].trim()] : [],
  );
  return sources[0] ?? pastedAddresses(pasted)[0] ?? '';
}

/**
 * The shape that embed code gives its player, width by height: by its size in pixels, or by how high it is for its width, in
 * the ways that hosts write (`padding: 56.25% 0 0 0`, `aspect-ratio: 16 / 9`). Undefined where the code gives none, and for an address.
 */
export function pastedShape(pasted: string): number | undefined {
  const text = visible(pasted);
  if (text.length > longest || !isCode(text)) return undefined;
  return elementsIn(text)
    .map(shapeOf)
    .find((shape) => shape !== undefined);
}

function shapeOf({
  name,
  attributes: { width = '', height = '', style = '' },
}: Element): number | undefined {
  const declared = /(?:^|[;\s])aspect-ratio\s*:\s*([\d.]+)(?:\s*\/\s*([\d.]+))?/i.exec(style);
  const padded = /(?:^|[;\s])padding(?:-top|-bottom)?\s*:\s*([\d.]+)%/i.exec(style);
  const isSized =
    frames.test(name) && [width, height].every((size) => /^\d+(px)?$/.test(size.trim()));
  const [across, down] = declared
    ? [declared[1], declared[2] ?? '1']
    : padded
      ? ['100', padded[1]]
      : isSized
        ? [width, height]
        : [];
  const shape = Number.parseFloat(across ?? '') / Number.parseFloat(down ?? '');
  return shape > 0 && Number.isFinite(shape) ? shape : undefined;
}

/** Every address of a page in a pasted text, each once; none of a script, a style or a picture. */
function pastedAddresses(pasted: string): string[] {
  const text = visible(pasted);
  // A page that another scheme hides, as in data:text/html,<iframe …>, is not the one that is named.
  const found = notPages.test(text) ? [text] : isCode(text) ? inCode(text) : inWords(text);
  return [...new Set(found)];
}

/** The text without what nobody sees and no address has: joiners, marks of direction, the mark of byte order. */
function visible(text: string): string {
  const shown = text
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .trim();
  // Code that was copied from a page which showed it.
  return !shown.includes('<') && /&lt;[a-z]/i.test(shown)
    ? shown
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
    : shown;
}

const isCode = (text: string): boolean => /<[a-z][\w-]*[\s/>]/i.test(text);

/* Words. */

/** What may stand around an address and is no part of it. */
const before = /^[<([{"'“”„‚‘’«»‹›`*]+/;
const after = /[>\]}"'“”‘’«»‹›`*,;:.!?…]+$/;

function inWords(text: string): string[] {
  // A path of the site, or a film whose name has spaces, is taken as a whole.
  if (/^\/(?!\/)/.test(text)) return [text];
  if (/^https?:\/\/\S+ [^<>"]*\.(mp4|webm|m3u8|mov)$/i.test(text) && !/\s(https?:)?\/\//.test(text))
    return [text.replaceAll(' ', '%20')];

  const words = text
    // Of [words](address "title") and [words](<address>) the address counts, a picture in the place of the words does not.
    .replace(/\[\s*!\[[^\]]*\]\([^)]*\)\s*\]/g, '[]')
    .replace(/\[[^\]]*\]\(\s*<?([^\s()>]+(?:\([^\s()]*\)[^\s()>]*)?)>?[^)]*\)/g, ' $1 ')
    .split(/\s+/)
    .map(bare)
    .filter((word) => word !== '');
  if (words.length === 1) return words;
  const addresses = words.filter((word) => /^(https?:)?\/\//i.test(word));
  if (addresses.length > 0) return addresses;
  // Without https:// it takes a path to tell an address from "e.g." and the like.
  return words.filter((word) => /^([\p{L}\d-]+\.)+\p{L}{2,}(:\d+)?\/\S/u.test(word));
}

/** A word without what stands around it. */
function bare(word: string): string {
  const inner = word.replace(before, '').replace(after, '');
  // A bracket at the end belongs to the address where it was opened there, as in /film_(2026).
  const surplus = inner.split(')').length - inner.split('(').length;
  const closed =
    surplus > 0
      ? inner.replace(new RegExp(`\\){1,${String(surplus)}}$`), '').replace(after, '')
      : inner;
  // Link:https://… and url=https://…
  const start = /^[\w-]{1,20}[:=]["'(<]?(?=https?:\/\/)/i.exec(closed)?.[0].length ?? 0;
  return closed.slice(start);
}

/* Embed code. */

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text right inside it. */
  text: string;
}

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
  // Code whose end was left behind when it was copied.
  parser.end(`${text}>`);
  return elements;
}

/** Attributes that name a page to frame, on whatever stands in the place of the frame. */
const pageAttributes = [
  'data-url',
  'data-src',
  'data-href',
  'data-lazy-src',
  'data-tally-src',
  'data-instgrm-permalink',
  'cite',
];
const frames = /^(iframe|embed|frame|object|video|source|amp-iframe)$/;

/**
 * Elements that name a video or a calendar by its id, and the page that stands for it. One more is one more row.
 * Taken from the embed code that each provider gives: Wistia, https://docs.wistia.com; Vidyard, https://knowledge.vidyard.com/hc/en-us/articles/360019034753;
 * Cloudflare, https://developers.cloudflare.com/stream/; Mux, https://www.mux.com/docs; Dailymotion, https://developers.dailymotion.com/docs/player-embed-script-web;
 * TidyCal and YouCanBook.me, the code of their share menus; Cal.com, https://cal.com/help/embedding/adding-embed.
 */
const ids: readonly {
  attribute: string;
  on: (element: Element) => boolean;
  id: RegExp;
  page: (id: string, origin: string) => string;
}[] = [
  {
    attribute: 'media-id',
    on: ({ name }) => name === 'wistia-player',
    id: /^(\w+)$/,
    page: (id) => `https://fast.wistia.net/embed/iframe/${id}`,
  },
  {
    attribute: 'class',
    on: () => true,
    id: /\bwistia_async_(\w+)/,
    page: (id) => `https://fast.wistia.net/embed/iframe/${id}`,
  },
  {
    attribute: 'data-uuid',
    on: ({ attributes }) => attributes['class']?.includes('vidyard') === true,
    id: /^([\w-]+)$/,
    page: (id) => `https://play.vidyard.com/${id}`,
  },
  {
    attribute: 'playback-id',
    on: ({ name }) => name.startsWith('mux-'),
    id: /^(\w+)$/,
    page: (id) => `https://player.mux.com/${id}`,
  },
  {
    attribute: 'src',
    on: ({ name }) => name === 'stream',
    id: /^(\w+)$/,
    page: (id) => `https://iframe.cloudflarestream.com/${id}`,
  },
  {
    attribute: 'data-video',
    on: ({ attributes }) => attributes['src']?.includes('dailymotion.com/') === true,
    id: /^(\w+)$/,
    page: (id) => `https://www.dailymotion.com/video/${id}`,
  },
  {
    attribute: 'videoid',
    on: ({ name }) => name === 'lite-youtube',
    id: /^([\w-]+)$/,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    attribute: 'data-path',
    on: ({ attributes }) =>
      `${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`.includes('tidycal-embed'),
    id: /^\/?([\w/-]+)$/,
    page: (id) => `https://tidycal.com/${id}`,
  },
  {
    attribute: 'data-domain',
    on: ({ attributes }) => /\/\/embed\.ycb\.me/.test(attributes['src'] ?? ''),
    id: /^([\w-]+)$/,
    page: (id) => `https://${id}.youcanbook.me/`,
  },
  { attribute: 'data-cal-link', on: () => true, id: /^([\w./+?=&%-]+)$/, page: calPage },
];

/** Calls in a script that name a page, such as `Cal("inline", { calLink: "ann/intro" })`. */
const calls: readonly { call: RegExp; page: (found: string, origin: string) => string }[] = [
  { call: /\bcalLink["']?\s*:\s*["']([\w./+?=&%-]+)["']/g, page: calPage },
  {
    call: /\bSavvyCal\([^)]*\blink["']?\s*:\s*["']([\w./-]+)["']/g,
    page: (link) => `https://savvycal.com/${link}`,
  },
  // Calendly.initInlineWidget({ url }), new SimplybookWidget({ "url" }), schedulingButton.load({ url }), Bookings.inlineEmbed({ url })
  { call: /\burl["']?\s*:\s*["']((?:https?:)?\/\/[^"'\s]+)["']/g, page: (url) => url },
];

/** Cal.com gives the path of a page, and beside it the host of those who run it themselves. */
function calPage(link: string, origin: string): string {
  return /(^|\.)cal\.(com|eu)$/.test(new URL(origin).hostname)
    ? `${origin}/${link}`
    : `${origin}/${link.replace(/(\?|$)/, '/embed$1')}${link.includes('?') ? '&' : '?'}embedType=inline`;
}

/** The pages that embed code names: in its frames and ids; else in the calls of its scripts; else in its links. */
function inCode(text: string): string[] {
  const elements = elementsIn(text);
  const written =
    /\borigin["']?\s*:\s*["'](https:\/\/[\w.-]+(?::\d+)?)/.exec(unescaped(text))?.[1] ??
    /data-cal-origin=["'](https:\/\/[\w.-]+(?::\d+)?)/.exec(text)?.[1];
  const origin = written ?? 'https://cal.com';

  const framed = elements.flatMap((element) => {
    const { name, attributes } = element;
    const named = ids.flatMap(({ attribute, on, id, page }) => {
      const value = on(element) ? id.exec(attributes[attribute] ?? '')?.[1] : undefined;
      return value === undefined ? [] : [page(value, origin)];
    });
    if (named.length > 0 || /^(script|img|link|style)$/.test(name)) return named;
    const source = frames.test(name) ? [attributes['src'], attributes['data']] : [];
    const pages = pageAttributes
      .map((attribute) => attributes[attribute])
      .filter((value) => value !== undefined && /^\W*(https?:)?\/\//i.test(value));
    // A frame that a script fills later is empty until then.
    return [...source, ...pages]
      .map((value) => bare((value ?? '').trim()))
      .filter((value) => value !== '' && value !== 'about:blank');
  });
  if (framed.length > 0) return framed;

  const scripts = elements.flatMap(({ name, attributes, text: inside }) => [
    ...(name === 'script' ? [inside] : []),
    ...Object.entries(attributes).flatMap(([attribute, value]) =>
      attribute.startsWith('on') ? [value] : [],
    ),
  ]);
  const called = scripts
    .flatMap((script) =>
      calls.flatMap(({ call, page }) =>
        [...unescaped(script).matchAll(call)].map(([, found = '']) => page(found, origin)),
      ),
    )
    .filter((address) => !/\.js([?#]|$)/.test(address));
  if (called.length > 0) return called;

  return elements.flatMap(({ name, attributes }) =>
    name === 'a' && /^(https?:)?\/\//i.test(attributes['href'] ?? '')
      ? [attributes['href'] ?? '']
      : [],
  );
}

/** A script's text with `\/` as the `/` that it stands for. */
const unescaped = (script: string): string => script.replaceAll('\\/', '/');
