import { Notice, VisuallyHidden } from '@raiz/ui';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import type { Reorder } from './useReorder.ts';

export interface OrderMessagesProps {
  /** The order whose moves are told. */
  order: Pick<Reorder<never>, 'last' | 'failed'>;
}

/** Says to screen readers where a row went, and to everybody when the new order could not be stored. */
export function OrderMessages({ order: { last, failed } }: OrderMessagesProps) {
  return (
    <>
      <VisuallyHidden role="status">{last && !failed && words.moved(last)}</VisuallyHidden>
      {failed && <Notice tone="danger">{words.moveFailed}</Notice>}
    </>
  );
}
