import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fault, requestsTo } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

/** The figures above the member's home, and the course to continue. */
const meta = {
  title: 'Telas/Conta/Perfil: números e curso',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const hrefs = [
  ['Indicados ativos', '/perfil/rede-indicacoes?status=Ativa&profundidade=1'],
  ['Próximo nível', '/perfil/qualificacoes'],
] as const;

/** A fact by its heading. */
async function fact(element: HTMLElement, name: string) {
  return within(element).findByRole('region', { name });
}

const latest = 'Últimos ganhos';

const reads = ['readEarnings', 'readQualification', 'listWithdrawals', 'listMyCourses'] as const;

async function course(element: HTMLElement) {
  return within(await within(element).findByRole('region', { name: 'Continue seu curso' }));
}

export const Default: Story = {
  name: 'Padrão',
  parameters: { subject: { role: 'list', name: 'Últimos ganhos' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await fact(canvasElement, 'Indicados ativos')).toHaveTextContent(
      /^Indicados ativos\d+de \d+ diretos$/,
    );
    await expect(await fact(canvasElement, 'Próximo nível')).toHaveTextContent(
      'Próximo nívelImperial DiamondFaltam 2 indicados diretos Diamond',
    );
    await expect(canvas.getByText(/^em novembro, até hoje · em outubro, R\$\s[\d.]+,\d\d$/)).toBeVisible();
    for (const [label, href] of hrefs)
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
    // Each month with its payment.
    const months = within(canvas.getByRole('list', { name: 'Mês a mês' })).getAllByRole('listitem');
    await expect(months.map(({ textContent }) => textContent?.replace(/R\$.*/, ''))).toEqual([
      'Novembro de 2026 até hoje',
      'Outubro de 2026 Pendente',
      'Setembro de 2026 Pago em 10/10/2026',
      'Agosto de 2026 Pago em 10/09/2026',
      'Julho de 2026 Pago em 10/08/2026',
    ]);
    // The first visit has no level to compare with.
    await waitFor(() => expect(localStorage.getItem('lastLevel.2')).toBe('7'));
    await expect(canvas.queryByText(/^Novo nível/)).toBeNull();
    // Newest first, from the read of the figure.
    const rows = within(await canvas.findByRole('list', { name: latest })).getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    for (const row of rows) await expect(row).toHaveTextContent(/^.+\d\d\/\d\d\/2026R\$\s[\d.]+,\d\d$/);
    const days = rows.map(({ textContent }) => /(\d\d)\/(\d\d)\/2026/.exec(textContent ?? ''));
    const order = days.map((day) => `${day?.[2]}${day?.[1]}`);
    await expect(order).toEqual(order.toSorted().toReversed());
    await expect(requestsTo('GET /ganhos/detalhados')).toHaveLength(1);
    // Never reads the whole network.
    await expect(requestsTo('GET /minhas-indicacoes')).toHaveLength(0);
  },
};

/** The network is known from another page: each earning names its person, without a request. */
export const Names: Story = {
  name: 'Com os nomes da rede',
  args: { path: '/perfil/rede-indicacoes' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('link', { name: 'Resumo' }));
    const rows = within(await canvas.findByRole('list', { name: latest })).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(/^\p{L}{2}\p{L}+ \p{L}.* (?:Direto|Indireto · profundidade \d+) · /u);
    await expect(requestsTo('GET /minhas-indicacoes')).toHaveLength(1);
  },
};

/** Only some people are in the network: the others keep the place of a circle, and have their type and depth. */
export const SomeNames: Story = {
  name: 'Com alguns nomes da rede',
  args: { path: '/perfil/rede-indicacoes' },
  beforeEach: () => {
    const earning = { amount: 7.5, bonus_type: 'indirect', level: 3 };
    fault({
      operation: 'listReferrals',
      body: { indicados: [{ id: 1001, name: 'Beatriz Carvalho', profundidade: 3 }] },
    });
    fault({
      operation: 'readEarnings',
      body: {
        ganhos: [
          { ...earning, id: 1, earning_date: '2026-11-20', id_assinante: 1001 },
          { ...earning, id: 2, earning_date: '2026-11-17', id_assinante: 1002 },
        ],
      },
    });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('link', { name: 'Resumo' }));
    const rows = within(await canvas.findByRole('list', { name: latest })).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(/^BCBeatriz Carvalho Indireto · /);
    await expect(rows[1]).toHaveTextContent(/^Indireto profundidade 3 · 17\/11\/2026/);
  },
};

