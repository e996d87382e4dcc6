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

/** Has a program replace the folder, and sends it a signal as soon as it writes. @returns how it ended */
async function endWhileWriting(signal: NodeJS.Signals, fill: string, before = ''): Promise<{ code: number | null; said: string; complaints: string }> {
  const program = `
    import { replaceFolder } from ${JSON.stringify(join(process.cwd(), 'site/generator/output/replace-folder.ts'))};
    import { mkdir, writeFile } from 'node:fs/promises';
    ${before}
    await replaceFolder(${JSON.stringify(out)}, async (fresh) => { await mkdir(fresh); console.log('It writes.'); ${fill} await new Promise((done) => setTimeout(done, 60_000)); });`;
  const build = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let complaints = '';
  build.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
  build.stderr.on('data', (bytes: Buffer) => (complaints += bytes.toString()));
  await once(build.stdout, 'data');
  expect((await readdir(folder)).length).toBe(2);
  build.kill(signal);
  const [code] = (await once(build, 'close')) as [number | null];
  return { code, said, complaints };
}

describe('a build that is told to end while it writes', () => {
  it.each([
    { signal: 'SIGINT', code: 130 },
    { signal: 'SIGTERM', code: 143 },
  ] as const)('by $signal leaves the last good site, and nothing beside it', async ({ signal, code }) => {
    expect(await endWhileWriting(signal, '')).toEqual({ code, said: 'It writes.\n', complaints: '' });
    expect(await home()).toBe('one');
    expect(await readdir(folder)).toEqual(['out']);
  });

  it('has nothing to complain of while files still come', async () => {
    const many = 'await Promise.all(Array.from({ length: 2000 }, (_, index) => writeFile(`${fresh}/${index}`, "text")));';
    expect(await endWhileWriting('SIGINT', many)).toEqual({ code: 130, said: 'It writes.\n', complaints: '' });
    expect(await readdir(folder)).toEqual(['out']);
  });

  it('leaves the end to who hears the signal already, and nothing beside the last good site then', async () => {
    const server = "process.once('SIGINT', () => setTimeout(() => { console.log('All is ended.'); process.exit(7); }, 100));";
    expect(await endWhileWriting('SIGINT', '', server)).toEqual({ code: 7, said: 'It writes.\nAll is ended.\n', complaints: '' });
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
