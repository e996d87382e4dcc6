import { z } from 'zod';
import { slug, words } from './fields.ts';

export const agentSchema = z.strictObject({
  id: slug,
  name: words(44, 'The name on the tab', 'AI Receptionist'),
  category: words(44, "What a demo's category says", 'AI Receptionist'),
  subLabel: words(220, 'What this kind of agent does', 'Answers and books calls 24/7.'),
});
