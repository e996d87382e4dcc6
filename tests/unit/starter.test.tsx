import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
  type Mock,
  type MockInstance,
} from 'vitest';
import { noteListeners } from './listeners.ts';
import { soon } from '../support/soon.ts';

/** What the modules that the starter loads tell the test. */
interface Doings {
  started: string[];
  done: string[];
  /** Lets the page become live. */
  goLive: () => void;
  live: Promise<void>;
  fail: boolean;
  /** How often the page still cannot be made live. */
  failingPages: number;
  /** How often its parts have been asked for, and how often they do not come. */
  triedParts: number;
  failingParts: number;
  /** What has to happen before they come. */
  signal: Promise<void>;
  bringSignal: () => void;
}

declare global {
  interface Window {
    /** By the number of the test: what an earlier one asked for may come late. */
    pages: Record<number, Doings>;
  }
}

const wakeModule = new URL('../../site/client/wake.ts', import.meta.url).pathname;
// Both are asked for anew each time, as what does not come, or could not be made live, may be so the next time.
const partsModule =
  'data:text/javascript,const d = globalThis.pages[NUMBER]; if (d.triedParts++ < d.failingParts) throw new Error("no signal"); await d.signal; export const dialogs = "<p id=menu></p>", props = ["{}"], styles = "p{color:red}"';
/** One that tells with how many held presses it is woken, in the place of wake.ts. */
const otherWakeModule =
  'data:text/javascript,const d = globalThis.pages[NUMBER]; if (d.triedParts++ < d.failingParts) throw new Error("no signal"); await d.signal; export const wake = ({ held, wanted }) => d.started.push(`woken with ${held.length}`, wanted), showFonts = () => 0;';
const pageModule =
  'data:text/javascript,const d = globalThis.pages[NUMBER]; d.started.push("page"); export const ready = { then(well, ill) { if (d.failingPages-- > 0) ill(new Error("no signal")); else d.live.then(well, ill) } }';

let serial = 0;
let doings: Doings;
/** What they do is tried in dialogs.test.tsx. */
vi.mock('../../site/client/dialogs/index.ts', () => ({
  startDialogs(): void {
    doings.started.push('dialogs');
    if (doings.fail) throw new Error('The dialogs are broken.');
  },
}));
/** Takes back what the page of a test has asked the browser for: listeners and timers. */
const leave: (() => void)[] = [];
/** Calls back once the fonts of the page have come. */
let fontsCome: () => void;
let loadFonts: Mock<() => Promise<void>>;
/** The same of the letters beyond Latin-1, which are there at once. */
let loadExtended: Mock<() => Promise<void>>;
/** Two faces, as the build writes them. */
const faces = [
  ['Instrument', 'url(/body.woff2)', { weight: '400 700' }],
  ['Instrument', 'url(/body-ext.woff2)', { weight: '400 700', unicodeRange: 'U+141' }],
];
/** What the page has been given of them. */
let shown: Set<unknown>;
const held = (what: 'page' | 'pictures' | 'sections'): boolean =>
  document.documentElement.hasAttribute(`data-hold-${what}`);
/** The addresses that links have named. */
let asked: string[];
/** What the page has asked to be called back for, and after how long, in milliseconds. */
let timers: { callback: () => void; ms: number }[];
let assign: MockInstance<(address: string | URL) => void>;

/** Its end is a comment, as what is asked for a second time has a question mark behind it, which is a part of the module in Node from 22 on. */
const numbered = (module: string): string =>
  `${module}//${serial}`.replaceAll('NUMBER', String(serial)).replaceAll(' ', '%20');

/** Starts the page anew: a module of the same address would run once only. Gives the styles of the page, as far as scripts change them. */
async function startPage(wake: string = wakeModule): Promise<{ media: { mediaText: string } }> {
  vi.resetModules();
  const script = document.createElement('script');
  script.dataset['dialogs'] = [wake, numbered(partsModule)].join(' ');
  script.dataset['page'] = numbered(pageModule);
  const rule = { media: { mediaText: '(scripting: enabled) and (min-width: 1px)' } };
  putScript(script, [rule, {}]);
  await import('../../site/client/starter.ts');
  return rule;
}

/** Has the page run a script, behind styles of these rules. */
function putScript(script: HTMLScriptElement, rules: object[]): void {
  script.dataset['fonts'] = JSON.stringify(faces);
  sheetRules = [{ cssRules: 'those of the web fonts' }, ...rules];
  Object.defineProperty(script, 'previousSibling', {
    value: {
      sheet: { cssRules: sheetRules, deleteRule: (index: number) => sheetRules.splice(index, 1) },
    },
  });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
}

/** The rules of its styles. */
let sheetRules: object[];

