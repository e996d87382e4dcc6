/** What a card shows of its film before anybody asks for it. What it looks like is tried in browsers (tests/browser). */
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { soon } from '../support/soon.ts';

/** What the visitor's system says. */
let wide: boolean;
let still: boolean;
let pointedAt: boolean;
let focused: boolean;

let loading: MockInstance<() => void>;
let pausing: MockInstance<() => void>;
let playing: MockInstance<() => Promise<void>>;

let opener: HTMLElement;
let card: HTMLElement;
let image: HTMLElement;

const film = '/films/pa-1.mp4';

beforeEach(() => {
  [wide, still, pointedAt, focused] = [true, false, true, false];
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce')
      ? still
      : wide &&
        query.includes('min-width: 1024px') &&
        query.includes('hover: hover') &&
        query.includes('pointer: fine'),
  }));
  loading = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  pausing = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  playing = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  document.body.innerHTML =
    '<article data-card><div class="clip"><img alt=""></div><a href="#pa-1">Sending Emails</a></article>';
  card = find('article');
  opener = find('a');
  image = find('img');
  vi.spyOn(card, 'matches').mockImplementation((selector) => selector === ':hover' && pointedAt);
  vi.spyOn(opener, 'matches').mockImplementation(
    (selector) => selector === ':focus-visible' && focused,
  );
  Object.defineProperties(image, {
    offsetLeft: { value: 10 },
    offsetTop: { value: 20 },
    clientWidth: { value: 400 },
    clientHeight: { value: 300 },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}`);
  return element;
}

/** Points at the card, and gives the film that is made for it: it is in the page only once it plays. */
async function point(): Promise<{ video: () => HTMLVideoElement | undefined }> {
  const { rest } = await import('../../site/client/preview.ts');
  const made = vi.spyOn(document, 'createElement');
  rest(opener, film);
  const videos = made.mock.results
    .map(({ value }) => value as Element)
    .filter((element) => element instanceof HTMLVideoElement);
  made.mockRestore();
  return { video: () => videos[0] };
}

/** Like `point`, for a film of this shape whose beginning has come. */
async function play(width = 1600, height = 1200): Promise<HTMLVideoElement> {
  const video = (await point()).video();
  if (video === undefined) throw new Error('There is no film');
  Object.defineProperties(video, {
    duration: { value: 60 },
    videoWidth: { value: width },
    videoHeight: { value: height },
    requestVideoFrameCallback: { value: (run: () => void) => run() },
  });
  vi.advanceTimersByTime(300);
  video.dispatchEvent(new Event('loadedmetadata'));
  return video;
}

describe('a pointer that rests on a card', () => {
  it('fetches the beginning of its film after a moment, silently', async () => {
    const video = (await point()).video();
    vi.advanceTimersByTime(149);
    expect(video?.getAttribute('src')).toBeNull();
    vi.advanceTimersByTime(1);
    expect(video?.getAttribute('src')).toBe(film);
    expect(video).toMatchObject({
      muted: true,
      playsInline: true,
      preload: 'metadata',
      ariaHidden: 'true',
    });
  });

  it('plays a moment from its middle over the picture, once there is a frame to be shown', async () => {
    const video = await play();
    expect(video.previousElementSibling).toBe(image);
    expect(video.currentTime).toBe(12);
    expect(playing).toHaveBeenCalledOnce();
    expect(video.style.opacity).toBe('0');
    video.dispatchEvent(new Event('playing'));
    expect(video.style.opacity).toBe('1');
  });

  it('plays as well where the beginning was quicker than the pointer', async () => {
    const video = (await point()).video();
    if (video === undefined) throw new Error('There is no film');
    Object.defineProperties(video, {
      readyState: { value: 1 },
      duration: { value: 60 },
      videoWidth: { value: 4 },
      videoHeight: { value: 3 },
    });
    vi.advanceTimersByTime(299);
    expect(playing).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(playing).toHaveBeenCalledOnce();
  });

  it('waits for the beginning before it is laid over the picture', async () => {
    const video = (await point()).video();
    vi.advanceTimersByTime(1000);
    expect(video?.isConnected).toBe(false);
    expect(playing).not.toHaveBeenCalled();
  });

  it('gives way to the film of another card', async () => {
    const video = await play();
    const { rest } = await import('../../site/client/preview.ts');
    const other = document.body.appendChild(document.createElement('a'));
    vi.spyOn(other, 'matches').mockReturnValue(true);
    rest(other, '/films/pa-2.mp4');
    expect(video.isConnected).toBe(false);
    // What it has left behind does not end what came after it.
    card.dispatchEvent(new Event('pointerleave'));
    const made = vi.spyOn(document, 'createElement');
    rest(other, '/films/pa-2.mp4');
    expect(made).not.toHaveBeenCalled();
  });

  it('stops after three seconds of it', async () => {
    const video = await play();
    for (const [time, calls] of [
      [15, 0],
      [15.1, 1],
    ] as const) {
      video.currentTime = time;
      video.dispatchEvent(new Event('timeupdate'));
      expect(pausing).toHaveBeenCalledTimes(calls);
    }
  });

  it('lays a film of about the shape of the picture over all of it', async () => {
    const video = await play(1600, 1200);
    expect(find('.clip').style.position).toBe('relative');
    expect(video.style).toMatchObject({
      position: 'absolute',
      objectFit: 'cover',
      pointerEvents: 'none',
      top: '20px',
      left: '10px',
      width: '400px',
      height: '300px',
    });
    expect(video.style.boxShadow).toBe('');
  });

  it('stands an upright film whole in the middle of it', async () => {
    const video = await play(900, 1600);
    expect(video.style).toMatchObject({
      height: '300px',
      width: '168.75px',
      left: '125.625px',
      clipPath: 'inset(0 -100vw)',
    });
    expect(video.style.boxShadow).toContain('100vw');
  });

  it.each(['pointerleave', 'blur', 'click'])('ends it, and the fetching, on %s', async (sign) => {
    const video = await play();
    (sign === 'pointerleave' ? card : opener).dispatchEvent(new Event(sign));
    expect(video.isConnected).toBe(false);
    expect(video.getAttribute('src')).toBeNull();
    expect(loading).toHaveBeenCalledOnce();
  });

  it('fetches and plays nothing when it has gone on before', async () => {
    const video = (await point()).video();
    card.dispatchEvent(new Event('pointerleave'));
    vi.advanceTimersByTime(1000);
    expect(video?.getAttribute('src')).toBeNull();
    video?.dispatchEvent(new Event('loadedmetadata'));
    expect(playing).not.toHaveBeenCalled();
  });

  it('begins one film for one card, and a new one when it comes again', async () => {
    expect((await point()).video()).toBeDefined();
    expect((await point()).video()).toBeUndefined();
    card.dispatchEvent(new Event('pointerleave'));
    expect((await point()).video()).toBeDefined();
  });

  it('leaves the picture where the film cannot be played', async () => {
    playing.mockRejectedValue(new Error('no'));
    const video = await play();
    await soon(() => expect(video.isConnected).toBe(false));
  });
});

describe('the film of a card', () => {
  it('comes for those who get there by key', async () => {
    [pointedAt, focused] = [false, true];
    expect((await point()).video()).toBeDefined();
  });

  it('does not come for a pointer that has left while the script came', async () => {
    pointedAt = false;
    expect((await point()).video()).toBeUndefined();
  });

  it('does not come for those who want less motion', async () => {
    still = true;
    expect((await point()).video()).toBeUndefined();
  });

  it.each([
    ['who save data', { saveData: true, effectiveType: '4g' }, false],
    ['on a slow line', { saveData: false, effectiveType: '3g' }, false],
    ['on a fast one', { saveData: false, effectiveType: '4g' }, true],
    ['whose browser tells nothing of it', {}, true],
  ])('for those %s', async (_who, connection, comes) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    expect((await point()).video() !== undefined).toBe(comes);
  });

  it('is fetched, and not played, on a phone or a narrow window', async () => {
    wide = false;
    const video = await play();
    expect(video.getAttribute('src')).toBe(film);
    expect(playing).not.toHaveBeenCalled();
    expect(video.isConnected).toBe(false);
  });

  it('is fetched for a card without a picture', async () => {
    image.remove();
    const video = await play();
    expect(video.getAttribute('src')).toBe(film);
    expect(playing).not.toHaveBeenCalled();
  });
});
