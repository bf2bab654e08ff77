import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { stopClock } from '../../stories/clock.ts';
import { fault, requestsTo } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { pressable } from '../../stories/storyChecks.ts';
import { logIn } from '../../stories/logIn.ts';

const meta = {
  title: 'Telas/Conta/Login: e-mail não confirmado',
  component: PortalAt,
  args: { path: '/login' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = 'nova@exemplo.com.br';

/** Logs in as the person whose e-mail is not confirmed. */
async function logInUnconfirmed(element: HTMLElement) {
  const canvas = await logIn(element, email);
  await canvas.findByText('Confirme seu e-mail antes de fazer login.');
  return canvas;
}

/** Requests another confirmation e-mail. */
async function resend(element: HTMLElement) {
  const canvas = await logInUnconfirmed(element);
  await userEvent.click(await pressable(canvas.getByRole('button', { name: 'Reenviar e-mail de confirmação' })));
  return canvas;
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = await logInUnconfirmed(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Confirme seu e-mail antes de fazer login.');
    await expect(canvas.getByRole('button', { name: 'Reenviar e-mail de confirmação' })).toBeEnabled();
  },
};

export const Resent: Story = {
  name: 'Reenviando, reenviado',
  play: async ({ canvasElement }) => {
    const send = fault({ operation: 'resendConfirmation', kind: 'hang' });
    const canvas = await resend(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Reenviando...' })).toBeDisabled();
    await waitFor(() => expect(requestsTo('POST /reenviar-confirmacao')).toHaveLength(1));
    send();
    const answer = await canvas.findByText('E-mail reenviado. Verifique sua caixa de entrada!');
    await expect(answer.closest('[role=status]')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^Ver o e-\u2060mail de confirmação/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/__mock/mails/'),
    );
    await expect(canvas.getByRole('button', { name: /Reenviar em \d+\ss/ })).toBeDisabled();
    await expect(requestsTo('POST /reenviar-confirmacao')).toEqual([{ email }]);

    // Another login removes the answer, but not the pause.
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByText('Confirme seu e-mail antes de fazer login.')).toBeVisible();
    await expect(answer).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /Reenviar em \d+\ss/ })).toBeDisabled();
  },
};

/** The pause reads the clock: timers rest in a tab that sleeps. A clock that was set back ends it. */
export const SleptOver: Story = {
  name: 'Pausa dormida',
  play: async ({ canvasElement }) => {
    const canvas = await resend(canvasElement);
    await canvas.findByRole('button', { name: /Reenviar em (30|29)\ss/ });
    const start = Date.now();
    const asleepFor = (seconds: number) => {
      stopClock(new Date(start + seconds * 1000).toISOString());
      document.dispatchEvent(new Event('visibilitychange'));
    };
    asleepFor(20);
    await expect(await canvas.findByRole('button', { name: /Reenviar em (10|9|8)\ss/ })).toBeDisabled();
    asleepFor(120);
    await expect(await canvas.findByRole('button', { name: 'Reenviar e-mail de confirmação' })).toBeEnabled();
    asleepFor(0);
    await canvas.findByRole('button', { name: /Reenviar em \d+\ss/ });
    asleepFor(-3600);
    await expect(await canvas.findByRole('button', { name: 'Reenviar e-mail de confirmação' })).toBeEnabled();
  },
};

export const ServerMessage: Story = {
  name: 'Mensagem do servidor',
  parameters: {
    faults: [
      { operation: 'resendConfirmation', body: { message: 'Enviamos outra vez.', preview_url: 'javascript:alert(1)' } },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await resend(canvasElement);
    await expect(await canvas.findByText('Enviamos outra vez.')).toBeVisible();
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Ver o e-\u2060mail/ })).toBeNull();
  },
};

/** After a failure the button stays. A success without a message shows ours. */
export const ResendFailed: Story = {
  name: 'Reenvio falhou',
  parameters: { faults: [{ operation: 'resendConfirmation', status: 429 }] },
  play: async ({ canvasElement }) => {
    const canvas = await resend(canvasElement);
    const again = () => userEvent.click(canvas.getByRole('button', { name: 'Reenviar e-mail de confirmação' }));
    await expect(await canvas.findByText('Muitas tentativas. Aguarde um pouco.')).toBeVisible();
    fault({ operation: 'resendConfirmation', status: 500, body: {} });
    await again();
    await expect(await canvas.findByText('Erro ao reenviar e-mail de confirmação.')).toBeVisible();
    fault({ operation: 'resendConfirmation', kind: 'drop' });
    await again();
    await expect(await canvas.findByText('Erro de conexão com o servidor.')).toBeVisible();
    fault({ operation: 'resendConfirmation', body: {} });
    await again();
    await expect(await canvas.findByText('E-mail reenviado. Verifique sua caixa de entrada!')).toBeVisible();
  },
};
