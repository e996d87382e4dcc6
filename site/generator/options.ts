import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isBasePath } from '../urls.ts';
import { UsageError } from './errors.ts';
import { hostNames, type HostName } from './hosts/names.ts';

export interface Options {
  base: string | undefined;
  host: HostName | undefined;
  out: string;
  serve: boolean;
  port: number;
  release: boolean;
  compress: boolean;
  content: string;
  help: boolean;
}

export const help = `Usage: tsx build.ts [options]

  --base /repo/     path under which the site is published
                    (default: the path of the url in content/site.yaml)
  --host NAME       host to write files for (default: hosting in content/site.yaml):
                    ${hostNames.join(', ')}
  --out DIR         folder to write to (default: out)
  --serve           build, serve, rebuild on change and reload the browser
  --port N          port for --serve (default: 4321, or the next free one)
  --release         refuse to build while any content is a placeholder
  --compress        write .br and .gz beside every file that shrinks
  --content DIR     folder with the content (default: content)
  --help            show this text
`;

/** Reads the command line. */
export function parseOptions(args: readonly string[], root: string): Options {
  const { base, host: named, port, out, content, ...flags } = parse(args);
  if (base !== undefined && !isBasePath(base))
    throw new UsageError(
      `--base ${base} is not a base path. ` +
        'A base path starts and ends with a slash, such as --base /repo/.',
    );
  const host = hostNames.find((name) => name === named);
  if (host !== named)
    throw new UsageError(
      `--host ${named ?? ''} is not known. Choose one of ${hostNames.join(', ')}.`,
    );
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new UsageError(
      `--port ${port} is not a port. Use a number from 1 to 65535, or 0 for any free port.`,
    );
  if (out === '' || content === '')
    throw new UsageError('--out and --content need the name of a folder, such as --out out.');
  return {
    ...flags,
    base,
    host,
    port: Number(port),
    out: resolve(out ?? resolve(root, 'out')),
    content: resolve(content ?? resolve(root, 'content')),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        base: { type: 'string' },
        host: { type: 'string' },
        out: { type: 'string' },
        serve: { type: 'boolean', default: false },
        port: { type: 'string', default: '4321' },
        release: { type: 'boolean', default: false },
        compress: { type: 'boolean', default: false },
        content: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message : String(error)}\n` +
        'Run "npx tsx build.ts --help" for the list of options.',
    );
  }
}
