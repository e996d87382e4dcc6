/**
 * Builds the site and looks at it before it is deployed: `npm run check`, with the options of the build. It asks what
 * any content has to answer for: whether all links lead somewhere, whether the HTML is valid, what the policy
 * allows, whether everybody can use the pages, and whether all words fit at every width, with each menu and dialog
 * open. It knows nothing of the words themselves; those who change the code run `npm test`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { UsageError } from '../errors.ts';
import { parseOptions, type Options } from '../options.ts';

const root = join(import.meta.dirname, '../../..');

/** Builds in a process of its own, with what it says shown. @returns whether it ended well */
async function build(options: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'build.ts'), ...options], {
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) =>
    child.on('error', reject).on('close', (code) => resolve(code === 0)),
  );
}

const help = `Usage: npm run check -- [options]

Builds the site and looks at it as a visitor's browser does. Exit code 1 when something is wrong.

  --content DIR     folder with the content (default: content)
  --base /repo/     path under which the site is published
                    (default: the path of the address in the content's site.yaml)
  --out DIR         folder to write to (default: out)
  --release         refuse content that is still a placeholder
  --compress        write .br and .gz beside every file that shrinks
`;

async function main(given: readonly string[]): Promise<boolean> {
  const options: Options = parseOptions(given, root);
  if (options.serve) throw new UsageError('--serve builds without end. Leave it away.');
  if (options.help) {
    console.log(help);
    return true;
  }
  const start = performance.now();
  if (!(await build(given))) return false;
  // What looks at a site takes seconds to load: not before there is one.
  const [{ loadContent }, { checkSite, siteTable }] = await Promise.all([
    import('../content/index.ts'),
    import('./built-site.ts'),
  ]);
  const { content } = await loadContent(options.content, { staticDirectory: join(root, 'static') });
  const base = options.base ?? new URL(content.site.address).pathname;
  console.log();
  const checks = await checkSite({ directory: options.out, base, content: options.content });
  console.log(siteTable(checks, (performance.now() - start) / 1000));
  return checks.every(({ faults }) => faults.length === 0);
}

try {
  if (!(await main(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
