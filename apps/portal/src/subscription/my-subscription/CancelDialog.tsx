import { emptyValue, formatDate } from '@raiz/ui/format';
import { mySubscriptionMessages } from '@raiz/ui/messages/subscription';
import { ConfirmDialog } from '../../shared/confirmDialog.ts';
import type { Cancellation } from './useCancellation.ts';

const messages = mySubscriptionMessages.cancel;

export interface CancelDialogProps {
  /** Whether cancelling is asked for, under way or failed. */
  cancellation: Cancellation;
  /** Last day of the period that is paid for (ISO date), if known. */
  endDate: string | null;
}

/** The question before canceling, word for word, and until when access is kept (spec, section 5). */
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
