import type { PageContent } from '../../content.ts';
import { fragments, url } from '../../config.ts';
import { sizes } from '../../image-slots.ts';
import { button } from '../Button/Button.css.ts';
import { DemoCard } from '../DemoCard/DemoCard.tsx';
import { Island } from '../Island/Island.tsx';
import { Section } from '../Section/Section.tsx';
import { fewOf } from './AllDemos.tsx';
import { AgentTabs } from './AgentTabs.tsx';
import { grid, more, onlyName, panelBody, panelName, subLabel } from './Demos.css.ts';

/** The demos on the home page: one tab for each kind of agent. */
export type DemosSectionProps = Pick<PageContent, 'agents' | 'demos' | 'pages' | 'words'>;

export function DemosSection({ agents, demos, pages, words: labels }: DemosSectionProps) {
  if (demos.length === 0) return null;
  const words = pages.home.demos;
  // One kind of agent needs no tabs: its name stands above its demos.
  const single = agents.length === 1;
  const few = single ? fewOf(demos) : undefined;
  const panels = agents.map((agent) => {
    const own = demos.filter((demo) => demo.category === agent.category);
    const cards = own.map((demo) => (
      <DemoCard
        key={demo.id}
        demo={demo}
        transcriptLabel={pages.video.transcriptLabel}
        markLabel={labels.videoMark}
        transcriptAt={url('/demos/')}
        sizes={few === undefined ? sizes.demoHome : sizes.demoFew}
      />
    ));
    return {
      tab: { fragment: agent.id, label: agent.name, holds: own.map((demo) => demo.id) },
      content: (
        <>
          <h3 className={single ? onlyName : panelName}>{agent.name}</h3>
          <p className={subLabel}>{agent.subLabel}</p>
          <ul className={few === undefined ? grid.home : `${grid.home} ${few}`}>{cards}</ul>
        </>
      ),
    };
  });
  return (
    <Section id={fragments.demos} heading={words.heading} ground="surface">
      {single ? (
        panels.map(({ tab, content }) => (
          <div key={tab.fragment} id={tab.fragment} className={panelBody}>
            {content}
          </div>
        ))
      ) : (
        <Island name="AgentTabs">
          <AgentTabs
            label={words.heading}
            tabs={panels.map(({ tab }) => tab)}
            content={Object.fromEntries(panels.map(({ tab, content }) => [tab.fragment, content]))}
          />
        </Island>
      )}
      <p className={more}>
        <a className={button.secondary} href={url('/demos/')}>
          {words.allLabel}
        </a>
      </p>
    </Section>
  );
}
