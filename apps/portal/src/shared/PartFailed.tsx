import { Button, Notice, RetryIcon } from '@raiz/ui';
import { troubleMessages } from '@raiz/ui/messages/global';
import { createContext, use, useEffect, useState } from 'react';
import { reload } from './reload.ts';

/** Has the part's code asked for again. */
export const PartRetry = createContext<() => void>(() => undefined);

/**
 * In place of a part whose files did not come: of a lost connection, or since a new release has replaced them. Loading the page anew is
 * left to the person, who may have typed something. Once the part is there, the focus goes back to what opened it.
 */
export function PartFailed() {
  const retry = use(PartRetry);
  const [opener] = useState(() => document.activeElement);

  useEffect(
    () => () => {
      // The part is there, and the button that asked for it is gone. What takes the focus itself, as dialogs do, has it by then.
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
