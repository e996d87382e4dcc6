import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soon } from '../support/soon.ts';

let height: number;
let passOver: (within: ParentNode) => void;

const styles = (): (string | null)[] =>
  [...document.querySelectorAll('ul')].map((list) => list.getAttribute('style'));
const passed = (heightThere: string): string =>
  `content-visibility: auto; contain-intrinsic-height: auto ${heightThere}px;`;

function windowIs(width: number): void {
  vi.stubGlobal('innerWidth', width);
  window.dispatchEvent(new Event('resize'));
}

beforeEach(async () => {
  vi.resetModules();
  ({ passOver } = await import('../../site/client/pass-over.ts'));
  vi.stubGlobal('innerWidth', 390);
  height = 1800.5;
  document.body.innerHTML =
    '<div id="shown"><ul data-many=""></ul><ul></ul></div><div id="hidden"><ul data-many="" hidden></ul></div>';
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, 0, 300, this.hidden ? 0 : height);
  });
});

afterEach(() => {
  delete document.documentElement.dataset['holdSections'];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('lists of many cards are passed over at the height that they have, and no others, nor those that have none', () => {
  passOver(document);
  expect(styles()).toEqual([passed('1800.5'), null, null]);
});

test('as long as sections are passed over, whose height is a guess, nothing is measured', () => {
  document.documentElement.dataset['holdSections'] = '';
  passOver(document);
  expect(styles()).toEqual([null, null, null]);
});

test('in a window of another width they are laid out, and measured once it is at rest', async () => {
  passOver(document);
  windowIs(390);
  expect(styles()).toEqual([passed('1800.5'), null, null]);
  height = 900;
  windowIs(840);
  windowIs(844);
  expect(styles()).toEqual([null, null, null]);
  await soon(() => expect(styles()).toEqual([passed('900'), null, null]));
});

test('a page that has none of them does not listen', () => {
  const listen = vi.spyOn(window, 'addEventListener');
  for (const list of document.querySelectorAll('[data-many]')) list.remove();
  passOver(document);
  expect(listen).not.toHaveBeenCalled();
});
