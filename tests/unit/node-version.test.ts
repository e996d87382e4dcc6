import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOlder } from '../../site/generator/node-version.ts';

describe('a version of Node', () => {
  it.each([
    ['18.20.4', true],
    ['20.9.0', true],
    ['20.18.3', true],
    ['20.19.0', false],
    ['20.20.2', false],
    ['22.0.0', false],
    ['100.1.0', false],
  ])('%s is below 20.19.0: %s', (version, older) => {
    expect(isOlder(version, '20.19.0')).toBe(older);
  });
});

const programs = [
  'build.ts',
  'tests/run.ts',
  'site/generator/check/check-site.ts',
  'site/generator/check/check-live.ts',
  'tests/bench/bench.ts',
];

describe('a program that needs a newer Node', () => {
  // What is imported first runs first.
  it.each(programs)('%s asks for it before anything else', async (program) => {
    const [first] = /^import .*$/m.exec(await readFile(program, 'utf8')) ?? [];
    expect(first).toMatch(/^import '.*\/node-version\.ts';$/);
    const path = join(dirname(program), first?.split("'")[1] ?? '');
    expect(path).toBe('site/generator/node-version.ts');
  });

  it('says so, and nothing else', () => {
    const pretend =
      'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.20.8"})';
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--import', pretend, 'build.ts'],
      { encoding: 'utf8' },
    );
    expect(stdout).toBe('');
    expect(stderr).toBe(
      'This needs Node.js 20.19.0 or newer, and runs in 18.20.8: install a newer one from https://nodejs.org, then try again.\n',
    );
    expect(status).toBe(1);
  });
});
