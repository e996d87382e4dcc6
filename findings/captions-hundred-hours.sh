#!/usr/bin/env bash
# Guess: hours of three digits, which WebVTT allows, are read by every reader of WebVTT.
# Happens: media-captions and subsrt-ts leave the cue out without an error.
# Versions: media-captions 1.0.4, subsrt-ts 2.1.2, node-webvtt 1.9.4 (reads it).
# Hurts: streams that count from the start of a channel lose all captions on the fifth day.
# Source: https://www.w3.org/TR/webvtt1/#webvtt-timestamp: "two or more ASCII digits" for hours.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" media-captions@1.0.4 subsrt-ts@2.1.2 node-webvtt@1.9.4 > "$dir/npm.log"
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseText } from 'media-captions';
import nodeWebvtt from 'node-webvtt';
import subsrt from 'subsrt-ts';

const file = (hours) => `WEBVTT\n\n${hours}:00:00.000 --> ${hours}:00:01.000\na\n`;
const count = async (text) => ({
  'media-captions': (await parseText(text, { type: 'vtt' })).cues.length,
  'subsrt-ts': (subsrt.default ?? subsrt)
    .parse(text, { format: 'vtt' })
    .filter((c) => c.type === 'caption').length,
  'node-webvtt': nodeWebvtt.parse(text).cues.length,
});
const seen = { 99: await count(file('99')), 100: await count(file('100')) };
console.log(seen);
assert.deepEqual(seen, {
  99: { 'media-captions': 1, 'subsrt-ts': 1, 'node-webvtt': 1 },
  100: { 'media-captions': 0, 'subsrt-ts': 0, 'node-webvtt': 1 },
});
JS
node run.mjs
