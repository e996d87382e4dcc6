interface Woken {
  wake: (starter: never) => void;
  unfit: () => void;
}
interface Parts {
  dialogs: string;
  props: readonly string[];
  styles: string;
}
import { copyOf, isBuilt, mirror, type Change, type Mirror } from './mirror.ts';
import { newCode, newProps, setRenewed } from './signals.ts';

/** A page in the browser, as it can be brought to what the build has made since. */
export interface OpenPage {
  /** @returns null where that could be done as it stands; else why it has to be loaded anew */
  update: () => Promise<string | null>;
}

/** What the HTML of a page says of itself. */
interface Facts {
  title: string;
  icons: readonly string[];
  /** What cannot change in an open page: the policy, the scripts, the language, what is live. */
  frame: string;
  /** The addresses of what comes later: see site/client/starter.ts. */
  wake: string | undefined;
  parts: string | undefined;
  /** The module that makes it live, and what that imports. */
  code: string;
}

/** The module that makes a page live. */
interface Page {
  ready: Promise<unknown>;
}

const iconSelector = 'head link[rel*=icon]';

/** @param policy the policy of the page; its own styles are known to it by their hash */
function factsOf(page: Document, policy: string): Facts {
  const starter = page.querySelector<HTMLScriptElement>('head script:not([type])');
  const files = starter?.dataset['dialogs']?.split(' ') ?? [];
  const modules = files.slice(0, -1);
  const live = [
    ...page.querySelectorAll<HTMLElement>('#root [data-island], #root [data-kept]'),
  ].map(({ dataset }) => [dataset['island'], dataset['kept']]);
  const { lang, dir } = page.documentElement;
  const code = starter?.dataset['page'] ?? '';
  return {
    title: page.title,
    icons: [...page.querySelectorAll(iconSelector)].map((link) => link.getAttribute('href') ?? ''),
    frame: JSON.stringify([
      lang,
      dir,
      page.body.dataset['analytics'],
      policy.replace(/style-src[^;]*/, ''),
      starter?.textContent,
      live.length === 0 ? code : '',
      modules,
      live,
    ]),
    wake: modules[0],
    parts: files.at(-1),
    code,
  };
}

const stylesIn = /<style>([^]*?)<\/style>/g;

/** Parses a page without what its parsing would have the policy of this one complain of. */
function read(html: string): { page: Document; facts: Facts; styles: string } {
  const page = new DOMParser().parseFromString(
    html.replace(stylesIn, '').replace(/<meta http-equiv=/i, '<meta name="policy" data-for='),
    'text/html',
  );
  const policy = page.querySelector('meta[name=policy]')?.getAttribute('content') ?? '';
  return {
    page,
    facts: factsOf(page, policy),
    styles: [...html.matchAll(stylesIn)].map(([, text = '']) => text).join(''),
  };
}

/** The parts of a page that the build alone makes, by the name that `Kept` gives them, and '' for what stands outside of all islands: taken out of each other. */
function partsOf(root: Element): Map<string, Element> {
  const parts = new Map([['', root]]);
  // From the inside out.
  for (const island of [...root.querySelectorAll('[data-island]')].reverse()) {
    for (const kept of island.querySelectorAll('[data-kept]'))
      parts.set(kept.getAttribute('data-kept') ?? '', kept);
    island.replaceChildren();
  }
  return parts;
}

/** What tells of each part of a page what the build has changed. No script may have touched the page yet. */
function mirrorsOf(root: Element): Map<string, Mirror> {
  return new Map(
    [...partsOf(copyOf(root))].map(([name, copy]) => [
      name,
      mirror(copy, () => (name === '' ? root : keptInPage(name))),
    ]),
  );
}

const keptInPage = (name: string): Element | null =>
  document.querySelector(`[data-kept="${CSS.escape(name)}"]`);

