import { describe, expect, it } from 'vitest';
import { subscriptionBanner, subscriptionDetails, subscriptionSummary } from './subscriptionStatus.ts';

const today = new Date(2026, 10, 21, 15);

describe('subscriptionSummary', () => {
  it.each([
    ['active', '2026-12-01', 'active', 'Ativa', 'Sua assinatura está ativa.'],
    ['active', null, 'active', 'Ativa', 'Sua assinatura está ativa.'],
    ['trial', '2026-11-26', 'trial', 'Teste', 'Restam 5 dias de teste'],
    ['trial', '2026-11-10', 'trial', 'Teste', 'Restam 0 dias de teste'],
    ['trial', null, 'trial', 'Teste', 'Sua assinatura está em período de teste.'],
    [
      'canceled',
      '2026-11-21',
      'ending',
      'Cancelada',
      'Sua assinatura foi cancelada. O acesso permanece até 21/11/2026.',
    ],
    ['canceled', '2026-11-20', 'ended', 'Cancelada', 'Sua assinatura foi cancelada e o acesso terminou.'],
    ['canceled', null, 'ended', 'Cancelada', 'Sua assinatura foi cancelada e o acesso terminou.'],
    ['inactive', null, 'lapsed', 'Inativa', 'Sua assinatura está inativa.'],
    ['inactive', '2026-12-01', 'lapsed', 'Inativa', 'Sua assinatura está inativa.'],
    ['expired', null, 'lapsed', 'Inativa', 'Sua assinatura está inativa.'],
    ['expired', '2026-11-30', 'lapsed', 'Inativa', 'Sua assinatura está inativa.'],
    ['pausada', null, 'unknown', 'Desconhecido', 'Status desconhecido. Fale com o suporte.'],
    [null, '2026-12-01', 'unknown', 'Desconhecido', 'Status desconhecido. Fale com o suporte.'],
  ])('%s until %s is %s: %s, %s', (status, endDate, tone, label, sentence) => {
    expect(subscriptionSummary({ status, end_date: endDate }, today)).toEqual({ tone, label, sentence });
  });
});

