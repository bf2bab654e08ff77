import type { ReactNode } from 'react';
import { FailureIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../../icons/frame.tsx';
import { cx } from '../../../internal/cx.ts';
import { hasContent } from '../../../internal/hasContent.ts';
import { useLiveContent } from '../../../internal/useLiveContent.ts';
import { useTakeFocus } from '../../../internal/takeFocus.ts';
import * as styles from './Notice.css.ts';

/** How serious a message is. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const icons: Record<NoticeTone, ReactNode> = {
  info: <InfoIcon />,
  success: <SuccessIcon />,
  warning: <WarningIcon />,
  danger: <FailureIcon />,
};

/** Failures interrupt the screen reader; other notices wait. */
const roles: Record<NoticeTone, 'status' | 'alert'> = {
  info: 'status',
  success: 'status',
  warning: 'status',
  danger: 'alert',
};

export interface NoticeProps {
  /**
   * `success`: an action succeeded. `danger`: it failed. `warning`: needs attention. `info`:
   * neutral.
   * @default 'info'
   */
  tone?: NoticeTone;
  /** Heading above the sentence. */
  title?: ReactNode;
  /** The message. */
  children: ReactNode;
  /** Buttons or links in the row of the sentence, below it without room; the box is then as wide as its text. */
  actions?: ReactNode;
  /**
   * Takes focus when it appears, for a message that replaces its form.
   * @default false
   */
  takeFocus?: boolean;
  /**
   * Is not announced, for a message that is present from the start.
   * @default false
   */
  quiet?: boolean;
}

/** A message on the page: a result, a failure or information. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, actions, takeFocus = false, quiet = false } = props;
  const notice = useTakeFocus(takeFocus);
  const role = quiet ? undefined : roles[tone];
  // An alert is announced when it appears, the focus when it moves.
  const content = useLiveContent<HTMLDivElement>(role === 'status' && !takeFocus);
  return (
    <div
      ref={notice}
      role={role}
      tabIndex={takeFocus ? -1 : undefined}
      className={cx(styles.notice, styles.tone[tone], hasContent(actions) && styles.fitted)}
    >
      <div ref={content} className={styles.content}>
        <div className={styles.message}>
          <span className={styles.icon}>{icons[tone]}</span>
          <div className={styles.body}>
            {hasContent(title) && <p className={styles.title}>{title}</p>}
            <div>{children}</div>
          </div>
        </div>
        {hasContent(actions) && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
