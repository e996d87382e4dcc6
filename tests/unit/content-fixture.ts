import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { Content } from '../../content/schema.ts';
import { ContentError, loadContent } from '../../site/generator/content/read-content.ts';
import type { Diagnostic } from '../../site/generator/content/diagnostics.ts';

/** The smallest valid image. */
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';

/** A small, valid content that no owner's edit changes. */
export const validFiles: Readonly<Record<string, string>> = {
  'content/site.yaml': `name: Plumbline
url: https://plumbline.example
contact:
  phone: +1 555 010 0199
  email: hello@plumbline.example
booking:
  url: /samples/booking.html
  scriptUrl: /samples/form-embed.js
  forwardParameters: [utm_source, gclid]
analytics:
  provider: none
placeholder: true
`,
  'content/pages.yaml': `navigation:
  - label: Home
    section: top
  - label: Case Studies
    section: case-studies
bookingLabel: Book
home:
  title: Home title
  description: Home description
  hero:
    headline: Headline
    tagline: Tagline
    claim: 18+ hours
    intro: Businesses save {claim}.
    demosLabel: Demos
    testimonialsLabel: Testimonials
    image:
      wide: hero-wide.svg
      narrow: hero-narrow.svg
      alt: Before and after
  demos:
    heading: Demos
    allLabel: All
  testimonials:
    heading: Testimonials
    subtitle: Subtitle
    caseStudiesLabel: Read
  caseStudies:
    heading: Case studies
    beforeLabel: Before
    afterLabel: After
    numbersHeading: Numbers
    bookingLabel: BOOK
  closing:
    heading: Closing
    text: Text
demos:
  title: Demos title
  description: Demos description
  heading: All Demos
  subtitle: Subtitle
  allTab: All
  backLabel: Back
notFound:
  title: Not found title
  description: Not found description
  code: "404"
  heading: Oops
  text: Text
  homeLabel: Home
  image:
    src: not-found.svg
    alt: ""
booking:
  title: Book
  description: Description
  frameTitle: Form
  openLabel: Open
video:
  openLabel: Open
  copyLabel: Copy
  transcriptLabel: Transcript
`,
  'content/agents.yaml': `- id: personal
  name: Personal
  category: Personal Assistant
  subLabel: Sorts emails.
- id: receptionist
  name: Receptionist
  category: AI Receptionist
  subLabel: Answers calls.
`,
  'content/demos.yaml': `- id: pa-1
  category: Personal Assistant
  caption: Reading PDF → Writing to Database
  thumbnail:
    src: demos/pa-1.svg
    alt: none
  videoUrl: /samples/pa-1.html
  placeholder: true
- id: ar-1
  category: AI Receptionist
  caption: Answers calls
  thumbnail:
    src: /demos/ar-1.svg
    alt: A phone rings
  videoUrl: /samples/pa-1.html
  transcript: >-
    The phone rings,
    and it is answered.
  uploadDate: 2026-05-31
`,
  'content/testimonials.yaml': `- id: t-1
  name: Walt
  role: Carpenter
  headline: Back on the tools
  subtext: Paperwork is done.
  caption: Walt, carpenter
  thumbnail:
    src: testimonials/t-1.svg
    alt: Walt
  videoUrl: /samples/pa-1.html
  placeholder: true
`,
  'content/case-studies.yaml': `- id: more-bookings
  sector: Construction
  headline: 40% more bookings
  brandedText: Every call answered
  client: Marcus
  clientRole: Owner
  clientCompany: Hale
  logo: HD
  image:
    src: case-studies/construction.svg
    alt: none
  beforeSummary: Before
  afterSummary: After
  metrics:
    - label: more bookings
      value: "40%"
    - label: quote turnaround
      value: "24h"
    - label: lead conversion
      value: "65%"
    - label: follow-up
      value: "100%"
  quote: We started building.
  placeholder: true
`,
  'content/media/hero-wide.svg': svg,
  'content/media/hero-narrow.svg': svg,
  'content/media/not-found.svg': svg,
  'content/media/demos/pa-1.svg': svg,
  'content/media/demos/ar-1.svg': svg,
  'content/media/testimonials/t-1.svg': svg,
  'content/media/case-studies/construction.svg': svg,
  'static/samples/booking.html': 'booking',
  'static/samples/form-embed.js': 'script',
  'static/samples/pa-1.html': 'player',
};

/**
 * Writes files into a folder of their own.
 * @returns the content folder, and a function that takes everything away again
 */
export async function writeFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<{ directory: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return { directory: join(root, 'content'), remove: () => rm(root, { recursive: true }) };
}

/** What is wrong with the valid content once these files are added or replaced. */
export async function mistakesIn(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<readonly Diagnostic[]> {
  const { directory, remove } = await writeFiles({ ...validFiles, ...files });
  try {
    await loadContent(directory);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.diagnostics;
    throw error;
  } finally {
    await remove();
  }
}

/** The valid text of a file of the content with one change. */
export function edited(file: string, from: string, to: string): Record<string, string> {
  const path = `content/${file}.yaml`;
  const text = validFiles[path] ?? '';
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  return { [path]: text.replace(from, () => to) };
}

/** The valid content as the build reads it. */
export async function load(): Promise<Content> {
  const { directory, remove } = await writeFiles(validFiles);
  const { content } = await loadContent(directory);
  await remove();
  return content;
}

/** A change that makes a mistake: the mark « is at the place of the message. */
export type MistakeRow = [file: string, from: string, to: string, message: string, note?: string];

export async function expectMistake([file, from, to, message, note = '']: MistakeRow) {
  const [[path, text] = ['', '']] = Object.entries(edited(file, from, to));
  const before = text.slice(0, text.indexOf('«'));
  const [found, ...others] = await mistakesIn({ [path]: text.replace('«', '') });
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    file: path,
    line: before.split('\n').length,
    column: Buffer.byteLength(before.slice(before.lastIndexOf('\n') + 1)),
    message,
  });
  expect(found?.notes.join(' ')).toContain(note);
}
