import type { Database } from '../core/database.ts';
import { makeLongest } from './longest.ts';
import type { Scenario } from './scenario.ts';

/** Tables that the scenario without data leaves unchanged: people, and what they need to log in and subscribe. */
const permanentTables: readonly string[] = [
  'users',
  'sessions',
  'mailTokens',
  'mails',
  'subscriptions',
  'vouchers',
  'checkouts',
] satisfies (keyof Database)[];

/** Number of rows in the large network. */
export const largeNetwork = 5000;

/** Fills Mariana's network up to a number of people. */
function makeLarge(db: Database, people: number): void {
  const seeded = [...db.referrals];
  const owner = 2;
  const own = seeded.filter((row) => row.owner_id === owner);
  const copies = Math.max(0, people - own.length);
  for (let copy = 0; copy < copies; copy += 1) {
    const row = own[copy % own.length];
    if (!row) return;
    const turn = Math.floor(copy / own.length) + 2;
    db.referrals.push({
      ...row,
      id: 100_000 + copy,
      name: `${row.name} ${turn}`,
      email: `rede${copy}@exemplo.com.br`,
    });
  }
}

/** Scenarios of little, much and unusual data. */
export const dataScenarios = {
  empty: {
    title: 'Sem dados',
    explains: 'Nenhum curso, pagamento, indicado, ganho ou saque.',
    prepare: (db) => {
      for (const [name, rows] of Object.entries(db)) if (!permanentTables.includes(name)) rows.length = 0;
    },
  },
  longest: {
    title: 'Dados longos e estranhos',
    explains: 'Textos tão longos quanto o contrato permite, com emoji, HTML, outras escritas e palavras sem quebra.',
    prepare: makeLongest,
  },
  large: {
    title: 'Rede de 5.000 pessoas',
    explains: 'A rede de Mariana (assinatura ativa) tem cinco mil pessoas.',
    prepare: (db) => makeLarge(db, largeNetwork),
  },
  referred2000: {
    title: 'Rede de mais de 2.000 pessoas',
    explains: 'A rede de Mariana (assinatura ativa) tem mais de duas mil pessoas.',
    prepare: (db) => makeLarge(db, 2000),
  },
} as const satisfies Record<string, Scenario>;
