import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fault, requestsTo } from '../../stories/mock.ts';
import { paste } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { invalidFields } from '../../stories/invalidFields.ts';

const meta = {
  title: 'Telas/Conta/Recuperar senha',
  component: PortalAt,
  args: { path: '/recuperar-senha' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = 'ativa@exemplo.com.br';

/** Requests the link. */
async function request(element: HTMLElement) {
  const canvas = within(element);
  await paste(await canvas.findByLabelText('E-mail'), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar link' }));
  return canvas;
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Recuperar senha' })).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByRole('link', { name: 'Voltar para o login' })).toHaveAttribute('href', '/login');
  },
};

export const EmailMissing: Story = {
  name: 'E-mail em falta',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar link' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('Informe seu e-\u2060mail.');
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await paste(canvas.getByLabelText('E-mail'), 'ativa@exemplo..com');
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(/^Confira o e-\u2060mail/);
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar link' }));
    await expect(requestsTo('POST /recuperar-senha')).toEqual([]);
  },
};

export const Sent: Story = {
  name: 'Enviado',
  play: async ({ canvasElement }) => {
    const canvas = await request(canvasElement);
    await expect(await canvas.findByRole('link', { name: /^Ver o e-\u2060mail de recuperação/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/__mock/mails/'),
    );
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await expect(requestsTo('POST /recuperar-senha')).toEqual([{ email }]);
  },
};

/** A success without a message or a preview. */
export const SentWithoutText: Story = {
  name: 'Enviando, enviado sem texto',
  play: async ({ canvasElement }) => {
    const send = fault({ operation: 'requestPasswordReset', kind: 'hang', body: { message: '' } });
    const canvas = await request(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Enviando...' })).toBeDisabled();
    await waitFor(() => expect(requestsTo('POST /recuperar-senha')).toHaveLength(1));
    send();
    await expect(
      await canvas.findByText('Se houver uma conta com este e-\u2060mail, o link chegará em instantes.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Ver o e-\u2060mail/ })).toBeNull();
  },
};

/** The user can send it again. Shows the server's error for the address at its field. */
export const Fallback: Story = {
  name: 'Falha sem texto do servidor, depois campos recusados',
  parameters: { faults: [{ operation: 'requestPasswordReset', status: 500, body: {} }] },
  play: async ({ canvasElement }) => {
    const canvas = await request(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao solicitar recuperação de senha.');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(email);
    for (const planned of invalidFields('requestPasswordReset', { email: 'Este domínio não recebe e-mails.' }).faults)
      fault(planned);
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar link' }));
    const field = canvas.getByLabelText('E-mail');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Este domínio não recebe e-mails.'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(email);
  },
};

export const AnotherAccount: Story = {
  name: 'Outra conta aberta',
  parameters: { session: 'active' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Neste dispositivo, a conta de Mariana Souza está aberta\./)).toBeVisible();
  },
};
