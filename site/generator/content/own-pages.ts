/** Reads content/pages: each Markdown file with YAML front matter is one page. */
import type { Definition, Image, Link, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { ownPageSchema } from '../../../content/schema.ts';
import { headingIds, nodesOf, slugOf } from '../../markdown.ts';
import { readText } from './diagnostics.ts';
import { toJsonSchema } from './json-schemas.ts';
import { decoded, type Files, folderName, listFiles, type Source } from './source.ts';
import { parseYaml, type Path } from './yaml-file.ts';

/** A page of the owner before the schema reads it; `data.body` lists its images and links. */
export interface OwnPageSource extends Source {
  path: string;
  tree: Root;
  images: Image[];
  links: Link[];
}

const example = '---\ntitle: Privacy policy\ndescription: Which data we keep, and why.\n---';
const reservedNames = ['demos', 'watch', 'assets', '404', 'index'];
const schema = toJsonSchema(ownPageSchema);

/** @param statics the files in static/, which keep their URLs */
export async function readOwnPages(directory: string, statics: Files): Promise<OwnPageSource[]> {
  const files = await listFiles(join(directory, 'pages'));
  const paths = [...(files?.values() ?? [])].filter((path) => !/(^|\/)\./.test(path)).sort();
  const pages = await Promise.all(paths.map((path) => readOwnPage(directory, path)));
  const uses = new Map<string, string>();
  for (const { path, file, diagnostics, placeOf } of pages) {
    const other = statics.has(`${path.slice(1)}index.html`)
      ? `static${path}index.html`
      : uses.get(path);
    uses.set(path, file);
    if (other !== undefined)
      diagnostics.push({
        ...placeOf([]),
        message: `${other} already has the URL ${path}`,
        notes: ['Rename one of the two files.'],
      });
  }
  return pages;
}

async function readOwnPage(directory: string, name: string): Promise<OwnPageSource> {
  const file = `${folderName(directory)}/pages/${name}`;
  const { text, place, diagnostics } = readText(
    file,
    await readFile(join(directory, 'pages', name)),
  );
  const tell = (start: number, end: number, message: string, ...notes: string[]): void => {
    diagnostics.push({ ...place(start, end), message, notes });
  };
  const base = name.replace(/\.md$/i, '');
  const path = `/${base}/`;
  const parts = base.split('/');
  if (base === name)
    tell(
      0,
      0,
      `${name} is not a page`,
      'The name of a page ends with .md. Put images into content/media.',
    );
  else if (parts.some((part) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(part)))
    tell(
      0,
      0,
      `the file name ${name} becomes a URL: use only lower-case letters, digits and single hyphens`,
      `Rename it, for example to ${parts.map((part) => slugOf(part) || 'page').join('/')}.md.`,
    );
  else if (reservedNames.includes(parts[0] ?? '') || parts.includes('index'))
    tell(0, 0, `the site itself uses the URL ${path}`, 'Rename the file.');

  const [whole = '', opening = '', yamlText = ''] =
    /^(---[ \t]*\r?\n)((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  if (text.trim() === '' && diagnostics.length === 0)
    tell(0, 0, 'the page is empty', `A page looks like this:\n${example}\n\nYour text.`);
  else if (whole === '' && text !== '')
    tell(0, 0, 'the page must begin with its title and description', `Example:\n${example}`);
  const yaml = parseYaml({
    text: yamlText,
    place: (start, end) => place(start + opening.length, end + opening.length),
  });
  diagnostics.push(...yaml.syntaxErrors);

  const tree = fromMarkdown(text.slice(whole.length), {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const rangeOf = ({ position }: Nodes): [number, number] => [
    whole.length + (position?.start.offset ?? 0),
    whole.length + (position?.end.offset ?? 0),
  ];
  if (whole !== '' && tree.children.length === 0)
    tell(
      whole.length,
      whole.length,
      'the page has no text',
      'Write the text below the second ---.',
    );
  const definitions = new Map<string, Definition>();
  for (const node of nodesOf(tree))
    if (node.type === 'definition') definitions.set(node.identifier, node);
  const images: Image[] = [];
  const links: Link[] = [];
  for (const node of nodesOf(tree)) {
    if (node.type === 'html')
      tell(
        ...rangeOf(node),
        'a page cannot contain HTML, because the site blocks its scripts and styles',
        'Use Markdown: **bold**, [a link](/demos/), ![an image](photos/a.jpg), a list, a table.',
        'To show the character <, write a backslash before it: \\<',
      );
    if (node.type === 'heading' && node.depth === 1)
      tell(
        ...rangeOf(node),
        'the text has a heading of level 1 (a single #)',
        'The title is the only heading of level 1. Start headings in the text with ## or ###.',
      );
    // The URL of a reference is in a definition elsewhere in the file.
    if (node.type === 'linkReference' || node.type === 'imageReference')
      Object.assign(node, {
        type: node.type.replace('Reference', ''),
        url: definitions.get(node.identifier)?.url ?? '',
      });
    if (node.type === 'image') images.push(Object.assign(node, { url: decoded(node.url) }));
    if (node.type === 'link') links.push(Object.assign(node, { url: fromPage(path, node.url) }));
  }
  const head = yaml.data ?? (yamlText.trim() === '' ? {} : undefined);
  const body = {
    images: images.map(({ url, alt }) => ({ src: url, alt: alt ?? '' })),
    links: links.map(({ url }) => ({ url })),
  };
  return {
    ...yaml,
    name: 'ownPages',
    file,
    path,
    schema,
    tree,
    images,
    links,
    diagnostics,
    data:
      whole !== '' && typeof head === 'object' && !Array.isArray(head)
        ? { ...head, body }
        : undefined,
    placeOf(at: Path) {
      const [first, list, index] = at;
      const node =
        first === 'body' ? (list === 'images' ? images : links)[Number(index)] : undefined;
      return node === undefined ? yaml.placeOf(at) : place(...rangeOf(node));
    },
  };
}

/** Resolves links such as `#rights` and `../terms.md` against the page that contains them. */
function fromPage(path: string, url: string): string {
  if (url.startsWith('#')) return path + url;
  const [, file, fragment = ''] = /^([^:]*)\.md(#.*)?$/i.exec(url) ?? [];
  if (file === undefined || file.startsWith('/')) return url;
  return `${posix.join(posix.dirname(path.slice(0, -1)), file)}/${fragment}`;
}

export const fragmentsOf = ({ tree }: OwnPageSource): Set<string> =>
  new Set(headingIds(tree).values());
