import type { ReactNode } from 'react';
import { hasContent } from '../../../internal/hasContent.ts';
import { useTakeFocus } from '../../../internal/takeFocus.ts';
import * as styles from './Result.css.ts';

export interface ResultProps {
  /** Icon of 40 px: give it `size="hero"`. */
  icon: ReactNode;
  /**
   * Colour of the icon.
   * @default 'neutral'
   */
  tone?: keyof typeof styles.icon;
  /** Decoration across the top: a CourseCover that fills it. */
  cover?: ReactNode;
  /** The heading with the outcome: a centred PageHeader, or a Heading. */
  heading: ReactNode;
  /** One or two sentences. */
  children?: ReactNode;
  /** Buttons or links for the next steps, the main one first; they fill the width. */
  actions: ReactNode;
  /**
   * Takes focus when it appears and is announced, for a result that replaces its form.
   * @default false
   */
  takeFocus?: boolean;
}

/**
 * The result of an action: a page of its own, or the replacement of the submitted form. A failure is announced as an
 * alert.
 */
export function Result(props: ResultProps) {
  const { icon, tone = 'neutral', cover, heading, children, actions, takeFocus = false } = props;
  const box = useTakeFocus(takeFocus);
  return (
    <div
      ref={box}
      role={tone === 'danger' ? 'alert' : takeFocus ? 'status' : undefined}
      tabIndex={takeFocus ? -1 : undefined}
      className={styles.box}
    >
      {hasContent(cover) && <div className={styles.cover}>{cover}</div>}
      {/* Another tone is another icon, which arrives again. */}
      <span key={tone} className={styles.icon[tone]}>
        {icon}
      </span>
      <div className={styles.content}>
        {heading}
        {hasContent(children) && <div className={styles.sentences}>{children}</div>}
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
