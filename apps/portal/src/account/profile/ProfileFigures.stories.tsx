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
  ['Ganhos em novembro', '/perfil/ganhos'],
  ['Indicados ativos', '/perfil/rede-indicacoes?status=Ativa&profundidade=1'],
  ['Próximo nível', '/perfil/qualificacoes'],
  ['Saques pendentes', '/perfil/saques'],
] as const;

const reads = ['readEarnings', 'readQualification', 'listWithdrawals', 'listMyCourses'] as const;

async function course(element: HTMLElement) {
  return within(await within(element).findByRole('region', { name: 'Continue seu curso' }));
}

export const Default: Story = {
  name: 'Padrão',
  parameters: { subject: { role: 'list', name: 'Últimos ganhos' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Indicados ativos \d+ de \d+ diretos$/ });
    await canvas.findByRole('link', { name: /^Saques pendentes R\$\s[\d.]+,\d\d 1 saque$/ });
    await canvas.findByRole('link', { name: 'Próximo nível Imperial Diamond Faltam 2 indicados diretos Diamond' });
    await canvas.findByRole('link', {
      name: /^Ganhos em novembro R\$\s[\d.]+,\d\d até hoje · outubro: R\$\s[\d.]+,\d\d$/,
    });
    for (const [label, href] of hrefs)
      await expect(canvas.getByRole('link', { name: new RegExp(`^${label} `) })).toHaveAttribute('href', href);
    // The first visit has no level to compare with.
    await waitFor(() => expect(localStorage.getItem('lastLevel.2')).toBe('7'));
    await expect(canvas.queryByText(/^Novo nível/)).toBeNull();
    // Newest first, from the read of the figure.
    const rows = within(await canvas.findByRole('list', { name: 'Últimos ganhos' })).getAllByRole('listitem');
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
    const rows = within(await canvas.findByRole('list', { name: 'Últimos ganhos' })).getAllByRole('listitem');
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
    const rows = within(await canvas.findByRole('list', { name: 'Últimos ganhos' })).getAllByRole('listitem');
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
      await expect(await canvas.findByRole('link', { name: `${label} – Indisponível agora` })).toBeVisible();
    const card = await course(canvasElement);
    await expect(await card.findByText('Não foi possível carregar seus cursos.')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Meus Cursos' })).toHaveAttribute('href', '/perfil/cursos');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Olá, Mariana!' })).toBeVisible();
    fault({ operation: 'listMyCourses', body: [] });
    await userEvent.click(card.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await card.findByText('Nenhum curso em andamento.')).toBeVisible();
    // The pressed button is gone, so the focus must move.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Beginner: Story = {
  name: 'No começo',
  parameters: {
    session: 'trial',
    scenario: 'empty',
    faults: [
      {
        operation: 'readQualification',
        body: { nivel_atual: 'Nenhum', data_ultima_qualificacao: null, progresso_proximo: null, indicados: [] },
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Próximo nível Bronze Veja o que falta' });
    await expect(canvas.getByText('Nível')).toBeVisible();
    await expect(canvas.getByText('Nenhum')).toBeVisible();
    await canvas.findByRole('link', { name: 'Indicados ativos 0 Nenhum direto' });
    await canvas.findByRole('link', { name: /^Ganhos em novembro R\$\s0,00 Nenhum ganho$/ });
    await canvas.findByRole('link', { name: /^Saques pendentes R\$\s0,00 Nenhum saque$/ });
    await expect(await canvas.findByText('Nenhum ganho ainda.')).toBeVisible();
    await expect(canvas.getByText(/^Você ainda não tem ganhos\. Compartilhe seu link/)).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    const card = await course(canvasElement);
    await expect(await card.findByText('Nenhum curso em andamento.')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Explorar Cursos' })).toHaveAttribute('href', '/cursos');
  },
};

export const HighestLevel: Story = {
  name: 'No nível mais alto, com um valor incompleto',
  parameters: {
    faults: [
      { operation: 'listWithdrawals', body: { withdrawals: [{ id: 1, status: 'pending', amount: null }] } },
      {
        operation: 'readQualification',
        body: {
          nivel_atual: 'Imperial Diamond',
          data_ultima_qualificacao: null,
          progresso_proximo: null,
          indicados: [],
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Seu nível Imperial Diamond O mais alto' });
    await expect(await canvas.findByRole('link', { name: /^Saques pendentes .* Valor incompleto$/ })).toBeVisible();
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
