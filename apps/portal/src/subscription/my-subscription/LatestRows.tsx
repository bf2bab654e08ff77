import { EmptyState, Heading, SkeletonCard, Stack, TextLink } from '@raiz/ui';
import { DataTable, type DataTableColumn } from '@raiz/ui/table';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import type { Load } from '../../shared/reads/load.ts';
import { Loaded } from '../../shared/reads/Loaded.tsx';
import { rowKey } from '../../shared/reads/rows.ts';
import type { List } from '../shared/useLists.ts';

/** Rows shown (docs/specification.md#limits). */
const shownRows = 3;

export interface LatestRowsProps<Row> {
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
export function LatestRows<Row extends { id: number | null }>(props: LatestRowsProps<Row>) {
  const { load, columns, texts, loadingText, href } = props;
  return (
    <Stack gap={12}>
      <Heading level={2} size="h3">
        {texts.title}
      </Heading>
      <Loaded load={load} loadingText={loadingText} skeleton={<SkeletonCard lines={5} />}>
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
      </Loaded>
    </Stack>
  );
}