/** Each figure shows a dash; the rest of the page stays. */
export const Unavailable: Story = {
  name: 'Indisponíveis',
  parameters: { faults: reads.map((operation) => ({ operation, status: 403 })) },
  play: async ({ canvas, canvasElement }) => {
    for (const [label] of hrefs)
      await expect(await fact(canvasElement, label)).toHaveTextContent(`${label}--Indisponível agora`);
    await expect(canvas.getByRole('region', { name: 'Olá, Mariana!' })).toHaveTextContent('--');
    const months = within(await fact(canvasElement, 'Mês a mês'));
    await expect(await months.findByText('Não foi possível carregar seus saques.')).toBeVisible();
    const card = await course(canvasElement);
    await expect(await card.findByText('Não foi possível carregar seus cursos.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Olá, Mariana!' })).toBeVisible();
    fault({ operation: 'listMyCourses', body: [] });
    await userEvent.click(card.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await card.findByText('Nenhum curso em andamento.')).toBeVisible();
    // The pressed button is gone, so the focus must move.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

const beginner = { nivel_atual: 'Nenhum', data_ultima_qualificacao: null, progresso_proximo: null, indicados: [] };

/** Nothing yet: three steps, each with its button, instead of zeros and empty lists. */
export const Beginner: Story = {
  name: 'No começo',
  parameters: {
    session: 'inactive',
    scenario: 'empty',
    faults: [{ operation: 'readQualification', body: beginner }],
  },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: 'Comece por aqui' }));
    await expect(await steps.findByRole('link', { name: 'Explorar Cursos' })).toHaveAttribute('href', '/cursos');
    await expect(steps.getByRole('link', { name: 'Ativar assinatura' })).toHaveAttribute('href', '/assinatura');
    await expect(steps.getByRole('link', { name: /^Enviar seu link/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/\?text=.*ref%3D/),
    );
    await expect(canvas.getByText('Nível')).toBeVisible();
    await expect(canvas.getByText('Nenhum')).toBeVisible();
    await expect(canvas.getByLabelText('Link de indicação')).toHaveAccessibleDescription(
      'Quem se cadastrar por este link entra na sua rede.',
    );
    for (const name of ['Próximo nível', latest, 'Mês a mês', 'Continue seu curso'])
      await expect(canvas.queryByRole('region', { name })).toBeNull();
  },
};

/** Nothing earned yet, but people: the lists say so. A step that is done is gone. */
export const FirstPeople: Story = {
  name: 'Com os primeiros indicados',
  parameters: {
    session: 'trial',
    faults: [
      { operation: 'readEarnings', body: { ganhos: [] } },
      { operation: 'readQualification', body: { ...beginner, indicados: [{ id: 5, ativo: true }] } },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Nenhum ganho ainda.')).toBeVisible();
    await expect(canvas.getByText(/^Você ainda não tem ganhos\. Compartilhe seu link/)).toBeVisible();
    await expect(await fact(canvasElement, 'Indicados ativos')).toHaveTextContent(/1de 1 direto$/);
    await expect(await fact(canvasElement, 'Próximo nível')).toHaveTextContent('BronzeVeja o que falta');
    await expect(canvas.queryByText('Comece por aqui')).toBeNull();
  },
};

export const HighestLevel: Story = {
  name: 'No nível mais alto, com um valor incompleto',
  parameters: {
    faults: [
      { operation: 'readQualification', body: { ...beginner, nivel_atual: 'Imperial Diamond' } },
      { operation: 'readEarnings', body: { ganhos: [{ id: 1, amount: null, earning_date: '2026-11-02' }] } },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^em novembro, valor incompleto$/)).toBeVisible();
    await expect(await fact(canvasElement, 'Seu nível')).toHaveTextContent('Seu nívelImperial DiamondO mais alto');
  },
};

/**
 * The browser remembers the last lesson, whose course the link leads to, and the level of the last visit, Triple Diamond:
 * shows the new level once.
 */
export const Remembered: Story = {
  name: 'Continua o curso aberto por último, nível alcançado',
  beforeEach: () => {
    localStorage.setItem('lastLessons.2', '[{"courseId":3,"lessonId":11}]');
    localStorage.setItem('lastLevel.2', '6');
  },
  play: async ({ canvas, canvasElement }) => {
    const card = await course(canvasElement);
    const link = await card.findByRole('link', { name: /^Continuar o curso Liderança/ });
    await expect(link).toHaveAttribute('href', '/curso/3?continuar=1');
    await expect(card.getByRole('progressbar', { name: /^Progresso em Liderança/ })).toBeVisible();
    await expect(card.getByText(/% concluído$/)).toBeVisible();
    await expect(await canvas.findByText('Novo nível: Centurion Diamond. Parabéns!')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('lastLevel.2')).toBe('7'));
  },
};
