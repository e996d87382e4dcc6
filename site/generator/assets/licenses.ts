import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const fontPackages = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/instrument-sans',
];

const packageJson = z.object({
  version: z.string(),
  license: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * The licenses of the packages that visitors receive: scripts with their dependencies, and fonts.
 */
export async function licensesText(packages: Iterable<string>, root: string): Promise<string> {
  const parts = new Map<string, string>();
  const names = new Set([...packages, ...fontPackages]);
  for (const name of names) {
    const folder = join(root, 'node_modules', name);
    const description = packageJson.parse(
      JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
    );
    // Some packages bundle their dependencies into their own files.
    for (const dependency of Object.keys(description.dependencies)) names.add(dependency);
    const file = (await readdir(folder)).find((entry) =>
      /^(licen[cs]e|copying)(\.(txt|md))?$/i.test(entry),
    );
    if (file === undefined)
      throw new Error(
        `${name} is sent to visitors, but node_modules/${name} has no license file. ` +
          'Use a package that has one, or ask its authors for it.',
      );
    const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n').trim();
    parts.set(name, `${name} ${description.version} (${description.license})\n\n${text}`);
  }
  const sorted = [...parts.keys()].sort().map((name) => parts.get(name));
  const all = ['Licenses of the scripts and fonts of this site.', ...sorted];
  return `${all.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
