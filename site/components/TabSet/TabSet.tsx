import { Tab, TabList, TabPanel, TabPanels, Tabs } from '@reach/tabs';
import { useCallback, type ReactNode } from 'react';
import { useFragmentTab } from '../../client/use-fragment-tab.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chevron, choice, count as countStyle, list, panel, select, selectBox, tab } from './TabSet.css.ts';

/** One tab: its address, its name, how many it holds. */
export interface TabOfSet {
  fragment: string;
  label: string;
  /** Shown beside the name. */
  count?: number;
}

/**
 * Tabs on medium and larger screens, a dropdown select on small ones, one state behind both, kept
 * in the address.
 */
export interface TabSetProps {
  id: string;
  /** What is chosen here. */
  label: string;
  tabs: readonly TabOfSet[];
  /** The tab that holds what an address names: `{ 'pa-3': 'personal' }`. */
  holders: ReadonlyMap<string, string>;
  /** One panel a tab, or one panel that all tabs share and that is made from the chosen index. */
  panels: readonly ReactNode[] | ((chosen: number) => ReactNode);
}

export function TabSet({ id, label, tabs, holders, panels }: TabSetProps) {
  const fragments = tabs.map((each) => each.fragment);
  const tabOf = useCallback(
    (fragment: string) => {
      if (fragment === '') return 0;
      const index = tabs.findIndex((each) => each.fragment === (holders.get(fragment) ?? fragment));
      return index === -1 ? undefined : index;
    },
    [tabs, holders],
  );
  const [chosen, choose] = useFragmentTab(tabOf, fragments);

  return (
    <Tabs id={id} index={chosen} onChange={choose}>
      <div className={choice}>
        <div className={selectBox}>
          {/* No autocomplete: browsers would put back the choice of the last visit, which the panels do not show. */}
          <select className={select} aria-label={label} data-live="" autoComplete="off" value={chosen} onChange={(event) => choose(Number(event.currentTarget.value))}>
            {tabs.map((each, index) => (
              <option key={each.fragment} value={index}>
                {each.label}
              </option>
            ))}
          </select>
          <Icon name="arrow" className={chevron} />
        </div>
      </div>
      <TabList className={list} aria-label={label}>
        {tabs.map((each, index) => (
          <Tab key={each.fragment} index={index} className={tab}>
            {each.label}
            {each.count === undefined ? null : (
              <span className={countStyle} aria-hidden="true">
                {each.count}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {typeof panels === 'function' ? (
          <TabPanel index={chosen}>{panels(chosen)}</TabPanel>
        ) : (
          panels.map((content, index) => (
            <TabPanel key={fragments[index]} index={index} className={panel} data-chosen={index === chosen}>
              {content}
            </TabPanel>
          ))
        )}
      </TabPanels>
    </Tabs>
  );
}
