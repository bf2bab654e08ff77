import { Card, EmptyState, SkeletonText, TextLink } from '@raiz/ui';
import { DataTable, type DataTableColumn } from '@raiz/ui/table';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';

/** How many rows the overview shows (spec, section 9). */
const latest = 3;

export interface LatestCardProps<Row> {
  /** All rows, newest first. */
  load: Load<Row[]>;
  /** As in the full list. */
  columns: readonly DataTableColumn<Row>[];
  /** Title, and what is said when there is nothing or more. */
  texts: {
    title: string;
    /** Said when there are none. */
    none: string;
    /** Words of the link to all of them. */
    all: string;
  };
  /** Read aloud while the rows are awaited. */
  loadingText: string;
  /** Path of the screen with all rows, linked to when there are more than three. */
  href: string;
}

/** The newest three of a list, and the way to all of them (spec, section 2). */
export function LatestCard<Row extends { id: number }>(props: LatestCardProps<Row>) {
  const { load, columns, texts, loadingText, href } = props;
  return (
    <Card title={texts.title}>
      <Loaded load={load} loadingText={loadingText} skeleton={<SkeletonText lines={3} />}>
        {(rows) => (
          <>
            <DataTable
              caption={texts.title}
              hideCaption
              columns={columns}
              rows={rows.slice(0, latest)}
              rowKey={({ id }) => id}
              empty={<EmptyState title={texts.none} />}
            />
            {rows.length > latest && (
              <TextLink look="standalone" href={href}>
                {texts.all}
              </TextLink>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
