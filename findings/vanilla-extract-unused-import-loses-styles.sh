#!/usr/bin/env bash
# Guess: an entry that imports a name of a *.css.ts file gets that file's globalStyle, used or not.
# Happens: where the imported name is not used, esbuild drops the file with its style sheet: no
#   CSS comes out for the entry. `import './shared.css'` without a name keeps it.
# Versions: @vanilla-extract/esbuild-plugin 2.3.22, @vanilla-extract/css 1.21.3, esbuild 0.28.2.
# Hurts: to remove the last use of a class takes the reset of the whole page away.
# Source: not looked up.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" esbuild@0.28.2 @vanilla-extract/css@1.21.3 \
  @vanilla-extract/esbuild-plugin@2.3.22 > "$dir/npm.log"
cd "$dir"
echo '{ "name": "example", "type": "module" }' > package.json
cat > shared.css.ts <<'TS'
import { globalStyle, style } from '@vanilla-extract/css';
export const box = style({ color: 'red' });
globalStyle('html', { margin: 0 });
TS
echo "import { box } from './shared.css'; export const used = box;" > used.ts
echo "import { box } from './shared.css'; export const unused = 1;" > unused.ts
echo "import './shared.css'; export const bare = 1;" > bare.ts
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';

const { outputFiles } = await build({
  entryPoints: ['used.ts', 'unused.ts', 'bare.ts'],
  bundle: true,
  format: 'esm',
  outdir: 'out',
  write: false,
  plugins: [vanillaExtractPlugin()],
});
const seen = outputFiles.map((file) => file.path.split('/').pop()).filter((n) => n.endsWith('.css'));
console.log('style sheets:', seen.toSorted());
assert.deepEqual(seen.toSorted(), ['bare.css', 'used.css']);
JS
node run.mjs
