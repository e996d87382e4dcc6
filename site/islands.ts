import type { ReactNode } from 'react';
import { Carousel } from './components/Carousel/Carousel.tsx';
import { AgentTabs } from './components/Demos/AgentTabs.tsx';
import { DemoFilter } from './components/Demos/DemoFilter.tsx';

/** What stands inside an island, by the name of its place. The browser already has it. */
export type IslandContent = Readonly<Record<string, ReactNode>>;

/** The parts of the pages that React makes live in the browser, by the name that the HTML carries. */
export const islands = { AgentTabs, Carousel, DemoFilter };

export type IslandName = keyof typeof islands;
