import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripIcon } from '@raiz/ui';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import { useCallback, useLayoutEffect } from 'react';
import type { Movable } from './order.ts';
import * as styles from './OrderButtons.css.ts';

export interface DragHandleProps {
  /** The entry of the row. */
  item: Movable;
}

/** Drags the table row it is in, by pointer or by keyboard. Works within `SortableRows`. */
export function DragHandle({ item }: DragHandleProps) {
  const sortable = useSortable({ id: item.id });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, node, transform, transition, isDragging } = sortable;
  const label = adminFormMessages.drag.handle(item);
  const ref = useCallback(
    (handle: HTMLButtonElement | null) => {
      setActivatorNodeRef(handle);
      setNodeRef(handle?.closest('tr') ?? null);
    },
    [setActivatorNodeRef, setNodeRef],
  );

  // The row belongs to DataTable, which does not know about dragging.
  useLayoutEffect(() => {
    const row = node.current;
    if (row === null) return;
    row.style.transform = CSS.Translate.toString(transform) ?? '';
    row.style.transition = transition ?? '';
    row.toggleAttribute('data-dragged', isDragging);
  }, [node, transform, transition, isDragging]);

  return (
    <button
      type="button"
      {...attributes}
      {...listeners}
      ref={ref}
      aria-label={label}
      title={label}
      className={styles.handle}
    >
      <GripIcon />
    </button>
  );
}
