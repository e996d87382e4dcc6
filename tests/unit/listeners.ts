import { vi } from 'vitest';

/** Has all that is listened to on document and window from now on taken back by calling what comes into `leave`. */
export function noteListeners(leave: (() => void)[]): void {
  for (const target of [document, window]) {
    const listen = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    vi.spyOn(target as EventTarget, 'addEventListener').mockImplementation(
      (type, listener, options) => {
        listen(type, listener, options);
        leave.push(() => (target as EventTarget).removeEventListener(type, listener, options));
      },
    );
  }
}
