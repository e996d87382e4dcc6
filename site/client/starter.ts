/**
 * Written into every page with script: brings the rest of it once the browser has nothing better to
 * do, or at the first sign that the visitor wants something. What is pressed before that waits and
 * is then done. It reads the addresses from its own element, so its text is the same everywhere:
 *
 * - `data-dialogs`: the module of the dialogs, then what it imports
 * - `data-page`: the module that hydrates the page and exports the promise `ready`, then what it imports
 *
 * Every byte of it delays the first screen, which is why it is terser than the rest.
 */
import { aheadMs, holdFonts, holdPictures, showPictures } from './first-screen.ts';
import { quietTransitions } from './transitions.ts';

quietTransitions();
holdFonts();
holdPictures();

const data = document.currentScript?.dataset ?? {};
const dialogFiles = (data['dialogs'] ?? '').split(' ');
const pageFiles = (data['page'] ?? '').split(' ');

const listening = new AbortController();
const fetched: Record<string, Promise<unknown>> = {};

let dialogs: Promise<unknown> | undefined;
let dialogsLive = false;
/** The opener that was pressed last: of several before anything opened, only that one is meant. */
let wanted: HTMLAnchorElement | null = null;
let page: Promise<unknown> | undefined;

/** Fetches modules without running them, each once, and is done even if that fails. */
const fetchAll = (files: string[]): Promise<unknown> => Promise.all(files.map(fetchOne));

const fetchOne = (file: string): Promise<unknown> =>
  (fetched[file] ??= new Promise((done) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href: file, onload: done, onerror: done }));
    // Where neither event comes, it is fetched when it is run.
    setTimeout(done, 5000);
  }));

/** Runs a module; what it imports is fetched beside it, not after it. */
const run = (files: string[]): Promise<unknown> => {
  const [entry = '', ...imports] = files;
  void fetchAll(imports);
  return import(entry);
};

const startDialogs = (): Promise<unknown> => (dialogs ??= run(dialogFiles).then(() => (dialogsLive = true)));

/** The dialogs come first: they are small, and what a first tap wants. Each waits for what was asked of the page before it. */
const startPage = (): Promise<unknown> =>
  (page ??= startDialogs()
    .catch(() => 0)
    .then(() => run(pageFiles))
    .then((module) => (module as { ready: Promise<void> }).ready)
    .then(() => listening.abort()));

const whenLive = (action: () => void): void => {
  showPictures();
  page = startPage().then(action);
  // A later sign tries again: the signal on a building site comes and goes.
  page.catch(() => (page = dialogs = undefined));
};
const start = (): void => whenLive(() => 0);

const openLater = (opener: HTMLAnchorElement): void => {
  wanted = opener;
  startDialogs().then(
    () => {
      const opener = wanted;
      wanted = null;
      opener?.click();
    },
    // Without the dialogs the link is what it would be without script.
    () => location.assign(opener.href),
  );
  start();
};

const hold = (event: Event): void => {
  event.preventDefault();
  // React, half awake, might hear it as well, and then it would happen twice.
  event.stopPropagation();
};

const listen = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type], target: Element) => void): void => {
  document.addEventListener(type, (event) => event.target instanceof Element && listener(event, event.target), { capture: true, signal: listening.signal });
};

listen('click', (event, target) => {
  if (event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const opener = target.closest<HTMLAnchorElement>('[data-opens]');
  const control = target.closest<HTMLElement>('[role=tab],button[data-live]');
  if (opener !== null) {
    if (dialogsLive) return;
    hold(event);
    openLater(opener);
  } else if (control !== null) {
    hold(event);
    whenLive(() => control.click());
  }
});

listen('keydown', (event, target) => {
  const opener = target.closest<HTMLAnchorElement>('[data-opens]');
  if (opener !== null) {
    if (dialogsLive || event.key !== ' ') return;
    hold(event);
    openLater(opener);
  } else if (target.matches('[role=tab]') && /^(Arrow|Home|End)/.test(event.key)) {
    hold(event);
    const { key } = event;
    whenLive(() => {
      // The key before this one may have moved the focus to another tab.
      const focused = document.activeElement;
      (focused?.matches('[role=tab]') === true ? focused : target).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  }
});

listen('change', (event, target) => {
  if (!(target instanceof HTMLSelectElement) || !target.matches('[data-live]')) return;
  const { value } = target;
  hold(event);
  whenLive(() => {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  });
});

for (const intent of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const) listen(intent, start);

document.addEventListener('scroll', showPictures, { capture: true, once: true });

if (location.hash.length > 1) start();
const startWhenIdle = (): void => {
  showPictures();
  void fetchAll(dialogFiles)
    .then(() => fetchAll(pageFiles))
    // Safari has no requestIdleCallback.
    .then(() => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start)));
};
addEventListener('load', () => setTimeout(startWhenIdle, aheadMs));
