import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answerWith, dropConnection, neverAnswer, requestsTo } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Conta/Login: e-mail não confirmado',
  component: PortalAt,
  args: { path: '/login' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = 'nova@exemplo.com.br';

/** Logs in as the person whose e-mail is not confirmed. */
async function refused(element: HTMLElement) {
  const canvas = within(element);
  await userEvent.type(await canvas.findByLabelText('E-mail'), email);
  await userEvent.type(canvas.getByLabelText('Senha'), 'portal123');
  await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
  await canvas.findByText('Confirme seu e-mail antes de fazer login.');
  return canvas;
}

/** Requests another confirmation e-mail. */
async function resend(element: HTMLElement) {
  const canvas = await refused(element);
  await userEvent.click(canvas.getByRole('button', { name: 'Reenviar e-mail de confirmação' }));
  return canvas;
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = await refused(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Confirme seu e-mail antes de fazer login.');
    await expect(canvas.getByRole('button', { name: 'Reenviar e-mail de confirmação' })).toBeEnabled();
  },
};

export const AnotherText: Story = {
  name: 'Outro texto',
  beforeEach: () => answerWith('POST', '/login', 403, { error: 'Confirme seu e-mail antes de fazer o login.' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('E-mail'), email);
    await userEvent.type(canvas.getByLabelText('Senha'), 'portal123{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Confirme seu e-mail antes de fazer o login.');
    await expect(canvas.queryByRole('button', { name: /Reenviar/ })).toBeNull();
  },
};

export const Resending: Story = {
  name: 'Reenviando',
  beforeEach: () => neverAnswer('POST', '/reenviar-confirmacao'),
  play: async ({ canvasElement }) => {
    const canvas = await resend(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Reenviando...' })).toBeDisabled();
  },
};

export const Resent: Story = {
  name: 'Reenviado',
  play: async ({ canvasElement }) => {
    const canvas = await resend(canvasElement);
    const answer = await canvas.findByText('E-mail reenviado. Verifique sua caixa de entrada!');
    await expect(answer.closest('[role=status]')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^Ver o e-mail de confirmação/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/__mock/mails/'),
    );
    await expect(canvas.getByRole('button', { name: /Você poderá reenviar em \d+ s\./ })).toBeDisabled();
    await expect(requestsTo('POST /reenviar-confirmacao')).toEqual([{ email }]);
  },
};

export const TriedAgainTooSoon: Story = {
  name: 'Tentou cedo demais',
  play: async ({ canvasElement }) => {
    const canvas = await resend(canvasElement);
    const sent = await canvas.findByText('E-mail reenviado. Verifique sua caixa de entrada!');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByText('Confirme seu e-mail antes de fazer login.')).toBeVisible();
    await expect(sent).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /Você poderá reenviar em \d+ s\./ })).toBeDisabled();
  },
};

export const ServerMessage: Story = {
  name: 'Mensagem do servidor',
  beforeEach: () =>
    answerWith('POST', '/reenviar-confirmacao', 200, {
      message: 'Enviamos outra vez.',
      preview_url: 'javascript:alert(1)',
    }),
  play: async ({ canvasElement }) => {
    const canvas = await resend(canvasElement);
    await expect(await canvas.findByText('Enviamos outra vez.')).toBeVisible();
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Ver o e-mail/ })).toBeNull();
  },
};

export const NoMessage: Story = {
  name: 'Sem mensagem',
  beforeEach: () => answerWith('POST', '/reenviar-confirmacao', 200, {}),
  play: async ({ canvasElement }) => {
    const canvas = await resend(canvasElement);
    await expect(await canvas.findByText('E-mail reenviado. Verifique sua caixa de entrada!')).toBeVisible();
  },
};

export const TooMany: Story = {
  name: 'Tentativas demais (429)',
  beforeEach: () => answerWith('POST', '/reenviar-confirmacao', 429, { error: 'Muitas tentativas. Aguarde um pouco.' }),
  play: async ({ canvasElement }) => {
    const canvas = await resend(canvasElement);
    await expect(await canvas.findByText('Muitas tentativas. Aguarde um pouco.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reenviar e-mail de confirmação' })).toBeEnabled();
  },
};

export const ResendFallback: Story = {
  name: 'Reenvio: falha sem texto',
  beforeEach: () => answerWith('POST', '/reenviar-confirmacao', 500, {}),
  play: async ({ canvasElement }) => {
    const canvas = await resend(canvasElement);
    await expect(await canvas.findByText('Erro ao reenviar e-mail de confirmação.')).toBeVisible();
  },
};

export const ResendConnectionLost: Story = {
  name: 'Reenvio: sem conexão',
  beforeEach: () => dropConnection('POST', '/reenviar-confirmacao'),
  play: async ({ canvasElement }) => {
    const canvas = await resend(canvasElement);
    await expect(await canvas.findByText('Erro de conexão com o servidor.')).toBeVisible();
  },
};
