import { addressError, readAddress, withQuery, type Address } from './address.ts';
import { hostOf, type Host } from './hosts.ts';
import { pastedScript, readPasted } from './snippet.ts';

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

interface Provider extends Host {
  name: string;
  /** Where its rule is written, or what it was taken from. */
  source: string;
  /** What else lives there and cannot be booked with. */
  notBooking: string;
  /** What the dialog needs, or null where the address is not that of one booking page. */
  read: (address: URL) => Omit<Booking, 'provider'> | null;
}

/** A page that is framed as it is. */
const plain = (page: string): Omit<Booking, 'provider'> => ({
  frameUrl: page,
  scriptUrl: null,
  openUrl: page,
});

/** Every host that is known by its addresses. One more is one more entry. */
const providers: readonly Provider[] = [
  {
    name: 'leadconnector',
    title: 'LeadConnector',
    domains: ['leadconnectorhq.com', 'msgsndr.com'],
    alsoOwns: ({ pathname }) => pathname.startsWith('/widget/'),
    source: "the code of a calendar's own menu, Share, Embed code",
    example: 'https://api.leadconnectorhq.com/widget/booking/aCIv7rUnCGrysobt6Mlg',
    notBooking:
      'the address needs /widget/booking/ and the id of the calendar, or the same with bookings, group, form or survey',
    read({ href, pathname }) {
      if (
        !/^\/widget\/(?:(?:booking|group|form|survey)\/[\w-]{4,}|bookings\/[\w-]+(?:\/[\w-]+)*)\/?$/.test(
          pathname,
        )
      )
        return null;
      // White-label hosts serve the same script; one that differs is given in the content.
      return {
        frameUrl: href,
        scriptUrl: 'https://link.msgsndr.com/js/form_embed.js',
        openUrl: href,
      };
    },
  },
  {
    name: 'calendly',
    title: 'Calendly',
    domains: ['calendly.com'],
    source: 'https://developer.calendly.com/api-docs/overview/embedding/getting-started',
    example: 'https://calendly.com/your-name/strategy-call',
    notBooking: 'the address needs your name there and the event, not a page of the account',
    read({ hostname, pathname, search }) {
      if (!/^(www\.)?calendly\.com$/.test(hostname)) return null;
      const match =
        /^\/(?!app\/|event_types\/|login|signup|pricing|integrations)[\w-]+(?:\/[\w-]+){0,2}\/?$/.exec(
          pathname,
        );
      if (!match) return null;
      const openUrl = `https://calendly.com${pathname}${search}`;
      // With these two Calendly reports its height and the booking, as its own script would have it.
      // Its cookie notice stays: hiding it would hand the duty to ask for consent to this site.
      return {
        frameUrl: withQuery(openUrl, { embed_type: 'Inline', embed_domain: 1 }),
        scriptUrl: null,
        openUrl,
      };
    },
  },
  {
    name: 'cal',
    title: 'Cal.com',
    domains: ['cal.com', 'cal.eu'],
    // Those who run it themselves: their embed code says so.
    alsoOwns: ({ pathname, searchParams }) =>
      pathname.endsWith('/embed') && searchParams.get('embedType') === 'inline',
    source: 'https://cal.com/help/embedding/adding-embed',
    example: 'https://cal.com/your-name/strategy-call',
    notBooking: 'the address needs your name there and the event, not a page of the account',
    read({ origin, pathname, search }) {
      const path =
        /^((?:\/(?!event-types|bookings\/|settings|auth|embed)[\w.+-]+){1,3}?)(?:\/embed)?\/?$/.exec(
          pathname,
        )?.[1];
      if (!path) return null;
      const openUrl = `${origin}${path}${search.replace(/([?&])embedType=inline(&|$)/, '$1').replace(/[?&]$/, '')}`;
      // Such a page stays hidden until it is answered (see 'ready' in booking-messages.ts).
      return {
        frameUrl: withQuery(`${origin}${path}/embed${search}`, { embedType: 'inline' }),
        scriptUrl: null,
        openUrl,
      };
    },
  },
  {
    name: 'hubspot',
    title: 'HubSpot',
    domains: ['hubspot.com'],
    source: 'https://knowledge.hubspot.com/meetings-tool, Embed: data-src of the container',
    example: 'https://meetings.hubspot.com/your-name/strategy-call',
    notBooking: 'the address needs your name there, or that of the team',
    read({ origin, hostname, pathname, searchParams }) {
      if (
        !/^meetings(-\w+)?\.hubspot\.com$/.test(hostname) ||
        !/^(\/[\w-]+){1,3}\/?$/.test(pathname)
      )
        return null;
      const others = Object.fromEntries([...searchParams].filter(([name]) => name !== 'embed'));
      const openUrl = withQuery(`${origin}${pathname}`, others);
      return { frameUrl: withQuery(openUrl, { embed: 'true' }), scriptUrl: null, openUrl };
    },
  },
  {
    name: 'tidycal',
    title: 'TidyCal',
    domains: ['tidycal.com'],
    source: 'the code of Share, Embed: data-path of the container, whose script frames that page',
    example: 'https://tidycal.com/your-name/strategy-call',
    notBooking: 'the address needs your name there and the booking type, not a page of the account',
    read: ({ pathname, search }) =>
      /^\/(?!js\/|login|register|dashboard|settings|bookings\/|integrations)[\w-]+(?:\/[\w-]+){0,2}\/?$/.test(
        pathname,
      )
        ? plain(`https://tidycal.com${pathname}${search}`)
        : null,
  },
  {
    name: 'acuity',
    title: 'Acuity Scheduling',
    domains: ['acuityscheduling.com', 'squarespacescheduling.com', 'as.me'],
    source: 'the code of Scheduling Page, Link, Embed scheduler: the src of its frame',
    example: 'https://app.acuityscheduling.com/schedule.php?owner=12345678',
    notBooking:
      'the address needs schedule.php with the number of the owner, or your name in front of .as.me',
    read({ href, hostname, pathname, searchParams }) {
      const isSchedule =
        /^\/schedule\/\w+/.test(pathname) ||
        (pathname === '/schedule.php' && /^\d+$/.test(searchParams.get('owner') ?? ''));
      const isOwn =
        /^[\w-]+\.(acuityscheduling\.com|as\.me)$/.test(hostname) &&
        !/^(www|app|secure|embed|help|developers)\./.test(hostname);
      return isSchedule || isOwn ? plain(href) : null;
    },
  },
  {
    name: 'simplybook',
    title: 'SimplyBook.me',
    domains: [
      'simplybook.me',
      'simplybook.it',
      'simplybook.net',
      'simplybook.asia',
      'simplybook.pro',
      'simplybook.plus',
    ],
    source:
      'the code of Custom features, Widgets: url of the call, which the script frames with /v2/',
    example: 'https://your-name.simplybook.me/v2/',
    notBooking: 'the address needs your name in front of it, and none of the administration',
    read({ origin, hostname, pathname, search, hash }) {
      if (
        !/^(?!www\.|widget\.|help\.|user-api|secure\.)[\w-]+(\.secure)?\.simplybook\./.test(
          hostname,
        ) ||
        pathname.startsWith('/admin')
      )
        return null;
      return plain(`${origin}${pathname === '/' ? '/v2/' : pathname}${search}${hash}`);
    },
  },
  {
    name: 'youcanbookme',
    title: 'YouCanBookMe',
    domains: ['youcanbook.me'],
    source: 'the code of Share, Embed: data-domain of the script, or the src of the frame',
    example: 'https://your-name.youcanbook.me/',
    notBooking: 'the address needs your name in front of it',
    read: ({ href, hostname }) =>
      /^(?!www\.|app\.|api\.|help\.|support\.)[\w-]+\.youcanbook\.me$/.test(hostname)
        ? plain(href)
        : null,
  },
  {
    name: 'google',
    title: 'Google Calendar',
    domains: ['calendar.google.com', 'calendar.app.google'],
    source:
      'https://support.google.com/calendar/answer/10733297, Website embed: the src of the frame',
    example:
      'https://calendar.google.com/calendar/appointments/schedules/AcZssZ2J4Zlqx74R4VNrX?gv=true',
    notBooking:
      'it needs to be a booking page, and not by its short link (calendar.app.google), which forbids other sites to frame it: open that, and paste the address that the browser then shows',
    read({ pathname }) {
      const id = /^\/calendar\/(?:u\/\d+\/)?appointments\/(?:schedules\/)?(\w[\w-]{9,})\/?$/.exec(
        pathname,
      )?.[1];
      if (!id || id === 'schedules') return null;
      const page = `https://calendar.google.com/calendar/appointments/schedules/${id}`;
      return { frameUrl: withQuery(page, { gv: 'true' }), scriptUrl: null, openUrl: page };
    },
  },
  {
    name: 'microsoft',
    title: 'Microsoft Bookings',
    domains: ['outlook.office365.com', 'outlook.office.com'],
    source:
      'https://learn.microsoft.com/microsoft-365/bookings, Share your booking page, Embed: the src of the frame',
    example: 'https://outlook.office365.com/owa/calendar/YourBusiness@example.com/bookings/',
    notBooking:
      'the address needs /book/ and the name of the business, or /owa/calendar/ with /bookings/ at its end; a mailbox or a calendar cannot be booked with',
    read: ({ href, pathname }) =>
      /^\/(?:book\/[^/]+|owa\/calendar\/[^/]+\/bookings|bookwithme\/[^/]+\/[^/]+)(?:\/|$)/i.test(
        pathname,
      )
        ? plain(href)
        : null,
  },
  {
    name: 'setmore',
    title: 'Setmore',
    domains: ['setmore.com'],
    source:
      'the code of Booking Page, Website button: the href of the link, which the script frames',
    example: 'https://your-name.setmore.com/',
    notBooking: 'the address needs your name in front of it, or bookingpage/ and an id',
    read: ({ href, hostname, pathname }) =>
      /^\/(?:bookingpage|calendar|scheduleappointment)\/[\w-]+/.test(pathname) ||
      /^(?!www\.|my\.|go\.|app\.|support\.|booking\.)[\w-]+\.setmore\.com$/.test(hostname)
        ? plain(href)
        : null,
  },
  {
    name: 'zoho',
    title: 'Zoho Bookings',
    domains: [
      'zohobookings.com',
      'zohobookings.eu',
      'zohobookings.in',
      'zohobookings.com.au',
      'zohobookings.jp',
      'zohobookings.ca',
    ],
    source:
      'the code of Share, Embed: the src of the frame, /portal-embed with what stands after the # of the page',
    example: 'https://your-name.zohobookings.com/#/strategy-call',
    notBooking: 'the address needs your name in front of it, and the service after #/',
    read({ origin, hostname, pathname, hash }) {
      if (
        !/^(?!www\.)[\w-]+\.zohobookings\./.test(hostname) ||
        !/^\/(?:portal-embed)?\/?$/.test(pathname) ||
        !/^#\/[\w-]/.test(hash)
      )
        return null;
      return {
        frameUrl: `${origin}/portal-embed${hash}`,
        scriptUrl: null,
        openUrl: `${origin}/${hash}`,
      };
    },
  },
  {
    name: 'savvycal',
    title: 'SavvyCal',
    domains: ['savvycal.com'],
    source: 'https://developers.savvycal.com, JavaScript embed: link of the call',
    example: 'https://savvycal.com/your-name/strategy-call',
    notBooking: 'the address needs your name there and the link, not a page of the account',
    read: ({ href, hostname, pathname }) =>
      /^(www\.)?savvycal\.com$/.test(hostname) &&
      /^\/(?!login|signup|pricing|blog\/|docs\/|features|integrations)[\w-]+\/[\w-]+\/?$/.test(
        pathname,
      )
        ? plain(href)
        : null,
  },
];

