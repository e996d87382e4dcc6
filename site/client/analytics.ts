import type { Site } from '../../content/schema.ts';
import type { onEvent, SiteEvent } from './events.ts';

type Analytics = Exclude<Site['analytics'], { provider: 'none' }>;
type Send = (event: SiteEvent) => void;

declare global {
  interface Window {
    plausible?: PlausibleFunction;
    dataLayer?: unknown[];
  }
}

interface PlausibleFunction {
  (name: string, options: { props: Record<string, string> }): void;
  /** What was called before the script arrived; it reads this when it starts. */
  q?: unknown[];
}

/**
 * Hands the events of the site to the provider of the content, and loads its script once the page
 * has nothing better to do. Events from before are kept for it.
 * @param subscribe a parameter, so that the events are not in a file of their own
 */
export function start(analytics: Analytics, subscribe: typeof onEvent): void {
  const { send, script } =
    analytics.provider === 'plausible' ? plausible(analytics) : ga4(analytics);
  subscribe(send);
  script.async = true;
  afterLoad(() => whenIdle(() => document.head.append(script)));
}

function plausible({ domain, scriptUrl }: Extract<Analytics, { provider: 'plausible' }>): {
  send: Send;
  script: HTMLScriptElement;
} {
  const queue: unknown[] = [];
  // https://plausible.io/docs/custom-event-goals: the script looks for calls that were made before it.
  window.plausible ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue });
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.dataset['domain'] = domain;
  return {
    script,
    send: ({ name, id, title }) => window.plausible?.(name, { props: { id, title } }),
  };
}

function ga4({ measurementId }: Extract<Analytics, { provider: 'ga4' }>): {
  send: Send;
  script: HTMLScriptElement;
} {
  const dataLayer = (window.dataLayer ??= []);
  // gtag.js takes a command only as an `arguments` object; an array means something else to it.
  const gtag: (...command: unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
  gtag('js', new Date());
  gtag('config', measurementId);
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  return {
    script,
    send: ({ name, id, title }) => gtag('event', name, { item_id: id, item_name: title }),
  };
}

function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** Safari has no requestIdleCallback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run);
}
