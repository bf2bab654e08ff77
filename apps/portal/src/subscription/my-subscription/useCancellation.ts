import { failureText } from '@raiz/api-client';
import { mySubscriptionMessages } from '@raiz/ui/messages/subscription';
import { useState } from 'react';
import { focusTitle } from '../../shared/page/ScreenHeader.tsx';
import { invalidate } from '../../shared/reads/queries.ts';
import { api } from '../../shared/session/api.ts';
import { useWrite } from '../../shared/writes/useWrite.ts';

const messages = mySubscriptionMessages.cancel;

/** Canceling the subscription, after a confirmation. */
export interface Cancellation {
  /** The dialog is open. */
  asking: boolean;
  busy: boolean;
  /** Why the last request failed, or null. */
  failure: string | null;
  /** Canceled during this visit. */
  done: boolean;
  ask: () => void;
  confirm: () => void;
  keep: () => void;
}

async function cancel(): Promise<void> {
  try {
    await api.POST('/assinatura/cancelar');
  } finally {
    // Also after a failure: the answer may be lost, or another tab may have canceled.
    void invalidate('/assinatura/status');
  }
}

/** Asks, then cancels. After a failure the dialog stays open with the reason. */
export function useCancellation(): Cancellation {
  const [now, setNow] = useState<'closed' | 'asking' | 'done'>('closed');
  const { busy, error, run, reset } = useWrite(cancel, { onSuccess: () => setNow('done') });

  return {
    asking: now === 'asking',
    busy,
    failure: error === null ? null : failureText(error, { fallback: messages.failed, serverText: false }),
    done: now === 'done',
    ask() {
      reset();
      setNow('asking');
    },
    confirm: () => run(),
    keep() {
      if (busy) return;
      setNow('closed');
      // After the dialog has restored the focus, in case the button is gone.
      setTimeout(focusTitle);
    },
  };
}
