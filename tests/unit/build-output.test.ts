import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib';
import {
  addFiles,
  claimOutput,
  compressFiles,
  hashedName,
  isSameOutput,
  OutputError,
  writeOutput,
  type Output,
} from '../../site/generator/output/index.ts';
import { replaceFolder } from '../../site/generator/output/replace-folder.ts';

const site = (words: string): Output =>
  new Map([
    ['index.html', Buffer.from(words)],
    ['404.html', Buffer.from('nothing')],
    ['assets/deep/x.js', Buffer.from('1')],
  ]);

let around: string;
let folder: string;
let out: string;
beforeEach(async () => {
  // Not beside the folders of others: a fault in the code under test may remove what stands beside its own.
  around = await mkdtemp(join(tmpdir(), 'output-'));
  folder = join(around, 'site');
  await mkdir(folder);
  out = join(folder, 'out');
});
afterEach(async () => {
  await chmod(folder, 0o755);
  await rm(around, { recursive: true });
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
    const impossible = new Map([
      ...site('two'),
      ['a', Buffer.from('file')],
      ['a/b', Buffer.from('below it')],
    ]);
    await expect(writeOutput(out, impossible)).rejects.toThrow(
      /^Could not write .*out\/a.*: Error: E\w+.*\. Is the disk full, or the folder write-protected\?$/,
    );
    expect(await home()).toBe('one');
    expect(await readdir(folder)).toEqual(['out']);
  });

  it.each(['thesis.txt', '.git/HEAD', 'CNAME'])(
    'removes nothing where %s stands beside the site, and names it',
    async (file) => {
      await writeOutput(out, site('one'));
      await mkdir(join(out, '.git'));
      await writeFile(join(out, file), 'years of work');
      await expect(writeOutput(out, site('two'))).rejects.toThrow(file);
      expect(await readFile(join(out, file), 'utf8')).toBe('years of work');
      expect(await home()).toBe('one');
    },
  );

  it('names a few of many, and says how many more there are, and what to do', async () => {
    await mkdir(out);
    const names = Array.from({ length: 10 }, (_, index) => `notes-${String(index)}.txt`);
    for (const name of names) await writeFile(join(out, name), '');
    await expect(writeOutput(out, site('one'))).rejects.toThrow(
      [
        `${out} holds files that are not of a built site, and would be replaced:`,
        ...names.slice(0, 8).map((name) => `  ${join(out, name)}`),
        '  … and 2 more',
        'Move what you want to keep (files for the site itself belong into static/), or give --out a new or an empty folder. If an earlier version of this build wrote it, delete the folder.',
      ].join('\n'),
    );
    for (const name of names.slice(1)) await rm(join(out, name));
    await expect(writeOutput(out, site('one'))).rejects.toThrow(
      `${out} holds a file that is not of a built site, and would be replaced:\n  ${join(out, 'notes-0.txt')}\nMove`,
    );
  });

  it('shows a path below the current folder as one would write it', async () => {
    const near = `.out-of-a-test-${String(process.pid)}`;
    await mkdir(near);
    try {
      await writeFile(join(near, 'notes.txt'), '');
      await expect(writeOutput(resolve(near), site('one'))).rejects.toThrow(
        `${near} holds a file that is not of a built site, and would be replaced:\n  ${near}/notes.txt\n`,
      );
    } finally {
      await rm(near, { recursive: true });
    }
  });

  it.each([
    'no JSON',
    'null',
    '7',
    '[]',
    '{"about": "something"}',
    '{"files": "index.html"}',
    '{"files": [7]}',
  ])('does not know its files from a list that says %s', async (text) => {
    await mkdir(out);
    await writeFile(join(out, '.built-files.json'), text);
    await expect(writeOutput(out, site('one'))).rejects.toThrow('.built-files.json');
  });

  it('goes by its list, and by nothing else', async () => {
    await writeOutput(out, site('one'));
    await writeFile(
      join(out, '.built-files.json'),
      JSON.stringify({ files: ['index.html', 'assets/deep/x.js'] }),
    );
    await expect(writeOutput(out, site('two'))).rejects.toThrow('404.html');
    await writeFile(
      join(out, '.built-files.json'),
      JSON.stringify({ files: ['index.html', '404.html', 'assets/deep/x.js'] }),
    );
    await writeOutput(out, site('two'));
    expect(await home()).toBe('two');
  });

  it('lists what it wrote, the same for the same site', async () => {
    await writeOutput(out, site('one'));
    expect(await readFile(join(out, '.built-files.json'), 'utf8')).toBe(
      '{\n "about": "What the build wrote here. It replaces these files, and refuses to where there are others.",\n "files": [\n  "404.html",\n  "assets/deep/x.js",\n  "index.html"\n ]\n}\n',
    );
  });

  it.each(['.DS_Store', 'assets/Thumbs.db', 'desktop.ini'])(
    'replaces %s, which a file manager has left, and nothing that is only named like it',
    async (name) => {
      await writeOutput(out, site('one'));
      await writeFile(join(out, name), '');
      await writeOutput(out, site('two'));
      expect(existsSync(join(out, name))).toBe(false);
      await writeFile(join(out, `${name}.txt`), '');
      await expect(writeOutput(out, site('three'))).rejects.toThrow(`${name}.txt`);
      await rm(join(out, `${name}.txt`));
      await writeFile(join(out, name.replace(/(\w+\.?\w+)$/, 'my$1')), '');
      await expect(writeOutput(out, site('three'))).rejects.toThrow('my');
    },
  );

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
    await expect(writeOutput(out, site('one'))).rejects.toThrow(
      `${out} is a link to nowhere, which does not exist. Make that folder, or remove the link.`,
    );
    await rm(out);
    await writeFile(out, 'a file');
    await expect(writeOutput(out, site('one'))).rejects.toThrow(
      `${out} is a file. Give --out the name of a folder.`,
    );
    await expect(writeOutput(out, site('one'))).rejects.toThrow(OutputError);
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
      expect((await readdir(out)).sort()).toEqual([
        '.built-files.json',
        '404.html',
        'assets',
        'index.html',
      ]);
      await writeFile(join(out, 'CNAME'), 'example.org');
      await expect(writeOutput(out, site('three'))).rejects.toThrow('CNAME');
      expect(await home()).toBe('two');
      await rm(join(out, 'CNAME'));

      // The pages come after what they name, and the home page last: here it is not reached.
      await rm(join(out, '404.html'));
      await mkdir(join(out, '404.html/in the way'), { recursive: true });
      await expect(
        writeOutput(out, new Map([...site('four'), ['assets/deep/x.js', Buffer.from('4')]])),
      ).rejects.toThrow(/^Could not write .*404\.html: /);
      expect([await home(), await readFile(join(out, 'assets/deep/x.js'), 'utf8')]).toEqual([
        'two',
        '4',
      ]);
      // What this has left is known.
      await rm(join(out, '404.html'), { recursive: true });
      await writeOutput(out, site('five'));
      expect(await home()).toBe('five');
      expect((await readdir(out)).sort()).toEqual([
        '.built-files.json',
        '404.html',
        'assets',
        'index.html',
      ]);
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
    await expect(
      claimOutput(join(project, path), project, [join(project, 'static')]),
    ).rejects.toThrow('a folder of its own');
  });

  it('refuses a link into a folder that the site is made from, and what would stand below it', async () => {
    await mkdir(join(folder, 'static'));
    await symlink('static', out);
    for (const path of [out, join(out, 'new/deep')])
      await expect(claimOutput(path, folder, [join(folder, 'static')])).rejects.toThrow(
        'which the site is made from',
      );
  });

  it('says which folder it would replace, and which it lies in', async () => {
    const project = join(folder, 'project');
    await mkdir(join(project, 'static'), { recursive: true });
    const sources = [join(project, 'static')];
    await expect(claimOutput(project, project, sources)).rejects.toThrow(
      `--out ${project} would replace a folder that holds ${project}. Give a folder of its own, such as --out out.`,
    );
    await expect(claimOutput(join(project, 'static/a'), project, sources)).rejects.toThrow(
      `--out ${join(project, 'static/a')} lies in ${join(project, 'static')}, which the site is made from. Give a folder of its own, such as --out out.`,
    );
    await expect(claimOutput('/', project, sources)).rejects.toThrow(
      `--out / would replace a folder that holds ${project}.`,
    );
    await expect(claimOutput(out, project, [join(out, 'static')])).rejects.toThrow(
      `would replace a folder that holds ${join(out, 'static')}`,
    );
  });

  it('takes a folder beside those that the site is made from, also one that is named like them, and one deep below where nothing is yet', async () => {
    await mkdir(join(folder, 'static'));
    for (const path of ['static-out', 'new/deep/out'])
      await claimOutput(join(folder, path), join(folder, 'project'), [join(folder, 'static')]);
    expect(await readdir(folder)).toEqual(['static']);
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

  it('puts back the latest of several sites, and leaves the one that is there', async () => {
    const aside = (name: string): string => join(folder, `.out-4194305-${name}.old`);
    for (const [name, words, year] of [
      ['00000001', 'older', 2024],
      ['00000002', 'latest', 2026],
      ['00000003', 'old', 2025],
    ] as const) {
      await writeOutput(aside(name), site(words));
      await utimes(aside(name), new Date(year, 1), new Date(year, 1));
    }
    await mkdir(join(folder, '.out-4194305-00000004.new'));
    await claimOutput(out, folder, []);
    expect(await home()).toBe('latest');
    await writeOutput(aside('00000005'), site('killed'));
    await claimOutput(out, folder, []);
    expect(await home()).toBe('latest');
    expect(await readdir(folder)).toEqual(['out']);
  });

  it.each([
    '.out-4194305-0123abcd.newer',
    '.out-4194305-0123abc.new',
    '.out-x4194305-0123abcd.new',
    '.out-0123abcd.old',
    '.other-4194305-0123abcd.old',
  ])('leaves alone what is only named like it: %s', async (name) => {
    await mkdir(join(folder, name));
    await claimOutput(out, folder, []);
    expect(await readdir(folder)).toEqual([name]);
  });

  it('leaves alone what a build that still runs has begun', async () => {
    const begun = `.out-${String(process.ppid)}-0123abcd.new`;
    await mkdir(join(folder, begun));
    await claimOutput(out, folder, []);
    expect(await readdir(folder)).toEqual([begun]);
  });
});

