#!/usr/bin/env bash
# Guess: a stand-in for S3 answers `Range: bytes=-5` with the last five bytes, as S3 does.
# Happens: s3rver answers 206 with the first six bytes and Content-Range: bytes 0-5/1000.
#   `bytes=995-` and `bytes=0-1` are right.
# Versions: s3rver 3.7.1.
# Hurts: players that look for the index at the end of a video read its beginning, and a test of
#   one's own host code passes or fails for the wrong reason.
# Source: RFC 9110, section 14.1.2: a suffix range is the last N bytes.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" s3rver@3.7.1 > "$dir/npm.log" 2>&1
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const S3rver = createRequire(import.meta.url)('s3rver');
const server = new S3rver({
  ...{ address: '127.0.0.1', port: 0, silent: true, directory: './data' },
  configureBuckets: [{ name: 'site' }],
});
const { port } = await server.run();
const url = `http://127.0.0.1:${port}/site/video.mp4`;
const body = Array.from({ length: 1000 }, (_, at) => 'ABCDEFGHIJ'[Math.floor(at / 100)]).join('');
await fetch(url, { method: 'PUT', body, headers: { 'content-type': 'video/mp4' } });
const seen = {};
for (const range of ['bytes=0-1', 'bytes=995-', 'bytes=-5']) {
  const response = await fetch(url, { headers: { range } });
  const text = await response.text();
  seen[range] = `${response.status} ${response.headers.get('content-range')} ${text}`;
}
console.log(seen);
assert.deepEqual(seen, {
  'bytes=0-1': '206 bytes 0-1/1000 AA',
  'bytes=995-': '206 bytes 995-999/1000 JJJJJ',
  'bytes=-5': '206 bytes 0-5/1000 AAAAAA',
});
process.exit();
JS
node run.mjs