/** Lets as much time pass as a press waits for what answers it, for those that wait now. */
const losePatience = (): void => {
  for (const { callback } of timers.filter(({ ms }) => ms === 8000)) callback();
};
/** Puts a style into the page, with what was written into its condition. */
function putStyle(): string[] {
  const written: string[] = [];
  const media = {
    get mediaText(): string {
      return written.at(-1) ?? '(scripting: enabled)';
    },
    set mediaText(text: string) {
      written.push(text);
    },
  };
  const style = document.createElement('style');
  Object.defineProperty(style, 'sheet', { value: { cssRules: [{ media }, {}] } });
  document.body.append(style);
  return written;
}

const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 250));
const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`No ${selector}`);
  return found;
};
const press = (selector: string, options: MouseEventInit = {}): boolean =>
  element(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...options }),
  );

/** How the page was come to, which happy-dom does not tell: 0 by a link, 1 anew, 2 back. */
const navigation = { type: 0 };

// Compiled once, ahead of all tests.
beforeAll(async () => {
  Object.defineProperty(performance, 'navigation', { configurable: true, value: navigation });
  await import('../../site/client/wake.ts');
});
beforeEach(() => {
  serial += 1;
  const page: Doings = {
    started: [],
    done: [],
    goLive: () => undefined,
    live: Promise.resolve(),
    fail: false,
    failingPages: 0,
    triedParts: 0,
    failingParts: 0,
    signal: Promise.resolve(),
    bringSignal: () => undefined,
  };
  page.live = new Promise((resolve) => (page.goLive = resolve));
  doings = page;
  window.pages = { ...window.pages, [serial]: page };
  noteListeners(leave);
  timers = [];
  const wait = setTimeout;
  vi.stubGlobal('setTimeout', (callback: () => void, ms = 0) => {
    const timer = wait(callback, ms);
    timers.push({ callback, ms });
    leave.push(() => clearTimeout(timer));
    return timer;
  });
  const draw = requestAnimationFrame;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    const frame = draw(callback);
    leave.push(() => cancelAnimationFrame(frame));
    return frame;
  });
  // A press that was not held back has followed its link.
  history.replaceState(null, '', location.pathname);
  loadFonts = vi.fn(() => new Promise<void>((resolve) => (fontsCome = resolve)));
  loadExtended = vi.fn(() => Promise.resolve());
  class Face {
    readonly made: unknown[];
    constructor(...made: unknown[]) {
      this.made = made;
    }
    async load(): Promise<this> {
      await (this.made[1] === 'url(/body.woff2)' ? loadFonts() : loadExtended());
      return this;
    }
  }
  vi.stubGlobal('FontFace', Face);
  shown = new Set();
  vi.stubGlobal('document', Object.assign(document, { fonts: shown }));
  asked = [];
  vi.spyOn(document.head, 'append').mockImplementation((...links) => {
    for (const link of links) {
      if (!(link instanceof HTMLLinkElement)) continue;
      asked.push(link.getAttribute('href') ?? '');
      setTimeout(() => link.dispatchEvent(new Event('load')));
    }
  });
  assign = vi.spyOn(location, 'assign').mockReturnValue();
  document.body.innerHTML = `
    <a id="one" data-opens="video" href="#one">One</a> <a id="two" data-opens="video" href="#two">Two</a>
    <button id="tab" role="tab">Tab</button> <button id="next" data-live>Next</button> <button id="plain">Plain</button>
    <select id="select" data-live><option value="a">A</option><option value="b">B</option></select>
    <div data-island="AgentTabs"></div><div id="dialogs"></div>`;
  for (const control of document.body.querySelectorAll('a,button,select')) {
    for (const type of ['click', 'change'] as const)
      control.addEventListener(type, () =>
        page.done.push(
          `${type} ${control.id}${control instanceof HTMLSelectElement ? ` ${control.value}` : ''}`,
        ),
      );
  }
});
afterEach(async () => {
  // What has been asked for comes before the page is left: a module that came later would hear the next test.
  doings.bringSignal();
  doings.goLive();
  await vi.dynamicImportSettled();
  for (const end of leave.splice(0)) end();
  document.adoptedStyleSheets = [];
  for (const name of ['page', 'pictures', 'sections'])
    document.documentElement.removeAttribute(`data-hold-${name}`);
  navigation.type = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('nothing is run before the visitor shows an intent', async () => {
  await startPage();
  await settle();
  expect(doings.started).toEqual([]);
});

test('a page that comes to lie under a pointer at rest goes on waiting', async () => {
  await startPage();
  element('#plain').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settle();
  expect(doings.started).toEqual([]);
  expect(held('pictures')).toBe(true);
});

test('at the first sign the dialogs are run, then the page', async () => {
  await startPage();
  element('#plain').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await soon(() => expect(doings.started).toEqual(['dialogs', 'page']));
});

test('an opener pressed early is pressed again once the dialogs are there, without waiting for the page', async () => {
  await startPage();
  expect(press('#one')).toBe(false);
  expect(doings.done).toEqual([]);
  await soon(() => expect(doings.done).toEqual(['click one']));
});

test('an opener pressed after a tab is pressed again after it', async () => {
  await startPage();
  press('#tab');
  press('#one');
  await soon(() => expect(doings.started).toEqual(['dialogs', 'page']));
  await settle();
  expect(doings.done).toEqual([]);
  doings.goLive();
  await soon(() => expect(doings.done).toEqual(['click tab', 'click one']));
});

test('an opener pressed after a tab opens at once where the page cannot be made live', async () => {
  await startPage();
  doings.failingPages = Infinity;
  doings.goLive();
  press('#tab');
  press('#one');
  await soon(() => expect(doings.done).toEqual(['click one']));
});

test('of several presses on openers the last counts, once', async () => {
  await startPage();
  press('#one');
  press('#two');
  press('#two');
  await soon(() => expect(doings.done).toEqual(['click two']));
});

test('Space on an opener does what a press does', async () => {
  await startPage();
  expect(
    element('#one').dispatchEvent(
      new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }),
    ),
  ).toBe(false);
  await soon(() => expect(doings.done).toEqual(['click one']));
});

