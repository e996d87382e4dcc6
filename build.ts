/**
 * Builds the site. `generate` returns one map of all output files, and nothing is written before
 * the map is complete.
 */
import './site/production.ts';
import { join } from 'node:path';
import { createUrl } from './site/urls.ts';
import * as assets from './site/generator/assets/index.ts';
import { openCache } from './site/generator/cache.ts';
import { openCompiler, type Compiler } from './site/generator/code/index.ts';
import { assertReleasable, loadContent } from './site/generator/content/index.ts';
import { help, parseOptions, type Options } from './site/generator/options.ts';
import {
  addFiles,
  assertSafeOutDir,
  compressFiles,
  writeOutput,
  type Output,
} from './site/generator/output/index.ts';
import { hostFiles } from './site/generator/hosts/index.ts';
import * as pages from './site/generator/pages/index.ts';
import { describeError, report, type Site } from './site/generator/report.ts';
import { allOrThrow } from './site/generator/all-or-throw.ts';
import { isListed, routes } from './site/routes.ts';

const root = import.meta.dirname;
const cache = openCache(join(root, '.cache'));
let compiler: Compiler | undefined;

/** Makes all files of out/ from the content and the code. Writes nothing. */
async function generate(options: Options): Promise<Site> {
  const staticDirectory = join(root, 'static');
  const loaded = await loadContent(options.content, { staticDirectory, cache });
  const { content, placeholders } = loaded;
  const { site } = content;
  if (options.release) assertReleasable(placeholders);

  const base = options.base ?? new URL(site.url).pathname.replace(/\/*$/, '/');
  const url = createUrl(base);
  const absolute = (path: string): string => new URL(url(path), site.url).href;
  const { palette, report: colors } = assets.paletteOf(site.colors);
  const shared = { mediaDirectory: join(options.content, 'media'), palette, cache, url };
  const { name, logo, language } = site;
  const { description } = content.pages.home;
  if (compiler?.base !== base) {
    await compiler?.dispose();
    compiler = await openCompiler({ root, base });
  }

  // What the pages are made of.
  const brand = await assets.brandAssets({ name, logo, ...shared });
  const requests = [...pages.imagesOf(content), ...pages.logosOf(content)];
  const paths = pages.videoFilesOf(content);
  const manifest = { name, description, language };
  const sharePages = pages.sharePages(content);
  const [code, images, videos, icons, shareImages, staticFiles] = await allOrThrow([
    compiler.compile(),
    assets.buildImages({ requests, ...shared }),
    assets.buildVideos({ paths, ...shared }),
    assets.buildIcons({ site: manifest, brand, ...shared }),
    assets.buildShareImages({ pages: sharePages, site, brand, ...shared }),
    assets.readStaticFiles(staticDirectory),
  ]);

  // The pages.
  const ready = pages.pageContent(content, images.images, {
    facts: loaded.videos,
    urls: videos.urls,
  });
  const modules = await code.run({ ...ready });
  const rendered = routes.map((route) =>
    pages.renderPage(route, modules.pageOf(route.page), palette),
  );
  const videoPages = pages.renderPages(modules.watch, palette);
  const ownPages = pages.renderPages(modules.ownPages, palette);
  const consent = pages.renderConsent(modules.consent, palette);
  const text = [
    ...rendered.map(({ page, dialogs }) => page + dialogs),
    ...videoPages.pages.values(),
    ...ownPages.pages.values(),
    consent.region,
  ].join('');
  const fonts = await assets.buildFonts({ text, cache, url });
  const context = {
    content: ready,
    videos: [...content.demos, ...content.testimonials].map(({ videoUrl }) => videoUrl),
    base,
    palette,
    fonts,
    icons: icons.links,
    shareImages: shareImages.images,
    scriptOf: code.scriptOf,
    consent,
  };
  const documents = rendered.map((page) => ({
    route: page.route,
    ...pages.buildDocument(page, context),
  }));
  const watchPages = pages.buildWatchPages(videoPages, code.watchScript, context);

  const own = pages.buildOwnPages(ownPages, context);

  // All of it in one map.
  const listed = [
    ...routes.filter((route) => isListed(route, content)).map(({ path }) => path),
    ...watchPages.listed,
    ...own.listed,
  ];
  const policies = [
    ...documents.map(({ policy }) => policy),
    ...watchPages.policies,
    ...own.policies,
  ];
  const host = options.host ?? site.hosting;
  const forHost = hostFiles(host, {
    base,
    routes,
    policies,
    hasVideos: watchPages.files.size > 0,
    ownVideos: videos.files.size > 0,
    ownPages: [...ownPages.pages.keys()],
  });
  const output: Output = new Map([
    ...documents.map(({ route, html }) => [route.file, Buffer.from(html)] as const),
    ['robots.txt', Buffer.from(pages.robotsText(absolute('/sitemap.xml')))],
    ['sitemap.xml', Buffer.from(pages.sitemapXml(listed, absolute))],
    ['licenses.txt', Buffer.from(await assets.licensesText(code.packages, root))],
  ]);
  const made = [watchPages, own, code, images, videos, icons, shareImages, fonts];
  for (const files of [...made.map(({ files }) => files), forHost, staticFiles])
    addFiles(output, files);
  if (options.compress) addFiles(output, await compressFiles(output));
  return { base, host, output, loaded, colors, shareImages };
}

async function build(options: Options): Promise<Site> {
  const site = await generate(options);
  await writeOutput(options.out, site.output);
  await cache.prune();
  if (!options.serve) report(site, options);
  return site;
}

async function run(options: Options): Promise<void> {
  if (options.help) {
    console.log(help);
    return;
  }
  await assertSafeOutDir(options.out);
  if (options.serve) {
    // Only now: a build alone starts sooner without a server.
    const { develop } = await import('./site/generator/server/develop.ts');
    return develop(options, root, build);
  }
  await build(options);
}

try {
  await run(parseOptions(process.argv.slice(2), root));
} catch (error) {
  console.error(await describeError(error));
  process.exitCode = 1;
} finally {
  if (!process.argv.includes('--serve')) await compiler?.dispose();
}
