/** What the dialogs do from the start: with the address that a page is opened by, with its scripts, with what they listen to. */
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
  type MockInstance,
} from 'vitest';
import { siteEvent, type SiteEvent } from '../../site/client/events.ts';
import { en } from '../../site/words/en.ts';
import {
  add,
  answerWithNothing,
  escape,
  find,
  isLeftToBrowser,
  opener,
  page,
  press,
  removeAdded,
  shown,
} from './dialogs-fixture.tsx';
import { noteListeners } from './listeners.ts';

const stayAt = vi.hoisted(() => vi.fn());
vi.mock('../../site/client/stay.ts', () => ({ stayAt }));

/** Takes back what the page of a test listens to. */
const leave: (() => void)[] = [];

beforeAll(answerWithNothing);
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  stayAt.mockClear();
  document.body.innerHTML = page;
  noteListeners(leave);
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  // A form brings its script once the dialog is seen, be it after the test.
  for (const script of document.querySelectorAll('head script')) script.remove();
  for (const end of leave.splice(0)) end();
  removeAdded();
  vi.restoreAllMocks();
});

/** Opens the page by this address; it has been seen before where its entry has a state. */
async function land(address: string, state: unknown = null): Promise<void> {
  window.happyDOM.setURL(new URL(address, 'https://plumbline.example/').href);
  history.replaceState(state, '');
  (await import('../../site/client/dialogs/index.ts')).startDialogs();
}

test('a shared address opens its dialog above the plain page, so that Back closes it', async () => {
  const { length } = history;
  await land('/?utm_source=ad#pa-1');
  expect(shown()).toEqual(['video']);
  expect([history.length - length, location.href, history.state]).toEqual([
    1,
    'https://plumbline.example/?utm_source=ad#pa-1',
    { dialog: 'pa-1' },
  ]);
  expect(stayAt).not.toHaveBeenCalled();
});

test('on a slow device the browser comes to the fragment only then, and the dialog keeps the focus', async () => {
  await land('/#pa-1');
  find('#video').blur();
  vi.advanceTimersToNextFrame();
  expect(document.activeElement).toBe(find('#video'));
});

test('a reload of an open dialog opens it without another step in the history', async () => {
  const { length } = history;
  await land('/#pa-1', { dialog: 'pa-1' });
  expect(shown()).toEqual(['video']);
  expect([history.length, history.state]).toEqual([length, { dialog: 'pa-1' }]);
});

test.each([
  ['a section stays at it', '/#demos', null, ['#demos']],
  ['a section that is come back to is left to the browser', '/#demos', {}, []],
  ['nothing that the page has is no error', '/#gone', null, []],
  ['the page itself stays at its top', '/', null, []],
  ['what is no section of the page is left to the browser', '/#video', null, []],
])('an address of %s', async (_, address, state, stays) => {
  await land(address, state);
  expect(shown()).toEqual([]);
  expect(stayAt.mock.calls).toEqual(stays.map((place) => [find(place)]));
});

describe('coming from the page of a film', () => {
  const from = (address: string): MockInstance =>
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(address);

  test('leads to its card, and not to the film again', async () => {
    from('https://plumbline.example/watch/pa-2/');
    const focused = vi.spyOn(opener('pa-2'), 'focus');
    await land('/#pa-2');
    expect([shown(), location.href]).toEqual([[], 'https://plumbline.example/']);
    expect(stayAt).toHaveBeenCalledExactlyOnceWith(opener('pa-2'));
    expect(focused).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect(document.activeElement).toBe(opener('pa-2'));
  });

  test.each([
    ['another page', 'https://plumbline.example/demos/', null],
    ['that page, by a reload', 'https://plumbline.example/watch/pa-2/', {}],
  ])('from %s it opens the film', async (_, address, state) => {
    from(address);
    await land('/#pa-2', state);
    expect(shown()).toEqual(['video']);
  });
});

test('a reload of the open menu, which has no fragment, opens it', async () => {
  await land('/', { dialog: 'menu' });
  expect(shown()).toEqual(['menu']);
});

test('of two cards of one video the one is opened that can be used', async () => {
  opener('pa-1').inert = true;
  opener('pa-1').setAttribute('inert', '');
  add(
    '<a data-opens="video" data-fragment="pa-1" data-title="Seen" href="/samples/pa-1.html">Again</a>',
  );
  await land('/#pa-1');
  expect(find('#video--title').textContent).toBe('Seen');
});

