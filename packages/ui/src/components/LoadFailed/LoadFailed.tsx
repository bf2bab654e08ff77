import type { ReactNode } from 'react';
import { RetryIcon } from '../../icons/frame.tsx';
import { uiTexts } from '../../internal/uiTexts.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';

/** Props of LoadFailed. */
export interface LoadFailedProps {
  /** The sentence: the server's own, or the specification's for this place. */
  children: ReactNode;
  /** Tries again. */
  onRetry: () => void;
  /**
   * The words of the button.
   * @default 'Tentar novamente'
   */
  retryText?: string;
  /**
   * A new try is under way.
   * @default false
   */
  busy?: boolean;
  /**
   * The words while trying.
   * @default 'Carregando...'
   */
  busyLabel?: string;
}

/** What stands where content would be when it could not be loaded: the reason and a way to try again. */
export function LoadFailed(props: LoadFailedProps) {
  const { children, onRetry, retryText = uiTexts.retry, busy = false, busyLabel = uiTexts.loading } = props;
  return (
    <Notice
      tone="danger"
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
