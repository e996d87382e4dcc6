/** The tabs of demos, kept in the address. */
import { act, Profiler, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TabOfSet } from '../../site/components/TabSet/TabSet.tsx';
import { soon } from '../support/soon.ts';
import { noteListeners } from './listeners.ts';

const stayAt = vi.hoisted(() => vi.fn());
vi.mock('../../site/client/stay.ts', () => ({ stayAt }));

const tabs: TabOfSet[] = [
  { fragment: 'pa', label: 'Assistant', holds: ['pa-1', 'pa-2'] },
  { fragment: 'ar', label: 'Receptionist', count: '2', holds: ['ar-1'] },
  { fragment: 'inbox', label: 'Inbox', holds: [] },
];

let container: HTMLElement;
let root: Root;
/** Called each time that React has rendered something of the tabs. */
const rendered = vi.fn();
/** Takes back what the page of a test listens to. */
const leave: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.resetModules();
  noteListeners(leave);
  stayAt.mockClear();
  rendered.mockClear();
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
  for (const end of leave.splice(0)) end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens a page with tabs by this address; it has been seen before where its entry has a state. */
async function open(
  address = '/',
  state: object | null = null,
  sharedPanel = false,
): Promise<void> {
  window.happyDOM.setURL(new URL(address, 'https://plumbline.example/').href);
  history.replaceState(state, '');
  const { TabSet, TabPanel } = await import('../../site/components/TabSet/TabSet.tsx');
  root = createRoot(container);
  act(() =>
    root.render(
      <StrictMode>
        <Profiler id="tabs" onRender={rendered}>
          <TabSet id="set" label="Agents" tabs={tabs} sharedPanel={sharedPanel}>
            {(chosen) =>
              tabs.map(({ fragment }, index) => (
                <TabPanel key={fragment} index={index} chosen={index === chosen}>
                  {fragment}
                </TabPanel>
              ))
            }
          </TabSet>
        </Profiler>
      </StrictMode>,
    ),
  );
}
/** Goes to an address by Back or Forward, or, where it has not been seen before, by a link. */
const goTo = (address: string, state: object | null): void =>
  act(() => {
    history.replaceState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });
const all = (selector: string): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(selector),
];
const tab = (label: string): HTMLElement => {
  const found = all('[role=tab]').find(({ textContent }) => textContent.startsWith(label));
  if (found === undefined) throw new Error(`There is no tab ${label}.`);
  return found;
};
const select = (): HTMLSelectElement => {
  const found = container.querySelector('select');
  if (found === null) throw new Error('There is no select.');
  return found;
};
/** What each part says of the chosen tab: the tabs, the list on small screens and what is seen of it, the panels. */
const chosen = (): unknown[] => [
  all('[role=tab][aria-selected=true]').map(({ textContent }) => textContent),
  select().value,
  container.querySelector('select + span')?.textContent,
  all('[data-chosen=true] > [role=tabpanel]:not([hidden])').map(({ textContent }) => textContent),
];
const first = [['Assistant'], '0', 'Assistant', ['pa']];
const second = [['Receptionist 2'], '1', 'Receptionist', ['ar']];
const third = [['Inbox'], '2', 'Inbox', ['inbox']];
const click = (label: string): void => act(() => tab(label).click());
/** Lets pass what a moment is enough for: what is not to happen has happened by then. */
const pass = (): Promise<void> => new Promise((done) => setTimeout(done, 50));
/** Waits until a choice is in the address. */
const inAddress = (fragment: string): Promise<void> =>
  act(() => soon(() => expect(location.hash).toBe(`#${fragment}`)));
const focus = (label: string): void => act(() => tab(label).focus());
/** @returns whether the browser does with the key what it does by itself */
function strike(key: string): boolean {
  let left = false;
  act(() => {
    left = (document.activeElement ?? container).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  });
  return left;
}

describe('a page that is opened', () => {
  test.each([
    ['by its plain address has the first tab', '/', null, first, false],
    ['by the address of a tab has that, and stays there', '/#ar', null, second, true],
    ['again by the address of a tab has that, where it was', '/#ar', {}, second, false],
    ['by the address of a card has the tab that holds it', '/#ar-1', null, second, false],
    ['by another address has the first tab', '/#gone', null, first, false],
  ])('%s', async (_, address, state, shown, stays) => {
    await open(address, state);
    expect(chosen()).toEqual(shown);
    expect(stayAt.mock.calls.length > 0).toBe(stays);
    for (const call of stayAt.mock.calls)
      expect(call).toEqual([container.querySelector('#set'), 0]);
  });
});

describe('going on', () => {
  test.each([
    ['back to the plain address after a tab leads to the first', '/#ar', '/', {}, first],
    ['back to the plain address after a card leaves the tab as it is', '/#ar-1', '/', {}, second],
    ['to a card leads to its tab', '/', '/#ar-1', {}, second],
    [
      'to the address of something else leaves the tab as it is',
      '/#ar',
      '/#testimonials',
      {},
      second,
    ],
  ])('%s', async (_, from, to, state, shown) => {
    await open(from);
    stayAt.mockClear();
    goTo(to, state);
    expect(chosen()).toEqual(shown);
    expect(stayAt).not.toHaveBeenCalled();
  });

  test('by a link to a tab leads there each time', async () => {
    await open('/#ar');
    stayAt.mockClear();
    const before = performance.now();
    goTo('/#inbox', null);
    goTo('/#ar', null);
    expect(chosen()).toEqual(second);
    expect(stayAt).toHaveBeenCalledTimes(2);
    expect(stayAt.mock.calls.every(([, since]) => since >= before)).toBe(true);
  });

  test('of a card and back to the plain address leaves the tab that the visitor has chosen', async () => {
    await open();
    click('Inbox');
    goTo('/#pa-1', {});
    goTo('/', {});
    expect(chosen()).toEqual(first);
  });
});

