import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerHtml, answerWith, dropConnection, neverAnswer, requestsTo } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Conta/Cadastro: confirmado',
  component: PortalAt,
  args: { path: '/cadastro?ref=2' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = 'ana.lima@exemplo.com.br';

/** Goes through both steps: the form, then the sponsor's confirmation. */
async function register(element: HTMLElement, address = email) {
  const canvas = within(element);
  await userEvent.type(await canvas.findByLabelText('Nome'), 'Ana Lima');
  await userEvent.type(canvas.getByLabelText('E-mail'), address);
  await userEvent.type(canvas.getByLabelText('Senha'), 'segredo');
  await userEvent.type(canvas.getByLabelText('Confirmar senha'), 'segredo');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Cadastrar' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar' }));
  return canvas;
}

/** The form and the card stay as they were, ready for another try. */
async function staysReady(canvas: ReturnType<typeof within>) {
  await expect(canvas.getByLabelText('Nome')).toHaveValue('Ana Lima');
  await expect(canvas.getByLabelText('Senha')).toHaveValue('segredo');
  await expect(canvas.getByRole('checkbox')).toBeChecked();
  await expect(canvas.getByRole('button', { name: 'Confirmar' })).toBeEnabled();
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = await register(canvasElement);
    const panel = await canvas.findByRole('status');
    await expect(panel).toHaveFocus();
    await expect(panel).toHaveTextContent('Cadastro realizado! Confirme seu e-mail para fazer login.');
    await expect(canvas.getByRole('link', { name: /^Ver o e-mail de confirmação/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/__mock/mails/'),
    );
    await expect(canvas.queryByLabelText('Nome')).toBeNull();
    await expect(requestsTo('POST /register')).toEqual([
      { name: 'Ana Lima', email, password: 'segredo', referrer_id: 2, termos_aceitos: true },
    ]);
  },
};

export const OnToTheLogin: Story = {
  name: 'Segue para o login',
  play: async ({ canvasElement }) => {
    const canvas = await register(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'Ir para o Login' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Entrar na sua conta' })).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(email);
  },
};

export const WithoutPreview: Story = {
  name: 'Sem prévia',
  beforeEach: () => answerWith('POST', '/register', 201, { message: 'Bem-vinda, Ana!' }),
  play: async ({ canvasElement }) => {
    const canvas = await register(canvasElement);
    await expect(await canvas.findByText('Bem-vinda, Ana!')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Ver o e-mail/ })).toBeNull();
  },
};

export const UnsafePreview: Story = {
  name: 'Prévia com link inseguro',
  beforeEach: () => answerWith('POST', '/register', 201, { message: 'Bem-vinda!', preview_url: 'javascript:alert(1)' }),
  play: async ({ canvasElement }) => {
    const canvas = await register(canvasElement);
    await expect(await canvas.findByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Ver o e-mail/ })).toBeNull();
  },
};

export const AnswerWithoutMessage: Story = {
  name: 'Resposta sem mensagem',
  beforeEach: () => answerWith('POST', '/register', 201, {}),
  play: async ({ canvasElement }) => {
    const canvas = await register(canvasElement);
    await expect(await canvas.findByText('Cadastro realizado. Confirme seu e-mail antes de entrar.')).toBeVisible();
  },
};

/** A gateway answered instead of the server: no registration happened. */
export const PageForAnAnswer: Story = {
  name: 'Página no lugar da resposta',
  beforeEach: () => answerHtml('POST', '/register', 201),
  play: async ({ canvasElement }) => {
    const canvas = await register(canvasElement);
    await expect(await canvas.findByText('Erro no cadastro.')).toBeVisible();
    await expect(canvas.getByLabelText('Nome')).not.toHaveValue('');
  },
};

export const Registering: Story = {
  name: 'Cadastrando',
  beforeEach: () => neverAnswer('POST', '/register'),
  play: async ({ canvasElement }) => {
    const canvas = await register(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Cadastrando...' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Alterar' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Nome'), '{Enter}');
    await waitFor(() => expect(requestsTo('POST /register').length).toBeGreaterThan(0));
    await expect(requestsTo('POST /register')).toHaveLength(1);
  },
};

export const EmailTaken: Story = {
  name: 'E-mail já cadastrado',
  play: async ({ canvasElement }) => {
    const canvas = await register(canvasElement, 'ativa@exemplo.com.br');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('E-mail já cadastrado.');
    await staysReady(canvas);
  },
};

/** Shows the server's field errors at the fields. */
export const FieldsRefused: Story = {
  name: 'Campos recusados pelo servidor',
  beforeEach: () =>
    answerWith('POST', '/register', 400, {
      error: 'Dados inválidos.',
      code: 'dados_invalidos',
      fields: [
        { field: 'email', message: 'Este domínio não recebe e-mails.' },
        { field: 'referrer_id', message: 'Este indicador saiu da rede.' },
      ],
    }),
  play: async ({ canvasElement }) => {
    const canvas = await register(canvasElement);
    const address = canvas.getByLabelText('E-mail');
    await waitFor(() => expect(address).toHaveAccessibleDescription('Este domínio não recebe e-mails.'));
    await waitFor(() => expect(address).toHaveFocus());
    await expect(address).toHaveValue(email);
    await expect(canvas.getByLabelText('ID de indicação')).toHaveAccessibleDescription(
      /Este indicador saiu da rede\.$/,
    );
    await staysReady(canvas);
    await userEvent.type(address, '.br');
    await waitFor(() => expect(address).not.toHaveAccessibleDescription(/domínio/));
  },
};

export const Fallback: Story = {
  name: 'Falha sem texto do servidor',
  beforeEach: () => answerWith('POST', '/register', 500, { error: '  ' }),
  play: async ({ canvasElement }) => {
    const canvas = await register(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro no cadastro.');
    await staysReady(canvas);
  },
};

export const ConnectionLost: Story = {
  name: 'Sem conexão',
  beforeEach: () => dropConnection('POST', '/register'),
  play: async ({ canvasElement }) => {
    const canvas = await register(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro de conexão com o servidor.');
    await staysReady(canvas);
  },
};

export const CheckedAgain: Story = {
  name: 'Verificado de novo',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Nome'), 'Ana Lima');
    await userEvent.type(canvas.getByLabelText('E-mail'), email);
    await userEvent.type(canvas.getByLabelText('Senha'), 'segredo');
    await userEvent.type(canvas.getByLabelText('Confirmar senha'), 'segredo');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cadastrar' }));
    const confirm = await canvas.findByRole('button', { name: 'Confirmar' });
    await userEvent.type(canvas.getByLabelText('Senha'), 'x');
    await userEvent.click(confirm);
    await expect(canvas.getByText('As senhas digitadas são diferentes.')).toBeVisible();
    await expect(requestsTo('POST /register')).toEqual([]);
  },
};
