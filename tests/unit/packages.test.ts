import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ resolved: z.string().optional() })),
});

it.each(['.', 'tests/bench/tools'])(
  'the packages of %s should come from whatever registry npm is told to ask',
  async (folder) => {
    const lock = JSON.parse(await readFile(`${folder}/package-lock.json`, 'utf8')) as unknown;
    const { packages } = lockFile.parse(lock);
    expect(Object.keys(packages).length).toBeGreaterThan(50);
    expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  },
);
