import { describe, expect, it } from 'vitest';
import { help, OptionError, parseOptions } from '../../site/generator/options.ts';

describe('parseOptions', () => {
  it('builds into out/ for the base path of the content by default', () => {
    expect(parseOptions([])).toEqual({ base: undefined, out: 'out', serve: false, port: 4321, release: false, compress: false, content: 'content', help: false });
  });

  it('reads every option that the help names', () => {
    const named = [...help.matchAll(/^ {2}--([a-z-]+)/gm)].map((match) => match[1]);
    expect(named).toEqual(['base', 'out', 'serve', 'port', 'release', 'compress', 'content', 'help']);
    expect(parseOptions(['--base', '/repo/', '--out', 'x', '--serve', '--port', '8080', '--release', '--compress', '--content', 'c', '--help'])).toEqual({
      base: '/repo/',
      out: 'x',
      serve: true,
      port: 8080,
      release: true,
      compress: true,
      content: 'c',
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
    { args: ['--port', 'http'], says: '--port 8080' },
    { args: ['--port', '70000'], says: '65535' },
    { args: ['--out', '..'], says: '--out out' },
    { args: ['--out', '/'], says: 'a folder of its own' },
  ])('refuses $args and says what is right', ({ args, says }) => {
    expect(() => parseOptions(args)).toThrow(OptionError);
    expect(() => parseOptions(args)).toThrow(says);
  });
});
