/*
 * What the booking page of a provider tells the page around it: how tall it is, and that a call was booked.
 * The messages are those of iframe-resizer and of LeadConnector, so that the sample can be swapped for the real thing.
 */
const form = document.getElementById('form');
const sent = document.getElementById('sent');

/** The name by which the page around knows this frame; it comes with iframe-resizer's first message. */
let frameId = null;

function tell(message) {
  // Any page may frame the sample, and nothing in a message is private.
  if (window.parent !== window) window.parent.postMessage(message, '*');
}

function tellSize(event) {
  if (frameId === null) return;
  // The body, not the document: the document is never shorter than the frame, so it could only grow.
  const { offsetHeight, offsetWidth } = document.body;
  tell(`[iFrameSizer]${frameId}:${offsetHeight}:${offsetWidth}:${event}`);
}

window.addEventListener('message', ({ data, source }) => {
  if (source !== window.parent || typeof data !== 'string') return;
  const hello = /^\[iFrameSizer\]([^:]+):/.exec(data);
  if (!hello) return;
  frameId = hello[1];
  tellSize('init');
});

new ResizeObserver(() => tellSize('resize')).observe(document.body);

form.addEventListener('submit', (event) => {
  event.preventDefault();
  form.dataset.done = '';
  sent.dataset.shown = '';
  document.getElementById('sent-heading').focus();
  tell(['msgsndr-booking-complete', { sample: true }]);
});