/** What asks for something else than a press does: a new tab, a window, the menu of a link, a download. */
const others: readonly [string, MouseEventInit][] = [
  ['Ctrl', { ctrlKey: true }],
  ['the command key', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
  ['the right button', { button: 2 }],
];

/** Starts the page so that the starter has handed over, and neither dialogs nor page are there. */
async function startWithoutSignal(): Promise<void> {
  doings.failingParts = Infinity;
  const listened = vi.spyOn(document, 'addEventListener').mock;
  await startPage();
  element('#plain').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  // Nothing before it listens to this.
  await soon(() => expect(listened.calls.some(([type]) => type === 'touchstart')).toBe(true));
}

describe.each([
  ['before any script has come', startPage],
  ['while the dialogs are on their way', startWithoutSignal],
])('%s', (_, start) => {
  test('a press with another button or with a key stays an ordinary one', async () => {
    await start();
    for (const [what, options] of others)
      for (const control of ['#one', '#tab', '#next'])
        expect(press(control, options), `${control} with ${what}`).toBe(true);
    // And an ordinary one is held back.
    for (const control of ['#one', '#tab', '#next']) expect(press(control), control).toBe(false);
  });

  test('keys that lead from tab to tab wait, and all others are left to the browser', async () => {
    await start();
    const strike = (control: string, key: string): boolean =>
      element(control).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'])
      expect(strike('#tab', key), key).toBe(false);
    for (const key of ['Enter', 'PageDown', 'Tab', 'a'])
      expect(strike('#tab', key), key).toBe(true);
    for (const key of ['Enter', 'Home', 'ArrowLeft', 'a'])
      expect(strike('#one', key), `${key} on a card`).toBe(true);
  });

  test('a choice waits, and one that needs no script is left to the browser', async () => {
    document.body.insertAdjacentHTML('beforeend', '<select id="other"></select>');
    await start();
    const heard: string[] = [];
    document.body.addEventListener('change', ({ target }) => heard.push((target as Element).id));
    for (const id of ['select', 'other'])
      element(`#${id}`).dispatchEvent(new Event('change', { bubbles: true, cancelable: true }));
    expect(heard).toEqual(['other']);
  });
});

test.each(['Home', 'End'])('%s on a tab is pressed again once the page is live', async (key) => {
  await startPage();
  const keys: string[] = [];
  element('#tab').focus();
  element('#tab').dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
  // Where React listens; whoever answers a key keeps the browser from scrolling.
  document.body.addEventListener('keydown', (event) => event.cancelable && keys.push(event.key));
  doings.goLive();
  await soon(() => expect(keys).toEqual([key]));
});

test('where the page could not be made live, a press that waits for it has it tried once more', async () => {
  await startPage();
  doings.failingPages = 1;
  doings.goLive();
  press('#next');
  await soon(() => expect(doings.done).toEqual(['click next']));
});

test('where it could not the second time either, presses are left to the browser', async () => {
  await startPage();
  doings.failingPages = Infinity;
  doings.goLive();
  expect(press('#next')).toBe(false);
  await soon(() => expect(press('#tab')).toBe(true));
  await settle();
  // What was held is not made up for once nothing answers to it.
  expect(doings.done).not.toContain('click next');
  expect(doings.started.filter((what) => what === 'page')).toHaveLength(2);
});

test('controls of the page wait for it, and none of their presses is lost or doubled', async () => {
  await startPage();
  press('#tab');
  press('#next');
  press('#next');
  await settle();
  expect(doings.done).toEqual([]);
  doings.goLive();
  await soon(() => expect(doings.done).toEqual(['click tab', 'click next', 'click next']));
});

test('what was pressed early is done as soon as the page is live, and not after what is pressed while the rest of it is laid out', async () => {
  await startPage();
  press('#tab');
  doings.goLive();
  await soon(() => expect(doings.done).toEqual(['click tab']));
  press('#next');
  expect(doings.done).toEqual(['click tab', 'click next']);
});

test('a choice made early is made again with the value that was chosen', async () => {
  await startPage();
  const select = element('#select') as HTMLSelectElement;
  select.value = 'b';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  // Hydration brings the first value back.
  select.value = 'a';
  const heardByReact = vi.fn();
  document.body.addEventListener('change', heardByReact);
  doings.goLive();
  await soon(() => expect(doings.done).toEqual(['change select b']));
  expect(heardByReact).toHaveBeenCalledOnce();
});

test('arrow keys on a tab are pressed again, each on the tab that has the focus by then', async () => {
  await startPage();
  const keys: string[] = [];
  element('#tab').focus();
  element('#tab').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
  );
  element('#tab').addEventListener('keydown', ({ key }) => keys.push(key));
  expect(keys).toEqual([]);
  doings.goLive();
  await soon(() => expect(keys).toEqual(['ArrowRight']));
});

