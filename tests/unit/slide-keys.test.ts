import { describe, expect, it } from 'vitest';
import { slideForKey, wrap } from '../../site/components/Carousel/slide-keys.ts';

describe('the index of a slide', () => {
  it.each([
    [0, 5, 0],
    [5, 5, 0],
    [-1, 5, 4],
    [12, 5, 2],
    [-7, 2, 1],
  ])('should wrap position %i of %i to %i', (position, count, index) => {
    expect(wrap(position, count)).toBe(index);
  });
});

describe('a key in a carousel', () => {
  it.each([
    ['ArrowRight', false, 3],
    ['ArrowLeft', false, 1],
    ['ArrowRight', true, 1],
    ['ArrowLeft', true, 3],
    ['Home', false, 0],
    ['End', true, 4],
    ['PageDown', false, undefined],
  ])('%s should lead (from right to left: %s) from 2 of 5 to %s', (key, isRtl, index) => {
    expect(slideForKey(key, { index: 2, count: 5, isRtl })).toBe(index);
  });
});
