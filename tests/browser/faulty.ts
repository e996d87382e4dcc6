/** Pages from a server that spoils some of their files. */
import type { Page } from '@playwright/test';
import { startFaultyServer, type Fault, type FaultyServer } from '../support/faulty-server.ts';
import { words } from '../support/words.ts';
import type { Guard } from './fixtures.ts';
import { passFrames } from './visitor.ts';

/** What a browser says of files that do not come as they should. What the page itself throws is no part of it. */
const ownWords =
  /Failed to load (resource|module script)|Failed to decode|OTS parsing error|Refused to apply style/;

/** Opens the home page from a server that spoils some files, and does something with it. */
export async function onFaulty(
  files: RegExp,
  fault: Fault,
  { page, guard, baseURL = '' }: { page: Page; guard: Guard; baseURL: string | undefined },
  use: (server: FaultyServer) => Promise<void>,
): Promise<void> {
  const server = await startFaultyServer(baseURL, files, fault);
  guard.allowOrigin(new URL(server.url).origin);
  guard.tolerate(ownWords);
  try {
    await page.goto(server.url, { waitUntil: 'domcontentloaded' });
    await use(server);
  } finally {
    server.close();
  }
}

/** A visitor's hands on the mouse and the keys: each touch is a sign that something is wanted. */
export async function moveAbout(page: Page, times = 4): Promise<void> {
  for (let time = 1; time <= times; time += 1) {
    await page.mouse.move(200 * time, 100 + 80 * time);
    await page.keyboard.press('Shift');
    await passFrames(page, 2);
  }
}

export const card = (page: Page, index = 0) =>
  page.locator(`#${words.demo(index).id}`).getByText(words.demo(index).caption, { exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');
