import { Text } from '@raiz/ui';
import { countOf, type CountForms } from '@raiz/ui/format';
import { commonMessages as messages } from '@raiz/ui/messages/global';
import { memo } from 'react';
import { droppedRows } from './rows.ts';

export interface DroppedRowsProps {
  /** The list as received: rows that could not be read are null. */
  rows: readonly unknown[];
  /**
   * The sentence, in the language of the page.
   * @default in Portuguese
   */
  texts?: Pick<CountForms, 'one' | 'many'>;
}

const portuguese = { one: messages.oneRowDropped, many: messages.rowsDropped };

/**
 * Says below a list how many of its rows could not be shown; nothing when all could. Memoised: a
 * list may have fifty thousand rows.
 */
export const DroppedRows = memo(function DroppedRows({ rows, texts = portuguese }: DroppedRowsProps) {
  const count = droppedRows(rows);
  if (count === 0) return null;
  return <Text tone="muted">{countOf(count, { none: '', ...texts })}</Text>;
});
