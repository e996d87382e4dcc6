#!/usr/bin/env bash
# Guess: a cue whose identifier merely begins with NOTE or REGION is a cue like any other.
# Happens: media-captions drops "NOTEBOOK 1" and "REGIONAL", node-webvtt drops "NOTEBOOK 1",
#   both without an error; webvtt-parser keeps all three.
# Versions: media-captions 1.0.4, node-webvtt 1.9.4, webvtt-parser 2.2.0.
# Hurts: identifiers such as "NOTES-3" lose their captions, and nothing tells.
# Source: https://www.w3.org/TR/webvtt1/ asks for NOTE followed by a space, a tab or the line's end.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" media-captions@1.0.4 node-webvtt@1.9.4 webvtt-parser@2.2.0 > "$dir/npm.log"
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseText } from 'media-captions';
import nodeWebvtt from 'node-webvtt';
import webvttParser from 'webvtt-parser';

const cue = (id, second, text) =>
  `${id}\n00:0${second}.000 --> 00:0${second + 1}.000\n${text}\n`;
const text = ['WEBVTT\n', cue('NOTEBOOK 1', 1, 'a'), cue('REGIONAL', 2, 'b'), cue('plain', 3, 'c')]
  .join('\n');
const seen = {
  'media-captions': (await parseText(text, { type: 'vtt' })).cues.map((c) => c.id),
  'node-webvtt': nodeWebvtt.parse(text, { strict: false }).cues.map((c) => c.identifier),
  'webvtt-parser': new webvttParser.WebVTTParser().parse(text, 'subtitles').cues.map((c) => c.id),
};
console.log(seen);
assert.deepEqual(seen, {
  'media-captions': ['plain'],
  'node-webvtt': ['REGIONAL', 'plain'],
  'webvtt-parser': ['NOTEBOOK 1', 'REGIONAL', 'plain'],
});
JS
node run.mjs
