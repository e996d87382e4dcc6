import { z } from 'zod';
import { about, logoPath, image, placeholder, slug, shortText } from './fields.ts';

export const caseStudySchema = z.strictObject({
  id: slug,
  sector: shortText(44, 'The line of business', 'Construction'),
  headline: shortText(80, 'The result', '40% more bookings'),
  brandedText: shortText(
    110,
    'The line in the brand color below it',
    'Every call answered, every quote out in a day',
  ),
  client: shortText(60, 'Who speaks', 'Marcus Hale'),
  clientRole: shortText(60, 'Their role', 'Owner'),
  clientCompany: shortText(80, 'Their company', 'Hale & Daughters Construction'),
  logo: shortText(
    3,
    'The initials of the company, shown as its logo; ' +
      'without this field, the site takes them from the name of the company',
    'HD',
  ).optional(),
  logoImage: logoPath(
    'The logo of the company instead of its initials, for ' +
      'a light background: SVG, or PNG with a transparent background',
    'case-studies/hale.svg',
  ).optional(),
  image: image('scene')
    .describe('The image beside the headline; leave it out to show text only')
    .optional(),
  beforeSummary: shortText(330, 'How it was', 'Quotes sat for days, and calls went to voicemail.'),
  afterSummary: shortText(
    330,
    'How it is',
    'Every call is answered, and every quote is out within a day.',
  ),
  metrics: z
    .array(
      z.strictObject({
        label: shortText(56, 'What was measured', 'more bookings'),
        value: shortText(16, 'The figure, in quotation marks', '40%'),
      }),
    )
    .min(1, 'must have at least one entry')
    .max(6, 'must have at most six entries: more do not fit beside the story')
    .describe('One to six figures, each with its label; four look best'),
  quote: shortText(
    330,
    'What the client says, without quotation marks',
    'We stopped chasing and started building.',
  ),
  pdfUrl: z.string().default('').meta(about('Not shown yet', '')),
  placeholder,
});
