import { DataTable } from '@raiz/ui/table';
import type { ReactNode } from 'react';

export interface FactTableProps {
  /** Caption of the table, for screen readers. */
  caption: string;
  /** Names of the two columns. */
  head: readonly [string, string];
  /** A name and its fact. */
  rows: readonly (readonly [string, ReactNode])[];
}

/** Two columns of a document: names and facts. */
export function FactTable({ caption, head, rows }: FactTableProps) {
  return (
    <DataTable
      caption={caption}
      hideCaption
      rows={rows}
      rowKey={([name]) => name}
      columns={[
        { id: 'name', header: head[0], rowHeader: true, render: ([name]) => name },
        { id: 'fact', header: head[1], render: ([, fact]) => fact },
      ]}
    />
  );
}
