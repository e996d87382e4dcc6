/**
 * The address of the page is the state that can be shared: which dialog is open, which tab is
 * chosen. Everything that writes or follows it does so through this module.
 */

/** @param fresh whether a link or a typed address led here just now, so that there is a place to scroll to; coming back, the browser knows the place */
type Listener = (fragment: string, fresh: boolean) => void;

/** What the history keeps with an entry that a dialog made; without it a reload could not tell such an entry from a shared link. */
interface DialogEntry {
  /** The key of the dialog: its fragment, or its id where it has none. */
  dialog: string;
}

/** By then `history.back()` has been answered, or has been taken by a frame of the page. */
export const answerTimeMs = 1000;

const listeners = new Set<Listener>();
/**
 * `history.length` when the dialog on top was entered: frames in it add entries of their own. In a
 * new tab Chromium counts one too many at first and corrects that later, so less than this is as good.
 */
let lengthAtEntry = 0;
/** The fragment from before it. */
let fragmentBefore = '';
/** True between `history.back()` and its answer: what is written in between would be left again. */
let leaving = false;
let queued: (() => void) | undefined;

/** The fragment of the address, decoded, without its '#'; '' where there is none. */
export function currentFragment(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** The fragment that the page was opened with: a dialog that was closed since has taken it out of the address. */
export const landingFragment = typeof window === 'undefined' ? '' : currentFragment();

/** Entries that were seen before have a state, if only an empty one. */
function markSeen(): boolean {
  const fresh = history.state === null;
  if (fresh) history.replaceState({}, '');
  return fresh;
}

/** Whether the page was opened by an address, and not by a reload or by coming back to it. */
export const landedFresh = typeof window !== 'undefined' && markSeen();

/** Adds an entry to the history with this fragment ('' for none); everything else of the address stays. */
export function pushAddress(fragment: string): void {
  write('pushState', fragment, null);
}

/** Gives the current entry this fragment ('' for none), whatever it was made for. */
export function replaceAddress(fragment: string): void {
  write('replaceState', fragment, null);
}

/**
 * Calls the listener with the fragment each time the address has changed: by Back, Forward, a
 * link, or a function of this module.
 * @returns a function that ends this
 */
export function onAddress(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The key of the dialog that the current entry was made for, or null. */
export function enteredDialog(): string | null {
  // Scripts of providers write here too, so it may be anything.
  const state: unknown = history.state;
  return typeof state === 'object' &&
    state !== null &&
    'dialog' in state &&
    typeof state.dialog === 'string'
    ? state.dialog
    : null;
}

/**
 * Writes an open dialog into the address.
 * @param fragment its fragment, or undefined to leave the address as it reads
 * @param how 'push' adds an entry, so that Back closes the dialog; 'replace' takes the current one
 */
export function enterDialog(
  dialog: string,
  fragment: string | undefined,
  how: 'push' | 'replace',
): void {
  write(how === 'push' ? 'pushState' : 'replaceState', fragment, { dialog });
}

/**
 * Takes a closed dialog out of the address. Its entry is on top unless a frame has added others:
 * then going back would turn a page in that frame, so the entry is rewritten instead.
 */
export function leaveDialog(): void {
  if (leaving) {
    // Opened and closed while the one before it was still being left: it never came into the address.
    queued = undefined;
  } else if (history.length <= lengthAtEntry) {
    leaving = true;
    history.back();
    setTimeout(() => {
      if (!leaving) return;
      leaving = false;
      replaceAddress(fragmentBefore);
      writeQueued();
    }, answerTimeMs);
  } else {
    replaceAddress(fragmentBefore);
  }
}

function write(
  how: 'pushState' | 'replaceState',
  fragment: string | undefined,
  entry: DialogEntry | null,
): void {
  if (leaving) {
    queued = () => write(how, fragment, entry);
    return;
  }
  const from = currentFragment();
  const hash = fragment === undefined ? location.hash : fragment && `#${fragment}`;
  // The whole address: a path of its own that starts with '//', as servers let pass, would name a host.
  history[how](entry ?? {}, '', location.origin + location.pathname + location.search + hash);
  if (entry !== null) {
    lengthAtEntry = history.length;
    fragmentBefore = from === fragment ? '' : from;
  }
  for (const listener of listeners) listener(currentFragment(), false);
}

function writeQueued(): void {
  const next = queued;
  queued = undefined;
  next?.();
}

/** Back, Forward, or a link to a fragment. */
function moved(): void {
  leaving = false;
  lengthAtEntry = history.length;
  const fresh = markSeen();
  writeQueued();
  for (const listener of listeners) listener(currentFragment(), fresh);
}

// Components that follow the address are rendered on the server too, where there is none.
if (typeof window !== 'undefined') {
  addEventListener('popstate', moved);
  addEventListener('hashchange', moved);
  // A reload may have landed on the entry of a dialog.
  lengthAtEntry = history.length;
}
