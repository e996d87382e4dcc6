/**
 * Written into every page with script: hears what the visitor wants, and brings the rest of the script
 * at the first sign of it, or once the browser has nothing better to do. What is pressed before that
 * is held and handed on. It reads the addresses from its own element, so its text is the same everywhere:
 *
 * - `data-dialogs`: the module site/client/wake.ts, the styles and the parts of the page that come later,
 *   the module of the dialogs, then what it imports
 * - `data-page`: the module that hydrates the page and exports the promise `ready`, then what it imports
 *
 * Every byte of it delays the first screen, which is why it is terser than the rest.
 */
import { aheadMs, awaitFonts, holdFonts, holdPictures, holdSections, showPictures, showSections } from './first-screen.ts';
import { quietTransitions } from './transitions.ts';
import type { Starter, Woken } from './wake.ts';

quietTransitions();

const { dialogs = '', page = '' } = (document.currentScript as HTMLScriptElement).dataset;
const [wakeFile = '', ...dialogFiles] = dialogs.split(' ');

const showFonts = (): unknown => import(wakeFile).then((woken: Woken) => woken.showFonts());
if (!awaitFonts(showFonts)) holdFonts(showFonts);
holdPictures();
holdSections();

const listening = new AbortController();
const fetched: Record<string, Promise<boolean> | undefined> = {};
let woken: Promise<unknown> | undefined;

const starter: Starter = {
  held: [],
  wanted: location.hash !== '',
  dialogFiles,
  pageFiles: page.split(' '),
  fetchFile: (href) =>
    (fetched[href] ??= new Promise((done) => {
      const onerror = (): void => {
        fetched[href] = undefined;
        done(false);
      };
      document.head.append(Object.assign(document.createElement('link'), { rel: href.endsWith('.css') ? 'stylesheet' : 'modulepreload', href, onload: () => done(true), onerror }));
    })),
  takeOver: () => listening.abort(),
};

const wake = (): void => {
  showPictures();
  for (const file of dialogFiles) void starter.fetchFile(file);
  woken ??= import(wakeFile)
    .then((woken: Woken) => woken.wake(starter))
    .catch(() => {
      // A later sign tries again: the signal on a building site comes and goes.
      woken = undefined;
      // Without the dialogs the link is what it would be without script.
      const link = (starter.held.splice(0).pop()?.target as Element | undefined)?.closest<HTMLAnchorElement>(opener);
      if (link) location.assign(link.href);
    });
};

const opener = 'a[data-opens]';
/** What has to wait, by the event that asks for it. */
const holds: Record<string, string | undefined> = { click: `${opener},[role=tab],button[data-live]`, keydown: `${opener},[role=tab]`, change: 'select[data-live]' };

const hear = (heard: Event): void => {
  const event = heard as KeyboardEvent & MouseEvent;
  const { type, target, key } = event;
  const control = target instanceof Element && target.closest(holds[type] ?? 'x');
  // A key does something to a control: Space to an opener, the arrows and their like to a tab.
  if (control && !(event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) && (!key || (control.matches(opener) ? /^ $/ : /^(Arrow|Home|End)/).test(key))) {
    event.preventDefault();
    // React, half awake, might hear it as well, and then it would happen twice.
    event.stopPropagation();
    starter.held.push(event);
  }
  if (type === 'click' && !control) showSections();
  starter.wanted = true;
  wake();
};

// Not pointerover: a page that comes to lie under a pointer at rest hears that, too.
for (const type of 'click change pointerdown keydown focusin'.split(' ')) document.addEventListener(type, hear, { capture: true, signal: listening.signal });
addEventListener('scroll', showPictures, { capture: true, once: true });
addEventListener('load', () => setTimeout(wake, aheadMs));
if (starter.wanted) wake();
