import type { Nodes } from 'mdast';
import { createElement, Fragment, type ReactNode } from 'react';
import { url } from '../../config.ts';
import type { PageOwnPage } from '../../content.ts';
import { sizes } from '../../image-slots.ts';
import { headingIds } from '../../markdown.ts';
import { fill } from '../../messages/fill.ts';
import { Picture } from '../Picture/Picture.tsx';
import { prose, table as tableStyle } from './Markdown.css.ts';

export interface MarkdownProps {
  page: PageOwnPage;
}

export function Markdown({ page: { title, tree, images, values } }: MarkdownProps) {
  const ids = headingIds(tree);

  const all = (nodes: readonly Nodes[], render = element): ReactNode =>
    nodes.map((node, index) => <Fragment key={index}>{render(node)}</Fragment>);

  function element(node: Nodes): ReactNode {
    switch (node.type) {
      case 'text':
        return fill(node.value, values);
      case 'heading':
        return createElement(`h${node.depth}`, { id: ids.get(node) }, all(node.children));
      case 'paragraph':
        return <p>{all(node.children)}</p>;
      case 'strong':
        return <strong>{all(node.children)}</strong>;
      case 'emphasis':
        return <em>{all(node.children)}</em>;
      case 'link':
        return <a href={url(node.url)}>{all(node.children)}</a>;
      case 'image': {
        const image = images[node.url];
        return image === undefined ? null : (
          <Picture image={{ ...image, alt: node.alt ?? '' }} sizes={sizes.text} />
        );
      }
      case 'list': {
        const items = node.children.map((item, index) => (
          <li key={index}>
            {/* The items of a list without empty lines between them are no paragraphs. */}
            {all(item.children, (child) =>
              child.type === 'paragraph' && node.spread !== true
                ? all(child.children)
                : element(child),
            )}
          </li>
        ));
        return node.ordered === true ? <ol start={node.start ?? 1}>{items}</ol> : <ul>{items}</ul>;
      }
      case 'blockquote':
        return <blockquote>{all(node.children)}</blockquote>;
      case 'table': {
        const [head, ...rows] = node.children.map((row) => row.children);
        const cells = (tag: 'th' | 'td', row: typeof head = []) =>
          row.map((cell, index) =>
            createElement(
              tag,
              { key: index, 'data-align': node.align?.[index] ?? undefined },
              all(cell.children),
            ),
          );
        return (
          <div className={tableStyle} role="group" aria-label={title} tabIndex={0}>
            <table>
              {head?.some(({ children }) => children.length > 0) === true ? (
                <thead>
                  <tr>{cells('th', head)}</tr>
                </thead>
              ) : null}
              <tbody>
                {rows.map((row, index) => (
                  <tr key={index}>{cells('td', row)}</tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      }
      case 'inlineCode':
        return <code>{node.value}</code>;
      case 'code':
        return (
          <pre>
            <code>{node.value}</code>
          </pre>
        );
      case 'break':
        return <br />;
      case 'thematicBreak':
        return <hr />;
      default:
        // Definitions are in the links already, and HTML was refused.
        return null;
    }
  }

  return <div className={prose}>{all(tree.children)}</div>;
}
