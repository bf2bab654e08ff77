import { EmptyState, Heading, SkeletonCard, Stack, TextLink } from '@raiz/ui';
import { DataTable, type DataTableColumn } from '@raiz/ui/table';
import { DroppedRows, Read } from '../../shared/reads/Read.tsx';
import { rowKey } from '../../shared/reads/rows.ts';
import type { Query } from '../../shared/reads/stateOf.ts';
import type { List } from '../shared/useLists.ts';

/** Rows shown (docs/specification.md#limits). */
const shownRows = 3;

export interface LatestRowsProps<Row> {
  /** All rows. */
  query: Query<List<Row>>;
  /** The sentence for a failure. */
  failed: (error: unknown) => string;
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
export function LatestRows<Row extends { id: number | null }>(props: LatestRowsProps<Row>) {
  const { query, failed, columns, texts, loadingText, href } = props;
  return (
    <Stack gap={12}>
      <Heading level={2} size="h3">
        {texts.title}
      </Heading>
      <Read queries={[query]} failed={failed} loadingText={loadingText} skeleton={<SkeletonCard lines={5} />}>
        {({ rows, received }) => (
          <>
            <DataTable
              caption={texts.title}
              hideCaption
              columns={columns}
              rows={rows.slice(0, shownRows)}
              rowKey={rowKey}
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
      </Read>
    </Stack>
  );
}
