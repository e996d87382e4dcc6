import type { ComponentType } from 'react';
import { Carousel } from './components/Carousel/Carousel.tsx';
import { AgentTabs } from './components/Demos/AgentTabs.tsx';
import { DemoFilter } from './components/Demos/DemoFilter.tsx';
import type { IslandName } from './components/Island/Island.tsx';

/** The parts of the pages that React makes live in the browser, by the name that the HTML carries. */
export const islands = { AgentTabs, Carousel, DemoFilter } satisfies Record<
  IslandName,
  ComponentType<never>
>;
