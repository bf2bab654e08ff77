import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fault } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories, sessionEnded } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Conta/Perfil',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['readProfile'],
  loading: 'Carregando seu perfil',
  failed: 'Erro ao carregar perfil.',
  whileLoading: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  },
  whenFailed: async () => {
    await expect(localStorage.getItem('token')).not.toBeNull();
  },
});

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Olá, Mariana!' })).toBeVisible();
    await expect(canvas.getAllByText('ativa@exemplo.com.br')[0]).toBeVisible();

    await expect(await canvas.findByText('Ativa')).toBeVisible();
    const subscription = within(canvas.getByRole('region', { name: 'Assinatura' }));
    await expect(subscription.getByRole('link', { name: 'Ver minha assinatura' })).toHaveAttribute(
      'href',
      '/minha-assinatura',
    );

    await expect(await canvas.findByLabelText('Link de indicação')).toHaveValue(
      `${window.location.origin}/cadastro?ref=2`,
    );
    await expect(canvas.getByLabelText('ID de indicação')).toHaveValue('2');

    await expect(await canvas.findByText('Administração Raiz')).toBeVisible();
    // Only now: the card of a known sponsor takes the place of the one that waits.
    const sponsor = within(canvas.getByRole('region', { name: 'Quem me indicou' }));
    await expect(sponsor.getByRole('link', { name: 'admin@exemplo.com.br' })).toHaveAttribute(
      'href',
      'mailto:admin@exemplo.com.br',
    );
    await expect(canvas.queryByRole('link', { name: 'Voltar para onde eu estava' })).toBeNull();
  },
};

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const BlocksLoading: Story = {
  name: 'Blocos carregando',
  parameters: {
    faults: [
      { operation: 'readSubscriptionStatus', kind: 'hang' },
      { operation: 'readReferralLink', kind: 'hang' },
      { operation: 'readMySponsor', kind: 'hang' },
      { operation: 'readBankAccount', kind: 'hang' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando o status da assinatura')).toBeInTheDocument();
    await expect(canvas.getByText('Carregando quem indicou você')).toBeInTheDocument();
    await expect(canvas.getByText('Carregando seus dados bancários')).toBeInTheDocument();
    await expect(canvas.getByLabelText('ID de indicação')).toHaveValue('2');
  },
};

/** The sentence and the button stay while it is tried again. */
export const LoadFailed: Story = {
  ...reads.failed(),
  name: 'Falha ao carregar',
  play: async (context) => {
    await reads.expectFailed(context);
    fault({ operation: 'readProfile', kind: 'drop' });
    const canvas = within(context.canvasElement);
    const retry = () => userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await retry();
    await expect(await canvas.findByText('Erro ao conectar ao servidor (perfil).')).toBeVisible();
    await retry();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro ao conectar ao servidor (perfil).');
  },
};

export const AccountBlocked: Story = {
  name: 'Conta bloqueada',
  parameters: { faults: [{ operation: 'readProfile', status: 403 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sessionEnded)).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
};
