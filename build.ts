/**
 * Builds the site: `tsx build.ts`. Reads from top to bottom like a list of what is done; every step
 * is a function of a file of its own in site/generator. Rendering is pure and ends in one map of
 * everything that out/ will hold; only then is anything written.
 */
import './site/generator/production.ts';
import { join } from 'node:path';
import { createUrl } from './site/addresses.ts';
import { assertWithinBudget, weigh, weightTable } from './site/generator/pages/weights.ts';
import { bundleInline, openBundler, type Bundler, type ClientBundle, type ServerBundle } from './site/generator/code/bundle.ts';
import { openCache } from './site/generator/cache.ts';
import { compressFiles } from './site/generator/output/compress.ts';
import { loadContent } from './site/generator/content/read-content.ts';
import { buildDocument, renderPage, sharePages } from './site/generator/pages/documents.ts';
import { describeError } from './site/generator/errors.ts';
import { buildFonts } from './site/generator/assets/fonts.ts';
import { robotsText, sitemapXml } from './site/generator/pages/head.ts';
import { hostFiles } from './site/generator/pages/host-files.ts';
import { buildIcons } from './site/generator/assets/icons.ts';
import { lastChange } from './site/generator/pages/last-change.ts';
import { help, parseOptions, type Options } from './site/generator/options.ts';
import { addFiles, writeOutput, type Output } from './site/generator/output/write-output.ts';
import { buildPictures } from './site/generator/assets/pictures.ts';
import { assertReleasable, placeholderTable } from './site/generator/content/placeholders.ts';
import { buildShareImages } from './site/generator/assets/share-images.tsx';
import { addStaticFiles, readStaticFiles } from './site/generator/assets/static-files.ts';
import { countSteps, type Steps } from './site/generator/steps.ts';
import { watchAndServe } from './site/generator/server/watch.ts';
import { pageContent, picturesOf } from './site/content.ts';
import type { PageScript } from './site/generator/pages/document.tsx';
import { routes, type Route } from './site/routes.ts';

const root = import.meta.dirname;
const dialogsEntry = 'site/client/dialogs/index.ts';

type ShareImages = Awaited<ReturnType<typeof buildShareImages>>;

/** All code, compiled. */
interface Code {
  server: ServerBundle;
  client: ClientBundle;
  starter: string;
  notFoundScript: string;
}

async function compile(bundler: Bundler, step: Steps['step']): Promise<Code> {
  const [server, client, starter, notFoundScript] = await Promise.all([
    step('server bundle', () => bundler.server()),
    step('client bundle', () => bundler.client()),
    step('starter', () => bundleInline(root, 'site/client/starter.ts')),
    step('404 script', () => bundleInline(root, 'site/client/not-found.ts')),
  ]);
  return { server, client, starter, notFoundScript };
}

/** Waits for both, even where one fails: a bundler takes what is asked of it meanwhile for the same bundle. */
async function both<First, Second>(first: Promise<First>, second: Promise<Second>): Promise<[First, Second]> {
  await Promise.allSettled([first, second]);
  return Promise.all([first, second]);
}

/** What a build that follows another in the development server need not do again. */
interface Earlier {
  base: string;
  bundler: Bundler;
  code: Code;
  shareImages: ShareImages;
}

/**
 * Builds everything once, or throws what is wrong before anything has been written.
 * @param earlier the build before in the same development server: the next one is to be quick, so
 *   share images stay as they were and nothing is weighed
 * @param onlyContent whether the code is the same as in the build before
 */
