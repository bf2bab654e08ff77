import { Card, EmptyState, SkeletonText, TextLink } from '@raiz/ui';
import { DataTable, type DataTableColumn } from '@raiz/ui/table';
import { DroppedRows } from '../../shared/DroppedRows.tsx';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import type { List } from '../shared/useLists.ts';

/** Rows shown (docs/specification.md#limits). */
const shownRows = 3;

export interface LatestCardProps<Row> {
  /** All rows. */
  load: Load<List<Row>>;
  /** Columns of the full list. */
  columns: readonly DataTableColumn<Row>[];
  /** Heading, empty text and link text. */
  texts: {
    title: string;
    /** Shown when there are no rows. */
    none: string;
    /** Link to the full list. */
    all: string;
  };
  /** What is being loaded, for screen readers. */
  loadingText: string;
  /** Path of the full list, linked when there are more rows. */
  href: string;
}

/** The newest rows of a list, with a link to the full list. */
export function LatestCard<Row extends { id: number | null }>(props: LatestCardProps<Row>) {
  const { load, columns, texts, loadingText, href } = props;
  return (
    <Card title={texts.title}>
      <Loaded load={load} loadingText={loadingText} skeleton={<SkeletonText lines={3} />}>
        {({ rows, received }) => (
          <>
            <DataTable
              caption={texts.title}
              hideCaption
              columns={columns}
              rows={rows.slice(0, shownRows)}
              rowKey={({ id }, at) => id ?? `row ${at}`}
              empty={<EmptyState title={texts.none} />}
            />
            <DroppedRows rows={received} />
            {rows.length > shownRows && (
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
