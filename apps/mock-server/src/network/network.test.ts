import type { OperationId } from '@raiz/contract';
import { describe, expect, it } from 'vitest';
import { startMock, untestedStatuses, type TestRequest } from '../shared/testMock.ts';

const lists: OperationId[] = [
  'listReferrals',
  'readEarnings',
  'listVideos',
  'readQualification',
  'listFunds',
  'listFundHistory',
  'listWithdrawals',
];

it.each(lists)('%s requires a session', async (operation) => {
  const mock = startMock();
  for (const as of ['ativa', 'teste', 'cancelada', 'inativa', 'admin'] as const) {
    expect(await mock.call(operation, { as })).toMatchObject({ status: 200 });
  }
  expect(await mock.call(operation)).toMatchObject({ status: 401, body: { error: 'Sessão inválida ou expirada.' } });
});

it("videos are one's own achievements and bonuses, and the announcements for everyone", async () => {
  const mock = startMock();
  const typesOf = async (as: 'ativa' | 'inativa') => {
    const { body } = await mock.call('listVideos', { as });
    return [...new Set(JSON.stringify(body).match(/(?<="type":")\w+/g))].sort();
  };
  expect(await typesOf('ativa')).toEqual(['anuncio', 'bonus', 'conquista']);
  expect(await typesOf('inativa')).toEqual(['anuncio']);
});

describe('earnings', () => {
  const noPeriods: TestRequest['query'][] = [
    { mes: 0 },
    { mes: 13 },
    { mes: 'maio' },
    { ano: 26 },
    { ano: 12026 },
    { mes: 5, ano: '20 26' },
  ];

  it.each(noPeriods)('%j is no period', async (query) => {
    const answer = await startMock().call('readEarnings', { as: 'ativa', query });
    expect(answer).toMatchObject({ status: 400, body: { error: 'Período inválido.' } });
  });

  it('of a month have totals over the same rows, newest first', async () => {
    const mock = startMock((db) => {
      const row = { user_id: 2, id_assinante: null, level: null };
      db.earnings = [
        { ...row, id: 1, earning_date: '2026-11-03', amount: 0.1, bonus_type: 'direct' },
        { ...row, id: 2, earning_date: '2026-11-09', amount: 0.2, bonus_type: 'direct' },
        { ...row, id: 3, earning_date: '2026-10-31', amount: 9, bonus_type: 'diamond' },
        { ...row, id: 4, user_id: 3, earning_date: '2026-11-09', amount: 50, bonus_type: 'direct' },
      ];
    });
    const { body } = await mock.call('readEarnings', { as: 'ativa', query: { mes: 11, ano: 2026 } });
    expect(body).toEqual({
      ganhos: [
        { id: 2, earning_date: '2026-11-09', amount: 0.2, bonus_type: 'direct', id_assinante: null, level: null },
        { id: 1, earning_date: '2026-11-03', amount: 0.1, bonus_type: 'direct', id_assinante: null, level: null },
      ],
      totaisPorTipo: [{ bonus_type: 'direct', total: 0.3 }],
      totaisPorMes: [{ mes: 11, ano: 2026, total: 0.3 }],
    });
  });

  it('of a month alone are those of the year that the clock says', async () => {
    const mock = startMock();
    mock.setNow(new Date(2025, 11, 31, 12));
    const { body } = await mock.call('readEarnings', { as: 'ativa', query: { mes: 12 } });
    expect(body).toMatchObject({ totaisPorMes: [{ mes: 12, ano: 2025 }] });
  });
});

describe('the network', () => {
  it('shows who has just registered, still pending, and moves them as they confirm and subscribe', async () => {
    const mock = startMock((db) => {
      const [first] = db.users;
      if (first)
        db.users.push({
          ...first,
          id: 7,
          name: 'Álvaro Novo',
          email: 'novo@exemplo.com.br',
          sponsor_id: 3,
          confirmed: false,
        });
    });
    const status = async () =>
      JSON.stringify((await mock.call('listReferrals', { as: 'ativa' })).body).match(
        /Álvaro Novo.*?"assinatura_status":"(\w+)"/,
      )?.[1];
    expect(await status()).toBe('Pendente');
    for (const user of mock.db().users) if (user.id === 7) user.confirmed = true;
    expect(await status()).toBe('Inativa');
    mock
      .db()
      .subscriptions.push({ user_id: 7, status: 'trial', start_date: null, end_date: null, next_billing_date: null });
    expect(await status()).toBe('Teste');
  });

  it('comes by depth, then by name', async () => {
    const { body } = await startMock().call('listReferrals', { as: 'ativa' });
    const keys = [...JSON.stringify(body).matchAll(/"name":"([^"]+)".*?"profundidade":(\d+)/g)].map(
      ([, name = '', depth = '']) => ({ name, depth }),
    );
    const sorted = [...keys].sort((a, b) => Number(a.depth) - Number(b.depth) || a.name.localeCompare(b.name, 'pt-BR'));
    expect(keys.length).toBeGreaterThan(140);
    expect(keys).toEqual(sorted);
  });

  it('contains only the member’s own network', async () => {
    const { body } = await startMock().call('listReferrals', { as: 'inativa' });
    expect(body).toMatchObject({ indicados: [{ profundidade: 1 }, { profundidade: 1 }] });
  });
});

it('withdrawals are one’s own, newest first', async () => {
  const mock = startMock((db) => {
    const row = { user_id: 2, amount: 10, status: 'paid' as const, paid_at: null, notes: null };
    db.withdrawals = [
      { ...row, id: 1, month: 12, year: 2025 },
      { ...row, id: 2, month: 2, year: 2026 },
      { ...row, id: 3, month: 11, year: 2026 },
      { ...row, id: 4, month: 11, year: 2026, user_id: 4 },
    ];
  });
  expect((await mock.call('listWithdrawals', { as: 'ativa' })).body).toMatchObject({
    withdrawals: [{ id: 3 }, { id: 2 }, { id: 1 }],
  });
});

it('prizes of the funds come newest first', async () => {
  const mock = startMock((db) => {
    db.fundHistory.reverse();
  });
  const { body } = await mock.call('listFundHistory', { as: 'ativa' });
  expect(body).toMatchObject({
    historico: [
      { data: '2026-10-31', premio: 1500 },
      { data: '2026-09-30' },
      ...Array.from({ length: 12 }, () => ({})),
    ],
  });
});

it('covers every status of the contract', () => {
  expect(untestedStatuses('network')).toEqual([]);
});