/** Begins with a page that no script has touched yet. */
export function openPage(): OpenPage {
  const root = document.getElementById('root');
  // What the server shows before there is any page.
  if (root === null) return { update: () => Promise.resolve('there was none yet') };
  let mirrors = mirrorsOf(root);

  const dialogs = document.getElementById('dialogs');
  let dialogMirror: Mirror | null = null;
  if (dialogs !== null) {
    const filled = new MutationObserver(() => {
      filled.disconnect();
      dialogMirror = mirror(copyOf(dialogs), () => dialogs);
    });
    filled.observe(dialogs, { childList: true });
  }

  let facts = factsOf(
    document,
    document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '',
  );
  let styles = document.querySelector('head style')?.textContent ?? '';
  let renewals = 0;

  return {
    async update() {
      const next = read(await (await fetch(location.href)).text());
      const nextRoot = next.page.getElementById('root');
      if (nextRoot === null || next.facts.frame !== facts.frame)
        return 'its scripts, its policy or what is live in it have changed';
      const hasNewParts = next.facts.parts !== facts.parts;
      const hasNewCode = next.facts.code !== facts.code;
      // The starter would still ask for what was there when it began.
      if (dialogs !== null && dialogMirror === null && (hasNewParts || next.styles !== styles))
        return 'it is not complete yet';
      const [parts, woken] = await Promise.all([
        (hasNewParts || hasNewCode) && next.facts.parts !== undefined
          ? (import(next.facts.parts) as Promise<Parts>)
          : null,
        facts.wake === undefined ? null : (import(facts.wake) as Promise<Woken>),
      ]);

      // From here on in one go, so that no frame shows a step of it.
      woken?.unfit();
      const hasDialogs = document.querySelector('[data-opens][role=button]') !== null;
      const top = scrollY;
      const wasLive = hasNewCode ? makeRoom() : parts === null || renew(parts.props);
      if (!wasLive) return 'it is not live yet';
      if (next.styles !== styles) restyle(styles, next.styles);
      // The sheet that the page has made of its parts (site/client/wake.ts).
      if (parts !== null) document.adoptedStyleSheets.at(-1)?.replaceSync(parts.styles);
      document.title = next.facts.title;
      document
        .querySelectorAll(iconSelector)
        .forEach((link, index) => link.setAttribute('href', next.facts.icons[index] ?? ''));
      if (hasNewCode) {
        root.replaceChildren(
          ...[...nextRoot.childNodes].map((node) => document.importNode(node, true)),
        );
        mirrors = mirrorsOf(root);
        islandsInPage().forEach((island, index) => (island.dataset['props'] = parts?.props[index]));
      }
      const changes = [...partsOf(nextRoot)].flatMap(
        ([name, part]) => mirrors.get(name)?.become(part) ?? [],
      );
      if (parts !== null && dialogMirror !== null)
        changes.push(...dialogMirror.become(elementWith(parts.dialogs)));
      fillCopies();
      if (hasDialogs) nameOpeners();
      if (dialogs !== null) follow(dialogs, changes);
      ({ facts, styles } = next);
      if (hasNewCode) {
        setRenewed();
        const [entry = ''] = facts.code.split(' ');
        renewals += 1;
        // At an address of its own: what has run here before, as code that was changed back has, would not run again.
        await ((await import(`${entry}?${renewals}`)) as Page).ready;
        // Before it was live again it may have been shorter.
        scrollTo({ top, behavior: 'instant' });
      }
      return null;
    },
  };
}

function elementWith(html: string): Element {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

const islandsInPage = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-island]'),
];

/** Ends what is live, so that new code can take its place. @returns whether all of it was live */
function makeRoom(): boolean {
  return islandsInPage().every(
    (island) => !island.dispatchEvent(new CustomEvent(newCode, { cancelable: true })),
  );
}

/** Gives the islands their new props. @returns whether each of them could take them up */
function renew(props: readonly string[]): boolean {
  return islandsInPage().every((island, index) => {
    const detail = props[index] ?? '{}';
    if (island.dataset['props'] === detail) return true;
    island.dataset['props'] = detail;
    return !island.dispatchEvent(new CustomEvent(newProps, { detail, cancelable: true }));
  });
}

const fontFace = /@font-face\s*\{[^}]*\}/g;

const fontsIn = (styles: string): string => styles.match(fontFace)?.join('') ?? '';

let fontSheet: CSSStyleSheet | null = null;
let pageSheet: CSSStyleSheet | null = null;

/**
 * Styles in the place of those in the HTML: the policy of the page allows those that it came with, and those that
 * script has made. Fonts that are the same stay where they are, as the browser would take them up anew, and lay out
 * the whole page first without them.
 */
function restyle(from: string, to: string): void {
  const built = document.querySelector<HTMLStyleElement>('head style')?.sheet;
  if (fontsIn(from) !== fontsIn(to)) {
    if (built) built.disabled = true;
    // Those that script has added; of those in a sheet it takes none.
    for (const face of [...document.fonts]) document.fonts.delete(face);
    fontSheet ??= adopt();
    fontSheet.replaceSync(fontsIn(to));
  }
  if (pageSheet === null) {
    if (built) keepFonts(built);
    pageSheet = adopt();
  }
  pageSheet.replaceSync(to.replace(fontFace, ''));
}

function keepFonts(sheet: CSSStyleSheet): void {
  // From the end, as those behind one that goes move up.
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1)
    if (!(sheet.cssRules[index] instanceof CSSFontFaceRule)) sheet.deleteRule(index);
}

function adopt(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.unshift(sheet);
  return sheet;
}

/** The copies of slides at both ends of a row (site/components/Carousel). */
function fillCopies(): void {
  for (const copy of document.querySelectorAll('[data-gslide]:not([data-kept])')) {
    const slides = [...(copy.parentElement?.children ?? [])];
    const originals = slides.filter((slide) => slide.matches('[data-kept]'));
    const [first] = originals;
    if (first === undefined) continue;
    const place = slides.indexOf(copy) - slides.indexOf(first);
    const original = originals[((place % originals.length) + originals.length) % originals.length];
    copy.replaceChildren(...[...(original?.childNodes ?? [])].map((node) => node.cloneNode(true)));
    for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  }
}

/** What has come opens dialogs as what was there does (site/client/dialogs). */
function nameOpeners(): void {
  for (const opener of document.querySelectorAll('[data-opens]')) {
    opener.setAttribute('role', 'button');
    opener.setAttribute('aria-haspopup', 'dialog');
  }
}

/** A shorter text may be the same by chance. */
const tellingLength = 4;

/** An open dialog shows what its script took from a card: where that has changed, it follows. */
function follow(dialogs: Element, changes: readonly Change[]): void {
  const became = new Map(
    changes.filter(({ from }) => from.length >= tellingLength).map(({ from, to }) => [from, to]),
  );
  if (became.size === 0) return;
  const walker = document.createTreeWalker(dialogs, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (!isBuilt(node)) node.data = became.get(node.data) ?? node.data;
    } else if (node instanceof Element) {
      for (const { name, value } of node.attributes) {
        const to = became.get(value);
        if (to !== undefined) node.setAttribute(name, to);
      }
    }
  }
}
