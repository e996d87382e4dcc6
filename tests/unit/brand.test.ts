// @vitest-environment node
import { wcagContrast } from 'culori';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandArt, type BrandArt, type LogoFiles } from '../../site/generator/brand/art.ts';
import { paletteOf, paletteReport } from '../../site/generator/brand/index.ts';
import {
  controlPairs,
  derivePalette,
  required,
  ringGrounds,
  textPairs,
  type BrandColours,
} from '../../site/generator/brand/colours.ts';
import { applyTheme, recolorSvg } from '../../site/generator/brand/theme.ts';
import { openCache } from '../../site/generator/cache.ts';
import { loadContent } from '../../site/generator/content/index.ts';
import { logoSize } from '../../site/generator/pages/page-content.ts';
import { readColour } from '../../site/styles/colour.ts';
import { palette, tints, type Palette, type Tone } from '../../site/styles/palette.ts';
import { tones } from '../../site/styles/tones.ts';
import { validFiles, writeFiles } from './content-fixture.ts';

/** As much of opentype.js as makes a font; the package brings no types of its own. */
interface OutlinePath {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  close(): void;
}
const opentype = createRequire(import.meta.url)('opentype.js') as {
  Path: new () => OutlinePath;
  Glyph: new (options: object) => object;
  Font: new (options: object) => { toArrayBuffer(): ArrayBuffer };
};

