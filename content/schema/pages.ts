import { z } from 'zod';
import { en } from '../../site/messages/en.ts';
import {
  holdersOf,
  messageNames,
  messageTable,
  type MessageName,
} from '../../site/messages/messages.ts';
import { about, focus, imageIn, linkUrl, image, shortText } from './fields.ts';
import { sectionNames } from './lists.ts';

const meta = z.strictObject({
  title: shortText(
    70,
    'Shown in the browser tab and in search results',
    'Plumbline: AI assistants for the trades',
  ),
  description: shortText(
    200,
    'Shown under the title in search results',
    'Watch real demos of AI that answers your calls and sorts your email.',
  ),
});

const navigationItem = z
  .strictObject({
    label: shortText(24, 'The text in the bar and the menu', 'Demos'),
    section: z
      .enum(sectionNames)
      .meta(
        about(
          'The section of the home page to link to; the item is hidden while that section is empty',
          'demos',
        ),
      )
      .optional(),
    url: linkUrl.optional(),
  })
  .superRefine(({ section, url }, context) => {
    if ((section === undefined) === (url === undefined))
      context.addIssue({
        code: 'custom',
        message:
          section === undefined
            ? `needs a section (${sectionNames.join(', ')}) or a url to link to`
            : 'can link to a section or a url, not to both',
      });
  });

const footerLink = z.strictObject({
  label: shortText(40, 'The text of the link', 'Imprint'),
  url: linkUrl,
});

const messageField = (name: MessageName) => {
  const { max, about: description } = messageTable[name];
  const holders = holdersOf(name);
  return shortText(max, description, en[name])
    .refine(
      (message) => holders.every((holder) => message.split(holder).length === 2),
      `must contain ${holders.join(' and ')}, each exactly once`,
    )
    .optional();
};

const messageFields = Object.fromEntries(
  messageNames.map((name) => [name, messageField(name)]),
) as Record<MessageName, ReturnType<typeof messageField>>;

export const pagesSchema = z.strictObject({
  navigation: z
    .array(navigationItem)
    .max(7, 'must have at most seven entries: more do not fit in the bar')
    .describe('The bar at the top and the menu'),
  footerLinks: z
    .array(footerLink)
    .max(12, 'must have at most twelve entries')
    .default([])
    .describe('More links at the end of each page: imprint, privacy, social profiles'),
  bookingLabel: shortText(
    40,
    'The booking button of the header, the menu and the footer',
    'Book A Strategy Call',
  ),
  home: meta
    .extend({
      hero: z
        .strictObject({
          headline: shortText(80, 'The headline', 'Proof Over Promises'),
          tagline: shortText(110, 'The line below it', 'Explore Our AI in the Real World'),
          claim: shortText(60, 'The part of the intro that is set in bold', '18+ hours every week'),
          intro: shortText(
            280,
            'The intro; the claim replaces {claim}',
            'Businesses save {claim} by cutting admin and wasted time.',
          ).regex(
            /^[^{]*\{claim\}[^{]*$/,
            'must contain {claim} exactly once: the claim replaces it',
          ),
          demosLabel: shortText(40, 'The first button', 'Watch Our Demos'),
          testimonialsLabel: shortText(40, 'The second button', 'See Our Testimonials'),
          image: z
            .strictObject({
              wide: imageIn('heroWide'),
              narrow: imageIn('heroNarrow'),
              alt: shortText(
                400,
                'What the hero image shows',
                'Before and after: a stressed construction worker, and ' +
                  'a happy one with 18+ hours saved every week.',
              ),
              wideFocus: focus,
              narrowFocus: focus,
            })
            .describe(
              'The image beside the headline, drawn once for wide and once for narrow ' +
                'screens; leave it out to show text only',
            )
            .optional(),
        })
        .describe('The first screen'),
      demos: z
        .strictObject({
          heading: shortText(80, 'Heading', 'See Our Agents In Action'),
          allLabel: shortText(
            60,
            'The link to the page with all demos; their number replaces {count}',
            'See all {count} demos',
          ),
        })
        .describe('The section with the demos'),
      testimonials: z
        .strictObject({
          heading: shortText(80, 'Heading', 'Trusted by Businesses Like You'),
          subtitle: shortText(
            170,
            'The line below it',
            'See how business owners cut 18+ hours of admin work every week.',
          ),
          caseStudiesLabel: shortText(44, 'The button below', 'Read Case Studies'),
        })
        .describe('The section with the testimonials'),
      caseStudies: z
        .strictObject({
          heading: shortText(80, 'Heading', 'Real Results From Our Clients'),
          beforeLabel: shortText(24, 'The label before the text of how it was', 'Before'),
          afterLabel: shortText(24, 'The label before the text of how it is now', 'After'),
          numbersHeading: shortText(56, 'Heading of the light panel', "The Numbers Don't Lie"),
          bookingLabel: shortText(40, 'The button of a slide', 'BOOK A STRATEGY CALL'),
        })
        .describe('The section with the case studies'),
      closing: z
        .strictObject({
          heading: shortText(80, 'Heading above the footer', 'Want your evenings back?'),
          text: shortText(220, 'The line below it', 'Bring your messiest week to a short call.'),
        })
        .describe('The last section before the footer'),
    })
    .describe('The home page'),
  demos: meta
    .extend({
      heading: shortText(80, 'Heading', 'All Demos'),
      subtitle: shortText(170, 'The line below it', 'Explore all our AI assistant demonstrations'),
      allTab: shortText(32, 'The first tab', 'All Demos'),
      backLabel: shortText(32, 'The link back', 'Back to Home'),
    })
    .describe('The page with all demos'),
  notFound: meta
    .extend({
      code: shortText(8, 'The big figure', '404'),
      heading: shortText(80, 'Heading', 'Oops! Page not found'),
      text: shortText(220, 'The line below it', 'There is nothing at this address.'),
      homeLabel: shortText(44, 'The link back', 'Return to Home'),
      image: image('notFound').optional(),
    })
    .describe('The page for URLs that do not exist'),
  booking: z
    .strictObject({
      title: shortText(56, 'Title of the booking dialog', 'Book A Strategy Call'),
      description: shortText(
        170,
        'The description of the booking dialog for screen readers',
        'Schedule your strategy consultation',
      ),
      frameTitle: shortText(60, 'The name of the frame for screen readers', 'Booking Form'),
      openLabel: shortText(80, 'The link that is always shown', 'Open the booking page'),
      facts: z
        .array(shortText(32, 'One thing to know about the call', '20 minutes'))
        .max(4, 'must have at most four entries')
        .default([])
        .describe('What the call is: how long, at what price. Shown where a call can be booked'),
    })
    .describe('The booking dialog'),
  video: z
    .strictObject({
      openLabel: shortText(80, 'The link that is always shown', 'Open the video in a new tab'),
      copyLabel: shortText(44, 'The button that copies the link', 'Copy link'),
      transcriptLabel: shortText(
        48,
        'The button that opens the transcript',
        'Read what happens in the video',
      ),
    })
    .describe('The video dialog'),
  messages: z
    .strictObject(messageFields)
    .default({})
    .describe('Texts of the buttons and labels that you want to change; leave out all others'),
});