/** Short links: only a browser learns where they lead. */
const shortLinks: readonly Host[] = [
  {
    title: 'a shortener',
    domains: [
      'bit.ly',
      'tinyurl.com',
      't.co',
      'goo.gl',
      'g.co',
      'ow.ly',
      'rb.gy',
      'cutt.ly',
      'is.gd',
      'buff.ly',
      'hubs.ly',
      'hubs.li',
      'lnkd.in',
    ],
    everyday: true,
    example: 'https://calendly.com/your-name/strategy-call',
  },
];

const anyExample =
  'https://api.leadconnectorhq.com/widget/booking/aCIv7rUnCGrysobt6Mlg or https://calendly.com/your-name/strategy-call';
const scriptExample = 'https://link.msgsndr.com/js/form_embed.js';

/**
 * Turns what an owner may paste for the booking page into what the dialog needs: an address with or without https://, or embed code.
 *
 * @param scriptUrl the provider's form-embed script, where it is another than the one known by the booking address
 * @throws Error that says what is wrong with the address and shows a right one
 */
export function resolveBooking(url: string, scriptUrl?: string): Booking {
  const booking = readPasted(url, anyExample, resolvePage);
  return scriptUrl === undefined ? booking : { ...booking, scriptUrl: resolveScript(scriptUrl) };
}