test('of two arrow keys the second is pressed on the tab to which the first has led', async () => {
  await startPage();
  document.body.insertAdjacentHTML('beforeend', '<button id="tab2" role="tab">Tab 2</button>');
  const keys: string[] = [];
  for (const id of ['tab', 'tab2'])
    element(`#${id}`).addEventListener('keydown', ({ key }) => keys.push(`${key} on ${id}`));
  element('#tab').addEventListener('keydown', () => element('#tab2').focus());
  const strike = (): boolean =>
    element('#tab').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
    );
  strike();
  strike();
  // The focus may be anywhere by then.
  element('#plain').focus();
  doings.goLive();
  await soon(() => expect(keys).toEqual(['ArrowRight on tab', 'ArrowRight on tab2']));
});

test('once the page is live nothing is held back', async () => {
  await startPage();
  doings.goLive();
  press('#next');
  await soon(() => expect(doings.done).toEqual(['click next']));
  await settle();
  expect(press('#next')).toBe(true);
  expect(press('#one')).toBe(true);
  expect(doings.done).toEqual(['click next', 'click next', 'click one']);
});

test.each([
  [
    'is live keeps its styles as they are: written anew, even the same has all of it laid out anew',
    0,
    [],
  ],
  ['cannot be made live has those of a page without script', Infinity, ['(scripting: none)']],
])('a page that %s', async (_what, failingPages, expected) => {
  const written = putStyle();
  await startPage();
  doings.failingPages = failingPages;
  doings.goLive();
  press('#next');
  await soon(() => expect(press('#tab')).toBe(true));
  await settle();
  expect(written).toEqual(expected);
});

test('where the dialogs cannot be started the link is followed, and the page does without them', async () => {
  await startPage();
  doings.fail = true;
  press('#one');
  await soon(() => expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('#one')));
  await soon(() => expect(doings.started).toContain('page'));
});

test('where the parts of the page do not come the link is followed, after one more try, and the page does not do without them', async () => {
  await startPage();
  doings.failingParts = Infinity;
  press('#one');
  await soon(() => expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('#one')));
  expect(doings.done).toEqual([]);
  expect(doings.triedParts).toBe(2);
  await settle();
  expect(doings.started).toEqual([]);
});

test('parts that come the second time are as good', async () => {
  await startPage();
  doings.failingParts = 1;
  element('#plain').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await soon(() => expect(doings.triedParts).toBe(1));
  await settle();
  press('#two');
  await soon(() => expect(doings.done).toEqual(['click two']));
});

test('where nothing at all can be loaded the page is as it is without script, after one more try', async () => {
  doings.failingParts = Infinity;
  const { media } = await startPage(numbered(otherWakeModule));
  expect(press('#one')).toBe(false);
  // The link is pressed once more, and followed by the browser.
  await soon(() => expect(doings.done).toEqual(['click one']));
  expect(doings.triedParts).toBe(2);
  expect(media.mediaText).toBe('(scripting: none) and (min-width: 1px)');
  expect(held('sections')).toBe(false);
  expect(press('#two')).toBe(true);
});

test('a script that comes the second time is as good: at once where a press waits for it', async () => {
  doings.failingParts = 1;
  const { media } = await startPage(numbered(otherWakeModule));
  press('#one');
  await soon(() => expect(doings.started).toEqual(['woken with 1', 1]));
  expect(media.mediaText).toContain('enabled');
});

test('a script that comes the second time is as good: at the next sign where none does', async () => {
  doings.failingParts = 1;
  await startPage(numbered(otherWakeModule));
  element('#plain').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await soon(() => expect(doings.triedParts).toBe(1));
  await settle();
  expect(doings.triedParts).toBe(1);
  press('#plain');
  await soon(() => expect(doings.started).toEqual(['woken with 0', 1]));
});

