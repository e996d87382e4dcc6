/**
 * Draws every image of people.tsx and scenes.tsx into content/media.
 *   npm run illustrations              all of them
 *   npm run illustrations -- hero t-2  those whose path contains one of the words
 *   npm run illustrations -- --parts   only an image of the shared parts, site/artwork/parts.png
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { PartsSheet } from './parts-sheet.tsx';
import { motions, people } from './people.tsx';
import { scenes } from './scenes.tsx';

const media = fileURLToPath(new URL('../../../content/media/', import.meta.url));

function tidy(svg: string, name: string): string {
  const [, width = '0'] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
  return optimize(svg, {
    path: name,
    multipass: true,
    // A tenth of a unit is below what anyone can see, except in the mark's 48 units.
    floatPrecision: Number(width) >= 400 ? 1 : 2,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            // Merging would join shapes that overlap on purpose.
            mergePaths: false,
            // SVGO cannot read keyframes, so the ids that the style sheet names are listed here.
            cleanupIds: { preserve: [...(motions[name]?.ids ?? [])] },
            // Repeated shapes compress to nearly nothing while their path data is the same.
            convertPathData: { applyTransforms: false },
          },
        },
      },
    ],
  }).data;
}

/** Marks the illustration for the build, which replaces its colours by those of the site. */
const signed = (svg: string): string => svg.replace('<svg ', '<svg data-palette="site" ');

/** Adds the style sheet of the motion to the file, as an <img> gets no styles from the page. */
const set = (svg: string, name: string): string => {
  const motion = motions[name];
  return motion === undefined ? svg : svg.replace('>', `><style>${motion.style}</style>`);
};

const wanted = process.argv.slice(2);
const onlyParts = wanted.includes('--parts');
if (onlyParts) {
  const file = fileURLToPath(new URL('../parts.png', import.meta.url));
  await sharp(Buffer.from(renderToStaticMarkup(PartsSheet())))
    .resize(1200)
    .png({ palette: true, colours: 32, effort: 10 })
    .toFile(file);
  console.log(file);
}

for (const [name, draw] of Object.entries(onlyParts ? {} : { ...people, ...scenes })) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  const svg = set(signed(tidy(renderToStaticMarkup(draw()), name)), name);
  const file = join(media, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${svg}\n`);
  const raw = (Buffer.byteLength(svg) / 1000).toFixed(1);
  const packed = (brotliCompressSync(svg).length / 1000).toFixed(1);
  console.log(`${name.padEnd(40)} ${raw.padStart(6)} kB  ${packed.padStart(5)} kB brotli`);
}
