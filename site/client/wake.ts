/**
 * Takes over from the starter in the HTML: starts the dialogs and then brings the live page, in the order in
 * which the visitor wants them, and does what was pressed meanwhile.
 */
import { startDialogs } from './dialogs/index.ts';
import { showPictures, showSections } from './first-screen.ts';

export { showFonts, unfit } from './fit-fonts.ts';

/** What the starter has heard so far (site/client/starter.ts). */
export interface Starter {
  /** The events that it held back, in their order. */
  held: Event[];
  /** The fragment that led here, which wants the page at once; 1 as soon as the visitor has done something. */
  wanted: unknown;
  /** Whether it listens no more. */
  over: unknown;
  /** What its element says: addresses with spaces between them, and fonts. */
  data: {
    /** This module, what it imports, the parts of the page. */
    dialogs: string;
    /** The module of the page, what it imports. */
    page: string;
    /** As JSON. */
    fonts: string;
  };
  /** Kept once the page has its fonts for as long as it is open. */
  fonts: Promise<unknown>;
}

/** This module, as the starter imports it. */
export interface Woken {
  wake: (starter: Starter) => void;
  showFonts: (faces: readonly FontFace[]) => unknown;
  unfit: () => void;
}

/** What the build took out of a page's HTML, as only script needs it: see site/generator/pages/later-parts.ts. */
export interface Parts {
  /** The HTML of the dialogs. */
  dialogs: string;
  /** The props of each island, in the order of the page. */
  props: readonly string[];
  /** The styles of the dialogs, and those for paper. */
  styles: string;
}

/** How long a press waits for what answers it, in milliseconds. */
const patienceMs = 8000;

