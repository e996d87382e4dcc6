import * as esbuild from 'esbuild';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  assertReleasable,
  ContentError,
  placeholderTable,
  ReleaseError,
  type Diagnostic,
} from '../../site/generator/content/index.ts';
import { describeError } from '../../site/generator/errors.ts';
import { OptionError } from '../../site/generator/options.ts';
import { OutputError } from '../../site/generator/output/index.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const mistake: Diagnostic = {
  file: 'content/demos.yaml',
  line: 2,
  column: 12,
  length: 3,
  lineText: '  category: Pat',
  message: 'there is no such category',
  notes: ['Did you mean Personal Assistant?'],
};

describe('a person at the command line is told', () => {
  it('of a mistake in the content where it stands, what is wrong and how to mend it', async () => {
    const text = await describeError(new ContentError([mistake]));
    expect(text).toContain(
      '[ERROR] there is no such category\n\n    content/demos.yaml:2:12:\n      2 │   category: Pat\n        ╵             ~~~\n\n  Did you mean Personal Assistant?\n',
    );
    expect(text.trimEnd().split('\n').at(-1)).toBe(
      '1 mistake in the content. The last good site stands untouched.',
    );
  });

  it('of all mistakes, and how many there are', async () => {
    const text = await describeError(new ContentError([mistake, { ...mistake, line: 7 }]));
    expect(text).toContain('content/demos.yaml:2:12:');
    expect(text).toContain('content/demos.yaml:7:12:');
    expect(text).toMatch(/\n2 mistakes in the content\./);
  });

  it('of code that does not compile where it stands', async () => {
    const failure: unknown = await esbuild
      .transform('let a =\n  ;', { logLevel: 'silent', sourcefile: 'site/pages/home.tsx' })
      .catch((error: unknown) => error);
    expect(await describeError(failure)).toMatch(
      /^.* \[ERROR\] Unexpected ";"\n\n {4}site\/pages\/home\.tsx:2:2:\n/,
    );
  });

  it.each([
    new OptionError('--port x is not a port.'),
    new OutputError('out is a file.'),
    new ReleaseError('Nothing was built.'),
  ])('of what only they can mend, no more than that: %s', async (error) => {
    vi.stubEnv('DEBUG', '1');
    expect(await describeError(error)).toBe(error.message);
  });

  it.each<[string, object]>([
    ['an error like any other', new Error('The disk is full.')],
    [
      'one with something of that name',
      Object.assign(new Error('The disk is full.'), { errors: 2 }),
    ],
  ])('of %s the message, and with DEBUG where it comes from', async (_case, error) => {
    vi.stubEnv('DEBUG', undefined);
    expect(await describeError(error)).toBe(
      'The disk is full.\n(DEBUG=1 shows where in the code this comes from.)',
    );
    vi.stubEnv('DEBUG', '1');
    expect(await describeError(error)).toMatch(
      /^Error: The disk is full\.\n +at .*build-errors\.test\.ts/,
    );
    expect(
      await describeError(Object.assign(new Error('The disk is full.'), { stack: undefined })),
    ).toBe('The disk is full.');
  });

  it('of what is no error what it is', async () => {
    expect(await describeError('stopped')).toBe('stopped');
    expect(await describeError({ errors: [], toString: () => 'an object' })).toBe('an object');
  });
});

describe('mistakes in the content', () => {
  it('are told in a line each where nothing formats them, with columns as editors count them', () => {
    const error = new ContentError([mistake, { ...mistake, line: 7 }]);
    expect(String(error)).toBe(
      'ContentError: content/demos.yaml:2:13: there is no such category\ncontent/demos.yaml:7:13: there is no such category',
    );
  });
});

describe('a release', () => {
  const left = [
    { file: 'content/site.yaml', line: 9, label: 'the contact' },
    { file: 'content/demos.yaml', line: 12, label: 'pa-1' },
  ];
  const table =
    '  Still sample content (2):\n  content/site.yaml:9                  the contact\n  content/demos.yaml:12                pa-1';

  it('is refused while there is sample content, each named by its line', () => {
    expect(placeholderTable(left)).toBe(table);
    expect(() => assertReleasable(left)).toThrow(ReleaseError);
    expect(() => assertReleasable(left)).toThrow(
      `Nothing was built: --release takes no sample content.\n${table}\nReplace each, then take its "placeholder: true" away.`,
    );
  });

  it('is made where nothing is left of it', () => {
    expect(() => assertReleasable([])).not.toThrow();
  });
});
