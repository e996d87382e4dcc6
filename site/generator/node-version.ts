/** Stops before anything else where Node is too old: what would follow are errors that say nothing of it. */
import { readFileSync } from 'node:fs';

/** The oldest version that package.json allows, such as '20.19.0'. */
const oldest =
  /"node":\s*">=([\d.]+)"/.exec(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  )?.[1] ?? '0';

const numbers = (version: string): number[] => version.split('.').map(Number);

/** Whether a version, such as '20.9.0', is below another. */
export function isOlder(version: string, than: string): boolean {
  const [ours, theirs] = [numbers(version), numbers(than)];
  const index = theirs.findIndex((number, at) => number !== (ours[at] ?? 0));
  return index !== -1 && (ours[index] ?? 0) < (theirs[index] ?? 0);
}

if (isOlder(process.versions.node, oldest)) {
  console.error(
    `This needs Node.js ${oldest} or newer, and runs in ${process.versions.node}: install a newer one from https://nodejs.org, then try again.`,
  );
  process.exit(1);
}
