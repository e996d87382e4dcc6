import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimOutput, writeOutput } from '../../site/generator/output/index.ts';

let folder: string;
let out: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'));
  out = join(folder, 'out');
  await writeOutput(out, new Map([['index.html', Buffer.from('one')]]));
});
afterEach(() => rm(folder, { recursive: true }));

const home = (): Promise<string> => readFile(join(out, 'index.html'), 'utf8');

describe('a build that is told to end while it writes', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('by %s leaves the last good site, and nothing beside it', async (signal) => {
    const program = `
      import { replaceFolder } from ${JSON.stringify(join(process.cwd(), 'site/generator/output/replace-folder.ts'))};
      import { mkdir } from 'node:fs/promises';
      await replaceFolder(${JSON.stringify(out)}, async (fresh) => { await mkdir(fresh); console.log('writing'); await new Promise((done) => setTimeout(done, 60_000)); });`;
    const build = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(build.stdout, 'data');
    expect((await readdir(folder)).length).toBe(2);
    build.kill(signal);
    const [code] = (await once(build, 'exit')) as [number | null];
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    expect(await home()).toBe('one');
    expect(await readdir(folder)).toEqual(['out']);
  });
});

describe('a build that is killed between the two steps in which the new site takes the place of the old one', () => {
  it('leaves the old one, which the next build finds and puts back before it does anything else', async () => {
    const program = `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const rename = fs.renameSync;
      fs.renameSync = (from, to) => { rename(from, to); process.kill(process.pid, 'SIGKILL'); };
      syncBuiltinESMExports();
      const { writeOutput } = await import(${JSON.stringify(join(process.cwd(), 'site/generator/output/index.ts'))});
      await writeOutput(${JSON.stringify(out)}, new Map([['index.html', Buffer.from('two')]]));`;
    const build = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { stdio: ['ignore', 'inherit', 'inherit'] });
    const [, signal] = (await once(build, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    expect(existsSync(out)).toBe(false);
    expect(await readdir(folder)).toHaveLength(2);
    await claimOutput(out, folder, []);
    expect(await home()).toBe('one');
    expect(await readdir(folder)).toEqual(['out']);
  });
});
