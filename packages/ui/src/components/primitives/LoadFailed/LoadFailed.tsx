import type { ReactNode } from 'react';
import { RetryIcon } from '../../../icons/frame.tsx';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';

export interface LoadFailedProps {
  /** The reason, from the server or else from the message catalogue. */
  children: ReactNode;
  /** Called by the retry button. */
  onRetry: () => void;
  /**
   * `warning` when the page works without it.
   * @default 'danger'
   */
  tone?: 'danger' | 'warning';
  /**
   * Label of the button.
   * @default 'Tentar novamente'
   */
  retryText?: string;
  /**
   * Whether a retry is pending.
   * @default false
   */
  busy?: boolean;
  /**
   * Label of the button while busy.
   * @default 'Carregando...'
   */
  busyLabel?: string;
}

/** Replaces content that failed to load: the reason and a retry button. */
export function LoadFailed(props: LoadFailedProps) {
  const { children, onRetry, tone = 'danger', busy = false } = props;
  const { retryText = uiTexts.retry, busyLabel = uiTexts.loading } = props;
  return (
    <Notice
      tone={tone}
      actions={
        <Button variant="secondary" icon={<RetryIcon />} busy={busy} busyLabel={busyLabel} onClick={onRetry}>
          {retryText}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
