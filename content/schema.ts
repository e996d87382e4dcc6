/**
 * What the files in this folder may say. Every file is parsed with the schema of its name, so
 * the types of the whole site are inferred from here and a mistake is reported where it stands.
 */
import { z } from 'zod';
import { plainEmail } from '../site/addresses.ts';
import type { SlotName, Point } from '../site/image-slots.ts';
import { addressError, readAddress } from '../site/embeds/address.ts';
import { resolveBooking } from '../site/embeds/booking.ts';
import { readPhone } from '../site/embeds/phone.ts';
import { readSiteAddress } from '../site/embeds/site-address.ts';
import { resolveVideo, videoProviders } from '../site/embeds/video.ts';
import { readColour } from '../site/styles/colour.ts';
import { en } from '../site/words/en.ts';
import { holdersOf, wordNames, wordTable, type WordName, type Words } from '../site/words/words.ts';

/** What editors, the browser form and the messages of the build say about a field. */
const about = (description: string, example: string) => ({ description, examples: [example] });

/** Words of at most `max` characters: longer ones do not fit the place where they are shown. */
const words = (max: number, description: string, example: string) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must be at most ${String(max)} characters, or it does not fit its place`)
    .meta(about(description, example));

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens')
  .meta(about('A short name for addresses. Never change one that has been shared.', 'pa-1'));

/** `true` on sample content; `--release` refuses to build until none is left. */
const placeholder = z.boolean().default(false).describe('true while this is sample content');

/**
 * The path of a picture in content/media. The loader checks that it exists (it knows the field by
 * its format) and that it is large enough for its place. The browser form writes paths with a slash
 * in front, which is dropped here.
 */
const pathOfPicture = (
  place: { frame: SlotName } | { leastWidth: number; place: string },
  description: string,
  example: string,
) =>
  z
    .string()
    .trim()
    .regex(
      /^[^\\:*?"<>|]+\.([sS][vV][gG]|[pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$/,
      'must be the path of a picture (svg, png, jpg, webp or avif) in content/media',
    )
    .meta({ ...about(description, example), format: 'picture-path', ...place })
    .transform((path) => path.replace(/^\//, ''));

const picturePath = (frame: SlotName) =>
  pathOfPicture({ frame }, 'A picture in content/media', 'demos/pa-1.svg');

/** Logos are shown whole, and small, so small ones will do. */
const logoPath = (description: string, example: string) =>
  pathOfPicture({ leastWidth: 96, place: 'a logo' }, description, example);

/** A colour of the brand; as #rrggbb from here on. */
const colour = (description: string, example: string) =>
  z
    .string()
    .trim()
    .meta(about(description, example))
    .transform((value, context) => {
      try {
        return readColour(value);
      } catch (error) {
        context.addIssue({ code: 'custom', message: messageOf(error) });
        return z.NEVER;
      }
    });

/**
 * What a picture tells. It is never left out; a picture that only decorates says so with the word
 * `none` (or ""), because the browser form drops empty fields when it saves.
 */
const alternative = z
  .string()
  .trim()
  .max(400, 'must be at most 400 characters: it is read out in one go')
  .meta(
    about(
      'What the picture tells, for people who do not see it; the word none when it only decorates',
      'A plumber in a hard hat holds up a wrench',
    ),
  )
  .transform((text) => (text === 'none' ? '' : text));

/** Where the point of a photograph lies that is to stay when it is cut to its frame. */
const focus = z
  .string()
  .trim()
  .regex(
    /^(100|\d{1,2}(\.\d+)?)%?[\s,]+(100|\d{1,2}(\.\d+)?)%?$/,
    'must be two percentages, such as 50% 20%: from the left, and from the top',
  )
  .meta(
    about(
      'The point of a photograph that matters most, such as a face, when it is cut to its frame: how far from the left, and how far from the top',
      '50% 20%',
    ),
  )
  .transform((text): Point => {
    const [x = 50, y = 50] = text.split(/[\s,]+/).map(Number.parseFloat);
    return { x: x / 100, y: y / 100 };
  })
  .optional();

const picture = (frame: SlotName) =>
  z
    .strictObject({ src: picturePath(frame), alt: alternative, focus })
    .describe('A picture and what it tells');

/** Where a link of the owner leads. The loader checks that a path leads to a page or a file of the site (it knows the field by its format). */
const linkAddress = z
  .string()
  .trim()
  .meta({
    ...about(
      'An address that starts with https://, mailto: or tel:, or a path of this site that starts with /',
      'https://www.linkedin.com/company/your-name',
    ),
    format: 'link',
  })
  // Few people type the scheme of an address.
  .transform((value) => (/^[\w-]+(\.[\w-]+)+(?:[/?#]|$)/.test(value) ? `https://${value}` : value))
  .refine(
    (value) =>
      (value.startsWith('/') && !value.startsWith('//')) ||
      /^(mailto:|tel:)\S/.test(value) ||
      (/^https:\/\//.test(value) && URL.canParse(value)),
    'must start with https://, mailto: or tel:, or be a path of this site that starts with /',
  );

/** A domain may have the letters of its language. Before the @ hardly a server takes others than plain ones. */
const emailAddress = z
  .string()
  .trim()
  .regex(
    /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[^\s!-,./:-@[-`{-~]+\.)+[^\s!-,./:-@[-`{-~]{2,}$/,
    {
      abort: true,
      error({ input }) {
        const [odd] = /[^ -~]/u.exec(String(input).split('@')[0] ?? '') ?? [];
        return odd === undefined
          ? 'must be an e-mail address'
          : `must be an e-mail address to which everybody can write: one with “${odd}” before the @ is refused by most servers`;
      },
    },
  )
  .refine(
    (value) =>
      URL.canParse(`https://${value.split('@')[1] ?? ''}`) &&
      z.regexes.email.test(plainEmail(value)),
    'must be an e-mail address',
  )
  .meta(about('Where people write to', 'hello@plumbline.example'));

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const videoUrl = z
  .string()
  .trim()
  .meta({
    ...about(
      'The video: its address or embed code, from YouTube, Vimeo, Loom, Wistia and a dozen more; any https page that may be framed; a film (MP4, WebM) in content/media, or the https address of one; or a path of this site',
      'films/pa-1.mp4',
    ),
    format: 'address-or-path',
  })
  .transform((value, context) => {
    try {
      return resolveVideo(value);
    } catch (error) {
      context.addIssue({ code: 'custom', message: messageOf(error) });
      return z.NEVER;
    }
  });

const captionsPath = z
  .string()
  .trim()
  .regex(
    /^[^\\:*?"<>|]+\.[vV][tT][tT]$/,
    'must be the path of a WebVTT file (.vtt) in content/media',
  )
  .meta(about('Captions of the film as WebVTT, in content/media', 'films/pa-1.vtt'));

/** The captions of a film, in the order in which the player offers them. The loader reads each file; what is left out of one, the page fills in. */
const captions = z
  .union([
    captionsPath,
    z
      .array(
        z.strictObject({
          src: captionsPath,
          language: z
            .string()
            .trim()
            .refine(
              (tag) => canonicalTag(tag) !== undefined,
              'must be a language tag, such as en, de-AT or pt-BR',
            )
            .meta(
              about(
                'Their language, as a tag such as en or de; the language of the site where it is left out',
                'en',
              ),
            )
            .optional(),
          kind: z
            .enum(['captions', 'subtitles'])
            .default('captions')
            .meta(
              about(
                'captions also tell what is heard; subtitles say what is spoken in another language',
                'captions',
              ),
            ),
          label: words(
            40,
            'What the player calls them; the name of their language where it is left out',
            'English',
          ).optional(),
        }),
      )
      .min(1, 'must name one file at least')
      .max(12, 'must be twelve at most'),
  ])
  .transform((written): Captions[] =>
    (typeof written === 'string' ? [{ src: written, kind: 'captions' as const }] : written).map(
      (each) => ({ ...each, src: each.src.replace(/^\//, '') }),
    ),
  )
  .meta(
    about(
      'Captions of a film: one WebVTT file in content/media, or a list of them, one a language, each with src, language, kind and label',
      'films/pa-1.vtt',
    ),
  )
  .optional();

/** One file of captions of a film. */
export interface Captions {
  /** Its path in content/media. */
  src: string;
  /** A language tag. */
  language?: string | undefined;
  kind: 'captions' | 'subtitles';
  label?: string | undefined;
}

/** The shapes that a video may have, width by height. */
export const ratios = ['9:16', '16:9', '1:1', '4:5'] as const;

/** What a card says of its video beside its address. */
const videoFields = {
  videoUrl,
  captions,
  poster: pathOfPicture(
    { leastWidth: 320, place: 'the poster of a film' },
    'A picture in content/media that stands in the player of a film until it plays; the picture of the card where it is left out',
    'films/pa-1.jpg',
  ).optional(),
  ratio: z
    .enum(ratios)
    .meta(
      about(
        'The shape of the video, width by height: upright (9:16) where it is left out; that of a film in content/media is read from the film',
        '16:9',
      ),
    )
    .optional(),
};

const bookingUrl = z
  .string()
  .trim()
  .meta({
    ...about(
      'The booking page, its address or embed code: LeadConnector, Calendly, Cal.com, HubSpot and more, any https page that may be framed, or a path of this site',
      'https://calendly.com/your-name/strategy-call',
    ),
    format: 'address-or-path',
  })
  .superRefine((value, context) => {
    try {
      resolveBooking(value);
    } catch (error) {
      context.addIssue({ code: 'custom', message: messageOf(error) });
    }
  });

const transcript = z
  .string()
  .trim()
  .max(4000, 'must be at most 4000 characters: it is part of every page that shows the video')
  .meta(
    about(
      'What is said and shown in the video, in words',
      'You say, "Send it." The email is gone before you have your gloves back on.',
    ),
  )
  .optional();

const meta = z.strictObject({
  title: words(
    70,
    'Shown in the browser tab and in search results, which show no more',
    'Plumbline: AI assistants for the trades',
  ),
  description: words(
    200,
    'Shown under the title in search results',
    'Watch real demos of AI that answers your calls and sorts your email.',
  ),
});

function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

export const siteSchema = z.strictObject({
  name: words(
    24,
    'The short name of the business, for the bar at the top; legalName holds the full one',
    'Plumbline',
  ),
  legalName: words(
    80,
    'The full name of the business, for the footer and for search engines; the short one where it is left out',
    'Plumbline Assistants for the Trades Ltd',
  ).optional(),
  address: z
    .string()
    .trim()
    .meta(
      about(
        'Where the site is published, sub-path included',
        'https://your-name.github.io/your-repository/',
      ),
    )
    .transform((value, context) => {
      try {
        return readSiteAddress(value);
      } catch (error) {
        context.addIssue({ code: 'custom', message: messageOf(error) });
        return z.NEVER;
      }
    }),
  language: z
    .string()
    .trim()
    .transform((tag, context) => {
      // Longer names of a language are allowed by the standard and given to none.
      const canonical = /^[a-z]{2,3}(-|$)/i.test(tag) ? canonicalTag(tag) : undefined;
      if (canonical !== undefined) return canonical;
      context.addIssue({
        code: 'custom',
        message: 'must be a language tag, such as en, de-AT or pt-BR',
      });
      return z.NEVER;
    })
    .default('en')
    .meta(about('The language of the words, as a tag such as en, de, de-AT or pt-BR', 'en')),
  logo: z
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
        'A square picture for browser tabs and home screens; where it is left out, a logo that is about square stands there, and the first letter of the name for a wide one',
        'brand/icon.svg',
      ).optional(),
      showName: z
        .boolean()
        .optional()
        .describe(
          'Whether the name stands beside the logo; where it is left out, it does beside a logo that is less than twice as wide as high, as wider ones have the name in them',
        ),
    })
    .describe('Your logo; leave it out, and the first letter of the name stands in its place')
    .optional(),
  colors: z
    .strictObject({
      main: colour(
        'The colour of the buttons: in quotation marks as #rrggbb, a name, or as CSS writes it',
        '#0b2545',
      ),
      second: colour(
        'A second colour: for highlights where the first is dark, else for grounds',
        '#ff7a00',
      ).optional(),
      third: colour('A third colour, for grounds', '#8ecae6').optional(),
    })
    .describe(
      'One to three colours of your brand: every tone of the site, light and dark, is made from them; leave them out, and it wears its own',
    )
    .optional(),
  contact: z
    .strictObject({
      phone: z
        .string()
        .regex(/^\s*([Tt][Ee][Ll]:)?\s*\(?\s*(\+|00)/, 'must start with + and the country code')
        .meta(
          about(
            'Shown with spaces, dialled without, and without a zero in brackets; leave it out to show none',
            '+1 555 010 0199',
          ),
        )
        .transform((value, context) => {
          try {
            return readPhone(value);
          } catch (error) {
            context.addIssue({ code: 'custom', message: messageOf(error) });
            return z.NEVER;
          }
        })
        .optional(),
      email: emailAddress,
    })
    .describe('How people reach you'),
  booking: z
    .strictObject({
      url: bookingUrl,
      scriptUrl: z
        .string()
        .trim()
        .meta({
          ...about(
            "The provider's form-embed script, where it has one that is not known by the booking address",
            'https://link.msgsndr.com/js/form_embed.js',
          ),
          format: 'address-or-path',
        })
        .optional(),
      forwardParameters: z
        .array(
          words(40, 'The name of a parameter', 'utm_source').regex(
            /^[\w.~-]+$/,
            'must be the name of one parameter: letters, digits, hyphens, dots and low lines',
          ),
        )
        .default([])
        .describe('Query parameters of the landing page that are handed to the booking page'),
    })
    .describe(
      'The form in the booking dialog; leave it out, and the booking buttons write an e-mail',
    )
    .transform((value, context) => {
      try {
        return {
          ...resolveBooking(value.url, value.scriptUrl),
          forwardParameters: value.forwardParameters,
        };
      } catch (error) {
        // The address alone was accepted above, so it is the script that cannot be used.
        context.addIssue({ code: 'custom', path: ['scriptUrl'], message: messageOf(error) });
        return z.NEVER;
      }
    })
    .optional(),
  unsandboxed: z
    .array(
      z
        .enum(videoProviders)
        .meta(about('The name of a provider; page is any that has none here', 'vimeo')),
    )
    .default([])
    .describe('Names of video providers whose player breaks inside a sandboxed frame'),
  analytics: z
    .discriminatedUnion('provider', [
      z.strictObject({ provider: z.literal('none') }),
      z.strictObject({
        provider: z.literal('plausible'),
        domain: words(100, 'The domain as Plausible knows it', 'plumbline.example'),
        scriptUrl: z
          .string()
          .trim()
          .default('https://plausible.io/js/script.js')
          .meta(about('The script of Plausible', 'https://plausible.io/js/script.js'))
          .transform((value, context) => {
            try {
              const address = readAddress(value, 'https://plausible.io/js/script.js');
              if (address.kind === 'web' && address.url.protocol === 'https:')
                return address.url.href;
              throw addressError(
                'must be a full address that starts with https://',
                'the script comes from the service that counts',
                'https://plausible.io/js/script.js',
              );
            } catch (error) {
              context.addIssue({ code: 'custom', message: messageOf(error) });
              return z.NEVER;
            }
          }),
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
    .describe('Who counts the events of the site: none, plausible or ga4'),
  placeholder,
});

const sections = ['top', 'demos', 'testimonials', 'case-studies'] as const;

const navigationItem = z
  .strictObject({
    label: words(24, 'The word in the bar and the menu', 'Demos'),
    section: z
      .enum(sections)
      .meta(
        about(
          'Where it leads on the home page; the item is left out while that section is empty',
          'demos',
        ),
      )
      .optional(),
    address: linkAddress.optional(),
  })
  .superRefine(({ section, address }, context) => {
    if ((section === undefined) === (address === undefined))
      context.addIssue({
        code: 'custom',
        message:
          section === undefined
            ? `must say where it leads: a section (${sections.join(', ')}) or an address`
            : 'must have a section or an address, not both',
      });
  });

const footerLink = z.strictObject({
  label: words(40, 'The words of the link', 'Imprint'),
  address: linkAddress,
});

/** A word of the interface that the content says differently. */
const interfaceWord = (name: WordName) => {
  const { max, about: description } = wordTable[name];
  const holders = holdersOf(name);
  return words(max, description, en[name])
    .refine(
      (word) => holders.every((holder) => word.split(holder).length === 2),
      `must hold ${holders.join(' and ')}, each once`,
    )
    .optional();
};

const interfaceWords = Object.fromEntries(
  wordNames.map((name) => [name, interfaceWord(name)]),
) as Record<WordName, ReturnType<typeof interfaceWord>>;

/** The words of the pages themselves: headings, sub-headings, labels of buttons. */
export const pagesSchema = z.strictObject({
  navigation: z
    .array(navigationItem)
    .max(7, 'must be at most seven: the bar holds no more')
    .describe('The bar at the top and the menu'),
  footerLinks: z
    .array(footerLink)
    .max(12, 'must be at most twelve')
    .default([])
    .describe('More links at the end of each page: imprint, privacy, social profiles'),
  bookingLabel: words(
    40,
    'The booking button of the header, the menu and the footer',
    'Book A Strategy Call',
  ),
  home: meta
    .extend({
      hero: z
        .strictObject({
          headline: words(80, 'The headline', 'Proof Over Promises'),
          tagline: words(110, 'The line below it', 'Explore Our AI in the Real World'),
          claim: words(60, 'The part of the intro that is set in bold', '18+ hours every week'),
          intro: words(
            280,
            'The intro; {claim} stands for the claim',
            'Businesses save {claim} by cutting admin and wasted time.',
          ).regex(/^[^{]*\{claim\}[^{]*$/, 'must say once where the claim stands, with {claim}'),
          demosLabel: words(40, 'The first button', 'Watch Our Demos'),
          testimonialsLabel: words(40, 'The second button', 'See Our Testimonials'),
          picture: z
            .strictObject({
              wide: picturePath('heroWide'),
              narrow: picturePath('heroNarrow'),
              alt: words(
                400,
                'What the hero picture tells',
                'Before and after: a stressed construction worker, and a happy one with 18+ hours saved every week.',
              ),
              wideFocus: focus,
              narrowFocus: focus,
            })
            .describe(
              'The picture beside the headline, drawn once for wide and once for narrow screens; leave it out to show words only',
            )
            .optional(),
        })
        .describe('The first screen'),
      demos: z
        .strictObject({
          heading: words(80, 'Heading', 'See Our Agents In Action'),
          allLabel: words(60, 'The link to the page with all demos', 'See all demos on one page'),
        })
        .describe('The section with the demos'),
      testimonials: z
        .strictObject({
          heading: words(80, 'Heading', 'Trusted by Businesses Like You'),
          subtitle: words(
            170,
            'The line below it',
            'See how business owners cut 18+ hours of admin work every week.',
          ),
          caseStudiesLabel: words(44, 'The button below', 'Read Case Studies'),
        })
        .describe('The section with the testimonials'),
      caseStudies: z
        .strictObject({
          heading: words(80, 'Heading', 'Real Results From Our Clients'),
          beforeLabel: words(24, 'What stands before the text of how it was', 'Before'),
          afterLabel: words(24, 'What stands before the text of how it is now', 'After'),
          numbersHeading: words(56, 'Heading of the light panel', "The Numbers Don't Lie"),
          bookingLabel: words(40, 'The button of a slide', 'BOOK A STRATEGY CALL'),
        })
        .describe('The section with the case studies'),
      closing: z
        .strictObject({
          heading: words(80, 'Heading above the footer', 'Want your evenings back?'),
          text: words(220, 'The line below it', 'Bring your messiest week to a short call.'),
        })
        .describe('The last words before the footer'),
    })
    .describe('The home page'),
  demos: meta
    .extend({
      heading: words(80, 'Heading', 'All Demos'),
      subtitle: words(170, 'The line below it', 'Explore all our AI assistant demonstrations'),
      allTab: words(32, 'The first tab', 'All Demos'),
      backLabel: words(32, 'The link back', 'Back to Home'),
    })
    .describe('The page with all demos'),
  notFound: meta
    .extend({
      code: words(8, 'The big figure', '404'),
      heading: words(80, 'Heading', 'Oops! Page not found'),
      text: words(220, 'The line below it', 'There is nothing at this address.'),
      homeLabel: words(44, 'The link back', 'Return to Home'),
      picture: picture('notFound').optional(),
    })
    .describe('The page for addresses that do not exist'),
  booking: z
    .strictObject({
      title: words(56, 'Title of the booking dialog', 'Book A Strategy Call'),
      description: words(
        170,
        'Its description for screen readers',
        'Schedule your strategy consultation',
      ),
      frameTitle: words(60, 'The name of the frame for screen readers', 'Booking Form'),
      openLabel: words(80, 'The link that is always there', 'Open the booking page'),
    })
    .describe('The booking dialog'),
  video: z
    .strictObject({
      openLabel: words(80, 'The link that is always there', 'Open the video in a new tab'),
      copyLabel: words(44, 'Copies the link', 'Copy link'),
      transcriptLabel: words(48, 'Opens the transcript', 'Read what happens in the video'),
    })
    .describe('The video dialog'),
  words: z
    .strictObject(interfaceWords)
    .default({})
    .describe(
      'Words of the interface that are to be others than those that ship with the language: name only these',
    ),
});

export const agentSchema = z.strictObject({
  id: slug,
  name: words(44, 'The name on the tab', 'AI Receptionist'),
  category: words(44, "What a demo's category says", 'AI Receptionist'),
  subLabel: words(220, 'What this kind of agent does', 'Answers and books calls 24/7.'),
});

export const demoSchema = z.strictObject({
  id: slug,
  category: z
    .string()
    .trim()
    .meta({
      ...about('The category of one of the agents in agents.yaml', 'Personal Assistant'),
      format: 'category',
    }),
  caption: words(100, 'The words under the picture and the title of the dialog', 'Sending Emails'),
  thumbnail: picture('demo')
    .describe('The picture of the card; leave it out, and the card shows initials')
    .optional(),
  ...videoFields,
  transcript,
  description: words(
    400,
    'For search engines',
    'A builder tells the assistant what to write, and it sends the email.',
  ).optional(),
  uploadDate: z.iso
    .date('must be a date')
    .meta(about('When the video was published: year, month, day', '2026-05-31'))
    .optional(),
  placeholder,
});

export const testimonialSchema = z.strictObject({
  id: slug,
  ...videoFields,
  thumbnail: picture('portrait')
    .describe('The portrait; leave it out, and the card shows initials')
    .optional(),
  headline: words(64, 'The result in a few words', 'Back on the tools by nine'),
  subtext: words(
    190,
    'One sentence more',
    'Paperwork ate my mornings. Now it is done before my coffee gets cold.',
  ),
  caption: words(100, 'The title of the dialog', 'Walt, carpenter: back on the tools by nine'),
  name: words(60, 'Who speaks', 'Walt Brannigan'),
  role: words(80, 'Trade or role', 'Carpenter'),
  transcript,
  placeholder,
});

export const caseStudySchema = z.strictObject({
  id: slug,
  sector: words(44, 'The line of business', 'Construction'),
  headline: words(80, 'The result', '40% more bookings'),
  brandedText: words(
    110,
    'The line in the brand colour below it',
    'Every call answered, every quote out in a day',
  ),
  client: words(60, 'Who speaks', 'Marcus Hale'),
  clientRole: words(60, 'Their role', 'Owner'),
  clientCompany: words(80, 'Their company', 'Hale & Daughters Construction'),
  logo: words(
    3,
    "The company's initials, drawn as a mark; made from the name of the company where it is left out",
    'HD',
  ).optional(),
  logoPicture: logoPath(
    'The logo of the company in the place of its initials, for a light ground: SVG, or PNG with nothing behind it',
    'case-studies/hale.svg',
  ).optional(),
  picture: picture('scene')
    .describe('The picture beside the headline; leave it out to show words only')
    .optional(),
  beforeSummary: words(330, 'How it was', 'Quotes sat for days, and calls went to voicemail.'),
  afterSummary: words(
    330,
    'How it is',
    'Every call is answered, and every quote is out within a day.',
  ),
  metrics: z
    .array(
      z.strictObject({
        label: words(56, 'What was measured', 'more bookings'),
        value: words(16, 'The figure, in quotation marks', '40%'),
      }),
    )
    .min(1, 'must be one at least')
    .max(6, 'must be six at most: more do not fit beside the story')
    .describe('One to six figures, each with its label; four stand best'),
  quote: words(
    330,
    'What the client says, without quotation marks',
    'We stopped chasing and started building.',
  ),
  pdfUrl: z.string().default('').meta(about('Not shown yet', '')),
  placeholder,
});

/** The schema of each file in content/. */
export const schemas = {
  site: siteSchema,
  pages: pagesSchema,
  agents: z.array(agentSchema),
  demos: z.array(demoSchema),
  testimonials: z.array(testimonialSchema),
  'case-studies': z.array(caseStudySchema),
} as const;

export type Picture = z.output<ReturnType<typeof picture>>;
export type Site = z.output<typeof siteSchema>;
export type Pages = z.output<typeof pagesSchema>;
export type Agent = z.output<typeof agentSchema>;
export type Demo = z.output<typeof demoSchema>;
export type Testimonial = z.output<typeof testimonialSchema>;
export type CaseStudy = z.output<typeof caseStudySchema>;

/** Everything in content/, parsed. */
export interface Content {
  site: Site;
  pages: Pages;
  agents: readonly Agent[];
  demos: readonly Demo[];
  testimonials: readonly Testimonial[];
  caseStudies: readonly CaseStudy[];
  /** The words of the interface: those of the language, and the owner's own in their place. */
  words: Words;
}
