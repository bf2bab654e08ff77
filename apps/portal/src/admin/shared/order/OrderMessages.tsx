import { Notice, VisuallyHidden } from '@raiz/ui';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import type { Reorder } from './useReorder.ts';

export interface OrderMessagesProps {
  /** The last move, and whether storing it failed. */
  order: Pick<Reorder<never>, 'last' | 'failed'>;
}

/** Announces a move to screen readers. */
export function OrderAnnouncement({ order: { last, failed } }: OrderMessagesProps) {
  return <VisuallyHidden role="status">{last && !failed && words.moved(last)}</VisuallyHidden>;
}

/** Shows that a new order could not be stored. */
export function OrderFailure({ order: { failed } }: OrderMessagesProps) {
  return failed && <Notice tone="danger">{words.moveFailed}</Notice>;
}
