import { buildPayment } from '@raiz/api-client/testData';
import { expect, it } from 'vitest';
import { paymentHead, paymentRows } from './paymentRows.ts';

it('writes the values of the table', () => {
  expect(paymentHead).toEqual(['Data', 'Valor', 'Status', 'Forma de pagamento']);
  expect(
    paymentRows([
      buildPayment({ payment_date: '2026-11-03', amount: 1250.5, status: 'paid', gateway: 'cartao' }),
      buildPayment({ payment_date: '2026-10-03', amount: 0, status: 'paid', gateway: 'voucher' }),
      buildPayment({ payment_date: null, amount: 250, status: 'estornado', gateway: null }),
    ]),
  ).toEqual([
    ['03/11/2026', { reais: 1250.5 }, 'Pago', 'Cartão'],
    ['03/10/2026', { reais: 0 }, 'Pago', 'ativado via voucher'],
    [null, { reais: 250 }, 'estornado', null],
  ]);
});
