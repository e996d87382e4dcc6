/**
 * Writes only the parts of an SVG file that browsers draw. An SVG with its own URL is a document of
 * this site, so scripts must not remain.
 */
import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';

/** Why a file cannot be shown: the end of a sentence that begins with the name of the file. */
export interface MediaProblem {
  message: string;
  notes: string[];
}

const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';
const xml = 'http://www.w3.org/XML/1998/namespace';
const xmlns = 'http://www.w3.org/2000/xmlns/';
const html = 'http://www.w3.org/1999/xhtml';

/** The elements that browsers draw. Browsers ignore all others with their children. */
const elements = new Set(
  (
    'svg g defs symbol use switch view desc title style a image ' +
    'path rect circle ellipse line polyline polygon text tspan textPath ' +
    'marker pattern clipPath mask linearGradient radialGradient stop filter ' +
    'animate animateMotion animateTransform set mpath ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting ' +
    'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
    'feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

const saveAgain =
  'Export the image again as plain SVG (Inkscape: "Plain SVG"; ' +
  'Illustrator: "SVG", "Export As"), or as PNG.';
const deleteIt = `Delete this part from the file. Or: ${saveAgain}`;
const embedAll =
  'An image cannot load other files. When you export it, embed images and convert text to paths.';

type Report = (message: string, ...notes: string[]) => void;

export function cleanSvg(
  bytes: Uint8Array,
): { svg: string; problem?: undefined } | { svg?: undefined; problem: MediaProblem } {
  const parser = new SaxesParser({ xmlns: true, position: true });
  let problem: MediaProblem | undefined;
  const report: Report = (message, ...notes) => {
    problem ??= { message: `${message} (line ${parser.line} of the image)`, notes };
  };
  const out: string[] = [];
  const open: string[] = [];
  /** How many ancestors of the current element are left out. */
  let skipped = 0;
  /** Inside of `<foreignObject>`, which may be left out if its content is invisible. */
  let isForeign = false;
  let style: string | undefined;

  parser.on('error', ({ message }) => {
    report(`is not a valid SVG file: ${message.replace(/^\d+:\d+: |\.$/g, '')}`, saveAgain);
  });
  parser.on('doctype', (doctype) => {
    // Illustrator writes namespaces as entities.
    for (const [, name = '', , value = ''] of doctype.matchAll(
      /<!ENTITY\s+([\w.-]+)\s+(["'])([^]*?)\2\s*>/g,
    ))
      parser.ENTITIES[name] = value;
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') report('loads styles from another file', saveAgain);
  });
  parser.on('opentag', (tag) => {
    const isRoot = open.length === 0;
    // A switch has an alternative for programs that cannot draw web pages.
    if (skipped === 0 && tag.uri === svg && tag.local === 'foreignObject')
      isForeign = !/(^|:)switch$/.test(open.at(-1) ?? '') && !tag.attributes['requiredExtensions'];
    if (isForeign && isDrawn(tag)) refuseForeign();
    open.push(tag.name);
    if (isRoot) checkRoot(tag, report);
    checkActive(tag, skipped > 0, report);
    if (skipped > 0 || tag.uri !== svg || !elements.has(tag.local)) {
      skipped += 1;
      return;
    }
    const attributes = Object.values(tag.attributes)
      .filter((attribute) => isAllowed(tag, attribute, report))
      .map(({ name, value }) => [name, value] as const);
    if (tag.local === 'style') style = '';
    out.push(`<${tag.name}`);
    for (const [name, value] of isRoot ? withViewBox(attributes, report) : attributes)
      out.push(` ${name}="${escapeText(value).replace(/"/g, '&quot;')}"`);
    out.push('>');
  });
  const refuseForeign = (): void =>
    report(
      'contains a part of a web page (<foreignObject>)',
      `Convert text to paths. ${saveAgain}`,
    );
  const onText = (text: string): void => {
    if (isForeign && text.trim() !== '') refuseForeign();
    if (skipped > 0 || open.length === 0) return;
    if (style !== undefined) style += text;
    out.push(escapeText(text));
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', ({ name }) => {
    open.pop();
    if (skipped > 0) {
      skipped -= 1;
      if (skipped === 0) isForeign = false;
      return;
    }
    if (style !== undefined) checkCss(style, report);
    style = undefined;
    if (out.at(-1) === '>') out[out.length - 1] = '/>';
    else out.push(`</${name}>`);
  });
  parser.write(decode(bytes)).close();
  return problem === undefined ? { svg: `${out.join('')}\n` } : { problem };
}

/** Decodes the text in the encoding that the file names; UTF-8 by default. */
function decode(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe;
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const named = /^(?:ï»¿)?<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(start)?.[1];
  const encoding = isUtf16 ? `utf-16${bytes[0] === 0xff ? 'le' : 'be'}` : (named ?? 'utf-8');
  try {
    return new TextDecoder(encoding).decode(bytes).trimStart();
  } catch {
    return new TextDecoder().decode(bytes).trimStart();
  }
}

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\r/g, '&#13;');

function checkRoot({ local, name, uri }: SaxesTagNS, report: Report): void {
  if (uri === svg && local === 'svg') return;
  if (name === 'svg' && uri === '')
    report(
      'does not say that it is an SVG, so browsers show nothing',
      `Write <svg xmlns="${svg}" at the start of the file. Or: ${saveAgain}`,
    );
  else report(`is not an SVG file: it begins with <${name}>`, saveAgain);
}

/** Whether a browser draws an element of a web page without any text in it. */
const isDrawn = ({ local, attributes }: SaxesTagNS): boolean =>
  /^(img|svg|image|canvas|video|iframe|object|embed|input|button)$/.test(local) ||
  /background|border|content|shadow/.test(attributes['style']?.value ?? '');

/** Refuses every script, and parts of web pages if a browser would show them. */
function checkActive(
  { name, local, uri, attributes }: SaxesTagNS,
  isSkipped: boolean,
  report: Report,
) {
  if (local.toLowerCase() === 'script') report(`contains <${name}>, which is a script`, deleteIt);
  else if (uri === html && !isSkipped) report(`contains <${name}>, a part of a web page`, deleteIt);
  else if (uri === svg && /^(animate|set)/.test(local)) {
    const target = attributes['attributeName']?.value.trim() ?? '';
    if (/href$|^on/i.test(target)) report(`animates ${target}, which can start a script`, deleteIt);
  }
}

/** Whether browsers need an attribute to draw; reports scripts and loaded files. */
function isAllowed(tag: SaxesTagNS, attribute: SaxesAttributeNS, report: Report): boolean {
  const { name, local, uri, value } = attribute;
  if (uri === xmlns || name === 'xmlns') return value === svg || value === xlink;
  if (uri === xml) return local !== 'base';
  if (uri !== '' && uri !== xlink) return false;
  if (/^on/i.test(local)) {
    if (value.trim() !== '') report(`has ${name}="…", which is a script`, deleteIt);
    return false;
  }
  if (local === 'href' || local === 'src') return checkHref(tag, name, value.trim(), report);
  if (!/^(aria-|data-|id$|class$)/.test(name)) checkCss(value, report);
  return true;
}

const isInside = (url: string): boolean =>
  // Illustrator leaves the type out.
  url === '' || url.startsWith('#') || /^data:(;|image|font|application\/[\w.-]*font)/i.test(url);

function checkHref({ local }: SaxesTagNS, name: string, url: string, report: Report): boolean {
  // Browsers ignore control characters inside of a scheme.
  if (/^(java|vb)script:/i.test(url.replace(/[\s\p{Cc}]/gu, ''))) {
    report(`has a script in ${name}="${url.slice(0, 60)}"`, deleteIt);
    return false;
  }
  // Nobody can follow a link inside of an image.
  if (local === 'a') return url.startsWith('#');
  if (isInside(url)) return !/^data:/i.test(url) || local === 'image' || local === 'feImage';
  report(`loads another file with ${name}="${url.slice(0, 60)}"`, embedAll);
  return false;
}

/** Finds URLs in CSS like a browser: without comments, with escapes resolved. */
function checkCss(css: string, report: Report): void {
  if (!/[(@:]/.test(css)) return;
  const plain = css
    .replace(/\/\*[^]*?(?:\*\/|$)/g, '')
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    )
    .replace(/\\/g, '');
  if (/@import/i.test(plain)) report('loads styles from another file with @import', embedAll);
  if (/(image-set|\bimage|\bsrc)\s*\(|javascript:|expression\s*\(/i.test(plain))
    report('has a style that loads a file or runs a script', embedAll);
  for (const [, url = ''] of plain.matchAll(/url\(\s*["']?([^)]*)/gi))
    if (!isInside(url.replace(/["']/g, '').trim()))
      report(`loads another file with url(${url.slice(0, 60)})`, embedAll);
}

/** CSS pixels in each absolute unit. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  ex: 8,
};

function inPixels(length: string | undefined): number | undefined {
  const [, number = '', unit = ''] =
    /^\s*\+?([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(length ?? '') ?? [];
  const pixels = Number.parseFloat(number) * (units[unit.toLowerCase()] ?? Number.NaN);
  return pixels > 0 ? Math.round(pixels * 1000) / 1000 : undefined;
}

/** The attributes of the root, with sizes in pixels and a viewBox for scaling. */
function withViewBox(attributes: (readonly [string, string])[], report: Report) {
  const values = new Map(attributes);
  const box = (values.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const hasBox = box.length === 4 && box.every(Number.isFinite) && Math.min(...box.slice(2)) > 0;
  const [width, height] = ['width', 'height'].map((name) => inPixels(values.get(name)));
  if (width !== undefined) values.set('width', String(width));
  if (height !== undefined) values.set('height', String(height));
  if (!hasBox && width !== undefined && height !== undefined)
    values.set('viewBox', `0 0 ${width} ${height}`);
  else if (!hasBox)
    report(
      'does not contain its size',
      'Export the image again with its size, or add a viewBox to <svg>, such as ' +
        'viewBox="0 0 640 400".',
    );
  return values;
}
