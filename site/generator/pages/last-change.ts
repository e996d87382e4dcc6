import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * The day of the last change to what the pages say: of the last commit that touched the content,
 * or today where there is no history to ask.
 */
export async function lastChange(directory: string): Promise<Date> {
  try {
    const { stdout } = await promisify(execFile)('git', ['log', '-1', '--format=%cI', '--', directory]);
    const date = new Date(stdout.trim());
    if (!Number.isNaN(date.getTime())) return date;
  } catch {
    // No git on this machine, or not a repository: an archive was unpacked.
  }
  return new Date();
}
