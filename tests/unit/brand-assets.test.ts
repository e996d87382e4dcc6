// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandAssets, type LogoFiles } from '../../site/generator/assets/brand-assets.ts';
import { openCache } from '../../site/generator/cache.ts';
import { logoSize } from '../../site/generator/pages/page-content.ts';
import { palette } from '../../site/styles/palette.ts';

describe('brand assets', () => {
  let media: string;
  beforeAll(async () => {
    media = await mkdtemp(join(tmpdir(), 'brand-'));
    await mkdir(join(media, 'brand'));
    const shape = (width: number, height: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
      '<circle cx="20" cy="20" r="18" fill="#00f"/></svg>';
    await writeFile(join(media, 'wide.svg'), shape(400, 40));
    await writeFile(join(media, 'square.svg'), shape(40, 40));
    await writeFile(join(media, 'broken.png'), 'nothing to see');
    await writeFile(join(media, 'brand/mark.svg'), shape(48, 48));
  });
  afterAll(() => rm(media, { recursive: true, force: true }));

  const assets = (name: string, logo?: LogoFiles) =>
    brandAssets({
      name,
      logo,
      palette,
      mediaDirectory: media,
      cache: openCache(join(media, 'cache')),
    });

  /** How many pixels of the middle row of an SVG have a color. */
  const inked = async (svg: string, [r, g, b]: readonly number[]): Promise<number> => {
    const data = await sharp(Buffer.from(svg)).resize(96, 96).removeAlpha().raw().toBuffer();
    const row = data.subarray(48 * 96 * 3, 49 * 96 * 3);
    return Array.from({ length: 96 }, (_, x) => row.subarray(3 * x, 3 * x + 3)).filter(
      (pixel) => pixel[0] === r && pixel[1] === g && pixel[2] === b,
    ).length;
  };

  it('should be the mark of the sample under its own name alone', async () => {
    const sample = await assets('Plumbline');
    expect(sample.mark.toString()).toBe(String((await assets('Plumbline')).mark));
    expect(sample.favicon).toContain('<circle');
    expect((await assets('Harbour Crew')).favicon).not.toContain('<circle');
  });

  it('should show the first letter of a name, or a nut where the fonts lack it', async () => {
    const [h, i, nut, stars] = await Promise.all(
      ['harbour', 'Inka', '日本', '★★★'].map(async (name) => (await assets(name)).favicon),
    );
    expect(new Set([h, i, nut]).size).toBe(3);
    expect(stars).toBe(nut);
    const ink = [0x14, 0x18, 0x1f];
    expect(await inked(h ?? '', ink)).toBeGreaterThan(await inked(i ?? '', ink));
    expect(await inked(i ?? '', ink)).toBeGreaterThan(5);
  });

  it('should put a square logo into the tab, and the letter for a wide one', async () => {
    const hasLogo = async (logo: LogoFiles) =>
      (await assets('Harbour Crew', logo)).favicon.includes('data:image/png');
    expect(await hasLogo({ src: 'square.svg' })).toBe(true);
    expect(await hasLogo({ src: 'wide.svg' })).toBe(false);
    expect(await hasLogo({ src: 'wide.svg', icon: 'square.svg' })).toBe(true);
  });

  it('should drop the name beside a wide logo, unless it is asked for', async () => {
    const showName = async (logo: LogoFiles) => (await assets('Harbour Crew', logo)).showName;
    expect(await showName({ src: 'wide.svg' })).toBe(false);
    expect(await showName({ src: 'square.svg' })).toBe(true);
    expect(await showName({ src: 'wide.svg', showName: true })).toBe(true);
  });

  it('should be sharp, however small the logo says it is', async () => {
    const { mark, ratio } = await assets('Harbour Crew', { src: 'square.svg' });
    expect(await sharp(mark).metadata()).toMatchObject({ width: 512, height: 512 });
    expect(ratio).toBe(1);
  });

  it('should name a logo that is missing or broken', async () => {
    await expect(assets('Harbour Crew', { src: 'gone.png' })).rejects.toThrow('gone.png');
    await expect(assets('Harbour Crew', { src: 'broken.png' })).rejects.toThrow(
      /broken\.png cannot be read .*export it again/,
    );
  });
});

describe('the size of a logo', () => {
  it('should fit its box, keep its ratio, and take about the same area', () => {
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
