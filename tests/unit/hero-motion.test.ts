import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { heroMotion } from '../../site/artwork/drawings/hero.tsx';

describe.each(['hero-wide.svg', 'hero-narrow.svg'])('the motion of %s', (name) => {
  const drawing = (): Promise<string> =>
    readFile(new URL(`../sample/media/${name}`, import.meta.url), 'utf8');

  test('is in the drawing, with everything that it moves', async () => {
    const svg = await drawing();
    expect(svg).toContain(`<style>${heroMotion.style}</style>`);
    for (const id of heroMotion.ids) {
      expect(heroMotion.style, id).toContain(`#${id}{`);
      expect(svg.split(` id="${id}"`), `one ${id}`).toHaveLength(2);
    }
  });
  test('costs no more than 2 kB as it is sent', async () => {
    const svg = await drawing();
    // Ids are there for the motion alone.
    const still = svg
      .replace(/<style>.*?<\/style>/, '')
      .replace(new RegExp(` id="(?:${heroMotion.ids.join('|')})"`, 'g'), '');
    expect(still.length).toBeLessThan(svg.length - heroMotion.style.length);
    expect(brotliCompressSync(svg).length - brotliCompressSync(still).length).toBeLessThanOrEqual(
      2000,
    );
  });
});

test('the hero moves for those alone who have not asked for less, and only once', () => {
  expect(heroMotion.style).toMatch(/^@media\(prefers-reduced-motion:no-preference\)\{.*\}\}\}$/);
  // It ends as the drawing stands without motion: nothing stays, and nothing goes on.
  expect(heroMotion.style).not.toMatch(/infinite|forwards|both|alternate|100%|\bto\{/);
});

test('the hero comes to rest within five seconds, or it would need a button that stops it', () => {
  const motions = [
    ...heroMotion.style.matchAll(/animation:\w+ ([\d.]+)s ([\d.]+)s steps\(1\)(?: (\d+))?/g),
  ].map(([, duration, delay, times = 1]) => ({
    start: Number(delay),
    end: Number(delay) + Number(duration) * Number(times),
  }));
  expect(motions).toHaveLength(heroMotion.ids.length);
  expect(
    Math.max(...motions.map(({ end }) => end)) - Math.min(...motions.map(({ start }) => start)),
  ).toBeLessThan(5);
});
