import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../../domain/Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { KeyValue } from './KeyValue.tsx';

const meta = {
  title: 'Componentes/KeyValue',
  component: KeyValue,
  args: {
    items: [
      { label: 'Status', value: <Badge tone="active">Ativa</Badge> },
      { label: 'Plano', value: 'Mensal' },
      { label: 'Início do ciclo', value: '03/07/2026' },
      { label: 'Fim do ciclo', value: '--' },
    ],
  },
} satisfies Meta<typeof KeyValue>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each fact as screen readers read it: label and value. */
function factsOf(canvasElement: HTMLElement): (string | null)[][] {
  const canvas = within(canvasElement);
  const values = canvas.getAllByRole('definition');
  return canvas.getAllByRole('term').map((term, index) => [term.textContent, values[index]?.textContent ?? null]);
}

export const Default: Story = {
  name: 'Lista de dados, rótulo e valor',
  play: async ({ canvasElement }) => {
    await expect(factsOf(canvasElement)).toEqual([
      ['Status', 'Ativa'],
      ['Plano', 'Mensal'],
      ['Início do ciclo', '03/07/2026'],
      ['Fim do ciclo', '--'],
    ]);
  },
};

/** For a narrow column of a wide page, and for amounts; a single fact has no line above it. */
export const Variants: Story = {
  name: 'Aparências',
  render: (args) => (
    <Stack>
      <Card title="Um só">
        <KeyValue items={[{ label: 'Chave PIX', value: 'ana.costa@exemplo.com.br' }]} />
      </Card>
      <Card title="Abaixo">
        <KeyValue {...args} variant="stacked" />
      </Card>
      <Card title="No fim">
        <KeyValue {...args} variant="ends" />
      </Card>
      <Card title="Em colunas">
        <KeyValue {...args} variant="grid" />
      </Card>
    </Stack>
  ),
};
