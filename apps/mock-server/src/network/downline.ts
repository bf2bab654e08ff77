import type { Schemas } from '@raiz/api-client';
import { hasPremiumAccess } from '@raiz/api-client/rules';
import type { Database, NetworkPerson, SubscriptionRow, UserRow } from '../core/database.ts';
import { currentSubscription } from '../shared/currentSubscription.ts';
import { currentLevel } from './qualification.ts';

type People = Pick<Database, 'users' | 'subscriptions' | 'referrals'>;

/** A person below a leader; depth 1 is a direct referral. */
interface Descendant {
  user: UserRow;
  depth: number;
}

/**
 * Everyone below a leader, nearest first. The leader is never included, even with a cycle of
 * sponsors.
 */
function descendantsOf(users: UserRow[], leaderId: number): Descendant[] {
  const visited = new Set([leaderId]);
  const found: Descendant[] = [];
  for (let depth = 1, leaders = new Set([leaderId]); leaders.size > 0; depth += 1) {
    const next = users.filter(
      (user) => user.sponsor_id !== null && leaders.has(user.sponsor_id) && !visited.has(user.id),
    );
    for (const user of next) {
      visited.add(user.id);
      found.push({ user, depth });
    }
    leaders = new Set(next.map((user) => user.id));
  }
  return found;
}

/**
 * The subscription status shown to a leader; a canceled one counts as active until its end date.
 */
export function referralStatus(
  user: Pick<UserRow, 'confirmed'>,
  subscription: SubscriptionRow | undefined,
  now: Date,
): Schemas['Indicado']['assinatura_status'] {
  if (!user.confirmed) return 'Pendente';
  if (!hasPremiumAccess(subscription, now)) return 'Inativa';
  return subscription?.status === 'trial' ? 'Teste' : 'Ativa';
}

/** A user as a row of the network, without the sponsor's name and level. */
function asReferral(db: People, { user, depth }: Descendant, now: Date): NetworkPerson {
  const assinatura_status = referralStatus(user, currentSubscription(db, user.id, now), now);
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    referral_date: user.joined_on,
    profundidade: depth,
    assinatura_status,
    nivel: currentLevel(assinatura_status, user.level),
    recognised_level: user.level,
    indicador_id: user.sponsor_id,
    indicador_nome: null,
    indicador_nivel: null,
  };
}

/** The rows of people who are not users: the leader's, and those of users below, at their depth. */
function storedReferrals(db: People, leaderId: number, below: Descendant[]): NetworkPerson[] {
  const depths = new Map([[leaderId, 0], ...below.map(({ user, depth }): [number, number] => [user.id, depth])]);
  return db.referrals.flatMap(({ owner_id, ...row }) => {
    const depth = depths.get(owner_id);
    return depth === undefined ? [] : [{ ...row, profundidade: row.profundidade + depth }];
  });
}

const alphabet = new Intl.Collator('pt-BR');

/**
 * A leader's entire network by depth, then by name: `docs/api-decisions.md#listreferrals`. A sponsor's name and level
 * are those of the sponsor's own row.
 */
export function networkOf(db: People, leaderId: number, now: Date): NetworkPerson[] {
  const below = descendantsOf(db.users, leaderId);
  const rows = [...below.map((one) => asReferral(db, one, now)), ...storedReferrals(db, leaderId, below)];
  const leaders = db.users
    .filter(({ id }) => id === leaderId)
    .map(({ id, name, level }) => ({ id, name, nivel: level }));
  const sponsors = new Map([...rows, ...leaders].map((row) => [row.id, row]));
  const named = rows.map((row) => {
    const sponsor = sponsors.get(row.indicador_id ?? 0);
    return sponsor ? { ...row, indicador_nome: sponsor.name, indicador_nivel: sponsor.nivel ?? null } : row;
  });
  return named.sort((a, b) => a.profundidade - b.profundidade || alphabet.compare(a.name, b.name) || a.id - b.id);
}
