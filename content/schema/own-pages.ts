import { z } from 'zod';
import { about, alternative, imagePath, linkUrl, placeholder, shortText } from './fields.ts';

const flag = (description: string) => z.boolean().default(false).describe(description);

/** The YAML front matter of a page. */
const head = {
  title: shortText(
    70,
    'The heading of the page, and its title in search results',
    'Privacy policy',
  ),
  description: shortText(
    200,
    'Shown under the title in search results',
    'Which data we keep, why, and for how long.',
  ),
  label: shortText(
    40,
    'The text of links to this page; without this field, the title',
    'Privacy',
  ).optional(),
  footer: flag('Whether the footer links to this page'),
  navigation: flag('Whether the bar at the top and the menu link to this page'),
  privacy: flag('Whether the question about cookies links to this page'),
  indexed: z.boolean().default(true).describe('Whether search engines may list this page'),
  updated: z.iso
    .date('must be a date')
    .meta(about('When the text was changed: year, month, day', '2026-11-01'))
    .optional(),
  placeholder,
};

/** The fields in Pages CMS, which adds the text itself. */
export const ownPageHead = z.strictObject(head);

export const ownPageSchema = z.strictObject({
  ...head,
  body: z.strictObject({
    images: z.array(
      z.strictObject({
        src: imagePath(
          { leastWidth: 320, place: 'a page of your own' },
          'An image in content/media',
          'photos/office.jpg',
        ),
        alt: alternative,
      }),
    ),
    links: z.array(z.strictObject({ url: linkUrl })),
  }),
});
