/**
 * Written into every page with script: hears what the visitor wants, and brings the rest of the script
 * at the first sign of it, or once the browser has nothing better to do. What is pressed before that
 * is held and handed on. Where the rest does not come, the page becomes what it is without script. It
 * reads the addresses from its own element, so its text is the same everywhere:
 *
 * - `data-dialogs`: the module site/client/wake.ts, what it imports, then the parts of the page that come later
 * - `data-fonts`: the web fonts (site/client/first-screen.ts)
 * - `data-page`: the module that hydrates the page and exports the promise `ready`, then what it imports
 *
 * Every byte of it delays the first screen, which is why it is terser than the rest.
 */
import { aheadMs, awaitFonts, holdRest, showPictures, showSections } from './first-screen.ts';
import './transitions.ts';
import type { Starter, Woken } from './wake.ts';

const {
  previousSibling: { sheet },
  dataset,
} = document.currentScript as unknown as {
  previousSibling: { sheet: CSSStyleSheet };
  dataset: Starter['data'];
};
const files = dataset.dialogs.split(' ') as [string, ...string[]];
const [wakeFile] = files;

holdRest();

/** How long a press waits for the script, in milliseconds. */
const patienceMs = 8000;

const starter: Starter = {
  held: [],
  wanted: location.hash,
  over: 0,
  data: dataset,
  fonts: awaitFonts(sheet, dataset.fonts, (faces) => {
    // What the module imports would come a round trip after it.
    fetchFiles();
    return import(wakeFile).then((woken: Woken) => woken.showFonts(faces));
  }),
};

/** Shows the page as it is without script: nothing is held any more, and nothing pretends to work. */
const giveUp = (): void => {
  starter.over = 1;
  showSections();
  for (const rule of sheet.cssRules as Iterable<Partial<CSSMediaRule>>)
    if (rule.media) rule.media.mediaText = rule.media.mediaText.replace('enabled', 'none');
  // The link is what it would be without script.
  (starter.held.pop()?.target as Element | undefined)?.closest<HTMLElement>(opener)?.click();
};

let woken: unknown;
/** What the second try adds to the address: browsers remember what they once had as an answer. */
let again = '';

/** Asks for each file that a first tap waits for; once. */
const fetchFiles = (): void => {
  for (const href of files.splice(0))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
};

/** Those come before the pictures: hosts without HTTP/2 send six files at a time. */
const fetchAhead = (): void => {
  fetchFiles();
  showPictures();
};

const wake = (): void => {
  fetchAhead();
  if (woken) return;
  woken = import(wakeFile + again)
    .then((woken: Woken) => starter.over || woken.wake(starter))
    .catch(() => {
      if (again) giveUp();
      else {
        // The next sign tries again: the signal on a building site comes and goes.
        again = '?';
        woken = 0;
        if (starter.held[0]) wake();
      }
    });
};

const opener = 'a[data-opens]';
/** What has to wait, by the event that asks for it. */
const holds: Record<string, string | undefined> = {
  click: `${opener},[role=tab],button[data-live]`,
  keydown: `${opener},[role=tab]`,
  change: 'select[data-live]',
};

const hear = (event: KeyboardEvent & MouseEvent): void => {
  if (starter.over) return;
  const { type, target, key } = event;
  const control = (target as Partial<Element>).closest?.(holds[type] ?? 'x');
  // A key does something to a control: Space to an opener, the arrows and their like to a tab.
  if (
    control &&
    !(event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
    (!key || (control.matches(opener) ? /^ $/ : /^(Arrow|Home|End)/).test(key))
  ) {
    event.preventDefault();
    // React, half awake, might hear it as well, and then it would happen twice.
    event.stopPropagation();
    starter.held.push(event);
    setTimeout(() => starter.held[0] && giveUp(), patienceMs);
  }
  if (type === 'click' && !control) showSections();
  // The browser itself brings the focus to what the address names: that is no act of the visitor's.
  starter.wanted = (type === 'focusin' && starter.wanted) || 1;
  wake();
};

// Not pointerover: a page that comes to lie under a pointer at rest hears that, too.
for (const type of 'click change pointerdown keydown focusin'.split(' '))
  addEventListener(type, hear as unknown as EventListener, true);
addEventListener('scroll', fetchAhead, { capture: true, once: true });
addEventListener('load', () => setTimeout(wake, aheadMs));
if (starter.wanted) {
  // It leads away from what the address names, and wants nothing else. Safari would wait for whoever might keep it from scrolling.
  addEventListener('wheel', hear as unknown as EventListener, { passive: true });
  wake();
}
