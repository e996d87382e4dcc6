import { addressError, readAddress, withQuery } from './address.ts';

/** A booking page as the site shows it. */
export interface Booking {
  /** The kind of host, such as 'leadconnector'; 'page' for any other https page, 'own' for a path of this site. */
  provider: string;
  /** The address of the frame: absolute https, or a path of this site that starts with '/'. */
  frameUrl: string;
  /** The provider's form-embed script, or null where it has none. */
  scriptUrl: string | null;
  /** The address of the booking page itself, for the link that is always there. */
  openUrl: string;
}

interface Provider {
  name: string;
  title: string;
  /** Whether an address is this provider's: most are known by their host, white-label ones by their path. */
  owns: (address: URL) => boolean;
  example: string;
  /** What else lives there and cannot be booked with. */
  notBooking: string;
  /** What the dialog needs, or null where the address is not that of one booking page. */
  read: (address: URL) => Omit<Booking, 'provider'> | null;
}

/** Every host that is known by its addresses. One more is one more entry. */
const providers: readonly Provider[] = [
  {
    name: 'leadconnector',
    title: 'LeadConnector',
    owns: ({ hostname, pathname }) => /^(api\.leadconnectorhq|link\.msgsndr)\.com$/.test(hostname) || pathname.startsWith('/widget/'),
    example: 'https://api.leadconnectorhq.com/widget/booking/aCIv7rUnCGrysobt6Mlg',
    notBooking: 'the address needs /widget/booking/ and the id of the calendar, or the same with bookings, group, form or survey',
    read({ href, pathname }) {
      if (!/^\/widget\/(?:(?:booking|group|form|survey)\/[\w-]{4,}|bookings\/[\w-]+(?:\/[\w-]+)*)\/?$/.test(pathname)) return null;
      // White-label hosts serve the same script; one that differs is given in the content.
      return { frameUrl: href, scriptUrl: 'https://link.msgsndr.com/js/form_embed.js', openUrl: href };
    },
  },
  {
    name: 'calendly',
    title: 'Calendly',
    owns: ({ hostname }) => /^(www\.)?calendly\.com$/.test(hostname),
    example: 'https://calendly.com/your-name/strategy-call',
    notBooking: 'the address needs your name there and the event, not a page of the account',
    read({ pathname, search }) {
      const match = /^\/(?!app\/|event_types\/|login|signup|pricing|integrations)[\w-]+(?:\/[\w-]+){0,2}\/?$/.exec(pathname);
      if (!match) return null;
      const openUrl = `https://calendly.com${pathname}${search}`;
      // With these two Calendly reports its height and the booking, as its own script would have it.
      // Its cookie notice stays: hiding it would hand the duty to ask for consent to this site.
      return { frameUrl: withQuery(openUrl, { embed_type: 'Inline', embed_domain: 1 }), scriptUrl: null, openUrl };
    },
  },
  {
    name: 'cal',
    title: 'Cal.com',
    owns: ({ hostname }) => /^([\w-]+\.)?cal\.com$/.test(hostname),
    example: 'https://cal.com/your-name/strategy-call',
    notBooking: 'the address needs your name there and the event, not a page of the account',
    read({ origin, pathname, search }) {
      const path = /^((?:\/(?!event-types|bookings\/|settings|auth|embed)[\w.+-]+){1,3}?)(?:\/embed)?\/?$/.exec(pathname)?.[1];
      if (!path) return null;
      const openUrl = `${origin}${path}${search}`;
      // Such a page stays hidden until it is answered (see 'ready' in booking-messages.ts).
      return { frameUrl: withQuery(`${origin}${path}/embed${search}`, { embedType: 'inline' }), scriptUrl: null, openUrl };
    },
  },
  {
    name: 'hubspot',
    title: 'HubSpot',
    owns: ({ hostname }) => /^meetings(-\w+)?\.hubspot\.com$/.test(hostname),
    example: 'https://meetings.hubspot.com/your-name/strategy-call',
    notBooking: 'the address needs your name there, or that of the team',
    read({ origin, pathname, searchParams }) {
      if (!/^(\/[\w-]+){1,3}\/?$/.test(pathname)) return null;
      const others = Object.fromEntries([...searchParams].filter(([name]) => name !== 'embed'));
      const openUrl = withQuery(`${origin}${pathname}`, others);
      return { frameUrl: withQuery(openUrl, { embed: 'true' }), scriptUrl: null, openUrl };
    },
  },
];

/** Short links lead to a page that forbids being framed; the long address of the same page allows it. */
const googleShortLink = /^calendar\.app\.google$/;
const anyExample = 'https://api.leadconnectorhq.com/widget/booking/aCIv7rUnCGrysobt6Mlg or https://calendly.com/your-name/strategy-call';
const scriptExample = 'https://link.msgsndr.com/js/form_embed.js';

/**
 * Turns any address of a booking page that an owner may paste into what the dialog needs.
 *
 * @param scriptUrl the provider's form-embed script, where it is another than the one known by the booking address
 * @throws Error that says what is wrong with the address and shows a right one
 */
export function resolveBooking(url: string, scriptUrl?: string): Booking {
  const booking = resolvePage(url);
  return scriptUrl === undefined ? booking : { ...booking, scriptUrl: resolveScript(scriptUrl) };
}

function resolvePage(pasted: string): Booking {
  const parsed = readAddress(pasted, anyExample);
  if (parsed.kind === 'own') return { provider: 'own', frameUrl: parsed.path, scriptUrl: null, openUrl: parsed.path };

  const { url } = parsed;
  const provider = providers.find(({ owns }) => owns(url));
  if (provider) {
    const booking = provider.read(url);
    if (!booking) throw addressError(`must be the address of one booking page on ${provider.title}`, provider.notBooking, provider.example);
    return { provider: provider.name, ...booking };
  }
  if (googleShortLink.test(url.hostname)) {
    throw addressError('must not be a short link', 'the page behind it forbids other sites to frame it', 'https://calendar.google.com/calendar/appointments/schedules/ID?gv=true');
  }
  if (/\.js$/.test(url.pathname)) throw addressError('must be a page, not a script', 'the script goes into scriptUrl', anyExample);
  return { provider: 'page', frameUrl: url.href, scriptUrl: null, openUrl: url.href };
}

function resolveScript(pasted: string): string {
  const parsed = readAddress(pasted, scriptExample);
  const path = parsed.kind === 'own' ? parsed.path : parsed.url.pathname;
  if (!/\.m?js$/.test(path.replace(/[?#].*$/, ''))) {
    throw addressError('the address of the script must end with .js', 'it is loaded as a script, not as a page', scriptExample);
  }
  return parsed.kind === 'own' ? parsed.path : parsed.url.href;
}
