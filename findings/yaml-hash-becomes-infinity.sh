#!/usr/bin/env bash
# Guess: a text that js-yaml 5 writes is the same text to every other reader of YAML.
# Happens: it writes texts of digits, an "e" and more than 308 as exponent without quotes, such as
#   the short commit hash 12e4567; yaml 2 and js-yaml 4 read the number Infinity.
# Versions: js-yaml 5.5.0 against 4.1.1, yaml 2.9.1.
# Hurts: about one short hash in a hundred is of that form; it turns into Infinity and is lost.
# Source: seen: js-yaml 5 reads such a number as a text, so that it needs no quotes for itself.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" js-yaml@5.5.0 four@npm:js-yaml@4.1.1 yaml@2.9.1 > "$dir/npm.log"
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { dump, load as five } from 'js-yaml';
import four from 'four';
import { parse, stringify } from 'yaml';

const text = dump({ commit: '12e4567' });
const seen = {
  written: text.trim(),
  'js-yaml 5': five(text).commit,
  'js-yaml 4': four.load(text).commit,
  'yaml 2': parse(text).commit,
};
console.log(seen);
assert.deepEqual(seen, {
  written: 'commit: 12e4567',
  'js-yaml 5': '12e4567',
  'js-yaml 4': Infinity,
  'yaml 2': Infinity,
});
// The other two put it into quotes.
for (const quoted of [four.dump({ commit: '12e4567' }), stringify({ commit: '12e4567' })])
  assert.match(quoted, /['"]12e4567['"]/);
JS
node run.mjs
