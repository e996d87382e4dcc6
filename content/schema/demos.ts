import { z } from 'zod';
import { about, image, placeholder, slug, text, shortText } from './fields.ts';
import { videoFields } from './video.ts';

export const demoSchema = z.strictObject({
  id: slug,
  category: text(
    'The category of one of the agents in agents.yaml',
    'Personal Assistant',
    'category',
  ),
  caption: shortText(100, 'The text under the image and the title of the dialog', 'Sending Emails'),
  result: shortText(
    60,
    'What the demo achieves, under the caption; leave it out to show none',
    '8 seconds from question to slot',
  ).optional(),
  thumbnail: image('demo')
    .describe('The image of the card; without this field, the card shows its caption large')
    .optional(),
  ...videoFields,
  description: shortText(
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
