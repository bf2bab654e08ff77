import { DataTable } from '@raiz/ui/table';
import { docsHref } from '../hrefs.ts';
import { PageLink } from '../PageLink.tsx';
import { keyRows } from './keyboard.ts';

/** The action of each key in each component. */
export function KeyboardTable() {
  return (
    <DataTable
      caption="Teclado"
      hideCaption
      rows={keyRows}
      rowKey={({ title, keys }) => `${title} ${keys}`}
      columns={[
        {
          id: 'component',
          header: 'Componente',
          rowHeader: true,
          render: ({ title }) => <PageLink href={docsHref(title)}>{title.replace('Componentes/', '')}</PageLink>,
        },
        { id: 'keys', header: 'Teclas', render: ({ keys }) => keys },
        { id: 'does', header: 'O que acontece', render: ({ does }) => does },
      ]}
    />
  );
}
