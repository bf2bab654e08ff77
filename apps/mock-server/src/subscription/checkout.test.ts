import { describe, expect, it } from 'vitest';
import type { CheckoutRow } from '../core/database.ts';
import { startMock, type TestMock } from '../shared/testMock.ts';
import { leaveCheckout, payCheckout } from './checkout.ts';

const now = new Date(2026, 10, 21, 12);

function start(mock: TestMock, voucherCode?: string | null) {
  return mock.call('startSubscription', { as: 'inativa', body: { plan: 'mensal', voucherCode } });
}

/** The checkout that an answer of `POST /assinatura` opened. */
function checkoutOf(mock: TestMock, body: unknown): CheckoutRow {
  const checkout = mock
    .db()
    .checkouts.find((row) => JSON.stringify(body).includes(`"https://portal.test/__mock/checkout/${row.id}"`));
  if (!checkout) throw new Error(`No checkout in ${JSON.stringify(body)}`);
  return checkout;
}

describe('a checkout', () => {
  it('costs the whole month without a voucher, and less with one', async () => {
    const mock = startMock();
    expect(checkoutOf(mock, (await start(mock, ' ')).body)).toMatchObject({
      amount: 250,
      voucher_code: null,
      state: 'open',
    });
    expect(checkoutOf(mock, (await start(mock, 'desconto20')).body)).toMatchObject({
      amount: 200,
      voucher_code: 'DESCONTO20',
    });
  });

  it('is the same for two requests', async () => {
    const mock = startMock();
    expect((await start(mock)).body).toEqual((await start(mock, null)).body);
    expect((await start(mock, 'DESCONTO20')).body).toEqual((await start(mock, ' desconto20')).body);
  });

  it('of another voucher takes the place of the open one', async () => {
    const mock = startMock();
    const first = checkoutOf(mock, (await start(mock)).body);
    const second = checkoutOf(mock, (await start(mock, 'DESCONTO20')).body);
    expect([first.state, second.state]).toEqual(['left', 'open']);
    payCheckout(mock.db(), first, now);
    expect(mock.db().payments.filter((row) => row.user_id === 5 && row.amount === 250)).toHaveLength(1);
  });

  it("is each person's own", async () => {
    const mock = startMock();
    const mine = await start(mock);
    const others = await mock.call('startSubscription', { as: 'teste', body: { plan: 'mensal' } });
    expect(mine.body).not.toEqual(others.body);
  });

  it('books nothing by being opened or left, and a new one follows', async () => {
    const mock = startMock();
    const before = mock.db().payments.length;
    const checkout = checkoutOf(mock, (await start(mock, 'DESCONTO20')).body);
    leaveCheckout(checkout);
    expect(mock.db().payments).toHaveLength(before);
    expect(mock.db().usedVouchers.some((row) => row.user_id === 5)).toBe(false);
    expect((await mock.call('readSubscriptionStatus', { as: 'inativa' })).body).toHaveProperty('status', 'inactive');
    expect(checkoutOf(mock, (await start(mock, 'DESCONTO20')).body).id).not.toBe(checkout.id);
  });

  it('books once when paid: payment, voucher and a month', async () => {
    const mock = startMock();
    const checkout = checkoutOf(mock, (await start(mock, 'DESCONTO20')).body);
    payCheckout(mock.db(), checkout, now);
    payCheckout(mock.db(), checkout, now);
    leaveCheckout(checkout);
    expect(checkout.state).toBe('paid');
    const { body } = await mock.call('listPayments', { as: 'inativa' });
    expect(body).toMatchObject({
      pagamentos: [
        { amount: 200, status: 'paid', gateway: 'cartao', payment_date: now.toISOString() },
        { amount: 250 },
      ],
    });
    expect(body).toHaveProperty('pagamentos.length', 2);
    expect((await mock.call('listUsedVouchers', { as: 'inativa' })).body).toMatchObject({
      vouchers: [{ code: 'DESCONTO20', used_at: now.toISOString() }],
    });
    expect((await mock.call('readSubscriptionStatus', { as: 'inativa' })).body).toEqual({
      status: 'active',
      start_date: '2026-11-21',
      end_date: '2026-12-21',
      next_billing_date: '2026-12-21',
    });
    expect((await start(mock, 'DESCONTO20')).body).toMatchObject({ error: 'Voucher inválido ou expirado.' });
    expect(checkoutOf(mock, (await start(mock)).body).id).not.toBe(checkout.id);
  });

  it('makes a first subscription for who had none', async () => {
    const mock = startMock((db) => {
      db.subscriptions = db.subscriptions.filter((row) => row.user_id !== 5);
    });
    payCheckout(mock.db(), checkoutOf(mock, (await start(mock)).body), now);
    expect((await mock.call('readSubscriptionStatus', { as: 'inativa' })).body).toHaveProperty('status', 'active');
  });
});

