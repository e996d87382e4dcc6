import { z } from 'zod';
import { plainEmail } from '../../site/urls.ts';
import { resolveBooking } from '../../site/embeds/booking.ts';
import { countryOf, isCountry } from '../../site/embeds/phone.ts';
import { readSiteUrl } from '../../site/embeds/site-url.ts';
import { videoProviders } from '../../site/embeds/video.ts';
import { hostNames } from '../../site/generator/hosts/names.ts';
import { readColor } from '../../site/styles/color.ts';
import {
  about,
  canonicalTag,
  logoPath,
  messageOf,
  placeholder,
  readWith,
  tagMessage,
  text,
  shortText,
} from './fields.ts';

const color = (description: string, example: string) =>
  text(description, example).transform(readWith(readColor));

/** A domain may have the characters of its language; z.email() accepts ASCII only. */
const isEmail = (value: string): boolean =>
  /^[^@\s]+@[^@\s/?#]+$/.test(value) &&
  URL.canParse(`https://${value.split('@')[1] ?? ''}`) &&
  z.regexes.email.test(plainEmail(value));

const logo = z
  .strictObject({
    src: logoPath(
      'The logo on light grounds, cut close: SVG, or PNG with nothing behind it',
      'brand/logo.svg',
    ),
    dark: logoPath(
      'The same for dark grounds; where it is left out, the logo stands on a light plate there',
      'brand/logo-on-dark.svg',
    ).optional(),
    icon: logoPath(
      'A square image for browser tabs and home screens; where it is left out, a logo that ' +
        'is about square stands there, and the first letter of the name for a wide one',
      'brand/icon.svg',
    ).optional(),
    showName: z
      .boolean()
      .optional()
      .describe(
        'Whether the name stands beside the logo; where it is left out, it does beside a logo ' +
          'that is less than twice as wide as high, as wider ones have the name in them',
      ),
  })
  .describe('Your logo; leave it out, and the first letter of the name stands in its place')
  .optional();

const booking = z
  .strictObject({
    url: text(
      'The booking page, its URL or embed code: LeadConnector, Calendly, Cal.com, HubSpot ' +
        'and more, any https page that may be framed, or a path of this site',
      'https://calendly.com/your-name/strategy-call',
      'url-or-path',
    ).superRefine(readWith((value) => void resolveBooking(value))),
    scriptUrl: text(
      "The provider's form-embed script, where it has one that is not known by the booking URL",
      'https://link.msgsndr.com/js/form_embed.js',
      'url-or-path',
    ).optional(),
    forwardParameters: z
      .array(
        shortText(40, 'The name of a parameter', 'utm_source').regex(
          /^[\w.~-]+$/,
          'must be the name of one parameter: letters, digits, hyphens, dots and low lines',
        ),
      )
      .default([])
      .describe('Query parameters of the landing page that are handed to the booking page'),
  })
  .describe('The form in the booking dialog; leave it out, and the booking buttons write an e-mail')
  .transform(({ url, scriptUrl, forwardParameters }, context) => {
    try {
      return { ...resolveBooking(url, scriptUrl), forwardParameters };
    } catch (error) {
      // The URL alone was accepted above, so the script is what cannot be used.
      context.addIssue({ code: 'custom', path: ['scriptUrl'], message: messageOf(error) });
      return z.NEVER;
    }
  })
  .optional();

const analytics = z
  .discriminatedUnion('provider', [
    z.strictObject({ provider: z.literal('none') }),
    z.strictObject({
      provider: z.literal('plausible'),
      domain: shortText(100, 'The domain as Plausible knows it', 'plumbline.example'),
      scriptUrl: z
        .url({
          protocol: /^https$/,
          hostname: z.regexes.domain,
          error: 'must be the full URL of the script, which starts with https://',
        })
        .default('https://plausible.io/js/script.js')
        .meta(about('The script of Plausible', 'https://plausible.io/js/script.js')),
    }),
    z.strictObject({
      provider: z.literal('ga4'),
      measurementId: z
        .string()
        .regex(/^G-[A-Z0-9]+$/, 'must be a measurement id')
        .meta(about('The measurement id of the property', 'G-ABC123XYZ')),
    }),
  ])
  .default({ provider: 'none' })
  .describe('Who counts the events of the site: none, plausible or ga4');

const siteFields = z.strictObject({
  name: shortText(
    24,
    'The short name of the business, for the bar at the top; legalName holds the full one',
    'Plumbline',
  ),
  legalName: shortText(
    80,
    'The full name of the business, for the footer and for ' +
      'search engines; the short one where it is left out',
    'Plumbline Assistants for the Trades Ltd',
  ).optional(),
  url: text(
    'Where the site is published, sub-path included',
    'https://your-name.github.io/your-repository/',
  ).transform(readWith(readSiteUrl)),
  hosting: z
    .enum(hostNames)
    .meta(about('Who serves the site; the build writes the file that this host reads', 'apache'))
    .optional(),
  language: text('The language of the text, as a tag such as en, de, de-AT or pt-BR', 'en')
    // The standard allows longer language names, but none exists.
    .refine((tag) => /^[a-z]{2,3}(-|$)/i.test(tag) && canonicalTag(tag) !== undefined, tagMessage)
    .transform((tag) => canonicalTag(tag) ?? tag)
    .default('en'),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .refine(isCountry, 'must be the two letters of a country')
    .meta(
      about(
        'The country of the business, for its telephone number and its place; ' +
          'that of `language` where it is left out, as in de-AT',
        'US',
      ),
    )
    .optional(),
  logo,
  colors: z
    .strictObject({
      main: color(
        'The color of the buttons: in quotation marks as #rrggbb, a name, or as CSS writes it',
        '#0b2545',
      ),
      second: color(
        'A second color: for highlights where the first is dark, else for grounds',
        '#ff7a00',
      ).optional(),
      third: color('A third color, for grounds', '#8ecae6').optional(),
    })
    .describe(
      'One to three colors of your brand: every tone of the site, light and dark, is made ' +
        'from them; leave them out, and it wears its own',
    )
    .optional(),
  contact: z
    .strictObject({
      phone: z
        .string()
        .meta(
          about(
            'Shown as it is written, with + and the country code, or ' +
              'as people of `country` write it; leave it out to show none',
            '+1 555 010 0199',
          ),
        )
        .optional(),
      email: text('Where people write to', 'hello@plumbline.example').refine(
        isEmail,
        'must be an e-mail address, with plain letters before the @',
      ),
      address: z
        .strictObject({
          street: shortText(80, 'Street and number', '100 Congress Avenue'),
          postalCode: shortText(12, 'The postal code, in quotation marks', '78701').optional(),
          city: shortText(60, 'The city', 'Austin'),
          region: shortText(40, 'The state, where addresses name it', 'TX').optional(),
        })
        .describe('Where the business is, for the footer and for maps; leave it out to show none')
        .optional(),
      hours: z
        .array(
          z
            .string()
            .trim()
            .regex(
              /^(Mo|Tu|We|Th|Fr|Sa|Su)(-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/,
              'must be days and hours, such as Mo-Fr 08:00-17:00',
            )
            .meta(about('Days (Mo Tu We Th Fr Sa Su) and hours, from and to', 'Mo-Fr 08:00-17:00')),
        )
        .max(7, 'must be at most seven')
        .meta({ description: 'When the business is open', examples: [['Mo-Fr 08:00-17:00']] })
        .optional(),
    })
    .describe('How people reach you'),
  booking,
  unsandboxed: z
    .array(
      z
        .enum(videoProviders)
        .meta(about('The name of a provider; page is any that has none here', 'vimeo')),
    )
    .default([])
    .describe('Names of video providers whose player breaks inside a sandboxed frame'),
  analytics,
  placeholder,
});

export const siteSchema = siteFields.transform((site) => {
  const country = countryOf(site);
  return { ...site, contact: { ...site.contact, ...(country === undefined ? {} : { country }) } };
});
