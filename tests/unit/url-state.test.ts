import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fragmentOf } from '../../site/client/url-state.ts';

describe('the fragment of a URL', () => {
  test('should be what was written, in any language', () => {
    const text = fc.string({ unit: 'grapheme' });
    const isKept = (written: string): boolean =>
      fragmentOf(new URL(`https://x.example/#${encodeURIComponent(written)}`).hash) === written;
    fc.assert(fc.property(text, isKept));
    expect(fragmentOf('')).toBe('');
  });

  test('should never fail, whatever a visitor types', () => {
    fc.assert(fc.property(fc.string(), (typed) => typeof fragmentOf(`#${typed}`) === 'string'));
    expect(fragmentOf('#100%')).toBe('100%');
  });
});
