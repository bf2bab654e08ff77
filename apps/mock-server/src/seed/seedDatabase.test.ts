import { addDays, localDay } from '@raiz/api-client/rules';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../account/seed.ts';
import { networkOf } from '../network/downline.ts';
import { qualificationOf } from '../network/qualification.ts';
import { seedDatabase } from './seedDatabase.ts';

/** Days on which months, leap years and daylight saving could break a seed. */
const days = [
  new Date(2026, 10, 21, 12),
  new Date(2026, 0, 1, 0, 5),
  new Date(2026, 0, 31, 23, 55),
  new Date(2027, 2, 1, 6),
  new Date(2028, 1, 29, 12),
];

/** The levels that have a bonus of their own, lowest first. */
const diamonds = [
  ['Diamond', 'diamond'],
  ['Double Diamond', 'diamond_double'],
  ['Triple Diamond', 'diamond_triple'],
  ['Centurion Diamond', 'diamond_centurion'],
  ['Imperial Diamond', 'diamond_imperial'],
] as const;

function withoutTokens(now: Date): string {
  return JSON.stringify(seedDatabase(now)).replaceAll(/[0-9a-f]{40}/g, 'token');
}

describe.each(days)('the demo database of %s', (now) => {
  it('is the same bytes each time, but for its tokens', () => {
    expect(withoutTokens(now)).toBe(withoutTokens(now));
  });

  it('has the same days at any hour', () => {
    const daysAt = (at: Date) => withoutTokens(at).match(/(?<=":")\d{4}-\d\d-\d\d(?=")/g);
    expect(daysAt(now)).toEqual(daysAt(new Date(`${localDay(now)}T23:59:00-03:00`)));
  });

  it('holds nothing that is still to come', () => {
    const db = seedDatabase(now);
    const dates = [
      ...db.referrals.map((row) => row.referral_date),
      ...db.earnings.map((row) => row.earning_date),
      ...db.videos.map((row) => row.video_date),
      ...db.fundHistory.map((row) => row.data),
      ...db.withdrawals.map((row) => row.paid_at),
      ...db.payments.map((row) => row.payment_date),
      ...db.progress.map((row) => row.completed_at),
      ...db.certificates.map((row) => row.issued_at),
    ];
    const dayOf = (date: string) => (date.length > 10 ? localDay(new Date(date)) : date);
    expect(dates.filter((date) => date != null && dayOf(date) > localDay(now))).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5])('says the same of member %i on every page', (id) => {
    const db = seedDatabase(now);
    const member = db.users.find((row) => row.id === id);
    if (!member) throw new Error(`There is no member ${id}.`);
    const network = networkOf(db, id, now);
    const byId = new Map(network.map((row) => [row.id, row]));

    // Network, tree and qualifications.
    const directs = network.filter(({ profundidade }) => profundidade === 1);
    expect(
      qualificationOf(member, network).indicados.map((one) => [one.email, one.ativo, one.nivel_qualificacao_atual]),
    ).toEqual(directs.map((one) => [one.email, one.assinatura_status === 'Ativa', one.nivel]));
    const levelsOfOthers = network.filter((row) => row.assinatura_status !== 'Ativa').map(({ nivel }) => nivel);
    expect(levelsOfOthers.filter((level) => level !== null && level !== 'Nenhum')).toEqual([]);
    const self = { name: member.name, nivel: member.level, profundidade: 0, referral_date: member.joined_on };
    for (const row of network.filter(({ indicador_id }) => indicador_id !== null)) {
      const sponsor = row.indicador_id === id ? self : byId.get(row.indicador_id ?? 0);
      expect(sponsor).toMatchObject({
        name: row.indicador_nome,
        nivel: row.indicador_nivel,
        profundidade: row.profundidade - 1,
      });
      expect((sponsor?.referral_date ?? '') <= (row.referral_date ?? '9')).toBe(true);
    }

    // Earnings: from people who pay, at their depth, and for no level above the member's own.
    const rank = diamonds.findIndex(([level]) => level === member.level);
    const earned = db.earnings.filter(({ user_id }) => user_id === id);
    const above: string[] = diamonds.slice(rank + 1).map(([, type]) => type);
    expect(earned.filter(({ bonus_type }) => above.includes(bonus_type))).toEqual([]);
    for (const { id_assinante, level, bonus_type, earning_date } of earned.filter((row) => row.id_assinante !== null)) {
      const payer = byId.get(id_assinante ?? 0);
      expect(payer).toMatchObject({ profundidade: level, assinatura_status: 'Ativa' });
      expect(bonus_type).toBe(level === 1 ? 'direct' : 'indirect');
      expect((payer?.referral_date ?? '') <= (earning_date ?? '')).toBe(true);
    }

    // Achievements: of the day on which they happened.
    const own = db.videos.filter(({ user_id }) => user_id === id);
    const news = own.flatMap(({ content, video_date }) => {
      const course = /^Novo certificado: (.+)\.$/.exec(content)?.[1];
      return course === undefined ? [] : [[course, video_date]];
    });
    const issued = db.certificates.filter(({ user_id }) => user_id === id);
    expect(news).toEqual(issued.map(({ title, issued_at }) => [title, localDay(new Date(issued_at))]));
    expect(issued.filter(({ student }) => student !== member.name)).toEqual([]);
    const year = own.find(({ content }) => content.includes('primeiro ano'));
    if (year) expect(year.video_date).toBe(addDays(member.joined_on, 365));
    const grown = own.find(({ content }) => content.includes('50 pessoas ativas'));
    const before = (row: { referral_date?: string | null }) => (row.referral_date ?? '9') <= (grown?.video_date ?? '');
    if (grown)
      expect(network.filter((row) => row.assinatura_status === 'Ativa' && before(row)).length).toBeGreaterThan(50);
  });
});

it('the demo people are those of the README', () => {
  const { users } = seedDatabase(new Date());
  expect(users.map(({ id, email, is_admin, confirmed }) => [id, email.split('@')[0], is_admin, confirmed])).toEqual([
    [1, 'admin', true, true],
    [2, 'ativa', false, true],
    [3, 'teste', false, true],
    [4, 'cancelada', false, true],
    [5, 'inativa', false, true],
    [6, 'nova', false, false],
  ]);
  expect(new Set(users.map(({ password }) => password))).toEqual(new Set([demoPassword]));
});
