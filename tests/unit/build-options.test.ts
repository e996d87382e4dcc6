import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../site/generator/errors.ts';
import { help, parseOptions } from '../../site/generator/options.ts';

const root = '/project';

describe('the command line', () => {
  it('should build content/ into out/ of the project by default', () => {
    expect(parseOptions([], root)).toEqual({
      base: undefined,
      host: undefined,
      out: '/project/out',
      serve: false,
      port: 4321,
      release: false,
      compress: false,
      content: '/project/content',
      help: false,
    });
  });

  it('should take every option that the help names', () => {
    const values = { base: '/repo/', host: 'apache', out: 'x', port: '8080', content: 'c' };
    const names = [...help.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name = '']) => name);
    const args = names.flatMap((name) =>
      name in values ? [`--${name}`, values[name as keyof typeof values]] : [`--${name}`],
    );
    expect(parseOptions(args, root)).toEqual({
      base: '/repo/',
      host: 'apache',
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
    { args: ['--base', 'repo'], says: 'starts and ends with a slash' },
    { args: ['--base', '/../'], says: 'starts and ends with a slash' },
    { args: ['--base', '/a"b/'], says: 'starts and ends with a slash' },
    { args: ['--host', 'iis'], says: '--host iis is not known. Choose one of github, netlify' },
    { args: ['--port', 'http'], says: '--port http is not a port' },
    { args: ['--port=-1'], says: 'not a port' },
    { args: ['--port', '65536'], says: 'from 1 to 65535' },
    { args: ['--port', ''], says: 'not a port' },
    { args: ['--out', ''], says: '--out out' },
    { args: ['--content='], says: 'need the name of a folder' },
  ])('should refuse $args and say what is right', ({ args, says }) => {
    expect(() => parseOptions(args, root)).toThrow(UsageError);
    expect(() => parseOptions(args, root)).toThrow(says);
  });
});