test('a card that cannot be used is better than none', async () => {
  opener('pa-1').setAttribute('inert', '');
  await land('/#pa-1');
  expect(shown()).toEqual(['video']);
});

test.each([
  [
    'loads its script after its form',
    'https://forms.example/embed.js',
    ['https://forms.example/embed.js'],
  ],
  ['that has none loads none', undefined, []],
])('the first booking page %s', async (_, address, loaded) => {
  const dialog = find('#booking');
  if (address === undefined) delete dialog.dataset['script'];
  await land('/');
  opener('book').click();
  expect(find('#booking [data-part="form"]').dataset['state']).toBe('loading');
  const scripts = (): (string | null)[] =>
    [...document.querySelectorAll('head script')].map((script) => script.getAttribute('src'));
  expect(scripts()).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(dialog.querySelector('iframe')?.src).toBe('https://forms.example/call');
  expect(scripts()).toEqual(loaded);
  for (const script of document.querySelectorAll('head script')) script.remove();
});

test('the first menu gives way to the section that a link in it leads to', async () => {
  await land('/');
  find('#root [data-opens="menu"]').click();
  expect(shown()).toEqual(['menu']);
  expect(press(find('#menu a[href="#demos"]'))).toBe(false);
  expect([shown(), location.hash]).toEqual([[], '#demos']);
});

test('the first form of a case study is a copy of that of the page', async () => {
  await land('/');
  opener('book-media').click();
  expect([shown(), find('#booking--media--title').textContent]).toEqual([
    ['booking--media'],
    find('#booking--title').textContent,
  ]);
});

test('a control that the visitor has come to in a dialog of a shared address keeps the focus', async () => {
  await land('/#pa-1');
  const control = find('#video [data-part="copy"]');
  control.focus();
  for (let frame = 0; frame < 3; frame += 1) vi.advanceTimersToNextFrame();
  expect(document.activeElement).toBe(control);
});

describe('the first form', () => {
  const openForm = async (address: string): Promise<HTMLIFrameElement> => {
    await land(address);
    opener('book').click();
    vi.advanceTimersByTime(100);
    return find('#booking iframe', HTMLIFrameElement);
  };

  test('is told of those parameters of the address that its page is to learn of, and of no others', async () => {
    const frame = await openForm('/?other=1&gclid=a%20b');
    expect([frame.src, find('#booking [data-part="open"]', HTMLAnchorElement).href]).toEqual(
      Array(2).fill('https://forms.example/call?gclid=a+b'),
    );
  });

  test('is told of nothing where its page is to learn of nothing', async () => {
    delete find('#booking').dataset['forward'];
    expect((await openForm('/?utm_source=ad')).src).toBe('https://forms.example/call');
  });

  test('is heard: its height, and once that a call is booked', async () => {
    const heard: string[] = [];
    const frame = await openForm('/');
    document.addEventListener(siteEvent, (event) =>
      heard.push((event as CustomEvent<SiteEvent>).detail.name),
    );
    const say = (data: unknown): boolean =>
      dispatchEvent(
        new MessageEvent('message', {
          data,
          origin: 'https://forms.example',
          source: frame.contentWindow,
        }),
      );
    say({ type: 'booking-app', height: 900 });
    expect(frame.style.height).toBe('900px');
    for (let time = 0; time < 2; time += 1) say(['msgsndr-booking-complete', {}]);
    expect(heard).toEqual(['booking_complete']);
  });

  test('that a script has hidden, deep in elements of its own, is brought into sight after 8 seconds', async () => {
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({
      visibility: 'visible',
      opacity: '1',
    } as CSSStyleDeclaration);
    // Where the frame is, and all that is around it, has no size.
    const frame = await openForm('/');
    const wrapper = document.createElement('div');
    frame.before(wrapper);
    wrapper.append(frame);
    vi.advanceTimersByTime(8000);
    for (const element of [frame, wrapper]) {
      expect(element.getAttribute('style')?.replaceAll(/\s+/g, ' ').trim()).toBe(
        'display: block !important; position: static !important; visibility: visible !important; opacity: 1 !important; width: 100% !important; height: auto !important; min-height: 70vh !important;',
      );
    }
    expect(find('#booking [data-part="form"]').hasAttribute('style')).toBe(false);
  });
});

