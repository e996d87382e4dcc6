/** The sample with all shipped videos. The sample itself has one video for all cards. */
import { access, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { startServer } from '../../site/generator/server/serve.ts';
import { test as base } from '../browser/visitor.ts';
import { sample } from './builds.ts';
import { buildOnce } from './shared-build.ts';

export { expect } from '../browser/visitor.ts';

const shipped = 'content/media/videos';

/** Writes the sample's content with the shipped videos in it. */
async function writeContent(content: string): Promise<void> {
  await cp(sample, content, { recursive: true });
  await cp(shipped, join(content, 'media/videos'), { recursive: true });
  for (const name of ['demos', 'testimonials']) {
    const file = join(content, `${name}.yaml`);
    const document = parseDocument(await readFile(file, 'utf8'));
    const entries = document.toJS() as { id: string }[];
    for (const [index, { id }] of entries.entries()) {
      await access(join(shipped, `${id}.mp4`));
      document.setIn([index, 'videoUrl'], `videos/${id}.mp4`);
      document.setIn([index, 'captions'], `videos/${id}.vtt`);
    }
    await writeFile(file, String(document));
  }
}

/** The `test` of this project with that site in the place of the sample. */
export const test = base.extend<{ videoSite: { url: string } }>({
  videoSite: [
    async ({ startOnce }, provide) =>
      provide(
        await startOnce('videos', async () =>
          startServer({ directory: await buildOnce('videos', writeContent), base: '/', port: 0 }),
        ),
      ),
    { timeout: 60_000 },
  ],
  baseURL: async ({ videoSite }, provide) => provide(videoSite.url),
});
