import { buildReferral } from '@raiz/api-client/testData';
import { seededInt } from '../../shared/earnings/storyRandomEarnings.ts';
import type { Referral } from './findReferrals.ts';

/** Seeded random numbers, the same in each run. */
export function randomOf(seed: number) {
  const randomInt = seededInt(seed);
  const whole = (below: number) => randomInt(0, below - 1);
  function pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value {
    const value = values[whole(values.length)];
    if (value === undefined) throw new Error('There is nothing to pick from.');
    return value;
  }
  return { whole, pick };
}

const first = ['Ana', 'Íris', 'João', 'Márcia', 'Otávio', 'Conceição', 'Zé', 'Letícia', 'Raimundo', 'Thaís', 'Caio'];
const last = ['Souza', 'de Araújo', 'Prado', 'Gonçalves', 'Lima', 'dos Anjos', 'Ávila', 'Nóbrega', 'Peçanha'];
const statuses = ['Ativa', 'Ativa', 'Ativa', 'Teste', 'Inativa', 'Pendente'];
const levels = ['Nenhum', 'Nenhum', 'Bronze', 'Silver', 'Gold', 'Diamond', 'Double Diamond', 'Imperial Diamond'];

/**
 * A network of `count` people, the same for the same seed: twelve direct referrals, all others
 * below an earlier person.
 */
export function testNetwork(count: number, seed = 1): Referral[] {
  const random = randomOf(seed);
  const people: Referral[] = [];
  const direct = Math.min(count, 12);
  for (let at = 0; at < count; at += 1) {
    const sponsor = at < direct ? undefined : people[random.whole(Math.min(at, 40 + Math.floor(at / 4)))];
    const person = buildReferral({
      id: 1001 + at,
      name: `${random.pick(first)} ${random.pick(last)} ${random.pick(last)}`,
      email: `pessoa${at + 1}@exemplo.com.br`,
      referral_date: new Date(Date.UTC(2026, 10, 20) - at * 600_000).toISOString().slice(0, 10),
      profundidade: (sponsor?.profundidade ?? 0) + 1,
      assinatura_status: random.pick(statuses),
      nivel: random.pick(levels),
      indicador_id: sponsor?.id ?? 2,
      indicador_nome: sponsor?.name ?? 'Mariana Souza',
      indicador_nivel: sponsor?.nivel ?? 'Gold',
    });
    people.push(person);
  }
  return people;
}
