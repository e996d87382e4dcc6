/** What the script of the development server does with what the server says of a build. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { soon } from '../support/soon.ts';

const update = vi.fn<() => Promise<string | null>>();
vi.mock('../../site/client/live/page.ts', () => ({ openPage: () => ({ update }) }));

let server: EventTarget & { address?: string };
let reload: ReturnType<typeof vi.spyOn>;
const say = (type: string, what: unknown): boolean =>
  server.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(what) }));
const overlay = (): HTMLElement | null => document.getElementById('build--failure');

beforeEach(async () => {
  vi.resetModules();
  update.mockReset().mockResolvedValue(null);
  server = new EventTarget();
  vi.stubGlobal('EventSource', function (address: URL) {
    return Object.assign(server, { address: address.href });
  });
  vi.spyOn(console, 'info').mockReturnValue();
  reload = vi.spyOn(location, 'reload').mockReturnValue();
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: 'https://plumbline.example/base/live/script.js' });
  script.dataset['build'] = '1';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('../../site/client/live/index.ts');
});
afterEach(() => {
  overlay()?.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('it listens beside itself, wherever the site stands', () => {
  expect(server.address).toBe('https://plumbline.example/base/live/events');
});

test('a script that does not know itself says so', async () => {
  vi.resetModules();
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(null);
  await expect(import('../../site/client/live/index.ts')).rejects.toThrow('a script of its own');
});

describe('a build', () => {
  test('is taken up by the open page, once', async () => {
    say('built', { build: '2', reload: false });
    say('built', { build: '2', reload: false });
    await soon(() => expect(update).toHaveBeenCalledOnce());
    // One after the other: what comes last has seen all before.
    say('built', { build: '3', reload: false });
    await soon(() => expect(update).toHaveBeenCalledTimes(2));
    expect(reload).not.toHaveBeenCalled();
  });

  test('that the page came with changes nothing', async () => {
    say('failed', 'late');
    say('built', { build: '1', reload: true });
    await soon(() => expect(overlay()).toBeNull());
    expect(update).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  test('with another static file loads the page anew', async () => {
    say('built', { build: '2', reload: true });
    await soon(() => expect(reload).toHaveBeenCalledOnce());
    expect(console.info).toHaveBeenCalledWith(
      'The page is loaded anew:',
      'a static file has changed',
    );
    expect(update).not.toHaveBeenCalled();
  });

  test('that the page cannot take up loads it anew, and says why', async () => {
    update.mockResolvedValue('its scripts have changed');
    say('built', { build: '2', reload: false });
    await soon(() => expect(reload).toHaveBeenCalledOnce());
    expect(console.info).toHaveBeenCalledWith(
      'The page is loaded anew:',
      'its scripts have changed',
    );
  });

  test('that goes wrong halfway loads it anew as well', async () => {
    update.mockRejectedValue(new Error('halfway'));
    say('built', { build: '2', reload: false });
    await soon(() => expect(reload).toHaveBeenCalledOnce());
  });
});

describe('a failure', () => {
  test('is shown over the page, the last one alone', () => {
    say('failed', 'content/demos.yaml:3 no title');
    say('failed', 'content/demos.yaml:4 no title');
    expect(document.querySelectorAll('pre')).toHaveLength(1);
    expect(overlay()?.textContent).toBe('content/demos.yaml:4 no title');
    expect(overlay()?.style).toMatchObject({
      position: 'fixed',
      zIndex: '2147483647',
      whiteSpace: 'pre-wrap',
      overflow: 'auto',
    });
    // All that makes it readable is its own: the page's styles may be what has failed.
    for (const name of [
      'inset',
      'margin',
      'padding',
      'background',
      'color',
      'border',
      'borderRadius',
      'font',
    ] as const)
      expect(overlay()?.style[name], name).not.toBe('');
  });

  test('is gone with the next build', async () => {
    say('failed', 'no');
    say('built', { build: '2', reload: false });
    await soon(() => expect(overlay()).toBeNull());
  });
});
