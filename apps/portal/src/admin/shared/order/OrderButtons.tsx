import { ArrowDownIcon, ArrowUpIcon, IconButton, Inline } from '@raiz/ui';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import { DragHandle } from './DragHandle.tsx';
import type { Orderable } from './useReorder.ts';

export interface OrderButtonsProps<Item> {
  /** What the buttons move. */
  item: Item;
  /** It cannot go up. */
  isFirst: boolean;
  /** It cannot go down. */
  isLast: boolean;
  /** Moves it by so many places, up when negative. */
  onStep: (item: Item, by: number) => void;
}

/**
 * Moves one row: by a handle to drag, and by buttons up and down. Each names its row; at the ends a
 * button stays, so that the focus does.
 */
export function OrderButtons<Item extends Orderable>(props: OrderButtonsProps<Item>) {
  const { item, isFirst, isLast, onStep } = props;
  return (
    <Inline gap={4}>
      <DragHandle item={item} />
      <IconButton
        label={words.moveUp(item)}
        icon={<ArrowUpIcon />}
        aria-disabled={isFirst}
        onClick={() => onStep(item, -1)}
      />
      <IconButton
        label={words.moveDown(item)}
        icon={<ArrowDownIcon />}
        aria-disabled={isLast}
        onClick={() => onStep(item, 1)}
      />
    </Inline>
  );
}
