import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * The day of the last change to what the pages say: of the last commit that touched the content, or
 * today where it was changed since. The same commit gives the same day anywhere.
 * @returns null where the history does not tell: without git, in an unpacked archive (also one inside
 *   another repository), and where a shallow clone begins with that commit, as it then seems to have changed everything
 */
export async function lastChange(directory: string): Promise<Date | null> {
  const git = async (...args: string[]): Promise<string> =>
    (await promisify(execFile)('git', args, { cwd: directory })).stdout.trim();
  try {
    const [commit = '', date = '', parents = ''] = (
      await git('log', '-1', '--format=%H%n%cI%n%P', '--', '.')
    ).split('\n');
    if (commit === '') return null;
    // Not what git status says: for that, other line ends or times are a change as well.
    const changes = await Promise.all([
      git(
        '-c',
        'core.fileMode=false',
        'diff',
        '--ignore-cr-at-eol',
        '--numstat',
        commit,
        '--',
        '.',
      ),
      git('ls-files', '--others', '--exclude-standard', '--', '.'),
    ]);
    if (changes.some((change) => change !== '')) return new Date();
    // A commit at which history was cut off has parents by its own text, but none that git log shows.
    const isCut = parents === '' && /^parent /m.test(await git('cat-file', 'commit', commit));
    return isCut ? null : new Date(date);
  } catch {
    return null;
  }
}
