/** Whether a build is the same wherever and whenever it is made: in which folder, from which folder, of which system and clock. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cp,
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
import { dirname, extname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../bench/project-copy.ts';
import { builds, project as original } from '../support/builds.ts';

/** Longer than a build without a cache takes on a machine that is busy with other tests, in milliseconds. */
const patience = 120_000;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'a folder elsewhere, ü '));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Every file below a folder, by its path there. */
async function filesIn(directory: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
  return new Map(
    await Promise.all(
      paths.sort().map(async (path) => [path, await readFile(join(directory, path))] as const),
    ),
  );
}

const texts = ['.ts', '.tsx', '.yaml', '.svg', '.vtt', '.json'];

/** Gives every text below a folder the line ends of Windows, and every file another time. */
async function checkOutElsewhere(directory: string): Promise<void> {
  for (const [path, bytes] of await filesIn(directory)) {
    if (texts.includes(extname(path).toLowerCase()))
      await writeFile(join(directory, path), bytes.toString().replaceAll('\n', '\r\n'));
    await utimes(join(directory, path), 1e9, 1e9);
  }
}

/** Has the packages that go to browsers in the project itself, as npm puts them, and links to the others: the names of scripts are made from where their parts stand in the project, too. */
async function installPackages(folder: string): Promise<void> {
  const licences = await readFile(join(original, builds.root.directory, 'licenses.txt'), 'utf8');
  const shipped = [...licences.matchAll(/^(@?[a-z][\w./-]*) \d+\.\d+\.\d+ \(/gm)].map(
    ([, name = '']) => name,
  );
  expect(shipped).toContain('react-dom');
  await rm(folder);
  const names = (await readdir(join(original, 'node_modules'))).filter(
    (name) => !name.startsWith('.'),
  );
  const inScopes = await Promise.all(
    names
      .filter((name) => name.startsWith('@'))
      .map(async (scope) =>
        (await readdir(join(original, 'node_modules', scope))).map((name) => `${scope}/${name}`),
      ),
  );
  for (const name of [...names.filter((each) => !each.startsWith('@')), ...inScopes.flat()]) {
    const [from, to] = [join(original, 'node_modules', name), join(folder, name)];
    await mkdir(dirname(to), { recursive: true });
    await (shipped.includes(name) ? cp(from, to, { recursive: true }) : symlink(from, to));
  }
}

test(
  'the same content and code are the same bytes in a folder with another name, from another one, with an empty cache, other line ends, times, languages and clocks',
  async () => {
    const copy = await copyProject();
    const moved = join(folder, 'the project');
    await rename(copy.directory, moved);
    await Promise.all([
      checkOutElsewhere(join(moved, 'site')),
      checkOutElsewhere(join(moved, 'content')),
      installPackages(join(moved, 'node_modules')),
    ]);
    const child = spawn(
      process.execPath,
      [
        '--import',
        import.meta.resolve('tsx'),
        join(moved, 'build.ts'),
        '--base',
        '/',
        '--out',
        'written here',
      ],
      {
        cwd: folder,
        env: {
          ...process.env,
          TZ: 'Pacific/Kiritimati',
          LANG: 'tr_TR.UTF-8',
          LC_ALL: 'tr_TR.UTF-8',
        },
      },
    );
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (said += data.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code, said).toBe(0);

    // The copy has no history, which alone knows the day of the last change.
    const withoutDay = (files: Map<string, Buffer>) =>
      new Map(
        [...files].map(([path, bytes]) => [
          path,
          path === 'sitemap.xml'
            ? Buffer.from(bytes.toString().replace(/<lastmod>[^<]*<\/lastmod>/g, ''))
            : bytes,
        ]),
      );
    const [here, there] = (
      await Promise.all([
        filesIn(join(original, builds.root.directory)),
        filesIn(join(folder, 'written here')),
      ])
    ).map(withoutDay);
    expect([...(there?.keys() ?? [])]).toEqual([...(here?.keys() ?? [])]);
    expect(
      [...(here ?? [])]
        .filter(([path, bytes]) => there?.get(path)?.equals(bytes) !== true)
        .map(([path]) => path),
    ).toEqual([]);
  },
  patience,
);
