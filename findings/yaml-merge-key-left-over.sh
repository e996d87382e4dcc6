#!/usr/bin/env bash
# Guess: js-yaml 5 still merges "<<: *defaults" as 3 and 4 did, and reads 2026-01-02 as a Date.
# Happens: its load() leaves a key called "<<" that holds the defaults, without an error, and the
#   date is a text. yaml 2 does the same; js-yaml 4, which Keystatic uses, still merges.
# Versions: js-yaml 5.5.0 against 4.1.1, yaml 2.9.1.
# Hurts: after the update settings fall back to nothing although the file is unchanged.
# Source: seen: 5 reads like YAML 1.2's core schema, which has neither merging nor dates.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" js-yaml@5.5.0 four@npm:js-yaml@4.1.1 yaml@2.9.1 > "$dir/npm.log"
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { load as five } from 'js-yaml';
import four from 'four';
import { parse } from 'yaml';

const text = 'base: &base { colour: red }\nshop:\n  <<: *base\n  open: 2026-01-02\n';
const look = ({ shop }) => ({ keys: Object.keys(shop).join(), open: shop.open.constructor.name });
const seen = {
  'js-yaml 4': look(four.load(text)),
  'js-yaml 5': look(five(text)),
  'yaml 2': look(parse(text)),
};
console.log(seen);
assert.deepEqual(seen, {
  'js-yaml 4': { keys: 'colour,open', open: 'Date' },
  'js-yaml 5': { keys: '<<,open', open: 'String' },
  'yaml 2': { keys: '<<,open', open: 'String' },
});
JS
node run.mjs
