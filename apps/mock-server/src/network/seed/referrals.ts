import type { ReferralRow, UserRow } from '../../core/database.ts';
import { seededRandom, type Random } from '../../shared/random.ts';
import { dayBefore, daysSince } from '../../shared/seedDates.ts';
import { currentLevel } from '../qualification.ts';

/** Splits names at commas. */
function listed(...lines: string[]): string[] {
  return lines.join(', ').split(', ');
}

const givenNames = listed(
  'Ana Beatriz, André, Antônia, Antônio, Bárbara, Benício, Bruna, Caetano, Camila, Cauã, Cecília, Célia, César, Davi',
  'Débora, Diego, Eduarda, Estêvão, Fábio, Fabíola, Felipe, Fernanda, Flávia, Flávio, Gabriela, Gonçalo, Guilherme',
  'Heitor, Helena, Hélio, Ícaro, Inês, Íris, Isadora, João, João Pedro, Júlia, Júlio, Larissa, Leandro, Letícia, Lívia',
  'Luís, Luíza, Márcia, Marcos, Matheus, Mônica, Natália, Otávio, Patrícia, Rafael, Renata, Rômulo, Sebastião, Sérgio',
  'Sílvia, Tainá, Thiago, Ubiratã, Valéria, Verônica, Vinícius, Yasmin',
);

const surnames = listed(
  'Almeida, Amorim, Araújo, Assunção, Barbosa, Barros, Bragança, Brandão, Cabral, Campos, Cardoso, Carvalho, Castro',
  'Conceição, Corrêa, Costa, Cunha, Damasceno, Duarte, Falcão, Farias, Fernandes, Fonseca, França, Freitas, Galvão',
  'Gonçalves, Guimarães, Leão, Lima, Machado, Magalhães, Medeiros, Melo, Mendonça, Menezes, Monteiro, Moura',
  'Nascimento, Nóbrega, Novaes, Oliveira, Paixão, Pereira, Queiroz, Ramalho, Ribeiro, Sá, Santana, Santos, Simões',
  'Siqueira, Tavares, Teixeira, Valença, Vasconcelos, Xavier',
);

/** A name that is too long for any table column. */
const longName =
  'Maria Aparecida da Conceição dos Santos Albuquerque de Vasconcellos e Figueiredo Cavalcanti Bittencourt';

/** An unused name with one or two surnames. */
function newName(random: Random, taken: Set<string>): string {
  let name = '';
  while (name === '' || taken.has(name)) {
    const [given, first, second] = [random.pick(givenNames), random.pick(surnames), random.pick(surnames)];
    name = first === second || random.integer(0, 1) === 0 ? `${given} ${first}` : `${given} ${first} ${second}`;
  }
  taken.add(name);
  return name;
}

/** An e-mail address from the first and last name, without accents; the id makes it unique. */
function emailOf(name: string, id: number): string {
  const names = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(' ');
  return `${names[0] ?? ''}.${names[names.length - 1] ?? ''}${id}@exemplo.com.br`;
}

/** Parameters of one leader's generated network. */
interface Plan {
  ownerId: number;
  /** First id; far above those of users, who register while the mock runs. */
  firstId: number;
  /** Number of people at each depth, the direct ones first. */
  sizes: number[];
  /** Name of the first person. @default generated */
  firstName?: string;
}

const plans: Plan[] = [
  { ownerId: 2, firstId: 1001, sizes: [16, 42, 52, 30], firstName: longName },
  { ownerId: 3, firstId: 1201, sizes: [3, 2] },
  { ownerId: 4, firstId: 1301, sizes: [4, 3] },
  { ownerId: 5, firstId: 1401, sizes: [2] },
];

/** Levels of the first people of each depth, who are active; all others get random ones. */
const leaders = [
  ['Imperial Diamond', 'Double Diamond', 'Diamond', 'Gold'],
  ['Centurion Diamond', 'Triple Diamond', 'Diamond', 'Silver'],
];
const commonLevels = ['Nenhum', 'Nenhum', 'Nenhum', 'Bronze', 'Bronze', 'Silver', 'Gold'];
/** Most of those who are inactive now had a level before. */
const formerLevels = ['Bronze', 'Bronze', 'Silver', 'Nenhum'];
const statuses = ['Ativa', 'Ativa', 'Ativa', 'Ativa', 'Ativa', 'Ativa', 'Teste', 'Inativa', 'Inativa', 'Pendente'];

/** A generated person with the days since registration, which limit those of everyone below. */
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

/** Applies gaps that a backend's data may have; the portal shows them as "--". */
function withGaps(row: ReferralRow): ReferralRow {
  if (row.id % 29 === 0) return { ...row, referral_date: null };
  if (row.id % 31 === 0) return { ...row, indicador_id: null };
  return row;
}

/** The level that a person has reached; null before the e-mail is confirmed. */
function levelReached(random: Random, status: string, leads: string | undefined): string | null {
  if (status === 'Pendente') return null;
  const level = leads ?? random.pick(status === 'Inativa' ? formerLevels : commonLevels);
  return fresh.includes(status) ? 'Nenhum' : level;
}

/** Generates one leader's network, depth by depth. */
function networkOf(
  { ownerId, firstId, sizes, firstName }: Plan,
  ownerAge: number,
  now: Date,
  seed: number,
): ReferralRow[] {
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
    const recognised_level = levelReached(random, status, leads);
    const row: ReferralRow = {
      owner_id: ownerId,
      id,
      name,
      email: emailOf(name, id),
      referral_date: dayBefore(now, age),
      profundidade: depth,
      assinatura_status: status,
      nivel: currentLevel(status, recognised_level),
      recognised_level,
      indicador_id: sponsor?.row.id ?? ownerId,
      indicador_nome: null,
      indicador_nivel: null,
    };
    rows.push(withGaps(row));
    return { row, age };
  }

  sizes.forEach((size, index) => {
    // New members have no referrals, so no member joined before the sponsor.
    const sponsors = above.filter(({ row }) => !fresh.includes(row.assinatura_status));
    const leading = sizes.length > 2 ? leaders[index] : undefined;
    above = Array.from({ length: size }, (_, at) => newPerson(index + 1, leading?.[at], sponsors));
  });
  return rows;
}

/** The networks of the demo members: four depths for Mariana (2), small ones for 3, 4 and 5. */
export function seedReferrals(users: UserRow[], now: Date, seed: number): ReferralRow[] {
  return plans.flatMap((plan) => {
    const owner = users.find(({ id }) => id === plan.ownerId);
    return owner ? networkOf(plan, daysSince(now, owner.joined_on), now, seed) : [];
  });
}
