import { session } from '@raiz/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { logIn } from '../stories/logIn.ts';
import { fault, db } from '../stories/mock.ts';
import { PortalAt } from '../stories/PortalAt.tsx';
import { sessionEnded } from '../stories/storyReads.ts';

/** Pages on which the session ends while they are open (docs/specification.md#session). */
const meta = {
  title: 'Telas/Global/Fim da sessão',
  component: PortalAt,
  args: { path: '/admin/cursos' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const admin = 'admin@exemplo.com.br';

/** The server forgets every session. */
function forgetSessions(): void {
  db().sessions.length = 0;
}

/** The server rejects the token: the login says why. */
export const Default: Story = {
  name: 'Padrão',
  parameters: { session: 'admin' },
  beforeEach: () => forgetSessions(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sessionEnded)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Entrar na sua conta' })).toBeVisible();
  },
};

/** An administrator logs in again and has the link of the role without a reload. */
export const LoggedInAgain: Story = {
  ...Default,
  name: 'Entrou de novo',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(sessionEnded);
    await logIn(canvasElement, admin);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Olá, Administração!' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'AdminCursos' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Voltar para onde eu estava' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'AdminCursos' })).toHaveAttribute('aria-current'));
    await expect(await canvas.findByText('Primeiros passos na rede')).toBeVisible();
  },
};

/**
 * A member who logs in after an administrator sees nothing of the role, not even while the profile
 * is on its way.
 */
export const AnotherPersonAfterwards: Story = {
  name: 'Outra pessoa depois',
  args: { path: '/termos' },
  parameters: { session: 'admin' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'AdminCursos' });
    const seen: boolean[] = [];
    const watcher = new MutationObserver(() => seen.push(canvas.queryByRole('link', { name: 'AdminCursos' }) !== null));
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }));
    await canvas.findByRole('heading', { level: 1, name: 'Entrar na sua conta' });
    watcher.observe(canvasElement, { childList: true, subtree: true });
    await logIn(canvasElement, 'ativa@exemplo.com.br');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Olá, Mariana!' })).toBeVisible();
    watcher.disconnect();
    await expect(seen).not.toContain(true);
  },
};

/** A page that needs no token stays open for a visitor. */
export const OnAPublicPage: Story = {
  name: 'Em página pública',
  args: { path: '/termos' },
  parameters: { session: 'active' },
  beforeEach: () => forgetSessions(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Login' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
    await expect(session.token()).toBeNull();
    await expect(canvas.queryByText(sessionEnded)).toBeNull();
  },
};

/**
 * The portal could not check the role of an administrator: it shows /login with a retry, and the session stays.
 */
export const RightsUnchecked: Story = {
  name: 'Permissão não verificada',
  parameters: { session: 'admin', faults: [{ operation: 'readProfile', status: 500, body: {} }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Não foi possível verificar sua permissão. Tente novamente.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tentar novamente' })).toHaveAttribute('href', '/admin/cursos');
    await expect(session.token()).not.toBeNull();
    fault({
      operation: 'readProfile',
      body: { user: { id: 1, name: 'Administração Raiz', email: admin, phone: null, is_admin: true } },
    });
    await logIn(canvasElement, admin);
    await expect(await canvas.findByRole('link', { name: 'AdminCursos' })).toBeVisible();
  },
};
