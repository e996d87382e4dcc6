#!/usr/bin/env bash
# Guess: React's renderToString adds preload links for images; renderToStaticMarkup adds nothing.
# Happens: both put a <link rel="preload" as="image"> before the piece, also for an image with
#   srcset and no fetchpriority; loading="lazy" or a <picture> around it stops it.
# Versions: react-dom 19.3.1.
# Hurts: pieces for mails, feeds or another template begin with a link that does not belong there.
# Source: not looked up.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" react@19.3.1 react-dom@19.3.1 > "$dir/npm.log"
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const piece = (props) =>
  renderToStaticMarkup(createElement('p', null, createElement('img', { alt: '', ...props })));
const seen = {
  high: piece({ src: '/a.png', fetchPriority: 'high' }),
  srcset: piece({ src: '/a.png', srcSet: '/b.png 2x' }),
  lazy: piece({ src: '/a.png', loading: 'lazy' }),
};
console.log(seen);
assert.match(seen.high, /^<link rel="preload" as="image"/);
assert.match(seen.srcset, /^<link rel="preload" as="image"/);
assert.match(seen.lazy, /^<p>/);
JS
node run.mjs
