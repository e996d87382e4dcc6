import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The packages with the fonts of the site, which every page brings. */
const fontPackages = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/instrument-sans',
];

const descriptionSchema = z.object({
  version: z.string(),
  license: z.string(),
  homepage: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

interface License {
  /** The package, its version and the short name of its licence. */
  about: string;
  text: string;
}

const licenseFile = /^(licen[cs]e|copying)(\.(txt|md))?$/i;

const describe = async (packages: string, name: string) =>
  descriptionSchema.parse(JSON.parse(await readFile(join(packages, name, 'package.json'), 'utf8')));

/** With all that they depend on: some packages bring the code of others within their own files. */
async function withDependencies(packages: string, names: Iterable<string>): Promise<Set<string>> {
  const all = new Set(names);
  for (const name of all)
    for (const dependency of Object.keys((await describe(packages, name)).dependencies))
      all.add(dependency);
  return all;
}

async function licenseOf(packages: string, name: string): Promise<License> {
  const folder = join(packages, name);
  const { version, license, homepage } = await describe(packages, name);
  const file = (await readdir(folder)).find((entry) => licenseFile.test(entry));
  if (file === undefined)
    throw new Error(
      `${name} is sent to visitors, and node_modules/${name} holds no licence that could be sent along. Use a package that does, or ask its authors for one.`,
    );
  return {
    about: `${name} ${version} (${license})${homepage === undefined ? '' : `, ${homepage}`}`,
    text: (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n').trim(),
  };
}

/**
 * The licences of everything that others have made and that a browser gets from this site: code and fonts.
 * Most of them ask for their own text to be passed on. Packages with the same text share it.
 * @param packages the packages in the scripts of the site, by name
 * @param root the project's folder
 * @throws Error that names a package without a licence
 */
export async function licensesText(packages: Iterable<string>, root: string): Promise<string> {
  const folder = join(root, 'node_modules');
  const names = [...(await withDependencies(folder, [...packages, ...fontPackages]))].sort();
  const licenses = await Promise.all(names.map((name) => licenseOf(folder, name)));
  const byText = new Map<string, string[]>();
  for (const { about, text } of licenses) byText.set(text, [...(byText.get(text) ?? []), about]);
  const parts = [...byText].map(([text, all]) => `${all.join('\n')}\n\n${text}`);
  return `${['The scripts and fonts of this site were made with the work of others, which may be used under these terms.', ...parts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
