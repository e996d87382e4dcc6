#!/usr/bin/env bash
# Guess: a reader that does not know cue settings leaves them out and keeps the times.
# Happens: @plussub/srt-vtt-parser mixes the digits of the settings into the end: a cue of one
#   second with "line:0 position:20%" ends two minutes later.
# Versions: @plussub/srt-vtt-parser 2.0.5.
# Hurts: captions stay on the screen over those that follow; without settings all is right.
# Source: not looked up.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" @plussub/srt-vtt-parser@2.0.5 > "$dir/npm.log"
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { parse } from '@plussub/srt-vtt-parser';

const file = (settings) => `WEBVTT\n\n00:01.000 --> 00:02.000${settings}\na\n`;
const end = (settings) => parse(file(settings)).entries[0].to;
const seen = { plain: end(''), settings: end(' line:0 position:20%') };
console.log('the cue ends, in milliseconds, at', seen);
assert.equal(seen.plain, 2000);
assert.ok(seen.settings > 100_000);
JS
node run.mjs
