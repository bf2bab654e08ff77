import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault, requestsTo, db } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { pressable } from '../../stories/storyChecks.ts';

const meta = {
  title: 'Telas/Assinatura/Cancelar a assinatura',
  component: PortalAt,
  args: { path: '/minha-assinatura' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = 'Tem certeza que deseja cancelar sua assinatura? O acesso permanecerá até o fim do período já pago.';

async function ask(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cancelar assinatura' }));
  return within(await screen.findByRole('alertdialog', { name: 'Cancelar assinatura' }));
}

async function expectFailure(dialog: Awaited<ReturnType<typeof ask>>): Promise<void> {
  await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Sim, cancelar' })));
  await expect(await dialog.findByRole('alert')).toHaveTextContent('Erro ao cancelar assinatura. Tente novamente.');
  await expect(dialog.getByRole('button', { name: 'Sim, cancelar' })).toBeEnabled();
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await expect(dialog.getByText(question)).toBeVisible();
    await expect(dialog.getByText('Você mantém o acesso até 02/12/2026.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Manter assinatura' })).toHaveFocus());
  },
};

/**
 * Esc does not close the dialog during the request. The whole page and the banner show the cancellation at once, even if
 * the status cannot be read again; the button renews the subscription.
 */
export const CanceledJustNow: Story = {
  name: 'Enviando, cancelada agora',
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvasElement);
    fault({ operation: 'readSubscriptionStatus', status: 500 });
    const send = fault({ operation: 'cancelSubscription', kind: 'hang' });
    const confirm = await pressable(dialog.getByRole('button', { name: 'Sim, cancelar' }));
    // Two presses within one tick.
    confirm.click();
    confirm.click();
    await expect(await dialog.findByRole('button', { name: 'Cancelando...' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await waitFor(() => expect(requestsTo('POST /assinatura/cancelar')).toHaveLength(1));
    send();
    const answer = await canvas.findByText(
      'Assinatura cancelada com sucesso. Seu acesso permanece até o fim do período já pago.',
    );
    await expect(answer).toBeVisible();
    await waitFor(() => expect(answer.closest('[role="status"]')).toHaveFocus());
    await expect(
      await canvas.findByText('Sua assinatura foi cancelada. O acesso permanece até 02/12/2026.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancelar assinatura' })).toBeNull();
    await expect(canvas.queryByText('Próxima renovação')).toBeNull();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Renovar assinatura' })).toBeVisible();
    await expect(requestsTo('POST /assinatura/cancelar')).toHaveLength(1);
    await expect(db().subscriptions.find(({ user_id }) => user_id === 2)?.status).toBe('canceled');
  },
};

/** Neither the question nor the success names an unknown day. */
export const WithoutEndDate: Story = {
  name: 'Sem data final',
  parameters: {
    faults: [
      {
        operation: 'readSubscriptionStatus',
        body: { status: 'active', start_date: null, end_date: null, next_billing_date: null },
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvasElement);
    await expect(dialog.getByText(question)).toBeVisible();
    await expect(dialog.queryByText(/Você mantém o acesso/)).toBeNull();
    await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Sim, cancelar' })));
    await expect(await canvas.findByText('Assinatura cancelada com sucesso.')).toBeVisible();
  },
};

/** Kept, the button has the focus again. The dialog opens without the earlier failure. */
export const Failed: Story = {
  name: 'Falha, mantida, falha de novo',
  parameters: { faults: [{ operation: 'cancelSubscription', status: 500 }] },
  play: async ({ canvas, canvasElement }) => {
    const before = await ask(canvasElement);
    await expectFailure(before);
    await userEvent.click(before.getByRole('button', { name: 'Manter assinatura' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancelar assinatura' })).toHaveFocus());
    await expect(requestsTo('POST /assinatura/cancelar')).toHaveLength(1);
    const dialog = await ask(canvasElement);
    await expect(dialog.queryByRole('alert')).toBeNull();
    await expectFailure(dialog);
  },
};

/**
 * Canceled in another tab, or the answer was lost: the subscription is canceled, so it is a
 * success.
 */
export const CanceledElsewhere: Story = {
  name: 'Cancelada em outro lugar',
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvasElement);
    const subscription = db().subscriptions.find(({ user_id }) => user_id === 2);
    if (subscription) subscription.status = 'canceled';
    await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Sim, cancelar' })));
    const answer = await canvas.findByText(/^Assinatura cancelada com sucesso\./);
    await waitFor(() => expect(answer.closest('[role="status"]')).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.getByText('Sua assinatura foi cancelada. O acesso permanece até 02/12/2026.')).toBeVisible();
  },
};
