import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followMail } from '../mock.ts';
import { JourneyPortal, visit } from './JourneyPortal.tsx';
import { arriveAt, follow, logIn, press, read, write } from './walk.ts';

/** A member forgets the password, gets a link by mail and chooses another. */
const meta = {
  title: 'Jornadas/4 Senha esquecida',
  component: JourneyPortal,
  args: { path: '/login' },
  parameters: {
    docs: { description: { component: 'Um membro esquece a senha, recebe um link por e-mail e cria outra.' } },
  },
} satisfies Meta<typeof JourneyPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = 'ativa@exemplo.com.br';
const chosen = 'outra senha comprida';

export const Default: Story = {
  name: 'Da senha errada à nova',
  play: async ({ canvas, step }) => {
    const page = canvas;
    await step('Erra a senha', async () => {
      await logIn(page, email, 'não é esta');
      await read(page, 'E-mail ou senha incorretos.');
    });
    await step('Vai recuperar: o e-mail vai junto', async () => {
      await follow(page, 'Esqueceu a senha?');
      await arriveAt(page, 'Recuperar senha');
      await expect(page.getByLabelText('E-mail')).toHaveValue(email);
    });
    await step('Pede o link, sem que a página conte se a conta existe', async () => {
      await press(page, 'Enviar link');
      await read(page, 'Se o e-mail estiver cadastrado, enviaremos um link de redefinição.');
    });
    await step('Abre o link do e-mail e digita duas senhas diferentes', async () => {
      visit(await followMail(email));
      await arriveAt(page, 'Redefinir senha');
      await write(page, { 'Nova senha': chosen, 'Confirmar nova senha': 'outra coisa' });
      await press(page, 'Redefinir senha');
      await read(page, 'As senhas digitadas não são iguais.');
    });
    await step('Corrige e salva', async () => {
      await write(page, { 'Confirmar nova senha': chosen });
      await press(page, 'Redefinir senha');
      await follow(page, 'Ir para o Login');
    });
    await step('Entra com a nova senha', async () => {
      await logIn(page, email, chosen);
      await arriveAt(page, 'Olá, Mariana!');
    });
  },
};

/** A visitor opens the page without the link's token, and gets a sentence and a link. */
export const WithoutToken: Story = {
  name: 'Sem o link do e-mail',
  args: { path: '/redefinir-senha' },
  play: async ({ canvas, step }) => {
    const page = canvas;
    await step('Abre o endereço sem o link do e-mail', async () => {
      await read(page, 'Token de redefinição não encontrado na URL.');
    });
    await step('Pede um novo link', async () => {
      await follow(page, 'Pedir um novo link');
      await arriveAt(page, 'Recuperar senha');
    });
  },
};