export function wake(starter: Starter): void {
  const { held, wanted, data, fonts } = starter;
  const pageFiles = data.page.split(' ');
  const [parts = ''] = data.dialogs.split(' ').slice(-1);
  const listening = new AbortController();
  let completed: Promise<unknown> | undefined;
  let dialogs: Promise<unknown> | undefined;
  let dialogsLive = false;
  /** The opener that was pressed last: of several before anything opened, only that one is meant. */
  let lastOpener: HTMLAnchorElement | null = null;
  let page: Promise<unknown> | undefined;
  /** What waits for the live page. */
  const actions: (() => void)[] = [];
  let hasFailed = false;
  /** Whether a press has waited for the page for too long: a dialog does not wait for it as well. */
  let isOverdue = false;
  let isLost = false;

  // Told by site/client/page.tsx of an island that is not live, or no longer.
  addEventListener('lost', () => {
    isLost = true;
    showScripted(false);
  });

  /** Gives the page back what the build took out of it. */
  const completePage = (): Promise<unknown> =>
    (completed ??= Promise.all([import(newAddress(parts)) as Promise<Parts>, parsed()])
      .then(([{ dialogs, props, styles }]) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
        const place = document.getElementById('dialogs');
        if (place !== null) place.innerHTML = dialogs;
        const islands = document.querySelectorAll<HTMLElement>('[data-island]');
        // Where an extension of the browser has taken one away, nobody knows which is which.
        if (islands.length === props.length)
          islands.forEach((island, index) => (island.dataset['props'] = props[index]));
      })
      .catch(again(() => (completed = undefined))));

  const bringDialogs = (): Promise<unknown> =>
    (dialogs ??= completePage()
      .then(startDialogs)
      .then(() => (dialogsLive = true))
      .catch(again(() => (dialogs = undefined))));

  /** The dialogs come first: they are small, and what a first tap wants. Each waits for what was asked of the page before it. */
  const start = (): void => {
    showPictures();
    page ??= bringDialogs()
      .catch((reason: unknown) => {
        // The page does without the dialogs, but not without what the build took out of it, for which a press may be trying anew.
        if (completed === undefined) throw reason;
        return completed;
      })
      .then(() => run(pageFiles))
      .then((module) => (module as { ready: Promise<void> }).ready)
      .then(async () => {
        listening.abort();
        showScripted(!isLost);
        // At once, or what is pressed from now on would come before them. React answers each before the next: a second arrow key starts where the first has led.
        for (let action = actions.shift(); action !== undefined; action = actions.shift()) {
          action();
          await Promise.resolve();
        }
      })
      .then(() => showAllSections(fonts))
      .catch(() => {
        page = undefined;
        if (hasFailed) {
          listening.abort();
          actions.length = 0;
          showScripted(false);
          if (dialogsLive) openWanted();
          return;
        }
        hasFailed = true;
        // Otherwise the next sign tries again: the signal on a building site comes and goes.
        if (actions.length > 0) start();
      });
  };

  const whenLive = (action: () => void): void => {
    actions.push(action);
    start();
    setTimeout(() => {
      if (!actions.includes(action)) return;
      isOverdue = true;
      showScripted(false);
      if (dialogsLive) openWanted();
    }, patienceMs);
  };

  /** Whether an opener need not wait. What was pressed on the page before it comes before it: a tab that is chosen later would close the dialog. */
  const answersAtOnce = (): boolean => dialogsLive && (isOverdue || actions.length === 0);

  const openWanted = (): void => {
    const opener = lastOpener;
    lastOpener = null;
    opener?.click();
  };

  const openLater = (opener: HTMLAnchorElement): void => {
    lastOpener = opener;
    // Without the dialogs the link is what it would be without script.
    const follow = (): void => {
      if (lastOpener === opener) location.assign(opener.href);
    };
    bringDialogs()
      .catch(bringDialogs)
      .then(() => {
        if (answersAtOnce()) openWanted();
        else actions.push(openWanted);
      }, follow);
    setTimeout(follow, patienceMs);
    start();
  };

  const hold = (event: Event): void => {
    event.preventDefault();
    // React, half awake, might hear it as well, and then it would happen twice.
    event.stopPropagation();
  };

  const answers = {
    click(event: MouseEvent, target: Element): void {
      if (event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
        return;
      const opener = target.closest<HTMLAnchorElement>('[data-opens]');
      const control = target.closest<HTMLElement>('[role=tab],button[data-live]');
      if (opener !== null) {
        if (answersAtOnce()) {
          // What the page has not done in time it is not to do behind the dialog.
          actions.length = 0;
          return;
        }
        hold(event);
        openLater(opener);
      } else if (control !== null) {
        hold(event);
        whenLive(() => control.click());
      }
    },
    keydown(event: KeyboardEvent, target: Element): void {
      const opener = target.closest<HTMLAnchorElement>('[data-opens]');
      if (opener !== null) {
        if (answersAtOnce() || event.key !== ' ') return;
        hold(event);
        openLater(opener);
      } else if (target.matches('[role=tab]') && /^(Arrow|Home|End)/.test(event.key)) {
        hold(event);
        const { key } = event;
        whenLive(() => {
          // The key before this one may have moved the focus to another tab.
          const focused = document.activeElement;
          (focused?.matches('[role=tab]') === true ? focused : target).dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          );
        });
      }
    },
    change(event: Event, target: Element): void {
      if (!(target instanceof HTMLSelectElement) || !target.matches('[data-live]')) return;
      const { value } = target;
      hold(event);
      whenLive(() => {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      });
    },
  };

  const answer = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (event instanceof MouseEvent && event.type === 'click') {
      if (target.closest('[href]') !== null && target.closest('[data-opens]') === null)
        showAtOnce();
      answers.click(event, target);
    } else if (event instanceof KeyboardEvent) answers.keydown(event, target);
    else if (event.type === 'change') answers.change(event, target);
  };

  starter.over = true;
  for (const type of ['click', 'keydown', 'change'])
    document.addEventListener(type, answer, { capture: true, signal: listening.signal });
  for (const intent of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'])
    document.addEventListener(intent, start, { capture: true, signal: listening.signal });
  held.splice(0).forEach(answer);

  if (wanted) start();
  else {
    void fetchFile(parts)
      .then(() => fetchAll(pageFiles))
      .then(() => showAllSections(fonts))
      // Safari has no requestIdleCallback.
      .then(() =>
        'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start),
      );
  }
}

const fetched: Record<string, Promise<unknown> | undefined> = {};

/** Fetches a module, once, without running it. Where no event comes of it, it is fetched when it is run. */
const fetchFile = (href: string): Promise<unknown> =>
  (fetched[href] ??= new Promise((done) => {
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href,
        onload: done,
        onerror: done,
      }),
    );
    setTimeout(done, fetchMs);
  }));

