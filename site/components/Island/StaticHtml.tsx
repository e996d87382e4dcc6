import { memo, type ComponentProps, type ReactNode } from 'react';

/** The static HTML inside an island, by name. The browser already has this HTML. */
export type IslandContent = Readonly<Record<string, ReactNode>>;

export interface StaticHtmlProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** Unique in the page. */
  name: string;
  /** Only on the server. */
  children?: ReactNode;
}

/** The HTML that the build rendered, by name, as before hydration. */
const rendered = new Map<string, string>();

function htmlOf(name: string): string {
  const selector = `[data-static="${CSS.escape(name)}"]`;
  const html = rendered.get(name) ?? document.querySelector(selector)?.innerHTML ?? '';
  rendered.set(name, html);
  return html;
}

/**
 * An element whose content is in the HTML alone: React neither renders nor compares it, so its
 * components are not in the script.
 */
export const StaticHtml = memo(function StaticHtml({ name, children, ...rest }: StaticHtmlProps) {
  if (children !== undefined)
    return (
      <div {...rest} data-static={name}>
        {children}
      </div>
    );
  return (
    <div
      {...rest}
      data-static={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: htmlOf(name) }}
    />
  );
});
