import type { StyleFile } from '../code/index.ts';
import { hashedName, type Output } from '../output/index.ts';
import type { Route } from '../../routes.ts';

/** The styles of a page: those of its HTML, and those that only its dialogs need. */
export interface SplitStyles {
  first: string;
  dialogs: string;
}

/** Class names as styles write them; a number such as `.5px` is none. */
const classInCss = /\.(-?[A-Za-z_][\w-]*)/g;
const classInHtml = / class="([^"]*)"/g;

const classesOf = (html: string): Set<string> => new Set([...html.matchAll(classInHtml)].flatMap(([, names = '']) => names.split(' ')));

/**
 * Takes the style files that only the dialogs use out of the page's: a dialog needs script, and what
 * needs script can come after the first screen. A file that neither uses stays where the script of the page
 * names a class of it, as an island may use it later, and is left out where none does: it styles what this content has not.
 * @param script all that the page may ever load
 */
export function splitStyles({ page, dialogs, script, styles }: { page: string; dialogs: string; script: string; styles: readonly StyleFile[] }): SplitStyles {
  const inPage = classesOf(page);
  const inDialogs = classesOf(dialogs);
  const inScript = new Set(script.match(/[A-Za-z_][\w-]*/g));
  const used = styles.flatMap((file) => {
    const classes = [...file.css.matchAll(classInCss)].map(([, name = '']) => name);
    const isIn = (names: ReadonlySet<string>): boolean => classes.some((name) => names.has(name));
    if (classes.length > 0 && !isIn(inPage) && !isIn(inDialogs) && !isIn(inScript)) return [];
    return [{ css: file.css, onlyInDialogs: isIn(inDialogs) && !isIn(inPage) }];
  });
  const join = (later: boolean): string => used.flatMap(({ css, onlyInDialogs }) => (onlyInDialogs === later ? [css] : [])).join('');
  return { first: join(false), dialogs: join(true) };
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
