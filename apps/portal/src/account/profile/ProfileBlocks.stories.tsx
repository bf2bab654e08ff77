import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Conta/Perfil: blocos',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A block of the page by its heading. */
async function block(element: HTMLElement, name: string) {
  return within(await within(element).findByRole('region', { name }));
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const referral = await block(canvasElement, 'Indique pessoas');
    await expect(await referral.findByLabelText('Link de indicação')).toHaveAttribute('readonly');
    await expect(referral.getByLabelText('Link de indicação')).toHaveAccessibleDescription(
      'Quem usar este link entra na sua rede.',
    );
    await expect(referral.getByRole('button', { name: 'Copiar link' })).toBeEnabled();
  },
};

export const LinkCopied: Story = {
  name: 'Link copiado, depois recusado',
  beforeEach: () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.resolve() },
    });
    return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  },
  play: async ({ canvasElement }) => {
    const referral = await block(canvasElement, 'Indique pessoas');
    await userEvent.click(await referral.findByRole('button', { name: 'Copiar link' }));
    await expect(await referral.findByText('Link copiado!')).toBeVisible();
    await userEvent.click(referral.getByRole('button', { name: 'Copiar ID' }));
    await expect(await referral.findByText('ID copiado!')).toBeVisible();

    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(referral.getByRole('button', { name: 'Copiar link' }));
    await expect(await referral.findByText(/^Não foi possível copiar\. O link/)).toBeVisible();
  },
};

export const LinkUnavailable: Story = {
  name: 'Link indisponível',
  parameters: { faults: [{ operation: 'readReferralLink', status: 500 }] },
  play: async ({ canvasElement }) => {
    const referral = await block(canvasElement, 'Indique pessoas');
    await expect(await referral.findByText('Não foi possível carregar seu link. Tente novamente.')).toBeVisible();
    await expect(referral.getByText('--')).toBeVisible();
    await expect(referral.getByRole('button', { name: 'Copiar link' })).toBeDisabled();
    await expect(referral.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
    await expect(referral.getByLabelText('ID de indicação')).toHaveValue('2');
  },
};

export const SponsorUnavailable: Story = {
  name: 'Indicador indisponível, depois não',
  parameters: { faults: [{ operation: 'readMySponsor', status: 500, body: {} }] },
  play: async ({ canvas, canvasElement }) => {
    const sponsor = await block(canvasElement, 'Quem me indicou');
    const failure = 'Não foi possível carregar quem indicou você. Tente novamente.';
    await expect(await sponsor.findByText(failure)).toBeVisible();
    await expect(sponsor.getAllByText('--')).toHaveLength(2);
    fault({ operation: 'readMySponsor', body: { name: 'Rita Prado', email: 'rita@exemplo.com.br' } });
    await userEvent.click(sponsor.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('Rita Prado')).toBeVisible();
    // The pressed button is gone, so the focus has to move.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const NoSponsor: Story = {
  name: 'Sem indicador',
  parameters: { session: 'admin' },
  play: async ({ canvasElement }) => {
    const sponsor = await block(canvasElement, 'Quem me indicou');
    await expect(await sponsor.findByText('Sua conta não tem indicador.')).toBeVisible();
  },
};

export const SubscriptionUnavailable: Story = {
  name: 'Assinatura indisponível',
  parameters: { faults: [{ operation: 'readSubscriptionStatus', status: 500 }] },
  play: async ({ canvasElement }) => {
    const subscription = await block(canvasElement, 'Assinatura');
    await expect(await subscription.findByText('Erro ao consultar status da assinatura.')).toBeVisible();
    await expect(subscription.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
    await expect(subscription.getByRole('link', { name: 'Ver minha assinatura' })).toBeVisible();
  },
};

/** Every field is unknown: nothing can be copied, and the rest of the page stays. */
export const UnknownData: Story = {
  name: 'Dados desconhecidos',
  parameters: {
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
  },
};
