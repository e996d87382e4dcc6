import { panelBody } from './Demos.css.ts';
import { StaticHtml, type IslandContent } from '../Island/StaticHtml.tsx';
import { TabPanel, TabSet, type TabOfSet } from '../TabSet/TabSet.tsx';

export interface AgentTabsProps {
  label: string;
  note: string;
  tabs: readonly TabOfSet[];
  content?: IslandContent;
}

export function AgentTabs({ label, note, tabs, content }: AgentTabsProps) {
  return (
    <TabSet id="agents" label={label} note={note} tabs={tabs}>
      {(chosen) =>
        tabs.map(({ fragment }, index) => (
          <TabPanel key={fragment} index={index} chosen={index === chosen}>
            <StaticHtml className={panelBody} id={fragment} name={fragment}>
              {content?.[fragment]}
            </StaticHtml>
          </TabPanel>
        ))
      }
    </TabSet>
  );
}
