/**
 * Shows that the keyboard has led into a frame. Chromium does not match :focus on a frame whose page has the focus, nor does it
 * bring one into sight in which nothing can have it; so the box around the frame is marked, and looks as the style sheet says.
 */
export function showFrameFocus(): void {
  let byKey = false;
  let box: HTMLElement | null = null;
  const note = ({ type }: Event): boolean => (byKey = type === 'keydown');
  addEventListener('keydown', note, true);
  addEventListener('pointerdown', note, true);
  addEventListener('blur', () => {
    // Only then all browsers say where the focus is.
    setTimeout(() => {
      const frame = document.activeElement;
      if (!byKey || !(frame instanceof HTMLIFrameElement)) return;
      box = frame.parentElement;
      if (box === null) return;
      box.dataset['focus'] = '';
      box.scrollIntoView({ block: 'nearest' });
    });
  });
  addEventListener('focus', () => {
    if (box !== null) delete box.dataset['focus'];
  });
}
