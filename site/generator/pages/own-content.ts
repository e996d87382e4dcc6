import type { Content, Site } from '../../../content/schema.ts';
import { policyOrigins } from '../../embeds/policy.ts';
import { cookieSettings } from '../../routes.ts';
import type { ImageRequest } from '../assets/index.ts';

/** An image in the text of a page: whole, as wide as the text at most. */
export const imageOfText = (src: string): ImageRequest => ({ src, widths: [400, 720, 1120] });

export const linksTo = (pages: Content['ownPages']) =>
  pages.map(({ label, title, path }) => ({ label: label ?? title, url: path }));

export const footerLinksOf = ({ site, pages, ownPages, messages }: Content) => [
  ...pages.footerLinks,
  ...linksTo(ownPages.filter(({ footer }) => footer)),
  ...(site.analytics.provider === 'ga4'
    ? [{ label: messages.cookieSettings, url: `/#${cookieSettings}` }]
    : []),
];

/** Countries that write the city before the postal code. */
const cityFirst = new Set(['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'SG', 'US', 'ZA']);

/**
 * The parts of the last row of the footer: name and year, place, hours. The year is that of
 * SOURCE_DATE_EPOCH, in seconds, or of today.
 */
export function legalOf(site: Site, hasLinks: boolean): string[] {
  const { address, hours = [], country = '' } = site.contact;
  if (!hasLinks && site.legalName === undefined && address === undefined && hours.length === 0)
    return [];
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const date = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
  const code = address?.postalCode ?? '';
  const city = [address?.city, address?.region].filter(Boolean).join(', ');
  return [
    `© ${date.getUTCFullYear()} ${site.legalName ?? site.name}`,
    ...(address === undefined
      ? []
      : [
          `${address.street}, ${(cityFirst.has(country) ? [city, code] : [code, city]).join(' ').trim()}`,
        ]),
    ...hours.map((each) => hoursIn(site.language, each)),
  ];
}

/** `Mo-Fr 08:00-17:00` as a language writes it. */
function hoursIn(language: string, written: string): string {
  const [days = '', times = ''] = written.split(' ');
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  // 2024 begins with a Monday.
  const dayOf = (day: string) =>
    weekday.format(Date.UTC(2024, 0, 1 + ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].indexOf(day)));
  const timeOf = (each: string): Date => new Date(`2024-01-01T${each}Z`);
  const [opens = '', closes = ''] = times.split('-');
  const open = time.formatRange(timeOf(opens), timeOf(closes));
  // The fonts have no narrow spaces, and a time must not break across lines.
  return `${days.split('-').map(dayOf).join('–')} ${open.replace(/\s/g, '\u00a0')}`;
}

/** The hosts that visitors' browsers talk to, for a page about privacy. */
export function valuesOf({ site, demos, testimonials }: Content): Record<string, string> {
  const nothing = { videos: [], booking: undefined, analytics: { provider: 'none' } } as const;
  const hostsOf = (asked: Partial<Parameters<typeof policyOrigins>[0]>): string => {
    const { frameOrigins, scriptOrigins, connectOrigins, mediaOrigins } = policyOrigins({
      ...nothing,
      ...asked,
    });
    const origins = [...frameOrigins, ...scriptOrigins, ...connectOrigins, ...mediaOrigins];
    const hosts = origins.map((origin) =>
      origin === "'self'" ? new URL(site.url).host : origin.replace(/^https:\/\/(\*\.)?/, ''),
    );
    return [...new Set(hosts)].join(', ') || '–';
  };
  return {
    bookingHosts: hostsOf({ booking: site.booking }),
    videoHosts: hostsOf({ videos: [...demos, ...testimonials].map(({ videoUrl }) => videoUrl) }),
    analyticsHosts: hostsOf({ analytics: site.analytics }),
  };
}
