import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isBasePath } from '../base-path.ts';

/** What the command line asks for. */
export interface Options {
  base: string | undefined;
  out: string;
  serve: boolean;
  port: number;
  release: boolean;
  compress: boolean;
  content: string;
  help: boolean;
}

/** An option that cannot be used; its message is for the person at the command line. */
export class OptionError extends Error {}

const fail = (message: string): never => {
  throw new OptionError(message);
};

export const help = `Usage: tsx build.ts [options]

  --base /repo/     path under which the site is published
                    (default: the path of the address in content/site.yaml)
  --out DIR         folder to write to (default: out)
  --serve           build, serve, rebuild on change and reload the browser
  --port N          port for --serve (default: 4321, or the next free one)
  --release         refuse to build while any content is a placeholder
  --compress        write .br and .gz beside every file that shrinks
  --content DIR     folder with the content (default: content)
  --help            show this text
`;

/**
 * Reads the command line. Folders that it names are below the current one; those that it does not name are the project's.
 * @param root the project's folder
 * @returns the options, with absolute paths
 * @throws OptionError for an unknown option or a value that cannot be used
 */
export function parseOptions(args: readonly string[], root: string): Options {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        base: { type: 'string' },
        out: { type: 'string' },
        serve: { type: 'boolean', default: false },
        port: { type: 'string', default: '4321' },
        release: { type: 'boolean', default: false },
        compress: { type: 'boolean', default: false },
        content: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    throw new OptionError(
      `${error instanceof Error ? error.message : String(error)}\nRun "npx tsx build.ts --help" for the list of options.`,
    );
  }
  if (values.base !== undefined && !isBasePath(values.base)) {
    throw new OptionError(
      `--base ${values.base} is not a base path. It starts and ends with a slash, such as --base /repo/ or --base /.`,
    );
  }
  const port = values.port.trim() === '' ? NaN : Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new OptionError(
      `--port ${values.port.trim() === '' ? `'${values.port}'` : values.port} is not a port. Give a number from 0 (any free port) to 65535, such as --port 8080.`,
    );
  }
  const folder = (name: 'out' | 'content'): string =>
    values[name] === ''
      ? fail(`--${name} needs the name of a folder, such as --${name} ${name}.`)
      : resolve(values[name] === undefined ? root : '', values[name] ?? name);
  return {
    base: values.base,
    out: folder('out'),
    serve: values.serve,
    port,
    release: values.release,
    compress: values.compress,
    content: folder('content'),
    help: values.help,
  };
}
