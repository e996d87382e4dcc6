/**
 * Builds the site: `tsx build.ts`. Reads like a recipe: each step is a call into a room of
 * site/generator, whose index says what comes in and what goes out. The content and the code go in at
 * the top of `generate`, one map of everything that out/ will hold comes out at its end, and only
 * then is anything written.
 */
import './site/generator/node-version.ts';
import './site/production.ts';
import { join, relative } from 'node:path';
import { createUrl } from './site/addresses.ts';
import {
  addStaticFiles,
  buildVideos,
  buildFonts,
  buildIcons,
  buildImages,
  buildShareImages,
  licensesText,
  readStaticFiles,
  shareImagesReport,
  staticFonts,
} from './site/generator/assets/index.ts';
import { brandArt, paletteOf, paletteReport } from './site/generator/brand/index.ts';
import { openCache } from './site/generator/cache.ts';
import { compile, openCompiler } from './site/generator/code/index.ts';
import {
  assertReleasable,
  contentWarnings,
  loadContent,
  placeholderTable,
  type Placeholder,
} from './site/generator/content/index.ts';
import { describeError } from './site/generator/errors.ts';
import type { Kept } from './site/generator/kept.ts';
import { help, parseOptions, type Options } from './site/generator/options.ts';
import {
  addFiles,
  claimOutput,
  compressFiles,
  writeOutput,
  type Output,
} from './site/generator/output/index.ts';
import {
  buildDocument,
  buildFilmPages,
  filmFilesOf,
  hostFiles,
  lastChange,
  logosOf,
  pageContent,
  picturesOf,
  renderFilms,
  renderPage,
  robotsText,
  sharePages,
  sitemapXml,
  weightTable,
} from './site/generator/pages/index.ts';
import { countSteps, together, type Step } from './site/generator/steps.ts';
import { isListed, routes } from './site/routes.ts';

const root = import.meta.dirname;
const cache = openCache(join(root, '.cache'));

/** A site as it will be written, and what is worth knowing of it. */
interface Site {
  base: string;
  output: Output;
  placeholders: readonly Placeholder[];
  /** What became of the colours of the brand, one line each. */
  colours: readonly string[];
  /** What the next build in the same process need not make again. */
  kept: Kept;
}

/**
 * From the content and the code to everything that out/ will hold. Writes nothing.
 * @param kept what an earlier build has left and no change has touched since; nothing for a build from the start
 * @throws ContentError, esbuild.BuildFailure and others that say what is wrong
 */
