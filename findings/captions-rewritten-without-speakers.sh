#!/usr/bin/env bash
# Guess: subsrt-ts, asked for WebVTT from WebVTT or SRT, loses cue settings at most.
# Happens: who speaks (<v>) and every <i> are gone too, and the first number is 2 after a header.
# Versions: subsrt-ts 2.1.2.
# Hurts: to shift the times of a file this way silently removes what deaf readers need to tell
#   speakers apart.
# Source: the writer puts out `text`, which has no markup; `content` keeps it.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" subsrt-ts@2.1.2 > "$dir/npm.log"
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import subsrt from 'subsrt-ts';

const { build, parse } = subsrt.default ?? subsrt;
const text = 'WEBVTT\n\n00:01.000 --> 00:02.000 line:0\n<v Bob>Hi <i>you</i>\n';
const cues = parse(text, { format: 'vtt' });
const written = build(cues, { format: 'vtt' });
console.log(written);
assert.match(cues.find((c) => c.type === 'caption').content, /<v Bob>/);
assert.doesNotMatch(written, /Bob|<i>|line:0/);
assert.match(written, /\n2\r?\n00:00:01\.000/);
JS
node run.mjs
