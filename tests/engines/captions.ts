import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCues } from '../../site/generator/content/captions.ts';
import { publishedBytes } from '../../site/generator/content/published-bytes.ts';
import { webVttCases } from '../support/webvtt-cases.ts';
import type { Session } from './session.ts';

const folder = process.env['CAPTIONS'] ?? join(import.meta.dirname, '../unit/real-files');
const files = readdirSync(folder).filter((name) => /\.(vtt|srt)$/.test(name));
const published = new Map<string, Buffer>([
  ...files.map(
    (name) => [`/${name}`, publishedBytes(name, readFileSync(join(folder, name)))] as const,
  ),
  ...webVttCases.map(({ name, text }) => [`/${name}`, Buffer.from(text)] as const),
]);
const names = [...files, ...webVttCases.map(({ name }) => name)];

/** The number of cues that the browser's own `track` has of each file. */
const countCues = (files: string[]) => {
  const video = document.body.appendChild(document.createElement('video'));
  const count = async (name: string) => {
    const element = video.appendChild(document.createElement('track'));
    await new Promise((done) => {
      element.onload = done;
      element.onerror = done;
      // WebKit fires neither event for a file without a header.
      setTimeout(done, 5000);
      element.src = `/${name}`;
      element.track.mode = 'hidden';
    });
    return element.track.cues?.length ?? 0;
  };
  return Promise.all(files.map(count));
};

/** Compares what the build says of captions with what the browser makes of them. */
export function askCaptions({ run, visit }: Session): void {
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const bytes = published.get(request.url ?? '');
      response.setHeader('Content-Type', bytes === undefined ? 'text/html' : 'text/vtt');
      response.end(bytes ?? '<!doctype html><body>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  test('the build should count the same captions', async () => {
    await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const counts = await run(countCues, names);
    const own = names.map((name) => {
      const cues = readCues(published.get(`/${name}`)?.toString() ?? '') ?? [];
      return cues.filter(({ times }) => times !== undefined).length;
    });
    expect(Object.fromEntries(names.map((name, index) => [name, counts[index]]))).toEqual(
      Object.fromEntries(names.map((name, index) => [name, own[index]])),
    );
  });
}
