/**
 * Prints what the screen reader Orca says after each key, by its X name. Needs Debian's packages
 * `orca` and `xdotool`. `npm run heard -- Firefox demos/ Tab Tab Return Down Escape`
 */
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findProgram } from '../support/apt.ts';
import buildAll from '../support/build-all.ts';
import { builds } from '../support/builds.ts';
import { startHost } from '../support/host.ts';
import { startDesktop } from './desktop.ts';
import { findWindowed } from './engines.ts';

/** Orca speaks after the events of a key, one soon after the other. Milliseconds. */
const silenceMs = 2000;

const [engine = 'Firefox', path = '', ...pressed] = process.argv.slice(2);
const keys = pressed.length > 0 ? pressed : [...Array<string>(12).fill('Tab'), 'Return', 'Escape'];
const start =
  engine === 'Firefox' || engine === 'Chromium' ? await findWindowed(engine) : undefined;
const orcaPath = await findProgram('orca');
const xdotool = await findProgram('xdotool');
const desktop = await startDesktop();
if (start === undefined || orcaPath === undefined || xdotool === undefined || desktop === undefined)
  throw new Error(
    `${engine}, orca, xdotool, at-spi2-core, gir1.2-atspi-2.0, xvfb and dbus are needed.`,
  );

await buildAll();
const folder = await mkdtemp(join(tmpdir(), 'heard-'));
const log = join(folder, 'orca.log');
await writeFile(log, '');
// To read the whole page on load would run into what is said after the first keys.
const quiet = { sayAllOnLoad: false };
await writeFile(
  join(folder, 'user-settings.conf'),
  JSON.stringify({
    general: quiet,
    profiles: { default: { profile: ['Default', 'default'], ...quiet } },
    pronunciations: {},
    keybindings: {},
  }),
);
const orca = spawn(orcaPath, ['--replace', '--user-prefs', folder, '--debug-file', log], {
  // Without its speech service Orca only writes: that needs no sound card, and waits for no voice.
  env: {
    ...process.env,
    ...desktop.variables,
    HOME: folder,
    SPEECHD_ADDRESS: 'unix_socket:/dev/null',
  },
  stdio: 'ignore',
});
let read = 0;
/** What has been said since the last call, once Orca has been silent for a while. */
async function speech(): Promise<string[]> {
  let text = '';
  for (let before = -1; before < text.length; text = await readFile(log, 'utf8')) {
    before = text.length;
    await wait(silenceMs);
  }
  const said = [...text.slice(read).matchAll(/SPEECH OUTPUT: '(.*?)'(?= voice=| ?\{|$)/gm)];
  read = text.length;
  return said.map(([, words = '']) => words).filter((words) => words.trim() !== '');
}

const host = await startHost(builds.root.directory);
await speech();
const driver = await start(desktop.variables);
try {
  await driver.open(new URL(path, host.url).href);
  console.log(`${engine}, /${path}: ${(await speech()).join(' | ')}`);
  for (const key of keys) {
    // Orca's own keys, such as Down, never reach it from a driver of the browser.
    await promisify(execFile)(xdotool, ['key', key], {
      env: { ...process.env, ...desktop.variables },
    });
    console.log(`${key}: ${(await speech()).join(' | ')}`);
  }
} finally {
  await driver.close();
  // At times Orca waits for ever where it is asked to end.
  orca.kill('SIGKILL');
  await host.close();
  await desktop.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
