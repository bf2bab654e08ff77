import type { Database } from '../../core/database.ts';
import { seededRandom, type Random } from '../../shared/random.ts';
import { dayOf, monthBefore, type SeedMonth } from '../../shared/seedDates.ts';

type Earning = Database['earnings'][number];
type Referral = Database['referrals'][number];
type Draft = Omit<Earning, 'id'>;

/** Months with earnings: the current one and the thirteen before it. */
const months = 14;

/** Reais by the depth of the payer: 25 %, 5 %, 3 % and 1.5 % of the monthly price. */
const bonusByDepth = [62.5, 12.5, 7.5, 3.75];

/** The leader's monthly bonuses: amount in reais, and the number of months. */
const leaderBonuses = [
  { bonus_type: 'diamond', amount: 300, since: 14 },
  { bonus_type: 'diamond_double', amount: 180.35, since: 11 },
  { bonus_type: 'diamond_triple', amount: 120.1, since: 8 },
  { bonus_type: 'diamond_centurion', amount: 90.55, since: 5 },
  { bonus_type: 'diamond_imperial', amount: 45.27, since: 3 },
];

/** A bonus for a payment by a person below who had registered by then; null without any. */
function memberBonus(random: Random, network: Referral[], month: SeedMonth): Draft | null {
  const day = dayOf(month, random.integer(1, month.lastDay));
  const payers = network.filter((row) => row.assinatura_status === 'Ativa' && (row.referral_date ?? day) <= day);
  if (payers.length === 0) return null;
  const payer = random.pick(payers);
  const depth = payer.profundidade;
  return {
    user_id: payer.owner_id,
    earning_date: day,
    amount: bonusByDepth[depth - 1] ?? 0,
    bonus_type: depth === 1 ? 'direct' : 'indirect',
    // Older bonuses do not name the payer.
    id_assinante: random.integer(1, 12) === 1 ? null : payer.id,
    level: depth,
  };
}

/** The bonuses of a month for a leader of Diamond level or above, booked on its first day. */
function monthlyBonuses(user_id: number, month: SeedMonth, age: number): Draft[] {
  const earned = leaderBonuses.filter(({ since }) => age < since);
  return earned.map(({ bonus_type, amount }, index) => ({
    user_id,
    earning_date: dayOf(month, 1),
    // A few cents more each month: the fund grows.
    amount: Math.round(amount * 100 + (months - age) * (137 + index)) / 100,
    bonus_type,
    id_assinante: null,
    level: null,
  }));
}

/**
 * A leader's earnings, oldest first: member bonuses of the last months, and maybe leader bonuses.
 */
function earningsOf(
  ownerId: number,
  referrals: Referral[],
  plan: { perMonth: number; leader: boolean },
  now: Date,
  seed: number,
): Draft[] {
  const random = seededRandom(100 + ownerId + seed);
  const network = referrals.filter((row) => row.owner_id === ownerId);
  const rows: Draft[] = [];
  for (let age = months - 1; age >= 0; age -= 1) {
    const month = monthBefore(now, age);
    if (plan.leader) rows.push(...monthlyBonuses(ownerId, month, age));
    for (let count = 0; count < plan.perMonth; count += 1) {
      const bonus = memberBonus(random, network, month);
      if (bonus) rows.push(bonus);
    }
  }
  return rows;
}

/**
 * The earnings of the demo members: all seven bonus types for Mariana (2), a few for 3, 4 and 5.
 */
export function seedEarnings(referrals: Referral[], now: Date, seed: number): Earning[] {
  const rows = [
    ...earningsOf(2, referrals, { perMonth: 9, leader: true }, now, seed),
    ...earningsOf(3, referrals, { perMonth: 1, leader: false }, now, seed).slice(-2),
    ...earningsOf(4, referrals, { perMonth: 1, leader: false }, now, seed).slice(-6),
    ...earningsOf(5, referrals, { perMonth: 1, leader: false }, now, seed).slice(0, 1),
  ];
  const day = (row: Draft) => row.earning_date ?? '';
  return rows.sort((a, b) => day(a).localeCompare(day(b))).map((row, index) => ({ ...row, id: index + 1 }));
}
