import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import { useRef } from 'react';
import type { Placed } from './order.ts';

const words = adminFormMessages.drag;

/**
 * dnd-kit's announcements for screen readers while a row is dragged. `OrderAnnouncement` announces
 * a row dropped at a new place.
 */
export function useAnnouncements(items: readonly Placed[]): Announcements {
  const isPickedUp = useRef(false);
  const placeOf = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id);
  /** The dragged row at the place of another. */
  function at(active: UniqueIdentifier, over: UniqueIdentifier | undefined) {
    return { title: items[placeOf(active)]?.title ?? '', position: placeOf(over) + 1, total: items.length };
  }

  return {
    onDragStart({ active }) {
      isPickedUp.current = true;
      return words.pickedUp(at(active.id, active.id));
    },
    onDragOver({ active, over }) {
      // The first is the row over itself, which would interrupt "picked up".
      const isFirst = isPickedUp.current;
      isPickedUp.current = false;
      return isFirst || over === null ? undefined : words.over(at(active.id, over.id));
    },
    onDragEnd: ({ active, over }) =>
      over === null || over.id === active.id ? words.stays(at(active.id, active.id)) : undefined,
    onDragCancel: ({ active }) => words.stays(at(active.id, active.id)),
  };
}
