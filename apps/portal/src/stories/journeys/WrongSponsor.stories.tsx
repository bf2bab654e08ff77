import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { JourneyPortal } from './JourneyPortal.tsx';
import { press, read, write } from './walk.ts';

/** A visitor types the sponsor's id, and gets it wrong at first. */
const meta = {
  title: 'Jornadas/2 Indicador errado',
  component: JourneyPortal,
  args: { path: '/cadastro' },
  parameters: {
    docs: { description: { component: 'Alguém digita o número de quem indicou, e erra da primeira vez.' } },
  },
} satisfies Meta<typeof JourneyPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const unknown = 'ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.';

const person = {
  Nome: 'Tiago Íris da Silva',
  'E-mail': 'tiago@exemplo.com.br',
  Senha: 'segredo bem guardado',
  'Confirmar senha': 'segredo bem guardado',
};

export const Default: Story = {
  name: 'Do erro ao cadastro',
  play: async ({ canvas, step }) => {
    const page = canvas;
    const sponsor = () => page.getByLabelText('ID de indicação');
    await step('Preenche tudo com um ID que não existe', async () => {
      await write(page, { ...person, 'ID de indicação': '999999' });
      await userEvent.click(page.getByRole('checkbox'));
      await press(page, 'Cadastrar');
    });
    await step('Lê o erro no próprio campo, que recebe o foco; nada do resto se perdeu', async () => {
      await read(page, unknown);
      await expect(sponsor()).toHaveFocus();
      await expect(sponsor()).toHaveAccessibleDescription(expect.stringContaining(unknown));
      await expect(page.getByLabelText('Senha')).toHaveValue(person.Senha);
    });
    await step('Corrige para outro número e confere a pessoa', async () => {
      await write(page, { 'ID de indicação': '3' });
      await expect(page.queryByText(unknown)).toBeNull();
      await press(page, 'Cadastrar');
      await read(page, 'João Conceição');
    });
    await step('Não é ela: Alterar volta ao campo, e a confirmação some', async () => {
      await press(page, 'Alterar');
      await expect(sponsor()).toHaveFocus();
      await expect(page.queryByText('Dados do indicador')).toBeNull();
    });
    await step('Escreve o número certo e confirma', async () => {
      await write(page, { 'ID de indicação': '2' });
      await press(page, 'Cadastrar');
      await read(page, 'Mariana Souza');
      await press(page, 'Confirmar');
      await read(page, 'Cadastro realizado! Confirme seu e-mail para fazer login.');
    });
  },
};

/** A lost connection has another sentence than an unknown id. */
export const ConnectionLost: Story = {
  name: 'A conexão cai',
  parameters: { faults: [{ operation: 'readSponsor', kind: 'drop' }] },
  play: async ({ canvas, step }) => {
    const page = canvas;
    await step('Preenche tudo, e a conexão cai', async () => {
      await write(page, { ...person, 'ID de indicação': '2' });
      await userEvent.click(page.getByRole('checkbox'));
      await press(page, 'Cadastrar');
    });
    await step('A página não diz que o ID não existe, e guarda o que foi digitado', async () => {
      await expect(await page.findByRole('alert')).not.toHaveTextContent(unknown);
      await expect(page.getByLabelText('Nome')).toHaveValue(person.Nome);
      await expect(page.getByRole('button', { name: 'Cadastrar' })).toBeEnabled();
    });
  },
};
