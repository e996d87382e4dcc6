import { urlError, notPages } from './url.ts';
import { isCode, pagesInCode, scriptsInCode, shapeInCode } from './embed-code.ts';

/** Longer than any embed code. A longer text is a whole page, pasted by mistake. */
const longest = 20_000;

/**
 * Finds the one page in a pasted text: a URL within brackets, Markdown or a sentence, or embed
 * code.
 *
 * @param example a right URL for the error
 * @param isKnown whether a URL is on a host that the site knows
 * @param resolve turns one URL into the result
 * @throws Error with the problem and a right URL; with both URLs if the text has two pages
 */
export function readPasted<T>(
  pasted: string,
  example: string,
  isKnown: (url: URL) => boolean,
  resolve: (url: string) => T,
): T {
  if (pasted.length > longest)
    throw urlError('must be one URL', `this text has ${String(pasted.length)} characters`, example);
  const text = visibleText(pasted);
  if (text === '')
    throw urlError('must not be empty', 'without a URL there is nothing to show', example);
  const found = urlsIn(text, isKnown);
  const [first, second] = found;
  if (first === undefined)
    throw urlError(
      'must contain the URL of a page',
      isCode(text)
        ? 'the site found none in this code, and a script alone is not a page; ' +
            'paste the URL of the page itself'
        : 'there is no URL in this text',
      example,
    );
  if (second === undefined) return resolve(first);

  // One page may be named twice, for example with and without its script.
  const results = found.map((url) => {
    try {
      return resolve(url);
    } catch {
      return undefined;
    }
  });
  const [result] = results;
  if (result === undefined || new Set(results.map((each) => JSON.stringify(each))).size > 1)
    throw urlError(
      'must contain only one page',
      `it contains ${String(found.length)}, ${found.join(' and ')}; delete all but one`,
      first,
    );
  return result;
}

/** The URL that a pasted `<script>` loads, or else the first URL in the text. */
export function pastedScript(pasted: string): string {
  const text = visibleText(pasted);
  return scriptsInCode(text)[0] ?? urlsIn(text, () => false)[0] ?? '';
}

/** The aspect ratio of the player in embed code, width by height; undefined if unknown. */
export function pastedShape(pasted: string): number | undefined {
  const text = visibleText(pasted);
  return text.length > longest ? undefined : shapeInCode(text);
}

/** Every URL of a page in a text, each once, without the URLs of scripts, styles and images. */
function urlsIn(text: string, isKnown: (url: URL) => boolean): string[] {
  // A URL inside of another scheme, as in data:text/html,<iframe …>, does not count.
  if (notPages.test(text)) return [text];
  const found = isCode(text) ? pagesInCode(text, isKnown) : urlsInText(text);
  // Blocks of an editor such as WordPress have the URL as their text.
  const shown =
    found.length > 0 || !isCode(text) || /<script/i.test(text)
      ? []
      : urlsInText(text.replace(/<[^>]*>/g, ' ')).filter(
          (part) => URL.canParse(part) && isKnown(new URL(part)),
        );
  return [...new Set([...found, ...shown].map(withoutMarks))];
}

/** The text without joiners, direction marks and byte order marks. */
function visibleText(text: string): string {
  const shown = text
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .trim();
  // Code or a URL that was copied from the source of a page.
  return shown.includes('<')
    ? shown
    : shown
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
}

function urlsInText(text: string): string[] {
  // A path of the site, or a file name with spaces, is one URL.
  if (/^\/(?!\/)/.test(text)) return [text];
  if (/^https?:\/\/\S+ [^<>"]*\.(mp4|webm|m3u8|mov)$/i.test(text) && !/\s(https?:)?\/\//.test(text))
    return [text.replaceAll(' ', '%20')];

  const parts = text
    // Of [text](URL "title") the URL counts; an image in the place of the text does not.
    .replace(/\[\/?(?:embed|video|youtube|vimeo)\b([^\]]*)\](?!\()/gi, ' $1 ')
    .replace(/\[\s*!\[[^\]]*\]\([^)]*\)\s*\]/g, '[]')
    .replace(/\[[^\]]*\]\(\s*<?([^\s()>]+(?:\([^\s()]*\)[^\s()>]*)?)>?[^)]*\)/g, ' $1 ')
    .split(/\s+/)
    .map(withoutMarks)
    .filter((part) => part !== '');
  if (parts.length === 1) return parts;
  const urls = parts.filter(
    (part) => /^(https?:)?\/\//i.test(part) && !/\.(jpe?g|png|webp|gif|avif)$/i.test(part),
  );
  if (urls.length > 0) return urls;
  // Without https:// only a path distinguishes a URL from "e.g." and the like.
  return parts.filter((part) => /^([\p{L}\d-]+\.)+\p{L}{2,}(:\d+)?\/\S/u.test(part));
}

/** A URL without the punctuation around it. */
function withoutMarks(part: string): string {
  const inner = part
    .trim()
    .replace(/^[<([{"'“”„‚‘’«»‹›`*]+/, '')
    .replace(/[>\]}"'“”‘’«»‹›`*,;:.!?…]+$/, '');
  // A bracket at the end belongs to a URL with an opening bracket, as in /video_(2026).
  const surplus = inner.split(')').length - inner.split('(').length;
  const closed =
    surplus > 0
      ? inner.replace(new RegExp(`\\){1,${String(surplus)}}$`), '').replace(/[,;:.!?…]+$/, '')
      : inner;
  // Link:https://… and url=https://…
  const start = /^[\w-]{1,20}[:=]["'(<]?(?=https?:\/\/)/i.exec(closed)?.[0].length ?? 0;
  return closed.slice(start);
}
