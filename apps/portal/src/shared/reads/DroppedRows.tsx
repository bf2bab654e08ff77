import { Text } from '@raiz/ui';
import { type CountForms, countOf } from '@raiz/ui/format';
import { commonMessages as messages } from '@raiz/ui/messages/global';
import { memo } from 'react';
import { droppedRows } from './rows.ts';

interface DroppedRowsProps {
  /** The list as received; invalid rows are null. */
  rows: readonly unknown[];
  /**
   * The message, in the language of the page.
   * @default in Portuguese
   */
  texts?: Pick<CountForms, 'one' | 'many'>;
}

const portuguese = { one: messages.oneRowDropped, many: messages.rowsDropped };

/**
 * Shows below a list how many of its rows are invalid; renders nothing if none are. Memoized: a
 * list may have fifty thousand rows.
 */
export const DroppedRows = memo(function DroppedRows({ rows, texts = portuguese }: DroppedRowsProps) {
  const count = droppedRows(rows);
  if (count === 0) return null;
  return <Text tone="muted">{countOf(count, { none: '', ...texts })}</Text>;
});