/** Has the parts of the page, or whatever else waits for a signal, come only once there is one. */
const loseSignal = (): void => {
  doings.signal = new Promise((resolve) => (doings.bringSignal = resolve));
};

test.each([
  ['#one', 'its link is followed', ['click one']],
  ['#tab', 'it is left to the page without script', []],
])(
  'where the script does not come in time after a press on %s, %s',
  async (control, _what, done) => {
    loseSignal();
    const { media } = await startPage(numbered(otherWakeModule));
    expect(press(control)).toBe(false);
    losePatience();
    expect(doings.done).toEqual(done);
    expect(media.mediaText).toContain('none');
    expect(press('#tab')).toBe(true);
    expect(press('#two')).toBe(true);
    // And does nothing once it does come.
    doings.bringSignal();
    await settle();
    expect(doings.started).toEqual([]);
  },
);

test('a script that came in time is not given up for a press that it has answered', async () => {
  const { media } = await startPage();
  press('#one');
  await soon(() => expect(doings.done).toEqual(['click one']));
  losePatience();
  expect(media.mediaText).toContain('enabled');
  expect(assign).not.toHaveBeenCalled();
});

test('where the dialogs do not come in time the link is followed, and that of the last opener only', async () => {
  loseSignal();
  await startPage();
  press('#one');
  press('#two');
  await soon(() => expect(doings.triedParts).toBe(1));
  losePatience();
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('#two'));
});

describe('where the page is not live in time', () => {
  test('it is shown whole, as without script, and dialogs open at once', async () => {
    const written = putStyle();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div role="tabpanel" hidden></div><div data-kept hidden></div><div id="other" hidden></div>',
    );
    await startPage();
    press('#tab');
    await soon(() => expect(doings.started).toEqual(['dialogs', 'page']));
    losePatience();
    expect(written).toEqual(['(scripting: none)']);
    expect([...document.querySelectorAll('[hidden]')].map(({ id }) => id)).toEqual(['other']);
    expect(press('#one')).toBe(true);
    doings.goLive();
    await soon(() => expect(written).toEqual(['(scripting: none)', '(scripting: enabled)']));
    await settle();
    // The tab would be chosen behind the dialog.
    expect(doings.done).toEqual(['click one']);
  });

  test('an opener that was pressed after a tab opens then', async () => {
    await startPage();
    press('#tab');
    press('#one');
    await soon(() => expect(doings.started).toEqual(['dialogs', 'page']));
    await settle();
    expect(doings.done).toEqual([]);
    losePatience();
    expect(doings.done).toEqual(['click one']);
    doings.goLive();
    await settle();
    expect(doings.done).toEqual(['click one']);
  });

  test('a press that it has answered is no reason', async () => {
    const written = putStyle();
    await startPage();
    press('#tab');
    doings.goLive();
    await soon(() => expect(doings.done).toEqual(['click tab']));
    losePatience();
    expect(written).toEqual([]);
  });
});

test('a page with a part that is not live stays as it is without script', async () => {
  const written = putStyle();
  await startPage();
  element('#plain').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await soon(() => expect(doings.started).toEqual(['dialogs', 'page']));
  window.dispatchEvent(new Event('lost'));
  doings.goLive();
  await soon(() => expect(press('#tab')).toBe(true));
  expect(written).toEqual(['(scripting: none)']);
});

test('a page whose address names a place is made live at once: it may be a tab, or a dialog', async () => {
  location.hash = '#book';
  await startPage();
  await soon(() => expect(doings.started).toEqual(['dialogs', 'page']));
});

test.each([
  ['the focus, which the browser itself brings there', 'focusin', '#case-studies'],
  ['a wheel, which leads away from there', 'wheel', 1],
  ['a touch', 'pointerdown', 1],
])(
  'where an address names a place, the page is told what was heard before it could listen itself: %s',
  async (_what, type, wanted) => {
    location.hash = '#case-studies';
    loseSignal();
    await startPage(numbered(otherWakeModule));
    element('#plain').dispatchEvent(new Event(type, { bubbles: true }));
    doings.bringSignal();
    await soon(() => expect(doings.started).toEqual(['woken with 0', wanted]));
  },
);

test.each([
  ['the focus', 'focusin', ['woken with 0', 1]],
  ['a wheel', 'wheel', []],
])(
  'where an address names no place, what is heard makes the page live or not: %s',
  async (_what, type, started) => {
    await startPage(numbered(otherWakeModule));
    element('#plain').dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    expect(doings.started).toEqual(started);
  },
);

