import { Parser } from 'htmlparser2';

/** An element of a page, as its HTML has it. */
export interface Markup {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** All text in it. */
  text: string;
}

/** Every element of a page, in its order. */
export function elementsIn(html: string): Markup[] {
  const elements: Markup[] = [];
  const open: Markup[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, text: '' };
      elements.push(element);
      open.push(element);
    },
    ontext(text) {
      for (const element of open) element.text += text;
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return elements;
}

/** The elements in the head of a page. */
export function headOf(html: string): Markup[] {
  const elements = elementsIn(html);
  return elements.slice(
    elements.findIndex(({ name }) => name === 'head') + 1,
    elements.findIndex(({ name }) => name === 'body'),
  );
}
