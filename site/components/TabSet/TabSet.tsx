import {
  Tab,
  TabList,
  TabPanel as ReachTabPanel,
  TabPanels,
  Tabs,
  type TabProps,
} from '@reach/tabs';
import {
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useFragmentTab } from '../../client/use-fragment-tab.ts';
import { Icon } from '../Icon/Icon.tsx';
import {
  chevron,
  choice,
  count as countStyle,
  list,
  panel,
  place,
  select,
  selectBox,
  selected,
  tab,
  whole,
} from './TabSet.css.ts';

/** One tab: its address, its name, how many it holds. */
export interface TabOfSet {
  /** What choosing it writes in the address, without the '#'. */
  fragment: string;
  label: string;
  /** Shown beside the name, as the language writes numbers. */
  count?: string;
  /** Other addresses that open it: those of what its panel holds. */
  holds: readonly string[];
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
  /** Whether there is but one panel, which every tab changes. */
  sharedPanel?: boolean;
  /** Gives the panels for the index of the chosen tab. */
  children: (chosen: number) => ReactNode;
}

/**
 * Reach's tabs render anew, with their panels, whenever one of them gets or loses the focus. That is of use only where a key
 * moves the focus and another one chooses (its `keyboardActivation="manual"`). It leaves alone what a handler of ours has prevented.
 */
const keepFromReach = (event: SyntheticEvent): void => event.preventDefault();

export function TabSet({ id, label, tabs, sharedPanel = false, children }: TabSetProps) {
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

  // Who walks through the tabs by key is on the way: Back is to lead out of them, not through each.
  const byKey = useRef(false);
  const choose = (index: number): void => chooseAs(index, byKey.current ? 'replace' : 'push');
  const onKey = (event: KeyboardEvent): void => {
    byKey.current = true;
    // Reach's tabs take these two for themselves; they are the browser's, to turn the page.
    if (event.key.startsWith('Page')) event.stopPropagation();
  };

  return (
    <Tabs
      ref={set}
      id={id}
      className={whole}
      index={chosen}
      onChange={choose}
      onKeyDownCapture={onKey}
      onClickCapture={() => (byKey.current = false)}
    >
      <div className={choice}>
        <div className={selectBox}>
          {/* No autocomplete: browsers would put back the choice of the last visit, which the panels do not show. */}
          <select
            className={select}
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
          <span className={selected} aria-hidden="true">
            {tabs[chosen]?.label}
          </span>
          <Icon name="chevron" className={chevron} />
        </div>
      </div>
      <TabList className={list} aria-label={label}>
        {tabs.map((each, index) => (
          <OneTab
            key={each.fragment}
            index={index}
            chosen={index === chosen}
            {...(sharedPanel ? { 'aria-controls': `${id}--panel--${String(chosen)}` } : {})}
          >
            {each.label}
            {each.count === undefined ? null : (
              <>
                {/* On small screens the hidden tab still gives its panel a name, with this in it. */}{' '}
                <span className={countStyle} aria-hidden="true">
                  {each.count}
                </span>
              </>
            )}
          </OneTab>
        ))}
      </TabList>
      <TabPanels>{children(chosen)}</TabPanels>
    </Tabs>
  );
}

function OneTab({ chosen, ...rest }: TabProps & { index: number; chosen: boolean }) {
  // Of what has the focus, Chromium asks the styles whether it may keep it as soon as this is written: not before the answer is seen.
  const isStop = useDeferredValue(chosen);
  return (
    <Tab
      className={tab}
      tabIndex={isStop ? 0 : -1}
      onFocus={keepFromReach}
      onBlur={keepFromReach}
      {...rest}
    />
  );
}

/** The panel of a tab. Where all tabs share one, its index is that of the chosen tab. */
export interface TabPanelProps {
  index: number;
  chosen: boolean;
  children: ReactNode;
}

export function TabPanel({ index, chosen, children }: TabPanelProps) {
  // The tab answers first, in a frame of its own: that the page is laid out for another panel is not to hold it up.
  const shown = useDeferredValue(chosen);
  // The place is passed over, and not the panel: an empty one would be left for assistive technology.
  return (
    <div className={place} data-chosen={shown}>
      {/* What it holds can have the focus, so it is no stop of its own. */}
      <ReachTabPanel index={index} className={panel} tabIndex={-1}>
        {children}
      </ReachTabPanel>
    </div>
  );
}
