import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Assinatura/Histórico de pagamentos',
  component: PortalAt,
  args: { path: '/assinatura/pagamentos' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['listPayments'],
  loading: 'Carregando seus pagamentos',
  failed: 'Erro ao buscar pagamentos: Erro interno do servidor.',
});

async function daysOf(canvasElement: HTMLElement): Promise<(string | null)[]> {
  const table = within(await within(canvasElement).findByRole('table', { name: 'Histórico de pagamentos' }));
  return table.getAllByRole('rowheader').map(({ textContent }) => textContent);
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas, canvasElement }) => {
    const days = await daysOf(canvasElement);
    await expect(days.slice(0, 5)).toEqual(['2026', '02/11/2026', '02/10/2026', '02/10/2026', '02/09/2026']);
    await expect(canvas.getByText('10 pagamentos')).toBeVisible();
    await expect(canvas.getByText('ativado via voucher')).toBeVisible();
    // The failed payment was paid on the same day.
    await expect(canvas.getByText('Não aprovado')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ver opções' })).toBeNull();
    // Lists the failed payment, but does not count it.
    await expect(canvas.getByText('Pago: R$ 1.775,00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voltar para minha assinatura' })).toHaveAttribute(
      'href',
      '/minha-assinatura',
    );
    await waitFor(() => expect(document.title).toBe('Histórico de pagamentos · Portal Raiz'));
  },
};

/** No payment succeeded since. */
export const NotApproved: Story = {
  name: 'Não aprovado',
  parameters: {
    faults: [
      {
        operation: 'listPayments',
        body: {
          pagamentos: [
            { id: 2, payment_date: '2026-11-02', amount: 250, status: 'failed', gateway: 'cartao' },
            { id: 1, payment_date: '2026-10-02', amount: 250, status: 'paid', gateway: 'cartao' },
          ],
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ver opções' })).toHaveAttribute('href', '/assinatura');
  },
};

/** The file has the rows of the table. On paper the list has the member's name and the moment. */
export const Exported: Story = {
  name: 'Exportado e impresso',
  play: async ({ canvas }) => {
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(await canvas.findByRole('button', { name: 'Baixar CSV' }));
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    const file = made.mock.calls[0]?.[0];
    const text = file instanceof Blob ? await file.text() : '';
    await expect(text).toContain('Data;Valor;Status;Forma de pagamento\r\n02/11/2026;250,00;Pago;Cartão\r\n');
    await expect(text).toContain(';0,00;Pago;ativado via voucher\r\n');
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Imprimir' }));
    await expect(print).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('beforeprint'));
    const head = canvas.getByText('Emitido em 18/11/2026 10:30').parentElement;
    // The profile's answer may come after the payments'.
    await waitFor(() => expect(head).toHaveTextContent('Mariana Souza'));
    window.dispatchEvent(new Event('afterprint'));
    await expect(canvas.queryByText(/^Emitido em/)).toBeNull();
  },
};

export const OnePayment: Story = {
  name: 'Um pagamento',
  parameters: {
    faults: [
      {
        operation: 'listPayments',
        body: {
          pagamentos: [
            { id: 1, payment_date: '2026-11-03T12:00:00-03:00', amount: 62.5, status: 'pending', gateway: 'boleto' },
          ],
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 pagamento')).toBeVisible();
    await expect(canvas.getByText('Pendente')).toBeVisible();
    await expect(canvas.getByText('boleto')).toBeVisible();
    await expect(canvas.queryByText(/^Pago: /)).toBeNull();
  },
};

export const NothingYet: Story = {
  name: 'Nada ainda',
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum pagamento ainda.')).toBeVisible();
    await expect(canvas.getByText('Seus pagamentos aparecerão aqui.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Baixar CSV' })).toBeNull();
  },
};

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const LoadFailed: Story = { ...reads.failed(), name: 'Falha ao carregar' };

export const ConnectionLost: Story = {
  ...reads.connectionLost('Erro ao buscar pagamentos: falha de conexão'),
  name: 'Sem conexão',
};

/** With 200 % text the total of a year wraps and is not clipped. */
export const LargeText: Story = {
  name: 'Texto a 200 %',
  globals: { viewport: { value: 'phone360' }, textSize: 'double' },
  play: async ({ canvas }) => {
    const total = await canvas.findByText('Pago: R$ 1.775,00');
    await expect(total.scrollWidth).toBeLessThanOrEqual(total.clientWidth);
  },
};

/**
 * One row lacks every value, and one is invalid: the others stay, and the totals say that amounts
 * are missing.
 */
export const Incomplete: Story = {
  name: 'Com uma linha incompleta',
  parameters: {
    faults: [
      {
        operation: 'listPayments',
        body: {
          pagamentos: [
            { id: 2, payment_date: '2026-11-03', amount: '250.00', status: 'paid', gateway: 'cartao' },
            { id: null, status: 'paid' },
            'linha',
          ],
        },
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await daysOf(canvasElement)).toEqual(['2026', '03/11/2026', 'Sem data', '--']);
    await expect(canvas.getByText('Total pago').parentElement).toHaveTextContent('Total pagoR$ 250,00');
    await expect(canvas.getByText('Pago: R$ 250,00')).toBeVisible();
    await expect(canvas.getByText('Soma incompleta: há valores desconhecidos.')).toBeVisible();
    await expect(canvas.getByText('1 item não pôde ser mostrado.')).toBeVisible();
  },
};
