/**
 * Multiplies the demos, testimonials and case studies of a content folder, each with its own image
 * file: `tsx tests/support/make-content.ts FOLDER --factor 100`
 */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parse as parseYaml, stringify } from 'yaml';
import { z } from 'zod';
import { project, sample } from './builds.ts';

const entry = z.looseObject({ id: z.string() });
const picture = z.looseObject({ src: z.string() });

/** The lists that grow with a business, and the field with the image of an entry. */
const lists = [
  { file: 'demos.yaml', pictureField: 'thumbnail' },
  { file: 'testimonials.yaml', pictureField: 'thumbnail' },
  { file: 'case-studies.yaml', pictureField: 'picture' },
] as const;

/**
 * @param from the content folder to copy
 * @param to the folder to write, which must not exist
 * @param factor how many of each entry there shall be: 1 copies the content as it is
 */
export async function makeContent(from: string, to: string, factor: number): Promise<void> {
  await cp(from, to, { recursive: true, errorOnExist: true, force: false });
  if (factor === 1) return;
  for (const { file, pictureField } of lists) {
    const entries = z.array(entry).parse(parseYaml(await readFile(join(from, file), 'utf8')));
    const copies: unknown[] = [...entries];
    for (let number = 2; number <= factor; number += 1) {
      for (const original of entries) {
        const { src, ...rest } = picture.parse(original[pictureField]);
        copies.push({
          ...original,
          id: `${original.id}-copy-${String(number)}`,
          [pictureField]: { ...rest, src: await copyPicture(join(to, 'media'), src, number) },
        });
      }
    }
    await writeFile(join(to, file), stringify(copies));
  }
}

/**
 * Copies an image with other bytes, as different images have.
 * @returns its path in the media folder
 */
async function copyPicture(media: string, src: string, number: number): Promise<string> {
  const { dir, name, ext } = parse(src);
  const copy = `${dir}/${name}-copy-${String(number)}${ext}`;
  const svg = await readFile(join(media, src), 'utf8');
  await writeFile(join(media, copy), svg.replace(/<svg\b/, `<svg data-copy="${String(number)}"`));
  return copy;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { factor: { type: 'string', default: '100' } },
  });
  const [folder] = positionals;
  const factor = Number(values.factor);
  if (folder === undefined || !Number.isInteger(factor) || factor < 1) {
    console.error('Usage: tsx tests/support/make-content.ts FOLDER [--factor 100]');
    process.exitCode = 1;
  } else {
    await makeContent(join(project, sample), folder, factor);
  }
}
