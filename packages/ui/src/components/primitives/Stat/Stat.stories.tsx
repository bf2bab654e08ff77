import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { strange } from '../../../internal/storyChecks.ts';
import { Grid } from '../Layout/Layout.tsx';
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
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Ganhos em novembro');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('R$ 1.284,50');
  },
};

/** In a narrow column the figure shrinks, so that a date or an amount stays on one line. */
export const SmallColumn: Story = {
  name: 'Coluna estreita',
  args: { label: 'Última qualificação', value: '02/09/2026' },
  render: (args) => (
    <dl style={{ width: 192 }}>
      <Stat {...args} />
    </dl>
  ),
  play: async ({ canvas }) => {
    const value = canvas.getByText('02/09/2026');
    await expect(value.clientHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(value).fontSize));
  },
};

/** At 200 % text. */
export const LongText: Story = {
  name: 'Textos longos',
  args: { label: strange.title.slice(0, 120), value: strange.word, hint: strange.title },
  render: (args) => (
    <Grid as="dl" least="small">
      <Stat {...args} />
      <Stat label="Ganhos desde o início" value="R$ 1.234.567.890.123,45" />
    </Grid>
  ),
  globals: { textSize: 'double' },
};
