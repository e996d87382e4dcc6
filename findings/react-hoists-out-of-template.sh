#!/usr/bin/env bash
# Guess: what is in a <template> stays there, as in <noscript> and <svg>, where React hoists nothing.
# Happens: <title> and <link rel="icon"> inside a <template> move to the head of the
#   document; the template is left without them.
# Versions: react-dom 19.3.1.
# Hurts: a page that carries a template of another view takes over that view's title and icon.
# Source: not looked up.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" react@19.3.1 react-dom@19.3.1 > "$dir/npm.log"
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const page = (wrapper) =>
  renderToStaticMarkup(
    h('html', null, h('head'), h('body', null, h(wrapper, null, h('title', null, 'Other view')))),
  );
const seen = { template: page('template'), svg: page('svg') };
console.log(seen);
assert.match(seen.template, /<head><title>Other view<\/title><\/head>/);
assert.match(seen.template, /<template><\/template>/);
assert.match(seen.svg, /<svg><title>Other view<\/title><\/svg>/);
JS
node run.mjs
