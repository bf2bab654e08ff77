import { loginNeededMessages as sentences } from '@raiz/ui/messages/global';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths, pathTo } from '../../shared/page/paths.ts';
import { fault, requestsTo } from '../../stories/mock.ts';
import { paste } from '../../stories/paste.ts';
import { openInStory, PortalAt, storyLocation } from '../../stories/PortalAt.tsx';
import { invalidFields } from '../../stories/invalidFields.ts';
import { logIn } from '../../stories/logIn.ts';
import { expectUncovered } from '../../stories/storyChecks.ts';

const meta = {
  title: 'Telas/Conta/Login',
  component: PortalAt,
  args: { path: '/login' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Entrar na sua conta' })).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Senha')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('link', { name: 'Criar Conta' })).toHaveAttribute('href', '/cadastro');
    await expect(canvas.getByRole('link', { name: 'Esqueceu a senha?' })).toHaveAttribute('href', '/recuperar-senha');
    await expect(canvas.queryByRole('button', { name: /Reenviar/ })).toBeNull();
    // Tab leads from the e-mail to the password, not to the link above it.
    await userEvent.click(canvas.getByLabelText('E-mail'));
    await userEvent.tab();
    await expect(canvas.getByLabelText('Senha')).toHaveFocus();
  },
};

export const MissingFields: Story = {
  name: 'Campos em falta',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('Informe seu e-\u2060mail.');
    await expect(canvas.getByLabelText('Senha')).toHaveAccessibleDescription('Informe sua senha.');
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await paste(canvas.getByLabelText('E-mail'), 'ativa@');
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(/^Confira o e-\u2060mail/);
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
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

/** After registration or recovery the user still returns to the page. */
export const RegisteredOnTheWay: Story = {
  name: 'Passou pelo cadastro',
  args: { path: '/perfil/ganhos?mes=2026-10#total' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Criar Conta' }));
    await canvas.findByRole('heading', { level: 1, name: 'Criar Conta' });
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Entrar' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Esqueceu a senha?' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Voltar para o login' }));
    await logIn(canvasElement);
    const back = await canvas.findByRole('link', { name: 'Voltar para onde eu estava' });
    await expect(back).toHaveAttribute('href', '/perfil/ganhos?mes=2026-10#total');
  },
};

/** Redirects to the part of the profile that the user opened. */
export const WayBackToTheProfile: Story = {
  name: 'Ia aos dados bancários',
  args: { path: '/perfil?x=1#dados-bancarios' },
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement);
    const heading = await canvas.findByRole('heading', { level: 3, name: 'Dados bancários para saque' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expectUncovered(heading);
    await expect(storyLocation()).toMatchObject({ pathname: '/perfil', search: '?x=1', hash: '#dados-bancarios' });
    await expect(canvas.queryByRole('link', { name: 'Voltar para onde eu estava' })).toBeNull();
  },
};

export const CarriesTheEmailToRecovery: Story = {
  name: 'Leva o e-mail à recuperação',
  play: async ({ canvas }) => {
    await paste(await canvas.findByLabelText('E-mail'), 'ativa@exemplo.com.br');
    await userEvent.click(canvas.getByRole('link', { name: 'Esqueceu a senha?' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Recuperar senha' })).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ativa@exemplo.com.br');
  },
};

/** Each page that needs a login, and the notice that the login shows for it. */
const guarded = [
  [paths.subscription, sentences.subscription],
  [paths.mySubscription, sentences.mySubscription],
  [paths.payments, sentences.payments],
  [paths.usedVouchers, sentences.usedVouchers],
  [paths.referrals, sentences.referrals],
  [paths.earnings, sentences.earnings],
  [paths.earningsPanel, sentences.earningsPanel],
  [paths.withdrawals, sentences.withdrawals],
  [paths.qualifications, sentences.qualifications],
  [paths.videos, sentences.videos],
  [paths.funds, sentences.funds],
  [pathTo.course(1), sentences.course],
  [pathTo.lesson(1), sentences.lesson],
  [paths.myCourses, sentences.myCourses],
  [paths.certificates, sentences.certificates],
  [paths.adminCourses, sentences.admin],
  // Has no notice of its own.
  [paths.paymentSuccess, sentences.other],
  [paths.profile, sentences.profile],
] as const;

/**
 * A visitor opens each page that needs a login, and the login page names it
 * (docs/specification.md#login-needed).
 */
export const SentFromEachPage: Story = {
  name: 'Vindo de cada tela',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Entrar na sua conta' });
    for (const [path, sentence] of guarded) {
      openInStory(path);
      await expect(await canvas.findByText(sentence)).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: 'Entrar na sua conta' })).toBeVisible();
    }
  },
};

export const WrongPassword: Story = {
  name: 'Ocupado, senha errada',
  play: async ({ canvasElement }) => {
    const answer = fault({ operation: 'logIn', kind: 'hang' });
    const canvas = await logIn(canvasElement, 'ativa@exemplo.com.br', 'errada');
    await expect(await canvas.findByRole('button', { name: 'Entrando...' })).toBeDisabled();
    await waitFor(() => expect(requestsTo('POST /login')).toHaveLength(1));
    answer();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('E-mail ou senha incorretos.');
    await expect(canvas.getByLabelText('Senha')).toHaveValue('errada');
    await expect(canvas.queryByRole('button', { name: /Reenviar/ })).toBeNull();
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

/** Typed values stay, and the user can send them again. The server's field error stays until the field changes. */
export const Fallback: Story = {
  name: 'Falha sem texto do servidor, depois campos recusados',
  parameters: { faults: [{ operation: 'logIn', status: 500, body: {} }] },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao fazer login.');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ativa@exemplo.com.br');
    await expect(canvas.getByLabelText('Senha')).toHaveValue('portal123');
    fault({ operation: 'logIn', kind: 'drop' });
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByText('Erro de conexão com o servidor.')).toBeVisible();
    fault({ operation: 'logIn', body: { token: '' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByText('Erro ao fazer login.')).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
    for (const planned of invalidFields('logIn', { email: 'E-mail não aceito.' }).faults) fault(planned);
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    const email = canvas.getByLabelText('E-mail');
    await waitFor(() => expect(email).toHaveAccessibleDescription('E-mail não aceito.'));
    await expect(email).toHaveFocus();
    await expect(canvas.getByText('Dados inválidos.')).toBeVisible();
    await userEvent.type(email, 'x');
    await expect(email).not.toHaveAccessibleDescription('E-mail não aceito.');
  },
};
