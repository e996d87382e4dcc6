/**
 * What the files in this folder may say: content/NAME.yaml is parsed with `schemas[NAME]`.
 * A new list is a row in schema/lists.ts; types, reading, ids and forms follow from it.
 */
import type { Root } from 'mdast';
import { z } from 'zod';
import type { Messages } from '../site/messages/messages.ts';
import type { caseStudySchema } from './schema/case-studies.ts';
import type { demoSchema } from './schema/demos.ts';
import type { image } from './schema/fields.ts';
import { listNames, lists, type KeyOf, type ListName } from './schema/lists.ts';
import type { ownPageSchema } from './schema/own-pages.ts';
import { pagesSchema } from './schema/pages.ts';
import { siteSchema } from './schema/site.ts';
import type { testimonialSchema } from './schema/testimonials.ts';

export { keyOf, listNames, lists, sectionNames, type ListName } from './schema/lists.ts';
export { imageExtensions } from './schema/fields.ts';
export { ownPageHead, ownPageSchema } from './schema/own-pages.ts';
export { ratios } from './schema/video.ts';

type ListSchemas = { [Name in ListName]: z.ZodArray<(typeof lists)[Name]['entry']> };

export const schemas = {
  site: siteSchema,
  pages: pagesSchema,
  ...(Object.fromEntries(
    listNames.map((name) => [name, z.array(lists[name].entry)]),
  ) as unknown as ListSchemas),
};

export type ContentName = keyof typeof schemas;
export const contentNames = Object.keys(schemas) as readonly ContentName[];

export type ContentImage = z.output<ReturnType<typeof image>>;
/** A page of the owner's own: content/pages/NAME.md. */
export type OwnPage = z.output<typeof ownPageSchema> & {
  path: string;
  /** Its text, with the paths and URLs of `body` in it. */
  tree: Root;
};
export type Site = z.output<typeof siteSchema>;
export type Pages = z.output<typeof pagesSchema>;
export type Demo = z.output<typeof demoSchema>;
export type Testimonial = z.output<typeof testimonialSchema>;
export type CaseStudy = z.output<typeof caseStudySchema>;

/** Everything in content/, parsed: `site`, `pages`, `ownPages`, and a property for each list. */
export type Content = {
  [Name in ContentName as KeyOf<Name>]: z.output<(typeof schemas)[Name]>;
} & {
  ownPages: readonly OwnPage[];
  /** The strings of the interface in the language of the site, or the owner's own. */
  messages: Messages;
};
