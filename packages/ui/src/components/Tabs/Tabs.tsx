import * as Radix from '@radix-ui/react-tabs';
import { useState, type ReactNode } from 'react';
import { formatCount } from '../../format/count.ts';
import { knownTab } from './knownTab.ts';
import { useOncePerPress } from './useOncePerPress.ts';
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
 * Several panels in one place, one seen at a time. By keyboard: left, right, Home and End choose a tab and Tab goes
 * into its panel (ARIA pattern "tabs"). The row scrolls within itself where there is no room.
 */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue, onChange, keepMounted = false, lang } = props;
  const [chosen, setChosen] = useState(defaultValue);
  const values = items.map((item) => item.value);
  const selected = knownTab(values, value === undefined ? chosen : value);
  const row = useShowSelected(selected);

  const choose = useOncePerPress((next) => {
    setChosen(next);
    onChange?.(next);
  });

  return (
    <Radix.Root value={selected} onValueChange={choose} className={styles.tabs}>
      <Radix.List ref={row} aria-label={label} lang={lang} className={styles.row}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} className={styles.tab}>
            <TabWords label={item.label} count={item.count} />
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content
          key={item.value}
          value={item.value}
          // Kept panels are mounted for good; hiding them is left to us.
          {...(keepMounted && { forceMount: true, hidden: item.value !== selected })}
          className={styles.panel}
        >
          {item.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
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
