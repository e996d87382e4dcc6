import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import type * as Address from '../../site/client/address.ts';

let address: typeof Address;
/** The history as a list, since happy-dom's has no entries to go back to. */
let entries: { state: unknown; url: string }[];
let back: MockInstance<() => void>;

const move = (index: number): void => {
  entries.length = index + 1;
  const entry = entries[index];
  window.happyDOM.setURL(new URL(entry?.url ?? '/', location.href).href);
  vi.spyOn(history, 'state', 'get').mockReturnValue(entry?.state ?? null);
  dispatchEvent(new PopStateEvent('popstate'));
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  window.happyDOM.setURL('https://plumbline.example/demos/?utm_source=ad');
  entries = [{ state: null, url: '/demos/?utm_source=ad' }];
  const write =
    (how: 'push' | 'replace') => (state: unknown, _title: string, url?: string | URL | null) => {
      if (how === 'replace') entries.pop();
      const { href, pathname, search, hash } = new URL(url ?? location.href, location.href);
      entries.push({ state, url: pathname + search + hash });
      window.happyDOM.setURL(href);
    };
  vi.spyOn(history, 'pushState').mockImplementation(write('push'));
  vi.spyOn(history, 'replaceState').mockImplementation(write('replace'));
  vi.spyOn(history, 'length', 'get').mockImplementation(() => entries.length);
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries.at(-1)?.state ?? null);
  back = vi.spyOn(history, 'back').mockReturnValue();
  address = await import('../../site/client/address.ts');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const urls = (): string[] => entries.map(({ url }) => url);

test('a chosen tab becomes an entry, and the query stays', () => {
  address.pushAddress('receptionist');
  expect(urls()).toEqual(['/demos/?utm_source=ad', '/demos/?utm_source=ad#receptionist']);
  expect(address.currentFragment()).toBe('receptionist');
  address.replaceAddress('');
  expect(urls()).toEqual(['/demos/?utm_source=ad', '/demos/?utm_source=ad']);
});

test('a fragment that cannot be decoded is taken as it is written', () => {
  window.happyDOM.setURL('https://plumbline.example/#%E0%A4%A');
  expect(address.currentFragment()).toBe('%E0%A4%A');
});

test('listeners hear of own changes and of Back, until they leave', () => {
  const heard: string[] = [];
  const end = address.onAddress((fragment) => heard.push(fragment));
  address.pushAddress('inbox');
  move(0);
  end();
  address.pushAddress('all');
  expect(heard).toEqual(['inbox', '']);
});

test('closing a dialog goes back where its entry is on top', () => {
  address.enterDialog('pa-3', 'pa-3', 'push');
  expect(urls()).toEqual(['/demos/?utm_source=ad', '/demos/?utm_source=ad#pa-3']);
  expect(address.enteredDialog()).toBe('pa-3');
  address.leaveDialog();
  expect(back).toHaveBeenCalledOnce();
});

test('a length of the history that the browser corrects downwards later is no entry of a frame', () => {
  address.enterDialog('pa-3', 'pa-3', 'push');
  vi.spyOn(history, 'length', 'get').mockReturnValue(1);
  address.leaveDialog();
  expect(back).toHaveBeenCalledOnce();
});

test('a menu gets an entry, and the address reads as before', () => {
  address.pushAddress('inbox');
  address.enterDialog('menu', undefined, 'push');
  expect(urls().slice(1)).toEqual(['/demos/?utm_source=ad#inbox', '/demos/?utm_source=ad#inbox']);
  expect(address.enteredDialog()).toBe('menu');
});

test('closing does not go back where a frame has added an entry: the fragment from before returns', () => {
  address.pushAddress('receptionist');
  address.enterDialog('book', 'book', 'push');
  entries.push({ state: { dialog: 'book' }, url: '/demos/?utm_source=ad#book' });
  address.leaveDialog();
  expect(back).not.toHaveBeenCalled();
  expect(urls().at(-1)).toBe('/demos/?utm_source=ad#receptionist');
  expect(address.enteredDialog()).toBeNull();
});

test('a dialog that a link led to is not in the address any more once it is closed', () => {
  window.happyDOM.setURL('https://plumbline.example/demos/#pa-3');
  entries = [{ state: {}, url: '/demos/#pa-3' }];
  address.enterDialog('pa-3', 'pa-3', 'replace');
  entries.push({ state: { dialog: 'pa-3' }, url: '/demos/#pa-3' });
  address.leaveDialog();
  expect(urls().at(-1)).toBe('/demos/');
});

