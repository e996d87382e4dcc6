/**
 * Checks a site in a browser and ends with code 1 after a fault. `npm run check` builds the site
 * first, `npm run check:live -- https://example.com/` checks a deployed one.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { startHost } from '../support/host.ts';

const root = join(import.meta.dirname, '../..');
const usage = `Usage: npm run check -- [options of the build]
       npm run check:live -- https://example.com/`;

/** Runs a program with its output shown. @returns whether it ended well */
const run = (program: string, options: readonly string[], env = {}): Promise<boolean> =>
  new Promise((resolve, reject) => {
    spawn(process.execPath, [join(root, 'node_modules', program), ...options], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
      .on('error', reject)
      .on('close', (code) => resolve(code === 0));
  });

/** Runs tests/site on a site. @param options more options of Playwright */
const check = (url: string, options: readonly string[] = []): Promise<boolean> =>
  run(
    '@playwright/test/cli.js',
    [
      'test',
      '--project=site',
      `--reporter=${join(import.meta.dirname, 'reporter.ts')}`,
      ...options,
    ],
    { SITE_URL: url },
  );

async function buildAndCheck(options: readonly string[]): Promise<boolean> {
  if (!(await run('tsx/dist/cli.mjs', ['build.ts', ...options]))) return false;
  const { values } = parseArgs({
    args: [...options],
    options: {
      out: { type: 'string', default: 'out' },
      base: { type: 'string' },
      content: { type: 'string', default: 'content' },
    },
    strict: false,
  });
  const site = parse(
    await readFile(resolve(root, String(values.content), 'site.yaml'), 'utf8'),
  ) as {
    url: string;
  };
  const base = values.base ?? new URL(site.url).pathname;
  const host = await startHost(resolve(root, String(values.out)), String(base));
  try {
    return await check(host.url);
  } finally {
    await host.close();
  }
}

const [first = '', live = '', ...rest] = process.argv.slice(2);
const url = first === '--live' ? live : '';
if (first === '--help' || (first === '--live' && !/^https?:/.test(url))) {
  console.log(usage);
  process.exitCode = first === '--help' ? 0 : 1;
} else {
  const isWell = url === '' ? await buildAndCheck(process.argv.slice(2)) : await check(url, rest);
  process.exitCode = isWell ? 0 : 1;
}
