import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { schemas } from '../../content/schema.ts';
import { ContentError, loadContent } from '../../site/generator/content/read-content.ts';
import { fill, inDigits } from '../../site/words/fill.ts';
import {
  digitsOf,
  directionOf,
  inOneLine,
  sets,
  wordsFor,
  wordsToFillIn,
} from '../../site/words/index.ts';
import { holdersOf, wordNames, wordTable } from '../../site/words/words.ts';
import { validFiles, writeFiles } from './content-fixture.ts';

async function load(site: string, pages = '') {
  const { directory, remove } = await writeFiles({
    ...validFiles,
    'content/site.yaml': (validFiles['content/site.yaml'] ?? '') + site,
    'content/pages.yaml': (validFiles['content/pages.yaml'] ?? '') + pages,
  });
  try {
    return await loadContent(directory);
  } finally {
    await remove();
  }
}

describe.each(Object.entries(sets))('the words in %s', (language, words) => {
  it('are all there, fit their places and hold what they have to', () => {
    expect(Object.keys(words).sort()).toEqual([...wordNames].sort());
    // The content may say each of them, so the rules of the content are those of the sets.
    expect(schemas.pages.shape.words.parse(words)).toEqual(words);
  });

  it('are its own', () => {
    const same = wordNames.filter((name) => words[name] === sets['en']?.[name]);
    // 'Menu' and 'Video' are what they are called there, too.
    if (language !== 'en')
      expect(same.filter((name) => !['menu', 'video'].includes(name))).toEqual([]);
  });
});

describe('the words of a site', () => {
  it.each([
    ['de', 'Schließen'],
    ['de-AT', 'Schließen'],
    ['DE-ch', 'Schließen'],
    ['es-MX', 'Cerrar'],
    ['fr', 'Fermer'],
    ['en-GB', 'Close'],
  ])('in %s are those of its language', async (language, close) => {
    expect((await load(`language: ${language}\n`)).content.words.close).toBe(close);
  });

  it('follow the language as a tag is written', async () => {
    expect((await load('language: de-at\n')).content.site.language).toBe('de-AT');
    expect((await load('')).content.words.close).toBe('Close');
  });

  it('may be said differently one by one', async () => {
    const { content } = await load(
      'language: de\n',
      'words:\n  close: Zumachen\n  slideOf: "{label} ({n}/{count})"\n',
    );
    expect([content.words.close, content.words.slideOf, content.words.menu]).toEqual([
      'Zumachen',
      '{label} ({n}/{count})',
      'Menü',
    ]);
  });

  it.each([
    [
      'without what has to stand in it',
      'slideOf: "{n} of {count}"',
      'slideOf: must hold {n} and {count} and {label}, each once',
    ],
    ['that nobody knows', 'shut: Zu', 'shut is not a field that is known here'],
    ['too long for its place', `menu: ${'x'.repeat(25)}`, 'menu: must be at most 24 characters'],
  ])('are refused where one is %s', async (_, word, message) => {
    await expect(load('', `words:\n  ${word}\n`)).rejects.toThrow(message);
  });

  it('in a language without a set are listed, ready to be pasted and filled in', async () => {
    const error: unknown = await load('language: pl\n', 'words:\n  close: Zamknij\n').catch(
      (caught: unknown) => caught,
    );
    if (!(error instanceof ContentError)) throw error;
    const [mistake, ...others] = error.diagnostics;
    expect(others).toEqual([]);
    expect(mistake).toMatchObject({ file: 'content/site.yaml', lineText: 'language: pl' });
    expect(mistake?.message).toContain(
      'the site has no words of its interface in "pl" yet; they ship for de, en, es, fr',
    );
    const list = mistake?.notes.join('\n') ?? '';
    for (const name of wordNames) expect(list.includes(`${name}: ""`), name).toBe(name !== 'close');
    expect(list).toContain('Skip to content');
  });

  it('in a language without a set are complete once all are filled in', async () => {
    const all = `words:\n${wordNames.map((name) => `  ${name}: "pl ${holdersOf(name).join(' ')}"\n`).join('')}`;
    expect((await load('language: pl\n', all)).content.words.slowVideo).toBe('pl {link}');
  });

  it('to fill in are YAML that names each word once', () => {
    const result = wordsFor('pl', {});
    const missing = 'missing' in result ? result.missing : [];
    expect(parse(wordsToFillIn(missing))).toEqual({
      words: Object.fromEntries(wordNames.map((name) => [name, ''])),
    });
    expect(wordsToFillIn(['close'])).toBe(
      `words:\n  close: "" # "Close": ${wordTable.close.about}`,
    );
  });
});

describe('a language', () => {
  it.each([
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa', 'rtl'],
    ['ur', 'rtl'],
    ['uz', 'ltr'],
    ['uz-Arab', 'rtl'],
    ['de-AT', 'ltr'],
    ['ja', 'ltr'],
  ] as const)('%s is written %s', (language, direction) => {
    expect(directionOf(language)).toBe(direction);
  });
});

describe('what a language writes its own way', () => {
  it.each([
    ['en', 'Owner, Hale'],
    ['de-AT', 'Owner, Hale'],
    ['he', 'Owner, Hale'],
    ['fa', 'Owner، Hale'],
    ['ur', 'Owner، Hale'],
    ['ja', 'Owner、Hale'],
    ['zh-CN', 'Owner，Hale'],
    ['ko', 'Owner, Hale'],
  ])('two parts of a line in %s', (language, line) => {
    expect(inOneLine(language, 'Owner', 'Hale')).toBe(line);
  });

  it.each([
    ['en', undefined],
    ['he', undefined],
    ['ja', undefined],
    ['fa', '۰۱۲۳۴۵۶۷۸۹'],
    ['ar-EG', '٠١٢٣٤٥٦٧٨٩'],
    ['bn', '০১২৩৪৫৬৭৮৯'],
  ])('the digits in %s', (language, digits) => {
    expect(digitsOf(language)).toBe(digits);
  });
});

describe('a number', () => {
  it.each([
    [undefined, '1024'],
    ['۰۱۲۳۴۵۶۷۸۹', '۱۰۲۴'],
    ['𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙', '𞥑𞥐𞥒𞥔'],
  ])('is written in the digits %s as %s', (digits, number) => {
    expect(inDigits(1024, digits)).toBe(number);
  });
});

describe('a word', () => {
  it('takes up what stands in it, whatever that holds', () => {
    expect(fill('{n} of {count}: {label}', { n: 2, count: 5, label: '{n} $& more' })).toBe(
      '2 of 5: {n} $& more',
    );
  });
});
