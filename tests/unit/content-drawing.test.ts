/** What a drawing may hold: tried on the text alone. content-media.test.ts tries what is made of it for the owner. */
import { describe, expect, it } from 'vitest';
import { drawingProblem, withoutDoctype } from '../../site/generator/content/check-drawing.ts';

const ours = 'http://www.w3.org/2000/svg';
const inkscape = 'xmlns:i="http://www.inkscape.org/namespaces/inkscape"';
const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="${ours}" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 640 400" ${attributes}>\n${inside}\n</svg>`;

const saveAgain =
  'Export it again as plain SVG (Inkscape: "Plain SVG"; Illustrator: "SVG", "Export As"), or as PNG.';
const deleteIt = `Delete it from the file. ${saveAgain}`;
const holdsAll =
  'A drawing must hold all that it shows: embed the picture in it when you export it, or draw without it.';
const holdsStyles =
  'A drawing must hold all that it shows. Turn text into paths, and embed pictures, when you export it.';
const noClicks = 'Take the link away: a picture cannot be clicked in parts.';

it.each<[what: string, text: string]>([
  ['a declaration without an encoding', `<?xml version="1.0"?>${svg('')}`],
  ['the encoding utf8', `<?xml version="1.0" encoding="utf8"?>${svg('')}`],
  ['the encoding US-ASCII', `<?xml version="1.0" encoding="US-ASCII"?>${svg('')}`],
  [
    'a line that names the version of SVG',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
  ],
  ['a drawing in it that tells no size', svg('<svg/>')],
  ['an instruction to load in a title', svg('<title>@import "x"</title>')],
  [
    'an instruction to load in the notes of a program',
    svg(`<i:style ${inkscape}>@import "x"</i:style>`),
  ],
  ['two styles that say something only together', svg('<style>@im</style><style>port "x"</style>')],
  ['a style that ends before words', svg('<style>a{}</style><text>@import</text>')],
  ['an animation of a name that only has href in it', svg('<set attributeName="hrefs" to="x"/>')],
  ['an animation of a name that only has on in it', svg('<set attributeName="icon" to="x"/>')],
  ['an animation without a name', svg('<set to="x"/>')],
  [
    'an animation that a program has noted a name for',
    svg(`<set ${inkscape} i:attributeName="href"/>`),
  ],
  ['the name of an attribute where nothing is animated', svg('<rect attributeName="href"/>')],
  ['a prefix that begins with on', svg('<g xmlns:onyx="http://www.inkscape.org/x"/>')],
  ['an attribute with on in it', svg('<g icon="x"/>')],
  ['blanks that count', svg('<text xml:space="preserve">a</text>')],
  ['an address that is of XML and of nobody', svg('<g xml:href="https://elsewhere.example/"/>')],
  [
    'an address that a program has noted',
    svg(
      `<g ${inkscape} i:href="https://elsewhere.example/" i:src="x" i:style="@import" i:fill="url(x)"/>`,
    ),
  ],
  ['an address in what is no style', svg('<g data-d="url(x)"/>')],
  ['an empty address', svg('<use href=" "/>')],
  ['an address within the file, with blanks around it', svg('<use href=" #paint-1 "/>')],
  ['a picture for a filter', svg('<filter><feImage href="data:image/webp;base64,AA=="/></filter>')],
  ['a comment in a style', svg('<style>/* @import */ a{} /* image( */</style>')],
  ['a character beyond all that there are', svg('<style>a{content:"\\ffffff"}</style>')],
  ['words that end like those that load', svg('<style>a{b:myimage(x) mysrc(x)}</style>')],
  [
    'addresses of its own in a style',
    svg('<style>a{b:url( #a ) url("#b") url(\'#c\') url() url(  "" )}</style>'),
  ],
  [
    'a picture and a font of its own in a style',
    svg(
      '<style>a{b:url(data:image/png;base64,AA==) url("data:application/x-font-ttf;base64,AA")}</style>',
    ),
  ],
])('a drawing may have %s', (_, text) => {
  expect(drawingProblem(text)).toBeUndefined();
});

