/** All that the hand-written page can do: a dialog for videos and the booking form, tabs, a link to copy. */
const dialog = document.querySelector('dialog');
const frame = document.querySelector('iframe');
const title = document.querySelector('dialog h2');

document.addEventListener('click', (event) => {
  const pressed = event.target instanceof Element ? event.target.closest('a,button') : null;
  if (dialog === null || frame === null || title === null) return;
  if (pressed instanceof HTMLAnchorElement && pressed.dataset['title'] !== undefined) {
    event.preventDefault();
    title.textContent = pressed.dataset['title'];
    frame.src = pressed.href;
    dialog.showModal();
  } else if (pressed instanceof HTMLButtonElement && pressed.dataset['tab'] !== undefined) {
    for (const panel of document.querySelectorAll<HTMLElement>('[data-panel]'))
      panel.hidden = panel.id !== pressed.dataset['tab'];
  } else if (pressed instanceof HTMLButtonElement && pressed.id === 'copy') {
    void navigator.clipboard.writeText(frame.src);
  } else if (pressed instanceof HTMLButtonElement) {
    dialog.close();
  }
});

dialog?.addEventListener('close', () => frame?.removeAttribute('src'));
