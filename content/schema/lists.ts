/**
 * The lists of the content. To add content/faq.yaml, add a row `faq`: types, checks, schemas and
 * forms follow. A section that shows the list needs a component and a place in the page.
 */
import type { z } from 'zod';
import { agentSchema } from './agents.ts';
import { caseStudySchema } from './case-studies.ts';
import { demoSchema } from './demos.ts';
import { testimonialSchema } from './testimonials.ts';

interface List {
  /** The schema of one entry; `id` is part of URLs, so all lists share one space of ids. */
  entry: z.ZodObject<{ id: z.ZodType<string> }>;
  label: string;
  /** The name of one entry in messages, and the field that identifies the entry. */
  one: string;
  title: string;
  /** Whether the home page has a section of that name, so that navigation may link to it. */
  section: boolean;
}

export const lists = {
  agents: { entry: agentSchema, label: 'Agents', one: 'Agent', title: 'name', section: false },
  demos: { entry: demoSchema, label: 'Demos', one: 'Demo', title: 'caption', section: true },
  testimonials: {
    entry: testimonialSchema,
    label: 'Testimonials',
    one: 'Testimonial',
    title: 'name',
    section: true,
  },
  'case-studies': {
    entry: caseStudySchema,
    label: 'Case studies',
    one: 'Case study',
    title: 'headline',
    section: true,
  },
} as const satisfies Record<string, List>;

export type ListName = keyof typeof lists;
export const listNames = Object.keys(lists) as readonly ListName[];

/** The name of a list in code: `case-studies` becomes `caseStudies`. */
export type KeyOf<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<KeyOf<Tail>>}`
  : Name;
export const keyOf = <Name extends string>(name: Name): KeyOf<Name> =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as KeyOf<Name>;

type SectionName = {
  [Name in ListName]: (typeof lists)[Name]['section'] extends true ? Name : never;
}[ListName];

/** The sections of the home page that navigation may link to. */
export const sectionNames: readonly ['top', ...SectionName[]] = [
  'top',
  ...listNames.filter((name): name is SectionName => lists[name].section),
];
