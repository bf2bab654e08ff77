import { ArrowDownIcon, ArrowUpIcon, GripIcon, IconButton, Inline } from '@raiz/ui';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import { dragOnPress, fetchDrag } from './dragOnPress.ts';
import type { Orderable } from './useReorder.ts';
import * as styles from './OrderButtons.css.ts';

export interface OrderButtonsProps<Item> {
  /** What the buttons move. */
  item: Item;
  /** It cannot go up. */
  isFirst: boolean;
  /** It cannot go down. */
  isLast: boolean;
  /** Moves it by so many places, up when negative. */
  onStep: (item: Item, by: number) => void;
  /** Moves it to a place, from 0. */
  onMove: (item: Item, to: number) => void;
}

/** Moves one row up or down, each button naming its row; beside them a handle for the pointer. At the ends a button stays, so that the focus does. */
export function OrderButtons<Item extends Orderable>(props: OrderButtonsProps<Item>) {
  const { item, isFirst, isLast, onStep, onMove } = props;
  return (
    <Inline gap={4}>
      <span
        aria-hidden="true"
        className={styles.handle}
        onPointerEnter={fetchDrag}
        onPointerDown={(event) => void dragOnPress(event.currentTarget, event.nativeEvent, (to) => onMove(item, to))}
      >
        <GripIcon />
      </span>
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
