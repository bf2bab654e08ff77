import type { DataTableColumn } from '@raiz/ui/table';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import { useMemo } from 'react';
import { useStable } from '../useStable.ts';
import { OrderButtons } from './OrderButtons.tsx';
import type { Orderable, Reorder } from './useReorder.ts';

/**
 * The column that moves rows; it stays the same while first and last row do, so that a move renders
 * only the rows it changes.
 */
export function useOrderColumn<Item extends Orderable>({ items, move }: Reorder<Item>): DataTableColumn<Item> {
  const [firstId, lastId] = [items?.at(0)?.id, items?.at(-1)?.id];
  const onStep = useStable((item: Item, by: number) => {
    const at = items?.findIndex(({ id }) => id === item.id) ?? -1;
    if (at !== -1) move(item, at + by);
  });

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
