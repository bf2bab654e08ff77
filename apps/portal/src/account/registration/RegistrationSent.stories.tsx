import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { fault, requestsTo } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { pressable } from '../../stories/storyChecks.ts';
import { invalidFields } from '../../stories/invalidFields.ts';
import { expectValuesUnchanged, send } from './storySteps.ts';

const meta = {
  title: 'Telas/Conta/Cadastro: confirmado',
  component: PortalAt,
  args: { path: '/cadastro?ref=2' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = 'ana.lima@exemplo.com.br';
const maybeDone = 'Seu cadastro pode já ter sido feito. Procure o e-mail de confirmação ou tente entrar.';

/** Goes through both steps: the form, then the sponsor's confirmation. */
async function register(element: HTMLElement) {
  const canvas = await send(element, null);
  await userEvent.click(await pressable(await canvas.findByRole('button', { name: 'Confirmar' })));
  return canvas;
}

/** The form and the card stay, for another try. */
async function staysReady(canvas: ReturnType<typeof within>) {
  await expectValuesUnchanged(canvas);
  await expect(canvas.getByRole('button', { name: 'Confirmar' })).toBeEnabled();
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = await register(canvasElement);
    const panel = await canvas.findByRole('status');
    await expect(panel).toHaveFocus();
    await expect(panel).toHaveTextContent('Cadastro realizado! Confirme seu e-mail para fazer login.');
    await expect(canvas.getByRole('link', { name: /^Ver o e-\u2060mail de confirmação/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/__mock/mails/'),
    );
    await expect(canvas.queryByLabelText('Nome')).toBeNull();
    await expect(requestsTo('POST /register')).toEqual([
      { name: 'Ana Lima', email, password: 'segredo', referrer_id: 2, termos_aceitos: true },
    ]);
  },
};

/** A member registers another person on this device. */
export const WithAnotherAccount: Story = {
  name: 'Com outra conta aberta',
  parameters: { session: 'active' },
  play: async ({ canvas, canvasElement }) => {
    const sentence = /^Neste dispositivo, a conta de Mariana Souza está aberta\./;
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await register(canvasElement);
    await canvas.findByText('Confirme seu e-\u2060mail');
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sair e entrar com outra conta' }));
    await expect(await canvas.findByLabelText('E-mail')).toHaveValue(email);
  },
};

/** The buttons show the request. Then the way to the login, with the address. */
export const AnswerWithoutMessage: Story = {
  name: 'Cadastrando, resposta sem mensagem, segue para o login',
  play: async ({ canvasElement }) => {
    const answer = fault({ operation: 'registerMember', kind: 'hang', status: 201, body: {} });
    const canvas = await register(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Cadastrando...' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Alterar' })).toBeDisabled();
    await waitFor(() => expect(requestsTo('POST /register')).toHaveLength(1));
    answer();
    await expect(
      await canvas.findByText('Cadastro realizado. Confirme seu e-\u2060mail antes de entrar.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Ver o e-\u2060mail/ })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Ir para o Login' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Entrar na sua conta' })).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(email);
  },
};

/** Shows the server's field errors at the fields. */
export const InvalidFields: Story = {
  name: 'Campos recusados pelo servidor',
  parameters: invalidFields('registerMember', {
    email: 'Este domínio não recebe e-mails.',
    referrer_id: 'Este indicador saiu da rede.',
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
  parameters: { faults: [{ operation: 'registerMember', status: 500, body: { error: '  ' } }] },
  play: async ({ canvasElement }) => {
    const canvas = await register(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Erro no cadastro\.$/);
    await staysReady(canvas);
    fault({ operation: 'registerMember', kind: 'drop' });
    await userEvent.click(await pressable(canvas.getByRole('button', { name: 'Confirmar' })));
    await expect(await canvas.findByText('Erro de conexão com o servidor.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(maybeDone);
    await staysReady(canvas);
    fault({ operation: 'registerMember', status: 409, body: { error: 'E-mail já cadastrado.' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }));
    await expect(await canvas.findByText('E-mail já cadastrado.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(maybeDone);
    await staysReady(canvas);
  },
};

export const CheckedAgain: Story = {
  name: 'Verificado de novo',
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement, null);
    const confirm = await canvas.findByRole('button', { name: 'Confirmar' });
    await userEvent.type(canvas.getByLabelText('Senha'), 'x');
    await userEvent.click(await pressable(confirm));
    await expect(canvas.getByText('As senhas digitadas são diferentes.')).toBeVisible();
    await expect(requestsTo('POST /register')).toEqual([]);
  },
};
