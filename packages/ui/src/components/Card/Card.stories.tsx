import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../internal/storyChecks.ts';
import { strange } from '../../internal/storyData.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Componentes/Card',
  component: Card,
  args: { title: 'Dados bancários', children: 'Cadastre sua conta para receber os saques.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Dados bancários' });
    await expect(within(region).getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const WithoutTitle: Story = {
  args: { title: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

export const WithActions: Story = {
  args: {
    actions: (
      <Button variant="quiet" size="small">
        Editar
      </Button>
    ),
  },
};

export const Premium: Story = {
  args: {
    title: 'Conteúdo para assinantes',
    tone: 'premium',
    actions: <Badge tone="premium">Curso Premium</Badge>,
    children: 'Este conteúdo está disponível apenas para assinantes.',
  },
};

export const LongNarrow: Story = {
  args: { ...WithActions.args, title: strange.word, children: strange.title },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { ...Premium, globals: { theme: 'dark' } };
