#!/usr/bin/env bash
# Guess: a text that is only a line break comes back from Decap's YAML library as yaml 2 wrote it.
# Happens: yaml 1 (which Decap CMS 3 depends on) reads two spaces and a line break.
# Versions: yaml 1.10.2 reading what yaml 2.9.1 wrote; js-yaml 4.1.1 reads it right.
# Hurts: two editors over one repository change a field that nobody touched, and "is it blank"
#   checks that compare with a line break stop to match.
# Source: not looked up; it is the indentation of the block that comes back as text.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" yaml@2.9.1 one@npm:yaml@1.10.2 four@npm:js-yaml@4.1.1 > "$dir/npm.log"
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { stringify, parse } from 'yaml';
import one from 'one';
import four from 'four';

const text = stringify({ note: '\n' });
const seen = {
  written: text,
  'yaml 2': parse(text).note,
  'js-yaml 4': four.load(text).note,
  'yaml 1': one.parse(text).note,
};
console.log(seen);
assert.equal(seen['yaml 2'], '\n');
assert.equal(seen['js-yaml 4'], '\n');
assert.equal(seen['yaml 1'], '  \n');
JS
node run.mjs
