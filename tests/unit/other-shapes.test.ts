// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { pastedShape } from '../../site/embeds/snippet.ts';
import { otherShape, otherShapesWarning } from '../../site/generator/content/other-shapes.ts';
import { loadContent } from '../../site/generator/content/read-content.ts';
import { validFiles, writeFiles } from './content-fixture.ts';

const frame = (attributes: string): string =>
  `<iframe ${attributes} src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" allowfullscreen></iframe>`;
const within = (style: string): string =>
  `<div style="${style}">${frame('style="position:absolute;top:0;left:0;width:100%;height:100%"')}</div>`;

describe('the shape that embed code gives its player', () => {
  it.each<[string, string, number]>([
    ['a size', frame('width="560" height="315"'), 560 / 315],
    ['a size in pixels', frame('width="315px" height=" 560px "'), 315 / 560],
    [
      'the height of a box around it, as Vimeo writes',
      within('padding:177.78% 0 0 0;position:relative;'),
      100 / 177.78,
    ],
    [
      'the height of a box around it, as Loom writes',
      within('position: relative; padding-bottom: 56.25%; height: 0;'),
      100 / 56.25,
    ],
    [
      'the height of a box around it, as Cloudflare writes',
      within('position: relative; padding-top: 56.25%;'),
      100 / 56.25,
    ],
    ['a ratio', within('aspect-ratio: 16 / 9'), 16 / 9],
    ['a ratio of one number', frame('style="width:100%;aspect-ratio:0.5625"'), 0.5625],
    ['a ratio before a size', frame('width="300" height="300" style="aspect-ratio:4/5"'), 0.8],
    [
      'code that was copied as text',
      frame('width="560" height="315"').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      560 / 315,
    ],
  ])('is read from %s', (_what, code, shape) => {
    expect(pastedShape(code)).toBeCloseTo(shape, 5);
  });

  it.each<[string, string]>([
    ['an address', 'https://youtu.be/aqz-KE-bpKQ?width=560&height=315'],
    ['a width of the page', frame('width="100%" height="360"')],
    ['a height of the page', frame('width="640" height="100%"')],
    ['no height', frame('width="640"')],
    ['a height of nothing', frame('width="640" height="0"')],
    ['room around it that is no part of its width', within('padding:12px')],
    ['room at its sides', within('padding-left: 56.25%')],
    [
      'the size of a picture',
      '<a href="https://youtu.be/aqz-KE-bpKQ"><img width="560" height="315" src="a.jpg"></a>',
    ],
    ['more than any code', `${frame('width="560" height="315"')}${' '.repeat(20_000)}<p>`],
  ])('is not read from %s', (_what, code) => {
    expect(pastedShape(code)).toBeUndefined();
  });
});

describe('a video that is not upright', () => {
  it.each<[number, number, string | undefined]>([
    [560, 315, '16:9'],
    [640, 480, '1:1'],
    [640, 400, '16:9'],
    [500, 500, '1:1'],
    [400, 500, '4:5'],
    [315, 560, undefined],
    [267, 476, undefined],
    [100, 900, undefined],
  ])('of %i × %i pixels is most like %s', (width, height, ratio) => {
    expect(otherShape(frame(`width="${String(width)}" height="${String(height)}"`))).toBe(ratio);
  });

  it('is none of a film file, which has a shape of its own', () => {
    expect(
      otherShape(
        '<video width="1280" height="720" src="https://cdn.example.com/film.mp4"></video>',
      ),
    ).toBeUndefined();
  });
});

describe('the warning of the build', () => {
  let remove = (): Promise<void> => Promise.resolve();
  afterEach(() => remove());

  const shapesOf = async (fields: string) => {
    const demos = (validFiles['content/demos.yaml'] ?? '').replace(
      'videoUrl: /samples/pa-1.html',
      () => fields,
    );
    const written = await writeFiles({ ...validFiles, 'content/demos.yaml': demos });
    remove = written.remove;
    return (await loadContent(written.directory)).otherShapes;
  };
  const code = `videoUrl: '${frame('width="560" height="315"')}'`;

  it('names the line of each', async () => {
    const found = await shapesOf(code);
    expect(found).toEqual([{ file: 'content/demos.yaml', line: 7, id: 'pa-1', ratio: '16:9' }]);
    expect(
      otherShapesWarning([
        ...found,
        { file: 'content/testimonials.yaml', line: 12, id: 't-1', ratio: '4:5' },
      ]),
    ).toBe(
      [
        '  Warning: embed codes of videos that are not upright (2); without a `ratio` they stand in an upright player, with bars above and below:',
        '  content/demos.yaml:7                 pa-1: ratio: 16:9',
        '  content/testimonials.yaml:12         t-1: ratio: 4:5',
        '  Write that beside its `videoUrl`; where the video is upright all the same, ratio: 9:16.',
      ].join('\n'),
    );
  });

  it.each(['9:16', '16:9', '1:1'])('is silent where the owner has said %s', async (ratio) => {
    expect(await shapesOf(`${code}\n  ratio: '${ratio}'`)).toEqual([]);
  });

  it('takes an empty ratio for none', async () => {
    expect(await shapesOf(`${code}\n  ratio:`)).toHaveLength(1);
  });

  it('is silent where there are none', async () => {
    expect(await shapesOf('videoUrl: https://youtu.be/aqz-KE-bpKQ')).toEqual([]);
    expect(otherShapesWarning([])).toBeNull();
  });
});
