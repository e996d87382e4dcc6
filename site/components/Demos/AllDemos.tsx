import type { PageContent } from '../../content.ts';
import { fragments } from '../../config.ts';
import { sizes } from '../../image-slots.ts';
import { DemoCard } from '../DemoCard/DemoCard.tsx';
import { Island } from '../Island/Island.tsx';
import { DemoFilter } from './DemoFilter.tsx';
import { few as fewColumns, grid, group, groupCards, groupName } from './Demos.css.ts';

export interface AllDemosProps extends Pick<
  PageContent,
  'agents' | 'demos' | 'pages' | 'messages'
> {
  language: string;
}

/** As many cards as the first screen shows: their images are not lazy. */
const inFirstScreen = 4;

/** The class of a grid with fewer cards than columns, or undefined. */
export const fewOf = ({ length }: readonly unknown[]): string | undefined =>
  length === 1 || length === 2 || length === 3 ? fewColumns[length] : undefined;

export function AllDemos({ agents, demos, pages, messages, language }: AllDemosProps) {
  const text = pages.demos;
  const number = new Intl.NumberFormat(language);
  const single = agents.length === 1;
  const few = single ? fewOf(demos) : undefined;
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
          sizes={few === undefined ? sizes.demoAll : sizes.demoFew}
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
  if (single) {
    return (
      <div className={few === undefined ? grid.demos : `${grid.demos} ${few}`}>
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
