#!/usr/bin/env bash
# Guess: superstatic puts a placeholder into the query of a redirect, as serve-handler does.
# Happens: "/old/:id" to "/shop?id=:id" matches nothing at all, no error, the visitor gets a 404;
#   "/old/:id" to "/shop/:id" works.
# Versions: superstatic 10.0.0, serve-handler 6.1.8.
# Hurts: the usual way to move a product page to a search page fails without a word.
# Source: not looked up.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --ignore-scripts --prefix "$dir" superstatic@10.0.0 serve-handler@6.1.8 > "$dir/npm.log"
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import http from 'node:http';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import superstatic from 'superstatic';
import serveHandler from 'serve-handler';

mkdirSync('site');
const ask = async (handler) => {
  const server = http.createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${server.address().port}/old/7`;
  const answer = await fetch(url, { redirect: 'manual' });
  server.close();
  return `${answer.status} ${answer.headers.get('location') ?? ''}`.trim();
};
const redirects = (destination) => [{ source: '/old/:id', destination, type: 302 }];
const superstaticOf = (destination) => {
  const handler = (superstatic.default ?? superstatic)({
    cwd: process.cwd(),
    config: { public: 'site', redirects: redirects(destination) },
  });
  return (request, response) =>
    handler(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
};
const seen = {
  'superstatic, path': await ask(superstaticOf('/shop/:id')),
  'superstatic, query': await ask(superstaticOf('/shop?id=:id')),
  'serve-handler, query': await ask((request, response) =>
    serveHandler(request, response, { public: 'site', redirects: redirects('/shop?id=:id') }),
  ),
};
console.log(seen);
assert.deepEqual(seen, {
  'superstatic, path': '302 /shop/7',
  'superstatic, query': '404',
  'serve-handler, query': '302 /shop?id=7',
});
process.exit();
JS
node run.mjs
