// @vitest-environment node
import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  derivePalette,
  paletteOf,
  paletteReport,
  required,
  type BrandColors,
} from '../../site/generator/assets/brand-palette.ts';
import { applyTheme, recolorSvg } from '../../site/generator/assets/theme.ts';
import { loadContent } from '../../site/generator/content/index.ts';
import { readColor } from '../../site/styles/color.ts';
import { palette, tints, type Palette, type Tone } from '../../site/styles/palette.ts';
import { colorTokens } from '../../site/styles/color-tokens.ts';
import { validFiles, writeFiles } from './content-fixture.ts';

type Pairs = readonly (readonly [on: Tone, grounds: readonly Tone[]])[];

/** Every text of the site and what it stands on, in both schemes. */
const textPairs: Pairs = [
  ['ink', ['paper', 'sand', 'white', 'mist', 'sky', 'clay', 'hivis']],
  ['textSoft', ['paper', 'sand', 'white']],
  ['onAction', ['action', 'actionLight']],
  ['paper', ['ink', 'darkPanel', 'darkAlternate', 'darkSurface']],
  ['onInkSoft', ['ink', 'darkPanel']],
  ['hivis', ['ink', 'darkPanel']],
  ['darkTextSoft', ['ink', 'darkAlternate', 'darkSurface']],
];

/** Every edge of a control. */
const controlPairs: Pairs = [
  ['ink', ['paper', 'sand', 'white', 'hivis']],
  ['textSoft', ['paper', 'sand', 'white']],
  ['onInkSoft', ['ink', 'darkAlternate', 'darkSurface']],
  ['actionEdge', ['ink', 'darkAlternate', 'darkSurface', 'darkPanel']],
  ['hivis', ['ink', 'darkAlternate', 'darkSurface', 'darkPanel']],
];

/** Whatever a focus ring may lie on: one of its two colors has to show there. */
const ringGrounds: readonly Tone[] = [
  ...(['paper', 'sand', 'white', 'mist', 'sky', 'clay', 'hivis'] as const),
  ...(['ink', 'darkAlternate', 'darkSurface', 'darkPanel'] as const),
];

/** Every pair of tones that has too little contrast. */
function faults(of: Palette): string[] {
  const tooClose = (pairs: Pairs, ratio: number) =>
    pairs.flatMap(([tone, grounds]) =>
      grounds
        .filter((ground) => wcagContrast(of[tone], of[ground]) < ratio)
        .map((ground) => `${tone} ${of[tone]} on ${ground} ${of[ground]}`),
    );
  const ringContrast = (ground: Tone) =>
    Math.max(wcagContrast(of.ink, of[ground]), wcagContrast(of.hivis, of[ground]));
  return [
    ...tooClose(textPairs, required.text),
    ...tooClose(controlPairs, required.control),
    ...ringGrounds
      .filter((ground) => ringContrast(ground) < required.control)
      .map((ground) => `focus ring on ${ground} ${of[ground]}`),
  ];
}

const odd = [
  '#000000',
  '#ffffff',
  '#808080',
  '#777777',
  '#ccff00',
  '#ffff00',
  '#000080',
  '#0b2545',
  '#ff69b4',
  '#228b22',
  '#ff0000',
  '#0000ff',
  '#00ff00',
  '#010101',
  '#fefefe',
];

const anyColor = fc.oneof(
  fc.constantFrom(...odd),
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
);
const maybe = fc.option(anyColor, { nil: undefined });
const anyBrand: fc.Arbitrary<BrandColors> = fc
  .tuple(anyColor, maybe, maybe)
  .map(([main, second, third]) => ({ main, second, third }));

