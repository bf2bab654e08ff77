import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerHtml, answerWith, dropConnection, neverAnswer, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Assinatura/Vouchers usados',
  component: PortalAt,
  args: { path: '/assinatura/vouchers-usados' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = '/assinatura/vouchers-usados';

async function codesOf(canvasElement: HTMLElement): Promise<(string | null)[]> {
  const table = within(await within(canvasElement).findByRole('table', { name: 'Vouchers usados' }));
  return table.getAllByRole('rowheader').map(({ textContent }) => textContent);
}

/** Codes that came as `code` and as `codigo`, newest first. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    await expect(await codesOf(canvasElement)).toEqual(['ANIVERSARIO10', 'INVERNO30', 'LIDERANCA100', 'BOASVINDAS50']);
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4 vouchers usados')).toBeVisible();
    await expect(canvas.getByText('02/09/2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voltar para minha assinatura' })).toHaveAttribute(
      'href',
      '/minha-assinatura',
    );
    await waitFor(() => expect(document.title).toBe('Vouchers usados · Portal Raiz'));
  },
};

export const OneVoucher: Story = {
  name: 'Um voucher',
  beforeEach: () =>
    answerWith('GET', list, 200, { vouchers: [{ id: 1, used_at: '2026-11-03T12:00:00-03:00', codigo: 'DESC30' }] }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('1 voucher usado')).toBeVisible();
  },
};

export const NothingYet: Story = {
  name: 'Nada ainda',
  parameters: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Nenhum voucher usado ainda.')).toBeVisible();
    await expect(canvas.getByText('Os vouchers que você usar aparecerão aqui.')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Carregando',
  beforeEach: () => neverAnswer('GET', list),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Carregando seus vouchers')).toBeInTheDocument();
  },
};

function failedWith(text: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Voltar para minha assinatura' })).toBeVisible();
  };
}

export const LoadFailed: Story = {
  name: 'Falha ao carregar',
  beforeEach: () => answerWith('GET', list, 500, { error: 'Erro interno do servidor.' }),
  play: failedWith('Erro ao buscar vouchers: Erro interno do servidor.'),
};

export const FailedWithoutText: Story = {
  name: 'Falha sem texto do servidor',
  beforeEach: () => answerWith('GET', list, 403, {}),
  play: failedWith('Erro ao buscar vouchers: HTTP 403'),
};

export const LoadedHtml: Story = {
  name: 'Resposta em HTML ao carregar',
  beforeEach: () => answerHtml('GET', list),
  play: failedWith('Erro ao buscar vouchers: falha de conexão'),
};

export const ConnectionLost: Story = {
  name: 'Sem conexão',
  beforeEach: () => dropConnection('GET', list),
  play: failedWith('Erro ao buscar vouchers: falha de conexão'),
};

export const TriedAgain: Story = {
  name: 'Depois de tentar de novo',
  beforeEach: () => answerWith('GET', list, 500, {}),
  play: async (context) => {
    await failedWith('Erro ao buscar vouchers: HTTP 500')(context);
    answerWith('GET', list, 200, { vouchers: [{ id: 1, used_at: null, code: 'DESC30' }] });
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('DESC30')).toBeVisible();
    await expect(canvas.getByText('--')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const SessionEnded: Story = {
  name: 'Sessão encerrada (401)',
  parameters: { scenario: 'sessionEnded' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Sua sessão expirou. Entre novamente para continuar.')).toBeVisible();
  },
};

export const WithoutToken: Story = {
  name: 'Sem sessão',
  beforeEach: () => localStorage.clear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Você precisa estar logado para ver seus vouchers.')).toBeVisible();
  },
};

export const LongAndStrange: Story = {
  name: 'Dados longos e estranhos',
  beforeEach: () =>
    answerWith('GET', list, 200, {
      vouchers: [
        { id: 3, used_at: 'ontem', code: 'CÓDIGO-MUITO-COMPRIDO'.repeat(3).slice(0, 60) },
        { id: 2, used_at: '2026-02-31', codigo: '<img src=x onerror=alert(1)>' },
        { id: 1, used_at: null, code: ' ' },
      ],
    }),
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.getAllByText('--')).toHaveLength(4);
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
