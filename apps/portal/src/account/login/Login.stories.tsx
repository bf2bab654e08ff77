import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { neverAnswer, requestsTo, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { logIn } from './storySteps.ts';

const meta = {
  title: 'Telas/Conta/Login',
  component: PortalAt,
  args: { path: '/login' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Entrar na sua conta' })).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'email');
    await expect(canvas.getByLabelText('Senha')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('link', { name: 'Criar Conta' })).toHaveAttribute('href', '/cadastro');
    await expect(canvas.getByRole('link', { name: 'Esqueceu a senha?' })).toHaveAttribute('href', '/recuperar-senha');
    await expect(canvas.queryByRole('button', { name: /Reenviar/ })).toBeNull();
  },
};

export const PasswordShown: Story = {
  name: 'Senha à vista',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Senha'), 'portal123');
    const toggle = canvas.getByRole('button', { name: 'Mostrar senha' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText('Senha')).toHaveAttribute('type', 'text');
  },
};

export const MissingFields: Story = {
  name: 'Campos em falta',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('Informe seu e-mail.');
    await expect(canvas.getByLabelText('Senha')).toHaveAccessibleDescription('Informe sua senha.');
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(requestsTo('POST /login')).toEqual([]);
  },
};

export const MalformedEmail: Story = {
  name: 'E-mail malformado',
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement, 'ativa@');
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(/^Confira o e-mail/);
    await expect(requestsTo('POST /login')).toEqual([]);
  },
};

export const LoggedIn: Story = {
  name: 'Com sessão',
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement, ' ativa@exemplo.com.br ');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Olá, Mariana!' })).toBeVisible();
    await expect(requestsTo('POST /login')).toEqual([{ email: 'ativa@exemplo.com.br', password: 'portal123' }]);
    await expect(localStorage.getItem('token')).toBeTruthy();
  },
};

export const LoggedInOnTheWay: Story = {
  name: 'Entrou no caminho',
  args: { state: { notice: 'Você precisa estar logado para ver seus cursos.', from: '/perfil/cursos' } },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    const back = await canvas.findByRole('link', { name: 'Voltar para onde eu estava' });
    await expect(back).toHaveAttribute('href', '/perfil/cursos');
  },
};

export const AlreadyLoggedIn: Story = {
  name: 'Já com sessão',
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Olá, Mariana!' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Voltar para onde eu estava' })).toBeNull();
  },
};

export const SentHere: Story = {
  name: 'Enviado para cá',
  args: { state: { notice: 'Você precisa estar logado para ver seus ganhos.', from: '/perfil/ganhos' } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Você precisa estar logado para ver seus ganhos.'),
    ).toBeVisible();
  },
};

export const SessionStillStands: Story = {
  name: 'A sessão ainda vale',
  args: {
    state: { notice: 'Não foi possível verificar sua permissão. Tente novamente.', from: '/admin/cursos', stay: true },
  },
  beforeEach: () => signInAs('admin@exemplo.com.br'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Não foi possível verificar sua permissão. Tente novamente.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tentar novamente' })).toHaveAttribute('href', '/admin/cursos');
    await expect(localStorage.getItem('token')).not.toBeNull();
    await logIn(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Olá, Mariana!' })).toBeVisible();
  },
};

export const Busy: Story = {
  name: 'Ocupado',
  beforeEach: () => neverAnswer('POST', '/login'),
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Entrando...' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Senha'), '{Enter}');
    await waitFor(() => expect(requestsTo('POST /login').length).toBeGreaterThan(0));
    await expect(requestsTo('POST /login')).toHaveLength(1);
  },
};

export const TwoClicksInOneTick: Story = {
  name: 'Dois cliques de uma vez',
  beforeEach: () => neverAnswer('POST', '/login'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ativa@exemplo.com.br');
    await userEvent.type(canvas.getByLabelText('Senha'), 'portal123');
    const form = canvas.getByLabelText('Senha').closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await waitFor(() => expect(requestsTo('POST /login').length).toBeGreaterThan(0));
    await expect(requestsTo('POST /login')).toHaveLength(1);
  },
};

export const CarriesTheEmailToRecovery: Story = {
  name: 'Leva o e-mail à recuperação',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ativa@exemplo.com.br');
    await userEvent.click(canvas.getByRole('link', { name: 'Esqueceu a senha?' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Recuperar senha' })).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ativa@exemplo.com.br');
  },
};