it.each<[what: string, text: string, message: string, ...notes: string[]]>([
  [
    'no end',
    svg('<g>').slice(0, -7),
    'is not a whole SVG file: unclosed tag: g (line 2 of the picture)',
    saveAgain,
  ],
  [
    'an entity of nobody',
    svg('<text>&lol;</text>'),
    'is not a whole SVG file: undefined entity (line 2 of the picture)',
    saveAgain,
  ],
  [
    'two mistakes, of which the first counts',
    svg('<script/>\n<b/>'),
    'holds <script>, which is a script (line 2 of the picture)',
    deleteIt,
  ],
  [
    'another encoding',
    `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`,
    'says that it is encoded as UTF-7, and only UTF-8 is read the same way everywhere (line 1 of the picture)',
    saveAgain,
  ],
  [
    'an encoding that begins like ours',
    `<?xml version="1.0" encoding="utf-8-mac"?>${svg('')}`,
    'says that it is encoded as utf-8-mac, and only UTF-8 is read the same way everywhere (line 1 of the picture)',
    saveAgain,
  ],
  [
    'an encoding that ends like ours',
    `<?xml version="1.0" encoding="x-utf-8"?>${svg('')}`,
    'says that it is encoded as x-utf-8, and only UTF-8 is read the same way everywhere (line 1 of the picture)',
    saveAgain,
  ],
  [
    'words of its own',
    `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`,
    'defines words of its own (entities) in its DOCTYPE (line 1 of the picture)',
    `Delete the DOCTYPE, or: e${saveAgain.slice(1)}`,
  ],
  [
    'a sheet that rewrites it',
    `<?xml-stylesheet href="a.xsl"?>${svg('')}`,
    'has an instruction for other programs in it, <?xml-stylesheet?> (line 1 of the picture)',
    'Delete that line.',
    saveAgain,
  ],
  [
    'no word that it is SVG',
    '<svg viewBox="0 0 1 1"/>',
    'does not say that it is SVG, so that browsers show nothing (line 1 of the picture)',
    'Write xmlns="http://www.w3.org/2000/svg" into its <svg>.',
  ],
  [
    'a part of a drawing as its root',
    `<g xmlns="${ours}" viewBox="0 0 1 1"/>`,
    'is not an SVG file: it begins with <g> (line 1 of the picture)',
    saveAgain,
  ],
  [
    'a part of nothing as its root',
    '<g viewBox="0 0 1 1"/>',
    'is not an SVG file: it begins with <g> (line 1 of the picture)',
    saveAgain,
  ],
  [
    'a root that only has the name',
    '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 1 1"/>',
    'is not an SVG file: it begins with <svg> (line 1 of the picture)',
    saveAgain,
  ],
  [
    'an element that begins like a script',
    svg('<scripts/>'),
    'holds <scripts>, which does more than draw (line 2 of the picture)',
    deleteIt,
  ],
  [
    'an element that ends like a script',
    svg('<myscript/>'),
    'holds <myscript>, which does more than draw (line 2 of the picture)',
    deleteIt,
  ],
  [
    'an element of a page',
    svg('<b xmlns="http://www.w3.org/1999/xhtml"/>'),
    'holds <b>, which draws nothing (line 2 of the picture)',
    saveAgain,
  ],
  [
    'an animation of a link',
    svg('<a><set attributeName=" xlink:href "/></a>'),
    'animates xlink:href, which can start a script (line 2 of the picture)',
    'Delete the animation from the file.',
  ],
  [
    'an animation of a link that says so after something else',
    svg(`<set ${inkscape} to="x" i:attributeName="fill" attributeName="href"/>`),
    'animates href, which can start a script (line 2 of the picture)',
    'Delete the animation from the file.',
  ],
  [
    'an animation of a handler',
    svg('<animate attributeName="OnClick"/>'),
    'animates OnClick, which can start a script (line 2 of the picture)',
    'Delete the animation from the file.',
  ],
  [
    'a handler',
    svg('<g onclick="x"/>'),
    'has onclick="…", which is a script (line 2 of the picture)',
    `Delete onclick="…" from the file. ${saveAgain}`,
  ],
  [
    'addresses that count from elsewhere',
    svg('<g xml:base="https://elsewhere.example/"/>'),
    'has xml:base, which turns its addresses into others (line 2 of the picture)',
    'Delete it from the file.',
  ],
  [
    'a picture of another file',
    svg('<image src="x.png"/>'),
    'leads out of the file with src="x.png" (line 2 of the picture)',
    holdsAll,
  ],
  [
    'a picture where none is shown',
    svg('<use href="data:image/png;base64,AA=="/>'),
    'leads out of the file with href="data:image/png;base64,AA==" (line 2 of the picture)',
    holdsAll,
  ],
  [
    'a place in the file with a blank in it',
    svg('<use href="#a b"/>'),
    'leads out of the file with href="#a b" (line 2 of the picture)',
    holdsAll,
  ],
  [
    'a place in another file',
    svg('<use href="b.svg#a"/>'),
    'leads out of the file with href="b.svg#a" (line 2 of the picture)',
    holdsAll,
  ],
  [
    'an address of 60 characters',
    svg(`<use href="${'x'.repeat(60)}"/>`),
    `leads out of the file with href="${'x'.repeat(60)}" (line 2 of the picture)`,
    holdsAll,
  ],
  [
    'an address of 61',
    svg(`<use href="${'x'.repeat(61)}"/>`),
    `leads out of the file with href="${'x'.repeat(60)}…" (line 2 of the picture)`,
    holdsAll,
  ],
  [
    'a link',
    svg('<a href="https://elsewhere.example/"/>'),
    'leads out of the file with href="https://elsewhere.example/" (line 2 of the picture)',
    noClicks,
  ],
  [
    'a link to a script',
    svg('<a xlink:href="VBScript:x"/>'),
    'has a script in xlink:href="VBScript:x" (line 2 of the picture)',
    noClicks,
  ],
  [
    'a link to a script behind what nobody sees',
    svg('<a href="&#x85;&#x85;javascript:x"/>'),
    'has a script in href="\u0085\u0085javascript:x" (line 2 of the picture)',
    noClicks,
  ],
  [
    'a link that ends like one to a script',
    svg('<a href="x-javascript:x"/>'),
    'leads out of the file with href="x-javascript:x" (line 2 of the picture)',
    noClicks,
  ],
  [
    'an address in an attribute of a style',
    svg('<g filter="url(x.svg#a)"/>'),
    'leads out of the file with url(x.svg#a) in a style (line 2 of the picture)',
    holdsStyles,
  ],
  [
    'styles from elsewhere behind another element',
    svg('<style><title>x</title>@import "x"</style>'),
    'loads styles from elsewhere with @import (line 2 of the picture)',
    saveAgain,
  ],
  [
    'styles from elsewhere in a part that is no markup',
    svg('<style><![CDATA[@import "x"]]></style>'),
    'loads styles from elsewhere with @import (line 2 of the picture)',
    saveAgain,
  ],
  [
    'styles from elsewhere between comments',
    svg('<style>/* a */ @import "x"; /* b */</style>'),
    'loads styles from elsewhere with @import (line 2 of the picture)',
    saveAgain,
  ],
  [
    'styles from elsewhere with a comment in the word',
    svg('<style>@im/**/port "x"</style>'),
    'loads styles from elsewhere with @import (line 2 of the picture)',
    saveAgain,
  ],
  [
    'styles from elsewhere in a comment that never ends',
    svg('<style>@im/*port "x"</style>'),
    'loads styles from elsewhere with @import (line 2 of the picture)',
    saveAgain,
  ],
  [
    'styles from elsewhere in escapes with a blank',
    svg('<style>@\\69 m\\port "x"</style>'),
    'loads styles from elsewhere with @import (line 2 of the picture)',
    saveAgain,
  ],
  [
    'styles from elsewhere in escapes of six digits',
    svg('<style>@\\000069mport "x"</style>'),
    'loads styles from elsewhere with @import (line 2 of the picture)',
    saveAgain,
  ],
  ...[
    'image-set(x)',
    'image (x)',
    'src(x)',
    'expression  (x)',
    'JavaScript:x',
    '-moz-binding:x',
    'x;behavior :x',
    'x;behavior:x',
  ].map((what): [string, string, string, string] => [
    `${what} in a style`,
    svg(`<g style="a:${what}"/>`),
    'loads or runs something in a style (line 2 of the picture)',
    saveAgain,
  ]),
  [
    'one address from elsewhere beside one of its own',
    svg('<style>a{b:url(#a);c:url(x)}</style>'),
    'leads out of the file with url(x) in a style (line 2 of the picture)',
    holdsStyles,
  ],
  [
    'an address whose quotation mark never ends',
    svg('<style>a{b:url("x</style>'),
    'leads out of the file with url(x) in a style (line 2 of the picture)',
    holdsStyles,
  ],
  [
    'an address in quotation marks and blanks',
    svg('<style>a{b:URL(  " x "  )}</style>'),
    'leads out of the file with url(x) in a style (line 2 of the picture)',
    holdsStyles,
  ],
  [
    'a drawing in a style',
    svg('<style>a{b:url(data:image/svg+xml;base64,AA)}</style>'),
    'leads out of the file with url(data:image/svg+xml;base64,AA) in a style (line 2 of the picture)',
    holdsStyles,
  ],
  [
    'a long address in a style',
    svg(`<style>a{b:url(${'x'.repeat(61)})}</style>`),
    `leads out of the file with url(${'x'.repeat(60)}) in a style (line 2 of the picture)`,
    holdsStyles,
  ],
])('a drawing may not have %s, and its owner is told what to do', (_, text, message, ...notes) => {
  expect(drawingProblem(text)).toEqual({ message, notes });
});

