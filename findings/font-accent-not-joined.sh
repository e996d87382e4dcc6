#!/usr/bin/env bash
# Guess: fontkit joins "e" and a combining acute accent to "é", as HarfBuzz and browsers do.
# Happens: it looks for the two characters one by one; with a font that has only "é" it lays out
#   two missing glyphs where HarfBuzz finds the letter.
# Versions: fontkit 2.0.4, harfbuzzjs 1.6.4, subset-font 2.9.0.
# Hurts: text typed in some editors comes decomposed; in PDFs and images made with fontkit it
#   turns to boxes with the very font that the page shows it in.
# Source: HarfBuzz normalises before it shapes; fontkit leaves that to its caller.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" fontkit@2.0.4 harfbuzzjs@1.6.4 subset-font@2.9.0 @fontsource-variable/bricolage-grotesque@5.3.0 > "$dir/npm.log"
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

const folder = 'node_modules/@fontsource-variable/bricolage-grotesque/files';
const whole = readFileSync(`${folder}/bricolage-grotesque-latin-wght-normal.woff2`);
const font = await subsetFont(whole, 'caf\u00e9', { targetFormat: 'sfnt' });
const decomposed = 'cafe\u0301';
const buffer = new harfbuzz.Buffer();
buffer.addText(decomposed);
buffer.guessSegmentProperties();
const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(font)));
harfbuzz.shape(new harfbuzz.Font(face), buffer);
const missing = (ids) => ids.filter((id) => id === 0).length;
const seen = {
  HarfBuzz: missing(buffer.getGlyphInfosAndPositions().map((glyph) => glyph.codepoint)),
  fontkit: missing(fontkit.create(font).layout(decomposed).glyphs.map((glyph) => glyph.id)),
  'fontkit, composed': missing(
    fontkit.create(font).layout(decomposed.normalize('NFC')).glyphs.map((glyph) => glyph.id),
  ),
};
console.log('missing glyphs:', seen);
assert.deepEqual(seen, { HarfBuzz: 0, fontkit: 2, 'fontkit, composed': 0 });
JS
node run.mjs
