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
import { isMovable, type Placed } from './order.ts';
import { useAnnouncements } from './useAnnouncements.ts';

/** Pixels that the pointer moves before a press becomes a drag. */
const activationDistance = 4;

export interface SortableRowsProps {
  /** The rows of the table, in order. */
  items: readonly Placed[];
  /**
   * Called with the id of a dropped row and its new place among those that can be moved, from 0.
   */
  onMove: (id: number, place: number) => void;
  /** The table of these items, with `OrderButtons` in each row. */
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
