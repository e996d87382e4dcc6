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
async function endWhileWriting(
  signal: NodeJS.Signals,
  fill: string,
  before = '',
): Promise<{ code: number | null; said: string; complaints: string }> {
  const program = `
    import { replaceFolder } from ${JSON.stringify(join(process.cwd(), 'site/generator/output/replace-folder.ts'))};
    import { mkdir, writeFile } from 'node:fs/promises';
    ${before}
    await replaceFolder(${JSON.stringify(out)}, async (fresh) => { await mkdir(fresh); console.log('It writes.'); ${fill} await new Promise((done) => setTimeout(done, 60_000)); });`;
  const build = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
  ] as const)(
    'by $signal leaves the last good site, and nothing beside it',
    async ({ signal, code }) => {
      expect(await endWhileWriting(signal, '')).toEqual({
        code,
        said: 'It writes.\n',
        complaints: '',
      });
      expect(await home()).toBe('one');
      expect(await readdir(folder)).toEqual(['out']);
    },
  );

  it('has nothing to complain of while files still come', async () => {
    const many =
      'await Promise.all(Array.from({ length: 2000 }, (_, index) => writeFile(`${fresh}/${index}`, "text")));';
    expect(await endWhileWriting('SIGINT', many)).toEqual({
      code: 130,
      said: 'It writes.\n',
      complaints: '',
    });
    expect(await readdir(folder)).toEqual(['out']);
  });

  it('leaves the end to who hears the signal already, and nothing beside the last good site then', async () => {
    const server =
      "process.once('SIGINT', () => setTimeout(() => { console.log('All is ended.'); process.exit(7); }, 100));";
    expect(await endWhileWriting('SIGINT', '', server)).toEqual({
      code: 7,
      said: 'It writes.\nAll is ended.\n',
      complaints: '',
    });
    expect(await home()).toBe('one');
    expect(await readdir(folder)).toEqual(['out']);
  });
});

describe('a build that ends between the two steps in which the new site takes the place of the old one', () => {
  /** Has a program write a second site, where the system renames in another way. @param rename code in which `rename` is the system's own, `folders` what it is given and `renamed` a count, at 0 @returns how it ended */
  async function writeAgain(
    rename: string,
  ): Promise<{ code: number | null; signal: string | null; complaints: string }> {
    const program = `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const rename = fs.renameSync;
      let renamed = 0;
      fs.renameSync = (...folders) => { ${rename} };
      syncBuiltinESMExports();
      const { writeOutput } = await import(${JSON.stringify(join(process.cwd(), 'site/generator/output/index.ts'))});
      await writeOutput(${JSON.stringify(out)}, new Map([['index.html', Buffer.from('two')]]));`;
    const build = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', program],
      { stdio: ['ignore', 'inherit', 'pipe'] },
    );
    let complaints = '';
    build.stderr.on('data', (bytes: Buffer) => (complaints += bytes.toString()));
    const [code, signal] = (await once(build, 'close')) as [number | null, string | null];
    return { code, signal, complaints };
  }

  async function expectPutBack(): Promise<void> {
    expect(existsSync(out)).toBe(false);
    await claimOutput(out, folder, []);
    expect(await home()).toBe('one');
    expect(await readdir(folder)).toEqual(['out']);
  }

  it('as it is killed leaves the old one, which the next build finds and puts back before it does anything else', async () => {
    expect(
      await writeAgain("rename(...folders); process.kill(process.pid, 'SIGKILL');"),
    ).toMatchObject({ signal: 'SIGKILL' });
    expect(await readdir(folder)).toHaveLength(2);
    await expectPutBack();
  });

  it('as the system refuses the second and the way back leaves the old one, too', async () => {
    const refusal = "Object.assign(new Error('EIO: i/o error'), { code: 'EIO' })";
    const { code, complaints } = await writeAgain(
      `renamed += 1; if (renamed > 1) throw ${refusal}; rename(...folders);`,
    );
    expect(code).toBe(1);
    expect(complaints).toContain(
      'EIO: i/o error. Is the disk full, or the folder write-protected?',
    );
    await expectPutBack();
  });
});
