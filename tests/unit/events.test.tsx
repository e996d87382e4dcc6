import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { siteEvent, type SiteEvent } from '../../site/client/events.ts';
import { soon } from '../support/soon.ts';

const demo = { id: 'pa-3', title: 'Checking Availability' };

test('an event reaches whoever listens on the document', async () => {
  const { emit } = await import('../../site/client/events.ts');
  const heard: SiteEvent[] = [];
  document.addEventListener(
    siteEvent,
    (event) => heard.push((event as CustomEvent<SiteEvent>).detail),
    { once: true },
  );
  emit('demo_open', demo);
  expect(heard).toEqual([{ name: 'demo_open', ...demo }]);
});

describe('analytics', () => {
  let append: MockInstance<typeof document.head.append>;

  beforeEach(() => {
    vi.resetModules();
    // Nothing is fetched in a test; the element is what matters.
    append = vi.spyOn(document.head, 'append').mockReturnValue();
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    delete window.plausible;
    delete window.dataLayer;
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const script = (): HTMLScriptElement => append.mock.calls[0]?.[0] as HTMLScriptElement;

  test('Plausible gets events from before its script has arrived, and after', async () => {
    const { emit, onEvent } = await import('../../site/client/events.ts');
    const { start } = await import('../../site/client/analytics.ts');
    const before = { id: 'pa-1', title: 'Sending Emails' };
    emit('demo_open', before);
    start(
      {
        provider: 'plausible',
        domain: 'plumbline.example',
        scriptUrl: 'https://plausible.example/script.js',
      },
      onEvent,
    );
    expect(script().src).toBe('https://plausible.example/script.js');
    expect(script().dataset['domain']).toBe('plumbline.example');

    emit('demo_open', demo);
    expect(window.plausible?.q).toEqual([
      ['demo_open', { props: before }],
      ['demo_open', { props: demo }],
    ]);

    const arrived = vi.fn();
    window.plausible = arrived;
    emit('booking_open', { id: 'book', title: 'Book' });
    expect(arrived).toHaveBeenCalledWith('booking_open', { props: { id: 'book', title: 'Book' } });
  });

  test('GA4 gets events through dataLayer', async () => {
    const { emit, onEvent } = await import('../../site/client/events.ts');
    const { start } = await import('../../site/client/analytics.ts');
    start({ provider: 'ga4', measurementId: 'G-ABC123' }, onEvent);
    expect(script().src).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC123');
    emit('demo_open', demo);
    const commands = window.dataLayer?.map((command) => Array.from(command as ArrayLike<unknown>));
    expect(commands?.[0]).toEqual(['js', expect.any(Date)]);
    expect(commands?.slice(1)).toEqual([
      ['config', 'G-ABC123'],
      ['event', 'demo_open', { item_id: 'pa-3', item_name: 'Checking Availability' }],
    ]);
    // gtag.js ignores commands that are arrays.
    expect(window.dataLayer?.some(Array.isArray)).toBe(false);
  });

  const plausible = {
    provider: 'plausible',
    domain: 'plumbline.example',
    scriptUrl: 'https://plausible.example/script.js',
  } as const;

  test('its script waits until the page has loaded, and then until it is idle', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
    const { start } = await import('../../site/client/analytics.ts');
    start(plausible, vi.fn());
    expect(idle).toHaveLength(0);
    state.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
    expect(append).not.toHaveBeenCalled();
    idle[0]?.();
    expect(append).toHaveBeenCalledOnce();
    // It holds nothing else up.
    expect(script().async).toBe(true);
    dispatchEvent(new Event('load'));
    expect(idle).toHaveLength(1);
  });

  test('its script comes in Safari as well, which cannot tell when it is idle', async () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const { start } = await import('../../site/client/analytics.ts');
    start(plausible, vi.fn());
    await soon(() => expect(append).toHaveBeenCalledOnce());
  });
});
