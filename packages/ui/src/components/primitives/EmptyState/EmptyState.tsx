import type { ReactNode } from 'react';
import { hasContent } from '../../../internal/hasContent.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** One sentence that states that the list is empty. */
  title: ReactNode;
  /** One sentence that explains what will appear here and how. */
  children?: ReactNode;
  /** The only button or link, for the next step. */
  action?: ReactNode;
  /**
   * `page`: an icon above centred text, if an entire page is empty. `row`: one quiet line, for one of several lists;
   * without icon and action.
   * @default 'page'
   */
  variant?: 'page' | 'row';
  /**
   * Icon of 40 px: give it `size="hero"`.
   * @default the brand's mark
   */
  icon?: ReactNode;
  /**
   * Colour of the icon: `success` and `warning` for results.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'success' | 'warning';
  /** Language of title and help when it is not Portuguese, such as "en". */
  lang?: string;
}

/** Replaces a list that has no items. */
export function EmptyState(props: EmptyStateProps) {
  const {
    title,
    children,
    action,
    icon = <BrandMark size="large" />,
    tone = 'neutral',
    variant = 'page',
    lang,
  } = props;
  if (variant === 'row') {
    return (
      <p lang={lang} className={styles.row}>
        <span>{title}</span> {children}
      </p>
    );
  }
  return (
    <div lang={lang} className={styles.box}>
      {hasContent(icon) && <span className={styles.icon[tone]}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {hasContent(children) && <p className={styles.help}>{children}</p>}
      {action}
    </div>
  );
}
