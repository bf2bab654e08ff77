import { Button, Notice, RetryIcon } from '@raiz/ui';
import { troubleMessages } from '@raiz/ui/messages/global';
import { createContext, use, useEffect, useState } from 'react';

/** Reloads the document. */
export function reload(): void {
  window.location.reload();
}

/** Retries the chunk of the part. */
export const PartRetry = createContext<() => void>(() => undefined);

/**
 * Replaces a part whose chunk could not be fetched, because of a lost connection or a new release.
 * Never reloads automatically, because typed text would be lost. After a retry that works, the
 * focus returns to the element that opened the part.
 */
export function PartFailed() {
  const retry = use(PartRetry);
  const [opener] = useState(() => document.activeElement);

  useEffect(
    () => () => {
      // In a timer: parts that take the focus themselves, such as dialogs, come first.
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
            <Button size="small" icon={<RetryIcon />} onClick={retry}>
              {troubleMessages.retry}
            </Button>
            <Button size="small" variant="secondary" onClick={reload}>
              {troubleMessages.reload}
            </Button>
          </>
        }
      >
        {troubleMessages.partFailed}
      </Notice>
    </div>
  );
}
