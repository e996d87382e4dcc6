import { elementsIn } from '../support/markup.ts';

/** The script of the page: a dialog for videos and booking, and buttons that choose a list. */
const script = `
const dialog = document.querySelector('dialog'), frame = document.querySelector('iframe');
addEventListener('click', (event) => {
  const link = event.target.closest('a[data-title]');
  if (link) {
    event.preventDefault();
    dialog.firstChild.textContent = link.dataset.title;
    frame.src = link.href;
    dialog.showModal();
  } else if (event.target.closest('dialog button')) dialog.close();
});
dialog.addEventListener('close', () => frame.removeAttribute('src'));`;

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/**
 * The page to compare ours with: the words of a built page in plain HTML, without framework.
 * @param built the HTML of the built page
 */
export function handWritten(built: string): string {
  const elements = elementsIn(built);
  const blocks = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'dt', 'dd', 'summary', 'blockquote']);
  const body = elements.flatMap(({ name, attributes, text }) => {
    if (name === 'a' && attributes['href'] !== undefined) {
      const title = attributes['data-title'];
      const data = title === undefined ? '' : ` data-title="${escaped(title)}"`;
      return [`<p><a href="${escaped(attributes['href'])}"${data}>${escaped(text)}</a></p>`];
    }
    return blocks.has(name) ? [`<${name}>${escaped(text)}</${name}>`] : [];
  });
  const title = elements.find(({ name }) => name === 'title')?.text ?? '';
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="The same words"><title>${escaped(title)}</title>
<link rel="icon" href="../favicon.ico"><body><main>${body.join('\n')}</main>
<dialog><h2>Video</h2><iframe title="Video"></iframe><button>Close</button></dialog>
<script>${script}</script></body></html>`;
}