describe('replaceFolder', () => {
  it('leaves what was there where nothing could take its place', async () => {
    await expect(replaceFolder(out, () => Promise.resolve())).rejects.toThrow('ENOENT');
    await writeOutput(out, site('one'));
    await expect(replaceFolder(out, () => Promise.resolve())).rejects.toThrow('ENOENT');
    expect(await home()).toBe('one');
    expect(await readdir(folder)).toEqual(['out']);
  });

  it('listens to signals while it writes, and no longer, as one process may write a hundred times', async () => {
    const listeners = () =>
      (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal) => process.listenerCount(signal));
    const before = listeners();
    let meanwhile: number[] = [];
    await replaceFolder(out, async (fresh) => {
      meanwhile = listeners();
      await mkdir(fresh);
    });
    expect(meanwhile).toEqual(before.map((count) => count + 1));
    expect(listeners()).toEqual(before);
  });
});

describe('addFiles', () => {
  it('adds the files of a step', () => {
    const output = site('one');
    addFiles(output, new Map([['robots.txt', Buffer.from('all')]]));
    expect(output).toEqual(new Map([...site('one'), ['robots.txt', Buffer.from('all')]]));
  });

  it('refuses a path that two steps write', () => {
    const output = site('one');
    expect(() => addFiles(output, new Map([['index.html', Buffer.from('two')]]))).toThrow(
      'Two steps of the build write out/index.html. Rename one of the two files.',
    );
  });
});

