/**
 * Whether an SVG file is only a drawing. On a page it stands in an `<img>`, which runs nothing; but
 * it has an address of its own as well, where a browser shows it as a document of this site, with
 * all that a document may do. So only what draws is let through, by lists of what is known, and
 * nothing is cleaned away: what a cleaner overlooks would be published.
 */
import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';

/** Why a file cannot be shown: goes on where 'The picture plan.svg …' stops; and ways out. */
export interface MediaProblem {
  message: string;
  notes: string[];
}

const svg = 'http://www.w3.org/2000/svg';

/** What draws, and what is said about it. */
const elements = new Set(
  [
    'svg g defs symbol use switch view desc title metadata style',
    'path rect circle ellipse line polyline polygon image text tspan textPath tref altGlyph glyph missing-glyph font font-face font-face-src font-face-name font-face-uri hkern vkern',
    'marker pattern clipPath mask linearGradient radialGradient meshgradient meshrow meshpatch stop hatch hatchpath color-profile',
    'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR',
    'feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
    'animate animateColor animateMotion animateTransform set mpath a',
  ].flatMap((line) => line.split(' ')),
);

const animations = new Set(['animate', 'animateColor', 'animateMotion', 'animateTransform', 'set']);

/** What drawing programs note in their files for themselves. Browsers know none of it. */
const notes =
  /^(?:https?:\/\/(?:(?:www\.)?inkscape\.org|sodipodi\.sourceforge\.net|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#|www\.w3\.org\/2000\/01\/rdf-schema#|(?:web\.resource|creativecommons)\.org|purl\.org\/dc|ns\.adobe\.com|www\.bohemiancoding\.com|www\.figma\.com|www\.serif\.com|vectornator\.io|www\.vectornator\.io|boxy-svg\.com|svgjs\.(?:com|dev)|www\.openswatchbook\.org|krita\.org|karbon|www\.corel\.com|schemas\.microsoft\.com))/;

/** Attributes that take what a style takes, addresses too. */
const styling = new Set(
  'fill stroke filter mask mask-image clip-path marker marker-start marker-mid marker-end cursor color-profile shape-inside shape-outside background background-image offset-path content values from to by'.split(
    ' ',
  ),
);

const xlink = 'http://www.w3.org/1999/xlink';
const xml = 'http://www.w3.org/XML/1998/namespace';
const xmlns = 'http://www.w3.org/2000/xmlns/';

/** Pictures inside of a drawing, as bytes in the file itself. */
const innerPicture = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z\d+/=\s]*$/i;
const innerFont = /^data:(?:font\/|application\/(?:x-)?font|application\/octet-stream)/i;

const saveAgain =
  'Export it again as plain SVG (Inkscape: "Plain SVG"; Illustrator: "SVG", "Export As"), or as PNG.';

/**
 * @param text the whole file
 * @returns the first thing in it that is more than drawing or makes it no SVG file; undefined for a drawing
 */
export function drawingProblem(text: string): MediaProblem | undefined {
  const parser = new SaxesParser({ xmlns: true, position: true });
  let found: MediaProblem | undefined;
  /** The parser goes on behind a mistake; only the first counts. */
  const report = (message: string, ...advice: string[]): void => {
    found ??= { message: `${message} (line ${String(parser.line)} of the picture)`, notes: advice };
  };
  let root = true;
  let styles = '';
  const inside: string[] = [];

  parser.on('error', (error) => {
    report(
      `is not a whole SVG file: ${error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')}`,
      saveAgain,
    );
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding))
      report(
        `says that it is encoded as ${encoding}, and only UTF-8 is read the same way everywhere`,
        saveAgain,
      );
  });
  parser.on('doctype', (doctype) => {
    // Without a part of its own it only names the version of SVG, which no browser looks up.
    if (doctype.includes('['))
      report(
        'defines words of its own (entities) in its DOCTYPE',
        `Delete the DOCTYPE, or: ${saveAgain.charAt(0).toLowerCase()}${saveAgain.slice(1)}`,
      );
  });
  parser.on('processinginstruction', ({ target }) => {
    report(
      `has an instruction for other programs in it, <?${target}?>`,
      'Delete that line.',
      saveAgain,
    );
  });
  parser.on('opentag', (tag) => {
    if (root && (tag.uri !== svg || tag.local !== 'svg')) {
      const missing = tag.local === 'svg' && tag.uri === '';
      report(
        missing
          ? 'does not say that it is SVG, so that browsers show nothing'
          : `is not an SVG file: it begins with <${tag.name}>`,
        missing ? 'Write xmlns="http://www.w3.org/2000/svg" into its <svg>.' : saveAgain,
      );
    }
    if (root && !hasSize(tag))
      report(
        'does not tell its size',
        'Give its <svg> a viewBox, such as viewBox="0 0 640 400", or export it again with its size.',
      );
    root = false;
    inside.push(tag.uri === svg ? tag.local : '');
    checkElement(tag, report);
  });
  const onStyle = (part: string): void => {
    if (inside.at(-1) === 'style') styles += part;
  };
  parser.on('text', onStyle);
  parser.on('cdata', onStyle);
  parser.on('closetag', () => {
    if (inside.pop() === 'style') {
      checkStyle(styles, report);
      styles = '';
    }
  });
  parser.write(text).close();
  return found;
}

