import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import { hashedName, type Output } from '../output/index.ts';
import type { Route } from '../../routes.ts';
import { rightToLeft, tallLetters } from '../../styles/media.ts';
import { directionOf, hasTallLetters } from '../../words/index.ts';

/** The styles of a page: those that its HTML can make use of, and those that only script can, most of them of its dialogs. */
export interface SplitStyles {
  first: string;
  dialogs: string;
}

/** Class names as styles write them; a number such as `.5px` is none. */
const classInCss = /\.(-?[A-Za-z_][\w-]*)/g;
const classInHtml = / class="([^"]*)"/g;
const attributeInCss = /\[(data-[\w-]+)(?:="?([^\]"]*)"?)?\]/g;
const attributeInHtml = / (data-[\w-]+)="([^"]*)"/g;
/** Attributes of the root, which are there from the first paint on: the very first script of a page sets them (site/client/first-screen.ts), or its language (document.tsx). */
const ofRoot = /^data-(hold-|letters\b)/;

/** What a selector can ask of a page: its classes, and its data attributes with and without their values. */
function namesIn(html: string): Set<string> {
  const classes = [...html.matchAll(classInHtml)].flatMap(([, names = '']) =>
    names.split(' ').map((name) => `.${name}`),
  );
  const attributes = [...html.matchAll(attributeInHtml)].flatMap(([, name = '', value = '']) => [
    name,
    `${name}=${value}`,
  ]);
  return new Set([...classes, ...attributes]);
}

/** What styles name of a page: its classes, and its data attributes with and without their values. */
function namesWritten(css: string): string[] {
  const attributes = [...css.matchAll(attributeInCss)].map(([, name = '', value]) =>
    value === undefined ? name : `${name}=${value}`,
  );
  return [
    ...[...css.replace(attributeInCss, '').matchAll(classInCss)].map(([name]) => name),
    ...attributes,
  ];
}

function namesAskedFor(selector: string): string[] {
  // What an element must not be does not tell whether there is one.
  return namesWritten(selector.replace(/:not\([^)]*\)/g, '')).filter((name) => !ofRoot.test(name));
}

/** How many answers each of the following still knows: those for all pages of the last two builds. */
const knownAtMost = 8;

/**
 * A function of texts that still knows its last answers: most changes while serving leave the styles as they
 * were, and to take them apart is a fifth of such a build.
 */
function knowing<Texts extends readonly string[], Answer>(
  make: (...texts: Texts) => Answer,
): (...texts: Texts) => Answer {
  const known = new Map<string, Answer>();
  return (...texts) => {
    const key = texts.join('\0');
    const answer = known.get(key) ?? make(...texts);
    known.delete(key);
    known.set(key, answer);
    const [oldest] = known.keys();
    if (known.size > knownAtMost && oldest !== undefined) known.delete(oldest);
    return answer;
  };
}

/**
 * Takes the rules that no element of the page itself can match out of its styles: a dialog needs script,
 * and so does an island that shows what was not there before, and what needs script can come after the
 * first screen. Each part keeps the order of its rules, and has the motion that its own rules name.
 */
export function splitStyles({ page, css }: { page: string; css: string }): SplitStyles {
  // Of the whole sheet at once: a name too many does no harm.
  const asked = new Set(namesWritten(css));
  return splitFor(
    css,
    [...namesIn(page)]
      .filter((name) => asked.has(name))
      .sort()
      .join('\n'),
  );
}

/** @param names what the page has of what the styles ask for, a line each */
const splitFor = knowing((css: string, names: string): SplitStyles => {
  const inPage = new Set(names.split('\n'));
  const isFirst = ({ selectors }: Rule): boolean =>
    selectors.some((selector) => namesAskedFor(selector).every((name) => inPage.has(name)));
  const moved = new Set<string>();
  postcss.parse(css).walkDecls(/^animation/, ({ parent, value }) => {
    if (parent?.type === 'rule' && isFirst(parent))
      for (const word of value.split(/[\s,]+/)) moved.add(word);
  });
  const isLaterMotion = ({ name, params }: AtRule): boolean =>
    name === 'keyframes' && !moved.has(params);
  return {
    first: only(css, isFirst, (other) => !isLaterMotion(other)),
    dialogs: only(css, (rule) => !isFirst(rule), isLaterMotion),
  };
});

