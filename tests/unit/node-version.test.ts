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
