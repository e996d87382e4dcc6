import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkLive, liveTable } from '../../site/generator/check/check-live.ts';
import { builds } from '../support/builds.ts';
import { findNginx, startNginx } from '../support/nginx/nginx.ts';

const nginx = findNginx();
if (nginx === undefined)
  console.warn(
    'There is no nginx on this machine, so what the build writes for it is not tried (apt-get install nginx).',
  );

test.skipIf(nginx === undefined).each(Object.values(builds))(
  'nginx serves the site at $base as it was meant',
  async ({ directory, base }) => {
    const server = await startNginx(nginx ?? '', directory, base);
    try {
      const checks = await checkLive(server.url);
      expect(
        checks.flatMap(({ failures }) => failures),
        liveTable(checks),
      ).toEqual([]);
      // Only the published address differs from the one that is looked at.
      expect(checks.filter(({ notes }) => notes.length > 0).map(({ name }) => name)).toEqual([
        'address',
      ]);
    } finally {
      await server.close();
    }
  },
);

test.skipIf(nginx === undefined)('nginx sends what was packed beforehand', async () => {
  const { directory, base } = builds.root;
  const copy = await mkdtemp(join(tmpdir(), 'packed-'));
  try {
    await cp(directory, copy, { recursive: true });
    await writeFile(join(copy, 'robots.txt.gz'), gzipSync('the packed file'));
    const server = await startNginx(nginx ?? '', copy, base);
    try {
      expect(await (await fetch(`${server.url}robots.txt`)).text()).toBe('the packed file');
    } finally {
      await server.close();
    }
  } finally {
    await rm(copy, { recursive: true });
  }
});
