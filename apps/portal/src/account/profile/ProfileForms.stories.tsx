import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answerLeaving } from '../../stories/leave.ts';
import { logIn } from '../../stories/logIn.ts';
import { requestsTo } from '../../stories/mock.ts';
import { paste, replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

/** What is special about this form; "Padrões/Envio" shows what all forms do. */
const meta = {
  title: 'Telas/Conta/Perfil: dados pessoais',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the form. */
async function open(element: HTMLElement) {
  const canvas = within(element);
  await userEvent.click(await canvas.findByRole('button', { name: 'Editar perfil' }));
  await canvas.findByLabelText('Nome');
  return canvas;
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Souza');
    await expect(canvas.getByLabelText('Nome')).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ativa@exemplo.com.br');
  },
};

/** A link asks before the user leaves typed text; the tab stores a draft. */
export const LeftAndBack: Story = {
  name: 'Saiu e voltou',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.type(canvas.getByLabelText('Nome'), ' X');
    await userEvent.click(canvas.getByRole('link', { name: 'Catálogo' }));
    await answerLeaving('Sair sem salvar', 'O texto espera por você nesta aba.');
    await canvas.findByRole('heading', { level: 1, name: /cursos/i });
    await userEvent.click(canvas.getByRole('link', { name: 'Perfil' }));
    await expect(await canvas.findByLabelText('Nome')).toHaveValue('Mariana Souza X');
    await expect(canvas.getByText(/^O que você digitou e não salvou está aqui/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByRole('button', { name: 'Editar perfil' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Catálogo' }));
    await canvas.findByRole('heading', { level: 1, name: /cursos/i });
    await userEvent.click(canvas.getByRole('link', { name: 'Perfil' }));
    await expect(await canvas.findByRole('button', { name: 'Editar perfil' })).toBeVisible();
    await expect(canvas.queryByLabelText('Nome')).toBeNull();
  },
};

/** Sair asks too, and removes the text. */
export const LoggedOut: Story = {
  name: 'Saiu da conta',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.type(canvas.getByLabelText('Nome'), ' X');
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }));
    await answerLeaving('Sair da conta sem salvar', 'Ao sair da conta, o texto é apagado.');
    await logIn(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Editar perfil' })).toBeVisible();
    await expect(canvas.queryByLabelText('Nome')).toBeNull();
  },
};

export const Missing: Story = {
  name: 'Em falta',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.clear(canvas.getByLabelText('Nome'));
    await userEvent.clear(canvas.getByLabelText('E-mail'));
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByLabelText('Nome')).toHaveAccessibleDescription('Informe seu nome.');
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('Informe seu e-\u2060mail.');
    await expect(canvas.getByLabelText('Nome')).toHaveFocus();
    await paste(canvas.getByLabelText('E-mail'), 'ativa@');
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(/^Confira o e-\u2060mail/);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(requestsTo('PUT /perfil')).toEqual([]);
  },
};

export const Saved: Story = {
  name: 'Salvo',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await replaceText(canvas.getByLabelText('Nome'), ' Clara Prado ');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('Perfil atualizado com sucesso!')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Editar perfil' })).toHaveFocus();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Olá, Clara!' })).toBeVisible();
    await expect(requestsTo('PUT /perfil')).toEqual([{ name: 'Clara Prado', email: 'ativa@exemplo.com.br' }]);
  },
};
