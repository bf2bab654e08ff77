import { emptyValue, formatDate } from '@raiz/ui/format';
import { mySubscriptionMessages } from '@raiz/ui/messages/subscription';
import { ConfirmDialog } from '../../shared/lazy/lazyPart.tsx';
import type { Cancellation } from './useCancellation.ts';

const messages = mySubscriptionMessages.cancel;

export interface CancelDialogProps {
  /** The cancellation and its request. */
  cancellation: Cancellation;
  /** Last day of the paid period (ISO date), or null when unknown. */
  endDate: string | null;
}

/** Asks before canceling, and says until when access remains. */
export function CancelDialog({ cancellation, endDate }: CancelDialogProps) {
  if (!cancellation.asking) return null;
  const until = formatDate(endDate);
  return (
    <ConfirmDialog
      open
      title={messages.title}
      cancelText={messages.keep}
      confirmText={messages.confirm}
      busyLabel={messages.canceling}
      busy={cancellation.busy}
      error={cancellation.failure}
      onConfirm={cancellation.confirm}
      onCancel={cancellation.keep}
    >
      <p>{messages.question}</p>
      {until !== emptyValue && <p>{messages.until({ endDate: until })}</p>}
    </ConfirmDialog>
  );
}
