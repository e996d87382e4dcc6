import type { Heading, Nodes, Root } from 'mdast';

export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

const textOf = (node: Nodes): string =>
  [...nodesOf(node)]
    .map((each) => (each.type === 'text' || each.type === 'inlineCode' ? each.value : ''))
    .join('');

/** A text as a part of a URL: `Your rights` is `your-rights`. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The id of each heading, which is its text; a second one of the same text gets a number. */
export function headingIds(tree: Root): Map<Heading, string> {
  const taken = new Set(['top', 'root', 'main', 'dialogs']);
  const ids = new Map<Heading, string>();
  for (const node of nodesOf(tree)) {
    if (node.type !== 'heading') continue;
    const slug = slugOf(textOf(node)) || 'section';
    let id = slug;
    for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
    taken.add(id);
    ids.set(node, id);
  }
  return ids;
}
