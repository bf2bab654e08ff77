import { Button, Inline, Text } from '@raiz/ui';
import { commonMessages as messages } from '@raiz/ui/messages/global';
import { DataTable, type DataTableProps } from '@raiz/ui/table';
import { useMemo, useReducer, useRef } from 'react';
import { useEntryMemory } from '../page/EntryMemory.tsx';
import { DroppedRows } from '../reads/DroppedRows.tsx';
import { rowsOnPaper, usePrinting } from '../page/printing.ts';
import { nonNullRows } from '../reads/rows.ts';

export interface LongTableProps<Row> extends Omit<DataTableProps<Row>, 'rows'> {
  /** The rows as received; omits null rows and counts them below the table. */
  rows: readonly (Row | null)[];
  /** The filters and the order: another view starts with 25 rows again. @default '' */
  view?: string;
}

/** A table that shows 25 rows and 25 more on request, also after a refetch or after "back". Paper has them all. */
export function LongTable<Row>({ rows, view = '', empty, ...table }: LongTableProps<Row>) {
  const known = useMemo(() => nonNullRows(rows), [rows]);
  const { shown, showMore } = useMoreRows(known, `${table.caption} ${view}`);
  return (
    <>
      <DataTable {...table} rows={shown} empty={rows.length === 0 ? empty : undefined} />
      <DroppedRows rows={rows} />
      <MoreRows shown={shown.length} total={known.length} onMore={showMore} />
    </>
  );
}

interface MoreRowsProps {
  shown: number;
  total: number;
  onMore: () => void;
}

/**
 * The button below a long list that shows more rows, and the number of rows shown. Renders nothing
 * for a list of up to 25 rows. With the last rows the button unmounts, and the focus moves to the
 * number.
 */
export function MoreRows({ shown, total, onMore }: MoreRowsProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const isPaper = usePrinting() !== null;
  if (total <= rowsAtATime || (isPaper && shown === total)) return null;

  function showMore() {
    if (shown + rowsAtATime >= total) count.current?.focus({ preventScroll: true });
    onMore();
  }

  return (
    <Inline justify="between">
      <p ref={count} tabIndex={-1} role="status">
        <Text as="span" size="caption" tone="muted">
          {messages.rowsShown({ shown, total })}
        </Text>
      </p>
      {shown < total && (
        <Button variant="secondary" size="small" onClick={showMore}>
          {messages.showMore}
        </Button>
      )}
    </Inline>
  );
}

/** Number of rows shown at first, and added by each press. */
const rowsAtATime = 25;

/**
 * Shows the first 25 rows of a list, and more on request; on paper up to `rowsOnPaper`.
 * @param list the name of the list with its filters and its order; the entry of the history remembers its number
 */
export function useMoreRows<Row>(rows: readonly Row[], list: string) {
  const { rowCounts } = useEntryMemory();
  const [, render] = useReducer((presses: number) => presses + 1, 0);
  const count = rowCounts.get(list) ?? rowsAtATime;
  const isPaper = usePrinting() !== null;
  const shown = useMemo(() => rows.slice(0, isPaper ? rowsOnPaper : count), [rows, isPaper, count]);
  function showMore() {
    rowCounts.set(list, count + rowsAtATime);
    render();
  }
  return { shown, showMore };
}
