import type { DataTableColumn } from '@raiz/ui/table';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import { useMemo } from 'react';
import { useStable } from '../useStable.ts';
import type { Orderable } from './order.ts';
import { OrderButtons } from './OrderButtons.tsx';

/**
 * The column that moves rows. It stays the same while the first and the last row do, so that a move
 * renders only the rows it changes.
 * @param onMove Called with the id of an entry and its new place, from 0.
 */
export function useOrderColumn<Item extends Orderable>(
  items: readonly Item[],
  onMove: (id: number, place: number) => void,
): DataTableColumn<Item> {
  const [firstId, lastId] = [items.at(0)?.id, items.at(-1)?.id];
  const onStep = useStable((id: number, by: number) => onMove(id, items.findIndex((item) => item.id === id) + by));

  return useMemo(
    () => ({
      id: 'order',
      header: adminFormMessages.order,
      oneLine: true,
      render: (item) => (
        <OrderButtons {...{ item, onStep }} isFirst={item.id === firstId} isLast={item.id === lastId} />
      ),
    }),
    [firstId, lastId, onStep],
  );
}
