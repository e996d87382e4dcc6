import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OptionError } from '../../site/generator/options.ts';
import { listen } from '../../site/generator/server/listen.ts';
import { startServer } from '../../site/generator/server/serve.ts';

vi.mock('../../site/generator/server/serve.ts', { spy: true });

let directory: string;
const taken: NetServer[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'listen-'));
});
afterEach(async () => {
  await Promise.all(taken.splice(0).map((server) => new Promise((closed) => server.close(closed))));
  await rm(directory, { recursive: true });
});

/** Takes a port, 0 for any. @returns which it is; one that another program has is taken as well */
async function take(port: number): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  const failed = await Promise.race([
    once(server, 'listening').then(() => null),
    once(server, 'error').then(([error]) => error as NodeJS.ErrnoException),
  ]);
  if (failed !== null) {
    expect(failed.code).toBe('EADDRINUSE');
    return port;
  }
  taken.push(server);
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

describe('listen', () => {
  it('takes the next port where the one that was asked for is in use', async () => {
    const port = await take(0);
    const server = await listen({ directory, base: '/', port });
    try {
      expect(Number(new URL(server.url).port)).toBeGreaterThan(port);
    } finally {
      await server.close();
    }
  });

  it('says what to do where the last port is in use, after which there is none', async () => {
    await take(65_535);
    const refused = listen({ directory, base: '/', port: 65_535 });
    await expect(refused).rejects.toThrow(OptionError);
    await expect(refused).rejects.toThrow(
      'Port 65535 is in use. Give another one, such as --port 8080',
    );
  });

  it('hands on what has nothing to do with ports', async () => {
    await expect(
      listen({ directory: join(directory, 'none'), base: '/', port: 0 }),
    ).rejects.toThrow(/ENOENT/);
  });

  it('names the ports that it has tried', async () => {
    await Promise.all([65_533, 65_534, 65_535].map(take));
    await expect(listen({ directory, base: '/', port: 65_533 })).rejects.toThrow(
      'The ports from 65533 to 65535 are all in use.',
    );
  });

  describe('where the system', () => {
    const refusing = (code: string): void =>
      void vi
        .mocked(startServer)
        .mockRejectedValue(Object.assign(new Error(`listen ${code}`), { code }));
    // What a hook gives back is called after the test.
    beforeEach(() => void vi.mocked(startServer).mockClear());
    afterEach(() => void vi.mocked(startServer).mockReset());
    const asked = (): unknown[] => vi.mocked(startServer).mock.calls.map(([{ port }]) => port);

    it('gives none of twenty ports says so, and asks for no more', async () => {
      refusing('EADDRINUSE');
      const refused = listen({ directory, base: '/', port: 4321 });
      await expect(refused).rejects.toThrow(OptionError);
      await expect(refused).rejects.toThrow(
        /^The ports from 4321 to 4340 are all in use\. Give another one, such as --port 8080, or --port 0 for any that is free\.$/,
      );
      expect(asked()).toEqual(Array.from({ length: 20 }, (_, index) => 4321 + index));
    });

    it('keeps a port for itself says so, and asks for no other', async () => {
      refusing('EACCES');
      const refused = listen({ directory, base: '/', port: 80 });
      await expect(refused).rejects.toThrow(OptionError);
      await expect(refused).rejects.toThrow(
        'Port 80 is not for everybody on this system. Give another one, such as --port 8080.',
      );
      expect(asked()).toEqual([80]);
    });
  });
});
