import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerHtml, answerWith, dropConnection, neverAnswer, requestsTo } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Conta/Recuperar senha',
  component: PortalAt,
  args: { path: '/recuperar-senha' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = 'ativa@exemplo.com.br';

/** Requests the link. */
async function request(element: HTMLElement, address = email) {
  const canvas = within(element);
  await userEvent.type(await canvas.findByLabelText('E-mail'), address);
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar link' }));
  return canvas;
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Recuperar senha' })).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'email');
    await expect(canvas.getByRole('link', { name: 'Voltar para o login' })).toHaveAttribute('href', '/login');
  },
};

export const EmailCarriedOver: Story = {
  name: 'E-mail trazido',
  args: { state: { email } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('E-mail')).toHaveValue(email);
  },
};

export const EmailMissing: Story = {
  name: 'E-mail em falta',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar link' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('Informe seu e-mail.');
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
  },
};

export const EmailMalformed: Story = {
  name: 'E-mail malformado',
  play: async ({ canvasElement }) => {
    const canvas = await request(canvasElement, 'ativa@exemplo..com');
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(/^Confira o e-mail/);
    await expect(requestsTo('POST /recuperar-senha')).toEqual([]);
  },
};

export const Sending: Story = {
  name: 'Enviando',
  beforeEach: () => neverAnswer('POST', '/recuperar-senha'),
  play: async ({ canvasElement }) => {
    const canvas = await request(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Enviando...' })).toBeDisabled();
  },
};

export const Sent: Story = {
  name: 'Enviado',
  play: async ({ canvasElement }) => {
    const canvas = await request(canvasElement);
    await expect(await canvas.findByRole('link', { name: /^Ver o e-mail de recuperação/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/__mock/mails/'),
    );
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await expect(requestsTo('POST /recuperar-senha')).toEqual([{ email }]);
  },
};

export const SentWithoutPreview: Story = {
  name: 'Enviado sem prévia',
  beforeEach: () => answerWith('POST', '/recuperar-senha', 200, { message: 'Confira sua caixa de entrada.' }),
  play: async ({ canvasElement }) => {
    const canvas = await request(canvasElement);
    await expect(await canvas.findByText('Confira sua caixa de entrada.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Ver o e-mail/ })).toBeNull();
  },
};

/** A success without a message. */
export const SentWithoutText: Story = {
  name: 'Enviado sem texto',
  beforeEach: () => answerWith('POST', '/recuperar-senha', 200, { message: '' }),
  play: async ({ canvasElement }) => {
    const canvas = await request(canvasElement);
    await expect(
      await canvas.findByText('Se houver uma conta com este e-mail, o link chegará em instantes.'),
    ).toBeVisible();
  },
};

export const UnsafePreview: Story = {
  name: 'Prévia com link inseguro',
  beforeEach: () =>
    answerWith('POST', '/recuperar-senha', 200, { message: 'Enviado.', preview_url: 'data:text/html,x' }),
  play: async ({ canvasElement }) => {
    const canvas = await request(canvasElement);
    await expect(await canvas.findByText('data:text/html,x')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Ver o e-mail/ })).toBeNull();
  },
};

export const TooMany: Story = {
  name: 'Tentativas demais (429)',
  beforeEach: () => answerWith('POST', '/recuperar-senha', 429, { error: 'Muitas tentativas. Aguarde um pouco.' }),
  play: async ({ canvasElement }) => {
    const canvas = await request(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Muitas tentativas. Aguarde um pouco.');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(email);
  },
};

/** Shows the server's error for the address at its field. */
export const FieldsRefused: Story = {
  name: 'Campos recusados pelo servidor',
  beforeEach: () =>
    answerWith('POST', '/recuperar-senha', 400, {
      error: 'Dados inválidos.',
      code: 'dados_invalidos',
      fields: [{ field: 'email', message: 'Este domínio não recebe e-mails.' }],
    }),
  play: async ({ canvasElement }) => {
    const canvas = await request(canvasElement);
    const field = canvas.getByLabelText('E-mail');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Este domínio não recebe e-mails.'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(email);
  },
};

const fallback: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = await request(canvasElement);
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao solicitar recuperação de senha.');
  await expect(canvas.getByLabelText('E-mail')).toHaveValue(email);
  await expect(canvas.getByRole('button', { name: 'Enviar link' })).toBeEnabled();
};

export const Fallback: Story = {
  name: 'Falha sem texto do servidor',
  beforeEach: () => answerHtml('POST', '/recuperar-senha', 502),
  play: fallback,
};
export const ConnectionLost: Story = {
  name: 'Sem conexão',
  beforeEach: () => dropConnection('POST', '/recuperar-senha'),
  play: fallback,
};
/** An HTML page instead of JSON counts as a failure. */
export const HtmlAnswer: Story = {
  name: 'Resposta em HTML',
  beforeEach: () => answerHtml('POST', '/recuperar-senha'),
  play: fallback,
};
