/** Makes sites with other numbers of things than the sample has, to see what becomes of them. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { en } from '../../site/messages/en.ts';
import { sample } from './builds.ts';
import { buildOnce } from './shared-build.ts';

/** How many of each kind there shall be, and what shall be missing. */
export interface Numbers {
  agents: number;
  demos: number;
  testimonials: number;
  caseStudies: number;
  metrics: number;
  navigation: number;
  footerLinks: number;
  /** Whether phone, booking and every image are left out. */
  bare?: boolean;
  /** The language of the site; the texts of the content are English anyway. */
  language?: string;
}

/** So many of each kind. */
export const all = (count: number): Numbers => ({
  agents: count,
  demos: count,
  testimonials: count,
  caseStudies: count,
  metrics: Math.min(Math.max(count, 1), 6),
  navigation: Math.min(count, 7),
  footerLinks: Math.min(count, 12),
});

const record = z.record(z.string(), z.unknown());
const entries = z.array(record.and(z.object({ id: z.string() })));

/** So many entries, made from those that are there, each with an id of its own. */
const several = <Entry extends { id: string }>(from: readonly Entry[], count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => {
    const entry = from[index % from.length];
    if (entry === undefined) throw new Error('There is nothing to make more of.');
    return index < from.length ? entry : { ...entry, id: `${entry.id}-no-${String(index)}` };
  });

const without = (
  entry: Readonly<Record<string, unknown>>,
  ...names: string[]
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !names.includes(name)));

/**
 * @param from the content folder to start from
 * @param to the folder to write, which is empty
 */
async function contentOfNumbers(from: string, to: string, numbers: Numbers): Promise<void> {
  await cp(from, to, { recursive: true });
  const change = async <T>(
    file: string,
    schema: z.ZodType<T>,
    edit: (data: T) => unknown,
  ): Promise<void> => {
    const path = join(to, `${file}.yaml`);
    await writeFile(path, stringify(edit(schema.parse(parse(await readFile(path, 'utf8'))))));
  };
  const { bare = false, language = 'en' } = numbers;
  const bareOf = (entry: Readonly<Record<string, unknown>>, ...names: string[]) =>
    bare ? without(entry, ...names) : entry;

  const categories: unknown[] = [];
  await change('agents', entries, (agents) =>
    several(agents, numbers.agents).map((agent, index) => {
      const category = `Category ${String(index + 1)}`;
      categories.push(category);
      return {
        ...agent,
        name: index < agents.length ? agent['name'] : `Assistant ${String(index + 1)}`,
        category,
      };
    }),
  );
  await change('demos', entries, (demos) =>
    several(demos, numbers.demos).map((demo, index) =>
      bareOf({ ...demo, category: categories[index % categories.length] }, 'thumbnail'),
    ),
  );
  await change('testimonials', entries, (testimonials) =>
    several(testimonials, numbers.testimonials).map((testimonial) =>
      bareOf(testimonial, 'thumbnail'),
    ),
  );
  await change('case-studies', entries, (studies) =>
    several(studies, numbers.caseStudies).map((study) => {
      const metrics = z.array(z.unknown()).parse(study['metrics']);
      return bareOf(
        {
          ...study,
          metrics: Array.from(
            { length: numbers.metrics },
            (_, index) => metrics[index % metrics.length],
          ),
        },
        'image',
        'logo',
      );
    }),
  );
  await change('site', record, (site) => ({
    ...(bare
      ? { ...without(site, 'booking'), contact: without(record.parse(site['contact']), 'phone') }
      : site),
    language,
  }));
  await change('pages', record, (pages) => {
    const home = record.parse(pages['home']);
    const navigation = z.array(z.unknown()).parse(pages['navigation']);
    return {
      ...pages,
      messages: en,
      navigation: [
        ...navigation,
        { label: 'All', url: '/demos/' },
        { label: 'Player', url: '/samples/booking.html' },
        { label: 'Elsewhere', url: 'https://elsewhere.example/' },
      ].slice(0, numbers.navigation),
      footerLinks: Array.from({ length: numbers.footerLinks }, (_, index) => ({
        label: `Link ${String(index + 1)}`,
        url: `https://elsewhere.example/${String(index)}`,
      })),
      home: { ...home, hero: bareOf(record.parse(home['hero']), 'image') },
      notFound: bareOf(record.parse(pages['notFound']), 'image'),
    };
  });
}

/**
 * Builds the sample with these numbers, once in a run.
 * @returns the folder with the site, which nobody may change
 */
export const buildNumbers = (numbers: Numbers): Promise<string> =>
  buildOnce(`numbers-${Object.values(numbers).join('-')}`, (content) =>
    contentOfNumbers(sample, content, numbers),
  );
