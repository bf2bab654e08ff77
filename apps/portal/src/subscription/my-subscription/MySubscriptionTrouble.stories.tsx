import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories, showsText } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Assinatura/Minha assinatura: falhas',
  component: PortalAt,
  args: { path: '/minha-assinatura' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['readSubscriptionStatus'],
  loading: 'Carregando sua assinatura',
  failed: 'Erro ao carregar informações da assinatura. Tente novamente.',
  // The other parts of the page stay.
  whenFailed: showsText('ANIVERSARIO10'),
});

export const Loading: Story = {
  name: 'Carregando',
  parameters: { scenario: 'endless' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando sua assinatura')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Minha assinatura' })).toBeVisible();
    // It would be pushed about by what is to come.
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const LoadFailed: Story = { ...reads.failed({ body: {} }), name: 'Falha ao carregar' };

export const ListsFailed: Story = {
  name: 'Listas não carregadas',
  parameters: {
    faults: [
      { operation: 'listPayments', status: 500 },
      { operation: 'listUsedVouchers', status: 500, body: {} },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erro ao buscar pagamentos: Erro interno do servidor.')).toBeVisible();
    await expect(await canvas.findByText('Erro ao buscar vouchers: HTTP 500')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(2);
    await expect(await canvas.findByText(/^Sua assinatura está ativa/)).toBeVisible();
  },
};

/**
 * The parts wait for each other, so that none pushes another down, but not for one that does not
 * come.
 */
export const OnePartLate: Story = {
  name: 'Uma parte atrasada',
  globals: { viewport: { value: 'phone360' } },
  parameters: { faults: [{ operation: 'listUsedVouchers', kind: 'hang' }] },
  play: async ({ canvas }) => {
    const loading = (await canvas.findByText('Carregando sua assinatura')).closest('[data-loading]');
    const skeleton = loading?.getBoundingClientRect();
    await expect(canvas.queryByText(/^Sua assinatura está ativa/)).toBeNull();
    await expect(await canvas.findByText(/^Sua assinatura está ativa/)).toBeVisible();
    const plan = canvas.getByRole('region', { name: 'Plano Mensal' }).getBoundingClientRect();
    await expect(plan.top).toBe(skeleton?.top);
    await expect(Math.abs(plan.height - (skeleton?.height ?? 0))).toBeLessThan(30);
    await expect(canvas.getByText('Carregando seus vouchers')).toBeInTheDocument();
  },
};
