import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  extractClosestEdge,
  type Edge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import { ArrowDownIcon, ArrowUpIcon, GripIcon, IconButton } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import type { DataTableColumn } from '@raiz/ui/table';
import { useEffect, useMemo, useRef } from 'react';
import { useEventCallback } from '../../../shared/page/useEventCallback.ts';
import { sharedIds } from '../../../shared/reads/rows.ts';
import { isMovable, movableRows, type MovableItem, type OrderedItem } from './order.ts';
import * as styles from './orderColumn.css.ts';

/**
 * The column with the positions, and the buttons and handles that move rows. Changes only when the
 * first or the last row changes, so that a move renders only the moved rows.
 * @param onMove Called with the id of an entry and its new index among the movable rows.
 */
export function useOrderColumn<Item extends OrderedItem>(
  items: readonly Item[],
  onMove: (id: number, index: number) => void,
): DataTableColumn<Item> {
  const ids = movableRows(items).map(({ id }) => id);
  const shared = JSON.stringify([...sharedIds(items)]);
  const [firstId, lastId] = [ids.at(0), ids.at(-1)];
  const onStep = useEventCallback((id: number, by: number) => onMove(id, ids.indexOf(id) + by));
  useDrops(ids, onMove);

  return useMemo(() => {
    const fixed = new Set<unknown>(JSON.parse(shared));
    return {
      id: 'order',
      header: adminFormMessages.position,
      oneLine: true,
      listPlacement: 'leading',
      render: (item) =>
        isMovable(item, fixed) ? (
          <OrderButtons {...{ item, onStep }} isFirst={item.id === firstId} isLast={item.id === lastId} />
        ) : (
          <Position>{item.position}</Position>
        ),
    };
  }, [firstId, lastId, onStep, shared]);
}

interface OrderButtonsProps {
  /** The entry of the row. */
  item: MovableItem;
  /** Whether it is the first movable row. */
  isFirst: boolean;
  /** Whether it is the last movable row. */
  isLast: boolean;
  /** Moves the entry by a number of rows, up when negative. */
  onStep: (id: number, by: number) => void;
}

/**
 * The drag handle, the position, and the buttons up and down of a row. Their labels name the row. A
 * button at an end of the list is disabled but stays focusable.
 */
function OrderButtons({ item, isFirst, isLast, onStep }: OrderButtonsProps) {
  return (
    <div className={styles.cell}>
      <DragHandle item={item} />
      <Position>{item.position}</Position>
      <div className={styles.arrows}>
        <IconButton
          label={adminFormMessages.moveUp(item)}
          icon={<ArrowUpIcon />}
          size="small"
          aria-disabled={isFirst}
          onClick={() => onStep(item.id, -1)}
        />
        <IconButton
          label={adminFormMessages.moveDown(item)}
          icon={<ArrowDownIcon />}
          size="small"
          aria-disabled={isLast}
          onClick={() => onStep(item.id, 1)}
        />
      </div>
    </div>
  );
}

/** The position of a row, or `--`. */
function Position({ children }: { children: number | null }) {
  return <span className={styles.position}>{children ?? emptyValue}</span>;
}

/**
 * Drags its table row. Only for pointers, and hidden from screen readers: the buttons do the same.
 */
function DragHandle({ item }: Pick<OrderButtonsProps, 'item'>) {
  const handle = useRef<HTMLSpanElement>(null);
  const { id } = item;

  useEffect(() => {
    const element = handle.current;
    // DataTable renders the row and knows nothing about dragging.
    const row = element?.closest('tr');
    return element && row ? dragRow(element, row, id) : undefined;
  }, [id]);

  return (
    <span ref={handle} aria-hidden title={adminFormMessages.drag(item)} className={styles.handle}>
      <GripIcon />
    </span>
  );
}

/** Makes a row draggable by its handle, and a drop target. Returns the cleanup. */
function dragRow(handle: HTMLElement, row: HTMLElement, id: number): () => void {
  const showEdge = (edge: Edge | null) => {
    if (edge === null) delete row.dataset['dropEdge'];
    else row.dataset['dropEdge'] = edge;
  };
  return combine(
    draggable({
      element: handle,
      getInitialData: () => ({ id }),
      onGenerateDragPreview({ nativeSetDragImage, location }) {
        const { clientX, clientY } = location.current.input;
        const { x, y } = row.getBoundingClientRect();
        nativeSetDragImage?.(row, clientX - x, clientY - y);
      },
      onDragStart: () => void row.toggleAttribute('data-dragged', true),
      onDrop: () => void row.toggleAttribute('data-dragged', false),
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data['id'] !== id,
      getData: ({ input }) => attachClosestEdge({ id }, { element: row, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self }) => showEdge(extractClosestEdge(self.data)),
      onDragLeave: () => showEdge(null),
      onDrop: () => showEdge(null),
    }),
  );
}

/**
 * Calls `onMove` when a row is dropped.
 * @param ids The ids of the movable rows, in order.
 */
function useDrops(ids: readonly number[], onMove: (id: number, index: number) => void): void {
  const onDrop = useEventCallback((dragged: unknown, { id, ...at }: Record<string | symbol, unknown>) => {
    const startIndex = ids.findIndex((one) => one === dragged);
    const indexOfTarget = ids.findIndex((one) => one === id);
    const closestEdgeOfTarget = extractClosestEdge(at);
    const index = getReorderDestinationIndex({ startIndex, indexOfTarget, closestEdgeOfTarget, axis: 'vertical' });
    const moving = ids[startIndex];
    if (moving !== undefined) onMove(moving, index);
  });

  useEffect(
    () =>
      monitorForElements({
        onDrop({ source, location }) {
          const [target] = location.current.dropTargets;
          if (target) onDrop(source.data['id'], target.data);
        },
      }),
    [onDrop],
  );
}
