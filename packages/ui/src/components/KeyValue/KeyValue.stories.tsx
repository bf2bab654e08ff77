import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../internal/storyChecks.ts';
import { strange } from '../../internal/storyData.ts';
import { Badge } from '../Badge/Badge.tsx';
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

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('03/07/2026');
  },
};

export const LongNarrow: Story = {
  args: {
    items: [
      { label: strange.word, value: strange.word },
      { label: 'Chave PIX', value: strange.title },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { globals: { theme: 'dark' } };
