import { type ReactNode, useId, type Ref } from 'react';
import { hasContent } from '../../../internal/hasContent.ts';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { List } from '../List/List.tsx';
import * as styles from './SettingsList.css.ts';

export interface SettingsListProps {
  /** The SettingsRows. */
  children: ReactNode;
  /** Accessible name of the list; omitted if a heading above names it. */
  label?: string;
  /** Id of the heading that names the list. */
  labelledBy?: string;
}

/** Settings as rows, separated by hairlines. */
export function SettingsList({ children, label, labelledBy }: SettingsListProps) {
  return (
    <List aria-label={label} aria-labelledby={labelledBy} className={styles.list}>
      {children}
    </List>
  );
}

export interface SettingsRowProps {
  /** Name of the setting, such as 'Senha'. */
  label: string;
  /** The current value, or a sentence about the setting; below the label on phones. */
  value?: ReactNode;
  /** A small button or link at the end, such as 'Editar'. */
  action?: ReactNode;
  /**
   * Level of the label as a heading, for rows that open a form; the row is then a region.
   * @default no heading
   */
  level?: HeadingLevel;
  /** Ref of the heading, for moving focus to it. */
  headingRef?: Ref<HTMLHeadingElement>;
  /**
   * Whether the form replaces the value: the label is then its title.
   * @default false
   */
  open?: boolean;
  /** A form below the row while it is open; the action sets `aria-expanded`. */
  children?: ReactNode;
}

/** One setting in a SettingsList. */
export function SettingsRow({ label, value, action, level, headingRef, open = false, children }: SettingsRowProps) {
  const headingId = useId();
  const Heading = level === undefined ? undefined : (`h${level}` as const);
  const content = (
    <>
      <div className={styles.row}>
        <div className={styles.content}>
          {Heading === undefined ? (
            <p className={styles.label}>{label}</p>
          ) : (
            <Heading id={headingId} tabIndex={-1} ref={headingRef} className={open ? styles.title : styles.label}>
              {label}
            </Heading>
          )}
          {hasContent(value) && <div className={styles.value}>{value}</div>}
        </div>
        {hasContent(action) && <div className={styles.action}>{action}</div>}
      </div>
      {hasContent(children) && <div className={styles.form}>{children}</div>}
    </>
  );
  return (
    <li className={styles.item}>
      {level === undefined ? content : <section aria-labelledby={headingId}>{content}</section>}
    </li>
  );
}
