import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PortalAt } from './PortalAt.tsx';
import { expectNoSidewaysScroll } from './storyChecks.ts';

/** One screen with every kind of server of the menu "Servidor". */
const meta = {
  title: 'Padrões/Servidores',
  component: PortalAt,
  args: { path: '/perfil/cursos' },
  parameters: {
    session: 'active',
    docs: { description: { component: 'A mesma tela diante de cada servidor do menu “Servidor”.' } },
  },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = 'Meus Cursos Inscritos';

async function expectFailure(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await expect(await canvas.findByRole('alert')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  },
};

export const ServerDown: Story = {
  name: 'Servidor fora do ar',
  parameters: { scenario: 'serverDown' },
  play: ({ canvasElement }) => expectFailure(canvasElement),
};

export const SilentServer: Story = {
  name: 'Erro sem texto',
  parameters: { scenario: 'silentServer' },
  play: ({ canvasElement }) => expectFailure(canvasElement),
};

export const Gateway: Story = {
  name: 'Página HTML no lugar de JSON',
  parameters: { scenario: 'gateway' },
  play: ({ canvasElement }) => expectFailure(canvasElement),
};

export const Offline: Story = {
  name: 'Sem conexão',
  parameters: { scenario: 'offline' },
  play: ({ canvasElement }) => expectFailure(canvasElement),
};

/** Three seconds of skeletons, then the page. */
export const Slow: Story = {
  name: 'Servidor lento',
  parameters: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument();
    await expect(canvas.queryAllByRole('article')).toEqual([]);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

export const Endless: Story = {
  name: 'Sem resposta',
  parameters: { scenario: 'endless' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument();
    await expect(canvas.queryAllByRole('article')).toEqual([]);
  },
};

/** The first answer ends the session; the login page shows why. */
export const SessionEnded: Story = {
  name: 'Sessão expirada',
  parameters: { scenario: 'sessionEnded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Entrar na sua conta' })).toBeVisible();
    await expect(canvas.getByText('Sua sessão expirou. Entre novamente para continuar.')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Sem dados',
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você ainda não se inscreveu em nenhum curso.')).toBeVisible();
  },
};

export const Strange: Story = {
  name: 'Dados longos e estranhos',
  parameters: { scenario: 'strange' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await expectNoSidewaysScroll();
  },
};

export const UnknownSubscription: Story = {
  name: 'Assinatura em estado desconhecido',
  args: { path: '/perfil' },
  parameters: { scenario: 'subscriptionUnknown' },
  play: async ({ canvas }) => {
    // The banner shows it too.
    const page = within(await canvas.findByRole('main'));
    await expect(await page.findByText('Status desconhecido. Fale com o suporte.')).toBeVisible();
  },
};
