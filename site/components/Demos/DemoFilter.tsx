import { useDeferredValue } from 'react';
import { Kept, type IslandContent } from '../Island/Kept.tsx';
import { TabPanel, TabSet, type TabOfSet } from '../TabSet/TabSet.tsx';
import { inRows } from './DemoFilter.css.ts';
import { grid, group, groupOfMany } from './Demos.css.ts';

/** All demos in one grid, with tabs that filter it: the first shows all, each other one group. */
export interface DemoFilterProps {
  label: string;
  tabs: readonly TabOfSet[];
  /** Whether there are so many that each group begins a row, and the browser passes over what is not in sight. */
  many: boolean;
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

function Groups({ tabs, many, content, chosen }: DemoFilterProps & { chosen: number }) {
  // The tab answers first, as where each has a panel of its own (TabPanel).
  const shown = useDeferredValue(chosen);
  return (
    <div className={many ? undefined : `${grid.demos} ${inRows}`}>
      {tabs.slice(1).map(({ fragment }, index) => {
        const hidden = shown !== 0 && shown !== index + 1;
        return (
          // Styles may keep its box, and then it is there for assistive technology: as nothing, and not as a group without anything in it.
          <Kept
            key={fragment}
            name={fragment}
            className={many ? groupOfMany : group}
            hidden={hidden}
            {...(hidden ? {} : { role: 'group', 'aria-labelledby': fragment })}
          >
            {content?.[fragment]}
          </Kept>
        );
      })}
    </div>
  );
}
