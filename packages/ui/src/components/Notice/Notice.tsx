import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { CloseIcon } from '../../icons/frame.tsx';
import { FailureIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/notices.tsx';
import { cx } from '../../internal/cx.ts';
import { uiTexts } from '../../internal/uiTexts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Notice.css.ts';

/** How serious a message is. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const icons: Record<NoticeTone, ReactNode> = {
  info: <InfoIcon />,
  success: <SuccessIcon />,
  warning: <WarningIcon />,
  danger: <FailureIcon />,
};

/** Failures interrupt what a screen reader is saying; the rest waits. */
const roles: Record<NoticeTone, 'status' | 'alert'> = {
  info: 'status',
  success: 'status',
  warning: 'status',
  danger: 'alert',
};

/** Props of Notice. */
export interface NoticeProps {
  /**
   * `success`: it worked. `danger`: it failed. `warning`: it will matter. `info`: worth knowing.
   * @default 'info'
   */
  tone?: NoticeTone;
  /** Heading above the sentence. */
  title?: ReactNode;
  /** The sentence, as the specification or the server has it. */
  children: ReactNode;
  /** Buttons or links below the sentence. */
  actions?: ReactNode;
  /** Shows a close button and is called by it. */
  onDismiss?: () => void;
  /**
   * Name of the close button.
   * @default 'Fechar'
   */
  dismissLabel?: string;
  /**
   * Takes the focus when it appears, for answers that replace the form they belong to.
   * @default false
   */
  takeFocus?: boolean;
  /**
   * Has been there from the start and is not read aloud by itself.
   * @default false
   */
  quiet?: boolean;
  /** For `aria-describedby`. */
  id?: string;
}

/** A message on the page that stays: an answer, a failure, something to know. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, actions, onDismiss, dismissLabel = uiTexts.close, id } = props;
  const { takeFocus = false, quiet = false } = props;
  const notice = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (takeFocus) notice.current?.focus();
  }, [takeFocus]);

  return (
    <div
      ref={notice}
      id={id}
      role={quiet ? undefined : roles[tone]}
      tabIndex={takeFocus ? -1 : undefined}
      className={cx(styles.notice, styles.tone[tone])}
    >
      <span className={styles.icon}>{icons[tone]}</span>
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton label={dismissLabel} icon={<CloseIcon />} onClick={onDismiss} />
        </span>
      )}
    </div>
  );
}
