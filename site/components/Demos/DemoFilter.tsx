import { useDeferredValue } from 'react';
import { Kept, type IslandContent } from '../Island/Kept.tsx';
import { TabPanel, TabSet, type TabOfSet } from '../TabSet/TabSet.tsx';
import { inRows } from './DemoFilter.css.ts';
import { grid, group } from './Demos.css.ts';

/** All demos in one grid, with tabs that filter it: the first shows all, each other one group. */
export interface DemoFilterProps {
  label: string;
  tabs: readonly TabOfSet[];
  /** The groups, by the address of their tab. */
  content?: IslandContent;
}

export function DemoFilter(props: DemoFilterProps) {
  return (
    <TabSet id="filter" label={props.label} tabs={props.tabs} sharedPanel>
      {(chosen) => (
        <TabPanel index={chosen} chosen>
          <Groups {...props} chosen={chosen} />
        </TabPanel>
      )}
    </TabSet>
  );
}

function Groups({ tabs, content, chosen }: DemoFilterProps & { chosen: number }) {
  // The tab answers first, as where each has a panel of its own (TabPanel).
  const shown = useDeferredValue(chosen);
  return (
    <div className={`${grid.demos} ${inRows}`}>
      {tabs.slice(1).map(({ fragment }, index) => {
        const hidden = shown !== 0 && shown !== index + 1;
        return (
          <Kept
            key={fragment}
            name={fragment}
            className={group}
            hidden={hidden}
            role="group"
            aria-labelledby={fragment}
          >
            {content?.[fragment]}
          </Kept>
        );
      })}
    </div>
  );
}
