import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { neverAnswer, requestsTo, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { open, save } from './storyProfileForm.ts';

const meta = {
  title: 'Telas/Conta/Perfil: dados pessoais',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Souza');
    await expect(canvas.getByLabelText('Nome')).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ativa@exemplo.com.br');
  },
};

export const Canceled: Story = {
  name: 'Cancelada',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.type(canvas.getByLabelText('Nome'), ' X');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.getByRole('button', { name: 'Editar perfil' })).toHaveFocus();
    await open(canvasElement);
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Souza');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Editar perfil' })).toHaveFocus();
    await expect(requestsTo('PUT /perfil')).toEqual([]);
  },
};

/** Esc does not throw away what was typed; once it is as it was, Esc closes. */
export const Escaped: Story = {
  name: 'Desistiu com Esc',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.type(canvas.getByLabelText('Nome'), ' X{Escape}');
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Souza X');
    await userEvent.keyboard('{Backspace}{Backspace}{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Editar perfil' })).toHaveFocus());
    await expect(requestsTo('PUT /perfil')).toEqual([]);
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
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('Informe seu e-mail.');
    await expect(canvas.getByLabelText('Nome')).toHaveFocus();
  },
};

export const Malformed: Story = {
  name: 'Malformado',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.type(canvas.getByLabelText('E-mail'), '@');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(/^Confira o e-mail/);
    await expect(requestsTo('PUT /perfil')).toEqual([]);
  },
};

export const Saving: Story = {
  name: 'Salvando',
  beforeEach: () => neverAnswer('PUT', '/perfil'),
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Salvando...' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Nome'), '{Enter}{Escape}');
    await waitFor(() => expect(requestsTo('PUT /perfil').length).toBeGreaterThan(0));
    await expect(requestsTo('PUT /perfil')).toHaveLength(1);
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Prado');
  },
};

export const TwoClicksInOneTick: Story = {
  name: 'Dois cliques de uma vez',
  beforeEach: () => neverAnswer('PUT', '/perfil'),
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    const form = canvas.getByLabelText('Nome').closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await waitFor(() => expect(requestsTo('PUT /perfil').length).toBeGreaterThan(0));
    await expect(requestsTo('PUT /perfil')).toHaveLength(1);
  },
};

export const Saved: Story = {
  name: 'Salvo',
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement, ' Clara Prado ');
    await expect(await canvas.findByText('Perfil atualizado com sucesso!')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Editar perfil' })).toHaveFocus();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Olá, Clara!' })).toBeVisible();
    await expect(requestsTo('PUT /perfil')).toEqual([{ name: 'Clara Prado', email: 'ativa@exemplo.com.br' }]);
  },
};
