/**
 * The keyboard tables of the ARIA Authoring Practices for the patterns of this site, line by line:
 * https://www.w3.org/WAI/ARIA/apg/patterns/ (tabs, carousel, dialog-modal).
 *
 * A row begins where `from` puts the focus, or else where the row before has left it.
 */
import type { Key } from './driver.ts';
import type { Screen } from './session.ts';

/** One key, or several keys together, joined by '+'. */
type Press = Key | `${'Shift' | 'Alt'}+${Key}`;

export interface PatternRow {
  key: string;
  asks: string;
  /** What the site does where the table leaves a choice or a library differs, and why. */
  here?: string;
  from?: string;
  presses: readonly Press[];
  /** What has the focus afterwards. */
  focus: string;
  /** What the page holds afterwards, or does not. */
  holds?: string;
  lacks?: string;
  /** An element, and its words. */
  says?: readonly [selector: string, words: string];
}

export interface Pattern {
  name: string;
  rows: readonly PatternRow[];
}

const tab = (index: number): string => `#agents--tab--${index}[aria-selected=true]`;
const panel = (index: number): string => `#agents--panel--${index}:not([hidden])`;

const tabs: Pattern = {
  name: 'tabs',
  rows: [
    {
      key: 'Tab',
      asks: 'When the focus moves into the list: the active tab.',
      from: '#main a[href="#testimonials"]',
      presses: ['Tab'],
      focus: tab(0),
    },
    {
      key: 'Right Arrow',
      asks: 'The next tab; optionally activates it.',
      here: 'Activates it, as its panel is in the page already.',
      presses: ['ArrowRight'],
      focus: tab(1),
      holds: panel(1),
    },
    {
      key: 'Right Arrow',
      asks: 'From the last tab to the first.',
      presses: ['ArrowRight', 'ArrowRight'],
      focus: tab(0),
    },
    {
      key: 'Left Arrow',
      asks: 'The previous tab; from the first to the last.',
      presses: ['ArrowLeft'],
      focus: tab(2),
      holds: panel(2),
    },
    { key: 'Home', asks: 'Optionally the first tab.', presses: ['Home'], focus: tab(0) },
    { key: 'End', asks: 'Optionally the last tab.', presses: ['End'], focus: tab(2) },
    {
      key: 'Space or Enter',
      asks: 'Activates the tab if the focus has not.',
      here: 'The focus has.',
      presses: ['Space', 'Enter'],
      focus: tab(2),
      holds: panel(2),
    },
    {
      key: 'Down Arrow, Up Arrow',
      asks: 'Are left to the browser, which scrolls.',
      presses: ['ArrowDown', 'ArrowUp'],
      focus: tab(2),
    },
    {
      key: 'Page Up, Page Down',
      asks: 'Nothing.',
      here: '@reach/tabs takes them for Home and End. They scroll, as the practices have it.',
      presses: ['PageUp'],
      focus: tab(2),
    },
    {
      key: 'Alt + Left Arrow',
      asks: 'Nothing.',
      here: '@reach/tabs ignores modifiers. It goes back in the history, or does nothing.',
      presses: ['Alt+ArrowRight'],
      focus: tab(2),
    },
    {
      key: 'Shift + F10',
      asks: 'Opens the popup menu of the tab, if it has one.',
      here: 'None has one, so the browser opens its own.',
      presses: [],
      focus: tab(2),
      lacks: '[role=tab][aria-haspopup]',
    },
    {
      key: 'Delete',
      asks: 'Optionally deletes the tab.',
      here: 'No tab can be deleted.',
      presses: ['Delete'],
      focus: tab(2),
      holds: '#agents--tab--1',
    },
    {
      key: 'Tab',
      asks: 'The next element outside of the list: the panel, or its first link.',
      here: 'The first link. @reach/tabs makes each panel a stop besides, which takes its label away.',
      presses: ['Tab'],
      focus: `${panel(2)} a`,
    },
    {
      key: 'Shift + Tab',
      asks: 'Back to the active tab.',
      presses: ['Shift+Tab'],
      focus: tab(2),
    },
  ],
};

const arrow = (row: string, which: string): string =>
  `#${row} button[aria-label^="${which} slide"]`;
const counter = (row: string): string => `#${row} button + span`;

