import { failureText } from '@raiz/api-client';
import { mySubscriptionMessages } from '@raiz/ui/messages/subscription';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { focusTitle } from '../../shared/focusTitle.ts';
import { queryClient } from '../../shared/queries.ts';
import { useSend } from '../shared/useSend.ts';

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

/** Asks, then cancels; the question stays open with the reason when that fails. */
export function useCancellation(): Cancellation {
  const [now, setNow] = useState<'closed' | 'asking' | 'done'>('closed');
  const send = useSend(
    () => api.POST('/assinatura/cancelar'),
    // It may be canceled all the same: in another tab, or when only the answer was lost.
    () => void queryClient.invalidateQueries(),
  );

  return {
    asking: now === 'asking',
    busy: send.busy,
    failure: send.error === null ? null : failureText(send.error, { fallback: messages.failed, serverText: false }),
    done: now === 'done',
    ask() {
      send.reset();
      setNow('asking');
    },
    confirm: () => send.run(undefined, () => setNow('done')),
    keep() {
      if (send.busy) return;
      setNow('closed');
      // After the dialog has given the focus back, unless the button is gone since.
      setTimeout(focusTitle);
    },
  };
}
