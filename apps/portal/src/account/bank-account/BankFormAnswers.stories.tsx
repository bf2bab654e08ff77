import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerHtml, answerWith, dropConnection, requestsTo, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { expectFact, fillBankForm, openBankForm, stored } from './storySteps.ts';
import { path, save } from './storyBankForm.ts';

/** Answers of the server when the bank data is saved. */
const meta = {
  title: 'Telas/Conta/Perfil: respostas ao salvar dados bancários',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form stays open with what was typed. */
async function failsWith(element: HTMLElement, text: string) {
  const block = await save(element);
  await expect(await block.findByRole('alert')).toHaveTextContent(text);
  await expect(block.getByLabelText('Número da conta')).toHaveValue(' 00055-1 ');
  await expect(block.getByLabelText('Nome do banco')).toHaveValue('Banco do Brasil');
  await expect(block.getByRole('button', { name: 'Salvar' })).toBeEnabled();
}

const toLogin: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await save(canvasElement);
  const canvas = within(canvasElement);
  await expect(await canvas.findByText('Sua sessão expirou. Entre novamente para continuar.')).toBeVisible();
  await expect(localStorage.getItem('token')).toBeNull();
};

/** Another tab saved first: shows that, and the next try replaces the stored data. */
export const CreatedMeanwhile: Story = {
  name: 'Criada nesse meio tempo',
  beforeEach: () => answerWith('GET', path, 200, { conta: null }),
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await fillBankForm(block);
    answerWith('GET', path, 200, { conta: stored });
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    await expect(await block.findByRole('alert')).toHaveTextContent('Conta bancária já cadastrada.');
    await waitFor(() => expect(requestsTo(`GET ${path}`)).toHaveLength(2));
    await expect(block.getByLabelText('Nome completo')).toHaveValue('Patrícia Gonçalves');
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(requestsTo(`PUT ${path}`)).toHaveLength(1));
  },
};

export const Refused: Story = {
  name: 'Recusado (403)',
  beforeEach: () => answerWith('PUT', path, 400, { error: 'Dados inválidos.' }),
  play: ({ canvasElement }) => failsWith(canvasElement, 'Dados inválidos.'),
};

/** Shows the server's field errors at the fields and in the summary. */
export const FieldsRefused: Story = {
  name: 'Campos recusados pelo servidor',
  beforeEach: () =>
    answerWith('PUT', path, 400, {
      error: 'Dados inválidos.',
      code: 'dados_invalidos',
      fields: [
        { field: 'numero_conta', message: 'Esta conta não existe na agência.' },
        { field: 'chave_pix', message: 'Esta chave não está registrada.' },
      ],
    }),
  play: async ({ canvasElement }) => {
    const block = await save(canvasElement);
    await waitFor(() => expect(block.getByLabelText('Número da conta')).toHaveFocus());
    await expect(block.getByLabelText('Número da conta')).toHaveAccessibleDescription(
      /Esta conta não existe na agência\./,
    );
    await expect(block.getByLabelText('Número da conta')).toHaveValue(' 00055-1 ');
    await expect(block.getByLabelText('Chave PIX')).toHaveAccessibleDescription(/Esta chave não está registrada\./);
  },
};

export const Fallback: Story = {
  name: 'Falha sem texto do servidor',
  beforeEach: () => answerWith('PUT', path, 500, {}),
  play: ({ canvasElement }) => failsWith(canvasElement, 'Erro ao salvar dados bancários.'),
};

export const ConnectionLost: Story = {
  name: 'Sem conexão',
  beforeEach: () => dropConnection('PUT', path),
  play: ({ canvasElement }) => failsWith(canvasElement, 'Erro de conexão.'),
};

export const HtmlAnswer: Story = {
  name: 'Resposta em HTML',
  beforeEach: () => answerHtml('PUT', path),
  play: ({ canvasElement }) => failsWith(canvasElement, 'Erro ao salvar dados bancários.'),
};

export const SessionEnded: Story = {
  name: 'Sessão encerrada (401)',
  beforeEach: () => answerWith('PUT', path, 401, { error: 'Sessão inválida ou expirada.' }),
  play: toLogin,
};

/** What was typed is there again after the login. */
export const RestoredAfterLogin: Story = {
  name: 'Digitado de volta depois do login',
  beforeEach: SessionEnded.beforeEach,
  play: async (context) => {
    await toLogin(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ativa@exemplo.com.br');
    await userEvent.type(canvas.getByLabelText('Senha'), 'portal123');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByText(/^Sua sessão expirou antes de você salvar\./)).toBeVisible();
    await expect(canvas.getByLabelText('Número da conta')).toHaveValue(' 00055-1 ');
  },
};

export const AccountBlocked: Story = {
  name: 'Conta bloqueada',
  beforeEach: () => answerWith('PUT', path, 403, { error: 'Acesso negado.' }),
  play: toLogin,
};

/**
 * Any 2xx is a success: the form's values are shown until the refetch
 * (docs/api-decisions.md#success-body).
 */
export const AnsweredWithoutBody: Story = {
  name: 'Resposta sem corpo',
  beforeEach: () => answerWith('PUT', path, 200, {}),
  play: async ({ canvasElement }) => {
    const block = await save(canvasElement);
    await expect(await block.findByText('Dados bancários salvos com sucesso!')).toBeVisible();
  },
};

/** What was saved is shown even while the next reading does not know it. */
export const CreatedWithoutBody: Story = {
  name: 'Criado, resposta sem dados',
  beforeEach: () => {
    signInAs('inativa@exemplo.com.br');
    answerWith('POST', path, 201, {});
  },
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await fillBankForm(block);
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    await expect(await block.findByText('Dados bancários salvos com sucesso!')).toBeVisible();
    await waitFor(() => expect(requestsTo(`GET ${path}`)).toHaveLength(2));
    await expectFact(block, 'Número da conta', '****23-X');
    await expect(block.queryByText('Você ainda não cadastrou seus dados bancários.')).toBeNull();
  },
};
