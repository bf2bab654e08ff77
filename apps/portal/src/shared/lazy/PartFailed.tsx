import { Button, Notice, RetryIcon } from '@raiz/ui';
import { errorMessages } from '@raiz/ui/messages/global';
import { useEffect, useState } from 'react';
import { reload, useReplaced } from './chunkFailure.ts';

export interface PartFailedProps {
  /**
   * Fetches the chunk again; undefined after a failed retry, because Chromium caches the failure.
   */
  onRetry: (() => void) | undefined;
}

/**
 * Replaces a part whose chunk failed to load, because of a lost connection or a new release. Never
 * reloads automatically, because that would lose typed text. After a successful retry the focus
 * returns to the element that opened the part.
 */
export function PartFailed({ onRetry }: PartFailedProps) {
  const [opener] = useState(() => document.activeElement);
  const replaced = useReplaced(true);
  const mayRetry = onRetry !== undefined && !replaced;

  useEffect(
    () => () => {
      // In a timer, after parts that take the focus themselves, such as dialogs.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );

  return (
    <div lang="pt-BR">
      <Notice
        tone="danger"
        takeFocus
        actions={
          <>
            {mayRetry && (
              <Button size="small" icon={<RetryIcon />} onClick={onRetry}>
                {errorMessages.retry}
              </Button>
            )}
            <Button size="small" variant={mayRetry ? 'secondary' : 'primary'} onClick={reload}>
              {errorMessages.reload}
            </Button>
          </>
        }
      >
        {replaced ? errorMessages.newRelease : errorMessages.partFailed}
      </Notice>
    </div>
  );
}
