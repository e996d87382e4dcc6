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

export function DemoFilter({ label, tabs, many, content }: DemoFilterProps) {
  return (
    <TabSet id="filter" label={label} tabs={tabs} sharedPanel>
      {(chosen) => (
        <TabPanel index={chosen} chosen>
          <div className={many ? undefined : `${grid.demos} ${inRows}`}>
            {tabs.slice(1).map(({ fragment }, index) => {
              const hidden = chosen !== 0 && chosen !== index + 1;
              return (
                // Styles may keep its box, and then it is there for assistive technology: as nothing, and not as a group without anything in it.
                <Kept key={fragment} name={fragment} className={many ? groupOfMany : group} hidden={hidden} {...(hidden ? {} : { role: 'group', 'aria-labelledby': fragment })}>
                  {content?.[fragment]}
                </Kept>
              );
            })}
          </div>
        </TabPanel>
      )}
    </TabSet>
  );
}