describe('choosing', () => {
  test('a tab adds a step to the history, and choosing it again none', async () => {
    await open();
    const { length } = history;
    click('Receptionist');
    click('Receptionist');
    expect(chosen()).toEqual(second);
    await inAddress('ar');
    click('Receptionist');
    await act(pass);
    expect(history.length - length).toBe(1);
    expect(stayAt).not.toHaveBeenCalled();
  });

  test('from the list of small screens does the same', async () => {
    await open();
    const { length } = history;
    act(() => {
      select().value = '2';
      select().dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(chosen()).toEqual(third);
    await inAddress('inbox');
    expect(history.length - length).toBe(1);
  });

  test('answers before the panel and the address follow', async () => {
    await open();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    tab('Inbox').focus();
    tab('Inbox').click();
    await Promise.resolve();
    const panels = (): (string | null)[] =>
      all('[data-chosen=true]').map(({ textContent }) => textContent);
    const stops = (): string[] =>
      all('[role=tab][tabindex="0"]').map(({ textContent }) => textContent);
    expect([...chosen().slice(0, 3), panels(), stops(), location.hash]).toEqual([
      ['Inbox'],
      '2',
      'Inbox',
      ['pa'],
      ['Assistant'],
      '',
    ]);
    await soon(() =>
      expect([...chosen(), stops(), location.hash]).toEqual([...third, ['Inbox'], '#inbox']),
    );
  });

  test('is forgotten where something else has come into the address before it', async () => {
    await open('/#ar');
    click('Inbox');
    goTo('/', {});
    await act(pass);
    expect([chosen(), location.hash]).toEqual([first, '']);
    click('Inbox');
    click('Assistant');
    await act(pass);
    expect([chosen(), location.hash]).toEqual([first, '#pa']);
  });

  test('by key adds no step, as Back is to lead out of the tabs; by pointer it does again', async () => {
    await open();
    focus('Assistant');
    const { length } = history;
    strike('ArrowRight');
    strike('ArrowRight');
    expect(chosen()).toEqual(third);
    await inAddress('inbox');
    expect(history.length - length).toBe(0);
    click('Receptionist');
    await inAddress('ar');
    expect(history.length - length).toBe(1);
  });

  test.each(['PageDown', 'PageUp'])('%s turns the page and no tab', async (key) => {
    await open('/#ar');
    focus('Receptionist');
    expect(strike(key)).toBe(true);
    expect(chosen()).toEqual(second);
  });
});

test('where all tabs share a panel, each names it', async () => {
  await open('/#ar', null, true);
  expect(new Set(all('[role=tab]').map((each) => each.getAttribute('aria-controls')))).toEqual(
    new Set([all('[role=tabpanel]')[1]?.id]),
  );
  expect(all('[role=tabpanel]')[1]?.id).toMatch(/\S/);
});

test('both choices have a name, and the count of a tab is seen only', async () => {
  await open();
  expect(
    [select(), ...all('[role=tablist]')].map((element) => element.getAttribute('aria-label')),
  ).toEqual(['Agents', 'Agents']);
  expect([...select().options].map(({ textContent, value }) => [textContent, value])).toEqual([
    ['Assistant', '0'],
    ['Receptionist', '1'],
    ['Inbox', '2'],
  ]);
  expect(
    all('[role=tab] span').map((count) => [count.textContent, count.getAttribute('aria-hidden')]),
  ).toEqual([['2', 'true']]);
  // Browsers would put back the choice of the last visit.
  expect(select().getAttribute('autocomplete')).toBe('off');
});

test.each([
  ['the focus comes to a tab', () => tab('Assistant').focus()],
  ['the focus comes to the select', () => select().focus()],
  [
    'a pointer comes to the tabs',
    () => void tab('Inbox').dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  ],
])(
  'the panels that may be chosen are laid out once, without room, as soon as %s',
  async (_what, come) => {
    await open('/#ar');
    const laidOut: string[] = [];
    for (const place of all('[data-chosen]')) {
      vi.spyOn(place, 'getBoundingClientRect').mockImplementation(() => {
        laidOut.push(
          `${place.textContent}: ${place.style.contentVisibility}, ${place.style.height}, ${place.style.overflow}`,
        );
        return new DOMRect();
      });
    }
    await act(pass);
    expect([container.querySelector('[data-near]'), laidOut]).toEqual([null, []]);
    act(come);
    await act(() =>
      soon(() => expect(laidOut).toEqual(['pa: visible, 0px, clip', 'inbox: visible, 0px, clip'])),
    );
    act(
      () =>
        void tab('Receptionist').dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
    );
    await act(pass);
    expect(laidOut).toHaveLength(2);
    expect([container.querySelector('[data-near]')?.id, all('[data-chosen][style]')]).toEqual([
      'set',
      [],
    ]);
  },
);

test('nothing renders anew for a tab that gets the focus or loses it', async () => {
  await open();
  rendered.mockClear();
  focus('Inbox');
  act(() => tab('Inbox').blur());
  expect(rendered).not.toHaveBeenCalled();
  click('Inbox');
  expect(rendered).toHaveBeenCalled();
});

test('a panel that is chosen before its turn has come keeps its room', async () => {
  await open();
  const laidOut: (string | null)[] = [];
  for (const place of all('[data-chosen]')) {
    vi.spyOn(place, 'getBoundingClientRect').mockImplementation(() => {
      laidOut.push(place.textContent);
      return new DOMRect();
    });
  }
  act(() => tab('Receptionist').focus());
  click('Receptionist');
  await act(() => soon(() => expect(laidOut).toEqual(['inbox'])));
});
