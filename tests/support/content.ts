import { join } from 'node:path';
import { loadContent } from '../../site/generator/content/read-content.ts';
import type { PageContent } from '../../site/content.ts';
import { imageKey } from '../../site/generator/assets/images.ts';
import {
  videoFilesOf,
  logosOf,
  pageContent,
  imagesOf,
} from '../../site/generator/pages/page-content.ts';
import { project, sample } from './builds.ts';

/** Content as pages receive it, without built images and videos, which would take seconds. */
export async function contentForTests(directory: string = sample): Promise<PageContent> {
  const { content, videos } = await loadContent(join(project, directory), {
    staticDirectory: join(project, 'static'),
  });
  const images = [...imagesOf(content), ...logosOf(content)].map(
    (request) =>
      [
        imageKey(request),
        { src: `/media/${request.src}`, width: 400, height: 300, sources: [] },
      ] as const,
  );
  const urls = new Map(videoFilesOf(content).map((path) => [path, `/media/${path}`]));
  return pageContent(content, new Map(images), { facts: videos, urls });
}
