import { expect, it } from 'vitest';
import { subscriptionSummary } from './subscriptionSummary.ts';

const today = new Date(2026, 10, 21, 15);

it.each([
  ['active', '2026-12-01', 'active', 'Ativa', 'Sua assinatura está ativa.'],
  ['trial', '2026-11-26', 'trial', 'Teste', 'Restam 5 dia(s) de teste'],
  ['trial', null, 'trial', 'Teste', 'Restam 0 dia(s) de teste'],
  [
    'canceled',
    '2026-11-21',
    'canceled',
    'Cancelada',
    'Sua assinatura foi cancelada. O acesso permanece até 21/11/2026.',
  ],
  ['canceled', '2026-11-20', 'cancelled', 'Cancelada', 'Sua assinatura foi cancelada e o acesso terminou.'],
  ['inactive', null, 'lapsed', 'Inativa', 'Sua assinatura está inativa.'],
  ['expired', '2026-11-30', 'lapsed', 'Inativa', 'Sua assinatura está inativa.'],
  ['pausada', null, 'unknown', 'Desconhecido', 'Status desconhecido. Fale com o suporte.'],
  [null, '2026-12-01', 'unknown', 'Desconhecido', 'Status desconhecido. Fale com o suporte.'],
])('%s until %s is %s: %s, %s', (status, endDate, tone, word, sentence) => {
  expect(subscriptionSummary({ status, end_date: endDate }, today)).toEqual({ tone, word, sentence });
});
