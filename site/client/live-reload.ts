/** Only in the development server: reloads the page after a build, and shows why one failed. */
const id = 'build-failure';

function show(text: string): void {
  const box = document.getElementById(id) ?? document.body.appendChild(document.createElement('pre'));
  box.id = id;
  box.textContent = text;
  Object.assign(box.style, {
    position: 'fixed',
    inset: '16px',
    zIndex: '2147483647',
    margin: '0',
    padding: '24px',
    overflow: 'auto',
    background: '#14181f',
    color: '#fbf8f1',
    border: '3px solid #ffc21a',
    borderRadius: '16px',
    font: '14px/1.5 monospace',
    whiteSpace: 'pre-wrap',
  });
}

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement)) throw new Error('live-reload.ts has to be a script of its own.');
const events = new EventSource(new URL('events', script.src));
events.addEventListener('built', () => {
  location.reload();
});
events.addEventListener('failed', (event: MessageEvent<string>) => {
  show(JSON.parse(event.data) as string);
});
