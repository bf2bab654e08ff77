import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../primitives/Layout/Layout.tsx';
import { StatusText } from './Badge.tsx';
import { statusOf } from './statuses.ts';

const meta = {
  title: 'Componentes/StatusText',
  component: StatusText,
  args: statusOf('person', 'Ativa'),
} satisfies Meta<typeof StatusText>;

export default meta;
type Story = StoryObj<typeof StatusText>;

export const Default: Story = {
  name: 'Situação',
  play: async ({ canvas }) => {
    const label = canvas.getByText('Ativa');
    // One element, so that tables with hundreds of them stay light.
    await expect(label.children).toHaveLength(0);
    await expect(getComputedStyle(label, '::before').maskImage).toContain('svg');
  },
};

const all = [
  statusOf('person', 'Ativa'),
  statusOf('person', 'Teste'),
  statusOf('person', 'Inativa'),
  statusOf('person', 'Pendente'),
  statusOf('payment', 'paid'),
  statusOf('payment', 'failed'),
  statusOf('withdrawal', 'cancelled'),
  statusOf('withdrawal', 'em_analise'),
  statusOf('withdrawal', null),
  statusOf('progress', 'concluido'),
];

/**
 * Each state has its own shape, so that nothing depends on colour. An unknown value is unchanged; the last three are
 * not statuses of the contract, and use the language of the page.
 */
export const States: Story = {
  name: 'Estados',
  render: () => (
    <Inline gap={24}>
      {all.map((status, index) => (
        <StatusText key={index} {...status} />
      ))}
      <StatusText tone="premium">Premium</StatusText>
      <StatusText tone="free">Acesso livre</StatusText>
      <StatusText tone="unpublished" lang="en">
        Draft
      </StatusText>
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const label of ['Ativa', 'Não aprovado', 'Cancelado', 'em_analise', '--', 'Concluído'])
      await expect(canvas.getByText(label)).toBeVisible();
    await expect(canvas.getByText('Draft')).toHaveAttribute('lang', 'en');
  },
};
