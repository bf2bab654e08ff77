import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../internal/storyChecks.ts';
import { Grid } from '../Layout/Grid.tsx';
import { Stat } from './Stat.tsx';

const meta = {
  title: 'Componentes/Stat',
  component: Stat,
  args: { label: 'Ganhos em novembro', value: 'R$ 1.284,50' },
  render: (args) => (
    <Grid as="dl" least="small">
      <Stat {...args} />
      <Stat label="Indicados ativos" value="42 de 57" />
      <Stat label="Próximo saque" value="R$ 620,00" hint="Previsto para 05/12/2026" />
    </Grid>
  ),
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('term')[0]).toHaveTextContent('Ganhos em novembro');
    await expect(within(canvasElement).getAllByRole('definition')[0]).toHaveTextContent('R$ 1.284,50');
  },
};

export const Narrow: Story = {
  args: { value: 'R$ 1.234.567.890.123,45' },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { globals: { theme: 'dark' } };
