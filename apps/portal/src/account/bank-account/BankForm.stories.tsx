import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerHtml, answerWith, dropConnection, neverAnswer, requestsTo, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { expectFact, fillBankForm, openBankForm, stored } from './storySteps.ts';

const path = '/perfil/minha-conta-bancaria';

/** Creating and editing the bank data. */
const meta = {
  title: 'Telas/Conta/Perfil: editar dados bancários',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changes the account's number and saves. */
async function save(element: HTMLElement) {
  const block = await openBankForm(element);
  await userEvent.clear(block.getByLabelText('Número da conta'));
  await userEvent.type(block.getByLabelText('Número da conta'), ' 00055-1 ');
  await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
  return block;
}

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

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await waitFor(() => expect(block.getByLabelText('Nome completo')).toHaveFocus());
    await expect(block.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    await expect(block.getByLabelText('Nome do banco')).toHaveValue('Banco do Brasil');
    await expect(block.getByLabelText('Código do banco')).toHaveValue('001');
    await expect(block.getByLabelText('Número da agência')).toHaveValue('1234-5');
    await expect(block.getByLabelText('Número da conta')).toHaveValue('00098765-4');
    await expect(block.getByLabelText('Chave PIX')).toHaveValue('ativa@exemplo.com.br');
  },
};

export const Created: Story = {
  name: 'Criado',
  beforeEach: () => signInAs('inativa@exemplo.com.br'),
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await fillBankForm(block);
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    await expect(await block.findByText('Dados bancários salvos com sucesso!')).toBeVisible();
    await expectFact(block, 'Número da conta', '****23-X');
    await expect(block.queryByText('Você ainda não cadastrou seus dados bancários.')).toBeNull();
    await waitFor(() => expect(block.getByRole('button', { name: 'Editar dados bancários' })).toHaveFocus());
    await expect(requestsTo(`POST ${path}`)).toEqual([
      {
        nome_completo: 'Patrícia Gonçalves',
        cpf: '529.982.247-25',
        nome_banco: 'Caixa',
        codigo_banco: '104',
        numero_agencia: '0042',
        numero_conta: '000123-X',
        chave_pix: null,
      },
    ]);
    await expect(requestsTo(`PUT ${path}`)).toEqual([]);
  },
};

export const Saved: Story = {
  name: 'Salvo',
  play: async ({ canvasElement }) => {
    const block = await save(canvasElement);
    await expect(await block.findByText('Dados bancários salvos com sucesso!')).toBeVisible();
    await expect(block.getByText('****55-1')).toBeVisible();
    await expect(requestsTo(`PUT ${path}`)).toEqual([{ ...stored, numero_conta: '00055-1' }]);
    await expect(requestsTo(`POST ${path}`)).toEqual([]);
  },
};

export const Missing: Story = {
  name: 'Em falta',
  beforeEach: () => signInAs('inativa@exemplo.com.br'),
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    const summary = await block.findByRole('group', { name: 'Confira os campos abaixo' });
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole('link')).toHaveLength(6);
    await expect(block.getByLabelText('Nome completo')).toHaveAccessibleDescription(
      /Informe o nome completo do titular\./,
    );
    await userEvent.click(within(summary).getByRole('link', { name: 'Informe o código do banco.' }));
    await expect(block.getByLabelText('Código do banco')).toHaveFocus();
    await expect(requestsTo(`POST ${path}`)).toEqual([]);
  },
};

export const Canceled: Story = {
  name: 'Cancelada',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await userEvent.type(block.getByLabelText('Nome completo'), ' X');
    await userEvent.click(block.getByRole('button', { name: 'Cancelar' }));
    const button = await block.findByRole('button', { name: 'Editar dados bancários' });
    await expect(button).toHaveFocus();
    await expectFact(block, 'Nome completo', 'Mariana Souza');
    await expect(requestsTo(`PUT ${path}`)).toEqual([]);
  },
};

/** Esc closes an unchanged form, and the open list of banks; what was typed is not for it to throw away. */
export const Escaped: Story = {
  name: 'Desistiu com Esc',
  play: async ({ canvasElement }) => {
    await openBankForm(canvasElement);
    await userEvent.keyboard('{Escape}');
    const block = await openBankForm(canvasElement);
    await userEvent.clear(block.getByLabelText('Nome do banco'));
    await userEvent.type(block.getByLabelText('Nome do banco'), 'ita');
    await expect(await within(document.body).findByRole('option', { name: /Itaú/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect(block.getByLabelText('Nome do banco')).toHaveValue('ita');
    await expect(within(document.body).queryByRole('option')).toBeNull();
  },
};

export const Saving: Story = {
  name: 'Salvando',
  beforeEach: () => neverAnswer('PUT', path),
  play: async ({ canvasElement }) => {
    const block = await save(canvasElement);
    await expect(await block.findByRole('button', { name: 'Salvando...' })).toBeDisabled();
    await expect(block.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    block.getByLabelText('CPF').closest('form')?.requestSubmit();
    await waitFor(() => expect(requestsTo(`PUT ${path}`).length).toBeGreaterThan(0));
    await expect(requestsTo(`PUT ${path}`)).toHaveLength(1);
  },
};

export const TwoClicksInOneTick: Story = {
  name: 'Dois cliques de uma vez',
  beforeEach: () => neverAnswer('PUT', path),
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    const form = block.getByLabelText('CPF').closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await waitFor(() => expect(requestsTo(`PUT ${path}`).length).toBeGreaterThan(0));
    await expect(requestsTo(`PUT ${path}`)).toHaveLength(1);
  },
};

/** Another tab was faster: the sentence says so, and the next try replaces what is stored. */
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

/** What the server says of single fields stands at these fields and in the summary. */
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

/** Any 2xx is a success, whatever is in it: what was sent is shown until the page has read it anew. */
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
