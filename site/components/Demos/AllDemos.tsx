import type { PageContent } from '../../content.ts';
import { fragments } from '../../config.ts';
import { sizes } from '../../image-slots.ts';
import { DemoCard } from '../DemoCard/DemoCard.tsx';
import { Island } from '../Island/Island.tsx';
import { DemoFilter } from './DemoFilter.tsx';
import { compactGrid, grid, group, groupCards, groupName } from './Demos.css.ts';

export interface AllDemosProps extends Pick<
  PageContent,
  'agents' | 'demos' | 'pages' | 'messages'
> {
  language: string;
}

/** As many cards as the first screen shows: their images are not lazy. */
const inFirstScreen = 4;

/** The class of a grid with fewer cards than columns, or undefined. */
export const compactGridOf = ({ length }: readonly unknown[]): string | undefined =>
  length === 1 || length === 2 || length === 3 ? compactGrid[length] : undefined;

export function AllDemos({ agents, demos, pages, messages, language }: AllDemosProps) {
  const text = pages.demos;
  const number = new Intl.NumberFormat(language);
  const hasOneAgent = agents.length === 1;
  const compact = hasOneAgent ? compactGridOf(demos) : undefined;
  const groups = agents.map(({ id, name, category }, at) => {
    const cards = demos
      .filter((demo) => demo.category === category)
      .map((demo, index) => (
        <DemoCard
          key={demo.id}
          eager={at === 0 && index < inFirstScreen}
          demo={demo}
          transcriptLabel={pages.video.transcriptLabel}
          markLabel={messages.videoMark}
          sizes={compact === undefined ? sizes.demoAll : sizes.demoCompact}
        />
      ));
    return {
      // The URL of a demo opens its dialog and does not change the filter.
      tab: { fragment: id, label: name, count: number.format(cards.length), holds: [] },
      content: (
        <>
          <h2 id={id} className={groupName}>
            {name}
          </h2>
          <ul className={groupCards}>{cards}</ul>
        </>
      ),
    };
  });
  if (hasOneAgent) {
    return (
      <div className={compact === undefined ? grid.demos : `${grid.demos} ${compact}`}>
        {groups.map(({ tab, content }) => (
          <div key={tab.fragment} className={group}>
            {content}
          </div>
        ))}
      </div>
    );
  }
  const all = {
    fragment: fragments.allDemos,
    label: text.allTab,
    count: number.format(demos.length),
    holds: [],
  };
  return (
    <Island name="DemoFilter">
      <DemoFilter
        label={text.heading}
        tabs={[all, ...groups.map(({ tab }) => tab)]}
        content={Object.fromEntries(groups.map(({ tab, content }) => [tab.fragment, content]))}
      />
    </Island>
  );
}
