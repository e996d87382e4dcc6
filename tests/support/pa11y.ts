/** Runs pa11y-ci by .pa11yci.json over the sample: `npm run test:a11y`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { builds } from './builds.ts';
import { findChromium } from './chromium.ts';
import { serveBuilt } from './serve-built.ts';

const reports = '.cache/reports';
const executablePath = await findChromium();
const stop = await serveBuilt();
try {
  const text = await readFile('.pa11yci.json', 'utf8');
  const site = process.env[builds.root.variable] ?? '';
  const config = JSON.parse(text.replaceAll('http://127.0.0.1:4321/', site)) as {
    defaults: { chromeLaunchConfig: object; reporters?: unknown };
  };
  config.defaults.chromeLaunchConfig = { ...config.defaults.chromeLaunchConfig, executablePath };
  config.defaults.reporters = ['cli', ['json', { fileName: `./${reports}/pa11y.json` }]];
  await mkdir(reports, { recursive: true });
  await writeFile(`${reports}/pa11yci.json`, JSON.stringify(config));
  const pa11y = spawn('npx', ['pa11y-ci', '--config', `${reports}/pa11yci.json`], {
    stdio: 'inherit',
  });
  const [code] = (await once(pa11y, 'close')) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  await stop();
}
