import { failureText } from '@raiz/api-client';
import { mySubscriptionMessages } from '@raiz/ui/messages/subscription';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { focusTitle } from '../../shared/focusTitle.ts';
import { invalidate } from '../../shared/queries.ts';
import { useWrite } from '../../shared/useWrite.ts';

const messages = mySubscriptionMessages.cancel;

/** Canceling the subscription, with its question first (spec, section 5). */
export interface Cancellation {
  /** Whether the question is being asked. */
  asking: boolean;
  busy: boolean;
  /** The spec's sentence when the last try failed (section 8), or null. */
  failure: string | null;
  /** It was canceled just now. */
  done: boolean;
  ask: () => void;
  confirm: () => void;
  keep: () => void;
}

async function cancel(): Promise<void> {
  try {
    await api.POST('/assinatura/cancelar');
  } finally {
    // When it fails it may be canceled all the same: in another tab, or when only the answer was
    // lost.
    void invalidate('/assinatura/status');
  }
}

/** Asks, then cancels; the question stays open with the reason when that fails. */
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
      // After the dialog has given the focus back, unless the button is gone since.
      setTimeout(focusTitle);
    },
  };
}
