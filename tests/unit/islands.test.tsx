import type * as Client from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soon } from '../support/soon.ts';

/** Every page that was made live: React goes on working at one that stays, and would find no window once the tests are over. */
const roots: Client.Root[] = [];
beforeEach(() => {
  vi.doMock('react-dom/client', async (importOriginal) => {
    const client = await importOriginal<typeof Client>();
    const hydrateRoot: typeof client.hydrateRoot = (...page) => {
      const root = client.hydrateRoot(...page);
      roots.push(root);
      return root;
    };
    return { ...client, default: { ...client, hydrateRoot }, hydrateRoot };
  });
});
afterEach(async () => {
  for (const root of roots.splice(0)) root.unmount();
  // What it still has to do for that stands in the queue before this.
  for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setImmediate(done));
});

/** Puts a page into the document as the build renders it, and makes it live as the browser does. */
async function openPage(name: 'home' | 'demos'): Promise<{ before: string }> {
  const { page } =
    name === 'home'
      ? await import('../../site/pages/home.tsx')
      : await import('../../site/pages/demos.tsx');
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const before = document.body.textContent;
  const { ready } = await import('../../site/client/page.tsx');
  await ready;
  return { before };
}

const byRole = (role: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[role=${role}]`),
];
const named = (role: string, name: string): HTMLElement => {
  const found = byRole(role).find((element) => (element.firstChild?.textContent ?? '') === name);
  if (found === undefined) throw new Error(`There is no ${role} named ${name}.`);
  return found;
};

describe.each(['home', 'demos'] as const)('the %s page', (name) => {
  const written = (['error', 'warn', 'log'] as const).map((kind) => ({
    kind,
    calls: [] as unknown[][],
  }));

  beforeEach(() => {
    vi.resetModules();
    history.replaceState(null, '', '/');
    for (const entry of written) {
      entry.calls = [];
      vi.spyOn(console, entry.kind).mockImplementation(
        (...values: unknown[]) => void entry.calls.push(values),
      );
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  });

  it('becomes live under StrictMode without a word in the console, of what the build has rendered', async () => {
    const anew = vi.fn();
    addEventListener('anew', anew);
    await openPage(name);
    removeEventListener('anew', anew);
    expect(anew).not.toHaveBeenCalled();
    expect(written.flatMap(({ calls }) => calls)).toEqual([]);
  });

  it('keeps every word that the build rendered', async () => {
    const { before } = await openPage(name);
    expect(before.length).toBeGreaterThan(1000);
    // A looping carousel adds copies of its slides, and nothing goes away.
    for (const element of document.querySelectorAll('[inert]')) element.remove();
    expect(document.body.textContent).toBe(before);
  });

  it('carries no words of the content in its props but labels', async () => {
    await openPage(name);
    const props = [...document.querySelectorAll('[data-props]')].map(
      (element) => element.getAttribute('data-props') ?? '',
    );
    expect(props).not.toEqual([]);
    expect(props.join('').length).toBeLessThan(1500);
  });
});

describe('a page that an extension of the browser has changed before it is live', () => {
  beforeEach(() => {
    vi.resetModules();
    history.replaceState(null, '', '/');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  });

  it('has every card in its place, and the same elements, and says nothing to the visitor', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    const anew = vi.fn();
    addEventListener('anew', anew);
    const { page } = await import('../../site/pages/home.tsx');
    document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
    const cards = [...document.querySelectorAll('[data-card]')];
    const words = cards.map(({ textContent }) => textContent);
    for (const island of document.querySelectorAll('[data-island]')) {
      const wrapper = document.createElement('section');
      wrapper.className = 'translated';
      wrapper.append(...island.childNodes);
      island.append(wrapper);
    }
    await (
      await import('../../site/client/page.tsx')
    ).ready;
    removeEventListener('anew', anew);
    expect(anew).toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
    expect(document.querySelector('.translated')).toBeNull();
    for (const element of document.querySelectorAll('[inert]')) element.remove();
    expect(
      [...document.querySelectorAll('[data-card]')].map(({ textContent }) => textContent),
    ).toEqual(words);
    expect(cards.every(({ isConnected }) => isConnected)).toBe(true);
  });
});

describe('the tabs of the home page', () => {
  beforeEach(() => {
    vi.resetModules();
    history.replaceState(null, '', '/');
  });
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('show one panel, write the address, and follow it', async () => {
    // By it styles hide the others from the first paint on.
    const chosen = (): (string | undefined)[] =>
      byRole('tabpanel').map(({ parentElement }) => parentElement?.dataset['chosen']);
    await openPage('home');
    expect(named('tab', 'Personal Assistant').getAttribute('aria-selected')).toBe('true');
    expect(chosen()).toEqual(['true', ...chosen().slice(1).fill('false')]);
    named('tab', 'AI Receptionist').click();
    await soon(() => expect(location.hash).toBe('#receptionist'));
    await soon(() => expect(chosen().indexOf('true')).toBe(1));
    expect(document.getElementById('ar-1')?.closest('[hidden]')).toBeNull();
    expect(document.getElementById('pa-1')?.closest('[hidden]')).not.toBeNull();
    expect(document.querySelector('select')?.value).toBe('1');
  });
});

describe('the filter of the page with all demos', () => {
  beforeEach(() => {
    vi.resetModules();
    history.replaceState(null, '', '/demos/');
  });
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('shows all, or those of one agent, in one panel that every tab names', async () => {
    await openPage('demos');
    const shown = (): number =>
      [...document.querySelectorAll('[data-card]')].filter(
        (card) => card.closest('[hidden]') === null,
      ).length;
    expect(shown()).toBe(14);
    named('tab', 'Inbox Assistant').click();
    await Promise.resolve();
    expect(
      [named('tab', 'Inbox Assistant').getAttribute('aria-selected'), shown()],
      'the tab answers before the page is laid out for its cards',
    ).toEqual(['true', 14]);
    await soon(() => expect(shown()).toBe(1));
    const [panel] = byRole('tabpanel');
    expect(new Set(byRole('tab').map((tab) => tab.getAttribute('aria-controls')))).toEqual(
      new Set([panel?.id]),
    );
    named('tab', 'All Demos').click();
    await soon(() => expect(shown()).toBe(14));
  });
});