describe('a voucher', () => {
  const apply = (mock: TestMock, codigo: string) => mock.call('applyVoucher', { as: 'inativa', body: { codigo } });

  it('of 100 % activates at once, books 0,00 and is used up', async () => {
    const mock = startMock();
    expect((await apply(mock, ' voucher100 ')).body).toEqual({ status: 'active' });
    expect((await mock.call('listPayments', { as: 'inativa' })).body).toMatchObject({
      pagamentos: [{ amount: 0, gateway: 'voucher', status: 'paid' }, {}],
    });
    expect((await mock.call('listUsedVouchers', { as: 'inativa' })).body).toMatchObject({
      vouchers: [{ code: 'VOUCHER100' }],
    });
    expect((await apply(mock, 'VOUCHER100')).body).toMatchObject({ error: 'Voucher já utilizado.' });
    expect((await start(mock, 'VOUCHER100')).body).toMatchObject({ error: 'Voucher inválido ou expirado.' });
    expect(await mock.call('applyVoucher', { as: 'teste', body: { codigo: 'VOUCHER100' } })).toMatchObject({
      status: 200,
    });
  });

  it('of 100 % needs no checkout when it comes with the subscription', async () => {
    const mock = startMock();
    expect((await start(mock, 'VOUCHER100')).body).toEqual({ status: 'active' });
    expect(mock.db().checkouts).toEqual([]);
  });

  it('of less is only quoted, in cents and percent, however often', async () => {
    const mock = startMock();
    const before = JSON.stringify(mock.db());
    for (let at = 0; at < 2; at += 1)
      expect((await apply(mock, 'DESCONTO20')).body).toEqual({ valor_final: 20_000, desconto: 20 });
    expect(JSON.stringify(mock.db())).toBe(before);
  });

  it('works through its last day', async () => {
    const mock = startMock((db) => {
      db.vouchers.push({ code: 'NATAL', discount: 10, valid_until: '2026-11-21' });
    });
    mock.setNow(new Date(2026, 10, 21, 23, 59));
    expect((await apply(mock, 'natal')).status).toBe(200);
    mock.setNow(new Date(2026, 10, 22));
    expect((await apply(mock, 'natal')).status).toBe(400);
  });

  it('counts as used under either of its names', async () => {
    const mock = startMock((db) => {
      db.usedVouchers.push({ user_id: 5, id: 99, used_at: null, codigo: 'desconto20' });
    });
    expect((await apply(mock, 'DESCONTO20')).body).toMatchObject({ error: 'Voucher já utilizado.' });
  });

  it('turns a trial into an active subscription from today', async () => {
    const mock = startMock();
    await mock.call('applyVoucher', { as: 'teste', body: { codigo: 'VOUCHER100' } });
    const { body } = await mock.call('readSubscriptionStatus', { as: 'teste' });
    expect(body).toEqual({
      status: 'active',
      start_date: '2026-11-21',
      end_date: '2026-12-21',
      next_billing_date: '2026-12-21',
    });
  });
});
