import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { addFiles, claimOutput, hashedName, OutputError, writeOutput, type Output } from '../../site/generator/output/index.ts';

const site = (words: string): Output =>
  new Map([
    ['index.html', Buffer.from(words)],
    ['404.html', Buffer.from('nothing')],
    ['assets/deep/x.js', Buffer.from('1')],
  ]);

let folder: string;
let out: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'output-'));
  out = join(folder, 'out');
});
afterEach(async () => {
  await chmod(folder, 0o755);
  await rm(folder, { recursive: true });
});

const home = (): Promise<string> => readFile(join(out, 'index.html'), 'utf8');

describe('writeOutput', () => {
  it('writes every file, and leaves nothing else beside the folder', async () => {
    await writeOutput(out, site('one'));
    expect(await readFile(join(out, 'assets/deep/x.js'), 'utf8')).toBe('1');
    expect(await readdir(folder)).toEqual(['out']);
  });

  it('replaces the site before it, with what is no longer part of it', async () => {
    await writeOutput(out, new Map([...site('one'), ['old.txt', Buffer.from('old')]]));
    await writeOutput(out, site('two'));
    expect(await home()).toBe('two');
    expect(existsSync(join(out, 'old.txt'))).toBe(false);
    expect(await readdir(folder)).toEqual(['out']);
  });

  it('leaves the last good site untouched when a file cannot be written, and names the file', async () => {
    await writeOutput(out, site('one'));
    // A file cannot stand where another has its folder.
    const impossible = new Map([...site('two'), ['a', Buffer.from('file')], ['a/b', Buffer.from('below it')]]);
    await expect(writeOutput(out, impossible)).rejects.toThrow(/out\/a/);
    expect(await home()).toBe('one');
    expect(await readdir(folder)).toEqual(['out']);
  });

  it.each(['thesis.txt', '.git/HEAD', 'CNAME'])('removes nothing where %s stands beside the site, and names it', async (file) => {
    await writeOutput(out, site('one'));
    await mkdir(join(out, '.git'));
    await writeFile(join(out, file), 'years of work');
    await expect(writeOutput(out, site('two'))).rejects.toThrow(file);
    expect(await readFile(join(out, file), 'utf8')).toBe('years of work');
    expect(await home()).toBe('one');
  });

  it('does not take a folder for its own because it holds a 404.html', async () => {
    await mkdir(out);
    await writeFile(join(out, '404.html'), 'of somebody else');
    await expect(writeOutput(out, site('one'))).rejects.toThrow(OutputError);
    expect(await readdir(out)).toEqual(['404.html']);
  });

  it('uses an empty folder, and one that only a file manager has looked into', async () => {
    await mkdir(out);
    await writeFile(join(out, '.DS_Store'), '');
    await writeOutput(out, site('one'));
    expect(await home()).toBe('one');
  });

  it('writes to where a link leads, and keeps the link', async () => {
    await mkdir(join(folder, 'real'));
    await symlink('real', out);
    await writeOutput(out, site('one'));
    await writeOutput(out, site('two'));
    expect(await readFile(join(folder, 'real/index.html'), 'utf8')).toBe('two');
    expect((await readdir(folder)).sort()).toEqual(['out', 'real']);
  });

  it('says so where a link leads nowhere, and where a file stands', async () => {
    await symlink('nowhere', out);
    await expect(writeOutput(out, site('one'))).rejects.toThrow('a link to nowhere, which does not exist');
    await rm(out);
    await writeFile(out, 'a file');
    await expect(writeOutput(out, site('one'))).rejects.toThrow('is a file');
  });

  it('writes inside of a mount point, such as a container has, and removes there only what it wrote', async (context: TestContext) => {
    await mkdir(out);
    try {
      execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', out], { stdio: 'ignore' });
    } catch {
      context.skip('only root may mount');
    }
    try {
      await writeOutput(out, new Map([...site('one'), ['old.txt', Buffer.from('old')]]));
      await writeOutput(out, site('two'));
      expect(await home()).toBe('two');
      expect((await readdir(out)).sort()).toEqual(['.built-files.json', '404.html', 'assets', 'index.html']);
      await writeFile(join(out, 'CNAME'), 'example.org');
      await expect(writeOutput(out, site('three'))).rejects.toThrow('CNAME');
      expect(await home()).toBe('two');
    } finally {
      execFileSync('umount', [out]);
    }
  });
});

describe('claimOutput', () => {
  it.each([
    ['the project itself', ''],
    ['a folder that holds the project', '..'],
    ['a folder that the site is made from', 'static'],
    ['a folder below one of those', 'static/deep/out'],
  ])('refuses %s', async (_case, path) => {
    const project = join(folder, 'project');
    await mkdir(join(project, 'static'), { recursive: true });
    await expect(claimOutput(join(project, path), project, [join(project, 'static')])).rejects.toThrow('a folder of its own');
  });

  it('refuses a link into a folder that the site is made from', async () => {
    await mkdir(join(folder, 'static'));
    await symlink('static', out);
    await expect(claimOutput(out, folder, [join(folder, 'static')])).rejects.toThrow('which the site is made from');
  });

  it('names files that no build wrote before anything is built', async () => {
    await mkdir(out);
    await writeFile(join(out, 'thesis.txt'), 'years of work');
    await expect(claimOutput(out, folder, [])).rejects.toThrow('thesis.txt');
  });

  it('puts back the site that a killed build had moved aside, and sweeps what it had begun', async () => {
    await writeOutput(out, site('one'));
    // As after a kill between the two renames: no process has this number.
    await rename(out, join(folder, '.out-4194305-0123abcd.old'));
    await mkdir(join(folder, '.out-4194305-0123abcd.new'));
    await mkdir(join(folder, '.out-of-town'));
    await claimOutput(out, folder, []);
    expect(await home()).toBe('one');
    expect((await readdir(folder)).sort()).toEqual(['.out-of-town', 'out']);
  });

  it('leaves alone what a build that still runs has begun', async () => {
    const begun = `.out-${String(process.ppid)}-0123abcd.new`;
    await mkdir(join(folder, begun));
    await claimOutput(out, folder, []);
    expect(await readdir(folder)).toEqual([begun]);
  });
});

describe('a build that is told to end while it writes', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('by %s leaves the last good site, and nothing beside it', async (signal) => {
    await writeOutput(out, site('one'));
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
    await writeOutput(out, site('one'));
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

describe('addFiles', () => {
  it('refuses a path that two steps write', () => {
    const output = site('one');
    expect(() => addFiles(output, new Map([['index.html', Buffer.from('two')]]))).toThrow('index.html');
  });
});

describe('hashedName', () => {
  it('changes with the bytes and with nothing else', () => {
    expect(hashedName('x', 'js', Buffer.from('1'))).toBe(hashedName('x', 'js', Buffer.from('1')));
    expect(hashedName('x', 'js', Buffer.from('1'))).not.toBe(hashedName('x', 'js', Buffer.from('2')));
    expect(hashedName('x', 'js', Buffer.from('1'))).toMatch(/^assets\/x-[0-9a-f]{6}\.js$/);
  });
});