test('a script that replaces the state of the history does no harm', () => {
  address.enterDialog('book', 'book', 'push');
  history.replaceState({ from: 'form-embed' }, '', '/demos/#book');
  expect(address.enteredDialog()).toBeNull();
  address.leaveDialog();
  expect(back).toHaveBeenCalledOnce();
  for (const state of ['text', 7, { dialog: 7 }, []]) {
    history.replaceState(state, '', '/demos/');
    expect(address.enteredDialog()).toBeNull();
  }
});

test('a dialog that is opened while another is being left is written after it', () => {
  address.enterDialog('pa-3', 'pa-3', 'push');
  address.leaveDialog();
  address.enterDialog('pa-4', 'pa-4', 'push');
  expect(urls().at(-1)).toBe('/demos/?utm_source=ad#pa-3');
  move(0);
  expect(urls()).toEqual(['/demos/?utm_source=ad', '/demos/?utm_source=ad#pa-4']);
});

test('one that is opened and closed meanwhile leaves no trace', () => {
  address.enterDialog('pa-3', 'pa-3', 'push');
  address.leaveDialog();
  address.enterDialog('pa-4', 'pa-4', 'push');
  address.leaveDialog();
  move(0);
  expect(urls()).toEqual(['/demos/?utm_source=ad']);
  expect(back).toHaveBeenCalledOnce();
});

test('a Back that a frame has taken is made up for', () => {
  address.enterDialog('book', 'book', 'push');
  address.leaveDialog();
  vi.advanceTimersByTime(1000);
  expect(urls()).toEqual(['/demos/?utm_source=ad', '/demos/?utm_source=ad']);
});

/** The module as a page loads it that was opened by this address, with this state of its entry. */
async function landOn(url: string, state: unknown): Promise<typeof Address> {
  vi.resetModules();
  window.happyDOM.setURL(new URL(url, location.href).href);
  entries = [{ state, url }];
  return import('../../site/client/address.ts');
}

test('a page that a link opened knows where it led, and has scrolled there once', async () => {
  const landed = await landOn('/demos/#pa-3', null);
  expect(landed.landingFragment).toBe('pa-3');
  expect(landed.landedFresh).toBe(true);
  // The entry is known from now on, and a reload of it is no landing.
  expect(entries).toEqual([{ state: {}, url: '/demos/#pa-3' }]);
  expect((await landOn('/demos/#pa-3', {})).landedFresh).toBe(false);
});

test('an entry that has been seen keeps what a script wrote into it', async () => {
  await landOn('/demos/', { from: 'form-embed' });
  expect(entries[0]?.state).toEqual({ from: 'form-embed' });
});

test('listeners know a link from coming back, and their own changes from both', () => {
  const heard: [string, boolean][] = [];
  const end = address.onAddress((fragment, fresh) => heard.push([fragment, fresh]));
  address.pushAddress('inbox');
  entries.push({ state: null, url: '/demos/#all' });
  move(2);
  entries.push({ state: {}, url: '/demos/#seen' });
  move(3);
  end();
  expect(heard).toEqual([
    ['inbox', false],
    ['all', true],
    ['seen', false],
  ]);
});

test('a page without a history of its own has no dialog in it, and a reload of a dialog still goes back', async () => {
  const landed = await landOn('/demos/#pa-3', null);
  history.replaceState(null, '', '/demos/#pa-3');
  expect(landed.enteredDialog()).toBeNull();
  const reloaded = await landOn('/demos/#pa-3', { dialog: 'pa-3' });
  expect(reloaded.enteredDialog()).toBe('pa-3');
  reloaded.leaveDialog();
  expect(back).toHaveBeenCalledOnce();
});

test('a Back that was answered is not made up for, whatever came after it', () => {
  address.enterDialog('pa-3', 'pa-3', 'push');
  address.leaveDialog();
  move(0);
  address.pushAddress('inbox');
  vi.advanceTimersByTime(1000);
  expect(urls().at(-1)).toBe('/demos/?utm_source=ad#inbox');
});

test('a link that the browser follows by itself is heard of', () => {
  const heard = vi.fn();
  address.onAddress(heard);
  dispatchEvent(new Event('hashchange'));
  expect(heard).toHaveBeenCalledWith('', false);
});
