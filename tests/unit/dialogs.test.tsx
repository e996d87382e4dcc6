import {
  beforeAll,
  beforeEach,
  afterEach,
  describe,
  expect,
  test,
  vi,
  type MockInstance,
} from 'vitest';
import { siteEvent, type SiteEvent } from '../../site/client/events.ts';
import type { FilmFrame } from '../../site/client/watch.ts';
import { en } from '../../site/words/en.ts';
import {
  add,
  answerWithNothing,
  booking,
  bookingWords,
  escape,
  find,
  formOrigin,
  frameIn,
  goTo,
  isLeftToBrowser,
  opener,
  page,
  press,
  removeAdded,
  shown,
  strike,
} from './dialogs-fixture.tsx';
import { soon } from '../support/soon.ts';

/** Begins the film of a card that is pointed at: tried for itself in preview.test.tsx. */
const rest = vi.hoisted(() => vi.fn());
vi.mock('../../site/client/preview.ts', () => ({ rest }));

describe('markup', () => {
  beforeAll(() => {
    document.body.innerHTML = page;
  });

  test.each(['menu', 'video', 'booking', 'booking--hr'])(
    '#%s is a closed, named, modal dialog with a way out',
    (id) => {
      const dialog = find(`#${id}`);
      expect(
        Object.fromEntries(
          ['role', 'aria-modal', 'aria-hidden', 'tabindex', 'hidden'].map((name) => [
            name,
            dialog.getAttribute(name),
          ]),
        ),
      ).toEqual({
        role: 'dialog',
        'aria-modal': 'true',
        'aria-hidden': 'true',
        tabindex: '-1',
        hidden: '',
      });
      expect(
        document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent,
      ).toMatch(/\S/);
      expect(dialog.querySelector('button[aria-label="Close"][data-close]')).not.toBeNull();
    },
  );

  test('the booking dialog is described, and always leads to the booking page, the phone and the mailbox', () => {
    const dialog = find('#booking');
    expect(
      document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('Schedule your strategy consultation');
    expect([...dialog.querySelectorAll('a')].map(({ href }) => href)).toEqual([
      booking.openUrl,
      'tel:+15550100199',
      'mailto:hello@plumbline.example',
    ]);
  });

  test('no frame stands in the markup, and no id twice', () => {
    expect(document.querySelector('iframe')).toBeNull();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('behaviour', () => {
  let events: SiteEvent[] = [];

  // The module listens on the document for good, so it is started once.
  beforeAll(async () => {
    answerWithNothing();
    window.happyDOM.setURL('https://plumbline.example/?utm_source=ad&other=1');
    document.body.innerHTML = page;
    document.addEventListener(siteEvent, (event) =>
      events.push((event as CustomEvent<SiteEvent>).detail),
    );
    (await import('../../site/client/dialogs/index.ts')).startDialogs();
  });
  beforeEach(() => {
    events = [];
    // happy-dom does no layout: what is there counts as shown.
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (
      this: HTMLElement,
    ) {
      return (this.style.display === 'none' ? [] : [{}]) as unknown as DOMRectList;
    });
    // Some tests leave another address behind.
    history.replaceState(null, '', '/?utm_source=ad&other=1');
    vi.spyOn(history, 'back').mockImplementation(() => {
      history.replaceState(null, '', location.pathname + location.search);
      dispatchEvent(new PopStateEvent('popstate'));
    });
  });
  afterEach(async () => {
    escape();
    // The page is given back after the next frame, by the clock of the test where it has one of its own.
    if (vi.isFakeTimers()) vi.advanceTimersByTime(100);
    vi.useRealTimers();
    await soon(() => expect(document.querySelectorAll('body > [inert]')).toHaveLength(0));
    removeAdded();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('a card opens its video, and everything else is inert', async () => {
    opener('pa-1').click();
    expect(shown()).toEqual(['video']);
    expect(find('#video--title').textContent).toBe('Sending Emails');
    const frame = await frameIn('#video');
    expect(
      Object.fromEntries(
        ['src', 'title', 'sandbox', 'referrerpolicy'].map((name) => [
          name,
          frame.getAttribute(name),
        ]),
      ),
    ).toEqual({
      src: 'https://player.example/1',
      title: 'Sending Emails',
      sandbox: 'allow-scripts',
      referrerpolicy: 'strict-origin-when-cross-origin',
    });
    expect(frame.getAttribute('allow')).toContain('fullscreen');
    expect(find('#video [data-part="transcript-text"]').innerHTML).toBe(
      'You say it, it is <b>sent</b>.',
    );
    await soon(() => expect(find('#root').inert).toBe(true));
    expect(document.documentElement.hasAttribute('data-locked')).toBe(true);
    expect(location.hash).toBe('#pa-1');
    expect(events).toEqual([{ name: 'demo_open', id: 'pa-1', title: 'Sending Emails' }]);
  });

  test('closing takes the frame out, gives the page back and returns the focus', async () => {
    opener('pa-1').focus();
    opener('pa-1').click();
    await soon(() => expect(find('#root').inert).toBe(true));
    find('#video [data-close]').click();
    expect(shown()).toEqual([]);
    expect(location.hash).toBe('');
    await soon(() => expect(find('#root').inert).toBe(false));
    await soon(() => expect(document.querySelector('#video iframe, #video img')).toBeNull());
    expect(document.documentElement.hasAttribute('data-locked')).toBe(false);
    expect(document.activeElement).toBe(opener('pa-1'));
  });

  test('a caret in the page goes when a dialog opens, one in the dialog when it closes, and what is chosen stays', async () => {
    const ranges = (): number | undefined => getSelection()?.rangeCount;
    getSelection()?.collapse(opener('t-1').firstChild, 2);
    opener('pa-1').click();
    await soon(() => expect(find('#root').inert).toBe(true));
    expect(ranges()).toBe(0);
    getSelection()?.collapse(find('#video h2').firstChild, 2);
    find('#video [data-close]').click();
    expect(ranges()).toBe(0);
    await soon(() => expect(find('#root').inert).toBe(false));
    getSelection()?.selectAllChildren(opener('t-1'));
    opener('pa-1').click();
    await soon(() => expect(find('#root').inert).toBe(true));
    find('#video [data-close]').click();
    await soon(() => expect(find('#root').inert).toBe(false));
    expect(getSelection()?.toString()).toBe('Walt');
    getSelection()?.removeAllRanges();
  });

  test('a video that is opened as soon as another is closed is the only one from its first frame on', async () => {
    opener('pa-1').click();
    await frameIn('#video');
    find('#video [data-close]').click();
    opener('t-1').click();
    expect(document.querySelector('#video iframe, #video img')).toBeNull();
    expect((await frameIn('#video')).title).toBe('Walt');
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    expect(document.querySelectorAll('#video iframe')).toHaveLength(1);
  });

  test('a dialog that is closed and opened at once leaves the page behind it locked', async () => {
    opener('pa-1').click();
    find('#video [data-close]').click();
    opener('pa-1').click();
    await soon(() => expect(find('#root').inert).toBe(true));
    expect(document.documentElement.hasAttribute('data-locked')).toBe(true);
  });

  test('a dialog that is closed before it was on the screen brings no frame', async () => {
    opener('t-1').click();
    escape();
    opener('pa-1').click();
    expect((await frameIn('#video')).title).toBe('Sending Emails');
    expect(document.querySelectorAll('#video iframe')).toHaveLength(1);
  });

  test('a video without sandbox and transcript has neither', async () => {
    opener('t-1').click();
    expect((await frameIn('#video')).hasAttribute('sandbox')).toBe(false);
    expect(find('#video [data-part="transcript"]').hidden).toBe(true);
    expect(events).toEqual([{ name: 'testimonial_open', id: 't-1', title: 'Walt' }]);
  });

  test('a hint says so when nothing has loaded after 8 seconds', () => {
    vi.useFakeTimers();
    try {
      opener('pa-1').click();
      const player = find('#video [data-part="player"]');
      expect(player.dataset['state']).toBe('loading');
      // From when the dialog is seen, two steps after the press.
      vi.advanceTimersByTime(7999);
      expect(player.dataset['state']).toBe('loading');
      vi.advanceTimersByTime(100);
      expect(player.dataset['state']).toBe('slow');
      find('#video iframe').dispatchEvent(new Event('load'));
      expect(player.dataset['state']).toBe('loaded');
    } finally {
      escape();
    }
  });

  test('the link is copied without the query of the advertisement; where that is refused it is shown', async () => {
    const written = vi
      .fn()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new Error('refused'));
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
      writeText: written,
    } as unknown as Clipboard);
    opener('pa-1').click();
    find('#video [data-part="copy"]').click();
    await soon(() => expect(find('#video [data-part="status"]').textContent).toBe('Link copied'));
    expect(written).toHaveBeenCalledWith('https://plumbline.example/#pa-1');
    const field = find('#video [data-part="address"]', HTMLInputElement);
    expect(field.hidden).toBe(true);
    find('#video [data-part="copy"]').click();
    // Who hears of the second try only is not told of the first again.
    expect(find('#video [data-part="status"]').textContent).toBe('');
    await soon(() => expect(field.hidden).toBe(false));
    expect(field.value).toBe('https://plumbline.example/#pa-1');
  });

  test.each<MouseEventInit>([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('a press that asks for something else opens no dialog: %j', (options) => {
    expect(
      opener('pa-1').dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ...options }),
      ),
    ).toBe(true);
    expect(shown()).toEqual([]);
  });

  test('what was said of one video is not said of the next', async () => {
    const written = vi
      .fn()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new Error('refused'));
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
      writeText: written,
    } as unknown as Clipboard);
    const status = find('#video [data-part="status"]');
    const field = find('#video [data-part="address"]', HTMLInputElement);
    const copyAndLeave = async (said: string | undefined): Promise<void> => {
      opener('pa-1').click();
      find('#video [data-part="copy"]').click();
      await soon(() => expect(status.textContent).toBe(said));
      escape();
      opener('t-1').click();
      expect([status.textContent, field.hidden]).toEqual(['', true]);
      escape();
    };
    await copyAndLeave(en.linkCopied);
    await copyAndLeave(en.copyAddress);
  });

  test('the dialog of a case study is made of the one of the page, with a name and a description of its own', () => {
    opener('book-media').click();
    expect(shown()).toEqual(['booking--media']);
    const dialog = find('#booking--media');
    for (const [attribute, text] of [
      ['aria-labelledby', bookingWords.title],
      ['aria-describedby', bookingWords.description],
    ] as const) {
      const told = document.getElementById(dialog.getAttribute(attribute) ?? '');
      expect(told?.textContent, attribute).toBe(text);
      expect(dialog.contains(told), `${attribute} leads into the dialog itself`).toBe(true);
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('Space opens', () => {
    opener('t-1').dispatchEvent(
      new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }),
    );
    expect(shown()).toEqual(['video']);
  });

  test('the address opens and closes', () => {
    history.pushState(null, '', '#t-1');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(shown()).toEqual(['video']);
    history.replaceState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(shown()).toEqual([]);
    history.replaceState(null, '', '#nothing-of-ours');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(shown()).toEqual([]);
    history.replaceState(null, '', '/');
  });

  test('booking from the menu closes the menu, and the focus returns to what opened that', async () => {
    find('#root [data-opens="menu"]').click();
    expect(shown()).toEqual(['menu']);
    find('#menu-book').click();
    expect(shown()).toEqual(['booking']);
    expect(location.hash).toBe('#book');
    escape();
    await soon(() => expect(document.activeElement).toBe(find('#root [data-opens="menu"]')));
  });

  test('an anchor in the menu closes it and leads to the section', async () => {
    find('#root [data-opens="menu"]').click();
    find('#menu a[href="#demos"]').click();
    expect(shown()).toEqual([]);
    expect(location.hash).toBe('#demos');
    await soon(() => expect(document.activeElement).toBe(find('#demos')));
    history.replaceState(null, '', '/');
  });

  test('everything that opens a dialog says so to those who hear the page', () => {
    for (const element of document.querySelectorAll('#root [data-opens]'))
      expect([element.role, element.getAttribute('aria-haspopup')]).toEqual(['button', 'dialog']);
  });

  test.each(['gone', 'gone--hr'])(
    'a link to a dialog that the page does not have (%s) is followed',
    (id) => {
      const link = add(`<a data-opens="${id}" href="/call">Book</a>`);
      expect(press(link)).toBe(true);
      expect(shown()).toEqual([]);
    },
  );

  test('what another script has answered opens nothing', () => {
    const answered = (event: Event): void => event.preventDefault();
    opener('pa-1').addEventListener('click', answered);
    press(opener('pa-1'));
    expect(shown()).toEqual([]);
    opener('pa-1').removeEventListener('click', answered);
  });

  test.each([
    ['Space on a card', 'pa-1', ' ', {}, false, ['video']],
    ['Space that is held down', 'pa-1', ' ', { repeat: true }, false, []],
    ['Enter, which presses a link by itself,', 'pa-1', 'Enter', {}, true, []],
  ])('%s opens what it should', (_, card, key, options, left, dialogs) => {
    expect(strike(opener(card), key, options)).toBe(left);
    expect(shown()).toEqual(dialogs);
  });

  test('Space scrolls where nothing opens, and what happens to no element is no error', () => {
    expect(strike(find('main'), ' ')).toBe(true);
    for (const event of [
      new MouseEvent('click', { bubbles: true }),
      new KeyboardEvent('keydown', { key: ' ', bubbles: true }),
      new PointerEvent('pointerover', { bubbles: true }),
    ])
      expect(isLeftToBrowser(document, event)).toBe(true);
    expect(shown()).toEqual([]);
  });

  test('a dialog that is open already stays as it is when it is asked for again', async () => {
    opener('pa-1').click();
    const frame = await frameIn('#video');
    const { length } = history;
    expect(press(opener('pa-1'))).toBe(false);
    goTo('#pa-1', { dialog: 'pa-1' });
    expect(await frameIn('#video')).toBe(frame);
    expect([history.length, events.length]).toEqual([length, 1]);
  });

  test('one step back leads from a dialog that was opened from another to the page', () => {
    const { length } = history;
    find('#root [data-opens="menu"]').click();
    expect([history.length, history.state]).toEqual([length + 1, { dialog: 'menu' }]);
    find('#menu-book').click();
    expect([history.length, history.state]).toEqual([length + 1, { dialog: 'book' }]);
    expect(events.map(({ name }) => name)).toEqual(['booking_open']);
  });

  test('a video that takes the place of another gives the focus back to its own card', async () => {
    opener('pa-1').click();
    opener('t-1').click();
    expect(find('#video--title').textContent).toBe('Walt');
    escape();
    await soon(() => expect(document.activeElement).toBe(opener('t-1')));
  });

  describe.each([
    [
      'is in a part of the page that cannot be used',
      (card: HTMLElement) => card.setAttribute('inert', ''),
      (card: HTMLElement) => card.removeAttribute('inert'),
    ],
    [
      'is not shown',
      (card: HTMLElement) => card.style.setProperty('display', 'none'),
      (card: HTMLElement) => card.style.removeProperty('display'),
    ],
  ])('where the card that has opened a dialog %s by now', (_, take, giveBack) => {
    afterEach(() => giveBack(opener('pa-1')));

    test.each([
      [
        'another one of the same video',
        '<a data-opens="video" data-fragment="pa-1" href="/samples/pa-1.html">Again</a>',
        'main > [data-fragment="pa-1"]',
      ],
      ['the page', '<p></p>', 'main'],
    ])('%s gets the focus', async (__, html, focused) => {
      add(html);
      opener('pa-1').click();
      take(opener('pa-1'));
      escape();
      await soon(() => expect(document.activeElement).toBe(find(focused)));
    });
  });

  describe('going back to an address with a fragment, where the browser scrolls and takes the focus away', () => {
    let scrolled: MockInstance;
    beforeEach(() => {
      scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
      vi.spyOn(window, 'scrollY', 'get').mockReturnValue(500);
    });
    test('keeps the place, at once, and the focus', () => {
      vi.useFakeTimers();
      opener('pa-1').click();
      vi.advanceTimersByTime(100);
      const focused = vi.spyOn(opener('pa-1'), 'focus');
      scrolled.mockClear();
      goTo('#demos', {});
      vi.advanceTimersByTime(20);
      expect(document.activeElement).toBe(opener('pa-1'));
      opener('pa-1').blur();
      vi.advanceTimersByTime(200);
      expect(document.activeElement).toBe(opener('pa-1'));
      expect(scrolled.mock.calls).toEqual([1, 2, 3].map(() => [{ top: 500, behavior: 'instant' }]));
      // Without options the library moves it, while the page is still inert.
      expect(focused.mock.calls.filter(([options]) => options !== undefined)).toEqual(
        [1, 2].map(() => [{ preventScroll: true }]),
      );
      // After that the focus is the visitor's.
      opener('pa-1').blur();
      vi.advanceTimersByTime(100);
      expect(document.activeElement).toBe(document.body);
    });

    test('leads to another place once the dialog is long closed', () => {
      vi.useFakeTimers();
      opener('pa-1').click();
      escape();
      vi.advanceTimersByTime(900);
      scrolled.mockClear();
      goTo('#demos', {});
      expect(scrolled).toHaveBeenCalled();
      vi.advanceTimersByTime(1000);
      scrolled.mockClear();
      goTo('#demos', {});
      expect(scrolled).not.toHaveBeenCalled();
    });
  });

  test('a dialog that a link has opened keeps the focus that the browser takes away for the fragment, and only that', () => {
    vi.useFakeTimers();
    goTo('#pa-1');
    const dialog = find('#video');
    for (const kept of [dialog, dialog, document.body]) {
      dialog.blur();
      vi.advanceTimersToNextFrame();
      expect(document.activeElement).toBe(kept);
    }
  });

  test.each([
    ['a link to a video', '#pa-1', null, 'video', { dialog: 'pa-1' }],
    [
      'forward to a video',
      '#pa-1',
      { dialog: 'pa-1', of: 'before' },
      'video',
      { dialog: 'pa-1', of: 'before' },
    ],
    [
      'forward to the menu, which has no fragment,',
      '/',
      { dialog: 'menu' },
      'menu',
      { dialog: 'menu' },
    ],
  ])('%s opens it, and the history knows', (_, address, state, dialog, known) => {
    goTo(address, state);
    expect(shown()).toEqual([dialog]);
    expect(history.state).toEqual(known);
  });

  describe('a link in the menu', () => {
    const choose = (href: string): boolean => {
      find('#root [data-opens="menu"]').click();
      const link = find('#menu a[href="#demos"]', HTMLAnchorElement);
      link.href = href;
      const left = press(link);
      link.setAttribute('href', '#demos');
      return left;
    };

    test.each([
      ['to a section scrolls there', '#demos', '#demos', '#demos'],
      ['to the top scrolls there', '#top', 'main', 'top'],
      [
        'to a section that is gone gives the focus back',
        '#gone',
        '#root [data-opens="menu"]',
        undefined,
      ],
    ])('%s', async (_, href, focused, place) => {
      const scrolledTo: unknown[] = [];
      vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
        scrolledTo.push(`#${this.id}`);
      });
      vi.spyOn(window, 'scrollTo').mockImplementation(
        (options?: unknown) =>
          void scrolledTo.push((options as ScrollToOptions).top === 0 ? 'top' : options),
      );
      const moved = vi.spyOn(find(focused), 'focus');
      expect(choose(href)).toBe(false);
      expect([shown(), location.hash]).toEqual([[], href]);
      await soon(() => expect(moved).toHaveBeenLastCalledWith({ preventScroll: true }));
      expect(document.activeElement).toBe(find(focused));
      expect(scrolledTo).toEqual(place === undefined ? [] : [place]);
    });

    test.each(['/demos/#all', '/', 'https://elsewhere.example/#demos'])(
      'to another page (%s) is followed, and coming back the menu is closed',
      (href) => {
        expect(choose(href)).toBe(true);
        expect(shown()).toEqual([]);
        expect(history.state).toEqual({});
      },
    );
  });

  test.each([
    ['what is no link in the menu', '#root [data-opens="menu"]', '#menu--title', 'menu'],
    [
      'a link in another dialog',
      '#root [data-fragment="book"]',
      '#booking a[href^="tel:"]',
      'booking',
    ],
  ])('a press on %s leaves it open', (_, open, target, dialog) => {
    find(open).click();
    press(find(target));
    expect(shown()).toEqual([dialog]);
  });

  test('closing by the button in a dialog that is not open does nothing', () => {
    find('#root [data-opens="menu"]').click();
    press(find('#booking [data-close]'));
    expect(shown()).toEqual(['menu']);
  });

  describe('what the booking page is to learn of an advertisement', () => {
    test.each([
      [
        'goes along to the other pages of the site',
        '/demos/',
        'https://plumbline.example/demos/?utm_source=ad',
      ],
      [
        'is added to what the link says',
        '/demos/?agent=2#all',
        'https://plumbline.example/demos/?agent=2&utm_source=ad#all',
      ],
      ['stays away from links in the page', '/#demos', 'https://plumbline.example/#demos'],
      [
        'stays away from other sites',
        'https://elsewhere.example/demos/',
        'https://elsewhere.example/demos/',
      ],
    ])('%s', (_, href, followed) => {
      const link = add(`<a href="${href}">There</a>`) as HTMLAnchorElement;
      expect(press(link)).toBe(true);
      expect(link.href).toBe(followed);
    });

    test('is not needed in an address of a video that stays on the page', () => {
      press(opener('pa-2'));
      expect(opener('pa-2').getAttribute('href')).toBe('/watch/pa-2/');
    });
  });

  describe('whoever may open something soon', () => {
    const point = (target: Element, pointerType = 'mouse'): boolean =>
      target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
    const connections = (): string[] =>
      [...document.querySelectorAll('link[rel=preconnect]')].map(
        (link) => link.getAttribute('href') ?? '',
      );

    test('has its origins connected, each once, and never our own', () => {
      const cards = add(`<div>
        <a data-opens="video" href="/x" data-embed="https://embedded.example/1"><b>One</b></a>
        <a data-opens="video" href="https://linked.example/2">Two</a>
        <a data-opens="video" href="/x" data-embed="https://focused.example/1">Three</a>
        <a data-opens="menu" href="https://not-a-video.example/">Four</a>
        <a data-opens="video">Five</a>
        <a data-opens="booking" href="/call">Six</a>
        <a href="https://not-an-opener.example/">Seven</a></div>`);
      const [one, two, three, ...others] = cards.querySelectorAll('a');
      for (const element of [cards.querySelector('b'), one, two, ...others])
        element?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      three?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      const made = connections();
      expect(made).toEqual(
        expect.arrayContaining([
          'https://embedded.example',
          'https://linked.example',
          'https://focused.example',
          formOrigin,
        ]),
      );
      expect(new Set(made).size).toBe(made.length);
      expect(
        made.filter((origin) => origin.includes('not-a') || origin.includes('plumbline')),
      ).toEqual([]);
    });

    test('the script of a booking dialog is connected to, where it comes from elsewhere', () => {
      const dialog = find('#booking--hr');
      const { frame = '', script = '' } = dialog.dataset;
      Object.assign(dialog.dataset, {
        frame: 'https://framed.example/',
        script: 'https://scripted.example/embed.js',
      });
      point(opener('book-hr'));
      expect(connections()).toEqual(
        expect.arrayContaining(['https://framed.example', 'https://scripted.example']),
      );
      Object.assign(dialog.dataset, { frame, script });
    });

    test.each([
      ['who points at a card', 'pa-2', (card: Element) => point(card), true],
      [
        'whose pointer is on a part of it',
        'pa-2',
        (card: Element) => point(card.appendChild(document.createElement('b'))),
        true,
      ],
      ['whose finger scrolls', 'pa-2', (card: Element) => point(card, 'touch'), false],
      [
        'who comes to it by key',
        'pa-2',
        (card: Element) => card.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
        true,
      ],
      [
        'who has clicked it',
        'pa-2',
        (card: Element) => card.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
        false,
      ],
      [
        'who points at a card without a film of the site',
        'pa-1',
        (card: Element) => point(card),
        false,
      ],
    ])('%s sees its film: %s', async (who, card, come, seen) => {
      // A dialog of the test before gives the focus back after the next frame, and keeps it for one more: to a card, which counts as coming to it.
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      await vi.dynamicImportSettled();
      rest.mockClear();
      vi.spyOn(opener(card), 'matches').mockReturnValue(who.includes('key'));
      come(opener(card));
      await vi.dynamicImportSettled();
      expect(rest.mock.calls).toEqual(seen ? [[opener(card), '/films/pa-2.mp4']] : []);
      opener(card).querySelector('b')?.remove();
      opener(card).blur();
    });
  });

  describe('while a dialog is open', () => {
    test.each([
      ['Escape anywhere closes it', () => document.body, 'Escape', []],
      ['Escape in it closes it', () => find('#video [data-part="copy"]'), 'Escape', []],
      ['another key leaves it open', () => document.body, 'Enter', ['video']],
    ])('%s', (_, target, key, left) => {
      opener('pa-1').click();
      strike(target(), key);
      expect(shown()).toEqual(left);
    });

    test('an Escape that something else has answered, such as an open list, leaves it open', () => {
      opener('pa-1').click();
      const event = new KeyboardEvent('keydown', {
        key: 'Escape',
        bubbles: true,
        cancelable: true,
      });
      event.preventDefault();
      document.body.dispatchEvent(event);
      expect(shown()).toEqual(['video']);
    });

    test('the way back from its beginning leads to its last control, and not out of it', () => {
      find('#root [data-opens="menu"]').click();
      const menu = find('#menu');
      const turn = (options: KeyboardEventInit, key = 'Tab'): Element | null => {
        menu.focus();
        strike(menu, key, options);
        return document.activeElement;
      };
      expect(turn({})).toBe(menu);
      expect(turn({ shiftKey: true }, 'Shift')).toBe(menu);
      expect(turn({ shiftKey: true })).toBe(find('#menu-book'));
      find('#menu a').focus();
      strike(find('#menu a'), 'Tab', { shiftKey: true });
      expect(document.activeElement).toBe(find('#menu a'));
    });

    test.each([15, 0])('a page with a scroll bar of %i pixels does not jump', async (width) => {
      const root = document.documentElement;
      await soon(() => expect(root.hasAttribute('data-locked')).toBe(false));
      vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(innerWidth - width);
      opener('pa-1').click();
      // Before the dialog is seen where the bar takes room, and after it where it does not.
      expect(root.hasAttribute('data-locked')).toBe(width > 0);
      await soon(() => expect(find('#root').inert).toBe(true));
      expect(root.hasAttribute('data-locked')).toBe(true);
      expect(root.style.getPropertyValue('--scroll-bar')).toBe(width > 0 ? '15px' : '');
      escape();
      await soon(() => expect(root.hasAttribute('data-locked')).toBe(false));
      expect(root.style.getPropertyValue('--scroll-bar')).toBe('');
    });

    test('only what is behind it is inert, and stays so afterwards if it was before', async () => {
      const own = document.body.appendChild(document.createElement('aside'));
      own.inert = true;
      opener('pa-1').click();
      await soon(() => expect(find('#root').inert).toBe(true));
      expect([own.inert, find('#dialogs').inert]).toEqual([true, false]);
      escape();
      await soon(() => expect(find('#root').inert).toBe(false));
      expect(own.inert).toBe(true);
      own.remove();
    });
  });

  describe('a video', () => {
    const answers = vi.fn<(address: string, options?: RequestInit) => Promise<Response>>();
    beforeEach(() => {
      answers.mockReset().mockImplementation(() => Promise.resolve(new Response('')));
      vi.stubGlobal('fetch', answers);
    });
    afterEach(() => {
      escape();
    });
    const player = (): HTMLElement => find('#video [data-part="player"]');
    const looks = (): string[] =>
      ['--ratio', '--above', '--below', '--least'].map((name) =>
        player().style.getPropertyValue(name),
      );

    test('of this site is asked for ahead of its page, goes on in the colours of its picture, and is as small as it likes', async () => {
      opener('pa-2').click();
      expect(looks()).toEqual(['16 / 9', '#111111', '#222222', '0px']);
      expect(find('#video--title').textContent).toBe('Calling Back');
      expect(find('#video [data-part="open"]', HTMLAnchorElement).getAttribute('href')).toBe(
        '/watch/pa-2/',
      );
      const frame = await frameIn('#video');
      expect(answers).toHaveBeenCalledWith('/films/pa-2.mp4', {
        headers: { range: 'bytes=0-32767' },
      });
      expect([frame.getAttribute('src'), frame.title, frame.allow, frame.allowFullscreen]).toEqual([
        '/watch/pa-2/',
        'Calling Back',
        'autoplay',
        true,
      ]);
      // Whatever the script of a booking page makes of frames.
      expect(
        ['display', 'visibility', 'height'].map((name) => [
          frame.style.getPropertyValue(name),
          frame.style.getPropertyPriority(name),
        ]),
      ).toEqual([
        ['block', 'important'],
        ['visible', 'important'],
        ['100%', 'important'],
      ]);
      expect(document.querySelector('#video img')).toBeNull();
    });

    test('of this site is read to its end, so that the browser keeps it for the page that plays it', async () => {
      const answer = new Response('');
      const read = vi.spyOn(answer, 'blob');
      answers.mockImplementation((address) =>
        Promise.resolve(address === '/films/pa-2.mp4' ? answer : new Response('')),
      );
      opener('pa-2').click();
      const frame: FilmFrame = await frameIn('#video');
      expect(await frame.beginning).toBe(await read.mock.results[0]?.value);
      expect(read).toHaveBeenCalledOnce();
    });

    test('on a page of this site is as small as it likes, whatever its address ends with', () => {
      opener('t-1').click();
      expect(looks()).toEqual(['', '', '', '0px']);
    });

    test('of this site that does not come ahead of its page is no error', async () => {
      answers.mockRejectedValue(new TypeError('no signal'));
      opener('pa-2').click();
      const frame: FilmFrame = await frameIn('#video');
      expect(frame.getAttribute('src')).toBe('/watch/pa-2/');
      await frame.beginning;
    });

    test('of a host is upright, has the room that hosts ask for, and shows the picture of its card first', async () => {
      opener('pa-1').click();
      expect(looks()).toEqual(['', '', '', '']);
      expect([
        find('#video img').getAttribute('src'),
        find('#video img').getAttribute('alt'),
      ]).toEqual([find('#root img', HTMLImageElement).src, '']);
      const frame = await frameIn('#video');
      expect(frame.allowFullscreen).not.toBe(true);
      expect(answers).not.toHaveBeenCalled();
    });

    test('shows the picture in the size that the card has it in', () => {
      vi.spyOn(find('#root img', HTMLImageElement), 'currentSrc', 'get').mockReturnValue(
        '/poster-640.webp',
      );
      opener('pa-1').click();
      expect(find('#video img').getAttribute('src')).toBe('/poster-640.webp');
    });

    test('is counted when it is opened in a tab of its own, once, under its name', () => {
      opener('t-1').click();
      escape();
      opener('pa-1').click();
      events = [];
      const open = find('#video [data-part="open"]', HTMLAnchorElement);
      expect([open.target, open.rel, open.getAttribute('href')]).toEqual([
        '_blank',
        'noopener',
        '/samples/pa-1.html',
      ]);
      press(open);
      expect(events).toEqual([{ name: 'demo_play_link', id: 'pa-1', title: 'Sending Emails' }]);
    });

    test('without a network is called slow, though its frame shows something', async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      opener('pa-1').click();
      (await frameIn('#video')).dispatchEvent(new Event('load'));
      expect(player().dataset['state']).toBe('slow');
    });

    test('that has been closed says nothing of its frame any more, and one that has come is not slow later', () => {
      vi.useFakeTimers();
      opener('pa-1').click();
      vi.advanceTimersByTime(100);
      const frame = find('#video iframe');
      escape();
      frame.dispatchEvent(new Event('load'));
      vi.advanceTimersByTime(9000);
      expect(player().dataset['state']).toBe('loading');
      opener('pa-1').click();
      vi.advanceTimersByTime(100);
      find('#video iframe').dispatchEvent(new Event('load'));
      vi.advanceTimersByTime(9000);
      expect(player().dataset['state']).toBe('loaded');
    });

    test('whose link cannot be copied stands there to be copied by hand', async () => {
      vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
      opener('pa-1').click();
      const field = find('#video [data-part="address"]', HTMLInputElement);
      const selected = vi.spyOn(field, 'select');
      find('#video [data-part="copy"]').click();
      await soon(() =>
        expect(find('#video [data-part="status"]').textContent).toBe(en.copyAddress),
      );
      expect(selected).toHaveBeenCalledOnce();
    });

    describe('has its transcript', () => {
      const transcript = (): HTMLDetailsElement =>
        find('#video [data-part="transcript"]', HTMLDetailsElement);
      const text = (): string => find('#video [data-part="transcript-text"]').innerHTML;
      const there =
        '<style>p { color: red }</style><ul><li id="pa-1"><p data-transcript>Another.</p></li><li id="pa-2"><p data-transcript>It calls <b>back</b>.</p></li></ul>';
      const link =
        '<a data-transcript-at="" href="/demos/#pa-2">Read what happens in the video</a>';
      /** Opens it, as far as it is not open yet. */
      const unfold = (): void => {
        transcript().open = true;
        transcript().dispatchEvent(new Event('toggle'));
      };
      afterEach(() => window.happyDOM.setViewport({ width: 1024, height: 768 }));

      test.each([
        [1280, 800, true],
        [768, 767, true],
        [767, 500, false],
        [800, 1200, false],
        [800, 800, false],
      ])('open in a window of %i × %i: %s', (width, height, open) => {
        window.happyDOM.setViewport({ width, height });
        opener('pa-1').click();
        expect([transcript().hidden, transcript().open]).toEqual([false, open]);
      });

      test('from another page, asked for once it is opened, and once', async () => {
        answers.mockImplementation(() => Promise.resolve(new Response(there)));
        window.happyDOM.setViewport({ width: 400, height: 800 });
        opener('pa-2').click();
        await frameIn('#video');
        answers.mockClear();
        expect([transcript().hidden, text()]).toEqual([false, '']);
        const parsed = vi.spyOn(DOMParser.prototype, 'parseFromString');
        // What tells of the video before comes late.
        transcript().dispatchEvent(new Event('toggle'));
        expect(answers).not.toHaveBeenCalled();
        unfold();
        unfold();
        await soon(() => expect(text()).toBe('It calls <b>back</b>.'));
        // The policy of this page would complain of the styles of that one.
        expect(parsed).toHaveBeenCalledExactlyOnceWith(
          there.replace('<style>p { color: red }</style>', ''),
          'text/html',
        );
        expect(answers).toHaveBeenCalledExactlyOnceWith('https://plumbline.example/demos/#pa-2', {
          signal: expect.any(AbortSignal) as AbortSignal,
        });
      });

      test.each([
        ['does not come', () => Promise.reject(new TypeError('no signal'))],
        ['does not have it', () => Promise.resolve(new Response('<p id="pa-2">Gone</p>'))],
      ])('behind a link, where the other page %s', async (_, answer) => {
        opener('pa-2').click();
        answers.mockImplementation(answer);
        unfold();
        await soon(() => expect(text()).toBe(link));
      });

      test('and not that of a video before it, which comes late', async () => {
        let come = (): void => undefined;
        window.happyDOM.setViewport({ width: 400, height: 800 });
        opener('pa-2').click();
        await frameIn('#video');
        answers.mockReturnValue(new Promise((done) => (come = () => done(new Response(there)))));
        unfold();
        escape();
        opener('t-1').click();
        const parsed = vi.spyOn(DOMParser.prototype, 'parseFromString');
        come();
        // It is there, and what is done with it follows at once.
        await soon(() => expect(parsed).toHaveBeenCalled());
        await new Promise((done) => setTimeout(done));
        expect([transcript().hidden, text()]).toEqual([true, '']);
        transcript().dispatchEvent(new Event('toggle'));
        expect(answers).toHaveBeenCalledTimes(2);
      });
    });
  });

  describe('booking', () => {
    const say = (
      frame: HTMLIFrameElement,
      data: unknown,
      options: MessageEventInit = {},
    ): boolean =>
      dispatchEvent(
        new MessageEvent('message', {
          data,
          origin: formOrigin,
          source: frame.contentWindow,
          ...options,
        }),
      );

    test('each dialog makes its frame once and keeps it; the script comes once for the page, after the first frame', async () => {
      opener('book').click();
      const frame = await frameIn('#booking');
      expect(frame.title).toBe('Booking Form');
      escape();
      opener('book-hr').click();
      await frameIn('#booking--hr');
      escape();
      await soon(() => expect(find('#root').inert).toBe(false));
      opener('book').click();
      expect(await frameIn('#booking')).toBe(frame);
      // By then the dialog is seen, and has all that it brings.
      await soon(() => expect(find('#root').inert).toBe(true));
      expect(
        [...document.querySelectorAll('#booking iframe, #booking--hr iframe')].map(({ id }) => id),
      ).toEqual(['booking--frame', 'booking--hr--frame']);
      expect(document.querySelectorAll(`script[src="${booking.scriptUrl}"]`)).toHaveLength(1);
    });

    test('the parameters that the content lists are handed over, in the frame and in the link', async () => {
      opener('book').click();
      expect((await frameIn('#booking')).src).toBe(`${formOrigin}/call?utm_source=ad`);
      expect(find('#booking [data-part="open"]', HTMLAnchorElement).href).toBe(
        `${formOrigin}/call?utm_source=ad`,
      );
    });

    test('a message counts only when it comes from the frame and its origin', async () => {
      opener('book').click();
      const frame = await frameIn('#booking');
      say(frame, { type: 'booking-app', height: 900 });
      expect(frame.style.height).toBe('900px');
      say(frame, { type: 'booking-app', height: 700 }, { origin: 'https://elsewhere.example' });
      say(frame, { type: 'booking-app', height: 700 }, { source: window });
      for (const nonsense of [
        null,
        7,
        '',
        [],
        {},
        '[iFrameSizer]',
        { type: 'booking-app', height: -1 },
      ])
        say(frame, nonsense);
      expect(frame.style.height).toBe('900px');
    });

    test('a booked call is told once, however often the provider says it', async () => {
      opener('book').click();
      const frame = await frameIn('#booking');
      events = [];
      say(frame, ['msgsndr-booking-complete', {}]);
      say(frame, ['msgsndr-booking-complete', {}]);
      expect(events).toEqual([
        { name: 'booking_complete', id: 'book', title: 'Book A Strategy Call' },
      ]);
    });

    /** An opener of a booking dialog that nobody has opened yet. */
    const another = (): { id: string; open: () => void } => {
      serial += 1;
      const link = add(`<a data-opens="booking--new-${String(serial)}" href="/call">Book</a>`);
      return { id: `booking--new-${String(serial)}`, open: () => link.click() };
    };
    let serial = 0;

    test('each form says that it loads until it has come, and never again', async () => {
      const { id, open } = another();
      open();
      expect(events).toEqual([{ name: 'booking_open', id, title: 'Book A Strategy Call' }]);
      const box = find(`#${id} [data-part="form"]`);
      expect(box.dataset['state']).toBe('loading');
      (await frameIn(`#${id}`)).dispatchEvent(new Event('load'));
      escape();
      open();
      expect(box.dataset['state']).toBe('loaded');
      expect(events).toHaveLength(2);
    });

    test('the script of the provider, which would miss a later form, fits it to its size; where it fails the form is still there', async () => {
      opener('book').click();
      await frameIn('#booking');
      escape();
      for (const fit of [
        vi.fn(),
        vi.fn(() => {
          throw new Error('not mine');
        }),
      ]) {
        vi.stubGlobal('iFrameResize', fit);
        const { id, open } = another();
        open();
        const frame = await frameIn(`#${id}`);
        expect(fit).toHaveBeenCalledExactlyOnceWith({ checkOrigin: false }, frame);
        expect(shown()).toEqual([id]);
        escape();
      }
    });

    test('a page that needs none loads no script, and learns nothing', async () => {
      const { id, open } = another();
      open();
      escape();
      find(`#${id}`).remove();
      add(
        `<div id="${id}" role="dialog" aria-hidden="true" tabindex="-1" data-frame="${formOrigin}/plain"><h2 data-part="title">Call</h2><div data-part="form"></div><a data-part="open" href="/plain">Open</a></div>`,
      );
      open();
      const frame = await frameIn(`#${id}`);
      expect([frame.src, frame.title, find(`#${id} a`, HTMLAnchorElement).href]).toEqual([
        `${formOrigin}/plain`,
        '',
        'https://plumbline.example/plain',
      ]);
      expect(frame.closest('[data-part="form"]')?.id).toBe('');
      escape();
    });

    test('a frame that a script moves out again and again is left to it, as it would load for ever', async () => {
      const { id, open } = another();
      open();
      const frame = await frameIn(`#${id}`);
      for (let moves = 0; moves < 3; moves += 1) {
        document.body.append(frame);
        await soon(() => expect(find(`#${id}`).contains(frame)).toBe(true));
      }
      document.body.append(frame);
      await new Promise((done) => setTimeout(done));
      expect(frame.parentElement).toBe(document.body);
      frame.remove();
    });

    describe('8 seconds after it was opened', () => {
      const room = new DOMRect(100, 0, 400, 600);
      const inSight = new DOMRect(100, 0, 400, 600);
      const sight =
        'display: block !important; position: static !important; visibility: visible !important; opacity: 1 !important; width: 100% !important; height: auto !important; min-height: 70vh !important;';

      const readStyle = (element: Element): object =>
        Object.fromEntries(
          Array.from(
            (element.getAttribute('style') ?? '').matchAll(/([a-z]+): ([^;]+)/g),
            ([, name = '', value = '']) => [name, value] as const,
          ),
        );

      /** How a form stands there that a script has styled so, in a wrapper of the script's own. */
      function styled(
        style: string,
        place: DOMRect,
        close = false,
      ): { frame: string | null; wrapper: string | null; hidden: boolean } {
        vi.useFakeTimers();
        // happy-dom knows neither places nor what is inherited.
        vi.spyOn(window, 'getComputedStyle').mockImplementation(
          (element) =>
            ({ visibility: 'visible', opacity: '1', ...readStyle(element) }) as CSSStyleDeclaration,
        );
        vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
          this: HTMLElement,
        ) {
          return this.matches('iframe')
            ? place
            : this.matches('[data-part="form"]')
              ? room
              : inSight;
        });
        const { id, open } = another();
        open();
        vi.advanceTimersByTime(100);
        const frame = find(`#${id} iframe`);
        const wrapper = document.createElement('div');
        frame.before(wrapper);
        wrapper.append(frame);
        frame.setAttribute('style', style);
        frame.hidden = true;
        if (close) escape();
        vi.advanceTimersByTime(8100);
        const found = {
          frame: frame.getAttribute('style'),
          wrapper: wrapper.getAttribute('style'),
          hidden: frame.hidden,
        };
        return found;
      }

      test.each<[string, string, DOMRect]>([
        ['is not visible', 'visibility: hidden; color: red', inSight],
        ['is clear as glass', 'opacity: 0', inSight],
        ['has no width', '', new DOMRect(200, 0, 0, 600)],
        ['has no height', '', new DOMRect(100, 0, 400, 0)],
        ['lies left of the dialog', '', new DOMRect(-400, 0, 400, 600)],
        ['ends where the dialog begins', '', new DOMRect(0, 0, 100, 600)],
        ['lies right of the dialog', '', new DOMRect(2000, 0, 400, 600)],
        ['begins where the dialog ends', '', new DOMRect(500, 0, 400, 600)],
      ])('a form that %s is brought into sight', (_, style, place) => {
        const { frame, wrapper, hidden } = styled(style, place);
        expect(frame?.replaceAll(/\s+/g, ' ').trim()).toBe(sight);
        expect([wrapper, hidden]).toEqual([null, false]);
      });

      test('a form that can be seen is left as it is', () => {
        expect(styled('height: 700px', inSight)).toEqual({
          frame: 'height: 700px',
          wrapper: null,
          hidden: true,
        });
      });

      test('a form whose dialog is closed is left as it is', () => {
        expect(styled('opacity: 0', inSight, true).frame).toBe('opacity: 0');
      });
    });

    test('a form that waits for an answer to show itself gets it, and nobody else does', async () => {
      opener('book').click();
      const frame = await frameIn('#booking');
      if (frame.contentWindow === null) throw new Error('The frame has no window.');
      const answered = vi.spyOn(frame.contentWindow, 'postMessage').mockReturnValue();
      say(frame, { originator: 'CAL', type: '__dimensionChanged', data: { iframeHeight: 800 } });
      expect(answered).not.toHaveBeenCalled();
      say(frame, { originator: 'CAL', type: '__iframeReady' });
      expect(answered).toHaveBeenCalledExactlyOnceWith(
        { originator: 'CAL', method: 'parentKnowsIframeReady' },
        formOrigin,
      );
      expect(frame.style.getPropertyPriority('height')).toBe('important');
    });

    test('a frame that a script has moved out of the dialog comes back', async () => {
      opener('book').click();
      const frame = await frameIn('#booking');
      document.body.append(frame);
      await soon(() => expect(find('#booking').contains(frame)).toBe(true));
      // From an element of the script's own as well.
      const wrapper = document.createElement('div');
      frame.before(wrapper);
      wrapper.append(frame);
      await new Promise((done) => setTimeout(done));
      document.body.append(frame);
      await soon(() => expect(find('#booking').contains(frame)).toBe(true));
      wrapper.remove();
    });
  });
});
