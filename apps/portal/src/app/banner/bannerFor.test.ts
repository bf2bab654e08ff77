import { expect, it } from 'vitest';
import { bannerFor } from './bannerFor.ts';

const today = new Date(2026, 10, 21, 15);

it.each([
  ['trial', '2026-11-26', 'info', 'Período de teste: restam 5 dias.', 'Ver opções de pagamento'],
  ['trial', '2026-11-22', 'info', 'Período de teste: resta 1 dia.', 'Ver opções de pagamento'],
  ['trial', '2026-11-21', 'info', 'Período de teste: restam 0 dias.', 'Ver opções de pagamento'],
  ['canceled', '2026-11-21', 'info', 'Assinatura cancelada, com acesso até 21/11/2026.', 'Renovar assinatura'],
  ['canceled', '2026-11-20', 'warning', 'Sua assinatura foi cancelada e o acesso terminou.', 'Renovar assinatura'],
  ['inactive', null, 'warning', 'Sua assinatura está inativa.', 'Ativar assinatura'],
  ['expired', '2026-12-01', 'warning', 'Sua assinatura está inativa.', 'Ativar assinatura'],
  ['paused', '2026-12-01', 'warning', 'Status desconhecido. Fale com o suporte.', 'Ver assinatura'],
  [null, '2026-12-01', 'warning', 'Status desconhecido. Fale com o suporte.', 'Ver assinatura'],
])('%s until %s: %s, %s', (status, end_date, tone, text, link) => {
  expect(bannerFor({ status, end_date }, today)).toEqual({ tone, text, link });
});

it('shows no banner for an active subscription', () => {
  expect(bannerFor({ status: 'active', end_date: null }, today)).toBeNull();
});
