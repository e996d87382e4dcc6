import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** How much of what a failed build said is worth repeating: bad content is reported a thousand times over. */
const mostSaid = 2000;

/**
 * Builds the site in a process of its own, by the program itself: npx would take half a second more.
 * @param directory the project's folder
 * @throws Error with what the build said when it fails
 */
export async function runBuild(
  directory: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(
    join(directory, 'node_modules/.bin/tsx'),
    ['build.ts', '--base', '/', ...options],
    {
      cwd: directory,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...environment },
    },
  );
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const code = await new Promise((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  if (code !== 0) throw new Error(`The build in ${directory} failed:\n${said.slice(0, mostSaid)}`);
}