/** Without a size of its own a drawing has no place on a page. */
function hasSize({ attributes }: SaxesTagNS): boolean {
  const valueOf = (name: string): string => attributes[name]?.value.trim() ?? '';
  const box = valueOf('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const isLength = (value: string): boolean =>
    /^[\d.]+(?:px)?$/.test(value) && Number.parseFloat(value) > 0;
  return (
    (box.length === 4 && box.every(Number.isFinite) && (box[2] ?? 0) > 0 && (box[3] ?? 0) > 0) ||
    (isLength(valueOf('width')) && isLength(valueOf('height')))
  );
}

type Report = (message: string, ...advice: string[]) => void;

function checkElement(tag: SaxesTagNS, report: Report): void {
  if (tag.uri !== svg) {
    if (!notes.test(tag.uri)) report(`holds <${tag.name}>, which draws nothing`, saveAgain);
  } else if (!elements.has(tag.local)) {
    report(
      `holds <${tag.name}>, which ${/^script$/i.test(tag.local) ? 'is a script' : 'does more than draw'}`,
      `Delete it from the file. ${saveAgain}`,
    );
  }
  const attributes = Object.values(tag.attributes);
  if (animations.has(tag.local)) {
    const target =
      attributes.find(({ local, uri }) => local === 'attributeName' && uri === '')?.value ?? '';
    if (/href$|^on/i.test(target.trim()))
      report(
        `animates ${target.trim()}, which can start a script`,
        'Delete the animation from the file.',
      );
  }
  for (const attribute of attributes) checkAttribute(tag, attribute, report);
}

function checkAttribute(
  tag: SaxesTagNS,
  { name, local, uri, value }: SaxesAttributeNS,
  report: Report,
): void {
  if (uri === xmlns) return;
  if (/^on/i.test(local)) {
    report(`has ${name}="…", which is a script`, `Delete ${name}="…" from the file. ${saveAgain}`);
  } else if (uri === xml) {
    if (local === 'base')
      report('has xml:base, which turns its addresses into others', 'Delete it from the file.');
  } else if (local === 'href' || local === 'src') {
    if (uri === xlink || uri === '') checkAddress(tag, name, value, report);
  } else if (uri === '' && local === 'style') {
    checkStyle(value, report);
  } else if (uri === '' && styling.has(local)) {
    checkStyle(`a{b:${value}}`, report);
  }
}

function checkAddress(tag: SaxesTagNS, name: string, written: string, report: Report): void {
  const address = written.trim();
  if (address === '' || /^#[^\s<>"']*$/.test(address)) return;
  if (/image$/i.test(tag.local) && innerPicture.test(address)) return;
  const shown = address.length > 60 ? `${address.slice(0, 60)}…` : address;
  report(
    /^[\s\p{Cc}]*(java|vb)script/iu.test(address)
      ? `has a script in ${name}="${shown}"`
      : `leads out of the file with ${name}="${shown}"`,
    tag.local === 'a'
      ? 'Take the link away: a picture cannot be clicked in parts.'
      : 'A drawing must hold all that it shows: embed the picture in it when you export it, or draw without it.',
  );
}

/** Reads a style as a browser does: without comments, with its escapes resolved. */
function checkStyle(css: string, report: Report): void {
  const plain = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(
      /\\(?:([\da-f]{1,6})\s?|([^]))/gi,
      (_, code: string | undefined, character: string | undefined) =>
        code === undefined
          ? (character ?? '')
          : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    )
    // What a comment that never ends would hide from one reader and not from another.
    .replaceAll('/*', '');
  if (/@import/i.test(plain)) report('loads styles from elsewhere with @import', saveAgain);
  if (
    /(?:image-set|\bimage|\bsrc|expression)\s*\(|javascript:|-moz-binding|behavior\s*:/i.test(plain)
  )
    report('loads or runs something in a style', saveAgain);
  for (const [, quoted, bare] of plain.matchAll(/url\(\s*(?:(["'][^"']*["']?)|([^)]*))/gi)) {
    const address = (quoted ?? bare ?? '').replace(/["']/g, '').trim();
    if (
      address === '' ||
      address.startsWith('#') ||
      innerPicture.test(address) ||
      innerFont.test(address)
    )
      continue;
    report(
      `leads out of the file with url(${address.slice(0, 60)}) in a style`,
      'A drawing must hold all that it shows. Turn text into paths, and embed pictures, when you export it.',
    );
  }
}

/** The drawing without the line that names the version of SVG, which browsers do not read. */
export function withoutDoctype(text: string): string {
  const shorter = text.replace(/<!DOCTYPE(?:[^>["']|"[^"]*"|'[^']*')*>\s*/i, '');
  // Where that text stands for something else, such as inside of a comment, the file stays as it was checked.
  return shorter === text || drawingProblem(shorter) !== undefined ? text : shorter;
}
