/**
 * The URL and the session history hold the chosen tab and the open dialog. Only this file writes
 * them, and so decides what Back does:
 *
 * 1. Each history entry of the page holds an `Entry` in `history.state`.
 * 2. Opening a dialog pushes an entry, so Back closes the dialog.
 * 3. A dialog opened from another dialog replaces the entry of that dialog.
 * 4. Closing goes back if the entry below shows the page without a dialog.
 * 5. Otherwise closing rewrites the entry: Close never opens anything.
 * 6. Closing also rewrites if a frame has added entries: `back()` would navigate that frame.
 * 7. A shared URL of a dialog lands on two entries: the plain page, and the dialog above.
 * 8. A typed URL or a followed link is an entry without state, and gets one on arrival.
 * 9. Choosing a tab pushes an entry, or replaces it when the arrow keys choose (TabSet.tsx).
 * 10. A link in the menu replaces the entry of the menu (dialogs/index.ts).
 * 11. Back, Forward and a reload show what the entry says.
 */
export interface Entry {
  /** The fragment that names the chosen tab, or an item in the panel of the tab. */
  tab: string;
  /** The key of the open dialog: the fragment of its opener, or its id. */
  dialog?: string;
  /** The fragment of the page without that dialog. */
  below?: string;
  /** Whether the history entry below shows the page without a dialog. */
  canGoBack?: boolean;
}

/** `isNew`: the visitor has just typed or followed this URL, so there is a place to scroll to. */
type Listener = (entry: Entry, isNew: boolean) => void;
type Write = 'pushState' | 'replaceState';

/** How long to wait for `history.back()`, which may navigate a frame instead. Milliseconds. */
const backTimeoutMs = 1000;

const state = {
  /** The current entry. Other scripts can overwrite `history.state`, but not this copy. */
  entry: { tab: '' } as Entry,
  fragment: '',
  isNew: false,
  /** `history.length` on arrival at the entry; frames add to it. */
  length: 0,
  /** The timer of a pending `history.back()`. Writes wait in `queued` until then. */
  leaving: undefined as number | undefined,
  queued: undefined as (() => void) | undefined,
  isDialog: undefined as ((fragment: string) => boolean) | undefined,
};
const listeners = new Set<Listener>();

export const currentFragment = (): string => fragmentOf(location.hash);

/** The fragment without '#', decoded if possible. */
export function fragmentOf(hash: string): string {
  const encoded = hash.slice(1);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Reads the current entry and follows the history from now on. Later calls do nothing. */
export function startUrlState(isDialog = (_fragment: string): boolean => false): void {
  if (state.isDialog !== undefined) return;
  state.isDialog = isDialog;
  addEventListener('popstate', onPopState);
  const [saved, fragment] = [savedEntry(), currentFragment()];
  const isShared = saved === undefined && isDialog(fragment);
  const isNew = history.state === null && !isShared;
  write('replaceState', isShared ? '' : fragment, saved ?? { tab: fragment }, isNew);
  if (isShared) enterDialog(fragment, fragment);
}

/** Calls the listener with the current entry and each later one. Returns a function to stop. */
export function onEntry(listener: Listener): () => boolean {
  listener(state.entry, state.isNew);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Records an open dialog. A dialog without a fragment does not change the URL. */
export function enterDialog(dialog: string, fragment = state.fragment): void {
  const { entry, fragment: below } = state;
  if (entry.dialog !== undefined) write('replaceState', fragment, { ...entry, dialog });
  else write('pushState', fragment, { tab: entry.tab, dialog, below, canGoBack: true });
}

export function leaveDialog(): void {
  const { dialog, below = '', canGoBack, tab } = state.entry;
  state.queued = undefined;
  if (dialog === undefined) return;
  const rewrite = (): void => write('replaceState', below, { tab });
  if (canGoBack !== true || history.length > state.length) {
    rewrite();
    return;
  }
  Object.assign(state, { entry: { tab }, fragment: below });
  state.leaving = window.setTimeout(() => {
    const queued = endLeaving();
    rewrite();
    queued?.();
  }, backTimeoutMs);
  history.back();
}

/** Writes the fragment of a tab or a section; `tab` where it chooses a tab. */
export function writeFragment(how: Write, fragment: string, tab = state.entry.tab): void {
  write(how, fragment, { tab });
}

function write(how: Write, fragment: string, entry: Entry, isNew = false): void {
  if (state.leaving !== undefined) {
    state.queued = () => write(how, fragment, entry);
    return;
  }
  const hash = fragment && `#${fragment}`;
  // The whole URL: a path alone that begins with '//' would be taken for a host.
  history[how](entry, '', location.origin + location.pathname + location.search + hash);
  arrive(entry, isNew);
}

function arrive(entry: Entry, isNew: boolean, next?: () => void): void {
  Object.assign(state, { entry, isNew, fragment: currentFragment(), length: history.length });
  if (next !== undefined) next();
  else for (const listener of listeners) listener(entry, isNew);
}

function endLeaving(): (() => void) | undefined {
  const { leaving, queued } = state;
  clearTimeout(leaving);
  Object.assign(state, { leaving: undefined, queued: undefined });
  return queued;
}

function onPopState(): void {
  const { entry: last, fragment: below } = state;
  const [saved, fragment, queued] = [savedEntry(), currentFragment(), endLeaving()];
  if (saved !== undefined) {
    arrive(saved, false, queued);
    return;
  }
  const opened = { dialog: fragment, below: last.below ?? below, canGoBack: !last.dialog };
  const isDialog = state.isDialog?.(fragment) === true;
  const typed = { tab: fragment, ...(isDialog ? opened : {}) };
  const entry = last.dialog === fragment ? last : typed;
  history.replaceState(entry, '');
  arrive(entry, true, queued);
}

/** The entry in `history.state`, unless another script has written there. */
function savedEntry(): Entry | undefined {
  const saved = history.state as Partial<Entry> | null;
  return typeof saved?.tab === 'string' ? (saved as Entry) : undefined;
}
