import { describe, expect, it } from 'vitest';
import { localDay } from '@raiz/api-client/rules';
import { startMock } from '../shared/testMock.ts';
import { networkSeed } from './seed.ts';
import { earningsIn, sumReais } from './earnings.ts';

const now = new Date(2026, 10, 21, 12);
const seed = networkSeed(now);
const ofMariana = seed.referrals.filter((row) => row.owner_id === 2);

const levels = [
  'Nenhum',
  'Bronze',
  'Silver',
  'Gold',
  'Diamond',
  'Double Diamond',
  'Triple Diamond',
  'Centurion Diamond',
  'Imperial Diamond',
];

describe('the seed', () => {
  it('is the same bytes each time, and the same days at any hour', () => {
    expect(JSON.stringify(networkSeed(now))).toBe(JSON.stringify(seed));
    expect(networkSeed(new Date(2026, 10, 21, 23, 59))).toEqual(seed);
    expect(networkSeed(new Date(2026, 10, 21, 0, 0))).toEqual(seed);
  });

  it.each([
    new Date(2026, 0, 1, 0, 5),
    new Date(2026, 0, 31, 23, 55),
    new Date(2028, 1, 29, 12),
    new Date(2026, 11, 31, 23, 59),
    new Date(2026, 2, 1, 6),
  ])('holds nothing that is still to come on %s', (today) => {
    const db = networkSeed(today);
    const days = [
      ...db.referrals.map((row) => row.referral_date),
      ...db.earnings.map((row) => row.earning_date),
      ...db.videos.map((row) => row.video_date),
      ...db.fundHistory.map((row) => row.data),
    ];
    expect(days.filter((day) => day != null && day > localDay(today))).toEqual([]);
    expect(db.withdrawals.filter((row) => row.paid_at != null && Date.parse(row.paid_at) > today.getTime())).toEqual(
      [],
    );
  });

  it('places no member below a sponsor who joined later', () => {
    const { users } = startMock().db();
    for (const row of seed.referrals) {
      const owner = users.find((user) => user.id === row.owner_id);
      expect((row.referral_date ?? localDay(now)) >= (owner?.joined_on ?? '9999')).toBe(true);
    }
  });

  it.each(['referrals', 'earnings', 'withdrawals', 'videos'] as const)('numbers the rows of %s once each', (table) => {
    const ids = seed[table].map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('Mariana’s network', () => {
  it('has 140 people over four depths, in every state and level', () => {
    expect(ofMariana).toHaveLength(140);
    expect([...new Set(ofMariana.map((row) => row.profundidade))]).toEqual([1, 2, 3, 4]);
    expect(new Set(ofMariana.map((row) => row.assinatura_status))).toEqual(
      new Set(['Ativa', 'Teste', 'Inativa', 'Pendente']),
    );
    expect(new Set(ofMariana.map((row) => row.nivel))).toEqual(new Set([...levels, null]));
  });

  it('has names and addresses of one’s own, one name very long, and some gaps', () => {
    expect(new Set(ofMariana.map((row) => row.name)).size).toBe(140);
    expect(new Set(seed.referrals.map((row) => row.email)).size).toBe(seed.referrals.length);
    expect(seed.referrals.every((row) => /^[a-z.]+\d+@exemplo\.com\.br$/.test(row.email))).toBe(true);
    expect(Math.max(...ofMariana.map((row) => row.name.length))).toBeGreaterThan(90);
    expect(ofMariana.some((row) => row.referral_date === null)).toBe(true);
    expect(ofMariana.some((row) => row.indicador_id === null)).toBe(true);
  });

  it('is consistent: each sponsor is one level above and joined no later', () => {
    for (const row of ofMariana.filter((one) => one.profundidade > 1 && one.indicador_id !== null)) {
      const sponsor = ofMariana.find((one) => one.id === row.indicador_id);
      expect(sponsor?.profundidade).toBe(row.profundidade - 1);
      expect(row.indicador_nome).toBe(sponsor?.name);
      if (row.referral_date && sponsor?.referral_date) expect(row.referral_date >= sponsor.referral_date).toBe(true);
    }
  });
});

describe('Mariana’s money', () => {
  const mine = seed.earnings.filter((row) => row.user_id === 2);

  it('came in each of the last 14 months, by all seven bonus types', () => {
    expect(new Set(mine.map((row) => row.earning_date?.slice(0, 7))).size).toBe(14);
    expect(new Set(mine.map((row) => row.bonus_type))).toEqual(
      new Set([
        'direct',
        'indirect',
        'diamond',
        'diamond_double',
        'diamond_triple',
        'diamond_centurion',
        'diamond_imperial',
      ]),
    );
  });

  it('comes from members of her network, with their depth', () => {
    for (const row of mine.filter((one) => one.id_assinante !== null)) {
      expect(ofMariana.find((one) => one.id === row.id_assinante)?.profundidade).toBe(row.level);
    }
    expect(mine.some((row) => row.id_assinante === null && row.level !== null)).toBe(true);
  });

  it('has two decimals at most', () => {
    const amounts = [...seed.earnings, ...seed.withdrawals, ...seed.funds].map((row) => row.amount);
    expect(amounts.filter((amount) => amount <= 0 || Number(amount.toFixed(2)) !== amount)).toEqual([]);
  });

  it('is withdrawn monthly: the latest is pending, an older one was refused and paid later', () => {
    const withdrawals = seed.withdrawals.filter((row) => row.user_id === 2);
    for (const row of withdrawals) {
      const earned = earningsIn(mine, { mes: row.month, ano: row.year }, now).map((one) => one.amount);
      expect(row.amount).toBe(sumReais(earned));
    }
    expect(withdrawals.at(-1)).toMatchObject({ month: 10, year: 2026, status: 'pending', paid_at: null });
    expect(new Set(withdrawals.map((row) => row.status))).toEqual(new Set(['pending', 'paid', 'cancelled']));
    expect(withdrawals.every((row) => (row.status === 'paid') === (row.paid_at !== null))).toBe(true);
    expect(withdrawals.some((row) => row.notes !== null && row.status === 'cancelled')).toBe(true);
  });
});

it('videos are of three types, links and texts; prizes are money and things, with and without a winner', () => {
  expect(new Set(seed.videos.map((row) => row.type))).toEqual(new Set(['conquista', 'bonus', 'anuncio']));
  expect(new Set(seed.videos.map((row) => /^https?:/.test(row.content)))).toEqual(new Set([true, false]));
  expect(seed.fundHistory.length).toBeGreaterThanOrEqual(12);
  expect(new Set(seed.fundHistory.map((row) => typeof row.premio))).toEqual(new Set(['number', 'string']));
  expect(seed.fundHistory.some((row) => row.vencedor === null)).toBe(true);
});
