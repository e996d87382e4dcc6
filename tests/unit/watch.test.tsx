/** The script in the page of a film. */
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import type { FilmFrame } from '../../site/client/watch.ts';
import { soon } from '../support/soon.ts';
import { noteListeners } from './listeners.ts';

/** What was said to the system of what plays, on lock screens and headphones. */
let session: { metadata: unknown };
let playing: MockInstance<() => Promise<void>>;

const leave: (() => void)[] = [];

const begin = async (html: string): Promise<void> => {
  await import('../../site/client/watch.ts');
  document.body.innerHTML = html;
  // Of what is spied on already, the same spy.
  const [, ready] =
    vi
      .spyOn(document, 'addEventListener')
      .mock.calls.findLast(([type]) => type === 'DOMContentLoaded') ?? [];
  if (typeof ready !== 'function') throw new Error('The page does not wait for its film');
  document.removeEventListener('DOMContentLoaded', ready);
  ready(new Event('DOMContentLoaded'));
};

function video(): HTMLVideoElement {
  const found = document.querySelector('video');
  if (found === null) throw new Error('There is no film');
  return found;
}

const player = '<video aria-label="Sending Emails" data-by="Plumbline" tabindex="0"></video>';

beforeEach(() => {
  vi.resetModules();
  noteListeners(leave);
  session = { metadata: null };
  vi.stubGlobal('frameElement', null);
  vi.stubGlobal(
    'MediaMetadata',
    class {
      said: unknown;
      constructor(said: unknown) {
        this.said = said;
      }
    },
  );
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session });
  playing = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  for (const take of leave.splice(0)) take();
  Reflect.deleteProperty(navigator, 'mediaSession');
  Reflect.deleteProperty(document, 'fullscreenElement');
  delete document.documentElement.dataset['framed'];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a film in the dialog starts by itself, and only the player of its page is shown', async () => {
  vi.stubGlobal('frameElement', document.createElement('iframe'));
  await begin(player);
  expect(document.documentElement.dataset['framed']).toBe('');
  await soon(() => expect(playing).toHaveBeenCalledOnce());
});

test('a film waits for its beginning, where the dialog has that on its way: the browser would ask for it anew', async () => {
  let come = (): void => undefined;
  const frame: FilmFrame = document.createElement('iframe');
  frame.beginning = new Promise<void>((resolve) => (come = resolve));
  vi.stubGlobal('frameElement', frame);
  await begin(player);
  await Promise.resolve();
  expect(playing).not.toHaveBeenCalled();
  come();
  await soon(() => expect(playing).toHaveBeenCalledOnce());
});

test('a film waits for its beginning for three seconds', async () => {
  vi.useFakeTimers();
  const frame: FilmFrame = document.createElement('iframe');
  frame.beginning = new Promise<void>(() => undefined);
  vi.stubGlobal('frameElement', frame);
  await begin(player);
  await vi.advanceTimersByTimeAsync(2900);
  expect(playing).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(playing).toHaveBeenCalledOnce();
});

test('a film that the browser does not start waits with its control under the finger', async () => {
  vi.stubGlobal('frameElement', document.createElement('iframe'));
  playing.mockRejectedValue(new Error('not allowed'));
  await begin(player);
  await soon(() => expect(document.activeElement).toBe(video()));
});

test('Escape that is pressed in the player reaches the dialog around it, and no other key does', async () => {
  const frame = document.createElement('iframe');
  vi.stubGlobal('frameElement', frame);
  const fullScreen = vi.fn<() => Element | null>(() => null);
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: fullScreen });
  await begin(player);
  const heard: string[] = [];
  frame.addEventListener('keydown', ({ key }) => heard.push(key));
  const press = (key: string): boolean =>
    video().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  press('a');
  press('Escape');
  expect(heard).toEqual(['Escape']);
  // A film that fills the screen comes back to its dialog first.
  fullScreen.mockReturnValue(video());
  press('Escape');
  fullScreen.mockReturnValue(null);
  expect(heard).toEqual(['Escape']);
  // What the player has used itself, to leave a menu of its own, closes nothing else.
  video().addEventListener('keydown', (event) => event.preventDefault());
  press('Escape');
  expect(heard).toEqual(['Escape']);
});

test('a page that was opened as such waits for its visitor', async () => {
  await begin(player);
  expect(document.documentElement.dataset['framed']).toBeUndefined();
  expect(playing).not.toHaveBeenCalled();
  // There is no dialog to close.
  video().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
});

test('captions are shown', async () => {
  const captions = { mode: 'disabled' };
  vi.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockReturnValue([
    captions,
  ] as unknown as TextTrackList);
  await begin(player);
  expect(captions.mode).toBe('showing');
});

test('a film without captions, and a page without a film, are no error', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockReturnValue(
    [] as unknown as TextTrackList,
  );
  await begin(player);
  vi.resetModules();
  await begin('<p>Gone</p>');
});

test('the lock screen names what plays', async () => {
  await begin(player);
  expect(session.metadata).toBeNull();
  video().dispatchEvent(new Event('play'));
  expect(session.metadata).toMatchObject({
    said: { title: 'Sending Emails', artist: 'Plumbline' },
  });
});

test('a film without a name has that of its page, and a browser that tells the system nothing plays it as well', async () => {
  document.title = 'Sending Emails | Plumbline';
  await begin('<video></video>');
  video().dispatchEvent(new Event('play'));
  expect(session.metadata).toMatchObject({
    said: { title: 'Sending Emails | Plumbline', artist: '' },
  });
  Reflect.deleteProperty(navigator, 'mediaSession');
  const failed = vi.fn();
  addEventListener('error', failed);
  video().dispatchEvent(new Event('play'));
  removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});

test('leaving during a fade says nothing in the console', async () => {
  await begin(player);
  const caught = vi.fn();
  dispatchEvent(
    Object.assign(new Event('pagereveal'), { viewTransition: { ready: { catch: caught } } }),
  );
  expect(caught).toHaveBeenCalled();
  // Without a fade there is nothing to end.
  dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: null }));
});
