import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { formatCount } from '../../../format/number.ts';
import { showSideways } from '../../../internal/showSideways.ts';
import * as styles from './Tabs.css.ts';

/** One tab and its panel. */
export interface TabItem {
  /**
   * Id of the tab in code and addresses: lower-case letters, digits and hyphens, unique within the
   * tabs.
   */
  value: string;
  /** Label of the tab. */
  label: string;
  /** Number of items in the panel, shown after the label; omitted while unknown. */
  count?: number;
  /** Content of the tab. */
  panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  /** In the order shown. */
  items: readonly TabItem[];
  /** The selected tab, such as by the address; an unknown one means the first. */
  value: string | null;
  /** Called with the `value` of the chosen tab. */
  onChange: (value: string) => void;
}

/**
 * Tabs (Radix). Left, right, Home and End select a tab and Tab moves into its panel. The row of tabs scrolls sideways
 * if there is no space.
 */
export function Tabs(props: TabsProps) {
  const { label, items, value, onChange } = props;
  const values = items.map((item) => item.value);
  const selected = knownTab(values, value);
  const row = useShowSelected(selected);
  const reported = useRef<string | null>(null);

  function choose(next: string) {
    // Radix reports a pressed tab twice, on focus and on press (radix-ui/primitives, issue 2686).
    if (next === reported.current) return;
    reported.current = next;
    queueMicrotask(() => (reported.current = null));
    onChange(next);
  }

  return (
    <Root value={selected} onValueChange={choose} className={styles.tabs}>
      <List ref={row} aria-label={label} className={styles.row}>
        {items.map((item) => (
          <Trigger key={item.value} value={item.value} className={styles.tab}>
            <TabLabel label={item.label} count={item.count} />
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <Content key={item.value} value={item.value} className={styles.panel}>
          {item.panel}
        </Content>
      ))}
    </Root>
  );
}

function TabLabel({ label, count }: Pick<TabItem, 'label' | 'count'>) {
  return (
    <>
      <span>{label}</span>
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{formatCount(count)}</span>
        </>
      )}
    </>
  );
}

/**
 * Scrolls the row of tabs so that the selected one is visible, also on load and when the address changes.
 * @returns the ref of the row
 */
function useShowSelected(selected: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showSideways(row.current, '[aria-selected="true"]'), [selected]);
  return row;
}

/** The selected tab: the requested one, or the first when it does not exist. */
function knownTab(values: readonly string[], requested: string | null): string {
  const [first = ''] = values;
  return values.find((value) => value === requested) ?? first;
}
