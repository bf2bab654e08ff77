import type { OperationId } from '@raiz/contract';
import { describe, expect, it } from 'vitest';
import { startMock, untestedStatuses, type TestRequest, type Person } from '../shared/testMock.ts';

const plan = 'mensal';

/** Every operation with each status it declares: operation, caller, input, status, error text. */
const answers: [OperationId, Person | undefined, TestRequest, number, string?][] = [
  ['readSubscriptionStatus', 'ativa', {}, 200],
  ['readSubscriptionStatus', undefined, {}, 401, 'Sessão inválida ou expirada.'],
  ['startSubscription', 'inativa', { body: { plan } }, 200],
  ['startSubscription', 'ativa', { body: { plan, voucherCode: null } }, 200],
  ['startSubscription', 'inativa', { body: { plan: 'anual' } }, 400, 'Plano inválido.'],
  ['startSubscription', 'inativa', { body: {} }, 400, 'Plano inválido.'],
  ['startSubscription', 'inativa', { body: { plan, voucherCode: 'NADA' } }, 400, 'Voucher inválido ou expirado.'],
  ['startSubscription', 'inativa', { body: { plan, voucherCode: 'EXPIRADO' } }, 400, 'Voucher inválido ou expirado.'],
  ['startSubscription', undefined, { body: { plan } }, 401, 'Sessão inválida ou expirada.'],
  ['applyVoucher', 'inativa', { body: { codigo: 'VOUCHER100' } }, 200],
  ['applyVoucher', 'inativa', { body: { codigo: ' desconto20 ' } }, 200],
  ['applyVoucher', 'inativa', { body: { codigo: 'EXPIRADO' } }, 400, 'Voucher inválido ou expirado.'],
  ['applyVoucher', 'inativa', { body: { codigo: 'NADA' } }, 400, 'Voucher inválido ou expirado.'],
  ['applyVoucher', 'inativa', { body: { codigo: ' ' } }, 400, 'Dados inválidos.'],
  ['applyVoucher', undefined, { body: { codigo: 'VOUCHER100' } }, 401, 'Sessão inválida ou expirada.'],
  ['cancelSubscription', 'ativa', {}, 200],
  ['cancelSubscription', 'teste', { body: {} }, 200],
  ['cancelSubscription', 'ativa', { body: [] }, 400, 'Dados inválidos.'],
  ['cancelSubscription', 'cancelada', {}, 409, 'Não há assinatura ativa para cancelar.'],
  ['cancelSubscription', 'inativa', {}, 409, 'Não há assinatura ativa para cancelar.'],
  ['cancelSubscription', undefined, {}, 401, 'Sessão inválida ou expirada.'],
  ['listPayments', 'ativa', {}, 200],
  ['listPayments', undefined, {}, 401, 'Sessão inválida ou expirada.'],
  ['listUsedVouchers', 'ativa', {}, 200],
  ['listUsedVouchers', undefined, {}, 401, 'Sessão inválida ou expirada.'],
];

it.each(answers)('%s by %s of %j is %i', async (operation, as, request, status, error) => {
  const answer = await startMock().call(operation, { as, ...request });
  expect(answer).toMatchObject(error === undefined ? { status } : { status, body: { error } });
});

it('these were all of the statuses that the area declares', () => {
  expect(untestedStatuses('subscription')).toEqual([]);
});

describe('the status', () => {
  it.each<[Person, object]>([
    ['ativa', { status: 'active', start_date: '2026-11-05', end_date: '2026-12-05', next_billing_date: '2026-12-05' }],
    ['teste', { status: 'trial', start_date: '2026-11-12', end_date: '2026-11-26', next_billing_date: '2026-11-26' }],
    ['cancelada', { status: 'canceled', start_date: '2026-11-03', end_date: '2026-12-03', next_billing_date: null }],
    ['inativa', { status: 'inactive', start_date: '2026-08-18', end_date: '2026-09-18', next_billing_date: null }],
    ['admin', { status: 'active', start_date: '2026-11-10', end_date: '2026-12-10', next_billing_date: '2026-12-10' }],
  ])('of %s is %j', async (as, body) => {
    expect((await startMock().call('readSubscriptionStatus', { as })).body).toEqual(body);
  });

  it('of who never subscribed is inactive and three nulls', async () => {
    const mock = startMock((db) => {
      db.subscriptions = [];
    });
    const body = { status: 'inactive', start_date: null, end_date: null, next_billing_date: null };
    expect((await mock.call('readSubscriptionStatus', { as: 'ativa' })).body).toEqual(body);
  });
});

