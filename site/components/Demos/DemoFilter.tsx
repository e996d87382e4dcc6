import { useSyncExternalStore } from 'react';
import { StaticHtml, type IslandContent } from '../Island/StaticHtml.tsx';
import { TabPanel, TabSet, type TabOfSet } from '../TabSet/TabSet.tsx';
import { grid, group, inRows, ofTarget } from './Demos.css.ts';

export interface DemoFilterProps {
  label: string;
  tabs: readonly TabOfSet[];
  content?: IslandContent;
}

export function DemoFilter({ label, tabs, content }: DemoFilterProps) {
  // Until the script takes over, the target of the URL alone decides which group shows.
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <TabSet id="filter" label={label} tabs={tabs} sharedPanel>
      {(chosen) => (
        <TabPanel index={chosen} chosen>
          <div className={`${grid.demos} ${inRows} ${isHydrated ? '' : ofTarget}`}>
            {tabs.slice(1).map(({ fragment, label: name }, index) => (
              <StaticHtml
                key={fragment}
                name={fragment}
                className={group}
                hidden={chosen !== 0 && chosen !== index + 1}
                role="group"
                aria-label={name}
              >
                {content?.[fragment]}
              </StaticHtml>
            ))}
          </div>
        </TabPanel>
      )}
    </TabSet>
  );
}
