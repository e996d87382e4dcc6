/** Generates content/schemas/ for editors and .pages.yml for Pages CMS from content/schema.ts. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserFormText, categoriesIn } from './browser-form.ts';
import { contentNames, jsonSchemaText } from './json-schemas.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const directory = join(root, 'content', 'schemas');

await mkdir(directory, { recursive: true });
await Promise.all([
  ...contentNames.map((name) =>
    writeFile(join(directory, `${name}.schema.json`), jsonSchemaText(name)),
  ),
  writeFile(
    join(root, '.pages.yml'),
    browserFormText({
      categories: categoriesIn(await readFile(join(root, 'content', 'agents.yaml'), 'utf8')),
    }),
  ),
]);
