import { readFile, stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  arrive,
  carry,
  drop,
  gather,
  keys,
  linear,
  move,
  pulse,
  settle,
  shake,
  slide,
  wind,
} from '../../site/artwork/films/engine/motion.ts';
import { fingerprint, pixelsOf, svgOf } from '../../site/artwork/films/engine/render.ts';
import fingerprints from '../../site/artwork/films/fingerprints.json' with { type: 'json' };
import {
  captionsOf,
  cuesOf,
  type Film,
  framesOf,
  lengthOf,
  limits,
  startsOf,
} from '../../site/artwork/films/engine/storyboard.ts';
import { balanced, linesOf } from '../../site/artwork/films/parts/text.tsx';
import { films } from '../../site/artwork/films/storyboards/index.ts';
import { letters, widthOf } from '../../site/artwork/shared/lettering.ts';

describe('motion', () => {
  test.each(Object.entries({ arrive, carry, drop, gather, linear, settle, slide, wind }))(
    '%s begins at 0 and ends at 1',
    (_name, ease) => {
      expect(ease(0)).toBeCloseTo(0, 9);
      expect(ease(1)).toBeCloseTo(1, 9);
    },
  );

  const shares = Array.from({ length: 101 }, (_, i) => i / 100);
  test('what is put down goes past its place, and what is thrown draws back first', () => {
    expect(Math.max(...shares.map(settle))).toBeGreaterThan(1.03);
    expect(Math.max(...shares.map(arrive))).toBeGreaterThan(1);
    expect(Math.max(...shares.map(arrive))).toBeLessThan(1.02);
    expect(Math.min(...shares.map(wind))).toBeLessThan(-0.05);
  });
  test('what falls never goes below the ground, and hops after it hit', () => {
    expect(Math.max(...shares.map(drop))).toBeLessThanOrEqual(1);
    expect(drop(0.5)).toBe(1);
    expect(drop(0.65)).toBeLessThan(0.9);
  });

  test('a move holds before and after', () => {
    expect([0, 1, 2, 3].map((t) => move(t, 1, 1, linear))).toEqual([0, 0, 1, 1]);
    expect(move(1.5, 1, 1, linear)).toBe(0.5);
  });
  test('keys hold their values, and reach them by their own ease', () => {
    const way = [
      [1, 10],
      [2, 10],
      [3, 20, linear],
    ] as const;
    expect([0, 1.5, 2, 2.5, 3, 9].map((t) => keys(t, way))).toEqual([10, 10, 10, 15, 20, 20]);
  });
  test('keys out of order are an error', () => {
    expect(() =>
      keys(5, [
        [2, 0],
        [1, 1],
      ]),
    ).toThrow('the key at 1 s does not come after the one at 2 s');
    expect(() => keys(5, [])).toThrow('has no key');
  });
  test('a shake and a pulse leave no trace', () => {
    for (const quiet of [
      shake,
      (t: number, from: number, lasts: number) => pulse(t, from, lasts),
    ]) {
      expect(quiet(0.9, 1, 1, 3)).toBe(0);
      expect(quiet(2.1, 1, 1, 3)).toBe(0);
    }
    expect(pulse(1.5, 1, 1)).toBe(1);
  });
});

describe('timeline', () => {
  const beats = {
    first: { lasts: 1.5, tells: 'One.' },
    second: { lasts: 0.5 },
    third: { lasts: 61, tells: 'Three.' },
  };
  const film: Film = {
    id: 'x',
    title: 'X',
    beats: Object.values(beats),
    draw: () => {
      throw new Error('not drawn');
    },
  };

  test('scenes begin where the ones before end, on whole frames', () => {
    expect(startsOf(beats)).toEqual({ first: 0, second: 1.5, third: 2 });
    expect(startsOf({ a: { lasts: 0.51 }, b: { lasts: 1 } }).b).toBe(0.5);
    expect(lengthOf(film.beats)).toBe(63);
    expect(framesOf(film)).toBe(1890);
  });
  test('a scene without words of its own keeps the caption before', () => {
    expect(cuesOf(film.beats)).toEqual([
      { from: 0, to: 2, text: 'One.' },
      { from: 2, to: 63, text: 'Three.' },
    ]);
  });
  test('captions are WebVTT', () => {
    expect(captionsOf(film)).toBe(
      'WEBVTT\n\n00:00.000 --> 00:02.000\nOne.\n\n00:02.000 --> 01:03.000\nThree.\n',
    );
  });
});

describe('words', () => {
  test('lines keep within their width, and balanced ones are no more', () => {
    const text = 'No calendar opened, no job pushed.';
    const plain = linesOf(text, 40, 530);
    const even = balanced(text, 40, 530);
    expect(even).toHaveLength(plain.length);
    expect(even.join(' ')).toBe(text);
    for (const line of even)
      expect(widthOf(line, 40, undefined, 'strong')).toBeLessThanOrEqual(530);
    expect(Math.min(...even.map((line) => line.length))).toBeGreaterThan(
      Math.min(...plain.map((line) => line.length)),
    );
  });
  test('a character that the font lacks is an error, not an empty box', () => {
    expect(() => letters('a → b', { size: 20, face: 'strong' })).toThrow(
      'the strong face has no “→”',
    );
  });
});

