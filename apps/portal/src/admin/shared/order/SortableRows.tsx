import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDownIcon, ArrowUpIcon, GripIcon, IconButton } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import type { DataTableColumn } from '@raiz/ui/table';
import { useCallback, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useStable } from '../../../shared/page/useStable.ts';
import { isMovable, type Movable, type Placed } from './order.ts';
import * as styles from './SortableRows.css.ts';

/** Pixels that the pointer moves before a press becomes a drag. */
const activationDistance = 4;

export interface SortableRowsProps {
  /** The rows of the table, in order. */
  items: readonly Placed[];
  /**
   * Called with the id of a dropped row and its new place among those that can be moved, from 0.
   */
  onMove: (id: number, place: number) => void;
  /** The table of these items, with the column of `useOrderColumn`. */
  children: ReactNode;
}

/** Makes the rows of a table draggable, by pointer and by keyboard. */
export function SortableRows({ items, onMove, children }: SortableRowsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: activationDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(items);
  const movable = items.filter(isMovable);

  function onDragEnd({ active, over }: DragEndEvent) {
    const place = movable.findIndex(({ id }) => id === over?.id);
    if (place !== -1) onMove(Number(active.id), place);
  }

  return (
    <DndContext
      sensors={sensors}
      // By centre and not by overlap, because rows differ in height.
      collisionDetection={closestCenter}
      accessibility={{ announcements }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={movable.map(({ id }) => id)} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/**
 * dnd-kit's announcements for screen readers while a row is dragged. The message of the page
 * announces a row dropped at a new place.
 */
function useAnnouncements(items: readonly Placed[]): Announcements {
  const isPickedUp = useRef(false);
  const placeOf = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id);
  /** The dragged row at the place of another. */
  function at(active: UniqueIdentifier, over: UniqueIdentifier | undefined) {
    return { title: items[placeOf(active)]?.title ?? '', position: placeOf(over) + 1, total: items.length };
  }

  return {
    onDragStart({ active }) {
      isPickedUp.current = true;
      return words.drag.pickedUp(at(active.id, active.id));
    },
    onDragOver({ active, over }) {
      // The first is the row over itself, which would interrupt "picked up".
      const isFirst = isPickedUp.current;
      isPickedUp.current = false;
      return isFirst || over === null ? undefined : words.drag.over(at(active.id, over.id));
    },
    onDragEnd: ({ active, over }) =>
      over === null || over.id === active.id ? words.drag.stays(at(active.id, active.id)) : undefined,
    onDragCancel: ({ active }) => words.drag.stays(at(active.id, active.id)),
  };
}

/**
 * The column with the positions and the ways to move rows. It stays the same while the first and
 * the last row do, so that a move renders only the rows it changes.
 * @param onMove Called with the id of an entry and its new place among those that can be moved,
 *   from 0.
 */
export function useOrderColumn<Item extends Placed>(
  items: readonly Item[],
  onMove: (id: number, place: number) => void,
): DataTableColumn<Item> {
  const ids = items.filter(isMovable).map(({ id }) => id);
  const [firstId, lastId] = [ids.at(0), ids.at(-1)];
  const onStep = useStable((id: number, by: number) => onMove(id, ids.indexOf(id) + by));

  return useMemo(
    () => ({
      id: 'order',
      header: words.position,
      oneLine: true,
      listPart: 'before',
      render: (item) =>
        isMovable(item) ? (
          <OrderButtons {...{ item, onStep }} isFirst={item.id === firstId} isLast={item.id === lastId} />
        ) : (
          <Position>{item.position}</Position>
        ),
    }),
    [firstId, lastId, onStep],
  );
}

interface OrderButtonsProps {
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
function OrderButtons({ item, isFirst, isLast, onStep }: OrderButtonsProps) {
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

/** The position of a row, or `--`. */
function Position({ children }: { children: number | null }) {
  return <span className={styles.position}>{children ?? emptyValue}</span>;
}

/** Drags the table row it is in, by pointer or by keyboard. */
function DragHandle({ item }: Pick<OrderButtonsProps, 'item'>) {
  const sortable = useSortable({ id: item.id });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, node, transform, transition, isDragging } = sortable;
  const label = words.drag.handle(item);
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
    row.toggleAttribute('data-movable', true);
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
