import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { BookingDialog } from '../../site/components/BookingDialog/BookingDialog.tsx';
import { Menu } from '../../site/components/Menu/Menu.tsx';
import { VideoDialog } from '../../site/components/VideoDialog/VideoDialog.tsx';
import { siteEvent, type SiteEvent } from '../../site/client/events.ts';
import { en } from '../../site/words/en.ts';

const formOrigin = 'https://forms.example';
const booking = { provider: 'page', frameUrl: `${formOrigin}/call`, scriptUrl: `${formOrigin}/embed.js`, openUrl: `${formOrigin}/call`, forwardParameters: ['utm_source', 'gclid'] };
const bookingWords = { title: 'Book A Strategy Call', description: 'Schedule your strategy consultation', frameTitle: 'Booking Form', openLabel: 'Open the booking page' };
const videoWords = { openLabel: 'Open the video in a new tab', copyLabel: 'Copy link', transcriptLabel: 'Read what happens in the video' };
const contact = { phone: '+1 555 010 0199', email: 'hello@plumbline.example' };

const page = renderToStaticMarkup(
  <>
    <div id="root">
      <main tabIndex={-1}>
        <a data-opens="menu" href="#footer">Menu</a>
        <ul>
          <li data-card="">
            <a data-opens="video" data-fragment="pa-1" href="/samples/pa-1.html" data-kind="demo" data-embed="https://player.example/1" data-sandbox="allow-scripts" data-title="Sending Emails">
              <img src="/poster.svg" alt="" />
            </a>
            <p data-transcript="">You say it, it is <b>sent</b>.</p>
          </li>
          <li data-card="">
            <a data-opens="video" data-fragment="t-1" href="/samples/t-1.html" data-kind="testimonial" data-embed="/samples/t-1.html" data-title="Walt">Walt</a>
          </li>
        </ul>
        <a data-opens="booking" data-fragment="book" href="/call">Book</a>
        <a data-opens="booking--hr" data-fragment="book-hr" href="/call">Book</a>
        <a data-opens="booking--media" data-fragment="book-media" href="/call">Book</a>
        <section id="demos" tabIndex={-1} />
      </main>
    </div>
    <div id="dialogs">
      <Menu words={en}>
        <a href="#demos">Demos</a>
        <a id="menu-book" data-opens="booking" data-fragment="book" href="/call">Book</a>
      </Menu>
      <VideoDialog words={videoWords} labels={en} cards={[]} />
      <BookingDialog id="booking" booking={booking} words={bookingWords} labels={en} contact={contact} />
      <BookingDialog id="booking--hr" booking={booking} words={bookingWords} labels={en} contact={contact} />
    </div>
  </>,
);

function find(selector: string): HTMLElement;
function find<Type extends HTMLElement>(selector: string, type: new () => Type): Type;
function find(selector: string, type: new () => HTMLElement = HTMLElement): HTMLElement {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`There is no ${type.name} ${selector}.`);
  return found;
}
const opener = (fragment: string): HTMLElement => find(`#root [data-fragment="${fragment}"]`);
const shown = (): string[] => [...document.querySelectorAll('[role=dialog]:not([aria-hidden])')].map(({ id }) => id);
/** The frame of the dialog that has just been opened; it comes once the dialog is on the screen. */
const frameIn = (dialog: string): Promise<HTMLIFrameElement> => vi.waitFor(() => find(`${dialog} iframe`, HTMLIFrameElement));
const escape = (): boolean => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

