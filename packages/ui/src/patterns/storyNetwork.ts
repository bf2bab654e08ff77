/** One referred person as the network's list has it (spec, section 3). */
export interface StoryPerson {
  id: number;
  name: string;
  email: string;
  /** Day of the referral, ISO. */
  date: string;
  depth: number;
  status: string;
  level: string;
}

const first = ['Ana', 'Íris', 'João', 'Márcia', 'Otávio', 'Conceição', 'Zé', 'Letícia', 'Raimundo', 'Thaís', 'Caio'];
const last = ['Souza', 'de Araújo', 'Prado', 'Gonçalves', 'Lima', 'dos Anjos', 'Ávila', 'Nóbrega', 'Peçanha'];
const statuses = ['Ativa', 'Ativa', 'Teste', 'Inativa', 'Pendente'];
const levels = ['Nenhum', 'Nenhum', 'Bronze', 'Silver', 'Gold', 'Diamond'];

function pick<Value>(values: readonly Value[], at: number): Value {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
}

/** So many people, the same each time. */
export function storyNetwork(count: number): StoryPerson[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `${pick(first, at)} ${pick(last, at * 7 + 3)} ${pick(last, Math.floor(at / 5))}`,
    email: `pessoa${at + 1}@exemplo.com.br`,
    date: new Date(Date.UTC(2026, 10, 20) - at * 5_400_000).toISOString().slice(0, 10),
    depth: 1 + (at % 6),
    status: pick(statuses, at * 3),
    level: pick(levels, at * 5 + 1),
  }));
}