describe.each(films.map((film) => [film.id, film] as const))('%s', (_id, film) => {
  test('lasts as long as a film may', () => {
    expect(lengthOf(film.beats)).toBeGreaterThanOrEqual(limits.shortest);
    expect(lengthOf(film.beats)).toBeLessThanOrEqual(limits.longest);
  });
  test('has captions that can be read in their time', () => {
    const cues = cuesOf(film.beats);
    expect(cues.length).toBeGreaterThanOrEqual(4);
    expect(cues[0]?.from).toBe(0);
    expect(cues.at(-1)?.to).toBe(lengthOf(film.beats));
    // 21 characters a second are what most makers of captions allow.
    for (const { from, to, text } of cues)
      expect(text.length / (to - from), text).toBeLessThanOrEqual(21);
  });
  test('draws the same frame again, in any order', () => {
    const moments = [0, 0.31, 0.62, 0.999].map((share) => Math.floor(share * framesOf(film)));
    const forward = moments.map((index) => svgOf(film, index));
    const backward = [...moments]
      .reverse()
      .map((index) => svgOf(film, index))
      .reverse();
    expect(backward).toEqual(forward);
    expect(new Set(forward).size).toBe(moments.length);
    expect(forward.join('')).not.toContain('NaN');
  });
  test('paints the same pixels again, and the whole frame', () => {
    const svg = svgOf(film, 60);
    const first = pixelsOf(svg, 180);
    expect([first.width, first.height]).toEqual([180, 320]);
    expect(pixelsOf(svg, 180).data.equals(first.data)).toBe(true);
    for (let at = 3; at < first.data.length; at += 4)
      if (first.data[at] !== 255) throw new Error(`pixel ${at / 4} is not opaque`);
  });
});

const storiesTold = films.flatMap((film) =>
  film.says === undefined ? [] : [[film.id, film, film.says] as const],
);

describe('testimonials', () => {
  test('are films of the three people, and demos say nothing', () => {
    expect(storiesTold.map(([id]) => id)).toEqual(['t-1', 't-2', 't-3']);
  });

  test.each(storiesTold)(
    '%s says what its transcript says, word for word',
    async (id, _film, says) => {
      const sample = parse(
        await readFile(new URL('../sample/testimonials.yaml', import.meta.url), 'utf8'),
      ) as { id: string; transcript: string; headline: string }[];
      const told = sample.find((testimonial) => testimonial.id === id);
      expect(says.join(' ')).toBe(told?.transcript.trim());
      expect(films.find((film) => film.id === id)?.title).toBe(told?.headline);
    },
  );

  test.each(storiesTold)(
    '%s leaves each line as long as it takes to read it',
    (_id, film, says) => {
      // Between the opening and the closing, each scene is a line.
      const lines = film.beats.slice(1, -1);
      expect(lines).toHaveLength(says.length);
      for (const [i, line] of says.entries())
        expect(line.length / (lines[i]?.lasts ?? 0), line).toBeLessThanOrEqual(16);
    },
  );

  test.each(storiesTold)('%s begins as its portrait stands in the frame', async (id, film) => {
    const width = 360;
    const first = pixelsOf(svgOf(film, 0), width);
    const card = pixelsOf(
      await readFile(new URL(`../sample/media/testimonials/${id}.svg`, import.meta.url), 'utf8'),
      width,
    );
    const top = (first.height - card.height) / 2;
    let others = 0;
    for (let at = 0; at < card.data.length; at += 4) {
      const there = at + top * width * 4;
      if (
        [0, 1, 2].some(
          (channel) =>
            Math.abs((card.data[at + channel] ?? 0) - (first.data[there + channel] ?? 0)) > 48,
        )
      )
        others += 1;
    }
    // Edges of numbers that the drawing's file has rounded.
    expect(others / (card.width * card.height)).toBeLessThan(0.001);
  });

  test.each(storiesTold)(
    '%s lives: eyes, mouth and chest move while nothing else does',
    (_id, film) => {
      const frames = Array.from({ length: 45 }, (_, index) => svgOf(film, 25 + index));
      expect(new Set(frames).size).toBeGreaterThan(20);
    },
  );
});

describe('content/media/films', () => {
  const known: Partial<Record<string, string>> = fingerprints;
  const folder = new URL('../../content/media/films/', import.meta.url);
  const size = async (name: string): Promise<number> => (await stat(new URL(name, folder))).size;

  test.each(films.map((film) => [film.id, film] as const))(
    '%s is the film of its storyboard, with its captions',
    async (id, film) => {
      expect(
        known[id],
        `The storyboard of ${id} has changed since its film was made: run npm run films -- ${id}`,
      ).toBe(fingerprint(film));
      expect(await readFile(new URL(`${id}.vtt`, folder), 'utf8')).toBe(captionsOf(film));
      expect(await size(`${id}.mp4`)).toBeLessThanOrEqual(450_000);
    },
  );
  test('all films together stay small', async () => {
    const sizes = await Promise.all(films.map(({ id }) => size(`${id}.mp4`)));
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(6_000_000);
  });
});

test('a fingerprint tells a changed film', () => {
  const [film] = films;
  if (!film) throw new Error('there is no film');
  expect(fingerprint({ ...film, draw: (t) => film.draw(t + 0.1) })).not.toBe(fingerprint(film));
});
