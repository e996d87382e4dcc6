import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sitemapXml } from '../../site/generator/pages/head.ts';
import { lastChange } from '../../site/generator/pages/last-change.ts';

let folder: string;
let repository: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-'));
  repository = join(folder, 'repository');
  await mkdir(join(repository, 'content'), { recursive: true });
  git('init', '--quiet');
  await commit('content/site.yaml', '2024-03-05T23:30:00-05:00');
  await commit('README.md', '2025-01-01T12:00:00Z');
});
afterEach(() => rm(folder, { recursive: true }));

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: repository,
    encoding: 'utf8',
    stdio: 'pipe',
  });

async function commit(file: string, date: string, text = date): Promise<void> {
  await writeFile(join(repository, file), text);
  git('add', '.');
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', file],
    { cwd: repository, env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date } },
  );
}

const day = async (root: string): Promise<string | undefined> =>
  (await lastChange(join(root, 'content')))?.toISOString().slice(0, 10);

describe('the day of the last change', () => {
  it('is that of the last commit that touched the content, wherever the clock of its author stood', async () => {
    expect(await day(repository)).toBe('2024-03-06');
  });

  it('is today where the content was changed since', async () => {
    await writeFile(join(repository, 'content/site.yaml'), 'changed');
    expect(await day(repository)).toBe(new Date().toISOString().slice(0, 10));
  });

  it('is today where a file was added or taken away since', async () => {
    const today = new Date().toISOString().slice(0, 10);
    await writeFile(join(repository, 'content/more.yaml'), 'more');
    expect(await day(repository)).toBe(today);
    await rm(join(repository, 'content/more.yaml'));
    expect(await day(repository)).toBe('2024-03-06');
    await rm(join(repository, 'content/site.yaml'));
    expect(await day(repository)).toBe(today);
  });

  it('is the same where a checkout has given the files other line ends or times', async () => {
    await commit('content/site.yaml', '2024-04-01T12:00:00Z', 'a: 1\nb: 2\n');
    await writeFile(join(repository, 'content/site.yaml'), 'a: 1\r\nb: 2\r\n');
    await utimes(join(repository, 'content/site.yaml'), 1e9, 1e9);
    expect(await day(repository)).toBe('2024-04-01');
  });

  it('is unknown in a shallow clone that begins later, and right in one that reaches back far enough', async () => {
    for (const depth of ['1', '2'])
      execFileSync('git', [
        'clone',
        '--quiet',
        '--depth',
        depth,
        `file://${repository}`,
        join(folder, depth),
      ]);
    expect(await day(join(folder, '1'))).toBeUndefined();
    expect(await day(join(folder, '2'))).toBe('2024-03-06');
  });

  it('is unknown in an unpacked archive, also inside of another repository', async () => {
    await cp(join(repository, 'content'), join(folder, 'unpacked/content'), { recursive: true });
    expect(await day(join(folder, 'unpacked'))).toBeUndefined();
    await cp(join(repository, 'content'), join(repository, 'unpacked/content'), {
      recursive: true,
    });
    await writeFile(join(repository, '.gitignore'), 'unpacked');
    expect(await day(join(repository, 'unpacked'))).toBeUndefined();
  });

  it('is left out of the sitemap where it is unknown', () => {
    const absolute = (path: string): string => `https://example.org${path}`;
    expect(sitemapXml(['/'], absolute, new Date('2024-03-06'))).toContain(
      '<loc>https://example.org/</loc><lastmod>2024-03-06</lastmod>',
    );
    expect(sitemapXml(['/'], absolute, null)).not.toContain('lastmod');
  });
});
