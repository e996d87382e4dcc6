import { spawn } from 'node:child_process';

/** How a program ended, and all that it said. */
export interface Ended {
  code: number | null;
  said: string;
}

/** Of a program that has not been run yet. */
export const notRun: Ended = { code: null, said: '' };

/**
 * Runs a program of this project as the person at the command line does.
 * @param directory the project's folder, where it starts
 * @param file the program, relative to it
 */
export function runProgram(directory: string, file: string, ...options: string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', file, ...options], {
      cwd: directory,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (said += data.toString()));
    child.on('error', reject).on('close', (code) => resolve({ code, said }));
  });
}
