/**
 * What the files in this folder may say. Every file is parsed with the schema of its name, so
 * the types of the whole site are inferred from here and a mistake is reported where it stands.
 */
import { z } from 'zod';
import { addressError, readAddress } from '../site/embeds/address.ts';
import { resolveBooking } from '../site/embeds/booking.ts';
import { resolveVideo, videoProviders } from '../site/embeds/video.ts';
import { readSiteAddress } from '../site/generator/content/site-address.ts';

/** What editors, the browser form and the messages of the build say about a field. */
const about = (description: string, example: string) => ({ description, examples: [example] });

/** Words of at most `max` characters: longer ones do not fit the place where they are shown. */
const words = (max: number, description: string, example: string) =>
  z.string().trim().min(1, 'must not be empty').max(max, `must be at most ${String(max)} characters, or it does not fit its place`).meta(about(description, example));

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens')
  .meta(about('A short name for addresses. Never change one that has been shared.', 'pa-1'));

/** `true` on sample content; `--release` refuses to build until none is left. */
const placeholder = z.boolean().default(false).describe('true while this is sample content');

/**
 * The path of a picture in content/media. The loader checks that it exists (it knows the field by
 * its format). The browser form writes paths with a slash in front, which is dropped here.
 */
const picturePath = z
  .string()
  .trim()
  .regex(/^[^\\:*?"<>|]+\.([sS][vV][gG]|[pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$/, 'must be the path of a picture (svg, png, jpg, webp or avif) in content/media')
  .meta({ ...about('A picture in content/media', 'demos/pa-1.svg'), format: 'picture-path', minimumWidth: 320 })
  .transform((path) => path.replace(/^\//, ''));

/**
 * What a picture tells. It is never left out; a picture that only decorates says so with the word
 * `none` (or ""), because the browser form drops empty fields when it saves.
 */
const alternative = z
  .string()
  .trim()
  .max(400, 'must be at most 400 characters: it is read out in one go')
  .meta(about('What the picture tells, for people who do not see it; the word none when it only decorates', 'A plumber in a hard hat holds up a wrench'))
  .transform((text) => (text === 'none' ? '' : text));

const picture = z.strictObject({ src: picturePath, alt: alternative }).describe('A picture and what it tells');

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const videoUrl = z
  .string()
  .trim()
  .meta({
    ...about(
      'The address of the video: a watch or embed page of YouTube, Vimeo, Loom, Wistia, Bunny Stream, Cloudflare Stream or Mux, any https page that may be framed, or a path of this site',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
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

const bookingUrl = z
  .string()
  .trim()
  .meta({
    ...about(
      'The booking page: LeadConnector, Calendly, Cal.com, HubSpot, any https page that may be framed, or a path of this site',
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
  .meta(about('What is said and shown in the video, in words', 'You say, "Send it." The email is gone before you have your gloves back on.'))
  .optional();

const meta = z.strictObject({
  title: words(70, 'Shown in the browser tab and in search results', 'Plumbline: AI assistants for the trades'),
  description: words(170, 'Shown under the title in search results', 'Watch real demos of AI that answers your calls and sorts your email.'),
});

export const siteSchema = z.strictObject({
  name: words(24, 'The name of the business', 'Plumbline'),
  address: z
    .string()
    .trim()
    .meta(about('Where the site is published, sub-path included', 'https://your-name.github.io/your-repository/'))
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
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'must be a language code')
    .default('en')
    .meta(about('The language of the words', 'en')),
  contact: z
    .strictObject({
      phone: z
        .string()
        .regex(/^\+[\d ()-]+$/, 'must start with + and the country code')
        .meta(about('Shown with spaces, dialled without', '+1 555 010 0199')),
      email: z.email('must be an e-mail address').meta(about('Where people write to', 'hello@plumbline.example')),
    })
    .describe('How people reach you'),
  booking: z
    .strictObject({
      url: bookingUrl,
      scriptUrl: z
        .string()
        .trim()
        .meta({
          ...about("The provider's form-embed script, where it has one that is not known by the booking address", 'https://link.msgsndr.com/js/form_embed.js'),
          format: 'address-or-path',
        })
        .optional(),
      forwardParameters: z
        .array(words(40, 'The name of a parameter', 'utm_source').regex(/^[\w.~-]+$/, 'must be the name of one parameter: letters, digits, hyphens, dots and low lines'))
        .default([])
        .describe('Query parameters of the landing page that are handed to the booking page'),
    })
    .describe('The form in the booking dialog')
    .transform((value, context) => {
      try {
        return { ...resolveBooking(value.url, value.scriptUrl), forwardParameters: value.forwardParameters };
      } catch (error) {
        // The address alone was accepted above, so it is the script that cannot be used.
        context.addIssue({ code: 'custom', path: ['scriptUrl'], message: messageOf(error) });
        return z.NEVER;
      }
    }),
  unsandboxed: z
    .array(z.enum(videoProviders()).meta(about('The name of a provider', 'vimeo')))
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
              if (address.kind === 'web' && address.url.protocol === 'https:') return address.url.href;
              throw addressError('must be a full address that starts with https://', 'the script comes from the service that counts', 'https://plausible.io/js/script.js');
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

const navigationItem = z.strictObject({
  label: words(24, 'The word in the bar and the menu', 'Demos'),
  section: z.enum(['top', 'demos', 'testimonials', 'case-studies']).meta(about('Where it leads on the home page', 'demos')),
});

/** The words of the pages themselves: headings, sub-headings, labels of buttons. */
export const pagesSchema = z.strictObject({
  navigation: z.array(navigationItem).min(1, 'must have at least one item').describe('The bar at the top and the menu'),
  bookingLabel: words(32, 'The booking button of the header, the menu and the footer', 'Book A Strategy Call'),
  home: meta
    .extend({
      hero: z
        .strictObject({
          headline: words(60, 'The headline', 'Proof Over Promises'),
          tagline: words(80, 'The line below it', 'Explore Our AI in the Real World'),
          claim: words(40, 'The part of the intro that is set in bold', '18+ hours every week'),
          intro: words(200, 'The intro; {claim} stands for the claim', 'Businesses save {claim} by cutting admin and wasted time.').regex(
            /^[^{]*\{claim\}[^{]*$/,
            'must say once where the claim stands, with {claim}',
          ),
          demosLabel: words(32, 'The first button', 'Watch Our Demos'),
          testimonialsLabel: words(32, 'The second button', 'See Our Testimonials'),
          picture: z
            .strictObject({ wide: picturePath, narrow: picturePath, alt: words(400, 'What the hero picture tells', 'Before and after: a stressed construction worker, and a happy one with 18+ hours saved every week.') })
            .describe('The picture beside the headline, drawn once for wide and once for narrow screens'),
        })
        .describe('The first screen'),
      demos: z
        .strictObject({ heading: words(60, 'Heading', 'See Our Agents In Action'), allLabel: words(40, 'The link to the page with all demos', 'See all demos on one page') })
        .describe('The section with the demos'),
      testimonials: z
        .strictObject({
          heading: words(60, 'Heading', 'Trusted by Businesses Like You'),
          subtitle: words(120, 'The line below it', 'See how business owners cut 18+ hours of admin work every week.'),
          caseStudiesLabel: words(32, 'The button below', 'Read Case Studies'),
        })
        .describe('The section with the testimonials'),
      caseStudies: z
        .strictObject({
          heading: words(60, 'Heading', 'Real Results From Our Clients'),
          beforeLabel: words(16, 'What stands before the text of how it was', 'Before'),
          afterLabel: words(16, 'What stands before the text of how it is now', 'After'),
          numbersHeading: words(40, 'Heading of the light panel', "The Numbers Don't Lie"),
          bookingLabel: words(32, 'The button of a slide', 'BOOK A STRATEGY CALL'),
        })
        .describe('The section with the case studies'),
      closing: z
        .strictObject({
          heading: words(60, 'Heading above the footer', 'Want your evenings back?'),
          text: words(160, 'The line below it', 'Bring your messiest week to a short call.'),
        })
        .describe('The last words before the footer'),
    })
    .describe('The home page'),
  demos: meta
    .extend({
      heading: words(60, 'Heading', 'All Demos'),
      subtitle: words(120, 'The line below it', 'Explore all our AI assistant demonstrations'),
      allTab: words(24, 'The first tab', 'All Demos'),
      backLabel: words(32, 'The link back', 'Back to Home'),
    })
    .describe('The page with all demos'),
  notFound: meta
    .extend({
      code: words(8, 'The big figure', '404'),
      heading: words(60, 'Heading', 'Oops! Page not found'),
      text: words(160, 'The line below it', 'There is nothing at this address.'),
      homeLabel: words(32, 'The link back', 'Return to Home'),
      picture,
    })
    .describe('The page for addresses that do not exist'),
  booking: z
    .strictObject({
      title: words(40, 'Title of the booking dialog', 'Book A Strategy Call'),
      description: words(120, 'Its description for screen readers', 'Schedule your strategy consultation'),
      frameTitle: words(40, 'The name of the frame for screen readers', 'Booking Form'),
      openLabel: words(60, 'The link that is always there', 'Open the booking page'),
    })
    .describe('The booking dialog'),
  video: z
    .strictObject({
      openLabel: words(60, 'The link that is always there', 'Open the video in a new tab'),
      copyLabel: words(32, 'Copies the link', 'Copy link'),
      transcriptLabel: words(32, 'Opens the transcript', 'Read what happens in the video'),
    })
    .describe('The video dialog'),
});

export const agentSchema = z.strictObject({
  id: slug,
  name: words(32, 'The name on the tab', 'AI Receptionist'),
  category: words(32, "What a demo's category says", 'AI Receptionist'),
  subLabel: words(160, 'What this kind of agent does', 'Answers and books calls 24/7.'),
});

export const demoSchema = z.strictObject({
  id: slug,
  category: z
    .string()
    .trim()
    .meta({ ...about('The category of one of the agents in agents.yaml', 'Personal Assistant'), format: 'category' }),
  caption: words(70, 'The words under the picture and the title of the dialog', 'Sending Emails'),
  thumbnail: picture,
  videoUrl,
  transcript,
  description: words(300, 'For search engines', 'A builder tells the assistant what to write, and it sends the email.').optional(),
  uploadDate: z.iso.date('must be a date').meta(about('When the video was published: year, month, day', '2026-05-31')).optional(),
  placeholder,
});

export const testimonialSchema = z.strictObject({
  id: slug,
  videoUrl,
  thumbnail: picture,
  headline: words(48, 'The result in a few words', 'Back on the tools by nine'),
  subtext: words(140, 'One sentence more', 'Paperwork ate my mornings. Now it is done before my coffee gets cold.'),
  caption: words(70, 'The title of the dialog', 'Walt, carpenter: back on the tools by nine'),
  name: words(40, 'Who speaks', 'Walt Brannigan'),
  role: words(60, 'Trade or role', 'Carpenter'),
  transcript,
  placeholder,
});

export const caseStudySchema = z.strictObject({
  id: slug,
  sector: words(32, 'The line of business', 'Construction'),
  headline: words(60, 'The result', '40% more bookings'),
  brandedText: words(80, 'The line in the brand colour below it', 'Every call answered, every quote out in a day'),
  client: words(40, 'Who speaks', 'Marcus Hale'),
  clientRole: words(40, 'Their role', 'Owner'),
  clientCompany: words(60, 'Their company', 'Hale & Daughters Construction'),
  logo: words(3, "The company's initials, drawn as a mark", 'HD'),
  picture,
  beforeSummary: words(240, 'How it was', 'Quotes sat for days, and calls went to voicemail.'),
  afterSummary: words(240, 'How it is', 'Every call is answered, and every quote is out within a day.'),
  metrics: z
    .array(z.strictObject({ label: words(40, 'What was measured', 'more bookings'), value: words(14, 'The figure, in quotation marks', '40%') }))
    .length(4, 'must be four: the tiles stand two by two')
    .describe('Four figures, each with its label'),
  quote: words(240, 'What the client says, without quotation marks', 'We stopped chasing and started building.'),
  pdfUrl: z.string().default('').meta(about('Not shown yet', '')),
  placeholder,
});

/** The schema of each file in content/. */
export const schemas = {
  site: siteSchema,
  pages: pagesSchema,
  agents: z.array(agentSchema).min(1, 'must have at least one agent'),
  demos: z.array(demoSchema),
  testimonials: z.array(testimonialSchema),
  'case-studies': z.array(caseStudySchema),
} as const;

export type Picture = z.output<typeof picture>;
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
}
