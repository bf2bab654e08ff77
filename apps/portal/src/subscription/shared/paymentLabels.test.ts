import { expect, it } from 'vitest';
import { isOpen, isPaid, lastPaidDay, methodLabel, paymentStatusLabel } from './paymentLabels.ts';

it.each([
  ['cartao', 'Cartão'],
  ['voucher', 'ativado via voucher'],
  [' boleto ', 'boleto'],
  ['toString', 'toString'],
  ['', '--'],
  [null, '--'],
])('%j was paid by %s', (gateway, label) => {
  expect(methodLabel(gateway)).toBe(label);
});

it.each([
  ['paid', 'Pago'],
  ['pending', 'Pendente'],
  ['failed', 'Não aprovado'],
  ['refunded', 'refunded'],
])('%s reads %s', (status, label) => {
  expect(paymentStatusLabel(status)).toBe(label);
});

it('counts paid payments only', () => {
  expect([isPaid({ status: 'paid' }), isPaid({ status: 'failed' })]).toEqual([true, false]);
});

it('takes a payment that failed for settled once something was paid on its day or later', () => {
  const paid = { status: 'paid', payment_date: '2026-10-09' };
  const failed = (payment_date: string | null) => ({ status: 'failed', payment_date });
  const last = lastPaidDay([{ status: 'paid', payment_date: '2026-09-09' }, paid, failed('2026-11-09')]);
  expect(last).toBe('2026-10-09');
  expect([failed('2026-10-09'), failed('2026-10-08'), paid].map((one) => isOpen(one, last))).toEqual([
    false,
    false,
    false,
  ]);
  expect([failed('2026-10-10'), failed(null)].map((one) => isOpen(one, last))).toEqual([true, true]);
  expect(isOpen(failed('2026-10-10'), lastPaidDay([]))).toBe(true);
});
