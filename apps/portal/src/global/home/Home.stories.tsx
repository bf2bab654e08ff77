import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Global/Início',
  component: PortalAt,
  args: { path: '/' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Boas-vindas ao Portal Raiz' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Criar Conta' })).toHaveAttribute('href', '/cadastro');
    await expect(main.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
    await expect(main.getByRole('link', { name: 'Explorar Cursos' })).toHaveAttribute('href', '/cursos');
    await expect(main.queryByRole('link', { name: 'Perfil' })).toBeNull();
    await expect(main.getByText('Olá, Mariana!')).toBeVisible();
    await expect(main.getByText('Telas de exemplo, com dados fictícios.')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Página inicial · Portal Raiz'));
  },
};

export const LoggedIn: Story = {
  name: 'Com sessão',
  parameters: { session: 'active' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Perfil' })).toHaveAttribute('href', '/perfil');
    await expect(main.queryByRole('link', { name: 'Entrar' })).toBeNull();
    // No sample figures, which would look like the member's own.
    await expect(main.queryByText(/fictícios/)).toBeNull();
    // First the course to continue, then the member's own data.
    await expect(await main.findByRole('link', { name: /^Continuar o curso Prospecção e convite/ })).toBeVisible();
    const links = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      '/perfil',
      '/cursos',
      '/cadastro',
      '/curso/2?continuar=1',
      '/perfil/cursos',
      '/perfil/rede-indicacoes',
      '/perfil/ganhos',
    ]);
    await expect(await main.findByText('cursos concluídos')).toBeVisible();
    await expect(await main.findByText('diretos ativos')).toBeVisible();
    await expect((await main.findByText('ganhos em novembro')).parentElement).toHaveTextContent(/^R\$/);
  },
};

/** Without courses and referrals. */
export const WithoutCourse: Story = {
  name: 'Sem curso',
  parameters: {
    session: 'active',
    faults: [
      { operation: 'listMyCourses', body: [] },
      {
        operation: 'readQualification',
        body: { nivel_atual: null, data_ultima_qualificacao: null, progresso_proximo: null, indicados: [] },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum curso em andamento.')).toBeVisible();
    for (const text of ['Nenhum curso ainda', 'Nenhum indicado ainda']) {
      await expect((await canvas.findByText(text)).parentElement).toHaveTextContent(text);
    }
    await expect(canvas.queryByText(/0 de 0/)).toBeNull();
  },
};

/** While it loads, each part reserves its space. */
export const Loading: Story = {
  name: 'Carregando',
  parameters: { session: 'active', faults: [{ operation: '*', kind: 'hang' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando seus cursos')).toBeInTheDocument();
    await expect((await canvas.findAllByText('Carregando...'))[0]).toBeInTheDocument();
  },
};

/** If its read fails, a figure is a dash; its card is still a link. */
export const Unavailable: Story = {
  name: 'Sem dados',
  parameters: { session: 'active', faults: [{ operation: '*', status: 500, body: {} }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível carregar seus cursos.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('indisponível agora')).toHaveLength(3));
    await expect(canvas.getByRole('link', { name: 'Sua rede' })).toBeVisible();
  },
};

/** The company's books lack an amount. */
export const AmountMissing: Story = {
  name: 'Valor em falta',
  parameters: {
    session: 'active',
    faults: [
      {
        operation: 'readEarnings',
        body: { ganhos: [{ id: 1, amount: null, bonus_type: 'direct', earning_date: '2026-11-02' }] },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('valor incompleto')).toBeVisible();
  },
};