describe('the palette of a brand', () => {
  it('should ask of the own palette what it asks of any other', () => {
    expect(faults(palette)).toEqual([]);
    expect(faults({ ...palette, textSoft: '#767676' })).not.toEqual([]);
    expect(faults({ ...palette, darkSurface: '#565656', hivis: '#777777' })).toContain(
      'focus ring on darkSurface #565656',
    );
  });

  it('should have 7:1 for text and 3:1 for controls, whatever the colors', () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        expect(faults(derivePalette(brand).palette)).toEqual([]);
      }),
      { numRuns: 200 },
    );
    for (const main of odd)
      for (const second of odd)
        expect(faults(derivePalette({ main, second }).palette), `${main} ${second}`).toEqual([]);
  });

  it('should change no color without need, and report each change', () => {
    const { palette: made, report } = derivePalette({ main: '#0b2545', second: '#ff7a00' });
    expect(made).toMatchObject({ action: '#0b2545', onAction: '#FFFFFF' });
    expect(paletteReport(report).split('\n')).toEqual([
      '  Colors of the brand:',
      expect.stringMatching(
        /^ {2}main #0b2545: buttons \(white text\) as given; background #\w{6}$/,
      ),
      expect.stringMatching(
        /second #ff7a00: highlights lightened to #\w{6}, because a contrast of 6\.\d:1 is less than 7:1; background #/,
      ),
    ]);
    expect(paletteOf(undefined)).toEqual({ palette, report: [] });
  });

  it('should be gray where the brand is, and have nothing left of the yellow', () => {
    for (const value of Object.values(derivePalette({ main: '#000000' }).palette))
      if (value !== palette.darkVeil) expect(value.slice(1, 7)).toMatch(/^(..)\1\1$/);
    const values = Object.values(derivePalette({ main: '#0b2545' }).palette);
    for (const yellow of [palette.hivis, palette.actionLight, palette.actionEdge])
      expect(values).not.toContain(yellow);
  });

  it('should have a button that visibly changes under the pointer', () => {
    fc.assert(
      fc.property(anyColor, (main) => {
        const { action, actionLight } = derivePalette({ main }).palette;
        expect(wcagContrast(action, actionLight)).toBeGreaterThan(1.1);
      }),
      { numRuns: 200, examples: odd.map((main) => [main]) },
    );
  });
});

describe('a color', () => {
  it.each([
    ['#0B2545', '#0b2545'],
    ['0b2545', '#0b2545'],
    ['#f70', '#ff7700'],
    ['Navy', '#000080'],
    ['rgb(255 105 180)', '#ff69b4'],
    ['hsl(120, 61%, 34%)', '#228c22'],
    ['oklch(1 0 0)', '#ffffff'],
  ])('should be read as in CSS: %s', (text, hex) => {
    expect(readColor(text)).toBe(hex);
  });

  it('should be refused where it is none, or not opaque', () => {
    expect(() => readColor('our blue')).toThrow('must be a color');
    expect(() => readColor('#0b254580')).toThrow('transparency');
  });
});

describe('the colors of the content', () => {
  it('should be read, and named where YAML takes one for a comment', async () => {
    const load = async (colors: string) => {
      const { directory, remove } = await writeFiles({
        ...validFiles,
        'content/site.yaml': `${validFiles['content/site.yaml'] ?? ''}colors:\n${colors}`,
      });
      try {
        return await loadContent(directory);
      } finally {
        await remove();
      }
    };
    expect((await load('  main: "#0B2545"\n  second: hotpink\n')).content.site.colors).toEqual({
      main: '#0b2545',
      second: '#ff69b4',
    });
    await expect(load('  main: navy\n  second: #ff7a00\n')).rejects.toMatchObject({
      diagnostics: [
        {
          message: 'second: is empty, because text after a # is a comment',
          notes: ['Write it in quotation marks: second: "#ff7a00"'],
        },
      ],
    });
  });
});

describe('the theme', () => {
  const brand = derivePalette({ main: '#0b2545', second: '#ff7a00' }).palette;

  it('should fill the placeholders of colors', () => {
    expect(
      applyTheme(`.a{color:${colorTokens.hivis};background:${colorTokens.white}}`, palette),
    ).toBe('.a{color:#ffc21a;background:#ffffff}');
    expect(() => applyTheme('.a{color:var(--color-mauve)}', palette)).toThrow('mauve');
  });

  it('should recolor sample illustrations with their tints, and never those of an owner', () => {
    const sample =
      `<svg data-palette="site"><path fill="#ffc21a"/>` +
      `<path fill="${tints.straw.value}"/><path fill="#fff"/></svg>`;
    const recolored = recolorSvg(sample, brand);
    expect(recolored).toContain(
      `<path fill="${brand.hivis.toLowerCase()}"/><path fill="#f8a96f"/>`,
    );
    expect(recolored).toContain('fill="#fff"');
    expect(recolorSvg(sample, palette)).toBe(sample);
    const theirs = sample.replace(' data-palette="site"', '');
    expect(recolorSvg(theirs, brand)).toBe(theirs);
  });
});
