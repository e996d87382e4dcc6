/**
 * Whether the unit tests would notice: StrykerJS changes one thing after the other in the code (a condition, a text, a number)
 * and runs the tests that run that line. `npm run mutants -- site/embeds content` for parts of the site, or files; all of them
 * without a name, which takes hours. What it has found is kept in .cache/mutants, so that the next run tries only what has
 * changed since; .cache/mutants/report.html shows the last one line by line. tests/mutants/README.md has the scores, and what may survive.
 */
import '../../site/generator/node-version.ts';
import { spawn } from 'node:child_process';
import { join, relative } from 'node:path';
import { toolOf } from '../../site/generator/check/packages.ts';
import { project } from '../support/builds.ts';

/** A part of the code, and the unit tests that are about it: others run its lines as well, and would only take time. */
interface Part {
  /** Files, as patterns. */
  files: readonly string[];
  /** Names in tests/unit, as patterns without their ending. */
  tests: readonly string[];
}

/** The modules of a folder. Without braces: the commas in them would part the patterns in Stryker's argument. */
const modulesIn = (folder: string): string[] => [`${folder}/**/*.ts`, `${folder}/**/*.tsx`];

/** Files that tests of their own ask, without reading a whole content for each mutant: these take minutes where those of the folder take an hour. */
const alone: Readonly<Record<string, Part>> = Object.fromEntries(
  [
    ['check-drawing', 'content-drawing'],
    ['yaml-file', 'content-yaml'],
    ['check-media', 'content-picture-files'],
    ['check-film', 'content-film-files'],
    ['check-films', 'content-film-files'],
    ['check-captions', 'content-film-files'],
    ['heavy-films', 'content-film-files'],
    ['other-shapes', 'other-shapes'],
    ['json-schemas', 'content-schemas'],
  ].map(([name = '', test = '']) => [
    `site/generator/content/${name}.ts`,
    { files: [`site/generator/content/${name}.ts`], tests: [test] },
  ]),
);

const parts: Readonly<Record<string, Part>> = {
  ...alone,
  content: { files: ['content/schema.ts'], tests: ['content-fields', 'content-schemas'] },
  'site/embeds': { files: modulesIn('site/embeds'), tests: ['embeds-*', 'policy'] },
  'site/client': {
    files: ['site/client/*.ts', 'site/client/*.tsx'],
    tests: [
      'starter',
      'address',
      'events',
      'preview',
      'watch',
      'stay',
      'tabs',
      'hydrate',
      'islands',
      'carousel',
    ],
  },
  'site/client/dialogs': {
    files: modulesIn('site/client/dialogs'),
    tests: ['dialogs', 'dialogs-landing'],
  },
  'site/client/live': { files: modulesIn('site/client/live'), tests: ['live-*'] },
  'site/components': {
    files: modulesIn('site/components'),
    tests: ['components', 'tabs', 'islands', 'dialogs', 'carousel', 'gauged', 'page-content'],
  },
  'site/generator/content': {
    files: [
      ...modulesIn('site/generator/content'),
      ...Object.keys(alone).map((file) => `!${file}`),
    ],
    tests: ['content*', 'silent-videos', 'embeds-samples', 'build-errors'],
  },
  'site/generator/pages': {
    files: modulesIn('site/generator/pages'),
    tests: [
      'build-head',
      'build-documents',
      'build-first-pictures',
      'build-later-parts',
      'build-weights',
      'page-content',
      'last-change',
      'content-films',
    ],
  },
  'site/generator/assets': {
    files: modulesIn('site/generator/assets'),
    tests: ['build-*', 'cache-keys', 'brand', 'content-media', 'content-films'],
  },
  'site/generator/check': {
    files: ['check-live', 'live-page', 'content-places', 'links'].map(
      (name) => `site/generator/check/${name}.ts`,
    ),
    tests: ['check-live', 'content-places', 'links'],
  },
  'site/generator/brand': {
    files: modulesIn('site/generator/brand'),
    tests: ['brand', 'cache-keys', 'build-icons'],
  },
  'site/generator': {
    files: ['*', 'code/*', 'server/*', 'output/*'].map((name) => `site/generator/${name}.ts`),
    tests: ['build-*', 'cache-keys', 'content-module', 'serve', 'server-*', 'node-version'],
  },
};

const named = process.argv.slice(2).map((name) => name.replace(/\/$/, ''));

/** The part that a file belongs to: the one that is named like most of its path. */
const partOf = (file: string): string | undefined =>
  Object.keys(parts)
    .sort((a, b) => b.length - a.length)
    .find((name) => file === name || file.startsWith(`${name}/`));

const unknown = named.filter(
  (name) =>
    partOf(name) === undefined && !Object.keys(parts).some((part) => part.startsWith(`${name}/`)),
);
if (unknown.length > 0) {
  console.error(
    `There are no mutants of '${unknown.join("', '")}'. The parts are: ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(1);
}

const stryker = await toolOf('tests/mutants/tools', '@stryker-mutator/core', 'bin/stryker.js');

/** A folder is all parts below it. */
const wanted = named.flatMap((name) => {
  const below = Object.keys(parts).filter((part) => part === name || part.startsWith(`${name}/`));
  return below.length === 0 ? [name] : below;
});

for (const name of named.length === 0 ? Object.keys(parts) : wanted) {
  const part = parts[partOf(name) ?? ''];
  if (part === undefined) continue;
  const files = name in parts ? part.files : [name];
  const without = name in parts ? ['!**/*.css.ts', '!**/*.d.ts', '!site/generator/*/index.ts'] : [];
  const kept = `.cache/mutants/${name.replaceAll('/', '-')}`;
  console.log(`\n=== ${name}`);
  const child = spawn(
    process.execPath,
    [
      stryker,
      'run',
      relative(project, join(import.meta.dirname, 'stryker.config.json')),
      '--mutate',
      [...files, ...without].join(','),
      '--incrementalFile',
      `${kept}.json`,
    ],
    {
      cwd: project,
      stdio: 'inherit',
      env: { ...process.env, MUTANTS_TESTS: part.tests.join(' ') },
    },
  );
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  if (code !== 0) process.exitCode = 1;
}
