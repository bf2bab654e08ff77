import type { DataTableColumn } from '@raiz/ui/table';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import { useMemo } from 'react';
import { useStable } from '../useStable.ts';
import { isMovable, type Placed } from './order.ts';
import { OrderButtons, Position } from './OrderButtons.tsx';

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
      header: adminFormMessages.position,
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
