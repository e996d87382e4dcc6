import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../site/generator/content/read-content.ts';
import { project } from '../support/builds.ts';

const directory = join(project, 'content');
const { content } = await loadContent(directory, { staticDirectory: join(project, 'static') });

const numberWords: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  six: '6',
  eight: '8',
  nine: '9',
  twelve: '12',
  twenty: '20',
  thirty: '30',
};

/** The numbers of a text, in digits; a time such as 1:30 is one. */
const numbersIn = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\d[\d,:]*\d|\d|[a-z]+/g) ?? []).flatMap((word) =>
      /\d/.test(word) ? [word] : (numberWords[word] ?? []),
    ),
  );

const told = async ({ captions = [] }: { captions?: { src: string }[] | undefined }) => {
  const files = await Promise.all(
    captions.map(({ src }) => readFile(join(directory, 'media', src), 'utf8')),
  );
  return files.join('\n').replace(/^.*-->.*$/gm, '');
};

/** An owner's own videos are not checked. */
const demos = content.demos.filter(({ placeholder }) => placeholder);
const testimonials = content.testimonials.filter(({ placeholder }) => placeholder);

describe('the sample videos', () => {
  it('should show the numbers that their cards promise', async () => {
    for (const demo of demos) {
      const shown = numbersIn(await told(demo));
      const missing = [...numbersIn(demo.result ?? '')].filter((number) => !shown.has(number));
      expect(missing, demo.id).toEqual([]);
    }
  });

  it('should show the numbers of their transcripts', async () => {
    for (const card of [...demos, ...testimonials]) {
      const shown = numbersIn(`${await told(card)} ${'result' in card ? (card.result ?? '') : ''}`);
      const missing = [...numbersIn(card.transcript ?? '')].filter((number) => !shown.has(number));
      expect(missing, card.id).toEqual([]);
    }
  });
});
