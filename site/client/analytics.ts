import type { Site } from '../../content/schema.ts';
import type { onEvent, SiteEvent } from './events.ts';

type Analytics = Exclude<Site['analytics'], { provider: 'none' }>;
type Send = (event: SiteEvent) => void;

declare global {
  interface Window {
    plausible?: PlausibleFunction;
  }
}

interface PlausibleFunction {
  (name: string, options: { props: Record<string, string> }): void;
  /** The calls from before the script loaded, which the script reads when it starts. */
  q?: unknown[];
}

/**
 * Sends the events of the site to the provider that the content names, and loads its script.
 * Runs when the page is idle; earlier events are queued.
 */
export function start(analytics: Analytics, subscribe: typeof onEvent): void {
  if (analytics.provider === 'ga4') {
    import('./google-analytics.ts')
      .then((module) => module.startGoogleAnalytics(analytics.measurementId, subscribe))
      .catch((error: unknown) => console.error(error));
    return;
  }
  const { send, script } = plausible(analytics);
  subscribe(send);
  script.async = true;
  document.head.append(script);
}

function plausible({ domain, scriptUrl }: Extract<Analytics, { provider: 'plausible' }>): {
  send: Send;
  script: HTMLScriptElement;
} {
  const queue: unknown[] = [];
  // The script reads earlier calls from here: https://plausible.io/docs/custom-event-goals
  window.plausible ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue });
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.dataset['domain'] = domain;
  return {
    script,
    send: ({ name, id, title }) => window.plausible?.(name, { props: { id, title } }),
  };
}
