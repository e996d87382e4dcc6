// @vitest-environment node
/**
 * A wrong hit in the cache stays until somebody deletes the folder. So each step that keeps something is asked
 * twice here, with one thing changed, and has to look for another entry; whatever it depends on has to be a part
 * of its key. Nothing is drawn: what is asked for is answered with a stand-in.
 */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { OnLoadArgs, OnLoadResult, PluginBuild } from 'esbuild';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildFonts, charactersOf, staticFonts } from '../../site/generator/assets/fonts.ts';
import { buildIcons } from '../../site/generator/assets/icons.ts';
import { buildPictures } from '../../site/generator/assets/pictures.ts';
import { buildShareImages, type SharePage } from '../../site/generator/assets/share-images.tsx';
import { brandArt } from '../../site/generator/brand/art.ts';
import type { Cache, Input } from '../../site/generator/cache.ts';
import { styles } from '../../site/generator/code/styles-plugin.ts';
import { inspectFilm } from '../../site/generator/content/check-film.ts';
import { mediaProblem } from '../../site/generator/content/check-media.ts';
import { palette, type Palette } from '../../site/styles/palette.ts';
import { project } from '../support/builds.ts';

/** The keys of what was asked for, by their kind, and the texts that went into them. */
interface Asked {
  keys: Map<string, Set<string>>;
  texts: Map<string, string>;
}

/** A picture of one pixel, in the place of whatever was to be drawn. */
const stub = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