describe('a page that nobody wants anything of', () => {
  beforeEach(() => {
    loadFonts.mockResolvedValue(undefined);
  });

  /** Starts the page, and has it loaded. Gives what it wants to do once the browser is idle. */
  async function load(): Promise<() => Promise<() => void>> {
    const idle = vi.fn<(callback: () => void) => number>();
    vi.stubGlobal('requestIdleCallback', idle);
    await startPage();
    window.dispatchEvent(new Event('load'));
    return async () => {
      await soon(() => expect(idle).toHaveBeenCalledOnce());
      return idle.mock.calls[0]?.[0] ?? (() => undefined);
    };
  }

  test('has all of its files fetched, and is made live once the browser is idle', async () => {
    const start = await (await load())();
    expect([...new Set(asked)]).toEqual([wakeModule, numbered(partsModule), numbered(pageModule)]);
    expect(doings.started).toEqual([]);
    start();
    await soon(() => expect(doings.started).toEqual(['dialogs', 'page']));
  });

  test.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'])(
    'is made live before that where it gets a %s, even one that something else keeps to itself',
    async (sign) => {
      await (
        await load()
      )();
      element('#plain').addEventListener(sign, (event) => event.stopPropagation());
      element('#plain').dispatchEvent(new Event(sign, { bubbles: true }));
      await soon(() => expect(doings.started).toEqual(['dialogs', 'page']));
    },
  );

  test('waits no longer than five seconds for word of a file', async () => {
    vi.spyOn(document.head, 'append').mockImplementation((link) =>
      asked.push((link as HTMLLinkElement).getAttribute('href') ?? ''),
    );
    const idle = await load();
    for (const file of [partsModule, pageModule]) {
      await soon(() => expect(asked.at(-1)).toBe(numbered(file)));
      const late = timers.filter(({ ms }) => ms === 5000);
      for (const { callback } of late) callback();
    }
    await idle();
  });

  test('has its sections laid out one by one, once the fonts are there', async () => {
    loadFonts.mockImplementation(() => new Promise<void>((resolve) => (fontsCome = resolve)));
    document.body.insertAdjacentHTML(
      'beforeend',
      '<main><section id="a"></section><div><section id="inner"></section></div><section id="b"></section></main><footer id="c"></footer>',
    );
    const parts = ['#a', '#b', '#c'].map((id) => element(id));
    const laidOut: string[] = [];
    for (const section of document.querySelectorAll<HTMLElement>('section, footer')) {
      vi.spyOn(section, 'getBoundingClientRect').mockImplementation(() => {
        laidOut.push(
          `${section.id}: ${parts.map(({ id, style }) => (style.contentVisibility === 'visible' ? id : '')).join('')}, held: ${String(held('sections'))}`,
        );
        return new DOMRect();
      });
    }
    const idle = await load();
    await soon(() => expect(asked.at(-1)).toBe(numbered(pageModule)));
    await settle();
    expect(laidOut).toEqual([]);
    fontsCome();
    await idle();
    expect(laidOut).toEqual(['a: a, held: true', 'b: ab, held: true', 'c: abc, held: true']);
    expect(held('sections')).toBe(false);
    expect(parts.map(({ style }) => style.contentVisibility)).toEqual(['', '', '']);
  });

  describe('with slides in a section', () => {
    /** What is passed over, at each moment in which something is laid out. */
    let passedOver: string[];
    const slides = (): HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>('.glider-slide'),
    ];
    const waiting = (): string =>
      slides()
        .map(({ id, style }) => (style.contentVisibility === 'auto' ? id : ''))
        .join('');

    beforeEach(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<main><section id="a"><p id="first"></p><div class="glider-slide" id="x"></div><div class="glider-slide" id="y"></div></section></main>',
      );
      vi.spyOn(element('#a'), 'offsetTop', 'get').mockReturnValue(4000);
      passedOver = [];
      vi.spyOn(element('#a'), 'getBoundingClientRect').mockImplementation(() => {
        passedOver.push(waiting());
        return new DOMRect();
      });
    });
    const showNear = (isNear: boolean): void =>
      void vi
        .spyOn(element('#first'), 'checkVisibility')
        .mockImplementation((options) => isNear || options?.contentVisibilityAuto !== true);

    test('has each laid out by itself, where the section is far away', async () => {
      showNear(false);
      await (
        await load()
      )();
      expect(passedOver).toEqual(['xy', 'y', '']);
      expect(slides().map(({ style }) => style.contentVisibility)).toEqual(['', '']);
    });

    test('has hundreds laid out in a dozen tasks, as each has the places of all of them found anew', async () => {
      showNear(false);
      slides()[1]?.insertAdjacentHTML(
        'afterend',
        '<div class="glider-slide" id="z"></div>'.repeat(298),
      );
      await (
        await load()
      )();
      expect(passedOver.map(({ length }) => length)).toEqual([
        300, 275, 250, 225, 200, 175, 150, 125, 100, 75, 50, 25, 0,
      ]);
      expect(slides().filter(({ style }) => style.contentVisibility !== '')).toEqual([]);
    });

    test('leaves them in sight where the section is near', async () => {
      showNear(true);
      await (
        await load()
      )();
      expect(passedOver).toEqual(['']);
    });

    test('has lists of many cards laid out by themselves even where the section is near, as the first is on the home page', async () => {
      showNear(true);
      for (const slide of slides()) {
        slide.className = 'list';
        slide.dataset['many'] = '';
      }
      const lists = [...document.querySelectorAll<HTMLElement>('.list')];
      const seen: string[][] = [];
      vi.spyOn(element('#a'), 'getBoundingClientRect').mockImplementation(() => {
        seen.push(lists.map(({ style }) => style.contentVisibility));
        return new DOMRect();
      });
      await (
        await load()
      )();
      expect(seen).toEqual([
        ['auto', 'auto'],
        ['visible', 'auto'],
        ['visible', 'visible'],
      ]);
      expect(lists.map(({ style }) => style.contentVisibility)).toEqual(['', '']);
    });

    test('lays it out as a whole where the visitor has passed it: what is seen would move', async () => {
      showNear(false);
      vi.spyOn(window, 'scrollY', 'get').mockReturnValue(5000);
      await (
        await load()
      )();
      expect(passedOver).toEqual(['']);
    });

    test('has all of them laid out at once for a link that is pressed meanwhile', async () => {
      showNear(false);
      document.body.insertAdjacentHTML('beforeend', '<a id="link" href="#a">A</a>');
      vi.spyOn(element('#a'), 'getBoundingClientRect').mockImplementation(() => {
        press('#link');
        passedOver.push(waiting());
        return new DOMRect();
      });
      await (
        await load()
      )();
      expect(passedOver).toEqual(['']);
      expect(slides().map(({ style }) => style.contentVisibility)).toEqual(['', '']);
    });
  });
});

