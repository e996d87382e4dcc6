import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { help, OptionError, parseOptions } from '../../site/generator/options.ts';

const root = '/project';

describe('parseOptions', () => {
  it('builds into out/ for the base path of the content by default', () => {
    expect(parseOptions([], root)).toEqual({
      base: undefined,
      out: '/project/out',
      serve: false,
      port: 4321,
      release: false,
      compress: false,
      content: '/project/content',
      help: false,
    });
  });

  it.each([0, 65_535])('takes %i for a port', (port) => {
    expect(parseOptions(['--port', String(port)], root).port).toBe(port);
  });

  it('reads every option that the help names', () => {
    const named = [...help.matchAll(/^ {2}--([a-z-]+)/gm)].map((match) => match[1]);
    expect(named).toEqual([
      'base',
      'out',
      'serve',
      'port',
      'release',
      'compress',
      'content',
      'help',
    ]);
    expect(
      parseOptions(
        [
          '--base',
          '/repo/',
          '--out',
          'x',
          '--serve',
          '--port',
          '8080',
          '--release',
          '--compress',
          '--content',
          'c',
          '--help',
        ],
        root,
      ),
    ).toEqual({
      base: '/repo/',
      out: resolve('x'),
      serve: true,
      port: 8080,
      release: true,
      compress: true,
      content: resolve('c'),
      help: true,
    });
  });

  it.each([
    { args: ['--bass', '/x/'], says: '--bass' },
    { args: ['out'], says: 'out' },
    { args: ['--base'], says: '--base' },
    { args: ['--base', 'repo'], says: '--base /repo/' },
    { args: ['--base', '/repo'], says: '--base /repo/' },
    { args: ['--base', '/a"b/'], says: 'starts and ends with a slash' },
    {
      args: ['--port', 'http'],
      says: '--port http is not a port. Give a number from 0 (any free port) to 65535, such as --port 8080.',
    },
    { args: ['--port=-1'], says: '--port -1 is not a port' },
    { args: ['--port', '65536'], says: '65535' },
    { args: ['--port', '80.5'], says: '--port 8080' },
    { args: ['--port', '70000'], says: '65535' },
    { args: ['--port', ''], says: "--port ''" },
    { args: ['--port', ' '], says: "--port ' '" },
    { args: ['--out', ''], says: '--out out' },
    { args: ['--content='], says: '--content content' },
  ])('refuses $args and says what is right', ({ args, says }) => {
    expect(() => parseOptions(args, root)).toThrow(OptionError);
    expect(() => parseOptions(args, root)).toThrow(says);
  });
});
