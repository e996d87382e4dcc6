import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toolOf } from '../../site/generator/check/packages.ts';

const names = z.record(z.string(), z.string());
const packageFile = z.object({ dependencies: names, devDependencies: names.default({}) });
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), resolved: z.string().optional() }),
  ),
});

const read = async <T>(path: string, as: z.ZodType<T>): Promise<T> =>
  as.parse(JSON.parse(await readFile(path, 'utf8')));

describe('the packages', () => {
  it.each(['.', 'tests/bench/tools', 'tests/check/tools'])(
    'of %s come from whatever registry npm is told to ask',
    async (folder) => {
      const { packages } = await read(`${folder}/package-lock.json`, lockFile);
      expect(Object.keys(packages).length).toBeGreaterThan(50);
      expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual(
        [],
      );
    },
  );

  it('that the check installs by itself are those that the tests use', async () => {
    const { devDependencies } = await read('package.json', packageFile);
    const { dependencies } = await read('tests/check/tools/package.json', packageFile);
    const [ours, theirs] = await Promise.all([
      read('package-lock.json', lockFile),
      read('tests/check/tools/package-lock.json', lockFile),
    ]);
    for (const [name, range] of Object.entries(dependencies)) {
      expect(devDependencies[name], name).toBe(range);
      expect(theirs.packages[`node_modules/${name}`]?.version, name).toBe(
        ours.packages[`node_modules/${name}`]?.version,
      );
    }
  });

  it('that drive Chromium are of one version, as each knows one browser', async () => {
    const { packages } = await read('package-lock.json', lockFile);
    expect(packages['node_modules/playwright-core']?.version).toBe(
      packages['node_modules/@playwright/test']?.version,
    );
  });

  it('are taken from the project where it has them', async () => {
    expect(await toolOf('tests/check/tools', 'pa11y-ci', 'package.json')).toBe(
      `${process.cwd()}/node_modules/pa11y-ci/package.json`,
    );
  });
});