async function generate(options: Options, kept: Kept, step: Step): Promise<Site> {
  // What the site says, and where it will stand.
  const loaded =
    kept.content ??
    (await step('content', () =>
      loadContent(options.content, { staticDirectory: join(root, 'static'), cache }),
    ));
  const { content, placeholders } = loaded;
  if (options.release) assertReleasable(placeholders);
  const { site } = content;
  const base = options.base ?? new URL(site.address).pathname.replace(/\/*$/, '/');
  const url = createUrl(base);
  const absolute = (path: string): string => new URL(url(path), site.address).href;

  // What the pages are made of.
  const compiler =
    kept.compiler ?? (await openCompiler({ root, base, cache, again: options.serve }));
  const { palette, report } = paletteOf(site.colors);
  const assets = { mediaDirectory: join(options.content, 'media'), palette, cache, url };
  const art = await step('brand', () =>
    brandArt({
      name: site.name,
      logo: site.logo,
      letterFonts: (letter) => staticFonts('heading', 800, letter, cache),
      ...assets,
    }),
  );
  const requests = [...picturesOf(content), ...logosOf(content)];
  const wish = JSON.stringify([requests, palette]);
  const [code, pictures, filmFiles, icons, shareImages, staticFiles, changed] = await together([
    kept.code ?? compile(compiler, step),
    kept.pictures?.wish === wish
      ? kept.pictures.made
      : step('pictures', () => buildImages({ requests, ...assets })),
    step('films', () => buildVideos({ paths: filmFilesOf(content), ...assets })),
    step('icons', () =>
      buildIcons({
        site: {
          name: site.name,
          description: content.pages.home.description,
          language: site.language,
        },
        art,
        ...assets,
      }),
    ),
    kept.shareImages ??
      step('share images', () =>
        buildShareImages({ pages: sharePages(content), site, art, ...assets }),
      ),
    kept.staticFiles ?? step('static files', () => readStaticFiles(join(root, 'static'))),
    kept.changed === undefined
      ? step('last change', () => lastChange(options.content))
      : kept.changed,
  ]);

  // The pages.
  const ready = pageContent(content, pictures.images, {
    facts: loaded.films,
    addresses: filmFiles.urls,
  });
  const modules = await step('page modules', () => code.run({ ...ready }));
  const rendered = await step('render', () =>
    routes.map((route) => renderPage(route, modules.pageOf(route.page), palette)),
  );
  const films = await step('render films', () => renderFilms(modules.films, palette));
  const fonts = await step('fonts', () =>
    buildFonts({
      text: [...rendered.map(({ page, dialogs }) => page + dialogs), ...films.pages.values()].join(
        '',
      ),
      cache,
      url,
    }),
  );
  const context = {
    content: ready,
    videos: [...content.demos, ...content.testimonials].map(({ videoUrl }) => videoUrl),
    base,
    palette,
    fonts,
    icons: icons.links,
    shareImages: shareImages.images,
    scriptOf: code.scriptOf,
  };
  const documents = await step('documents', () =>
    rendered.map((page) => ({ route: page.route, ...buildDocument(page, context) })),
  );

  const filmPages = await step('film pages', () => buildFilmPages(films, code.filmScript, context));

  // All of it in one map.
  const output: Output = new Map(
    documents.map(({ route, html }) => [route.file, Buffer.from(html)]),
  );
  for (const files of [
    filmPages.files,
    code.files,
    pictures.files,
    filmFiles.files,
    icons.files,
    shareImages.files,
    fonts.files,
  ])
    addFiles(output, files);
  addFiles(
    output,
    hostFiles({
      base,
      routes,
      policies: [...documents.map(({ policy }) => policy), ...filmPages.policies],
      films: filmPages.files.size > 0,
    }),
  );
  output.set('robots.txt', Buffer.from(robotsText(absolute('/sitemap.xml'))));
  output.set(
    'sitemap.xml',
    Buffer.from(
      sitemapXml(
        [
          ...routes.filter((route) => isListed(route, content)).map(({ path }) => path),
          ...filmPages.listed,
        ],
        absolute,
        changed,
      ),
    ),
  );
  output.set('licenses.txt', Buffer.from(await licensesText(code.packages, root)));
  addStaticFiles(output, staticFiles, join(root, 'static'));
  if (options.compress) addFiles(output, await step('compress', () => compressFiles(output)));

  return {
    base,
    output,
    placeholders,
    colours: report,
    kept: {
      compiler,
      code,
      content: loaded,
      shareImages,
      staticFiles,
      pictures: { wish, made: pictures },
      changed,
    },
  };
}

/** Builds once, reports, and writes. */
async function build(options: Options): Promise<Site> {
  const { step, table } = countSteps();
  const site = await generate(options, {}, step);
  console.log(table());
  console.log(
    weightTable(
      site.output,
      routes.map(({ file }) => file),
    ),
  );
  if (site.colours.length > 0) console.log(paletteReport(site.colours));
  const shared =
    site.kept.shareImages === undefined ? '' : shareImagesReport(site.kept.shareImages);
  if (shared !== '') console.log(shared);
  if (site.placeholders.length > 0) console.log(placeholderTable(site.placeholders));
  if (site.kept.content !== undefined)
    for (const warning of contentWarnings(site.kept.content, options.content))
      console.warn(warning);
  await write(options, site);
  await cache.prune();
  if (!options.serve) console.log(`  ${(performance.now() / 1000).toFixed(1)} s in all`);
  return site;
}

/** Builds again, in a hurry: what only a finished site needs to know is left out, and writing waits until the pages are shown. */
const buildAgain = (options: Options, kept: Kept): Promise<Site> =>
  generate(options, kept, countSteps().step);

async function write(
  { out }: Options,
  { base, output }: Pick<Site, 'base' | 'output'>,
): Promise<void> {
  await writeOutput(out, output);
  console.log(
    `  ${String(output.size)} files in ${relative('', out) || out}, for the base path ${base}`,
  );
}

/** Folders that the site is made from: nothing is written into them. */
const sourceFolders = ['static', 'site', 'tests', 'node_modules', '.git'].map((folder) =>
  join(root, folder),
);

async function run(options: Options): Promise<void> {
  if (options.help) {
    console.log(help);
    return;
  }
  await claimOutput(options.out, root, [options.content, ...sourceFolders]);
  if (!options.serve) {
    await build(options);
    return;
  }
  // Only now: a build alone starts sooner without a server.
  const { watchAndServe } = await import('./site/generator/server/index.ts');
  await watchAndServe(options, root, { first: build, again: buildAgain, write });
}

try {
  await run(parseOptions(process.argv.slice(2), root));
} catch (error) {
  console.error(await describeError(error));
  process.exitCode = 1;
}
