#!/usr/bin/env bash
# Guess: no auditor minds lang="de-CH-1996" (Swiss German, reformed spelling), a valid BCP 47 tag.
# Happens: IBM's engine reports a violation for the registered variants 1996 and 1901 and for
#   zh-yue; sl-rozaj passes, so it is variants of digits that it does not know. axe has nothing.
# Versions: accessibility-checker-engine 4.0.34, axe-core 4.14.1, in jsdom 29.1.1.
# Hurts: authors are told to take out what hyphenation and voices go by.
# Source: RFC 5646, section 2.1: a variant is 5 to 8 letters or digits, or a digit and 3 more.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" accessibility-checker-engine@4.0.34 axe-core@4.14.1 \
  jsdom@29.1.1 > "$dir/npm.log"
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { JSDOM, VirtualConsole } from 'jsdom';

const tags = ['de-CH', 'de-CH-1996', 'de-1901', 'zh-yue', 'sl-rozaj', 'zh-Hans-CN', 'es-419'];
const { window } = new JSDOM(
  `<!DOCTYPE html><html lang="en"><head><title>Example</title></head><body><main><h1>Tags</h1>
  ${tags.map((tag) => `<p lang="${tag}">x</p>`).join('')}</main></body></html>`,
  { runScripts: 'outside-only', pretendToBeVisual: true, virtualConsole: new VirtualConsole() },
);
const code = (path) => readFileSync(`node_modules/${path}`, 'utf8');
window.eval(`var module = { exports: {} }, exports = module.exports;
${code('accessibility-checker-engine/ace-node.js')}
;window.ace = module.exports;`);
window.eval(code('axe-core/axe.min.js'));
const { results } = await new window.ace.Checker().check(window.document, ['IBM_Accessibility']);
// The array belongs to the window; a copy can be compared.
const refused = Array.from(results)
  .filter(({ ruleId, value }) => ruleId === 'element_lang_valid' && value[1] === 'FAIL')
  .map(({ snippet }) => /lang="([^"]+)"/.exec(snippet)[1]);
const { violations } = await window.axe.run(window.document, { runOnly: ['valid-lang'] });
console.log({ refused, axe: violations.length });
assert.deepEqual({ refused, axe: violations.length }, {
  refused: ['de-CH-1996', 'de-1901', 'zh-yue'],
  axe: 0,
});
process.exit();
JS
node run.mjs