/**
 * A style sheet without what is not wanted, and without the blocks that this leaves empty.
 * @param isOther tells of what is no rule for elements, such as fonts and motion
 */
function only(
  css: string,
  isWanted: (rule: Rule) => boolean,
  isOther: (other: AtRule) => boolean,
): string {
  const isGroup = ({ name }: AtRule): boolean => /^(media|supports|container|layer)$/.test(name);
  // From the inside out, as a block may hold nothing but an empty one.
  const sweep = (container: Container): void => {
    container.each((node) => {
      if (node.type === 'rule' && !isWanted(node)) node.remove();
      if (node.type !== 'atrule') return;
      if (isGroup(node)) sweep(node);
      if (isGroup(node) ? node.nodes?.length === 0 : !isOther(node)) node.remove();
    });
  };
  const sheet = postcss.parse(css);
  sweep(sheet);
  return sheet.toString();
}

/** Leaves out the rules for languages that are written in another way. */
export const stylesFor = knowing((language: string, css: string): string => {
  const foreign = [
    ...(directionOf(language) === 'rtl' ? [] : [rightToLeft]),
    ...(hasTallLetters(language) ? [] : [tallLetters]),
  ];
  return only(
    css,
    ({ selector }) => !foreign.some((start) => selector.startsWith(start)),
    () => true,
  );
});

/** Takes the rules for paper out of a style sheet, without the `@media print` around them. */
const splitPrint = knowing((css: string): { screen: string; print: string } => {
  const screen = postcss.parse(css);
  let print = '';
  screen.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'media' || node.params !== 'print') return;
    print += node.nodes?.join('') ?? '';
    node.remove();
  });
  return { screen: screen.toString(), print };
});

/** What a page brings after its first screen, as only script needs it: paths below out/. */
export interface LaterParts {
  /** A module that exports what was taken out of the HTML and its styles (site/client/wake.ts). As a module it is fetched, kept and run like the rest of the script. */
  parts: string;
  /** The styles for paper once more, for whoever has no script: a link of its own would be fetched before the pictures of the first screen. */
  printStyles: string;
}

/** ` data-props="…"` of an island, as React writes it. */
const propsInHtml = / data-props="([^"]*)"/g;

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
};

/** Takes the props of the islands out of a page, as nothing reads them before the page is made live. */
export function takeProps(page: string): { page: string; props: string[] } {
  const props = [...page.matchAll(propsInHtml)].map(([, text = '']) =>
    text.replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity),
  );
  return { page: page.replace(propsInHtml, ''), props };
}

/** The styles that stand in a page's HTML, and the files of what it brings later; none for a page without script. */
export function laterFiles(
  { key, client }: Route,
  { dialogs, props, styles }: { dialogs: string; props: readonly string[]; styles: SplitStyles },
): { first: string; files: Output; later: LaterParts | null } {
  if (client === null) return { first: styles.first, files: new Map(), later: null };
  const { screen, print } = splitPrint(styles.first);
  const parts = { dialogs, props, styles: `${styles.dialogs}@media print{${print}}` };
  const module = Buffer.from(
    `export const ${Object.entries(parts)
      .map(([name, part]) => `${name}=${JSON.stringify(part)}`)
      .join()};\n`,
  );
  const paper = Buffer.from(print);
  const later = {
    parts: hashedName(`${key}-parts`, 'js', module),
    printStyles: hashedName(`${key}-print`, 'css', paper),
  };
  return {
    first: screen,
    files: new Map([
      [later.parts, module],
      [later.printStyles, paper],
    ]),
    later,
  };
}