/** Every pair of tones that has too little contrast. */
function faults(of: Palette): string[] {
  const tooClose = (pairs: readonly (readonly [Tone, readonly Tone[]])[], ratio: number) =>
    pairs.flatMap(([tone, grounds]) =>
      grounds
        .filter((ground) => wcagContrast(of[tone], of[ground]) < ratio)
        .map(
          (ground) =>
            `${tone} ${of[tone]} on ${ground} ${of[ground]}: ${wcagContrast(of[tone], of[ground]).toFixed(2)}`,
        ),
    );
  const ringless = ringGrounds
    .filter(
      (ground) =>
        Math.max(wcagContrast(of.ink, of[ground]), wcagContrast(of.hivis, of[ground])) <
        required.control,
    )
    .map((ground) => `focus ring on ${ground} ${of[ground]}`);
  return [
    ...tooClose(textPairs, required.text),
    ...tooClose(controlPairs, required.control),
    ...ringless,
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

const anyColour = fc.oneof(
  fc.constantFrom(...odd),
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
);
const anyBrand: fc.Arbitrary<BrandColours> = fc
  .tuple(
    anyColour,
    fc.option(anyColour, { nil: undefined }),
    fc.option(anyColour, { nil: undefined }),
  )
  .map(([main, second, third]) => ({ main, second, third }));

describe('the palette of a brand', () => {
  it('asks of the own palette what it asks of any other', () => {
    expect(faults(palette)).toEqual([]);
    expect(faults({ ...palette, textSoft: '#767676', onAction: '#ffffff' })).not.toEqual([]);
    expect(faults({ ...palette, darkSurface: '#565656', hivis: '#777777' })).toContain(
      'focus ring on darkSurface #565656',
    );
  });

  it('has 7:1 for text and 3:1 for controls, whatever the colours', () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        expect(faults(derivePalette(brand).palette)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('has it for every two of the oddest colours, and for colours that are nearly one', () => {
    for (const main of odd)
      for (const second of odd)
        expect(faults(derivePalette({ main, second }).palette), `${main} ${second}`).toEqual([]);
    expect(
      faults(derivePalette({ main: '#224466', second: '#224467', third: '#234466' }).palette),
    ).toEqual([]);
  });

  it('keeps a colour that can be kept, and says where one had to move, and why', () => {
    const { palette: made, report } = derivePalette({ main: '#0b2545', second: '#ff7a00' });
    expect(made).toMatchObject({ action: '#0b2545', onAction: '#FFFFFF' });
    expect(report).toEqual([
      expect.stringMatching(
        /^main #0b2545: buttons \(white words\) as given; ground #[0-9a-f]{6}$/,
      ),
      expect.stringMatching(
        /^second #ff7a00: highlights lightened to #[0-9a-f]{6}, as 6\.\d:1 is less than 7:1; ground #[0-9a-f]{6}$/,
      ),
    ]);
  });

  it('is grey where the brand is', () => {
    for (const hex of Object.values(derivePalette({ main: '#000000' }).palette).map((value) =>
      value.slice(1, 7),
    ))
      if (hex !== palette.darkVeil.slice(1, 7)) expect(hex).toMatch(/^(..)\1\1$/);
  });

  it('is the one that tests/unit/brand-palettes.txt shows, letter for letter', async () => {
    const brands: readonly BrandColours[] = [
      { main: '#0b2545', second: '#ff7a00' },
      { main: '#b3261e' },
      { main: '#2e7d32', second: '#ffd600', third: '#6a1b9a' },
      // Too pale for white words, and a grey that something else shines beside.
      { main: '#808080', second: '#00a0c0' },
      // Too near to white to become lighter under the pointer.
      { main: '#fefefe', second: '#9e9e9e', third: '#ffb0ff' },
      // No screen shows more of a colour: chroma gives way where lightness moves.
      { main: '#0000ff', second: '#00ff00', third: '#ff0000' },
      { main: '#000000' },
    ];
    const texts = brands.map((brand) => {
      const { palette: made, report } = derivePalette(brand);
      const named = Object.entries(brand).map(([name, value]) => `${name} ${String(value)}`);
      return [
        named.join(', '),
        ...Object.entries(made).map(([tone, value]) => `  ${tone} ${value}`),
        ...report.map((line) => `  ${line}`),
      ].join('\n');
    });
    await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot('./brand-palettes.txt');
  });

  it('has a button that is seen to change under the pointer', () => {
    fc.assert(
      fc.property(anyColour, (main) => {
        const { action, actionLight } = derivePalette({ main }).palette;
        expect(wcagContrast(action, actionLight)).toBeGreaterThan(1.1);
      }),
      { numRuns: 200, examples: odd.map((main) => [main]) },
    );
  });

  it('is told to the owner, and the own one without a word', () => {
    expect(paletteOf(undefined)).toEqual({ palette, report: [] });
    expect(paletteReport([])).toBe('');
    const { palette: made, report } = paletteOf({ main: '#000080' });
    expect(made.action).toBe('#000080');
    expect(paletteReport(report)).toMatch(
      /^ {2}Colours of the brand:\n {2}main #000080: buttons \(white words\) as given; [^\n]+$/,
    );
    expect(paletteReport(['a', 'b'])).toBe('  Colours of the brand:\n  a\n  b');
  });

  it('has nothing left of the yellow', () => {
    const values = Object.values(derivePalette({ main: '#0b2545' }).palette);
    for (const yellow of [palette.hivis, palette.actionLight, palette.actionEdge])
      expect(values).not.toContain(yellow);
  });
});

describe('a colour', () => {
  it.each([
    ['#0B2545', '#0b2545'],
    ['0b2545', '#0b2545'],
    ['#f70', '#ff7700'],
    ['Navy', '#000080'],
    ['rgb(255 105 180)', '#ff69b4'],
    ['hsl(120, 61%, 34%)', '#228c22'],
    ['oklch(1 0 0)', '#ffffff'],
  ])('is read as CSS writes it: %s', (text, hex) => {
    expect(readColour(text)).toBe(hex);
  });

  it('is refused where it is none, or where something shines through', () => {
    expect(() => readColour('our blue')).toThrow('must be a colour');
    expect(() => readColour('#0b254580')).toThrow('transparency');
  });
});

describe('the colours of the content', () => {
  it('are read, and one that YAML takes for a comment is told with the way out', async () => {
    const load = async (colours: string) => {
      const { directory, remove } = await writeFiles({
        ...validFiles,
        'content/site.yaml': `${validFiles['content/site.yaml'] ?? ''}colors:\n${colours}`,
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
          message: 'second: is empty, because what follows # is a comment',
          notes: ['Put it in quotation marks: second: "#ff7a00"'],
        },
      ],
    });
  });
});

describe('applyTheme', () => {
  const brand = derivePalette({ main: '#0b2545', second: '#ff7a00' }).palette;

  it('fills the places of the tones', () => {
    expect(
      applyTheme(
        `:root{--p:${tones.paper}}.a{color:${tones.hivis};background:${tones.white}}`,
        palette,
      ),
    ).toBe(':root{--p:#fbf8f1}.a{color:#ffc21a;background:#ffffff}');
    expect(applyTheme(`<path fill="${tones.hivis}"/>`, palette)).toBe('<path fill="#ffc21a"/>');
    expect(() => applyTheme('.a{color:var(--tone-mauve)}', palette)).toThrow('mauve');
  });

  it('colours the drawings of the site, their tints too, and never those of an owner', () => {
    const ours =
      '<svg data-palette="site" xmlns="x"><path fill="#ffc21a"/><path fill="#FFE08A"/><path fill="#fff"/></svg>';
    const painted = recolorSvg(ours, brand);
    expect(painted).not.toMatch(/#ffc21a|#ffe08a/i);
    expect(painted).toContain(brand.hivis.toLowerCase());
    expect(painted).toContain('#fff"');
    expect(recolorSvg(ours, palette)).toBe(ours);
    const theirs = ours.replace(' data-palette="site"', '');
    expect(recolorSvg(theirs, brand)).toBe(theirs);
  });

  it('moves each tint as far as the colour that it belongs to', () => {
    const names = Object.keys(tints) as (keyof typeof tints)[];
    const painted = (of: Palette) =>
      recolorSvg(
        `<svg data-palette="site">${names.map((name) => tints[name].value).join(' ')}</svg>`,
        of,
      ).replace(/<[^>]*>/g, '');
    expect(painted(brand)).toBe(
      '#fe994b #f8a96f #fd9146 #a2c9fa #8abaf8 #f99e6d #f48b4f #cbd3dc #acb8c7 #e3e8ee',
    );
    // Grey has no hue to turn, and a pale ground leaves no room above it.
    expect(painted(derivePalette({ main: '#fefefe' }).palette)).toBe(
      '#ffffff #ffffff #ffffff #c6c6c6 #b7b7b7 #b7b7b7 #aaaaaa #d1d1d1 #b7b7b7 #e7e7e7',
    );
    expect(
      recolorSvg('<svg data-palette="site">#FFC21A #FFC21AA8</svg>', {
        ...palette,
        hivis: '#FFCC00',
      }),
    ).toBe('<svg data-palette="site">#ffcc00 #FFC21AA8</svg>');
  });
});

let media: string;
beforeAll(async () => {
  media = await mkdtemp(join(tmpdir(), 'brand-'));
  await mkdir(join(media, 'brand'));
  const shape = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}"><circle cx="20" cy="20" r="18" fill="#00f"/></svg>`;
  await writeFile(join(media, 'wide.svg'), shape(400, 40));
  await writeFile(join(media, 'square.svg'), shape(40, 40));
  // So large that it is worth an AVIF, which comes out of the cache.
  const many = Array.from(
    { length: 3000 },
    (_, index) =>
      `<path fill="#ffc21a" d="M${String((index * 7919) % 640)} ${String((index * 104729) % 400)}h${String(index % 37)}v${String(index % 23)}z"/>`,
  ).join('');
  await writeFile(
    join(media, 'busy.svg'),
    `<svg data-palette="site" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">${many}</svg>`,
  );
});
afterAll(() => rm(media, { recursive: true, force: true }));

describe('the art of a brand', () => {
  const art = (
    name: string,
    logo?: LogoFiles,
    more: { mediaDirectory?: string; letterFonts?: () => Promise<readonly Uint8Array[]> } = {},
  ) =>
    brandArt({
      name,
      logo,
      palette,
      mediaDirectory: media,
      letterFonts: () => Promise.resolve([]),
      cache: openCache(join(media, 'cache')),
      ...more,
    });

  /** A font with one letter in it: a block that stands beside the middle, so that it shows where it is put. */
  const fontOf = (letter: string): Uint8Array => {
    const block = new opentype.Path();
    block.moveTo(100, 0);
    for (const [x, y] of [
      [500, 0],
      [500, 700],
      [100, 700],
    ] as const)
      block.lineTo(x, y);
    block.close();
    const glyphs = [
      new opentype.Glyph({
        name: '.notdef',
        unicode: 0,
        advanceWidth: 600,
        path: new opentype.Path(),
      }),
      new opentype.Glyph({
        name: letter,
        unicode: letter.codePointAt(0),
        advanceWidth: 600,
        path: block,
      }),
    ];
    return new Uint8Array(
      new opentype.Font({
        familyName: 'Block',
        styleName: 'Regular',
        unitsPerEm: 1000,
        ascender: 800,
        descender: -200,
        glyphs,
      }).toArrayBuffer(),
    );
  };

  /** With the bytes of its pictures left out. */
  const shown = ({ mark, ...others }: BrandArt): string =>
    Object.entries({
      ...others,
      mark: mark.toString('latin1').startsWith('\u0089PNG') ? 'a PNG file' : mark.toString(),
    })
      .map(([name, value]) => `  ${name}: ${String(value).replace(/base64,[^"]+/g, 'base64,…')}`)
      .join('\n');

  it('is the one that tests/unit/brand-art.txt shows, letter for letter', async () => {
    const drawing =
      '<?xml version="1.0"?>\r\n<svg xmlns="http://www.w3.org/2000/svg" data-palette="site" width="48" height=\'48\' viewBox="0 0 48 48">\r\n<rect width="9"/>\r\n</svg>\r\n';
    const own = join(media, 'own');
    await mkdir(join(own, 'brand'), { recursive: true });
    await writeFile(join(own, 'brand/mark.svg'), drawing);
    await writeFile(join(own, 'brand/icon.svg'), drawing.replace('width="9"', 'width="8"'));
    const filled = await sharp({
      create: { width: 30, height: 20, channels: 3, background: '#00f' },
    })
      .png()
      .toBuffer();
    await writeFile(join(media, 'filled.png'), filled);
    const arts: Record<string, BrandArt> = {
      'the mark of the site': await art('Plumbline', undefined, { mediaDirectory: own }),
      'a letter of the second font': await art('harbour Crew', undefined, {
        letterFonts: () => Promise.resolve([fontOf('X'), fontOf('H')]),
      }),
      'a letter that no font has': await art('Harbour Crew', undefined, {
        letterFonts: () => Promise.resolve([fontOf('X')]),
      }),
      'a name without letters': await art('★★★', undefined, {
        letterFonts: () => Promise.resolve([fontOf('★')]),
      }),
      'a logo, free of a ground': await art('Harbour Crew', { src: 'square.svg' }),
      'a logo with a ground of its own': await art('Plumbline', { src: 'filled.png' }),
    };
    await expect(
      `${Object.entries(arts)
        .map(([what, made]) => `${what}\n${shown(made)}`)
        .join('\n\n')}\n`,
    ).toMatchFileSnapshot('./brand-art.txt');
  });

  it('is drawn as sharp as it is shown, however small the file says it is', async () => {
    await writeFile(
      join(media, 'tiny.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="8" viewBox="0 0 10 8"><path fill="#000" d="M0 0h5v8H0z"/><path fill="#fff" d="M5 0h5v8H5z"/></svg>',
    );
    const { mark, ratio } = await art('Harbour Crew', { src: 'tiny.svg' });
    const { data, info } = await sharp(mark)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 512, height: 409 });
    expect(ratio).toBeCloseTo(1.25, 2);
    const between = [...data.subarray(0, info.width * info.channels)].filter(
      (value) => value > 8 && value < 247,
    );
    expect(between.length).toBeLessThan(6);
  });

  it.each([
    [
      'is broken off',
      '<svg viewBox="0 0 48 48"><rect/>',
      'is not a whole SVG file with a viewBox. Export it again.',
    ],
    [
      'has no viewBox',
      '<svg><rect/></svg>',
      'is not a whole SVG file with a viewBox. Export it again.',
    ],
  ])('is refused where the mark %s', async (_, text, message) => {
    const broken = join(media, 'broken');
    await mkdir(join(broken, 'brand'), { recursive: true });
    for (const name of ['mark', 'icon']) await writeFile(join(broken, `brand/${name}.svg`), text);
    await expect(art('Plumbline', undefined, { mediaDirectory: broken })).rejects.toThrow(message);
  });

  it('is refused where the logo is no picture, by its name', async () => {
    await writeFile(join(media, 'logo.png'), 'nothing to see');
    await expect(art('Harbour Crew', { src: 'logo.png' })).rejects.toThrow(
      /^The logo .*logo\.png cannot be drawn \(.+\)\. Open it in a browser, and export it again\.$/,
    );
  });

  it('needs the mark under the name that it was drawn for alone', async () => {
    await expect(art('Plumbline')).rejects.toThrow('brand/mark.svg');
    expect((await art('Harbour Crew')).mark.toString()).toContain(
      'M4 14 24 3l20 11v20L24 45 4 34z',
    );
  });

  it('sets a square logo into the tab, and the letter for one that would be a line there', async () => {
    expect((await art('Harbour Crew', { src: 'square.svg' })).favicon).toContain('data:image/png');
    expect((await art('Harbour Crew', { src: 'wide.svg' })).favicon).not.toContain(
      'data:image/png',
    );
    expect((await art('Harbour Crew', { src: 'wide.svg', icon: 'square.svg' })).favicon).toContain(
      'data:image/png',
    );
  });

  it('drops the name beside a logo that is wide enough to hold it, unless it is asked for', async () => {
    expect((await art('Harbour Crew', { src: 'wide.svg' })).showName).toBe(false);
    expect((await art('Harbour Crew', { src: 'square.svg' })).showName).toBe(true);
    expect((await art('Harbour Crew', { src: 'wide.svg', showName: true })).showName).toBe(true);
  });
});

describe('the size of a logo', () => {
  it('stays in its place, keeps its shape, and takes about the same area', () => {
    for (const [width, height] of [
      [400, 40],
      [40, 40],
      [40, 400],
      [2000, 900],
    ] as const) {
      const size = logoSize({ width, height }, 'bar');
      expect(size.width).toBeLessThanOrEqual(190);
      expect(size.height).toBeLessThanOrEqual(42);
      expect(Math.abs(size.width - (size.height * width) / height)).toBeLessThan(
        Math.max(1, width / height),
      );
    }
  });
});
