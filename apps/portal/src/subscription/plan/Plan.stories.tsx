import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Assinatura/Assinatura',
  component: PortalAt,
  args: { path: '/assinatura' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['readSubscriptionStatus'],
  loading: 'Carregando sua assinatura',
  failed: 'Erro ao consultar status da assinatura.',
  whileLoading: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Assinatura' })).toBeVisible();
  },
  whenFailed: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Voltar para minha assinatura' })).toBeVisible();
  },
});

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    const plan = within(await canvas.findByRole('region', { name: 'Plano Mensal' }));
    await expect(plan.getByText('02/11/2026 a 02/12/2026')).toBeVisible();
    // One sentence states the status.
    await expect(canvas.getByText(/^(?:Sua assinatura (?:está|foi)|Status desconhecido)/)).toHaveTextContent(
      'Sua assinatura está ativa e será renovada em 02/12/2026.',
    );
    await expect(canvas.getByText('Um novo pagamento renova o seu plano.')).toBeVisible();
    await expect(canvas.getByLabelText('Código do voucher')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pagar com cartão' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Voltar para minha assinatura' })).toHaveAttribute(
      'href',
      '/minha-assinatura',
    );
    await waitFor(() => expect(document.title).toBe('Assinatura · Portal Raiz'));
  },
};

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const StatusFailed: Story = { ...reads.failed(), name: 'Status não carregado' };
