#!/usr/bin/env bash
# Guess: load() of a file that is empty or all comments gives undefined or null, as ever.
# Happens: js-yaml 5 throws "expected a document, but the input is empty"; 4 gave undefined for
#   the empty file and null for the comments.
# Versions: js-yaml 5.5.0 against 4.1.1.
# Hurts: `load(text) ?? {}` is how optional settings are read; a file whose last line is commented
#   out now stops the program.
# Source: not looked up.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" js-yaml@5.5.0 four@npm:js-yaml@4.1.1 > "$dir/npm.log"
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { load as five } from 'js-yaml';
import four from 'four';

const read = (load, text) => {
  try {
    return load(text);
  } catch (error) {
    return error.message.split('\n')[0];
  }
};
for (const [text, before] of [['', undefined], ['# nothing set\n', null]]) {
  const [old, now] = [read(four.load, text), read(five, text)];
  console.log(JSON.stringify(text), '4:', old, '5:', now);
  assert.equal(old, before);
  assert.match(String(now), /input is empty/);
}
JS
node run.mjs
