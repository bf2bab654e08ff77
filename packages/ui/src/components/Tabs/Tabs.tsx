import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { formatCount } from '../../format/count.ts';
import { knownTab } from './knownTab.ts';
import { nextTab } from './nextTab.ts';
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
  const id = useId();

  function choose(next: string) {
    if (next === selected) return;
    setChosen(next);
    onChange?.(next);
  }

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = nextTab(event.key, values.indexOf(selected), values.length);
    const neighbour = next === null ? undefined : values[next];
    if (neighbour === undefined) return;
    event.preventDefault();
    document.getElementById(`${id}-${neighbour}`)?.focus();
    choose(neighbour);
  }

  return (
    <div className={styles.tabs}>
      <div ref={row} role="tablist" aria-label={label} lang={lang} className={styles.row}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === selected}
            aria-controls={`${id}-${item.value}-panel`}
            // One stop of the Tab key for all of them: the selected one.
            tabIndex={item.value === selected ? 0 : -1}
            onClick={() => choose(item.value)}
            onKeyDown={press}
            className={styles.tab}
          >
            <TabWords label={item.label} count={item.count} />
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-${item.value}-panel`}
          aria-labelledby={`${id}-${item.value}`}
          hidden={item.value !== selected}
          tabIndex={0}
          className={styles.panel}
        >
          {(keepMounted || item.value === selected) && item.panel}
        </div>
      ))}
    </div>
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
