import { codeOf } from '../error-code.ts';
import { OptionError } from '../options.ts';
import { startServer, type Server, type ServerOptions } from './serve.ts';

/** How many ports are tried, one after the other. */
const tries = 20;

const last = 65_535;

/**
 * Starts a server at the port that was asked for, or at the next free one.
 * @throws OptionError where none of them can be had
 */
export async function listen(options: ServerOptions): Promise<Server> {
  const { port } = options;
  for (let next = port; next <= Math.min(port + tries - 1, last); next += 1) {
    try {
      return await startServer({ ...options, port: next });
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EACCES')
        throw new OptionError(
          `Port ${next} is not for everybody on this system. Give another one, such as --port 8080.`,
        );
      if (code !== 'EADDRINUSE') throw error;
    }
  }
  const end = Math.min(port + tries - 1, last);
  throw new OptionError(
    `${end === port ? `Port ${port} is` : `The ports from ${port} to ${end} are all`} in use. Give another one, such as --port 8080, or --port 0 for any that is free.`,
  );
}
