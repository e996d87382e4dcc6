/**
 * Only in the development server (site/generator/server/live.ts): shows what a build has changed, or why it
 * failed. The open page takes up what it can as it stands, so that a dialog, a tab, what was typed and the
 * place that it was scrolled to stay; for the rest it is loaded anew.
 */
import { openPage } from './page.ts';

const id = 'build--failure';

function show(text: string): void {
  const box =
    document.getElementById(id) ?? document.body.appendChild(document.createElement('pre'));
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
if (!(script instanceof HTMLScriptElement))
  throw new Error('The script of the development server has to be a script of its own.');
const page = openPage();
/** The build that made what the page shows. */
let shown = script.dataset['build'];
let updating: Promise<unknown> = Promise.resolve();

/** What the server says of a build (site/generator/server/live.ts). */
interface News {
  build: string;
  reload: boolean;
}

async function update({ build, reload }: News): Promise<void> {
  document.getElementById(id)?.remove();
  if (build === shown) return;
  shown = build;
  const reason = reload ? 'a static file has changed' : await page.update();
  if (reason !== null) loadAnew(reason);
}

function loadAnew(reason: unknown): void {
  console.info('The page is loaded anew:', reason);
  location.reload();
}

const events = new EventSource(new URL('events', script.src));
events.addEventListener('built', ({ data }: MessageEvent<string>) => {
  updating = updating.then(() => update(JSON.parse(data) as News)).catch(loadAnew);
});
events.addEventListener('failed', ({ data }: MessageEvent<string>) =>
  show(JSON.parse(data) as string),
);
