#!/usr/bin/env bash
# Guess: the parser that stands behind a well-known WebVTT validator knows region blocks.
# Happens: webvtt-parser calls each line of a valid REGION block an error; media-captions reads
#   the same block and gives the cue its region.
# Versions: webvtt-parser 2.2.0, media-captions 1.0.4.
# Hurts: a check in a build that trusts it refuses valid files, and authors remove their regions.
# Source: https://www.w3.org/TR/webvtt1/#region-settings-list
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" webvtt-parser@2.2.0 media-captions@1.0.4 > "$dir/npm.log"
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseText } from 'media-captions';
import webvttParser from 'webvtt-parser';

const text = `WEBVTT

REGION
id:left
width:40%
lines:3
regionanchor:0%,100%
viewportanchor:10%,90%
scroll:up

00:01.000 --> 00:02.000 region:left align:left
a
`;
const { errors } = new webvttParser.WebVTTParser().parse(text, 'subtitles');
const { cues } = await parseText(text, { type: 'vtt' });
for (const { line, message } of errors) console.log(`webvtt-parser, line ${line}: ${message}`);
console.log('media-captions, region of the cue:', cues[0].region?.id);
assert.ok(errors.length >= 5);
assert.equal(cues[0].region?.id, 'left');
JS
node run.mjs