describe('subscriptionDetails', () => {
  function details(status: string | null, end_date: string | null, next_billing_date: string | null = null) {
    return subscriptionDetails({ status, start_date: null, end_date, next_billing_date }, today);
  }

  describe('the first sentence', () => {
    it.each([
      ['active', '2026-12-01', 'active', 'Sua assinatura está ativa.'],
      ['active', null, 'active', 'Sua assinatura está ativa.'],
      ['trial', '2026-12-01', 'trial', 'Sua assinatura está em período de teste até 01/12/2026.'],
      ['trial', '2026-11-21', 'trial', 'Sua assinatura está em período de teste até 21/11/2026.'],
      ['trial', '2026-11-20', 'trial', 'Sua assinatura está em período de teste.'],
      ['trial', null, 'trial', 'Sua assinatura está em período de teste.'],
      ['canceled', '2026-11-21', 'ending', 'Sua assinatura foi cancelada. O acesso permanece até 21/11/2026.'],
      ['canceled', '2026-11-20', 'ended', 'Sua assinatura foi cancelada e o acesso terminou.'],
      ['canceled', null, 'ended', 'Sua assinatura foi cancelada e o acesso terminou.'],
      ['inactive', null, 'lapsed', 'Sua assinatura está inativa.'],
      ['inactive', '2026-12-01', 'lapsed', 'Sua assinatura está inativa.'],
      ['expired', '2026-12-01', 'lapsed', 'Sua assinatura está inativa.'],
      ['expired', null, 'lapsed', 'Sua assinatura está inativa.'],
      ['paused', '2026-12-01', 'unknown', 'Status desconhecido. Fale com o suporte.'],
      ['', null, 'unknown', 'Status desconhecido. Fale com o suporte.'],
      [null, '2026-12-01', 'unknown', 'Status desconhecido. Fale com o suporte.'],
    ])('of %s until %s: %s, %s', (status, end, tone, sentence) => {
      const { tone: shown, sentences } = details(status, end);
      expect([shown, sentences[0]]).toEqual([tone, sentence]);
    });

    it.each([
      ['2026-12-02', 'Sua assinatura está ativa e será renovada em 02/12/2026.'],
      ['2026-11-22T02:30:00Z', 'Sua assinatura está ativa e será renovada em 21/11/2026.'],
      ['2026-11-20', 'Sua assinatura está ativa.'],
      ['2026-11-21T02:30:00Z', 'Sua assinatura está ativa.'],
      ['amanhã', 'Sua assinatura está ativa.'],
    ])('of an active one names a renewal today or later, for %s: %s', (renewal, sentence) => {
      expect(details('active', '2026-12-01', renewal).sentences).toEqual([sentence]);
    });
  });

  it.each([
    ['2026-11-26', ['Restam 5 dias de teste']],
    ['2026-11-21', ['Restam 0 dias de teste', 'O teste termina hoje.']],
    ['2026-11-22T02:30:00Z', ['Resta 1 dia de teste', 'O teste termina hoje.']],
    ['2026-11-10', ['Restam 0 dias de teste']],
    [null, []],
  ])('a trial until %s says how many days remain', (end, further) => {
    expect(details('trial', end).sentences.slice(1)).toEqual(further);
  });

  it.each([
    ['active', 'paymentOptions', true],
    ['trial', 'paymentOptions', true],
    ['canceled', 'renew', false],
    ['inactive', 'activate', false],
    ['expired', 'activate', false],
    ['paused', 'paymentOptions', false],
    [null, 'paymentOptions', false],
  ])('%s offers %s; can be canceled: %s', (status, offer, canCancel) => {
    expect(details(status, '2026-12-01')).toMatchObject({ offer, canCancel });
  });

  it.each([
    ['trial', '2026-12-05', '05/12/2026'],
    ['inactive', '2026-12-05', '05/12/2026'],
    // The end of the cycle already shows it.
    ['trial', '2026-12-01', null],
    ['trial', null, '--'],
    ['active', null, '--'],
    // The sentence already says it.
    ['active', '2026-12-05', null],
    ['active', '2026-10-10', '10/10/2026'],
    ['canceled', '2026-12-05', null],
    ['canceled', null, null],
    ['inactive', null, null],
    ['expired', null, null],
    ['unpaid', null, '--'],
  ])('%s with the renewal %s shows the fact %s', (status, renewal, shown) => {
    expect(details(status, '2026-12-01', renewal).renewal).toBe(shown);
  });
});

describe('subscriptionBanner', () => {
  it.each([
    ['trial', '2026-11-26', 'info', 'Período de teste: restam 5 dias.', 'Ver opções de pagamento'],
    ['trial', '2026-11-22', 'info', 'Período de teste: resta 1 dia.', 'Ver opções de pagamento'],
    ['trial', '2026-11-21', 'info', 'Período de teste: restam 0 dias.', 'Ver opções de pagamento'],
    ['trial', null, 'info', 'Sua assinatura está em período de teste.', 'Ver opções de pagamento'],
    ['canceled', '2026-11-21', 'info', 'Assinatura cancelada, com acesso até 21/11/2026.', 'Renovar assinatura'],
    ['canceled', '2026-11-20', 'warning', 'Sua assinatura foi cancelada e o acesso terminou.', 'Renovar assinatura'],
    ['canceled', null, 'warning', 'Sua assinatura foi cancelada e o acesso terminou.', 'Renovar assinatura'],
    ['inactive', null, 'warning', 'Sua assinatura está inativa.', 'Ativar assinatura'],
    ['inactive', '2026-12-01', 'warning', 'Sua assinatura está inativa.', 'Ativar assinatura'],
    ['expired', null, 'warning', 'Sua assinatura está inativa.', 'Ativar assinatura'],
    ['expired', '2026-12-01', 'warning', 'Sua assinatura está inativa.', 'Ativar assinatura'],
    ['paused', '2026-12-01', 'warning', 'Status desconhecido. Fale com o suporte.', 'Ver assinatura'],
    [null, '2026-12-01', 'warning', 'Status desconhecido. Fale com o suporte.', 'Ver assinatura'],
  ])('%s until %s: %s, %s', (status, end_date, tone, text, link) => {
    expect(subscriptionBanner({ status, end_date }, today)).toEqual({ tone, text, link });
  });

  it.each([null, '2026-11-20', '2026-12-01'])('shows no banner for an active subscription until %s', (end_date) => {
    expect(subscriptionBanner({ status: 'active', end_date }, today)).toBeNull();
  });
});