/** Bytes and texts of different lengths that follow each other have different keys: tests/unit/build-cache.test.ts. */
function keyOf(inputs: readonly Input[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${String(input.length)}\n`).update(input);
  return hash.digest('hex');
}

/** What the steps would have taken much time for, and what is read instead. */
const answers: Readonly<Record<string, unknown>> = {
  'picture-trial': 1,
  'picture-ground': 'fff',
  characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzé. ',
  brotli: 20_000,
};

function listening(): { cache: Cache; asked: Asked } {
  const asked: Asked = { keys: new Map(), texts: new Map() };
  const note = (kind: string, inputs: readonly Input[]): string => {
    const key = keyOf(inputs);
    asked.keys.set(kind, (asked.keys.get(kind) ?? new Set()).add(key));
    asked.texts.set(kind, inputs.filter((input) => typeof input === 'string').join('\n'));
    return key;
  };
  const cache: Cache = {
    remember: (kind, inputs) => {
      const key = note(kind, inputs);
      // What is made of other fonts is another thing.
      return Promise.resolve(kind === 'font' || kind === 'style' ? Buffer.from(key) : stub);
    },
    async rememberJson(kind, inputs, isValid, make) {
      note(kind, inputs);
      const answer: unknown = answers[kind] ?? (await make());
      if (!isValid(answer)) throw new Error(`The stand-in for ${kind} has another shape.`);
      return answer;
    },
    prune: () => Promise.resolve(),
  };
  return { cache, asked };
}

type Run = (cache: Cache) => Promise<unknown>;

async function askedBy(run: Run): Promise<Asked> {
  const { cache, asked } = listening();
  await run(cache);
  return asked;
}

const keysOf = ({ keys }: Asked, kind: string): string[] => [...(keys.get(kind) ?? [])].sort();

/** Expects that a step asks for other entries of these kinds once something has changed, for each of them; and for the same while nothing has. */
async function expectOthers(kinds: readonly string[], before: Run, after: Run): Promise<void> {
  const [first, again, changed] = [
    await askedBy(before),
    await askedBy(before),
    await askedBy(after),
  ];
  for (const kind of kinds) {
    expect(keysOf(first, kind), `entries of the kind ${kind}`).not.toHaveLength(0);
    expect(keysOf(again, kind), 'nothing has changed').toEqual(keysOf(first, kind));
    expect(
      keysOf(changed, kind).filter((key) => keysOf(first, kind).includes(key)),
      `entries of the kind ${kind} that are taken for what they are not`,
    ).toEqual([]);
  }
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

const url = (path: string): string => `/${path}`;
const other: Palette = { ...palette, hivis: '#00FF00' };

/** A drawing that is worth an AVIF. */
const busy = (colour: string): string => {
  let state = 1;
  const next = (): string =>
    (((state = (state * 48271) % 2147483647) / 2147483647) * 100).toFixed(4);
  return `<svg data-palette="site" xmlns="http://www.w3.org/2000/svg" width="100" height="100">${Array.from({ length: 1500 }, () => `<path fill="${colour}" d="M${next()} ${next()} ${next()} ${next()}Z"/>`).join('')}</svg>`;
};

/** Asks the plugin for one style file of a project, as esbuild would. */
const compiledIn =
  (root: string, emitCss: boolean): Run =>
  async (cache) => {
    const started: (() => unknown)[] = [];
    const loaded: ((
      args: OnLoadArgs,
    ) => OnLoadResult | Promise<OnLoadResult | null | undefined> | null | undefined)[] = [];
    const build = {
      initialOptions: { absWorkingDir: root },
      onStart: (start: () => unknown) => void started.push(start),
      onResolve: () => undefined,
      onEnd: () => undefined,
      onLoad: (_: unknown, load: (typeof loaded)[number]) => void loaded.push(load),
    };
    await styles(emitCss, cache, () => undefined).setup(build as unknown as PluginBuild);
    for (const start of started) await start();
    await loaded.at(-1)?.({
      path: join(root, 'site/a.css.ts'),
      namespace: 'file',
      suffix: '',
      pluginData: undefined,
      with: {},
    });
  };

describe('another entry is looked for', () => {
  it('where other fonts are asked for their letters, or fonts for other letters', async () => {
    const characters =
      (text: string, font: string): Run =>
      (cache) =>
        charactersOf(text, [Buffer.from(font)], cache);
    await expectOthers(['characters'], characters('a', 'one'), characters('b', 'one'));
    await expectOthers(['characters'], characters('a', 'one'), characters('a', 'two'));
  });

  it('where fonts have to have another letter', async () => {
    const fonts =
      (text: string): Run =>
      (cache) =>
        buildFonts({ text, cache, url });
    await expectOthers(['font'], fonts('Proof'), fonts('Proofé'));
    expect(keysOf(await askedBy(fonts('Proof')), 'font'), 'one for each family').toHaveLength(2);
  });

  it.each<[string, Parameters<typeof staticFonts>]>([
    ['other letters', ['heading', 800, 'é', listening().cache]],
    ['another weight', ['heading', 700, '', listening().cache]],
    ['another family', ['body', 800, '', listening().cache]],
  ])('where the font of a share image has %s', async (_, [which, weight, text]) => {
    await expectOthers(
      ['font'],
      (cache) => staticFonts('heading', 800, '', cache),
      (cache) => staticFonts(which, weight, text, cache),
    );
  });

  describe('where a drawing', () => {
    const pictures =
      (widths: number[], of: Palette = palette): Run =>
      (cache) =>
        buildPictures({
          sources: [{ src: 'a.svg', widths }],
          mediaDirectory: folder,
          palette: of,
          cache,
          url,
        });

    it('has other bytes under the same name', async () => {
      await put('a.svg', busy('#ffc21a'));
      const before = await askedBy(pictures([50, 100]));
      await put('a.svg', busy('#ffc21b'));
      const after = await askedBy(pictures([50, 100]));
      for (const kind of ['picture', 'picture-trial']) {
        expect(keysOf(before, kind)).not.toHaveLength(0);
        expect(
          keysOf(after, kind).filter((key) => keysOf(before, kind).includes(key)),
          kind,
        ).toEqual([]);
      }
    });

    it('is wanted at other widths', async () => {
      await put('a.svg', busy('#ffc21a'));
      await expectOthers(['picture', 'picture-trial'], pictures([50, 100]), pictures([60, 120]));
      expect(
        keysOf(await askedBy(pictures([50, 100])), 'picture'),
        'one for each width',
      ).toHaveLength(2);
    });

    it('wears other colours', async () => {
      await put('a.svg', busy('#ffc21a'));
      await expectOthers(
        ['picture', 'picture-trial'],
        pictures([50, 100]),
        pictures([50, 100], other),
      );
    });
  });

  it('for each width and each format of a photo, and for the colour behind each part of it', async () => {
    await put(
      'a.png',
      await sharp({ create: { width: 400, height: 400, channels: 3, background: '#3cb44b' } })
        .png()
        .toBuffer(),
    );
    const photo =
      (ratio: readonly [number, number]): Run =>
      (cache) =>
        buildPictures({
          sources: [{ src: 'a.png', widths: [100, 200, 400], shape: { ratio } }],
          mediaDirectory: folder,
          palette,
          cache,
          url,
        });
    expect(
      keysOf(await askedBy(photo([2, 1])), 'picture'),
      'AVIF in three widths, WebP in two',
    ).toHaveLength(5);
    await expectOthers(['picture', 'picture-ground'], photo([2, 1]), photo([1, 1]));
  });

  it('for each icon, and where its drawing or its ground has changed', async () => {
    const icons =
      ({ favicon = '<svg/>', icon = '<svg id="i"/>', ground = '#fff' }): Run =>
      (cache) =>
        buildIcons({
          site: { name: 'A', description: 'B', language: 'en' },
          art: { favicon, icon, ground },
          palette,
          cache,
          url,
        });
    const plain = await askedBy(icons({}));
    expect(
      keysOf(plain, 'icon'),
      'one .ico, and PNG in 180, 192 and twice 512 pixels',
    ).toHaveLength(5);
    const changedBy = async (change: Parameters<typeof icons>[0]): Promise<number> =>
      keysOf(await askedBy(icons(change)), 'icon').filter(
        (key) => !keysOf(plain, 'icon').includes(key),
      ).length;
    expect(await changedBy({})).toBe(0);
    expect(await changedBy({ favicon: '<svg id="f"/>' }), 'the .ico').toBe(1);
    expect(await changedBy({ icon: '<svg id="j"/>' }), 'the PNG').toBe(4);
    expect(await changedBy({ ground: '#000' }), 'the two that are filled').toBe(2);
  });

  describe('where a share image', () => {
    const mark = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>');
    const page: SharePage = {
      key: 'home',
      title: 'A title',
      subtitle: 'A line',
      pictures: ['a.svg'],
    };
    const image =
      ({
        site = {},
        art = {},
        of = palette,
        ...own
      }: Partial<SharePage> & { site?: object; art?: object; of?: Palette } = {}): Run =>
      (cache) =>
        buildShareImages({
          pages: [{ ...page, ...own }],
          site: { name: 'A', address: 'https://a.example/', ...site },
          art: { mark, ratio: 1, showName: true, ...art },
          palette: of,
          mediaDirectory: folder,
          cache,
          url,
        });
    beforeEach(async () => {
      await put('a.svg', '<svg/>');
      await put('b.svg', '<svg id="b"/>');
    });

    // All of them in letters that the fonts have already, as those would change the key as well.
    it.each<[string, Parameters<typeof image>[0]]>([
      ['says another name', { site: { name: 'B' } }],
      ['says another address', { site: { address: 'https://b.example/' } }],
      ['has another title', { title: 'Another' }],
      ['has another line below it', { subtitle: 'Another' }],
      ['wears other colours', { of: other }],
      ['has another logo', { art: { mark: Buffer.from('<svg/>') } }],
      ['has the name in the logo', { art: { showName: false } }],
      ['shows another picture', { pictures: ['b.svg'] }],
      ['shows more pictures', { pictures: ['a.svg', 'a.svg'] }],
      ['shows none', { pictures: [] }],
    ])('%s', async (_, change) => {
      await expectOthers(['share'], image(), image(change));
    });

    it('is set in other fonts, as those of all pages have a letter more', async () => {
      const both =
        (title: string): Run =>
        (cache) =>
          buildShareImages({
            pages: [page, { ...page, key: 'demos', title }],
            site: { name: 'A', address: 'https://a.example/' },
            art: { mark, ratio: 1, showName: true },
            palette,
            mediaDirectory: folder,
            cache,
            url,
          });
      await expectOthers(['share'], both('A title'), both('A title é'));
    });

    it('shows other bytes under the same name', async () => {
      const before = await askedBy(image());
      await put('a.svg', '<svg id="changed"/>');
      expect(keysOf(await askedBy(image()), 'share')).not.toEqual(keysOf(before, 'share'));
    });
  });

  it('where a logo has other bytes under the same name', async () => {
    const art: Run = (cache) =>
      brandArt({
        name: 'Acme',
        logo: { src: 'logo.svg' },
        palette,
        mediaDirectory: folder,
        letterFonts: () => Promise.resolve([]),
        cache,
      });
    await put('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>');
    const before = await askedBy(art);
    await put('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>');
    expect(keysOf(before, 'logo')).toHaveLength(1);
    expect(keysOf(await askedBy(art), 'logo')).not.toEqual(keysOf(before, 'logo'));
  });

  it('where a film or a picture has other bytes under the same name, or the same under one that promises something else', async () => {
    const film =
      (path: string): Run =>
      (cache) =>
        inspectFilm(folder, path, {
          ...cache,
          rememberJson: (kind, inputs, isValid) =>
            cache.rememberJson(kind, inputs, isValid, () =>
              Promise.reject(new Error('Films are not read here.')),
            ),
        }).catch(() => undefined);
    const picture =
      (path: string): Run =>
      (cache) =>
        mediaProblem(folder, path, undefined, cache);
    for (const [kind, look, names] of [
      ['film-check', film, ['a.mp4', 'a.webm']],
      ['picture-check', picture, ['a.png', 'a.jpg']],
    ] as const) {
      for (const name of names) await put(name, 'one');
      const [first, renamed] = [await askedBy(look(names[0])), await askedBy(look(names[1]))];
      await put(names[0], 'two');
      const changed = await askedBy(look(names[0]));
      const keys = [first, renamed, changed].flatMap((asked) => keysOf(asked, kind));
      expect(new Set(keys).size, kind).toBe(3);
    }
  });

  describe('where of a style file', () => {
    const compiled = (emitCss: boolean): Run => compiledIn(folder, emitCss);
    beforeEach(async () => {
      await put('site/tokens.css.ts', "import { tones } from './palette.ts';");
      await put('site/palette.ts', 'export const tones = 1;');
      await put('site/a.css.ts', "import { radius } from './tokens.css.ts';");
    });

    it.each([
      ['itself', 'site/a.css.ts', "import { radius } from './tokens.css.ts'; //"],
      ['what it imports', 'site/tokens.css.ts', "import { tones } from './palette.ts'; //"],
      ['what that imports in turn', 'site/palette.ts', 'export const tones = 2;'],
      ['the name of another, by which classes are called,', 'site/b.css.ts', ''],
    ])('%s has changed', async (_, path, text) => {
      const before = await askedBy(compiled(true));
      await put(path, text);
      expect(keysOf(before, 'style')).toHaveLength(1);
      expect(keysOf(await askedBy(compiled(true)), 'style')).not.toEqual(keysOf(before, 'style'));
    });

    it('the other side is wanted: its styles, or the names alone', async () => {
      await expectOthers(['style'], compiled(true), compiled(false));
    });
  });
});

describe('how a thing is made, and by which version of which tool, is a part of the key', () => {
  const texts = new Map<string, string>();
  const take = ({ texts: all }: Asked): void => all.forEach((text, kind) => texts.set(kind, text));
  let media = '';

  /** Asks for one of everything. */
  async function askForAll(): Promise<void> {
    if (texts.size > 0) return;
    media = await mkdtemp(join(tmpdir(), 'keys-all-'));
    await writeFile(join(media, 'a.svg'), busy('#ffc21a'));
    const photo = await sharp({
      create: { width: 400, height: 400, channels: 3, background: '#3cb44b' },
    })
      .png()
      .toBuffer();
    for (const [name, bytes] of [
      ['a.png', photo],
      ['a.mp4', Buffer.from('film')],
    ] as const)
      await writeFile(join(media, name), bytes);
    const mark = Buffer.from('<svg/>');
    /** Tells apart who has asked for one kind. */
    const calling = (
      cache: Cache,
      name: (kind: string, inputs: readonly Input[]) => string,
    ): Cache => ({
      ...cache,
      remember: (kind, inputs, make) => cache.remember(name(kind, inputs), inputs, make),
    });
    const pictures =
      (src: string, of: string): Run =>
      (cache) =>
        buildPictures({
          sources: [{ src, widths: [100] }],
          mediaDirectory: media,
          palette,
          cache: calling(cache, (kind) => `${kind}-of-${of}`),
          url,
        });
    take(await askedBy((cache) => buildFonts({ text: 'a', cache, url })));
    take(
      await askedBy((cache) =>
        staticFonts(
          'heading',
          800,
          'a',
          calling(cache, (kind) => `${kind}-of-a-share-image`),
        ),
      ),
    );
    take(await askedBy(pictures('a.svg', 'a-drawing')));
    take(await askedBy(pictures('a.png', 'a-photo')));
    take(
      await askedBy((cache) =>
        buildIcons({
          site: { name: 'A', description: 'B', language: 'en' },
          art: { favicon: '<svg/>', icon: '<svg/>', ground: '#fff' },
          palette,
          cache: calling(cache, (kind, inputs) => (inputs.includes('ico') ? 'ico' : kind)),
          url,
        }),
      ),
    );
    take(
      await askedBy((cache) =>
        buildShareImages({
          pages: [{ key: 'home', title: 'A', subtitle: 'B', pictures: [] }],
          site: { name: 'A', address: 'https://a.example/' },
          art: { mark, ratio: 1, showName: true },
          palette,
          mediaDirectory: media,
          cache: calling(cache, (kind) => (kind === 'font' ? 'font-of-a-share-image' : kind)),
          url,
        }),
      ),
    );
    take(
      await askedBy((cache) =>
        brandArt({
          name: 'Acme',
          logo: { src: 'a.svg' },
          palette,
          mediaDirectory: media,
          letterFonts: () => Promise.resolve([]),
          cache,
        }),
      ),
    );
    take(await askedBy((cache) => inspectFilm(media, 'a.mp4', cache)));
    take(await askedBy((cache) => mediaProblem(media, 'a.png', undefined, cache)));
    await mkdir(join(media, 'site'));
    await writeFile(join(media, 'site/a.css.ts'), '');
    take(await askedBy(compiledIn(media, true)));
  }
  afterAll(() => rm(media, { recursive: true, force: true }));

  it.each([
    ['font', 'assets/fonts.ts', ['subset-font']],
    ['font-of-a-share-image', 'assets/fonts.ts', ['subset-font']],
    ['characters', 'assets/fonts.ts', ['opentype.js']],
    ['picture-of-a-drawing', 'assets/pictures.ts', ['sharp']],
    ['picture-of-a-photo', 'assets/pictures.ts', ['sharp']],
    ['picture-facts', 'assets/pictures.ts', ['sharp']],
    ['icon', 'assets/icons.ts', ['sharp']],
    ['ico', 'assets/icons.ts', ['sharp', 'png-to-ico']],
    ['share', 'assets/share-images.tsx', ['satori', 'sharp']],
    ['logo', 'brand/art.ts', ['sharp']],
    ['film-check', 'content/check-film.ts', ['mediainfo.js']],
    ['style', 'code/styles-plugin.ts', ['@vanilla-extract/integration', '@vanilla-extract/css']],
    ['picture-check', 'content/check-media.ts', ['sharp', 'saxes']],
    ['picture-check', 'content/check-drawing.ts', []],
  ])('of %s: %s', async (kind, source, tools) => {
    await askForAll();
    const text = texts.get(kind) ?? '';
    expect(text, `what went into the key of ${kind}`).toContain(
      await readFile(join(project, 'site/generator', source), 'utf8'),
    );
    for (const tool of tools) {
      const { version } = JSON.parse(
        await readFile(join(project, 'node_modules', tool, 'package.json'), 'utf8'),
      ) as { version: string };
      expect(text).toContain(`${tool} ${version}\n`);
    }
  });
});