describe('markup', () => {
  beforeAll(() => {
    document.body.innerHTML = page;
  });

  test.each(['menu', 'video', 'booking', 'booking--hr'])('#%s is a closed, named, modal dialog with a way out', (id) => {
    const dialog = find(`#${id}`);
    expect(Object.fromEntries(['role', 'aria-modal', 'aria-hidden', 'tabindex', 'hidden'].map((name) => [name, dialog.getAttribute(name)]))).toEqual({
      role: 'dialog',
      'aria-modal': 'true',
      'aria-hidden': 'true',
      tabindex: '-1',
      hidden: '',
    });
    expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toMatch(/\S/);
    expect(dialog.querySelector('button[aria-label="Close"][data-close]')).not.toBeNull();
  });

  test('the booking dialog is described, and always leads to the booking page, the phone and the mailbox', () => {
    const dialog = find('#booking');
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Schedule your strategy consultation');
    expect([...dialog.querySelectorAll('a')].map(({ href }) => href)).toEqual([booking.openUrl, 'tel:+15550100199', 'mailto:hello@plumbline.example']);
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
    const { happyDOM } = window;
    // Frames get an empty page, without a network.
    happyDOM.settings.enableIframePageLoading = true;
    happyDOM.settings.fetch.interceptor = { beforeAsyncRequest: ({ window: { Response } }) => Promise.resolve(new Response('')) };
    happyDOM.settings.disableJavaScriptFileLoading = true;
    happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
    happyDOM.setURL('https://plumbline.example/?utm_source=ad&other=1');
    document.body.innerHTML = page;
    // happy-dom does no layout: everything that is there counts as shown.
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    document.addEventListener(siteEvent, (event) => events.push((event as CustomEvent<SiteEvent>).detail));
    await import('../../site/client/dialogs/index.ts');
  });
  beforeEach(() => {
    events = [];
    // Some tests leave another address behind.
    history.replaceState(null, '', '/?utm_source=ad&other=1');
    vi.spyOn(history, 'back').mockImplementation(() => {
      history.replaceState(null, '', location.pathname + location.search);
      dispatchEvent(new PopStateEvent('popstate'));
    });
  });
  afterEach(() => {
    escape();
  });

  test('a card opens its video, and everything else is inert', async () => {
    opener('pa-1').click();
    expect(shown()).toEqual(['video']);
    expect(find('#video--title').textContent).toBe('Sending Emails');
    const frame = await frameIn('#video');
    expect(Object.fromEntries(['src', 'title', 'sandbox', 'referrerpolicy'].map((name) => [name, frame.getAttribute(name)]))).toEqual({
      src: 'https://player.example/1',
      title: 'Sending Emails',
      sandbox: 'allow-scripts',
      referrerpolicy: 'strict-origin-when-cross-origin',
    });
    expect(frame.getAttribute('allow')).toContain('fullscreen');
    expect(find('#video [data-part="transcript-text"]').innerHTML).toBe('You say it, it is <b>sent</b>.');
    await vi.waitFor(() => expect(find('#root').inert).toBe(true));
    expect(document.documentElement.hasAttribute('data-locked')).toBe(true);
    expect(location.hash).toBe('#pa-1');
    expect(events).toEqual([{ name: 'demo_open', id: 'pa-1', title: 'Sending Emails' }]);
  });

  test('closing takes the frame out, gives the page back and returns the focus', async () => {
    opener('pa-1').focus();
    opener('pa-1').click();
    await vi.waitFor(() => expect(find('#root').inert).toBe(true));
    find('#video [data-close]').click();
    expect(shown()).toEqual([]);
    expect(document.querySelector('#video iframe, #video img')).toBeNull();
    expect(location.hash).toBe('');
    await vi.waitFor(() => expect(find('#root').inert).toBe(false));
    expect(document.documentElement.hasAttribute('data-locked')).toBe(false);
    expect(document.activeElement).toBe(opener('pa-1'));
  });

  test('a dialog that is closed and opened at once leaves the page behind it locked', async () => {
    opener('pa-1').click();
    find('#video [data-close]').click();
    opener('pa-1').click();
    await vi.waitFor(() => expect(find('#root').inert).toBe(true));
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
      vi.useRealTimers();
    }
  });

  test('the link is copied without the query of the advertisement; where that is refused it is shown', async () => {
    const written = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('refused'));
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: written } as unknown as Clipboard);
    opener('pa-1').click();
    find('#video [data-part="copy"]').click();
    await vi.waitFor(() => expect(find('#video [data-part="status"]').textContent).toBe('Link copied'));
    expect(written).toHaveBeenCalledWith('https://plumbline.example/#pa-1');
    const field = find('#video [data-part="address"]', HTMLInputElement);
    expect(field.hidden).toBe(true);
    find('#video [data-part="copy"]').click();
    await vi.waitFor(() => expect(field.hidden).toBe(false));
    expect(field.value).toBe('https://plumbline.example/#pa-1');
  });

  test.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])('a press that asks for something else opens no dialog: %j', (options) => {
    expect(opener('pa-1').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))).toBe(true);
    expect(shown()).toEqual([]);
  });

  test('what was said of one video is not said of the next', async () => {
    const written = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('refused'));
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: written } as unknown as Clipboard);
    const status = find('#video [data-part="status"]');
    const field = find('#video [data-part="address"]', HTMLInputElement);
    const copyAndLeave = async (said: string | undefined): Promise<void> => {
      opener('pa-1').click();
      find('#video [data-part="copy"]').click();
      await vi.waitFor(() => expect(status.textContent).toBe(said));
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
    opener('t-1').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
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
    await vi.waitFor(() => expect(document.activeElement).toBe(find('#root [data-opens="menu"]')));
  });

  test('an anchor in the menu closes it and leads to the section', async () => {
    find('#root [data-opens="menu"]').click();
    find('#menu a[href="#demos"]').click();
    expect(shown()).toEqual([]);
    expect(location.hash).toBe('#demos');
    await vi.waitFor(() => expect(document.activeElement).toBe(find('#demos')));
    history.replaceState(null, '', '/');
  });

  describe('booking', () => {
    const say = (frame: HTMLIFrameElement, data: unknown, options: MessageEventInit = {}): boolean =>
      dispatchEvent(new MessageEvent('message', { data, origin: formOrigin, source: frame.contentWindow, ...options }));

    test('each dialog makes its frame once and keeps it; the script comes once for the page, after the first frame', async () => {
      opener('book').click();
      const frame = await frameIn('#booking');
      expect(frame.title).toBe('Booking Form');
      escape();
      opener('book-hr').click();
      await frameIn('#booking--hr');
      escape();
      opener('book').click();
      expect(await frameIn('#booking')).toBe(frame);
      expect([...document.querySelectorAll('#booking iframe, #booking--hr iframe')].map(({ id }) => id)).toEqual(['booking--frame', 'booking--hr--frame']);
      expect(document.querySelectorAll(`script[src="${booking.scriptUrl}"]`)).toHaveLength(1);
    });

    test('the parameters that the content lists are handed over, in the frame and in the link', async () => {
      opener('book').click();
      expect((await frameIn('#booking')).src).toBe(`${formOrigin}/call?utm_source=ad`);
      expect(find('#booking [data-part="open"]', HTMLAnchorElement).href).toBe(`${formOrigin}/call?utm_source=ad`);
    });

    test('a message counts only when it comes from the frame and its origin', async () => {
      opener('book').click();
      const frame = await frameIn('#booking');
      say(frame, { type: 'booking-app', height: 900 });
      expect(frame.style.height).toBe('900px');
      say(frame, { type: 'booking-app', height: 700 }, { origin: 'https://elsewhere.example' });
      say(frame, { type: 'booking-app', height: 700 }, { source: window });
      for (const nonsense of [null, 7, '', [], {}, '[iFrameSizer]', { type: 'booking-app', height: -1 }]) say(frame, nonsense);
      expect(frame.style.height).toBe('900px');
    });

    test('a booked call is told once, however often the provider says it', async () => {
      opener('book').click();
      const frame = await frameIn('#booking');
      events = [];
      say(frame, ['msgsndr-booking-complete', {}]);
      say(frame, ['msgsndr-booking-complete', {}]);
      expect(events).toEqual([{ name: 'booking_complete', id: 'book', title: 'Book A Strategy Call' }]);
    });

    test('a frame that a script has moved out of the dialog comes back', async () => {
      opener('book').click();
      const frame = await frameIn('#booking');
      document.body.append(frame);
      await vi.waitFor(() => expect(find('#booking').contains(frame)).toBe(true));
    });
  });
});
