import { emptyValue } from '@raiz/ui/format';

/** A row that can be linked to, edited and deleted. */
export type WithId<Row extends { id: number | null }> = Row & { id: number };

/** Whether a row can be linked to, edited and deleted. */
export function hasId<Row extends { id: number | null }>(row: Row): row is WithId<Row> {
  return row.id !== null;
}

/** The title of a row for the texts that name it; `--` when unknown. */
export function named({ title }: { title: string | null }): { title: string } {
  return { title: title ?? emptyValue };
}
