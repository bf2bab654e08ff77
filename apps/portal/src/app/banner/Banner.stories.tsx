import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { requestsTo } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { inactive, says, region, silent } from './storyBanner.ts';

const meta = {
  title: 'Telas/Global/Aviso da assinatura',
  component: PortalAt,
  args: { path: '/termos' },
  parameters: { session: 'inactive' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Padrão', play: inactive };

export const Trial: Story = {
  name: 'Em teste',
  parameters: { scenario: 'subscriptionTrial' },
  play: says('Período de teste: restam 5 dias.', 'Ver opções de pagamento'),
};

export const TrialLastDay: Story = {
  name: 'Último dia de teste',
  parameters: { scenario: 'subscriptionTrialLastDay' },
  play: says('Período de teste: restam 0 dias.', 'Ver opções de pagamento'),
};

export const TrialOneDay: Story = {
  name: 'Um dia de teste',
  parameters: {
    faults: [
      {
        operation: 'readSubscriptionStatus',
        body: { status: 'trial', start_date: '2026-11-12', end_date: '2026-11-19', next_billing_date: null },
      },
    ],
  },
  play: says('Período de teste: resta 1 dia.', 'Ver opções de pagamento'),
};

export const Canceled: Story = {
  name: 'Cancelada',
  parameters: { scenario: 'subscriptionCanceled' },
  play: says('Assinatura cancelada, com acesso até 30/11/2026.', 'Renovar assinatura'),
};

export const CanceledOver: Story = {
  name: 'Cancelada, acesso terminado',
  parameters: { scenario: 'subscriptionCanceledOver' },
  play: says('Sua assinatura foi cancelada e o acesso terminou.', 'Renovar assinatura'),
};

export const UnknownStatus: Story = {
  name: 'Status desconhecido',
  parameters: { scenario: 'subscriptionUnknown' },
  play: says('Status desconhecido. Fale com o suporte.', 'Ver assinatura'),
};

export const Active: Story = { name: 'Ativa', parameters: { scenario: 'subscriptionActive' }, play: silent };

export const Visitor: Story = {
  name: 'Visitante',
  beforeEach: () => localStorage.clear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
    await expect(canvas.queryByRole('region', region)).toBeNull();
    await expect(requestsTo('GET /assinatura/status')).toHaveLength(0);
  },
};
