import { ArrowDownIcon, ArrowUpIcon, IconButton } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import { DragHandle } from './DragHandle.tsx';
import type { Movable } from './order.ts';
import * as styles from './OrderButtons.css.ts';

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
 * Moves one row: a handle to drag, its position, and buttons up and down. Each names its row. At
 * the ends of the list a button stays, so that it keeps the focus.
 */
export function OrderButtons({ item, isFirst, isLast, onStep }: OrderButtonsProps) {
  return (
    <div className={styles.place}>
      <DragHandle item={item} />
      <Position>{item.position}</Position>
      <div className={styles.arrows}>
        <IconButton
          label={words.moveUp(item)}
          icon={<ArrowUpIcon />}
          size="small"
          aria-disabled={isFirst}
          onClick={() => onStep(item.id, -1)}
        />
        <IconButton
          label={words.moveDown(item)}
          icon={<ArrowDownIcon />}
          size="small"
          aria-disabled={isLast}
          onClick={() => onStep(item.id, 1)}
        />
      </div>
    </div>
  );
}

/** The position of a row, or `--`; on phones for screen readers only. */
export function Position({ children }: { children: number | null }) {
  return <span className={styles.position}>{children ?? emptyValue}</span>;
}
