import { Stack } from '@raiz/ui';
import { DataTable } from '@raiz/ui/table';
import { formatGroups } from './cases.ts';

/** Every format of the product, live: the value, the text shown, and why the case matters. */
export function FormatTables() {
  return (
    <Stack gap={40}>
      {formatGroups().map(({ title, by, cases }) => (
        <DataTable
          key={by}
          caption={`${title} · ${by}`}
          rows={cases}
          rowKey={({ given }) => given}
          columns={[
            { id: 'given', header: 'Vem', rowHeader: true, render: ({ given }) => <code>{given}</code> },
            { id: 'shown', header: 'Mostra', render: ({ shown }) => shown },
            { id: 'why', header: 'Por quê', render: ({ why }) => why },
          ]}
        />
      ))}
    </Stack>
  );
}
