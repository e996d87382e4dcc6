import { memo, useCallback, type ComponentProps, type ReactNode } from 'react';

/** What stands inside an island, by the name of its place. The browser already has it. */
export type IslandContent = Readonly<Record<string, ReactNode>>;

/**
 * An element whose content the build rendered and the browser keeps as it is: React neither renders
 * nor compares it, so neither the words nor the components of the content are in the script.
 */
export interface KeptProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML' | 'ref'
> {
  /** Unique in the page; finds the content again where React has to make the element anew. */
  name: string;
  /** Only on the server. */
  children?: ReactNode;
}

/** The elements that the build rendered, by name. */
const rendered = new Map<string, Element>();

/** Remembers the pre-rendered elements; called before React hydrates any of them. */
export function keepRendered(): void {
  for (const element of document.querySelectorAll('[data-kept]'))
    rendered.set(element.getAttribute('data-kept') ?? '', element);
}

const nothing = { __html: '' };

export const Kept = memo(function Kept({ name, children, ...rest }: KeptProps) {
  // The same from render to render, or React would call it for each.
  const bringContent = useCallback(
    (element: HTMLDivElement | null) => {
      // If hydration failed and React made a new element, the pre-rendered content moves over.
      const original = rendered.get(name);
      if (element === null || original === undefined || original === element) return;
      element.append(...original.childNodes);
      rendered.set(name, element);
    },
    [name],
  );
  if (children !== undefined) {
    return (
      <div {...rest} data-kept={name}>
        {children}
      </div>
    );
  }
  // React hydrates an element with an HTML string of its own without looking into it.
  return (
    <div
      {...rest}
      data-kept={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={nothing}
      ref={bringContent}
    />
  );
});
