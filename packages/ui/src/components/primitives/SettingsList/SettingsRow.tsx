import type { ReactNode } from 'react';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import * as styles from './SettingsList.css.ts';

export interface SettingsRowProps {
  /** Name of the setting, such as 'Senha'. */
  label: string;
  /** The current value, or a sentence about the setting; below the label on phones. */
  value?: ReactNode;
  /** A small button or link at the end, such as 'Editar'. */
  action?: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
  /**
   * Level of the label as a heading, for rows that open a form.
   * @default no heading
   */
  level?: HeadingLevel;
  /** A form below the row while it is open; the action sets `aria-expanded`. */
  children?: ReactNode;
}

/** One setting in a SettingsList. */
export function SettingsRow({ label, value, action, icon, level, children }: SettingsRowProps) {
  const Label = level === undefined ? 'p' : (`h${level}` as const);
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <div className={styles.words}>
          <Label className={styles.label}>{label}</Label>
          {value !== undefined && <div className={styles.value}>{value}</div>}
        </div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {children !== undefined && children !== null && children !== false && (
        <div className={styles.form}>{children}</div>
      )}
    </li>
  );
}
