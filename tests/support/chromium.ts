/** Finds the Chromium that all browser tests drive, or installs one. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findProgram, installPackages } from './apt.ts';

/** For tools that do not add it themselves: root and containers have no user namespaces. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Leaves the boxes of images empty. */
export const NO_IMAGES = '--blink-settings=imagesEnabled=false';

async function installed(): Promise<string | undefined> {
  const own = chromium.executablePath();
  return existsSync(own)
    ? own
    : findProgram('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome');
}

async function download(): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const options = ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  await promisify(execFile)('npx', options, { timeout: 240_000 });
}

/**
 * The path of a Chromium: from CHROMIUM_PATH, installed, or else installed now.
 * @throws Error that says how to install one
 */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') return given;
  const ways = [
    () => Promise.resolve(),
    () => installPackages('chromium-headless-shell', 'fonts-liberation'),
    () => installPackages('chromium', 'fonts-liberation'),
    download,
  ];
  for (const way of ways) {
    await way().catch((error: unknown) => console.warn(String(error)));
    const path = await installed();
    if (path !== undefined) return path;
  }
  throw new Error('There is no Chromium. Install one, or set CHROMIUM_PATH to its program.');
}
