#!/usr/bin/env bash
# Guess: <title>{a} and {b}</title> renders the joined text, at worst with comments in it.
# Happens: the title is empty. In production nothing is said; in development a console message.
#   The same braces in <option> or <p> keep their text.
# Versions: react-dom 19.3.1.
# Hurts: every page loses its title, and tests that look for a <title> element stay green.
# Source: React's documentation of <title> asks for one string.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" react@19.3.1 react-dom@19.3.1 > "$dir/npm.log"
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const said = [];
console.error = (message) => said.push(message);
const render = (type) => renderToStaticMarkup(createElement(type, null, 'Plans', ' and ', 'prices'));
const seen = { title: render('title'), option: render('option') };
console.log(seen, 'messages:', said.length);
assert.deepEqual(seen, { title: '<title></title>', option: '<option>Plans and prices</option>' });
JS
NODE_ENV=production node run.mjs
