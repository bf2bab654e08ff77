import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../components/domain/Badge/Badge.tsx';
import { DataTable } from '../components/primitives/DataTable/DataTable.tsx';
import { Stack } from '../components/primitives/Layout/Layout.tsx';
import { media } from '../theme/media.ts';
import { scaleTokens } from '../theme/scaleTokens.ts';
import { typedKeys } from './storyLabels.ts';
import * as styles from './Foundations.css.ts';

/** The breakpoints of the layout, and the maximum width of each kind of page. */
const meta = { title: 'Fundamentos/Larguras' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The effect of each breakpoint. */
const limits = {
  phone: 'Margens menores, títulos menores',
  small: 'Linhas de lista no lugar de tabelas',
  medium: 'Tabelas, cartões em pares',
  mobile: 'Menu lateral',
  desktop: 'Links no topo',
  compactNav: 'Links no topo mais próximos',
  narrow: 'Uma coluna',
  wide: 'Duas colunas, todas as colunas das tabelas',
} as const;

/** The breakpoints by name. They are in em, so that a larger text size activates the narrow layout earlier. */
export const Default: Story = {
  name: 'Padrão',
  render: () => (
    <DataTable
      caption="Limites"
      rows={typedKeys(limits)}
      rowKey={(name) => name}
      columns={[
        { id: 'name', header: 'Nome', rowHeader: true, render: (name) => name },
        { id: 'query', header: 'Quando', render: (name) => <code>{media[name]}</code> },
        { id: 'does', header: 'O que muda', render: (name) => limits[name] },
        {
          id: 'now',
          header: 'Nesta tela',
          render: (name) => (
            <span className={styles.lamps[name]}>
              <Badge tone="done">vale agora</Badge>
            </span>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByRole('row', { name: new RegExp(`^${name} `) });
    await expect(within(row('wide')).getByText('vale agora')).toBeVisible();
    await expect(within(row('mobile')).getByText('vale agora')).not.toBeVisible();
  },
};

const widths = ['sideMenu', 'rail', 'sheet', 'dialog', 'pageForm', 'pageVideo', 'pageReading', 'page'] as const;

/** The maximum widths of menus, dialogs and kinds of page. */
export const Widest: Story = {
  name: 'O mais largo',
  render: () => (
    <Stack gap={8}>
      {widths.map((name) => (
        <div key={name} className={styles.widths[name]}>
          {name} · {scaleTokens.size[name]}
        </div>
      ))}
    </Stack>
  ),
};
