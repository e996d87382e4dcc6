/** Only in the development server: shows what a build has changed, or why it failed. */
const id = 'build--failure';

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

const page = async (): Promise<string> => (await fetch(location.href)).text();

/** The page but for its styles, and the policy, which knows them by their hash. */
const withoutStyles = (html: string): string => html.replace(/<style>[^]*?<\/style>|<meta http-equiv[^>]*>/g, '');

const before = page();

/** Takes up new styles where nothing else is new, so that an open dialog stays open; else reloads. */
async function update(): Promise<void> {
  const [old, html] = await Promise.all([before, page()]);
  const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text).join('');
  if (html === old || withoutStyles(html) !== withoutStyles(old)) {
    location.reload();
    return;
  }
  document.getElementById(id)?.remove();
  for (const sheet of document.styleSheets) sheet.disabled = true;
  // The policy of the page allows the styles that it came with, and these, which script has made.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
}

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement)) throw new Error('live-reload.ts has to be a script of its own.');
const events = new EventSource(new URL('events', script.src));
events.addEventListener('built', () => void update());
events.addEventListener('failed', (event: MessageEvent<string>) => {
  show(JSON.parse(event.data) as string);
});
