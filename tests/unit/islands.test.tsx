import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrateIslands } from '../../site/client/islands.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

// The development build of React says here what the built site keeps to itself.
it.each(['home', 'demos'] as const)(
  'should hydrate the %s page without a warning',
  async (name) => {
    const { page } =
      name === 'home'
        ? await import('../../site/pages/home.tsx')
        : await import('../../site/pages/demos.tsx');
    document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
    const messages = (['error', 'warn', 'log'] as const).map((kind) =>
      vi.spyOn(console, kind).mockReturnValue(),
    );
    const onCrash = vi.fn();
    await hydrateIslands(onCrash);
    expect(document.querySelectorAll('[data-island]').length).toBeGreaterThan(0);
    expect(onCrash).not.toHaveBeenCalled();
    for (const message of messages) expect(message.mock.calls).toEqual([]);
  },
);
