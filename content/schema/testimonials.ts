import { z } from 'zod';
import { image, placeholder, slug, shortText } from './fields.ts';
import { videoFields } from './video.ts';

export const testimonialSchema = z.strictObject({
  id: slug,
  ...videoFields,
  thumbnail: image('portrait')
    .describe('The portrait; without this field, the card shows initials')
    .optional(),
  headline: shortText(64, 'The result in a few words', 'Back on the tools by nine'),
  subtext: shortText(
    190,
    'One sentence more',
    'Paperwork ate my mornings. Now it is done before my coffee gets cold.',
  ),
  caption: shortText(100, 'The title of the dialog', 'Walt, carpenter: back on the tools by nine'),
  name: shortText(60, 'Who speaks', 'Walt Brannigan'),
  role: shortText(80, 'Trade or role', 'Carpenter'),
  placeholder,
});
