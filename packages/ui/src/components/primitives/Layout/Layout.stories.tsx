import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid, Inline, Stack } from './Layout.tsx';

const cells = ['Um', 'Dois', 'Três', 'Quatro'].map((label) => <Card key={label}>{label}</Card>);

const meta = {
  title: 'Componentes/Layout',
  component: Stack,
  subcomponents: { Inline, Grid },
  args: { children: cells },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stack: one below the other. */
export const Default: Story = { name: 'Espaçamento, pilha, grade' };

/** Inline: side by side, wrapping. Grid: as many columns as fit. */
export const BesideAndColumns: Story = {
  name: 'Lado a lado e em colunas',
  render: () => (
    <Stack gap={40}>
      <Inline justify="between">{cells}</Inline>
      <Grid minColumnWidth="small">{cells}</Grid>
    </Stack>
  ),
};
