import { ArrowDownIcon, ArrowUpIcon, IconButton, Inline } from '@raiz/ui';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import { DragHandle } from './DragHandle.tsx';
import type { Movable } from './order.ts';

export interface OrderButtonsProps {
  /** The entry of the row. */
  item: Movable;
  /** The first of the rows that can be moved. */
  isFirst: boolean;
  /** The last of the rows that can be moved. */
  isLast: boolean;
  /** Moves the entry by a number of places, up when negative. */
  onStep: (id: number, by: number) => void;
}

/**
 * Moves one row: a handle to drag, and buttons up and down. Each names its row. At the ends of the
 * list a button stays, so that it keeps the focus.
 */
export function OrderButtons({ item, isFirst, isLast, onStep }: OrderButtonsProps) {
  return (
    <Inline gap={4}>
      <DragHandle item={item} />
      <IconButton
        label={words.moveUp(item)}
        icon={<ArrowUpIcon />}
        aria-disabled={isFirst}
        onClick={() => onStep(item.id, -1)}
      />
      <IconButton
        label={words.moveDown(item)}
        icon={<ArrowDownIcon />}
        aria-disabled={isLast}
        onClick={() => onStep(item.id, 1)}
      />
    </Inline>
  );
}
