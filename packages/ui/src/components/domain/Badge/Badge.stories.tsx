import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { BadgeTone } from '../../../theme/tokens.ts';
import { Inline } from '../../primitives/Layout/Layout.tsx';
import { Badge } from './Badge.tsx';

const labels: Record<BadgeTone, string> = {
  active: 'Ativa',
  trial: 'Teste',
  inactive: 'Inativa',
  lapsed: 'Inativa',
  pending: 'Pendente',
  ending: 'Cancelada',
  ended: 'Cancelado',
  paid: 'Pago',
  failed: 'Não aprovado',
  unknown: 'Desconhecido',
  premium: 'Curso Premium',
  free: 'Acesso livre',
  unpublished: 'Não publicada',
  done: 'Concluída',
};

const tones = Object.keys(labels).filter((tone): tone is BadgeTone => tone in labels);

const meta = {
  title: 'Componentes/Badge',
  component: Badge,
  args: { tone: 'active', children: 'Ativa' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Etiqueta, selo de situação',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ativa')).toBeVisible();
  },
};

/** Shapes differ, so that nothing depends on colour. The admin screens are in English. */
export const Tones: Story = {
  name: 'Tons',
  render: () => (
    <Inline gap={8}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {labels[tone]}
        </Badge>
      ))}
      <Badge tone="done" lang="en">
        Published
      </Badge>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const shapes = tones.map((tone) => {
      const [badge] = canvas.getAllByText(labels[tone]);
      return badge && getComputedStyle(badge, '::before').maskImage;
    });
    await expect(shapes).not.toContain('none');
    await expect(canvas.getByText('Published').closest('[lang]')).toHaveAttribute('lang', 'en');
  },
};
