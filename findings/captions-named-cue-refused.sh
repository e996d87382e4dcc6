#!/usr/bin/env bash
# Guess: "subtitle" reads WebVTT with cue identifiers that are words, and loses the identifiers.
# Happens: it refuses the whole file ("expected timestamp"); so it does for a second blank line
#   after the header. Only identifiers made of digits pass.
# Versions: subtitle 4.2.2.
# Hurts: files of editors that name their cues cannot be read at all, though they are valid.
# Source: https://www.w3.org/TR/webvtt1/#webvtt-cue-identifier allows any line without "-->".
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" subtitle@4.2.2 > "$dir/npm.log"
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import subtitle from 'subtitle';

const cue = '00:01.000 --> 00:02.000\na\n';
const read = (text) => {
  try {
    return subtitle.parseSync(text).filter((node) => node.type === 'cue').length;
  } catch (error) {
    return error.message;
  }
};
const seen = {
  digits: read(`WEBVTT\n\n1\n${cue}`),
  word: read(`WEBVTT\n\nintro\n${cue}`),
  'two blank lines': read(`WEBVTT\n\n\n${cue}`),
};
console.log(seen);
assert.equal(seen.digits, 1);
assert.match(String(seen.word), /expected timestamp/);
assert.match(String(seen['two blank lines']), /expected timestamp/);
JS
node run.mjs