test('what the build took out of the page comes back before the dialogs are run', async () => {
  await startPage();
  element('#plain').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await soon(() => expect(doings.started).toContain('dialogs'));
  expect(element('#dialogs').innerHTML).toBe('<p id="menu"></p>');
  expect(document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText)).toEqual([
    'p { color: red; }',
  ]);
  expect(element('[data-island]').dataset['props']).toBe('{}');
});

test('a part that an extension of the browser has put into the page gets nothing that is meant for another', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div data-island="AgentTabs"></div>');
  await startPage();
  element('#plain').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await soon(() => expect(doings.started).toContain('dialogs'));
  expect(document.querySelectorAll('[data-props]')).toHaveLength(0);
});

test('while the dialogs are on their way, a link has all sections laid out, and nothing else does', async () => {
  document.body.insertAdjacentHTML('beforeend', '<a id="link" href="#three">Three</a>');
  await startWithoutSignal();
  for (const [control, isHeld] of [
    ['#plain', true],
    ['#one', true],
    ['#link', false],
  ] as const) {
    document.documentElement.dataset['holdSections'] = '';
    press(control);
    expect(held('sections'), control).toBe(isHeld);
  }
});

test('a page that is still being read is waited for', async () => {
  const reading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const listened = vi.spyOn(document, 'addEventListener');
  await startPage();
  element('#plain').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await soon(() => expect(listened.mock.calls.map(([type]) => type)).toContain('DOMContentLoaded'));
  await settle();
  expect(doings.started).toEqual([]);
  reading.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await soon(() => expect(doings.started).toContain('dialogs'));
});

test('pictures below the first screen wait for everything that the first screen needs', async () => {
  await startPage();
  expect(held('pictures')).toBe(true);
  window.dispatchEvent(new Event('load'));
  await soon(() => expect(held('pictures')).toBe(false));
});

test.each([
  ['scrolls', () => document.dispatchEvent(new Event('scroll'))],
  [
    'touches something',
    () => element('#plain').dispatchEvent(new Event('pointerdown', { bubbles: true })),
  ],
])('pictures do not wait for a visitor who %s', async (_what, act) => {
  await startPage();
  expect(held('pictures')).toBe(true);
  act();
  expect(held('pictures')).toBe(false);
});

test('the first scroll asks for what a tap will want, ahead of the pictures and once, and runs none of it', async () => {
  await startPage();
  const append = vi.spyOn(document.head, 'append');
  const bring = append.getMockImplementation() ?? (() => undefined);
  const whilePicturesWait: boolean[] = [];
  append.mockImplementation((...links) => {
    whilePicturesWait.push(held('pictures'));
    bring(...links);
  });
  document.dispatchEvent(new Event('scroll'));
  append.mockImplementation(bring);
  expect(asked).toEqual([wakeModule, numbered(partsModule)]);
  expect(whilePicturesWait).toEqual([true, true]);
  element('#plain').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(asked).toHaveLength(2);
  expect(doings.started).toEqual([]);
});

const expectShown = (): void =>
  expect([...shown].map((face) => (face as { made: unknown }).made)).toEqual(faces);

