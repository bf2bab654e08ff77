import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { later } from '../../stories/storyChecks.ts';
import { readStories } from '../../stories/storyReads.ts';

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
    const tabs = within(canvas.getByRole('navigation', { name: 'Mais da sua rede' }));
    await expect(tabs.getByRole('link', { name: 'Resumo' })).toHaveAttribute('aria-current', 'page');
    await expect(tabs.getByRole('link', { name: 'Fundos Comunitários' })).toHaveAttribute('href', '/perfil/fundos');

    await expect(await canvas.findByText('Ativa')).toBeVisible();
    const subscription = within(canvas.getByRole('region', { name: 'Assinatura' }));
    await expect(subscription.getByRole('link', { name: 'Ver minha assinatura' })).toHaveAttribute(
      'href',
      '/minha-assinatura',
    );

    await expect(await canvas.findByLabelText('Link de indicação')).toHaveValue(
      `${window.location.origin}/cadastro?ref=2`,
    );
    await expect(canvas.getByLabelText('Link de indicação')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('ID de indicação')).toHaveValue('2');

    await expect(await canvas.findByText('Administração Raiz')).toBeVisible();
    // Only now: the sponsor's card replaces its skeleton.
    const sponsor = within(canvas.getByRole('region', { name: 'Quem me indicou' }));
    await expect(sponsor.getByRole('link', { name: 'admin@exemplo.com.br' })).toHaveAttribute(
      'href',
      'mailto:admin@exemplo.com.br',
    );
    await expect(canvas.queryByRole('link', { name: 'Voltar para onde eu estava' })).toBeNull();
  },
};

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

/** The reads of the page's blocks. */
const blockReads = [
  'readSubscriptionStatus',
  'readReferralLink',
  'readMySponsor',
  'readBankAccount',
  'readEarnings',
  'readQualification',
  'listWithdrawals',
  'listMyCourses',
] as const;

export const BlocksLoading: Story = {
  name: 'Blocos carregando',
  parameters: {
    faults: blockReads.map((operation) => ({ operation, kind: 'hang' })),
  },
  play: async ({ canvas }) => {
    await later(1000, () => expect(canvas.getByText('Carregando o status da assinatura')).toBeInTheDocument());
    await expect(await canvas.findByText('Carregando quem indicou você')).toBeInTheDocument();
    await expect(await canvas.findByText('Carregando seus dados bancários')).toBeInTheDocument();
    await expect(await canvas.findByText('Carregando seus cursos')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Indicados ativos' })).toBeVisible();
    await expect(canvas.getByLabelText('ID de indicação')).toHaveValue('2');
  },
};

/** The message and the button stay during a retry. */
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

/** A block of the page by its heading. */
async function block(element: HTMLElement, name: string) {
  return within(await within(element).findByRole('region', { name }));
}

export const BlocksUnavailable: Story = {
  name: 'Blocos indisponíveis, depois um não',
  parameters: {
    faults: [
      { operation: 'readSubscriptionStatus', status: 500 },
      { operation: 'readReferralLink', status: 500 },
      { operation: 'readMySponsor', status: 500, body: {} },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const referral = await block(canvasElement, 'Indique pessoas');
    await expect(await referral.findByText('Não foi possível carregar seu link.')).toBeVisible();
    // Says its failure once: without dashes and dead buttons.
    await expect(referral.queryByText('--')).toBeNull();
    await expect(referral.queryByRole('button', { name: 'Copiar link' })).toBeNull();
    await expect(referral.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
    await expect(referral.getByLabelText('ID de indicação')).toHaveValue('2');

    const subscription = await block(canvasElement, 'Assinatura');
    await expect(await subscription.findByText('Erro ao consultar status da assinatura.')).toBeVisible();
    await expect(subscription.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
    await expect(subscription.getByRole('link', { name: 'Ver minha assinatura' })).toBeVisible();

    const sponsor = await block(canvasElement, 'Quem me indicou');
    const failure = 'Não foi possível carregar quem indicou você.';
    await expect(await sponsor.findByText(failure)).toBeVisible();
    await expect(sponsor.queryByText('--')).toBeNull();
    fault({ operation: 'readMySponsor', body: { name: 'Rita Prado', email: 'rita@exemplo.com.br' } });
    await userEvent.click(sponsor.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('Rita Prado')).toBeVisible();
    // The pressed button is gone, so the focus must move.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Every field is unknown: the copy buttons are disabled, the rest of the page stays. Administrators have no sponsor. */
export const UnknownData: Story = {
  name: 'Dados desconhecidos, sem indicador',
  parameters: {
    session: 'admin',
    faults: [
      { operation: 'readProfile', body: { user: {} } },
      { operation: 'readReferralLink', body: {} },
      { operation: 'readSubscriptionStatus', body: { status: null, end_date: '2099-01-01' } },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const subscription = await block(canvasElement, 'Assinatura');
    await expect(await subscription.findByText('Status desconhecido. Fale com o suporte.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Olá!' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copiar link' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Copiar ID' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    const sponsor = await block(canvasElement, 'Quem me indicou');
    await expect(await sponsor.findByText('Você entrou sem indicação.')).toBeVisible();
  },
};