describe('the first video', () => {
  const frame = (): HTMLIFrameElement | null =>
    document.querySelector<HTMLIFrameElement>('#video iframe');

  test('leads to itself in a tab of its own, which is counted, and its link can be copied', async () => {
    const heard: SiteEvent[] = [];
    const written = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
      writeText: written,
    } as unknown as Clipboard);
    await land('/');
    opener('pa-1').click();
    document.addEventListener(siteEvent, (event) =>
      heard.push((event as CustomEvent<SiteEvent>).detail),
    );
    const open = find('#video [data-part="open"]', HTMLAnchorElement);
    expect([open.target, open.rel]).toEqual(['_blank', 'noopener']);
    press(open);
    expect(heard).toEqual([{ name: 'demo_play_link', id: 'pa-1', title: 'Sending Emails' }]);
    find('#video [data-part="copy"]').click();
    expect(written).toHaveBeenCalledExactlyOnceWith('https://plumbline.example/#pa-1');
    const field = find('#video [data-part="address"]', HTMLInputElement);
    const selected = vi.spyOn(field, 'select');
    await vi.runAllTimersAsync();
    expect([
      find('#video [data-part="status"]').textContent,
      field.hidden,
      selected.mock.calls,
    ]).toEqual([en.linkCopied, true, []]);
  });

  const films = 'pa-1 /films/pa-1.mp4 #111 #222 pa-2 /films/pa-2.mp4 #333 #444';
  test.each([
    ['that is a film of this site', 'pa-2', films, '/watch/pa-2/', ['/films/pa-2.mp4']],
    ['that is none, beside some that are', 't-1', films, '/samples/t-1.html', []],
    ['of a page without films', 't-1', undefined, '/samples/t-1.html', []],
  ])('%s: what is asked for ahead of its player', async (_, id, films, address, ahead) => {
    const ask = vi
      .fn<(address: string) => Promise<Response>>()
      .mockImplementation(() => Promise.resolve(new Response('')));
    vi.stubGlobal('fetch', ask);
    // Where there is room beside the player, the transcript is asked for as well.
    window.happyDOM.setViewport({ width: 400, height: 800 });
    const { dataset } = find('#video [data-part="player"]');
    if (films === undefined) delete dataset['films'];
    else dataset['films'] = films;
    await land('/');
    opener(id).click();
    vi.advanceTimersByTime(100);
    // The first block, in which Chromium hands a film on.
    expect([frame()?.getAttribute('src'), ask.mock.calls]).toEqual([
      address,
      ahead.map((film) => [film, { headers: { range: 'bytes=0-32767' } }]),
    ]);
    vi.unstubAllGlobals();
    window.happyDOM.setViewport({ width: 1024, height: 768 });
  });

  test('that is closed before its player has come needs none', async () => {
    await land('/');
    opener('pa-1').click();
    escape();
    expect([shown(), frame()]).toEqual([[], null]);
  });
});

test('the keyboard that leads into a frame is followed by the eye', async () => {
  await land('/');
  // Nothing is marked yet.
  dispatchEvent(new Event('focus'));
  opener('pa-1').click();
  vi.advanceTimersByTime(100);
  const box = find('#video [data-part="player"]');
  const seen = vi.spyOn(box, 'scrollIntoView').mockReturnValue();
  const leaveBy = (how: Event): boolean => {
    dispatchEvent(how);
    dispatchEvent(new Event('blur'));
    vi.advanceTimersByTime(0);
    return box.hasAttribute('data-focus');
  };
  const byKey = (): Event => new KeyboardEvent('keydown', { key: 'Tab' });
  expect(leaveBy(byKey())).toBe(false);
  find('#video iframe').focus();
  expect(leaveBy(new PointerEvent('pointerdown'))).toBe(false);
  expect(seen).not.toHaveBeenCalled();
  expect(leaveBy(byKey())).toBe(true);
  expect(seen).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  dispatchEvent(new Event('focus'));
  expect(box.hasAttribute('data-focus')).toBe(false);
});

describe('a page without dialogs of its own', () => {
  test('follows the links of those that it does not have', async () => {
    document.body.innerHTML =
      '<main><a data-opens="booking--hr" href="/call">Book</a><a id="on" href="/demos/">On</a></main>';
    await land('/?utm_source=ad');
    for (const link of document.querySelectorAll('a'))
      expect(
        isLeftToBrowser(link, new MouseEvent('click', { bubbles: true, cancelable: true })),
      ).toBe(true);
    expect(find('#on').getAttribute('href')).toBe('/demos/');
  });
});
