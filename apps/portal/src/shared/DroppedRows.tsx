import { Text } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { commonMessages as messages } from '@raiz/ui/messages/global';
import { droppedRows } from './rows.ts';

export interface DroppedRowsProps {
  /** The list as received: rows that could not be read are null. */
  rows: readonly unknown[];
}

/** Says below a list how many of its rows could not be shown; nothing when all could. */
export function DroppedRows({ rows }: DroppedRowsProps) {
  const count = droppedRows(rows);
  if (count === 0) return null;
  return (
    <Text tone="muted">{countOf(count, { none: '', one: messages.oneRowDropped, many: messages.rowsDropped })}</Text>
  );
}
