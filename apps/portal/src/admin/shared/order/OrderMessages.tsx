import { Notice, VisuallyHidden } from '@raiz/ui';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import type { Reorder } from './useReorder.ts';

export interface OrderMessagesProps {
  /** The last move, and whether storing it failed. */
  order: Pick<Reorder<never>, 'last' | 'failed'>;
}

/** Announces a move to screen readers, and shows that a new order could not be stored. */
export function OrderMessages({ order: { last, failed } }: OrderMessagesProps) {
  return (
    <>
      <VisuallyHidden role="status">{last && !failed && words.moved(last)}</VisuallyHidden>
      {failed && <Notice tone="danger">{words.moveFailed}</Notice>}
    </>
  );
}
