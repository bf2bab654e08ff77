import type { ReferralRow } from '../../core/world.ts';
import { seededRandom, type Random } from '../../shared/random.ts';
import { dayBefore } from '../../shared/seedDates.ts';
import { emailOf, longName, newName } from './names.ts';

/** Parameters of one leader's generated network. */
interface Plan {
  ownerId: number;
  /** Days since the leader's own registration. */
  ownerAge: number;
  /** First id; far above those of users, who register while the mock runs. */
  firstId: number;
  /** Number of people at each depth, the direct ones first. */
  sizes: number[];
  /** Name of the first person. @default generated */
  firstName?: string;
}

const plans: Plan[] = [
  { ownerId: 2, ownerAge: 800, firstId: 1001, sizes: [16, 42, 52, 30], firstName: longName },
  { ownerId: 3, ownerAge: 120, firstId: 1201, sizes: [3, 2] },
  { ownerId: 4, ownerAge: 420, firstId: 1301, sizes: [4, 3] },
  { ownerId: 5, ownerAge: 260, firstId: 1401, sizes: [2] },
];

/** Levels of the first people of each depth, who are active; all others get random ones. */
const leaders = [
  ['Imperial Diamond', 'Double Diamond', 'Diamond', 'Gold'],
  ['Centurion Diamond', 'Triple Diamond', 'Diamond', 'Silver'],
];
const commonLevels = ['Nenhum', 'Nenhum', 'Nenhum', 'Bronze', 'Bronze', 'Silver', 'Gold'];
const statuses = ['Ativa', 'Ativa', 'Ativa', 'Ativa', 'Ativa', 'Ativa', 'Teste', 'Inativa', 'Inativa', 'Pendente'];

/** A generated person with the days since registration, an upper limit for everyone below. */
interface Person {
  row: ReferralRow;
  age: number;
}

/** Statuses that last only days. */
const fresh = ['Teste', 'Pendente'];

/** Days since registration: a few for trial and unconfirmed, otherwise less than the sponsor's. */
function ageOf(random: Random, status: string, sponsorAge: number): number {
  return fresh.includes(status) ? random.integer(0, 13) : random.integer(14, Math.max(14, sponsorAge));
}

/** Values that a backend may lack: shown as "--". */
function withGaps(row: ReferralRow): ReferralRow {
  if (row.id % 29 === 0) return { ...row, referral_date: null };
  if (row.id % 31 === 0) return { ...row, indicador_id: null, indicador_nome: null, indicador_nivel: null };
  return row;
}

/** Generates one leader's network, depth by depth. */
function networkOf({ ownerId, ownerAge, firstId, sizes, firstName }: Plan, now: Date, seed: number): ReferralRow[] {
  const random = seededRandom(ownerId + seed);
  const names = new Set<string>();
  const rows: ReferralRow[] = [];
  let above: Person[] = [];

  function newPerson(depth: number, leads: string | undefined, sponsors: Person[]): Person {
    const id = firstId + rows.length;
    const sponsor = sponsors.length > 0 ? random.pick(sponsors) : null;
    const status = leads === undefined ? random.pick(statuses) : 'Ativa';
    const name = (rows.length === 0 && firstName) || newName(random, names);
    const age = ageOf(random, status, sponsor?.age ?? ownerAge);
    const row: ReferralRow = {
      owner_id: ownerId,
      id,
      name,
      email: emailOf(name, id),
      referral_date: dayBefore(now, age),
      profundidade: depth,
      assinatura_status: status,
      nivel: status === 'Pendente' ? null : (leads ?? random.pick(commonLevels)),
      indicador_id: sponsor?.row.id ?? ownerId,
      indicador_nome: sponsor?.row.name ?? null,
      indicador_nivel: sponsor?.row.nivel ?? null,
    };
    rows.push(withGaps(row));
    return { row, age };
  }

  sizes.forEach((size, index) => {
    // New members have no referrals, so no member joined before the sponsor.
    const sponsors = above.filter(({ row }) => !fresh.includes(row.assinatura_status));
    const leading = sizes.length > 2 ? leaders[index] : undefined;
    above = Array.from({ length: size }, (_, place) => newPerson(index + 1, leading?.[place], sponsors));
  });
  return rows;
}

/** The networks of the demo members: four depths for Mariana (2), small ones for 3, 4 and 5. */
export function seedReferrals(now: Date, seed: number): ReferralRow[] {
  return plans.flatMap((plan) => networkOf(plan, now, seed));
}
