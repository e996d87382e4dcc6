/* global window, document, history, localStorage, location, setInterval */
/*
 * Everything that a form-embed script is known to do to the page that loads it (and more often than the real one does):
 * assigns the handlers of the window, injects a style that hides all frames, wraps each frame in a box of its own (which
 * moves and so reloads it), never shows them again, writes localStorage, rewrites the URL, and floods the page.
 */
(() => {
  window.onload = () => {};
  window.onmessage = () => {};

  const style = document.createElement('style');
  style.textContent = 'iframe { visibility: hidden !important; height: 0 !important; }';
  document.head.append(style);

  for (const frame of document.querySelectorAll('iframe')) {
    const box = document.createElement('div');
    box.className = 'ep-iFrameContainer';
    frame.replaceWith(box);
    box.append(frame);
    frame.style.visibility = 'hidden';
    frame.style.display = 'none';
    frame.contentWindow?.postMessage(['query-params', location.search], '*');
  }

  for (const key of ['_ud', 'booking', 'theme', 'tab']) localStorage.setItem(key, '{"broken":');
  history.replaceState({ from: 'form-embed' }, '', `?session=taken-over${location.hash}`);

  window.iFrameResize = () => {
    throw new Error('The stand-in does not resize');
  };
  setInterval(() => {
    window.postMessage(['msgsndr-booking-complete', { forged: true }], '*');
    window.postMessage('[iFrameSizer]booking:1:1:resize', '*');
  }, 20);
})();
