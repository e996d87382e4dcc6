import type { PageContent } from '../../content.ts';
import { fragments, url } from '../../config.ts';
import { DemoCard } from '../DemoCard/DemoCard.tsx';
import { Section } from '../Section/Section.tsx';
import { TabSet } from '../TabSet/TabSet.tsx';
import { holdersOf } from './holders.ts';
import { grid, more, panelName, subLabel } from './Demos.css.ts';

/** The demos on the home page: one tab for each kind of agent. */
export type DemosSectionProps = Pick<PageContent, 'agents' | 'demos' | 'pages'>;

export function DemosSection({ agents, demos, pages }: DemosSectionProps) {
  const words = pages.home.demos;
  return (
    <Section id={fragments.demos} heading={words.heading} ground="surface">
      <TabSet
        id="agents"
        label={words.heading}
        tabs={agents.map(({ id, name }) => ({ fragment: id, label: name }))}
        holders={holdersOf(demos, agents)}
        panels={agents.map((agent) => (
          <div key={agent.id} id={agent.id}>
            <h3 className={panelName}>{agent.name}</h3>
            <p className={subLabel}>{agent.subLabel}</p>
            <ul className={grid.home}>
              {demos
                .filter((demo) => demo.category === agent.category)
                .map((demo) => (
                  <DemoCard key={demo.id} demo={demo} transcriptLabel={pages.video.transcriptLabel} sizes="(min-width: 1024px) 380px, (min-width: 640px) 46vw, 91vw" />
                ))}
            </ul>
          </div>
        ))}
      />
      <p className={more}>
        <a href={url('/demos/')}>{words.allLabel}</a>
      </p>
    </Section>
  );
}
