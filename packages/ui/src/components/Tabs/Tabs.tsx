import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useRef, useState, type ReactNode } from 'react';
import { formatCount } from '../../format/count.ts';
import { knownTab } from './knownTab.ts';
import { useShowSelected } from './useShowSelected.ts';
import * as styles from './Tabs.css.ts';

/** One tab and its panel. */
export interface TabItem {
  /** Name of the tab in the code and in addresses: lower-case letters, digits and hyphens, unique within the tabs. */
  value: string;
  /** The words on the tab. */
  label: string;
  /** How many things the panel holds, written after the words; left out while it is not known. */
  count?: number;
  /** What the tab shows. */
  panel: ReactNode;
}

/** Props of Tabs. */
export interface TabsProps {
  /** Name of the row of tabs, for screen readers. */
  label: string;
  /** The tabs in their order. */
  items: readonly TabItem[];
  /** The tab shown, where the caller decides, as by the address; one that does not exist is the first. */
  value?: string | null;
  /**
   * The tab shown first, where the caller does not decide.
   * @default the first
   */
  defaultValue?: string;
  /** Called with the `value` of the tab that someone has chosen. */
  onChange?: (value: string) => void;
  /**
   * Panels stay mounted while hidden, so that what was typed or scrolled in them is not lost.
   * @default false
   */
  keepMounted?: boolean;
  /** Language of the tabs' words when it is not Portuguese, such as "en". */
  lang?: string;
}

/**
 * Several panels in one place, one shown at a time (Radix Tabs). By keyboard: left, right, Home and
 * End choose a tab and Tab goes into its panel (ARIA pattern "tabs"). The row scrolls within itself
 * where there is no room.
 */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue, onChange, keepMounted = false, lang } = props;
  const [chosen, setChosen] = useState(defaultValue);
  const values = items.map((item) => item.value);
  const selected = knownTab(values, value === undefined ? chosen : value);
  const row = useShowSelected(selected);
  const reported = useRef<string | null>(null);

  function choose(next: string) {
    // A press reports its tab twice, for the focus and for itself (radix-ui/primitives, issue
    // 2686).
    if (next === reported.current) return;
    reported.current = next;
    queueMicrotask(() => (reported.current = null));
    setChosen(next);
    onChange?.(next);
  }

  return (
    <Root value={selected} onValueChange={choose} className={styles.tabs}>
      <List ref={row} aria-label={label} lang={lang} className={styles.row}>
        {items.map((item) => (
          <Trigger key={item.value} value={item.value} className={styles.tab}>
            <TabWords label={item.label} count={item.count} />
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <Content key={item.value} value={item.value} forceMount={keepMounted || undefined} className={styles.panel}>
          {item.panel}
        </Content>
      ))}
    </Root>
  );
}

function TabWords({ label, count }: Pick<TabItem, 'label' | 'count'>) {
  return (
    <>
      {label}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{formatCount(count)}</span>
        </>
      )}
    </>
  );
}
