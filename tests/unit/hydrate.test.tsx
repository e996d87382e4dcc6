/** A part of the page that becomes live, and one that cannot, or not for long. */
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { hydrate } from '../../site/client/hydrate.tsx';
import { soon } from '../support/soon.ts';

let container: HTMLElement;
let errors: MockInstance;
let lost: ReturnType<typeof vi.fn<() => void>>;
/** What the browser does that the build cannot. */
let live: boolean;
let effects: string[];

/** Counts presses, and fails at the second. */
function Counter({ failing = false }: { failing?: boolean }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    effects.push('counter');
  }, []);
  if (count > 1 || (failing && live)) throw new Error('It fails.');
  return <button onClick={() => setCount(count + 1)}>{`Pressed ${String(count)}`}</button>;
}

beforeEach(() => {
  live = false;
  effects = [];
  lost = vi.fn();
  errors = vi.spyOn(console, 'error').mockReturnValue();
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  container.remove();
  vi.restoreAllMocks();
});

async function begin(failing: boolean): Promise<void> {
  const part = <Counter failing={failing} />;
  container.innerHTML = renderToString(part);
  live = true;
  await hydrate(container, part, lost);
}

test('it answers as soon as it is said to be live, and says nothing', async () => {
  await begin(false);
  expect(effects).not.toEqual([]);
  container.querySelector('button')?.click();
  await soon(() => expect(container.textContent).toBe('Pressed 1'));
  expect(lost).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
});

test('one that fails at once keeps what the build has rendered, and the page is told', async () => {
  await begin(true);
  expect(container.innerHTML).toBe('<button>Pressed 0</button>');
  expect(lost).toHaveBeenCalledOnce();
  expect(errors).toHaveBeenCalledWith(expect.objectContaining({ message: 'It fails.' }));
});

test('one that fails later keeps its elements, and the page is told', async () => {
  await begin(false);
  const button = container.querySelector('button');
  button?.click();
  await soon(() => expect(container.textContent).toBe('Pressed 1'));
  button?.click();
  await soon(() => expect(lost).toHaveBeenCalledOnce());
  expect(container.firstChild).toBe(button);
});

test('one that is not as the build had rendered it is made anew, and whoever tests the site hears of it', async () => {
  const anew = vi.fn();
  addEventListener('anew', anew);
  container.innerHTML = '<p>Translated</p>';
  await hydrate(container, <Counter />, lost);
  removeEventListener('anew', anew);
  expect(container.textContent).toBe('Pressed 0');
  expect((anew.mock.calls[0]?.[0] as CustomEvent<unknown> | undefined)?.detail).toBeInstanceOf(
    Error,
  );
  expect(lost).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
});
