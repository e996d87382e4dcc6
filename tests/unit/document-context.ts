import type { BuiltImage, PageContent } from '../../site/content.ts';
import { imageKey } from '../../site/generator/assets/images.ts';
import { loadContent } from '../../site/generator/content/read-content.ts';
import { type DocumentContext } from '../../site/generator/pages/documents.ts';
import { videoFilesOf, pageContent, imagesOf } from '../../site/generator/pages/page-content.ts';
import { routes } from '../../site/routes.ts';
import { palette } from '../../site/styles/palette.ts';
import { validFiles, writeFiles } from './content-fixture.ts';

export const textOf = (bytes: Uint8Array | undefined): string =>
  Buffer.from(bytes ?? []).toString();

/** What stands in the HTML between two texts, each time. */
export const between = (html: string, start: string, end: string): string[] =>
  html
    .split(start)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(end)));

/** The valid content, with a video file for a demo and a cross-origin one for a testimonial. */
async function contentWithVideos(): Promise<PageContent> {
  const demos = (validFiles['content/demos.yaml'] ?? '').replace(
    'videoUrl: /samples/pa-1.html\n',
    () => 'videoUrl: https://cdn.example.com/pa-1.mp4\n  ratio: 16:9\n  captions: pa-1.vtt\n',
  );
  const testimonials = (validFiles['content/testimonials.yaml'] ?? '').replace(
    '/samples/pa-1.html',
    'https://cdn.example.com/t-1.mp4',
  );
  const { directory, remove } = await writeFiles({
    ...validFiles,
    'content/demos.yaml': demos,
    'content/testimonials.yaml': testimonials,
    'content/media/pa-1.vtt': 'WEBVTT\n\n00:00.000 --> 00:00.500\nOne.\n',
  });
  const { content } = await loadContent(directory);
  await remove();
  const image: BuiltImage = {
    src: '/repo/x.svg',
    width: 4,
    height: 3,
    sources: [],
  };
  return pageContent(
    content,
    new Map(imagesOf(content).map((request) => [imageKey(request), image])),
    {
      facts: new Map(),
      urls: new Map(videoFilesOf(content).map((path) => [path, `/repo/${path}`])),
    },
  );
}

export const content = await contentWithVideos();

export const contextOf = (changes: Partial<DocumentContext> = {}): DocumentContext => ({
  content: { ...content, site: { ...content.site, url: 'https://plumbline.example/repo/' } },
  videos: [],
  consent: { region: '', css: '' },
  base: '/repo/',
  palette,
  fonts: {
    css: '@font-face{}',
    fallbacks: '@font-face{local}',
  },
  icons: [{ rel: 'icon', href: '/repo/favicon.svg' }],
  shareImages: new Map(
    routes.map(({ key }) => [
      key,
      {
        src: `/repo/assets/share-${key}.png`,
        width: 1200,
        height: 630,
        type: 'image/png' as const,
      },
    ]),
  ),
  scriptOf: () => ({ text: 'go()', modules: ['assets/main.js', 'assets/shared.js'] }),
  ...changes,
});
