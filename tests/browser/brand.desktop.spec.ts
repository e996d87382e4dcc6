import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../../site/generator/server/serve.ts';
import { sample } from '../support/builds.ts';
import { buildOnce } from '../support/shared-build.ts';
import { expect, headerHeight, test } from './visitor.ts';

test('should leave the header what a name in two lines does not need', async ({
  page,
  startOnce,
  guard,
}) => {
  test.setTimeout(300_000);
  const { url } = await startOnce('long name', async () => {
    const directory = await buildOnce('long-name', async (content) => {
      await cp(sample, content, { recursive: true });
      const file = join(content, 'site.yaml');
      const site = await readFile(file, 'utf8');
      await writeFile(file, site.replace(/^name: .*/m, 'name: A and B Roofing'));
    });
    return startServer({ directory, base: '/', port: 0 });
  });
  guard.allowOrigin(new URL(url).origin);
  await page.goto(url);
  const bar = page.getByRole('banner');
  const name = bar.getByText('A and B Roofing', { exact: true });
  for (const width of [360, 390, 430, 768, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    const { box, lines } = await name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const rects = [...range.getClientRects()].map((rect) => rect.width);
      return { box: element.getBoundingClientRect().width, lines: rects };
    });
    expect(lines, `lines at ${String(width)}`).toHaveLength(2);
    expect(box, `width at ${String(width)}`).toBeLessThan(Math.max(...lines) + 2);
    expect((await bar.boundingBox())?.height, `height at ${String(width)}`).toBe(headerHeight);
  }
});
