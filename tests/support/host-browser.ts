/** A browser that reaches a server on this machine by a name, as visitors do. */
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

/** What is wrong with a site, and what each URL answered. */
export interface Visit {
  faults: string[];
  /** The headers by path, each under its lower-case name. */
  headers: Map<string, Record<string, string>>;
  /** Paths that were asked for, and where that led. */
  landed: Record<string, string>;
  /** Where a video stands after a jump, and the number of its captions. */
  video: { time: number; captions: number };
  /** The statuses of the answers to requests for videos. */
  videoStatuses: Set<number>;
}

/** What Chromium says of a missing page, and of a header that it obeys over https alone. */
const expected = /status of 404|Cross-Origin-Opener-Policy header has been ignored/;

export const startBrowser = async (name: string): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${name} 127.0.0.1, MAP * ~NOTFOUND`],
  });

/** Opens these paths, and plays the video of the last. */
export async function visit(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<Visit> {
  const page = await browser.newPage({ baseURL: origin, ignoreHTTPSErrors: true });
  const found: Visit = {
    faults: [],
    headers: new Map(),
    landed: {},
    video: { time: 0, captions: 0 },
    videoStatuses: new Set(),
  };
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text()))
      found.faults.push(message.text());
  });
  page.on('pageerror', (error) => found.faults.push(String(error)));
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // A player ends a request once it has enough, and the next page those of the last.
    if (errorText !== 'net::ERR_ABORTED') found.faults.push(`${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!response.url().startsWith(origin)) found.faults.push(`${response.url()} is asked`);
    found.headers.set(pathname, response.headers());
    if (pathname.endsWith('.mp4')) found.videoStatuses.add(response.status());
  });
  for (const path of paths) {
    const response = await page.goto(path, { waitUntil: 'load' });
    const heading = await page.locator('h1').first().innerText();
    const url = page.url().slice(origin.length);
    found.landed[path] = `${response?.status() ?? 0} ${url} ${heading}`;
    const broken = await page.evaluate(async () => {
      await document.fonts.ready;
      const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;
      return [...document.images].filter(isBroken).map(({ src }) => src);
    });
    found.faults.push(...broken);
  }
  found.video = await page.evaluate(async () => {
    const video = document.querySelector('video');
    if (video === null) return { time: 0, captions: 0 };
    const loaded = new Promise((done) => video.addEventListener('loadedmetadata', done));
    video.preload = 'auto';
    for (const track of video.textTracks) track.mode = 'showing';
    video.load();
    await loaded;
    const moved = new Promise((done) => video.addEventListener('seeked', done));
    video.currentTime = video.duration / 2;
    await moved;
    const track = video.querySelector('track');
    while (track?.readyState === HTMLTrackElement.LOADING) await new Promise(requestAnimationFrame);
    return {
      time: video.currentTime / video.duration,
      captions: video.textTracks[0]?.cues?.length ?? 0,
    };
  });
  await page.close();
  return found;
}
