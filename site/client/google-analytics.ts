/** Google Analytics, which is loaded only with the visitor's consent. */
import type { onEvent } from './events.ts';
import { cookieSettings } from '../routes.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const storageKey = 'cookie-consent';
const monthsMs = 365 * 24 * 60 * 60 * 1000;
const linkSelector = `a[href$="#${cookieSettings}"]`;

/**
 * Asks for consent unless the visitor has answered within twelve months, and loads the script after
 * "Accept". Global Privacy Control counts as declined.
 */
export function startGoogleAnalytics(measurementId: string, subscribe: typeof onEvent): void {
  const region = document.getElementById(cookieSettings);
  if (region === null) return;
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true) {
    for (const link of document.querySelectorAll(linkSelector)) link.remove();
    return;
  }
  let isLoaded = false;
  const apply = (choice: string): void => {
    // gtag.js itself reads this before it sends anything.
    Object.assign(window, { [`ga-disable-${measurementId}`]: choice !== 'accepted' });
    if (choice !== 'accepted') removeCookies();
    else if (!isLoaded) load(measurementId, subscribe);
    isLoaded ||= choice === 'accepted';
  };
  const choice = savedChoice();
  if (choice !== undefined) apply(choice);
  region.hidden = choice !== undefined && location.hash !== `#${cookieSettings}`;

  let opener: HTMLElement | null = null;
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>(linkSelector);
    if (link === null) return;
    event.preventDefault();
    opener = link;
    region.hidden = false;
    region.focus();
  });
  region.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button === null) return;
    save(button.value);
    opener?.focus();
    region.hidden = true;
    apply(button.value);
  });
}

function savedChoice(): string | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>;
    return Number(saved['until']) > Date.now() ? String(saved['choice']) : undefined;
  } catch {
    return undefined;
  }
}

function save(choice: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ choice, until: Date.now() + monthsMs }));
  } catch {
    // Without storage the answer is for this page only.
  }
}

/** Google sets its cookies for the widest domain that it can. */
function removeCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/, ''));
  const labels = location.hostname.split('.');
  for (const name of names.filter((each) => /^_ga(_|$)/.test(each)))
    for (const domain of ['', ...labels.map((_, index) => labels.slice(index).join('.'))])
      document.cookie = `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`;
}

function load(measurementId: string, subscribe: typeof onEvent): void {
  const dataLayer = (window.dataLayer ??= []);
  // gtag.js accepts a command only as an `arguments` object, not as an array.
  const gtag: (...command: unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
  gtag('js', new Date());
  gtag('config', measurementId);
  subscribe(({ name, id, title }) => gtag('event', name, { item_id: id, item_name: title }));
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
}
