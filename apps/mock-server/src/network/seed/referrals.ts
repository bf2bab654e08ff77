import type { ReferralRow } from '../../core/world.ts';
import { seededRandom, type Random } from '../../shared/random.ts';
import { dayBefore } from '../../shared/seedDates.ts';
import { emailOf, longName, newName } from './names.ts';

/** The network to make up for one leader. */
interface Plan {
  ownerId: number;
  /** Days since the leader's own registration. */
  ownerAge: number;
  /** Ids count from here; far above those of users, who are added while the mock runs. */
  firstId: number;
  /** How many people stand at each depth, the direct ones first. */
  sizes: number[];
  /** The name of the first person; made up like the others unless given. */
  firstName?: string;
}

const plans: Plan[] = [
  { ownerId: 2, ownerAge: 800, firstId: 1001, sizes: [16, 42, 52, 30], firstName: longName },
  { ownerId: 3, ownerAge: 120, firstId: 1201, sizes: [3, 2] },
  { ownerId: 4, ownerAge: 420, firstId: 1301, sizes: [4, 3] },
  { ownerId: 5, ownerAge: 260, firstId: 1401, sizes: [2] },
];

/** The first people of each depth are active and hold these, so that every level occurs; the others draw their lot. */
const leaders = [
  ['Imperial Diamond', 'Double Diamond', 'Diamond', 'Gold'],
  ['Centurion Diamond', 'Triple Diamond', 'Diamond', 'Silver'],
];
const commonLevels = ['Nenhum', 'Nenhum', 'Nenhum', 'Bronze', 'Bronze', 'Silver', 'Gold'];
const statuses = ['Ativa', 'Ativa', 'Ativa', 'Ativa', 'Ativa', 'Ativa', 'Teste', 'Inativa', 'Inativa', 'Pendente'];

/** A person while the network is made up, with the days since registration, which nobody below exceeds. */
interface Person {
  row: ReferralRow;
  age: number;
}

/** States that last for days only. */
const fresh = ['Teste', 'Pendente'];

/** Days since registration: on trial or unconfirmed means new, everyone else came some time after their sponsor. */
function ageOf(random: Random, status: string, sponsorAge: number): number {
  return fresh.includes(status) ? random.whole(0, 13) : random.whole(14, Math.max(14, sponsorAge));
}

/** What a backend may not know of a person: shown as "--". */
function withGaps(row: ReferralRow): ReferralRow {
  if (row.id % 29 === 0) return { ...row, referral_date: null };
  if (row.id % 31 === 0) return { ...row, indicador_id: null, indicador_nome: null, indicador_nivel: null };
  return row;
}

/** Makes up one leader's network, depth by depth. */
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
    // Newcomers refer nobody yet, so that nobody is older than their sponsor.
    const sponsors = above.filter(({ row }) => !fresh.includes(row.assinatura_status));
    const leading = sizes.length > 2 ? leaders[index] : undefined;
    above = Array.from({ length: size }, (_, place) => newPerson(index + 1, leading?.[place], sponsors));
  });
  return rows;
}

/** The people below the demo members: a large network of four depths for Mariana (2), small ones for 3, 4 and 5. */
export function seedReferrals(now: Date, seed: number): ReferralRow[] {
  return plans.flatMap((plan) => networkOf(plan, now, seed));
}
