/** The fonts that stand in for those of the site on most devices, or draw as they do: the tests ask what moves when they are replaced. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installPackages, reason, updatePackages } from '../../site/generator/check/packages.ts';

/** Debian's packages, by the family that each brings. Liberation Sans stands for Arial. */
const packages = {
  Roboto: 'fonts-roboto',
  'Liberation Sans': 'fonts-liberation',
  'DejaVu Sans': 'fonts-dejavu-core',
} as const;

/** The packages of which this machine has no font. */
async function missing(): Promise<string[]> {
  const families = await promisify(execFile)('fc-list', [':', 'family']).then(
    ({ stdout }) => stdout.split(/[\n,]/),
    (): string[] => [],
  );
  return Object.entries(packages).flatMap(([family, name]) =>
    families.includes(family) ? [] : [name],
  );
}

/** Installs them in CI, where nothing is to be left untried; somebody's own machine is left as it is, and is not asked about what it lacks. */
export async function provideFonts(): Promise<void> {
  if (process.env['CI'] === undefined) return;
  const names = await missing();
  if (names.length === 0) return;
  try {
    await updatePackages();
    await installPackages(...names);
  } catch (error) {
    console.warn(`${names.join(', ')} could not be installed: ${reason(error)}`);
  }
}
