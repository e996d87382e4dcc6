import { Tab, TabList, TabPanel as ReachTabPanel, TabPanels, Tabs } from '@reach/tabs';
import { useCallback, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useFragmentTab } from '../../client/use-fragment-tab.ts';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './TabSet.css.ts';

export interface TabOfSet {
  fragment: string;
  label: string;
  count?: string;
  /** Other fragments that open the tab: the ids of the items in its panel. */
  holds: readonly string[];
}

/**
 * Tabs on medium and larger screens, a dropdown select on small ones. One state behind both is
 * stored in the URL.
 */
export interface TabSetProps {
  id: string;
  label: string;
  tabs: readonly TabOfSet[];
  /** The text under the select of small screens; {names} stands for the other tabs. */
  note?: string;
  sharedPanel?: boolean;
  children: (chosen: number) => ReactNode;
}

export function TabSet({ id, label, tabs, note, sharedPanel = false, children }: TabSetProps) {
  const tabOf = useCallback(
    (fragment: string) => {
      if (fragment === '') return 0;
      const index = tabs.findIndex(
        (each) => each.fragment === fragment || each.holds.includes(fragment),
      );
      return index === -1 ? undefined : index;
    },
    [tabs],
  );
  const fragments = useMemo(() => tabs.map((each) => each.fragment), [tabs]);
  const set = useRef<HTMLDivElement>(null);
  const [chosen, chooseAs] = useFragmentTab(tabOf, fragments, () =>
    set.current?.scrollIntoView({ behavior: 'instant' }),
  );

  const others = tabs.flatMap((each, at) => (at === chosen ? [] : each.label));

  // Keys pass several tabs on the way: Back leads out of the tabs, not through each.
  const byKey = useRef(false);
  const choose = (index: number): void => chooseAs(index, byKey.current ? 'replace' : 'push');
  const onKey = (event: KeyboardEvent): void => {
    byKey.current = true;
    // Reach would also handle PageDown, which scrolls, and Alt with an arrow, which goes back.
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (hasModifier || event.key.startsWith('Page')) event.stopPropagation();
  };

  return (
    <Tabs
      ref={set}
      id={id}
      className={css.tabs}
      index={chosen}
      onChange={choose}
      onKeyDownCapture={onKey}
      onClickCapture={() => (byKey.current = false)}
    >
      <div className={css.choice}>
        <div className={css.selectBox}>
          {/* Browsers would restore the choice of the last visit, which the panels do not show. */}
          <select
            className={css.select}
            aria-label={label}
            data-live=""
            autoComplete="off"
            value={chosen}
            onChange={(event) => choose(Number(event.currentTarget.value))}
          >
            {tabs.map((each, index) => (
              <option key={each.fragment} value={index}>
                {each.label}
              </option>
            ))}
          </select>
          <span className={css.selected} aria-hidden="true">
            {tabs[chosen]?.label}
          </span>
          <Icon name="chevron" className={css.chevron} />
        </div>
        {note === undefined ? null : (
          <p className={css.note}>{fill(note, { names: others.join(', ') })}</p>
        )}
      </div>
      <TabList className={css.list} aria-label={label}>
        {tabs.map((each, index) => (
          <Tab
            key={each.fragment}
            index={index}
            className={css.tab}
            {...(sharedPanel ? { 'aria-controls': `${id}--panel--${String(chosen)}` } : {})}
          >
            {each.count === undefined ? (
              each.label
            ) : (
              <>
                {/* Chromium leaves a text of a space alone out of the name. */}
                {`${each.label} `}
                <span className={css.count}>{each.count}</span>
              </>
            )}
          </Tab>
        ))}
      </TabList>
      <TabPanels>{children(chosen)}</TabPanels>
    </Tabs>
  );
}

/** The panel of a tab. Where all tabs share one, its index is that of the chosen tab. */
export interface TabPanelProps {
  index: number;
  chosen: boolean;
  children: ReactNode;
}

export function TabPanel({ index, chosen, children }: TabPanelProps) {
  // No tab stop, as its links are. Orca takes the tab for the label of a panel with a tabindex.
  return (
    <ReachTabPanel index={index} className={css.panel} data-chosen={chosen} tabIndex={undefined}>
      {children}
    </ReachTabPanel>
  );
}
