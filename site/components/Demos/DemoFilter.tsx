import { Kept, type IslandContent } from '../Island/Kept.tsx';
import { TabPanel, TabSet, type TabOfSet } from '../TabSet/TabSet.tsx';
import { inRows } from './DemoFilter.css.ts';
import { grid, group } from './Demos.css.ts';

/** From how many cards on the browser is told to leave out what is not in sight. */
const many = 100;

/** All demos in one grid, with tabs that filter it: the first shows all, each other one group. */
export interface DemoFilterProps {
  label: string;
  tabs: readonly TabOfSet[];
  /** The groups, by the address of their tab. */
  content?: IslandContent;
}

export function DemoFilter({ label, tabs, content }: DemoFilterProps) {
  return (
    <TabSet id="filter" label={label} tabs={tabs} sharedPanel>
      {(chosen) => (
        <TabPanel index={chosen} chosen>
          <div className={`${grid.demos} ${inRows}`} data-many={(tabs[0]?.count ?? 0) > many}>
            {tabs.slice(1).map(({ fragment }, index) => (
              <Kept key={fragment} name={fragment} className={group} role="group" aria-labelledby={fragment} hidden={chosen !== 0 && chosen !== index + 1}>
                {content?.[fragment]}
              </Kept>
            ))}
          </div>
        </TabPanel>
      )}
    </TabSet>
  );
}
