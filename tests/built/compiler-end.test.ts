import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCache } from '../../site/generator/cache.ts';
import { openBundler, stopCompiling } from '../../site/generator/code/bundle.ts';
import { routes, watch } from '../../site/routes.ts';
import { project } from '../support/builds.ts';

// Or the compiler would end with a trace of its threads, as it waits for styles that nobody makes any more.
test('a compiler that is ended in the middle of a bundle comes to the end of it first', async () => {
  const bundler = await openBundler({
    root: project,
    base: '/',
    cache: openCache(join(project, '.cache')),
    again: true,
    server: routes.map(({ page }) => page),
    films: watch.page,
    client: [],
  });
  const bundle = bundler.server();
  await stopCompiling();
  await expect(bundle).resolves.toHaveProperty('run');
});