const tried = new Set<string>();

/** The address of a file; the next time another one that means the same, as browsers remember what they had as an answer. */
const newAddress = (file: string): string =>
  tried.has(file) ? `${file}?` : (tried.add(file), file);

const fetchAll = (files: readonly string[]): Promise<unknown> => Promise.all(files.map(fetchFile));

/** Runs a module; what it imports is fetched beside it, not after it. */
const run = ([entry = '', ...imports]: readonly string[]): Promise<unknown> => {
  void fetchAll(imports);
  return import(newAddress(entry));
};

/** What fails is tried anew the next time. */
const again = (reset: () => void) => (reason: unknown) => {
  reset();
  throw reason;
};

/** Shows the page as it is with script, or as it is without: whole, and with nothing that only looks as if it worked. */
function showScripted(on: boolean): void {
  for (const { sheet } of document.querySelectorAll('style')) {
    for (const { media } of (sheet?.cssRules ?? []) as Iterable<Partial<CSSMediaRule>>) {
      if (media === undefined) continue;
      const wanted = media.mediaText.replace(/(scripting: ?)\w+/, `$1${on ? 'enabled' : 'none'}`);
      // Writing even the same has the browser take up the fonts of the sheet anew, and lay out the whole page.
      if (wanted !== media.mediaText) media.mediaText = wanted;
    }
  }
  if (on) return;
  showAtOnce();
  // What was live has hidden all panels but one.
  for (const panel of document.querySelectorAll<HTMLElement>('[role=tabpanel],[data-kept]'))
    panel.hidden = false;
}

/** Kept once the page is parsed: a module that is in the cache may be there before the end of the page is. */
async function parsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done));
}

/** Waits for a file that is not needed yet no longer than this, in milliseconds. */
const fetchMs = 5000;

/** Waits for the fonts no longer than this, in milliseconds. */
const fontsMs = 3000;

const isHeld = (): boolean => document.documentElement.dataset['holdSections'] !== undefined;

/** What `showAllSections` has let into the layout, or kept out of it until its turn comes. */
const placed = new Set<HTMLElement>();

/** In so many tasks at most the slides of a row, or the lists of a section, are laid out: each time the places of all of them are found anew. */
const mostTasks = 12;

/** Lays one section out after the other, each in a task of its own, once the fonts that it is laid out in are there. */
async function showAllSections(fonts: Promise<unknown>): Promise<void> {
  if (!isHeld()) return;
  await Promise.race([fonts, new Promise((done) => setTimeout(done, fontsMs))]);
  for (const section of document.querySelectorAll<HTMLElement>('main > section, footer')) {
    const pieces = isAhead(section)
      ? [...section.querySelectorAll<HTMLElement>('.glider-slide')]
      : [];
    const inTask = Math.ceil(pieces.length / mostTasks);
    const tasks = [[section]];
    for (let at = 0; at < pieces.length; at += inTask) tasks.push(pieces.slice(at, at + inTask));
    // Not hidden: a visitor who is there meanwhile has them shown by the browser.
    for (const piece of pieces) place(piece, 'auto');
    for (const parts of tasks) {
      await new Promise((done) => setTimeout(done));
      // A link that was pressed meanwhile has had all of it laid out.
      if (!isHeld()) {
        showAtOnce();
        return;
      }
      for (const part of parts) place(part, 'visible');
      // Now, and not with all the others in the next frame.
      section.getBoundingClientRect();
    }
  }
  showAtOnce();
}

function place(element: HTMLElement, contentVisibility: string): void {
  element.style.contentVisibility = contentVisibility;
  placed.add(element);
}

/**
 * Whether a section is still to come, and passed over as it is far away. Until its last slide is laid out it is lower than
 * it will be: above the window it would move what is seen, where the browser does not hold that in its place.
 */
const isAhead = ({ firstElementChild, offsetTop }: HTMLElement): boolean =>
  offsetTop > scrollY &&
  firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false;

/** Lays out at once whatever is passed over. */
function showAtOnce(): void {
  showSections();
  for (const element of placed) element.style.contentVisibility = '';
}
