/**
 * Finds the other engines that the site is tried in: Firefox, driven over WebDriver BiDi, and WebKitGTK,
 * driven by its WebKitWebDriver on a screen of Xvfb's. Installs Debian's packages where apt is there.
 */
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { installPackages, reason, updatePackages } from '../../site/generator/check/packages.ts';

const engines = {
  firefox: {
    programs: [['firefox-esr', 'firefox']],
    packages: ['firefox-esr', 'fonts-liberation'],
  },
  webkit: {
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb', 'fonts-liberation'],
  },
} as const;

export type Engine = keyof typeof engines;

/** The path of the first of these programs that is installed. */
async function find(names: readonly string[]): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return undefined;
}

const findAll = async (engine: Engine): Promise<(string | undefined)[]> =>
  Promise.all(engines[engine].programs.map(find));
const complete = (paths: (string | undefined)[]): paths is string[] =>
  paths.every((path) => path !== undefined);

/** The programs of an engine: their paths, or why there are none. */
type Found = string[] | { missing: string };

/** Asked for twice, an engine that cannot be installed is not waited for again. */
const searches = new Map<Engine, Promise<Found>>();

/** The programs of an engine, installed now if need be. */
export function findEngine(engine: Engine): Promise<Found> {
  const search = searches.get(engine) ?? searchEngine(engine);
  searches.set(engine, search);
  return search;
}

async function searchEngine(engine: Engine): Promise<Found> {
  const found = await findAll(engine);
  if (complete(found)) return found;
  if ((await find(['apt-get'])) === undefined)
    return { missing: `There is no apt to install ${engines[engine].packages.join(', ')} with.` };
  try {
    await updatePackages();
    await installPackages(...engines[engine].packages);
  } catch (error) {
    return {
      missing: `${engines[engine].packages.join(', ')} could not be installed: ${reason(error)}`,
    };
  }
  const fresh = await findAll(engine);
  return complete(fresh)
    ? fresh
    : { missing: `${engines[engine].packages.join(', ')} were installed, but left no program.` };
}
