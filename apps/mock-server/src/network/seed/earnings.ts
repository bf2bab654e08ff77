import type { Database, UserRow } from '../../core/database.ts';
import { seededRandom, type Random } from '../../shared/random.ts';
import { dayOf, monthBefore, type SeedMonth } from '../../shared/seedDates.ts';

type Earning = Database['earnings'][number];
type Referral = Database['referrals'][number];
type Draft = Omit<Earning, 'id'>;

/** Months with earnings: the current one and the thirteen before it. */
const months = 14;

/** Reais by the depth of the payer: 25 %, 5 %, 3 % and 1.5 % of the monthly price. */
const bonusByDepth = [62.5, 12.5, 7.5, 3.75];

/** The monthly bonuses of each level and those below it: amount in reais, and the number of months. */
const leaderBonuses = [
  { level: 'Diamond', bonus_type: 'diamond', amount: 300, since: 14 },
  { level: 'Double Diamond', bonus_type: 'diamond_double', amount: 180.35, since: 11 },
  { level: 'Triple Diamond', bonus_type: 'diamond_triple', amount: 120.1, since: 8 },
  { level: 'Centurion Diamond', bonus_type: 'diamond_centurion', amount: 90.55, since: 5 },
  { level: 'Imperial Diamond', bonus_type: 'diamond_imperial', amount: 45.27, since: 3 },
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

/** The bonuses of a month for a leader's level, booked on its first day; none below Diamond. */
function monthlyBonuses({ id: user_id, level }: UserRow, month: SeedMonth, age: number): Draft[] {
  const own = leaderBonuses.slice(0, leaderBonuses.findIndex((bonus) => bonus.level === level) + 1);
  const earned = own.filter(({ since }) => age < since);
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

/** A leader's earnings, oldest first: the bonuses of the level, and some for payments below in each month. */
function earningsOf(owner: UserRow, referrals: Referral[], perMonth: number, now: Date, seed: number): Draft[] {
  const random = seededRandom(100 + owner.id + seed);
  const network = referrals.filter((row) => row.owner_id === owner.id);
  const rows: Draft[] = [];
  for (let age = months - 1; age >= 0; age -= 1) {
    const month = monthBefore(now, age);
    rows.push(...monthlyBonuses(owner, month, age));
    for (let count = 0; count < perMonth; count += 1) {
      const bonus = memberBonus(random, network, month);
      if (bonus) rows.push(bonus);
    }
  }
  return rows;
}

/** The earnings of the demo members: many for Mariana (2), a few for the others. */
export function seedEarnings(users: UserRow[], referrals: Referral[], now: Date, seed: number): Earning[] {
  const earned = (ownerId: number, perMonth: number) =>
    users.filter(({ id }) => id === ownerId).flatMap((owner) => earningsOf(owner, referrals, perMonth, now, seed));
  const rows = [...earned(2, 9), ...earned(3, 1).slice(-2), ...earned(4, 1).slice(-6), ...earned(5, 1).slice(0, 1)];
  const day = (row: Draft) => row.earning_date ?? '';
  return rows.sort((a, b) => day(a).localeCompare(day(b))).map((row, index) => ({ ...row, id: index + 1 }));
}