describe('the size of a drawing', () => {
  const sized = (attributes: string): boolean =>
    drawingProblem(`<svg xmlns="${ours}" ${attributes}/>`) === undefined;

  it.each([
    'viewBox="0 0 4 3"',
    'viewBox=" 0,0, 4 3 "',
    'viewBox="-4 -3 .5 0.5"',
    'width="4" height="3"',
    'width="4px" height=" .5px "',
    'width="100%" height="100%" viewBox="0 0 4 3"',
    'width="4" height="3" viewBox="0 0 0 0"',
  ])('is told by %s', (attributes) => {
    expect(sized(attributes)).toBe(true);
  });

  it.each([
    '',
    'viewBox="0 0 4"',
    'viewBox="0 0 4 3 2"',
    'viewBox="0 0 0 3"',
    'viewBox="0 0 4 0"',
    'viewBox="0 0 -4 3"',
    'viewBox="0 0 4 -3"',
    'viewBox="a 0 4 3"',
    'viewBox="0 0 Infinity 3"',
    'width="4"',
    'height="3"',
    'width="4" height="0"',
    'width="0" height="3"',
    'width="4mm" height="3mm"',
    'width="x4" height="3"',
    'width="4" height="100%"',
  ])('is not told by %j', (attributes) => {
    expect(sized(attributes)).toBe(false);
  });

  it('that is not told can be given', () => {
    expect(drawingProblem(`<svg xmlns="${ours}"/>`)).toEqual({
      message: 'does not tell its size (line 1 of the picture)',
      notes: [
        'Give its <svg> a viewBox, such as viewBox="0 0 640 400", or export it again with its size.',
      ],
    });
  });
});

describe('the line that names the version of SVG', () => {
  const plain = svg('<path d="M0 0"/>');

  it.each([
    '<!DOCTYPE svg>\n',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n  ',
    "<!DOCTYPE svg SYSTEM 'a>b'>",
    '<!DOCTYPE svg SYSTEM "a>b">',
  ])('%j is taken out', (line) => {
    expect(withoutDoctype(line + plain)).toBe(plain);
  });

  it('is taken out and nothing else, as the rest is what was checked', () => {
    const around = `<?xml version="1.0"?>\n<!-- drawn -->\n`;
    expect(withoutDoctype(`${around}<!DOCTYPE svg>\n${plain}`)).toBe(around + plain);
    expect(withoutDoctype(around + plain)).toBe(around + plain);
  });

  it('is left where the file would be another without it', () => {
    const text = `<!-- <!DOCTYPE svg -->${plain}`;
    expect(drawingProblem(text)).toBeUndefined();
    expect(withoutDoctype(text)).toBe(text);
  });
});
