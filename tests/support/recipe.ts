/** Takes the recipe of site/docs/new-page.md as it stands there. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { project } from './builds.ts';

/**
 * Adds the page of the recipe to a copy of the project.
 * @param directory the folder of the copy
 * @throws Error where the recipe names a place that is not there
 */
export async function followRecipe(directory: string): Promise<void> {
  const read = (path: string): Promise<string> => readFile(join(directory, path), 'utf8');
  const put = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  };
  /** Puts a text before the first place where a file contains another. */
  const insert = async (path: string, text: string, before: string): Promise<void> => {
    const whole = await read(path);
    if (!whole.includes(before)) throw new Error(`${path} has no ${before}`);
    await put(
      path,
      whole.replace(before, () => text + before),
    );
  };

  const recipe = await readFile(join(project, 'site/docs/new-page.md'), 'utf8');
  const blocks = Array.from(recipe.matchAll(/^ {3}```\w+\n([^]*?)^ {3}```/gm), ([, block = '']) =>
    block.replace(/^ {3}/gm, ''),
  );
  const [schema = '', text = '', component = '', page = '', route = ''] = blocks;
  const [navigation = '', ownText = ''] = text.split(/^(?=pricing:)/m);
  await insert('content/schema/pages.ts', schema, '  demos: meta');
  const content = await read('content/pages.yaml');
  await put('content/pages.yaml', `${content.replace('navigation:\n', navigation)}\n${ownText}`);
  await put('site/components/Pricing/Pricing.tsx', component);
  await put('site/pages/pricing.tsx', page);
  await insert('site/routes.ts', route, "  {\n    key: 'notFound'");
}
