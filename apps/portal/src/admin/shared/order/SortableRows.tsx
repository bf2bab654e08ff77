import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useDragWords } from './useDragWords.ts';
import type { Orderable, Reorder } from './useReorder.ts';

/** Pixels that the pointer moves before a press becomes a drag. */
const distance = 4;

export interface SortableRowsProps<Item> {
  /** The entries in order, and how to move them. */
  order: Pick<Reorder<Item>, 'items' | 'move'>;
  /** The table of these entries, with a DragHandle in each row. */
  children: ReactNode;
}

/**
 * Lets the rows of a table be dragged to a new place, by pointer or by keyboard. OrderMessages
 * tells of the move.
 */
export function SortableRows<Item extends Orderable>({ order: { items, move }, children }: SortableRowsProps<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useDragWords(items ?? []);

  function onDragEnd({ active, over }: DragEndEvent) {
    const item = items?.find(({ id }) => id === active.id);
    const to = items?.findIndex(({ id }) => id === over?.id) ?? -1;
    if (item !== undefined && to !== -1) move(item, to);
  }

  return (
    <DndContext
      sensors={sensors}
      // By place and not by overlap: rows are of different heights, and cards stand beside one
      // another.
      collisionDetection={closestCenter}
      accessibility={{ announcements }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={items?.map(({ id }) => id) ?? []} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
