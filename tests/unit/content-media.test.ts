// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { mediaProblem } from '../../site/generator/content/check-media.ts';
import { openCache } from '../../site/generator/cache.ts';
import {
  ContentError,
  type Diagnostic,
  loadContent,
  type LoadedContent,
} from '../../site/generator/content/read-content.ts';
import { drawing, validFiles, writeFiles } from './content-fixture.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
});

async function written(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const { directory, remove } = await writeFiles({ ...validFiles, ...files });
  cleanups.push(remove);
  return directory;
}

/** The valid content with its first demo showing another picture. */
const showing = (name: string): Record<string, string> => ({
  'content/demos.yaml': (validFiles['content/demos.yaml'] ?? '').replace('demos/pa-1.svg', () =>
    JSON.stringify(name),
  ),
});

async function mistakesIn(directory: string): Promise<readonly Diagnostic[]> {
  try {
    await loadContent(directory);
  } catch (error) {
    if (error instanceof ContentError) return error.diagnostics;
    throw error;
  }
  return [];
}

/** What is said of a picture with these bytes under this name. */
async function problemOf(name: string, bytes: string | Uint8Array): Promise<readonly Diagnostic[]> {
  return mistakesIn(await written({ ...showing(name), [`content/media/${name}`]: bytes }));
}

const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#ffc21a',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** A photograph in one of the formats that are taken, packed in a hurry. */
const inFormat = (format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> =>
  photo(400, 300)
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 640 400" ${attributes}>\n${inside}\n</svg>`;

const ftyp = (...kinds: string[]): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 8 + kinds.length * 4 + 4]),
    Buffer.from(`ftyp${kinds[0] ?? ''}\0\0\0\0${kinds.slice(1).join('')}`),
    Buffer.alloc(64),
  ]);