test('fonts are asked for after the first paint, and shown when all have come', async () => {
  await startPage();
  expect(held('page')).toBe(false);
  expect(loadFonts).not.toHaveBeenCalled();
  await soon(() => expect(loadFonts).toHaveBeenCalledOnce());
  expect(shown.size).toBe(0);
  fontsCome();
  await soon(expectShown);
});

test('the styles have no fonts of their own any more, which would come by themselves', async () => {
  const rule = await startPage();
  expect(sheetRules).toEqual([rule, {}]);
});

test('fonts wait for those of letters beyond Latin-1', async () => {
  let extendedComes = (): void => undefined;
  loadExtended.mockReturnValue(new Promise<void>((resolve) => (extendedComes = resolve)));
  await startPage();
  await soon(() => expect(loadExtended).toHaveBeenCalledOnce());
  fontsCome();
  await settle();
  expect(shown.size).toBe(0);
  extendedComes();
  await soon(expectShown);
});

test('where the fonts do not come, the page keeps the fallbacks', async () => {
  loadFonts.mockRejectedValue(new Error('no signal'));
  await startPage();
  await soon(() => expect(loadFonts).toHaveBeenCalledOnce());
  await settle();
  expect(shown.size).toBe(0);
});

describe.each([
  [
    'at a desk near the host',
    () => {
      vi.spyOn(performance, 'now').mockReturnValue(149);
      vi.stubGlobal('innerWidth', 768);
    },
  ],
  [
    'for whoever comes from a page of the site, and has the fonts',
    () => {
      vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/demos/`);
      vi.stubGlobal('innerWidth', 390);
    },
  ],
])('%s', (_where, come) => {
  beforeEach(come);

  test('nothing is painted for a moment, and then all of it in its fonts', async () => {
    await startPage();
    expect(held('page')).toBe(true);
    expect(loadFonts).toHaveBeenCalledOnce();
    fontsCome();
    await soon(() => expect(held('page')).toBe(false));
    expectShown();
    for (const { callback } of timers.filter(({ ms }) => ms === 150)) callback();
    expect(loadFonts).toHaveBeenCalledOnce();
    expect(doings.started).toEqual([]);
  });

  test('where the fonts take longer than that, the fallbacks are painted, and changed as on a phone', async () => {
    await startPage();
    for (const { callback } of timers.filter(({ ms }) => ms === 150)) callback();
    expect(held('page')).toBe(false);
    expect(shown.size).toBe(0);
    fontsCome();
    await soon(expectShown);
  });

  test('where the fonts do not come, the page is painted without them', async () => {
    loadFonts.mockRejectedValue(new Error('no signal'));
    await startPage();
    await soon(() => expect(held('page')).toBe(false));
    expect(shown.size).toBe(0);
  });
});

test.each([
  ['a phone', 149, 767],
  ['a page that has taken its time', 150, 768],
])('%s does not wait for them', async (_what, now, width) => {
  vi.spyOn(performance, 'now').mockReturnValue(now);
  vi.stubGlobal('innerWidth', width);
  await startPage();
  expect(held('page')).toBe(false);
  expect(loadFonts).not.toHaveBeenCalled();
});

test('sections that are far from the window wait for an idle page, or for a link that may lead to them', async () => {
  loseSignal();
  await startPage(numbered(otherWakeModule));
  for (const type of ['pointerdown', 'focusin'])
    element('#plain').dispatchEvent(new Event(type, { bubbles: true }));
  press('#tab');
  press('#one');
  expect(held('sections')).toBe(true);
  press('#plain');
  expect(held('sections')).toBe(false);
});

test.each([1, 2])(
  'no section waits where the browser brings a visitor back to a place',
  async (type) => {
    navigation.type = type;
    await startPage();
    expect(held('sections')).toBe(false);
  },
);

test('no section waits where an address names a place', async () => {
  location.hash = '#case-studies';
  await startPage();
  expect(held('sections')).toBe(false);
});

describe('the 404 page', () => {
  let warn: MockInstance<typeof console.warn>;
  const startNotFound = async (): Promise<void> => {
    warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.resetModules();
    putScript(document.createElement('script'), []);
    await import('../../site/client/not-found.ts');
  };

  test('has the fallbacks until the first paint is over and the fonts have come', async () => {
    await startNotFound();
    await soon(() => expect(timers.map(({ ms }) => ms)).toContain(100));
    expect(loadFonts).not.toHaveBeenCalled();
    await soon(() => expect(loadFonts).toHaveBeenCalledOnce());
    expect(shown.size).toBe(0);
    fontsCome();
    await soon(expectShown);
  });

  test('shows its fonts at once to whoever comes from a page of the site', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/demos/`);
    await startNotFound();
    expect(held('page')).toBe(true);
    fontsCome();
    await soon(() => expect(held('page')).toBe(false));
    expectShown();
  });

  test('tells whoever debugs which path was asked for', async () => {
    await startNotFound();
    expect(warn).toHaveBeenCalledExactlyOnceWith(`404: nothing at ${location.pathname}`);
  });
});
