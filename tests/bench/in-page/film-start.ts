/** Runs in the measured page and in the frames in it, before anything of theirs: notes the first touch, and the first frame of a film in a frame. */

declare global {
  interface Window {
    /** On the clock that a page and its frames share, in milliseconds. */
    touchedAt?: number;
    firstFrameAt?: number;
  }
}

if (parent === window) {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => (window.touchedAt ??= performance.timeOrigin + timeStamp),
    { capture: true },
  );
} else {
  document.addEventListener('DOMContentLoaded', () =>
    document.querySelector('video')?.requestVideoFrameCallback(() => {
      parent.firstFrameAt ??= performance.timeOrigin + performance.now();
    }),
  );
}

export {};
