import { DataTable } from '@raiz/ui/table';
import { mobileMax } from '../../packages/ui/src/theme/widths.ts';
import { viewports } from '../frame/modes.ts';

const rows = Object.values(viewports);

function layoutAt(width: string): string {
  return Number.parseInt(width, 10) <= mobileMax
    ? 'Menu lateral, cartões no lugar de tabelas'
    : 'Links no topo, tabelas';
}

/** The screen sizes of the toolbar, and the layout at each. */
export function ViewportTable() {
  return (
    <DataTable
      caption="Tamanhos de tela"
      hideCaption
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header: 'Tela', rowHeader: true, render: ({ name }) => name },
        { id: 'width', header: 'Largura', align: 'end', render: ({ styles }) => styles.width },
        { id: 'layout', header: 'O que muda', render: ({ styles }) => layoutAt(styles.width) },
      ]}
    />
  );
}