describe('compressFiles', () => {
  const text = Buffer.from('words '.repeat(100));

  it('packs what shrinks, for browsers that take it', async () => {
    const packed = await compressFiles(
      new Map([
        ['index.html', text],
        ['assets/x.svg', text],
      ]),
    );
    expect([...packed.keys()]).toEqual([
      'index.html.br',
      'index.html.gz',
      'assets/x.svg.br',
      'assets/x.svg.gz',
    ]);
    expect(brotliDecompressSync(packed.get('index.html.br') ?? '')).toEqual(text);
    expect(gunzipSync(packed.get('index.html.gz') ?? '')).toEqual(text);
    const varied = Buffer.from(
      Array.from({ length: 4000 }, (_, index) => `${String((index * 7919) % 1009)} words `).join(
        '',
      ),
    );
    const best = await compressFiles(new Map([['a.js', varied]]));
    expect([best.get('a.js.br')?.byteLength, best.get('a.js.gz')?.byteLength]).toEqual([
      brotliCompressSync(varied, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength,
      gzipSync(varied, { level: 9 }).byteLength,
    ]);
  });

  it.each(['a.webp', 'a.mp4', 'a.html.bak', 'html'])('leaves %s as it is', async (path) => {
    expect([...(await compressFiles(new Map([[path, text]]))).keys()]).toEqual([]);
  });

  it('leaves out what would be no smaller', async () => {
    expect([...(await compressFiles(new Map([['a.txt', Buffer.from('a')]]))).keys()]).toEqual([]);
  });
});

describe('isSameOutput', () => {
  const output = (files: Record<string, string>): Output =>
    new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));

  it.each([
    ['the same bytes in another order', { a: '1', b: '' }, { b: '', a: '1' }, true],
    ['other bytes', { a: '1' }, { a: '2' }, false],
    ['a file more', { a: '1' }, { a: '1', b: '' }, false],
    ['another name', { a: '' }, { b: '' }, false],
  ])('%s', (_, one, other, same) => {
    expect(isSameOutput(output(one), output(other))).toBe(same);
  });
});

describe('hashedName', () => {
  it('changes with the bytes and with nothing else', () => {
    expect(hashedName('x', 'js', Buffer.from('1'))).toBe(hashedName('x', 'js', Buffer.from('1')));
    expect(hashedName('x', 'js', Buffer.from('1'))).not.toBe(
      hashedName('x', 'js', Buffer.from('2')),
    );
    expect(hashedName('x', 'js', Buffer.from('1'))).toMatch(/^assets\/x-[0-9a-f]{6}\.js$/);
  });
});
