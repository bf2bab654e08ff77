import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Assinatura/Vouchers usados',
  component: PortalAt,
  args: { path: '/assinatura/vouchers-usados' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['listUsedVouchers'],
  loading: 'Carregando seus vouchers',
  failed: 'Erro ao buscar vouchers: HTTP 500',
});

async function codesOf(canvasElement: HTMLElement): Promise<(string | null)[]> {
  const table = within(await within(canvasElement).findByRole('table', { name: 'Vouchers usados' }));
  return table.getAllByRole('rowheader').map(({ textContent }) => textContent);
}

/** Codes that came as `code` and as `codigo`, newest first. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas, canvasElement }) => {
    await expect(await codesOf(canvasElement)).toEqual(['ANIVERSARIO10', 'INVERNO30', 'LIDERANCA100', 'BOASVINDAS50']);
    await expect(canvas.getByText('02/09/2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voltar para minha assinatura' })).toHaveAttribute(
      'href',
      '/minha-assinatura',
    );
    await waitFor(() => expect(document.title).toBe('Vouchers usados · Portal Raiz'));
  },
};

export const NothingYet: Story = {
  name: 'Nada ainda',
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum voucher usado ainda.')).toBeVisible();
    await expect(canvas.getByText('Os vouchers que você usar aparecerão aqui.')).toBeVisible();
  },
};

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const LoadFailed: Story = { ...reads.failed({ body: {} }), name: 'Falha ao carregar' };
