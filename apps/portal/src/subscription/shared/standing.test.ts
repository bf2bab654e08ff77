import { describe, expect, it } from 'vitest';
import { standingOf } from './standing.ts';

const today = new Date(2026, 10, 21, 15);

function standing(status: string | null, end_date: string | null) {
  return standingOf({ status, start_date: null, end_date, next_billing_date: null }, today);
}

describe('the message', () => {
  it.each([
    ['active', '2026-12-01', 'success', 'Sua assinatura está ativa.'],
    ['trial', '2026-12-01', 'info', 'Sua assinatura está em período de teste.'],
    ['canceled', '2026-11-21', 'info', 'Sua assinatura foi cancelada. O acesso permanece até 21/11/2026.'],
    ['canceled', '2026-11-20', 'warning', 'Sua assinatura foi cancelada e o acesso terminou.'],
    ['canceled', null, 'warning', 'Sua assinatura foi cancelada e o acesso terminou.'],
    ['inactive', null, 'warning', 'Sua assinatura está inativa.'],
    ['expired', '2026-12-01', 'warning', 'Sua assinatura está inativa.'],
    ['paused', '2026-12-01', 'warning', 'Status desconhecido. Fale com o suporte.'],
    ['', null, 'warning', 'Status desconhecido. Fale com o suporte.'],
    [null, '2026-12-01', 'warning', 'Status desconhecido. Fale com o suporte.'],
  ])('of %s until %s: %s, %s', (status, end, tone, sentence) => {
    expect(standing(status, end)).toMatchObject({ tone, sentence });
  });

  it.each([
    ['2026-11-26', 'info', ['Restam 5 dia(s) de teste']],
    ['2026-11-21', 'warning', ['Restam 0 dia(s) de teste', 'O teste termina hoje.']],
    ['2026-11-10', 'info', ['Restam 0 dia(s) de teste']],
    [null, 'info', ['Restam 0 dia(s) de teste']],
  ])('of a trial until %s', (end, tone, details) => {
    expect(standing('trial', end)).toMatchObject({ tone, details });
  });
});

it.each([
  ['active', 'paymentOptions', true, true],
  ['trial', 'paymentOptions', true, true],
  ['canceled', 'renew', false, false],
  ['inactive', 'activate', false, true],
  ['expired', 'activate', false, true],
  ['paused', 'paymentOptions', false, true],
  [null, 'paymentOptions', false, true],
])('%s offers %s; can be canceled: %s; has a next renewal: %s', (status, offer, canCancel, renews) => {
  expect(standing(status, '2026-12-01')).toMatchObject({ offer, canCancel, renews });
});

it('knows the last day of access only while a canceled subscription has one', () => {
  expect(standing('canceled', '2026-11-21').accessUntil).toBe('2026-11-21');
  expect(standing('canceled', '2026-11-20').accessUntil).toBeNull();
  expect(standing('active', '2026-12-01').accessUntil).toBeNull();
});
