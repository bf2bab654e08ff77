import type { ReactNode } from 'react';
import * as styles from './SettingsList.css.ts';

export interface SettingsListProps {
  /** The SettingsRows. */
  children: ReactNode;
  /** Accessible name of the list; omitted where a heading above names it. */
  label?: string;
  /** Id of the heading that names the list. */
  labelledBy?: string;
}

/** Settings as rows of one surface, separated by hairlines. */
export function SettingsList({ children, label, labelledBy }: SettingsListProps) {
  return (
    <ul aria-label={label} aria-labelledby={labelledBy} className={styles.list}>
      {children}
    </ul>
  );
}