const studies = 'case-studies';
const endlessCarousel: Pattern = {
  name: 'carousel without ends',
  rows: [
    {
      key: 'Tab',
      asks: 'Moves through the controls in the order of the page.',
      here: 'glider-js has no order of its own. The buttons come before the slides.',
      from: arrow(studies, 'Previous'),
      presses: ['Tab'],
      focus: arrow(studies, 'Next'),
      holds: `#${studies} [role=group][aria-roledescription=carousel]`,
    },
    {
      key: 'Enter, Space',
      asks: 'Shows the next slide, and does not move the focus.',
      presses: ['Enter', 'Space'],
      focus: arrow(studies, 'Next'),
      says: [counter(studies), '3 / 5'],
    },
    {
      key: 'Shift + Tab, Enter',
      asks: 'The same of the previous slide.',
      presses: ['Shift+Tab', 'Enter'],
      focus: arrow(studies, 'Previous'),
      says: [counter(studies), '2 / 5'],
    },
    {
      key: 'Right Arrow, Left Arrow, Home, End',
      asks: 'Nothing.',
      here: 'Move the slides as well, as in a list of tabs; the focus stays on the button.',
      presses: ['ArrowRight', 'ArrowLeft', 'Home', 'End'],
      focus: arrow(studies, 'Previous'),
      says: [counter(studies), '5 / 5'],
    },
    {
      key: 'Rotation control',
      asks: 'Comes first, if the slides rotate by themselves.',
      here: 'They do not.',
      presses: [],
      focus: arrow(studies, 'Previous'),
      says: [counter(studies), '5 / 5'],
    },
    {
      key: 'Tab',
      asks: 'Leaves no slide that is out of sight in the way.',
      here: 'Each slide is a stop and comes into sight with the focus: none is lost without script.',
      presses: ['Tab', 'Tab'],
      focus: `#${studies} [data-slide="0"] a`,
      says: [counter(studies), '1 / 5'],
    },
  ],
};

const voices = 'testimonials';
const carouselWithEnds: Pattern = {
  name: 'carousel with ends',
  rows: [
    {
      key: 'Enter',
      asks: 'Activating a control does not move the focus.',
      here: 'Nor at an end, where glider-js would disable the button and so lose the focus.',
      from: arrow(voices, 'Previous'),
      presses: ['Enter'],
      focus: `${arrow(voices, 'Previous')}[aria-disabled=true]`,
      says: [counter(voices), '1 / 3'],
    },
    {
      key: 'Enter, Space',
      asks: 'Shows the next slide, and does not move the focus.',
      presses: ['Tab', 'Enter', 'Space'],
      focus: `${arrow(voices, 'Next')}[aria-disabled=true]`,
      says: [counter(voices), '3 / 3'],
    },
    {
      key: 'Shift + Tab, Enter',
      asks: 'The same of the previous slide.',
      presses: ['Shift+Tab', 'Enter'],
      focus: arrow(voices, 'Previous'),
      says: [counter(voices), '2 / 3'],
    },
  ],
};

const close = (dialog: string): string => `#${dialog} button[data-close]`;
/** What a dialog leaves of the page while it is open. */
const inert = '#root[inert]';

const dialogOf = (id: string, opener: string, last: string): readonly PatternRow[] => [
  {
    key: 'Opening',
    asks: 'The focus moves to an element inside the dialog, in general the first.',
    here: 'To Close. a11y-dialog takes the dialog itself, whose whole text is read then.',
    from: opener,
    presses: ['Enter'],
    focus: close(id),
    holds: inert,
  },
  {
    key: 'Shift + Tab',
    asks: 'From the first element to the last one.',
    presses: ['Shift+Tab'],
    focus: last,
  },
  { key: 'Tab', asks: 'From the last element to the first.', presses: ['Tab'], focus: close(id) },
  {
    key: 'Tab, Shift + Tab',
    asks: 'The next and the previous element inside of the dialog.',
    presses: ['Shift+Tab', 'Shift+Tab', 'Tab'],
    focus: last,
  },
  {
    key: 'Escape',
    asks: 'Closes the dialog; the focus returns to what has opened it.',
    here: 'a11y-dialog loses the key once the focused element goes, so the page listens itself.',
    presses: ['Escape'],
    focus: opener,
    lacks: inert,
  },
  {
    key: 'Space, then Enter on Close',
    asks: 'A visible button closes the dialog; the focus returns.',
    presses: ['Space', 'Enter'],
    focus: opener,
    lacks: inert,
  },
];

/** The patterns of the home page, one after the other without a new load. */
export const patterns: Readonly<Record<Screen, readonly Pattern[]>> = {
  desktop: [
    { name: 'dialog of a video', rows: dialogOf('video', '#pa-3 a[data-opens]', '#video summary') },
    {
      name: 'dialog of the booking form',
      rows: dialogOf('booking', 'footer [data-opens=booking]', '#booking a[href^="mailto:"]'),
    },
    tabs,
    endlessCarousel,
  ],
  phone: [
    carouselWithEnds,
    {
      name: 'menu',
      rows: dialogOf('menu', 'header [data-opens=menu]', '#menu a[href^="mailto:"]'),
    },
  ],
};
