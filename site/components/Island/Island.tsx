import type { ReactElement } from 'react';
import type { IslandContent } from './StaticHtml.tsx';

/** The names of the components in site/client/islands.tsx. */
export type IslandName = 'AgentTabs' | 'Carousel' | 'DemoFilter';

/** A part of a page that React hydrates in the browser. Its props go into the HTML as JSON. */
export interface IslandProps {
  name: IslandName;
  children: ReactElement<{ content?: IslandContent }>;
}

export function Island({ name, children }: IslandProps) {
  return (
    <div data-island={name} data-props={JSON.stringify({ ...children.props, content: undefined })}>
      {children}
    </div>
  );
}
