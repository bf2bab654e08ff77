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
import { useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { DragHandle } from './DragHandle.tsx';
import { slotId } from './OrderButtons.tsx';
import { isMovable, type Placed } from './order.ts';
import { useAnnouncements } from './useAnnouncements.ts';

/** Pixels that the pointer moves before a press becomes a drag. */
const activationDistance = 4;

export interface DragHandlesProps {
  /** The rows of the table, in order. */
  items: readonly Placed[];
  /** Called with the id of a dropped row and its new place among those that can be moved, from 0. */
  onMove: (id: number, place: number) => void;
}

/**
 * Adds a drag handle to each row with `OrderButtons`, for pointer and keyboard. Portals put the
 * handles into the rows, so that the table does not have to wait for dnd-kit.
 */
export function DragHandles({ items, onMove }: DragHandlesProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: activationDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(items);
  const movable = useMemo(() => items.filter(isMovable), [items]);
  const [slots, setSlots] = useState<ReadonlyMap<number, Element | null>>(new Map());

  // A new row is in the document only after this render.
  useLayoutEffect(() => {
    setSlots(new Map(movable.map(({ id }) => [id, document.getElementById(slotId(id))])));
  }, [movable]);

  function onDragEnd({ active, over }: DragEndEvent) {
    const place = movable.findIndex(({ id }) => id === over?.id);
    if (place !== -1) onMove(Number(active.id), place);
  }

  return (
    <DndContext
      sensors={sensors}
      // By centre and not by overlap: rows differ in height, and on phones cards stand side by
      // side.
      collisionDetection={closestCenter}
      accessibility={{ announcements }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={movable.map(({ id }) => id)} strategy={rectSortingStrategy}>
        {movable.map((item) => {
          const slot = slots.get(item.id);
          return slot ? createPortal(<DragHandle item={item} />, slot, item.id) : null;
        })}
      </SortableContext>
    </DndContext>
  );
}
