import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type Departures, holdDepartures } from '../departures.ts';
import { atCheckout, requestsTo, world } from '../mock.ts';
import { JourneyPortal, visit } from './JourneyPortal.tsx';
import { arriveAt, follow, press, read, write } from './walk.ts';

let departures: Departures | null = null;

/** A member with a voucher: of less than 100 % and paid by card, or of 100 % and active at once. */
const meta = {
  title: 'Jornadas/6 Voucher',
  component: JourneyPortal,
  args: { path: '/assinatura' },
  parameters: {
    docs: { description: { component: 'Um membro com voucher: com desconto, pelo cartão, ou de 100%, na hora.' } },
    session: 'inactive',
  },
  beforeEach: () => {
    const held = holdDepartures();
    departures = held;
    return () => held.release();
  },
} satisfies Meta<typeof JourneyPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

async function checkout(count: number): Promise<string> {
  await waitFor(() => expect(departures?.addresses()).toHaveLength(count));
  return departures?.addresses().at(-1) ?? '';
}

export const Default: Story = {
  name: 'Com desconto, pago com cartão',
  play: async ({ canvas, step }) => {
    const page = canvas;
    await step('O código é aceito com espaços e em minúsculas, e o preço novo está à vista', async () => {
      await arriveAt(page, 'Assinatura');
      await write(page, { 'Código do voucher': ' desconto20 ' });
      await press(page, 'Aplicar voucher');
      await read(page, 'Desconto de 20%');
    });
    await step('Desiste no pagamento e volta: o desconto continua ali', async () => {
      await press(page, 'Pagar com cartão');
      visit(await atCheckout(await checkout(1), 'leave'));
      await follow(page, 'Voltar para a assinatura');
      await read(page, 'Desconto de 20%');
    });
    await step('Paga', async () => {
      await read(page, 'Desconto de 20%');
      await press(page, 'Pagar com cartão');
      visit(await atCheckout(await checkout(2), 'pay'));
      await read(page, 'Sua assinatura está ativa.');
    });
    await step('O preço com desconto foi pago, e o voucher está entre os usados', async () => {
      await follow(page, 'Ver minha assinatura');
      const payments = within(await page.findByRole('table', { name: 'Últimos pagamentos' }));
      await expect(payments.getByText('R$ 200,00')).toBeVisible();
      const vouchers = within(await page.findByRole('table', { name: 'Últimos vouchers usados' }));
      await expect(vouchers.getByText('DESCONTO20')).toBeVisible();
      await expect(requestsTo('POST /assinatura').at(-1)).toEqual({ plan: 'mensal', voucherCode: 'DESCONTO20' });
    });
  },
};

export const Whole: Story = {
  name: 'De 100%, ativo na hora',
  play: async ({ canvas, step }) => {
    const page = canvas;
    await step('Um código recusado fica no campo, com a frase do servidor', async () => {
      await write(page, { 'Código do voucher': 'EXPIRADO' });
      await press(page, 'Aplicar voucher');
      await read(page, 'Voucher inválido ou expirado.');
      await expect(page.getByLabelText('Código do voucher')).toHaveValue('EXPIRADO');
    });
    await step('Com o código certo, a assinatura está ativa e o aviso some', async () => {
      await write(page, { 'Código do voucher': 'voucher100' });
      await press(page, 'Aplicar voucher');
      await read(page, 'Assinatura ativada com sucesso via voucher 100%!');
      await read(page, /Sua assinatura está ativa/);
      await expect(page.queryByRole('region', { name: 'Aviso sobre a assinatura' })).toBeNull();
    });
    await step('O histórico diz que foi por voucher', async () => {
      await follow(page, 'Voltar para minha assinatura');
      await read(page, 'VOUCHER100');
      await read(page, 'ativado via voucher');
      await expect(world().payments.at(-1)).toMatchObject({ amount: 0, gateway: 'voucher' });
    });
  },
};
