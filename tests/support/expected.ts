/** What pages of the sample show, so that no browser test repeats it. */
import type { PageContent, PageVideo } from '../../site/content.ts';
import { fill, inDigits } from '../../site/messages/fill.ts';
import { digitsOf, inOneLine } from '../../site/messages/index.ts';
import { contentCopy } from './content-copy.ts';

let content: PageContent | undefined;
const pack = (): PageContent => (content ??= contentCopy());

/** An item by its place, from 0; from the end where the place is negative. */
function at<T>(items: readonly T[], index: number): T {
  const item = items.at(index);
  if (item === undefined)
    throw new Error(`The pack under test has ${items.length} of these, and no number ${index}.`);
  return item;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Section = NonNullable<PageContent['pages']['navigation'][number]['section']>;

export const expected = {
  get site() {
    return pack().site;
  },
  get pages() {
    return pack().pages;
  },
  get agents() {
    return pack().agents;
  },
  get demos() {
    return pack().demos;
  },
  get testimonials() {
    return pack().testimonials;
  },
  get caseStudies() {
    return pack().caseStudies;
  },
  /** What the interface says by itself. */
  get interface() {
    return pack().messages;
  },
  /** Two parts of a line, as the language writes them. */
  line: (first: string, second: string) => inOneLine(pack().site.language, first, second),
  /** A number, as the language writes it. */
  number: (number: number) => inDigits(number, digitsOf(pack().site.language)),
  /** What counts the slides of a row, at one of them. */
  counter: (index: number, slides: readonly unknown[]) =>
    `${expected.number(index + 1)} / ${expected.number(slides.length)}`,
  /** What a case study is called, as a slide. */
  slideName: (index: number) =>
    fill(pack().messages.slideOf, {
      n: expected.number(index + 1),
      count: expected.number(pack().caseStudies.length),
      label: expected.study(index).headline,
    }),
  agent: (index: number) => at(pack().agents, index),
  /** A demo of the first agent, whose tab is open at first. */
  demo: (index: number) => at(expected.demosOf(0), index),
  /** The first demo of the last agent, whose tab is not the one that is open at first. */
  lastDemo: () => at(expected.demosOf(-1), 0),
  demosOf(agent: number) {
    const { category } = expected.agent(agent);
    return pack().demos.filter((demo) => demo.category === category);
  },
  /** The demo with the most to say in the title of its dialog. */
  longestDemo: () =>
    at(
      pack().demos.toSorted((one, other) => other.caption.length - one.caption.length),
      0,
    ),
  /** The captions of an agent's demos, as a list of cards begins with them. */
  captionsOf: (agent: number) =>
    expected.demosOf(agent).map(({ caption }) => expected.beginning(caption)),
  testimonial: (index: number) => at(pack().testimonials, index),
  study: (index: number) => at(pack().caseStudies, index),
  /** The study that so many steps from the first lead to, as the row has no end. */
  studyAfter: (steps: number) =>
    at(
      pack().caseStudies,
      ((steps % pack().caseStudies.length) + pack().caseStudies.length) % pack().caseStudies.length,
    ),
  /** What counts the case studies, at the one that so many steps from the first lead to. */
  counterAfter: (steps: number) =>
    expected.counter(pack().caseStudies.indexOf(expected.studyAfter(steps)), pack().caseStudies),
  /** The label of the first item of the navigation that leads to a section. */
  navigation(section: Section) {
    const item = pack().pages.navigation.find((each) => each.section === section);
    if (item === undefined)
      throw new Error(`The navigation of the pack under test does not lead to ${section}.`);
    return item.label;
  },
  /** The intro of the first screen, as it is read. */
  intro: () => pack().pages.home.hero.intro.replace('{claim}', pack().pages.home.hero.claim),
  /** The shape of a video: its width by its height. */
  shapeOf({ ratio = '9/16' }: PageVideo): number {
    const [across = 9, down = 16] = ratio.split('/').map(Number);
    return across / down;
  },
  /** How people reach the business: by its phone, where it has one, and by e-mail. */
  waysToReach: () =>
    [pack().site.contact.phone, pack().site.contact.email].filter((way) => way !== undefined),
  /** The alternative text of the hero's image. */
  heroAlt(): string {
    const { image } = pack().pages.home.hero;
    if (image === undefined)
      throw new Error('The pack under test has no image on its first screen.');
    return image.alt;
  },
  /** Matches a text that is one of these. */
  eitherOf: (texts: readonly string[]) =>
    new RegExp(`^(${texts.map((text) => escaped(text).replaceAll(' ', '\\s')).join('|')})$`),
  /** Matches a text that begins with this. */
  beginning: (text: string) => new RegExp(`^${escaped(text)}`),
  /** Matches a text that has this in it. */
  containing: (text: string) => new RegExp(escaped(text)),
  /** Matches a URL that ends with this. */
  ending: (url: string) => new RegExp(`${escaped(url)}$`),
};
