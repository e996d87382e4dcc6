import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { constants } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../error-code.ts';

/*
 * A folder is replaced by two renames, with nothing of ours between them: Node has no call for the one
 * that exchanges two names. A process that is killed just there leaves the old site beside its place, from
 * where the next start puts it back.
 */

/** Names of the folders beside `target` that a build uses: `.out-PID-RANDOM.new` until it is whole, `.out-PID-RANDOM.old` for the one before it. */
const besides = (target: string): { fresh: string; old: string } => {
  const stem = join(
    dirname(target),
    `.${basename(target)}-${String(process.pid)}-${randomUUID().slice(0, 8)}`,
  );
  return { fresh: `${stem}.new`, old: `${stem}.old` };
};

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How often a folder is emptied into which something has come meanwhile, and how long that is given to come, in milliseconds. */
const tries = 100;
const pauseMs = 20;

/**
 * Removes folders at once. The system writes in threads of its own, so files come into them meanwhile; whatever
 * stays in spite of this is removed by the next build.
 */
function sweep(...folders: readonly string[]): void {
  for (let tried = 0; tried < tries; tried += 1) {
    try {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      return;
    } catch {
      // The process ends: nothing else waits.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    }
  }
}

/**
 * Replaces a folder with a fresh one, or leaves it as it was; where the system allows neither, it stays beside its place for `recoverFolder`. A process that ends meanwhile, by itself or by a signal, leaves nothing beside it.
 * @param fill writes into the fresh folder
 * @throws what `fill` throws; or what the system says when the folder cannot be replaced, as a mount point cannot
 */
export async function replaceFolder(
  target: string,
  fill: (fresh: string) => Promise<void>,
): Promise<void> {
  const { fresh, old } = besides(target);
  // Where it could neither be replaced nor put back, the old one is the last good site: the next start puts it back.
  const leftovers = (): string[] => (existsSync(target) ? [fresh, old] : [fresh]);
  const onExit = (): void => sweep(...leftovers());
  const end = (signal: (typeof signals)[number]): void =>
    process.exit(128 + constants.signals[signal]);
  // Who hears one already has more to end than this, as the development server does, and ends the process then.
  const unheard = signals.filter((signal) => process.listenerCount(signal) === 0);
  process.once('exit', onExit);
  unheard.forEach((signal) => process.once(signal, end));
  try {
    await fill(fresh);
    const before = existsSync(target);
    if (before) renameSync(target, old);
    try {
      renameSync(fresh, target);
    } catch (error) {
      if (before) renameSync(old, target);
      throw error;
    }
  } finally {
    await Promise.all(leftovers().map((folder) => rm(folder, { recursive: true, force: true })));
    unheard.forEach((signal) => process.off(signal, end));
    process.off('exit', onExit);
  }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process cannot be asked, but it is there.
    return codeOf(error) === 'EPERM';
  }
};

/** Puts back what a killed build had moved aside, and removes what killed builds have left beside a folder. */
export async function recoverFolder(target: string): Promise<void> {
  const stem = `.${basename(target)}-`;
  const names = await readdir(dirname(target)).catch(() => []);
  const left = names.flatMap((name) => {
    const [, pid, kind] = name.startsWith(stem)
      ? (/^(\d+)-[0-9a-f]{8}\.(new|old)$/.exec(name.slice(stem.length)) ?? [])
      : [];
    return kind === undefined
      ? []
      : [{ path: join(dirname(target), name), pid: Number(pid), kind }];
  });
  if (!existsSync(target)) {
    const aside = await Promise.all(
      left
        .filter(({ kind }) => kind === 'old')
        .map(async ({ path }) => ({ path, time: (await stat(path)).mtimeMs })),
    );
    const [latest] = aside.toSorted((a, b) => b.time - a.time);
    if (latest !== undefined) renameSync(latest.path, target);
  }
  await Promise.all(
    left
      .filter(({ pid }) => !isRunning(pid))
      .map(({ path }) => rm(path, { recursive: true, force: true })),
  );
}
