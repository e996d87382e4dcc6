import { z } from 'zod';
import { about, placeholder, slug, shortText } from './fields.ts';

export const agentSchema = z.strictObject({
  id: slug,
  name: shortText(44, 'The name on the tab', 'AI Receptionist'),
  category: shortText(44, "What a demo's category says", 'AI Receptionist'),
  subLabel: shortText(220, 'What this kind of agent does', 'Answers and books calls 24/7.'),
  facts: z
    .array(shortText(80, 'A fact', 'Answers at the second ring'))
    .max(3, 'must have at most three entries')
    .optional()
    .describe('Up to three facts beside the card of an agent that has one demo'),
  tryPhone: z
    .string()
    .meta(about('A number at which people can try the agent', '+1 555 010 0142'))
    .optional(),
  placeholder,
});