function resolvePage(address: Address): Booking {
  if (address.kind === 'own') return { provider: 'own', ...plain(address.path) };

  const { url } = address;
  const provider = hostOf(url, providers);
  if (provider) {
    const booking = provider.read(url);
    if (!booking)
      throw addressError(
        `must be the address of one booking page on ${provider.title}`,
        provider.notBooking,
        provider.example,
      );
    return { provider: provider.name, ...booking };
  }
  const short = hostOf(url, shortLinks);
  if (short)
    throw addressError(
      'must not be a short link',
      'it does not tell which page it leads to: open it, and paste the address that the browser then shows',
      short.example,
    );
  if (/\.m?js$/.test(url.pathname))
    throw addressError(
      'must be a page, not a script',
      'the script goes into scriptUrl',
      anyExample,
    );
  return { provider: 'page', ...plain(url.href) };
}

function resolveScript(pasted: string): string {
  const parsed = readAddress(pastedScript(pasted), scriptExample);
  const path = parsed.kind === 'own' ? parsed.path : parsed.url.pathname;
  if (!/\.m?js$/.test(path.replace(/[?#].*$/, ''))) {
    throw addressError(
      'the address of the script must end with .js',
      'it is loaded as a script, not as a page',
      scriptExample,
    );
  }
  return parsed.kind === 'own' ? parsed.path : parsed.url.href;
}
