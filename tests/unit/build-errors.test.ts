import * as esbuild from 'esbuild';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  assertReleasable,
  ContentError,
  placeholderTable,
  type Diagnostic,
} from '../../site/generator/content/index.ts';
import { UsageError } from '../../site/generator/errors.ts';
import { describeError } from '../../site/generator/report.ts';

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

describe('the text of an error', () => {
  it('should show every mistake in the content with its place and how to mend it', async () => {
    const text = await describeError(new ContentError([mistake, { ...mistake, line: 7 }]));
    expect(text).toContain(
      '[ERROR] there is no such category\n\n    content/demos.yaml:2:12:\n' +
        '      2 │   category: Pat\n        ╵             ~~~\n\n  Did you mean Personal Assistant?\n',
    );
    expect(text).toContain('content/demos.yaml:7:12:');
    expect(text).toMatch(/\n2 mistakes in the content\. The last good site is unchanged\.$/);
  });

  it('should show where code does not compile', async () => {
    const failure: unknown = await esbuild
      .transform('let a =\n  ;', { logLevel: 'silent', sourcefile: 'site/pages/home.tsx' })
      .catch((error: unknown) => error);
    expect(await describeError(failure)).toMatch(
      /^.* \[ERROR\] Unexpected ";"\n\n {4}site\/pages\/home\.tsx:2:2:\n/,
    );
  });

  it('should be the message alone where only the person can mend it', async () => {
    vi.stubEnv('DEBUG', '1');
    expect(await describeError(new UsageError('--port x is not a port.'))).toBe(
      '--port x is not a port.',
    );
  });

  it('should be the message of any other error, and with DEBUG its stack', async () => {
    vi.stubEnv('DEBUG', undefined);
    const error = new Error('The disk is full.');
    expect(await describeError(error)).toMatch(/^The disk is full\.\n\(DEBUG=1 shows/);
    vi.stubEnv('DEBUG', '1');
    expect(await describeError(error)).toMatch(/^Error: The disk is full\.\n +at /);
    expect(await describeError('stopped')).toBe('stopped');
  });
});

describe('a release', () => {
  const left = [{ file: 'content/demos.yaml', line: 12, label: 'pa-1' }];

  it('should be refused while there is sample content, each named by its line', () => {
    expect(() => assertReleasable(left)).toThrow(UsageError);
    expect(() => assertReleasable(left)).toThrow(placeholderTable(left));
    expect(placeholderTable(left)).toContain('content/demos.yaml:12');
  });

  it('should be made where nothing is left of it', () => {
    expect(() => assertReleasable([])).not.toThrow();
  });
});
