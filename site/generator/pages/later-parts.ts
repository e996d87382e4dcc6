import postcss, { type Container, type Rule } from 'postcss';
import { hashedName, type Output } from '../output/index.ts';
import type { Route } from '../../routes.ts';

/** The styles of a page: those of its HTML, and those that only script can make use of, most of them of its dialogs. */
export interface SplitStyles {
  first: string;
  dialogs: string;
}

/** Class names as styles write them; a number such as `.5px` is none. */
const classInCss = /\.(-?[A-Za-z_][\w-]*)/g;
const classInHtml = / class="([^"]*)"/g;

const classesOf = (html: string): Set<string> => new Set([...html.matchAll(classInHtml)].flatMap(([, names = '']) => names.split(' ')));

/**
 * Takes the rules that no element of the page itself can match out of its styles: a dialog needs script,
 * and so does an island that shows what was not there before, and what needs script can come after the
 * first screen. Each part keeps the order of its rules.
 */
export function splitStyles({ page, css }: { page: string; css: string }): SplitStyles {
  const inPage = classesOf(page);
  // What an element must not be does not tell whether there is one.
  const isFirst = ({ selectors }: Rule): boolean => selectors.some((selector) => [...selector.replace(/:not\([^)]*\)/g, '').matchAll(classInCss)].every(([, name = '']) => inPage.has(name)));
  return { first: only(css, isFirst), dialogs: only(css, (rule) => !isFirst(rule)) };
}

/** A style sheet without the rules that are not wanted, and without what they leave empty. What is no rule for elements (keyframes, fonts) stands in the first one alone. */
function only(css: string, wanted: (rule: Rule) => boolean): string {
  const sheet = postcss.parse(css);
  const keepsOthers = wanted(postcss.rule({ selector: '*' }));
  sheet.walkAtRules((atRule) => {
    if (!/^(media|supports|container|layer)$/.test(atRule.name)) {
      if (keepsOthers) return;
      atRule.remove();
    }
  });
  sheet.walkRules((rule) => {
    const inKeyframes = rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name.endsWith('keyframes');
    if (!inKeyframes && !wanted(rule)) rule.remove();
  });
  // From the inside out, as a block may hold nothing but an empty one.
  const sweep = (container: Container): void => {
    container.each((node) => {
      if (node.type !== 'atrule' || node.nodes === undefined) return;
      sweep(node);
      if (node.nodes.length === 0) node.remove();
    });
  };
  sweep(sheet);
  return sheet.toString();
}

/** A rule at the top level of a minified style sheet. */
function* rulesOf(css: string): Generator<string> {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && (depth -= 1) === 0) {
      yield css.slice(start, at + 1);
      start = at + 1;
    }
  }
  yield css.slice(start);
}

/** Takes the rules for paper out of a style sheet: a link can bring them, which no first paint waits for. */
export function splitPrint(css: string): { screen: string; print: string } {
  const rules = [...rulesOf(css)];
  const isPrint = (rule: string): boolean => rule.startsWith('@media print{');
  return { screen: rules.filter((rule) => !isPrint(rule)).join(''), print: rules.filter(isPrint).map((rule) => rule.slice('@media print{'.length, -1)).join('') };
}

/** What a page brings after its first screen, as only script needs it: paths below out/. */
export interface LaterParts {
  /** A module that exports what was taken out of the HTML (site/client/wake.ts). As a module it is fetched, kept and run like the rest of the script. */
  parts: string;
  /** The styles of the dialogs. */
  styles: string;
}

/** ` data-props="…"` of an island, as React writes it. */
const propsInHtml = / data-props="([^"]*)"/g;

const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#x27;': "'" };

/** Takes the props of the islands out of a page, as nothing reads them before the page is made live. */
export function takeProps(page: string): { page: string; props: string[] } {
  const props = [...page.matchAll(propsInHtml)].map(([, text = '']) => text.replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity));
  return { page: page.replace(propsInHtml, ''), props };
}

/** The files of what a page brings later; none for a page without script. */
export function laterFiles({ key, client }: Route, { dialogs, props, styles }: { dialogs: string; props: readonly string[]; styles: string }): { files: Output; later: LaterParts | null } {
  if (client === null) return { files: new Map(), later: null };
  const module = Buffer.from(`export const dialogs=${JSON.stringify(dialogs)},props=${JSON.stringify(props)};\n`);
  const sheet = Buffer.from(styles);
  const later = { parts: hashedName(`${key}-parts`, 'js', module), styles: hashedName(`${key}-parts`, 'css', sheet) };
  return { files: new Map([[later.parts, module], [later.styles, sheet]]), later };
}
