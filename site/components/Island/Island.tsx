import type { ReactElement } from 'react';
import type { IslandContent } from './Kept.tsx';

/** The names of the components that site/islands.ts brings to the browser. */
export type IslandName = 'AgentTabs' | 'Carousel' | 'DemoFilter';

/**
 * A part of a page that React makes live in the browser. The build renders it whole; its props,
 * plain data, go into the HTML, and the browser starts from these (see site/client/page.tsx).
 */
export interface IslandProps {
  name: IslandName;
  /** The component of that name. Its `content` stays where it is: in the HTML. */
  children: ReactElement<{ content?: IslandContent }>;
}

export function Island({ name, children }: IslandProps) {
  return (
    <div data-island={name} data-props={JSON.stringify({ ...children.props, content: undefined })}>
      {children}
    </div>
  );
}