async function build(options: Options, earlier?: Earlier, onlyContent = false): Promise<Earlier> {
  const { step, table } = countSteps();
  const cache = openCache(join(root, '.cache'));
  const media = join(options.content, 'media');

  const loading = step('content', () => loadContent(options.content, { staticDirectory: join(root, 'static'), cache }));
  // The first time the content has to tell the base path before anything can be compiled.
  const compiling = earlier === undefined || onlyContent ? Promise.resolve(earlier?.code) : compile(earlier.bundler, step);
  const [{ content, placeholders }, compiled] = await both(loading, compiling);
  if (options.release) assertReleasable(placeholders);
  const base = options.base ?? new URL(content.site.address).pathname.replace(/\/*$/, '/');
  const url = createUrl(base);
  const absolute = (path: string): string => new URL(url(path), content.site.address).href;
  const { site, pages } = content;

  const clientEntries = new Set(routes.flatMap(({ client }) => (client === null ? [] : [client])));
  const bundler = earlier?.bundler ?? (await openBundler({ root, base, cache, server: routes.map(({ page }) => page), client: [dialogsEntry, ...clientEntries], again: options.serve }));
  const [code, pictures, icons, shareImages, staticFiles, changed] = await Promise.all([
    compiled ?? compile(bundler, step),
    step('pictures', () => buildPictures({ sources: picturesOf(content).map((src) => ({ src, widths: [400, 800, 1200] })), mediaDirectory: media, cache, url })),
    step('icons', () => buildIcons({ site: { name: site.name, description: pages.home.description, language: site.language }, mediaDirectory: media, cache, url })),
    step('share images', () => earlier?.shareImages ?? buildShareImages({ pages: sharePages(content), site, mediaDirectory: media, cache, url })),
    step('static files', () => readStaticFiles(join(root, 'static'))),
    step('last change', () => lastChange(options.content)),
  ]);
  const { server, client, starter, notFoundScript } = code;

  const ready = pageContent(content, pictures.pictures);
  const modules = await step('page modules', () => server.run({ ...ready }));
  const scriptOf = ({ client: entry }: Route): PageScript => (entry === null ? { text: notFoundScript } : { text: starter, dialogs: client.graphOf(dialogsEntry).map(url), page: client.graphOf(entry).map(url) });

  const rendered = await step('render', () => routes.map((route) => renderPage(route, modules.pageOf(route.page))));
  const fonts = await step('fonts', () => buildFonts({ text: rendered.map(({ page, dialogs }) => page + dialogs).join(''), cache, url }));
  const documents = await step('documents', () =>
    rendered.map((page) => ({ ...page, ...buildDocument(page, { content: ready, videos: [...content.demos, ...content.testimonials].map((each) => each.videoUrl), base, fonts, icons: icons.links, shareImages: shareImages.images, scriptOf }) })),
  );

  const output: Output = new Map();
  for (const { route, html } of documents) output.set(route.file, Buffer.from(html));
  for (const files of [client.files, pictures.files, icons.files, shareImages.files, fonts.files]) addFiles(output, files);
  addFiles(output, hostFiles({ base, routes, policies: documents.map(({ policy }) => policy) }));
  output.set('robots.txt', Buffer.from(robotsText(absolute('/sitemap.xml'))));
  output.set('sitemap.xml', Buffer.from(sitemapXml(routes, absolute, changed)));
  addStaticFiles(output, staticFiles, join(root, 'static'));

  if (options.compress) addFiles(output, await step('compress', () => compressFiles(output)));
  if (earlier === undefined) {
    const weights = await step('weigh', () => weigh(output, routes.map((route) => ({ route, starter: scriptOf(route).text, scripts: route.client === null ? [] : client.allOf(dialogsEntry, route.client) })), cache));
    console.log(table());
    console.log(weightTable(weights));
    if (placeholders.length > 0) console.log(placeholderTable(placeholders));
    if (options.budget && !options.serve) assertWithinBudget(weights);
  }
  await step('write', () => writeOutput(options.out, output));
  if (earlier === undefined) await cache.prune();
  console.log(`  ${String(output.size)} files in ${options.out}, for the base path ${base}`);
  return { base, bundler, code, shareImages };
}

try {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) console.log(help);
  else if (options.serve) await watchAndServe<Earlier>(options, root, (earlier, onlyContent) => build(options, earlier, onlyContent));
  else await build(options);
} catch (error) {
  console.error(await describeError(error));
  process.exitCode = 1;
}
