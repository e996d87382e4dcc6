import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { schemas } from '../../content/schema.ts';
import { ContentError, loadContent } from '../../site/generator/content/read-content.ts';
import { fill, inDigits } from '../../site/messages/fill.ts';
import {
  digitsOf,
  directionOf,
  inOneLine,
  sets,
  messagesFor,
  messagesToFillIn,
} from '../../site/messages/index.ts';
import { holdersOf, messageNames, messageTable } from '../../site/messages/messages.ts';
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

describe.each(Object.entries(sets))('the messages in %s', (language, messages) => {
  it('should all be there, fit their places and hold what they have to', () => {
    expect(Object.keys(messages).sort()).toEqual([...messageNames].sort());
    // The content may say each of them, so the rules of the content are those of the sets.
    expect(schemas.pages.shape.messages.parse(messages)).toEqual(messages);
  });

  it('should be its own', () => {
    const same = messageNames.filter((name) => messages[name] === sets['en']?.[name]);
    // 'Menu' and 'Video' are what they are called there, too.
    if (language !== 'en')
      expect(same.filter((name) => !['menu', 'video'].includes(name))).toEqual([]);
  });
});

/** The messages that a site needs without Google Analytics and pages of its own. */
const always = messageNames.filter((name) => !('only' in messageTable[name]));

describe('the messages of a site', () => {
  it.each([
    ['', 'Close'],
    ['language: de-AT\n', 'Schließen'],
    ['language: es-MX\n', 'Cerrar'],
    ['language: fr\n', 'Fermer'],
  ])('should be those of its language: %j', async (site, close) => {
    expect((await load(site)).content.messages.close).toBe(close);
  });

  it('should be replaceable one by one', async () => {
    const own = 'messages:\n  close: Zumachen\n  slideOf: "{label} ({n}/{count})"\n';
    const { close, slideOf, menu } = (await load('language: de\n', own)).content.messages;
    expect([close, slideOf, menu]).toEqual(['Zumachen', '{label} ({n}/{count})', 'Menü']);
  });

  it.each([
    [
      'slideOf: "{n} of {count}"',
      'slideOf: must contain {n} and {count} and {label}, each exactly once',
    ],
    ['shut: Zu', 'unknown field shut'],
    [`menu: ${'x'.repeat(25)}`, 'menu: must have at most 24 characters'],
  ])('should be refused: %s', async (line, message) => {
    await expect(load('', `messages:\n  ${line}\n`)).rejects.toThrow(message);
  });

  it('should be listed in a language without a set, ready to be filled in', async () => {
    const error: unknown = await load('language: pl\n', 'messages:\n  close: Zamknij\n').catch(
      (caught: unknown) => caught,
    );
    if (!(error instanceof ContentError)) throw error;
    const [mistake, ...others] = error.diagnostics;
    expect(others).toEqual([]);
    expect(mistake).toMatchObject({ file: 'content/site.yaml', lineText: 'language: pl' });
    expect(mistake?.message).toContain(
      'the site has no texts for its buttons and labels in "pl", only in de, en, es, fr',
    );
    const list = mistake?.notes.join('\n') ?? '';
    for (const name of messageNames)
      expect(list.includes(`${name}: ""`), name).toBe(always.includes(name) && name !== 'close');

    const all = `messages:\n${messageNames.map((name) => `  ${name}: "pl ${holdersOf(name).join(' ')}"\n`).join('')}`;
    expect((await load('language: pl\n', all)).content.messages.slowVideo).toBe('pl {link}');
  });

  it('to fill in should be YAML that names each message once', () => {
    const result = messagesFor('pl', {});
    const missing = 'missing' in result ? result.missing : [];
    expect(parse(messagesToFillIn(missing))).toEqual({
      messages: Object.fromEntries(always.map((name) => [name, ''])),
    });
    expect(messagesToFillIn(['close'])).toBe(
      `messages:\n  close: "" # "Close": ${messageTable.close.about}`,
    );
  });
});

test.each([
  ['en', 'ltr', 'Owner, Hale', undefined],
  ['de-AT', 'ltr', 'Owner, Hale', undefined],
  ['he-IL', 'rtl', 'Owner, Hale', undefined],
  ['fa', 'rtl', 'Owner، Hale', '۰۱۲۳۴۵۶۷۸۹'],
  ['ar-EG', 'rtl', 'Owner، Hale', '٠١٢٣٤٥٦٧٨٩'],
  ['uz-Arab', 'rtl', 'Owner، Hale', '۰۱۲۳۴۵۶۷۸۹'],
  ['ja', 'ltr', 'Owner、Hale', undefined],
  ['zh-CN', 'ltr', 'Owner，Hale', undefined],
  ['bn', 'ltr', 'Owner, Hale', '০১২৩৪৫৬৭৮৯'],
  ['sr-Latn', 'ltr', 'Owner, Hale', undefined],
])('%s should be written %s, as %s with the digits %s', (language, direction, line, digits) => {
  expect(directionOf(language)).toBe(direction);
  expect(inOneLine(language, 'Owner', 'Hale')).toBe(line);
  expect(digitsOf(language)).toBe(digits);
});

test('a number should be written in the digits of its language, and a message take up values', () => {
  expect(inDigits(1024)).toBe('1024');
  expect(inDigits(1024, '۰۱۲۳۴۵۶۷۸۹')).toBe('۱۰۲۴');
  expect(inDigits(1024, '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙')).toBe('𞥑𞥐𞥒𞥔');
  expect(fill('{n} of {count}: {label}', { n: 2, count: 5, label: '{n} $& more' })).toBe(
    '2 of 5: {n} $& more',
  );
});