describe('a trial', () => {
  const days = (until: number) => new Date(2026, 10, until, 23, 59);

  it('lasts through its last day', async () => {
    const mock = startMock();
    mock.setNow(days(26));
    expect((await mock.call('readSubscriptionStatus', { as: 'teste' })).body).toHaveProperty('status', 'trial');
  });

  it('is expired the day after, for the member, the courses and the sponsor', async () => {
    const mock = startMock();
    mock.setNow(days(27));
    const body = { status: 'expired', start_date: '2026-11-12', end_date: '2026-11-26', next_billing_date: null };
    expect((await mock.call('readSubscriptionStatus', { as: 'teste' })).body).toEqual(body);
    expect((await mock.call('cancelSubscription', { as: 'teste' })).status).toBe(409);
    const premium = mock.db().courses.find((course) => course.is_premium === 1)?.id ?? 0;
    const course = await mock.call('readCourse', { as: 'teste', path: { id: premium } });
    expect(course).toMatchObject({ status: 403, body: { userIsSubscriber: false } });
    const network = await mock.call('listReferrals', { as: 'ativa' });
    expect(network.body).toMatchObject({
      indicados: expect.arrayContaining([expect.objectContaining({ id: 3, assinatura_status: 'Inativa' })]),
    });
    expect(await (await mock.open('/__mock')).text()).toContain('Assinatura expirada');
  });

  it('that has expired can be paid for', async () => {
    const mock = startMock();
    mock.setNow(days(27));
    await mock.call('applyVoucher', { as: 'teste', body: { codigo: 'VOUCHER100' } });
    expect((await mock.call('readSubscriptionStatus', { as: 'teste' })).body).toHaveProperty('status', 'active');
  });
});

describe('canceling', () => {
  it('keeps the end and stops the renewal', async () => {
    const mock = startMock();
    const body = { status: 'canceled', start_date: '2026-11-05', end_date: '2026-12-05', next_billing_date: null };
    expect((await mock.call('cancelSubscription', { as: 'ativa' })).body).toEqual(body);
    expect((await mock.call('readSubscriptionStatus', { as: 'ativa' })).body).toEqual(body);
    expect((await mock.call('cancelSubscription', { as: 'ativa' })).status).toBe(409);
  });
});

describe('lists', () => {
  it("are newest first and only the caller's", async () => {
    const mock = startMock();
    const { body } = await mock.call('listPayments', { as: 'ativa' });
    const own = mock.db().payments.filter((row) => row.user_id === 2);
    expect(body).toHaveProperty('pagamentos.length', own.length);
    expect(body).toHaveProperty('pagamentos.0.payment_date', new Date(2026, 10, 5, 9, 19).toISOString());
    expect(body).toHaveProperty(`pagamentos.${own.length - 1}.amount`, 125);
    const vouchers = await mock.call('listUsedVouchers', { as: 'ativa' });
    expect(vouchers.body).toMatchObject({
      vouchers: [
        { code: 'ANIVERSARIO10' },
        { codigo: 'INVERNO30' },
        { code: 'LIDERANCA100' },
        { codigo: 'BOASVINDAS50' },
      ],
    });
  });

  it('put what has no date last', async () => {
    const mock = startMock((db) => {
      db.payments.push({ user_id: 2, id: 999, payment_date: null, amount: 250, status: 'pending', gateway: null });
    });
    const { body } = await mock.call('listPayments', { as: 'ativa' });
    expect(JSON.stringify(body)).toMatch(/"id":999,"payment_date":null[^}]*\}\]\}$/);
  });

  it('are empty, not missing, for who has none', async () => {
    const mock = startMock();
    expect((await mock.call('listPayments', { as: 'teste' })).body).toEqual({ pagamentos: [] });
    expect((await mock.call('listUsedVouchers', { as: 'teste' })).body).toEqual({ vouchers: [] });
  });
});
