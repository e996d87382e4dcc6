import { renderToStaticMarkup } from 'react-dom/server';
import { BookingDialog } from '../../site/components/BookingDialog/BookingDialog.tsx';
import { Menu } from '../../site/components/Menu/Menu.tsx';
import { VideoDialog } from '../../site/components/VideoDialog/VideoDialog.tsx';
import type { PageVideo } from '../../site/content.ts';
import { en } from '../../site/words/en.ts';
import { soon } from '../support/soon.ts';

export const formOrigin = 'https://forms.example';
export const booking = {
  provider: 'page',
  frameUrl: `${formOrigin}/call`,
  scriptUrl: `${formOrigin}/embed.js`,
  openUrl: `${formOrigin}/call`,
  forwardParameters: ['utm_source', 'gclid'],
};
export const bookingWords = {
  title: 'Book A Strategy Call',
  description: 'Schedule your strategy consultation',
  frameTitle: 'Booking Form',
  openLabel: 'Open the booking page',
};
const videoWords = {
  openLabel: 'Open the video in a new tab',
  copyLabel: 'Copy link',
  transcriptLabel: 'Read what happens in the video',
};
const contact = { phone: '+1 555 010 0199', email: 'hello@plumbline.example' };
const ownFilm: PageVideo = {
  embedUrl: '/watch/pa-2/',
  openUrl: '/watch/pa-2/',
  sandbox: undefined,
  film: {
    src: '/films/pa-2.mp4',
    own: true,
    origins: [],
    width: 640,
    height: 360,
    silent: false,
    tracks: [],
  },
};

/** Lets frames and scripts come, all of them empty, without a network. */
export function answerWithNothing(): void {
  const { settings } = window.happyDOM;
  settings.enableIframePageLoading = true;
  settings.fetch.interceptor = {
    beforeAsyncRequest: ({ window: { Response } }) => Promise.resolve(new Response('')),
  };
  settings.navigation.disableMainFrameNavigation = true;
  settings.disableJavaScriptFileLoading = true;
  settings.handleDisabledFileLoadingAsSuccess = true;
}

/** A page with an opener of each kind, and the dialogs, as the build makes them. */
export const page = renderToStaticMarkup(
  <>
    <div id="root">
      <main tabIndex={-1}>
        <a data-opens="menu" href="#footer">
          Menu
        </a>
        <ul>
          <li data-card="">
            <a
              data-opens="video"
              data-fragment="pa-1"
              href="/samples/pa-1.html"
              data-kind="demo"
              data-embed="https://player.example/1"
              data-sandbox="allow-scripts"
              data-title="Sending Emails"
            >
              <img src="/poster.svg" alt="" />
            </a>
            <p data-transcript="">
              You say it, it is <b>sent</b>.
            </p>
          </li>
          <li data-card="">
            <a
              data-opens="video"
              data-fragment="t-1"
              href="/samples/t-1.html"
              data-kind="testimonial"
              data-embed="/samples/t-1.html"
              data-title="Walt"
            >
              Walt
            </a>
          </li>
          <li data-card="">
            <a
              data-opens="video"
              data-fragment="pa-2"
              href="/watch/pa-2/"
              data-ratio="16 / 9"
              data-allow="autoplay"
            >
              Calling Back
            </a>
            <a data-transcript-at="" href="/demos/#pa-2">
              Read what happens in the video
            </a>
          </li>
        </ul>
        <a data-opens="booking" data-fragment="book" href="/call">
          Book
        </a>
        <a data-opens="booking--hr" data-fragment="book-hr" href="/call">
          Book
        </a>
        <a data-opens="booking--media" data-fragment="book-media" href="/call">
          Book
        </a>
        <section id="demos" tabIndex={-1} />
      </main>
    </div>
    <div id="dialogs">
      <Menu words={en}>
        <a href="#demos">Demos</a>
        <a id="menu-book" data-opens="booking" data-fragment="book" href="/call">
          Book
        </a>
      </Menu>
      <VideoDialog words={videoWords} labels={en} cards={[{ id: 'pa-2', video: ownFilm }]} />
      <BookingDialog
        id="booking"
        booking={booking}
        words={bookingWords}
        labels={en}
        contact={contact}
      />
      <BookingDialog
        id="booking--hr"
        booking={booking}
        words={bookingWords}
        labels={en}
        contact={contact}
      />
    </div>
  </>,
);

export function find(selector: string): HTMLElement;
export function find<Type extends HTMLElement>(selector: string, type: new () => Type): Type;
export function find(selector: string, type: new () => HTMLElement = HTMLElement): HTMLElement {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`There is no ${type.name} ${selector}.`);
  return found;
}
export const opener = (fragment: string): HTMLElement =>
  find(`#root [data-fragment="${fragment}"]`);
export const shown = (): string[] =>
  [...document.querySelectorAll('[role=dialog]:not([aria-hidden])')].map(({ id }) => id);
/** The frame of the dialog that has just been opened; it comes once the dialog is on the screen. */
export const frameIn = (dialog: string): Promise<HTMLIFrameElement> =>
  soon(() => find(`${dialog} iframe`, HTMLIFrameElement));
export const escape = (): boolean =>
  document.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );
/** Whether the browser is left to do what it does by itself, such as to follow a link: here it never does. */
export function isLeftToBrowser(target: EventTarget, event: Event): boolean {
  let left = false;
  addEventListener(
    event.type,
    () => {
      left = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  target.dispatchEvent(event);
  return left;
}
export const press = (target: EventTarget, options: MouseEventInit = {}): boolean =>
  isLeftToBrowser(target, new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
export const strike = (
  target: EventTarget,
  key: string,
  options: KeyboardEventInit = {},
): boolean =>
  isLeftToBrowser(
    target,
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }),
  );

/** Goes to an address by Back, Forward or a link. */
export function goTo(address: string, state: unknown = null): void {
  history.replaceState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

const added: Element[] = [];

/** Puts this into the page until the test is over. */
export function add(html: string): HTMLElement {
  find('main').insertAdjacentHTML('beforeend', html);
  const element = find('main').lastElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('There is no element in it.');
  added.push(element);
  return element;
}
export const removeAdded = (): void => added.splice(0).forEach((element) => element.remove());
