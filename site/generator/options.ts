import { parseArgs } from 'node:util';

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
 * Reads the command line.
 * @throws OptionError for an unknown option or a value that cannot be used
 */
export function parseOptions(args: readonly string[]): Options {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        base: { type: 'string' },
        out: { type: 'string', default: 'out' },
        serve: { type: 'boolean', default: false },
        port: { type: 'string', default: '4321' },
        release: { type: 'boolean', default: false },
        compress: { type: 'boolean', default: false },
        content: { type: 'string', default: 'content' },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    throw new OptionError(`${error instanceof Error ? error.message : String(error)}\nRun "npx tsx build.ts --help" for the list of options.`);
  }
  if (values.base !== undefined && !/^\/([\w.~-]+\/)*$/.test(values.base)) {
    throw new OptionError(`--base ${values.base} is not a base path. It starts and ends with a slash, such as --base /repo/ or --base /.`);
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new OptionError(`--port ${values.port} is not a port. Give a number from 0 (any free port) to 65535, such as --port 8080.`);
  }
  if (/^[./\\]*$/.test(values.out)) throw new OptionError(`--out ${values.out} would replace a folder that is not the site's own. Give a folder of its own, such as --out out.`);
  return { base: values.base, out: values.out, serve: values.serve, port, release: values.release, compress: values.compress, content: values.content, help: values.help };
}
