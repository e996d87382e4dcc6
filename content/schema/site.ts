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

/** A domain may have non-ASCII characters, but z.email() accepts ASCII only. */
const isEmail = (value: string): boolean =>
  /^[^@\s]+@[^@\s/?#]+$/.test(value) &&
  URL.canParse(`https://${value.split('@')[1] ?? ''}`) &&
  z.regexes.email.test(plainEmail(value));

const logo = z
  .strictObject({
    src: logoPath(
      'The logo for light backgrounds, without empty space around it: SVG, or PNG with a ' +
        'transparent background',
      'brand/logo.svg',
    ),
    dark: logoPath(
      'The logo for dark backgrounds; without this field, the logo has a light plate behind it',
      'brand/logo-on-dark.svg',
    ).optional(),
    icon: logoPath(
      'A square image for browser tabs and home screens; without this field, the logo if it ' +
        'is about square, or else the first letter of the name',
      'brand/icon.svg',
    ).optional(),
    showName: z
      .boolean()
      .optional()
      .describe(
        'Whether the name is shown beside the logo; without this field, the name is shown if ' +
          'the logo is less than twice as wide as high',
      ),
  })
  .describe('Your logo; without this field, the first letter of the name is shown')
  .optional();

const booking = z
  .strictObject({
    url: text(
      'The booking page, its URL or embed code: LeadConnector, Calendly, Cal.com, HubSpot ' +
        'and more, any https page that other sites can show, or a path of this site',
      'https://calendly.com/your-name/strategy-call',
      'url-or-path',
    ).superRefine(readWith((value) => void resolveBooking(value))),
    scriptUrl: text(
      'The form-embed script of the provider, if it has one that the site does not know',
      'https://link.msgsndr.com/js/form_embed.js',
      'url-or-path',
    ).optional(),
    forwardParameters: z
      .array(
        shortText(40, 'The name of a parameter', 'utm_source').regex(
          /^[\w.~-]+$/,
          'must be the name of one parameter: letters, digits, hyphens, dots and underscores',
        ),
      )
      .default([])
      .describe('Parameters after the ? of the visited URL that the booking page receives'),
  })
  .describe(
    'The form in the booking dialog; without this field, the booking buttons write an e-mail',
  )
  .transform(({ url, scriptUrl, forwardParameters }, context) => {
    try {
      return { ...resolveBooking(url, scriptUrl), forwardParameters };
    } catch (error) {
      // The check above accepted the URL, so the mistake is in the script.
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
        .regex(/^G-[A-Z0-9]+$/, 'must be a measurement id: G- and then capital letters and digits')
        .meta(about('The measurement id of the property', 'G-ABC123XYZ')),
    }),
  ])
  .default({ provider: 'none' })
  .describe('Who counts the events of the site: none, plausible or ga4');

const siteFields = z.strictObject({
  name: shortText(
    24,
    'The short name of the business, for the bar at the top; legalName is the full name',
    'Plumbline',
  ),
  legalName: shortText(
    80,
    'The full name of the business, for the footer and for ' +
      'search engines; without this field, the short name',
    'Plumbline Assistants for the Trades Ltd',
  ).optional(),
  url: text(
    'The URL where the site is published, with its sub-path',
    'https://your-name.github.io/your-repository/',
  ).transform(readWith(readSiteUrl)),
  hosting: z
    .enum(hostNames)
    .meta(about('The host of the site; the build writes the settings file for this host', 'apache'))
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
    .refine(isCountry, 'must be the two-letter code of a country')
    .meta(
      about(
        'The country of the business, for its phone number and its place; ' +
          'without this field, the country in language, such as AT in de-AT',
        'US',
      ),
    )
    .optional(),
  logo,
  colors: z
    .strictObject({
      main: color(
        'The color of the buttons: #rrggbb in quotation marks, a name, or a color as in CSS',
        '#0b2545',
      ),
      second: color(
        'A second color: for highlights if the main color is dark, else for backgrounds',
        '#ff7a00',
      ).optional(),
      third: color('A third color, for backgrounds', '#8ecae6').optional(),
    })
    .describe(
      'One to three colors of your brand, from which the site makes all its colors; without ' +
        'this field, the site keeps its own colors',
    )
    .optional(),
  contact: z
    .strictObject({
      phone: z
        .string()
        .meta(
          about(
            'The phone number, shown as you write it: with + and the country code, or as people ' +
              'in your country write it; leave it out to show none',
            '+1 555 010 0199',
          ),
        )
        .optional(),
      email: text('The e-mail address that people write to', 'hello@plumbline.example').refine(
        isEmail,
        'must be an e-mail address, without letters such as ä or é before the @',
      ),
      address: z
        .strictObject({
          street: shortText(80, 'Street and number', '100 Congress Avenue'),
          postalCode: shortText(12, 'The postal code, in quotation marks', '78701').optional(),
          city: shortText(60, 'The city', 'Austin'),
          region: shortText(
            40,
            'The state, if addresses in your country have one',
            'TX',
          ).optional(),
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
        .max(7, 'must have at most seven entries')
        .meta({ description: 'When the business is open', examples: [['Mo-Fr 08:00-17:00']] })
        .optional(),
    })
    .describe('How people reach you'),
  booking,
  unsandboxed: z
    .array(
      z
        .enum(videoProviders)
        .meta(about('The name of a provider; page stands for all other sites', 'vimeo')),
    )
    .default([])
    .describe('Names of video providers whose player does not work inside a sandboxed frame'),
  analytics,
  placeholder,
});

export const siteSchema = siteFields.transform((site) => {
  const country = countryOf(site);
  return { ...site, contact: { ...site.contact, ...(country === undefined ? {} : { country }) } };
});
