import type { PageContent } from '../../content.ts';
import { fragments } from '../../config.ts';
import { DemoCard } from '../DemoCard/DemoCard.tsx';
import { TabSet } from '../TabSet/TabSet.tsx';
import { grid, group, groupCards, groupName } from './Demos.css.ts';

/** All demos in one grid, with tabs that filter it. */
export type AllDemosProps = Pick<PageContent, 'agents' | 'demos' | 'pages'>;

/** The address of a demo opens its dialog and leaves the filter as it is. */
const noHolders: ReadonlyMap<string, string> = new Map();

export function AllDemos({ agents, demos, pages }: AllDemosProps) {
  const words = pages.demos;
  // Made once: choosing a tab hides and shows groups and renders no card again, however many there are.
  const groups = agents.map(({ id, name, category }) => {
    const own = demos.filter((demo) => demo.category === category);
    return {
      id,
      name,
      count: own.length,
      content: (
        <>
          <h2 id={`${id}-name`} className={groupName}>
            {name}
          </h2>
          <ul className={groupCards}>
            {own.map((demo) => (
              <DemoCard
                key={demo.id}
                demo={demo}
                transcriptLabel={pages.video.transcriptLabel}
                sizes="(min-width: 1280px) 280px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 91vw"
              />
            ))}
          </ul>
        </>
      ),
    };
  });

  return (
    <TabSet
      id="filter"
      label={words.heading}
      tabs={[{ fragment: fragments.allDemos, label: words.allTab, count: demos.length }, ...groups.map(({ id, name, count }) => ({ fragment: id, label: name, count }))]}
      holders={noHolders}
      panels={(chosen) => (
        <div className={grid.demos}>
          {groups.map(({ id, content }, index) => (
            <section key={id} id={id} className={group} hidden={chosen !== 0 && chosen !== index + 1} aria-labelledby={`${id}-name`}>
              {content}
            </section>
          ))}
        </div>
      )}
    />
  );
}
