import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followMail } from '../mock.ts';
import { JourneyPortal, visit } from './JourneyPortal.tsx';
import { arriveAt, follow, logIn, press, read } from './walk.ts';

/**
 * A new member tries to log in before confirming the e-mail, asks for another mail, and follows its
 * link.
 */
const meta = {
  title: 'Jornadas/3 E-mail não confirmado',
  component: JourneyPortal,
  args: { path: '/login' },
  parameters: {
    docs: {
      description: { component: 'Um membro novo tenta entrar antes de confirmar o e-mail, pede outro e segue o link.' },
    },
  },
} satisfies Meta<typeof JourneyPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = 'nova@exemplo.com.br';
const password = 'portal123';

export const Default: Story = {
  name: 'Do aviso ao perfil',
  play: async ({ canvas, step }) => {
    const page = canvas;
    await step('Tenta entrar: a página diz o que falta, e só agora oferece reenviar', async () => {
      await expect(page.queryByRole('button', { name: /Reenviar/ })).toBeNull();
      await logIn(page, email, password);
      await read(page, 'Confirme seu e-mail antes de fazer login.');
    });
    await step('Pede outro e-mail, e ouve que ele foi enviado', async () => {
      await press(page, 'Reenviar e-mail de confirmação');
      await read(page, 'E-mail reenviado. Verifique sua caixa de entrada!');
    });
    await step('Abre o e-mail e segue o link', async () => {
      visit(await followMail(email));
      await read(page, 'E-mail verificado com sucesso!');
    });
    await step('Entra', async () => {
      await follow(page, 'Ir para o Login');
      await logIn(page, email, password);
      await arriveAt(page, 'Olá, Lucas!');
    });
  },
};

/** Mail scanners open links too: a second visit confirms again. */
export const UsedLink: Story = {
  name: 'O link é aberto duas vezes',
  play: async ({ canvas, step }) => {
    const page = canvas;
    await step('Segue o link do e-mail', async () => {
      await arriveAt(page, 'Entrar na sua conta');
      visit(await followMail(email));
      await read(page, 'E-mail verificado com sucesso!');
    });
    await step('Segue o mesmo link outra vez: o e-mail continua confirmado', async () => {
      visit(await followMail(email));
      await read(page, 'E-mail verificado com sucesso!');
      await follow(page, 'Ir para o Login');
      await logIn(page, email, password);
      await arriveAt(page, 'Olá, Lucas!');
    });
  },
};