describe('a photograph', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('as whole %s is taken', async (format) => {
    expect(await problemOf(`demos/photo.${format}`, await inFormat(format))).toEqual([]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'as %s that breaks off is named, with the line that shows it',
    async (format) => {
      const whole = await inFormat(format);
      expect(
        await problemOf(`demos/photo.${format}`, whole.subarray(0, Math.floor(whole.length * 0.7))),
      ).toMatchObject([
        {
          file: 'content/demos.yaml',
          line: 5,
          column: 9,
          message: `src: the picture demos/photo.${format} is damaged: not all of it can be read`,
          notes: [
            expect.stringContaining('save it again as JPEG'),
            expect.stringContaining('The decoder says: '),
          ],
        },
      ]);
    },
  );

  it.each<
    [
      what: string,
      name: string,
      bytes: () => Promise<Uint8Array> | Uint8Array,
      problem: string,
      wayOut: RegExp,
    ]
  >([
    [
      'of an iPhone',
      'a.heic',
      () => ftyp('heic', 'mif1', 'heic'),
      'is a HEIC photo, as iPhones take them; the site takes JPEG, PNG, WebP, AVIF and SVG',
      /Most Compatible/,
    ],
    [
      'of an iPhone under another name',
      'a.jpg',
      () => ftyp('heic', 'mif1', 'heic'),
      'is a HEIC photo, as iPhones take them, though its name ends with .jpg; the site takes JPEG, PNG, WebP, AVIF and SVG',
      /Export, JPEG/,
    ],
    [
      'as TIFF',
      'a.tif',
      () => photo(400, 300).tiff().toBuffer(),
      'is a TIFF file; the site takes JPEG, PNG, WebP, AVIF and SVG',
      /export it as JPEG/,
    ],
    [
      'as TIFF under another name',
      'a.png',
      () => photo(400, 300).tiff().toBuffer(),
      'is a TIFF file though its name ends with .png; the site takes JPEG, PNG, WebP, AVIF and SVG',
      /export it as JPEG/,
    ],
    [
      'as GIF',
      'a.gif',
      () => photo(400, 300).gif({ effort: 1 }).toBuffer(),
      'is a GIF file; the site takes JPEG, PNG, WebP, AVIF and SVG',
      /video/,
    ],
    [
      'as BMP',
      'a.BMP',
      () => Buffer.from('BM'),
      'is a BMP file; the site takes JPEG, PNG, WebP, AVIF and SVG',
      /Paint/,
    ],
    [
      'as PDF',
      'a.jpg',
      () => Buffer.from('%PDF-1.7'),
      'is a PDF document though its name ends with .jpg; the site takes JPEG, PNG, WebP, AVIF and SVG',
      /PNG/,
    ],
    [
      'that is a page of the web',
      'a.jpg',
      () => Buffer.from('<!doctype html><title>Photo</title>'),
      'is a page of the web with the ending .jpg',
      /Save image as/,
    ],
    [
      'that Git LFS keeps',
      'a.jpg',
      () => Buffer.from('version https://git-lfs.github.com/spec/v1\n'),
      'is a note of Git LFS that stands for the picture with the ending .jpg',
      /git lfs pull/,
    ],
    [
      'as PNG with the ending of JPEG',
      'a.jpg',
      () => photo(400, 300).png().toBuffer(),
      'is a PNG file, though its name ends with .jpg',
      /Rename it to demos\/a\.png/,
    ],
    [
      'as JPEG with the ending of SVG',
      'a.svg',
      () => photo(400, 300).jpeg().toBuffer(),
      'is a JPEG file, though its name ends with .svg',
      /Rename it to demos\/a\.jpg/,
    ],
    [
      'that is nothing',
      'a.webp',
      () => Buffer.from('nothing'),
      'is damaged, or no picture at all',
      /copy it again/,
    ],
    [
      'without a byte',
      'a.jpg',
      () => new Uint8Array(),
      'is empty: the file has 0 bytes',
      /Copy it again/,
    ],
    [
      'that is too small',
      'a.jpg',
      () => photo(200, 125).jpeg().toBuffer(),
      'is 200 × 125 pixels large, which is too small for the card of a demo',
      /at least 320 × 200 pixels/,
    ],
    [
      'that is too small once it stands upright',
      'a.jpg',
      () => photo(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      'is 300 × 400 pixels large, which is too small for the card of a demo',
      /at least 320 × 200 pixels/,
    ],
    [
      'that is too low for its frame',
      'a.jpg',
      () => photo(2000, 150).jpeg().toBuffer(),
      'is 2000 × 150 pixels large, of which 240 × 150 are left in the shape of the card of a demo (8:5), and that is too small',
      /at least 320 × 200 pixels/,
    ],
  ])('%s gets a message and a way out', async (_, name, bytes, problem, wayOut) => {
    const mistakes = await problemOf(`demos/${name}`, await bytes());
    expect(mistakes).toMatchObject([
      {
        file: 'content/demos.yaml',
        line: 5,
        column: 9,
        message: `src: the picture demos/${name} ${problem}`,
      },
    ]);
    expect(mistakes[0]?.notes.join(' ')).toMatch(wayOut);
  });

  it('may be smaller where it is a logo, which no frame cuts', async () => {
    const withLogo = async (width: number) => {
      const studies = (validFiles['content/case-studies.yaml'] ?? '').replace(
        '  logo: HD\n',
        '  logo: HD\n  logoPicture: logo.png\n',
      );
      return mistakesIn(
        await written({
          'content/case-studies.yaml': studies,
          'content/media/logo.png': await photo(width, 20).png().toBuffer(),
        }),
      );
    };
    expect(await withLogo(96)).toEqual([]);
    expect(await withLogo(95)).toMatchObject([
      {
        file: 'content/case-studies.yaml',
        message:
          'logoPicture: the picture logo.png is 95 × 20 pixels large, which is too small for a logo',
        notes: [expect.stringContaining('at least 96 × 21 pixels')],
      },
    ]);
  });

  it('that is damaged is told once, where it is named first, however often it is shown', async () => {
    const files = Object.fromEntries(
      Object.entries(validFiles).map(([path, text]) => [
        path,
        text.replace('demos/pa-1.svg', 'photo.jpg').replace('testimonials/t-1.svg', 'photo.jpg'),
      ]),
    );
    const { directory, remove } = await writeFiles({
      ...files,
      'content/media/photo.jpg': 'broken',
    });
    cleanups.push(remove);
    expect(
      (await mistakesIn(directory)).map(({ file, line }) => `${file}:${String(line)}`),
    ).toEqual(['content/demos.yaml:5']);
  });

  it('is decoded once for the same bytes, and found damaged again', async () => {
    const directory = join(
      await written({
        'content/media/photo.jpg': 'broken',
        'content/media/good.png': await photo(400, 300).png().toBuffer(),
      }),
      'media',
    );
    const cache = openCache(join(directory, '..', 'cache'));
    for (let time = 0; time < 2; time += 1) {
      const frame = { name: 'a place', ratio: [4, 3] } as const;
      expect(await mediaProblem(directory, 'photo.jpg', undefined, cache)).toMatchObject({
        message: 'is damaged, or no picture at all',
      });
      expect(
        await mediaProblem(directory, 'good.png', { ...frame, leastWidth: 400 }, cache),
      ).toBeUndefined();
      expect(
        await mediaProblem(directory, 'good.png', { ...frame, leastWidth: 401 }, cache),
      ).toMatchObject({ message: 'is 400 × 300 pixels large, which is too small for a place' });
    }
  });
});

describe('what only looks like a picture', () => {
  const path = 'demos/a.jpg';

  it.each<[string, (file: string, directory: string) => Promise<void> | void, string]>([
    ['a pipe', (file) => void execFileSync('mkfifo', [file]), 'is not a file'],
    [
      'a link out of the folder',
      (file) => symlink('/etc/hostname', file),
      'is a link to a file outside of the folder',
    ],
    [
      'a link to another file of the project',
      (file, directory) => symlink(join(directory, 'site.yaml'), file),
      'is a link to a file outside of the folder',
    ],
    [
      'a link to nothing',
      (file) => symlink('nowhere.jpg', file),
      'is a link to a file that is not there',
    ],
  ])('%s is refused, and never waited for', async (_, make, problem) => {
    const directory = await written(showing(path));
    await make(join(directory, 'media', path), directory);
    expect(await mistakesIn(directory)).toMatchObject([
      { file: 'content/demos.yaml', line: 5, message: `src: the picture ${path} ${problem}` },
    ]);
  });

  it('a folder is none', async () => {
    const directory = await written(showing(path));
    await mkdir(join(directory, 'media', path));
    expect(await mistakesIn(directory)).toMatchObject([
      { line: 5, message: `src: there is no picture ${path} in content/media` },
    ]);
  });

  it('a link within the folder is a picture', async () => {
    const directory = await written(showing('demos/b.svg'));
    await symlink('ar-1.svg', join(directory, 'media', 'demos/b.svg'));
    expect(await mistakesIn(directory)).toEqual([]);
  });

  it('a pipe in the place of a file of the content is no file', async () => {
    const directory = await written({});
    await rm(join(directory, 'site.yaml'));
    execFileSync('mkfifo', [join(directory, 'site.yaml')]);
    expect(await mistakesIn(directory)).toMatchObject([
      { file: 'content/site.yaml', line: 1, message: 'content/site.yaml is not a file' },
    ]);
  });
});

describe('the name of a picture', () => {
  const firstPicture = ({ content }: LoadedContent): string | undefined =>
    content.demos[0]?.thumbnail?.src;

  it.each([
    'Foto vom Büro (2).SVG',
    'Über uns/Straße & Hof.svg',
    'мастер.svg',
    '写真.Svg',
    "L'équipe, 2026 – n° 1.svg",
  ])('may be %s', async (name) => {
    const directory = await written({ ...showing(name), [`content/media/${name}`]: drawing });
    expect(firstPicture(await loadContent(directory))).toBe(name);
  });

  it.each([
    ['NFC', 'NFD'],
    ['NFD', 'NFC'],
  ] as const)(
    'is found where the content spells it in %s and the disk in %s',
    async (inContent, onDisk) => {
      const name = 'Büro Süd.svg';
      const directory = await written({
        ...showing(name.normalize(inContent)),
        [`content/media/${name.normalize(onDisk)}`]: drawing,
      });
      expect(firstPicture(await loadContent(directory))).toBe(name.normalize(onDisk));
    },
  );

  it.each([
    ['content/media/demos/ar-1.svg', 'demos/ar-1.svg'],
    ['media/demos/ar-1.svg', 'demos/ar-1.svg'],
    ['/media/demos/ar-1.svg', 'demos/ar-1.svg'],
    ['./content/media/demos/ar-1.svg', 'demos/ar-1.svg'],
    ['../content/media/demos/ar-1.svg', 'demos/ar-1.svg'],
    ['ar-1.svg', 'demos/ar-1.svg'],
    ['demos\\ar-1.svg', 'demos/ar-1.svg'],
    ['C:\\Users\\me\\content\\media\\demos\\ar-1.svg', 'demos/ar-1.svg'],
  ])('%s gets the suggestion %s', async (wrong, right) => {
    const [mistake, ...others] = await mistakesIn(await written(showing(wrong)));
    expect(others).toEqual([]);
    expect(mistake).toMatchObject({ file: 'content/demos.yaml', line: 5, column: 9 });
    expect(mistake?.notes).toContain(`Did you mean ${right}?`);
  });

  it('is no address', async () => {
    expect(
      await mistakesIn(await written(showing('https://elsewhere.example/photo.jpg'))),
    ).toMatchObject([{ line: 5, message: 'src: must be a file in content/media, not an address' }]);
  });
});

describe('a drawing', () => {
  it.each<[string, string]>([
    [
      'shapes, gradients and marks of its own',
      svg(
        '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><rect width="9" height="9" fill="url(#g)" style="stroke:url(\'#g\')"/><use xlink:href="#g"/><use href="#g"/>',
      ),
    ],
    [
      'a photo inside of it',
      svg('<image width="9" height="9" href="data:image/png;base64,iVBORw0KGgo="/>'),
    ],
    [
      'notes of a drawing program',
      '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Created with Inkscape -->\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" width="40mm" viewBox="0 0 40 30" inkscape:version="1.3"><sodipodi:namedview id="v"/><metadata>x</metadata><path d="M0 0"/></svg>',
    ],
    [
      'the version of SVG',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${drawing}`,
    ],
    [
      'styles and a font of its own',
      svg(
        '<style>/* url(x) */ .a{fill:#fff;font-family:"A"} @font-face{font-family:A;src:url(data:font/woff2;base64,AAAA)}</style><text class="a">An image (old) &amp; words</text>',
      ),
    ],
    [
      'colours that move',
      svg(
        '<rect width="1" height="1"><animate attributeName="fill" values="red;blue" dur="2s"/></rect>',
      ),
    ],
    [
      'a title that speaks of scripts',
      svg(
        '<title>javascript: the image(s) of url(x)</title><desc aria-label="url(http://x)">onclick</desc>',
      ),
    ],
  ])('may have %s', async (_, text) => {
    expect(await problemOf('demos/plan.svg', text)).toEqual([]);
  });

  it.each<[what: string, text: string, problem: string]>([
    [
      'a script',
      svg('<g/>\n<script>alert(1)</script>'),
      'holds <script>, which is a script (line 3 of the picture)',
    ],
    [
      'a script of another name',
      svg('<SCRIPT/>'),
      'holds <SCRIPT>, which is a script (line 2 of the picture)',
    ],
    [
      'a script under a prefix',
      svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'),
      'holds <x:script>, which is a script (line 2 of the picture)',
    ],
    [
      'a page in it',
      svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>'),
      'holds <foreignObject>, which does more than draw (line 2 of the picture)',
    ],
    [
      'an element of a page',
      svg('<b xmlns="http://www.w3.org/1999/xhtml"/>'),
      'holds <b>, which draws nothing (line 2 of the picture)',
    ],
    [
      'an element of nobody',
      svg('<iframe xmlns="" src="x"/>'),
      'holds <iframe>, which draws nothing (line 2 of the picture)',
    ],
    [
      'an event handler',
      svg('<g/>', 'onload="alert(1)"'),
      'has onload="…", which is a script (line 1 of the picture)',
    ],
    [
      'an event handler in capitals',
      svg('<g ONCLICK="x"/>'),
      'has ONCLICK="…", which is a script (line 2 of the picture)',
    ],
    [
      'a script as a link',
      svg('<a xlink:href="java&#10;script:alert(1)"><path d="M0 0"/></a>'),
      'leads out of the file with xlink:href="java\nscript:alert(1)" (line 2 of the picture)',
    ],
    [
      'a script as a plain link',
      svg('<a href=" javascript:alert(1)"/>'),
      'has a script in href="javascript:alert(1)" (line 2 of the picture)',
    ],
    [
      'a link',
      svg('<a href="https://elsewhere.example/"/>'),
      'leads out of the file with href="https://elsewhere.example/" (line 2 of the picture)',
    ],
    [
      'a picture from elsewhere',
      svg('<image href="//elsewhere.example/x.png"/>'),
      'leads out of the file with href="//elsewhere.example/x.png" (line 2 of the picture)',
    ],
    [
      'a drawing in a drawing',
      svg('<image href="data:image/svg+xml;base64,AAAA"/>'),
      'leads out of the file with href="data:image/svg+xml;base64,AAAA" (line 2 of the picture)',
    ],
    [
      'parts of another file',
      svg('<use href="other.svg#a"/>'),
      'leads out of the file with href="other.svg#a" (line 2 of the picture)',
    ],
    [
      'a colour from elsewhere',
      svg('<path d="M0 0" fill="url(https://elsewhere.example/#a)"/>'),
      'leads out of the file with url(https://elsewhere.example/#a) in a style (line 2 of the picture)',
    ],
    [
      'styles from elsewhere',
      svg('<style>@import "https://elsewhere.example/a.css";</style>'),
      'loads styles from elsewhere with @import (line 2 of the picture)',
    ],
    [
      'the same in escapes',
      svg('<style>@\\69mport "x"</style>'),
      'loads styles from elsewhere with @import (line 2 of the picture)',
    ],
    [
      'the same in parts',
      svg('<style>@im<![CDATA[port]]> "x"</style>'),
      'loads styles from elsewhere with @import (line 2 of the picture)',
    ],
    [
      'a style that fetches',
      svg('<g style="background:u\\72l( //elsewhere.example )"/>'),
      'leads out of the file with url(//elsewhere.example) in a style (line 2 of the picture)',
    ],
    [
      'an animation of a link',
      svg('<a><set attributeName="xlink:href" to="javascript:alert(1)"/></a>'),
      'animates xlink:href, which can start a script (line 2 of the picture)',
    ],
    [
      'addresses from elsewhere',
      svg('<g xml:base="https://elsewhere.example/"/>'),
      'has xml:base, which turns its addresses into others (line 2 of the picture)',
    ],
    [
      'words of its own',
      `<!DOCTYPE svg [<!ENTITY lol "lol">]>\n${svg('<text>&lol;</text>')}`,
      'defines words of its own (entities) in its DOCTYPE (line 1 of the picture)',
    ],
    [
      'an unknown entity',
      svg('<text>&lol;</text>'),
      'is not a whole SVG file: undefined entity (line 2 of the picture)',
    ],
    [
      'a sheet that rewrites it',
      `<?xml-stylesheet href="a.xsl" type="text/xsl"?>${drawing}`,
      'has an instruction for other programs in it, <?xml-stylesheet?> (line 1 of the picture)',
    ],
    [
      'another encoding',
      `<?xml version="1.0" encoding="UTF-7"?>${drawing}`,
      'says that it is encoded as UTF-7, and only UTF-8 is read the same way everywhere (line 1 of the picture)',
    ],
    [
      'only its beginning',
      svg('<g>').slice(0, -7),
      'is not a whole SVG file: unclosed tag: g (line 2 of the picture)',
    ],
    [
      'no word that it is SVG',
      '<svg viewBox="0 0 1 1"/>',
      'does not say that it is SVG, so that browsers show nothing (line 1 of the picture)',
    ],
    [
      'no size',
      '<svg xmlns="http://www.w3.org/2000/svg" width="100%"/>',
      'does not tell its size (line 1 of the picture)',
    ],
  ])('may not have %s', async (_, text, problem) => {
    expect(await problemOf('demos/plan.svg', text)).toMatchObject([
      {
        file: 'content/demos.yaml',
        line: 5,
        column: 9,
        message: `src: the picture demos/plan.svg ${problem}`,
        notes: expect.arrayContaining([expect.any(String)]) as string[],
      },
    ]);
  });

  it('may not be saved in another encoding', async () => {
    expect(
      await problemOf('demos/plan.svg', Buffer.from(svg('<text>Büro</text>'), 'latin1')),
    ).toMatchObject([
      {
        line: 5,
        message:
          'src: the picture demos/plan.svg is not saved as UTF-8, which SVG files for the web are',
      },
    ]);
  });
});

it('leaves pictures alone that nobody shows', async () => {
  const directory = await written({});
  await writeFile(join(directory, 'media', 'unused.jpg'), 'broken, but nobody shows it');
  expect(await mistakesIn(directory)).toEqual([]);
});
