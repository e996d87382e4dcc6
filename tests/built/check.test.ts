/** Runs `npm run check:live` against a small site with every fault. */
import { lookup } from 'node:dns/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { project } from '../support/builds.ts';
import { notRun, runProgram } from '../support/program.ts';

const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; " +
  "img-src 'self' http://*; media-src 'self'";

const page = (content: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>A broken site</title>
<link rel="stylesheet" href="/site.css">
<div id="root"><main><h1>A broken site</h1>
<p style="color: #bbb; background: #fff">Pale words</p>${content}</main></div>`;

const home = page(`
  <img src="/late.svg" alt="An image without a size">
  <p>Words that move down when the image has arrived</p>
  <p><a href="/gone/">A page that is gone</a></p>
  <p><a href="/other/#nowhere">A place that is not there</a></p>
  <p><a href="/#dialog">A dialog</a> <a href="/other/" data-fragment="dialog">Open it</a></p>
  <p>${'unbreakable'.repeat(9)}</p>
  <img src="/late.svg?named" width="90" height="90">
  <button style="width: 12px; height: 12px; padding: 0" aria-label="Tiny"></button>
  <img src="http://tracker.example/pixel.svg" alt="" width="1" height="1">
  <video src="/video.mp4" muted></video>
  <a data-kind="demo" data-embed="http://{host}/refused" href="/other/">A video whose host refuses</a>
  <a data-kind="demo" data-embed="http://{host}/moved" href="/other/">A video that has moved</a>
  <script src="/broken.js"></script>`);

/** The answer to each path: its type, its text, and how long it takes in milliseconds. */
const answers: Readonly<Record<string, [type: string, text: string, delay?: number]>> = {
  '/': ['text/html', home],
  '/other/': ['text/html', page('<a href="/">Home</a>')],
  '/site.css': ['text/plain', 'body { margin: 0 }'],
  '/broken.js': ['text/javascript', 'throw new Error("a script that fails")'],
  '/robots.txt': ['text/plain', ''],
  '/refused': ['text/html', ''],
  '/video.mp4': ['video/mp4', 'no video'],
  '/late.svg': [
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="500"/>',
    800,
  ],
};

/** The name of this machine: tests may always reach localhost, which browsers trust over http. */
const name = await lookup(hostname(), { family: 4 }).then(
  () => hostname().toLowerCase(),
  () => 'localhost',
);

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://host');
  const [type, text, delay = 0] = answers[pathname] ?? ['text/html', page('Not found')];
  const host = request.headers.host ?? '';
  if (pathname === '/refused') response.setHeader('x-frame-options', 'SAMEORIGIN');
  if (pathname === '/moved') {
    const location = `http://${host.replace(name, '127.0.0.1')}/other/`;
    response.writeHead(302, { location }).end();
    return;
  }
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  // The other page comes without other headers.
  if (pathname === '/') {
    response.setHeader('content-security-policy', policy);
    response.setHeader('referrer-policy', ['no-referrer', 'no-referrer']);
  }
  if (pathname.startsWith('/assets/'))
    response.setHeader('cache-control', 'public, max-age=31536000');
  if (pathname === '/other') {
    response.writeHead(301, { location: '/other/' }).end();
    return;
  }
  void setTimeout(delay).then(() =>
    response
      .writeHead(pathname in answers ? 200 : 404, { 'content-type': type })
      .end(text.replaceAll('{host}', host)),
  );
});

let check = notRun;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '0.0.0.0', listening));
  // Only a server of another name counts as a host.
  const url = `http://${name}:${(server.address() as AddressInfo).port}/`;
  // Other widths would find the same.
  const widths = '--grep-invert=(360|768|1024|1280|1680) px';
  check = await runProgram(project, 'tests/site/check.ts', '--live', url, widths);
}, 240_000);
afterAll(() => new Promise((closed) => server.close(closed)));

describe('a check of a broken site', () => {
  test('should fail and count', () => {
    expect(check, check.said).toMatchObject({ code: 1 });
    expect(check.said).toMatch(/\d+ checks passed, \d+ failed/);
  });

  test.each([
    ['a dead link', /^ {2}\/: the link to \/gone\/ answers 404$/m],
    ['a place that is not there', /^ {2}\/: the link to \/other\/#nowhere leads to a place/m],
    ['a page without a sitemap', /^ {2}the sitemap should list pages/m],
    ['a 404 page for search engines', /^ {2}an unknown URL should answer 404/m],
    ['a wrong type', /^ {2}\/site\.css: is sent as 'text\/plain'/m],
    ['a host that sends videos whole', /^ {2}\/video\.mp4: a part of it answers 200/m],
    ['a loose policy', /^ {2}\/ and 4 more: its policy allows 'unsafe-inline' in style-src$/m],
    ['missing headers', /^ {2}\/other\/ and 1 more: lacks the headers Content-Security-Policy, /m],
    ['a header that is sent twice', /^ {2}\/: the header Referrer-Policy is sent twice$/m],
    ['a lost query', /^ {2}\/other: leads to the page without the query$/m],
    [
      'a 404 that is kept',
      /^ {2}\/assets\/none\.js: browsers keep this 404 for more than a week$/m,
    ],
    ['a word that does not fit', /^ {2}\/: .*unbreakable.* \(320, .*px wide\)$/m],
    [
      'pale words on every page',
      /^ {2}\/ and 2 more: in light colors, color-contrast: .*Pale words/m,
    ],
    ['an image without a text', /^ {2}\/: in light colors, image-alt: /m],
    ['a small control', /^ {2}\/: .*“Tiny”.*px wide\)$/m],
    ['words that move', /^ {2}\/: moves while it loads: .*first of “Words that move down/m],
    ['a request before intent', /^ {2}\/: http:\/\/tracker\.example\/pixel\.svg is requested/m],
    ['a host that refuses', /^ {2}\/: the frame http:.*\/refused forbids frames \(SAMEORIGIN\)/m],
    ['a host that has moved', /^ {2}\/: the frame http:.*\/moved leads on to http:\/\/127/m],
    ['a site without https', /^ {2}note: this is http: browsers obey/m],
    ['a script that fails', /^ {2}\/: the script fails: .*a script that fails/m],
  ])('should name %s', (_, line) => {
    expect(check.said).toMatch(line);
  });

  test.each([
    ['a link to a dialog', '#dialog'],
    ['a header that counts over https only', 'Cross-Origin-Opener-Policy'],
  ])('should not name %s', (_, name_) => {
    expect(check.said).not.toContain(name_);
  });
});
