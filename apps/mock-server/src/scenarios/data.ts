import type { World } from '../core/world.ts';
import type { Scenario } from './scenario.ts';

/** Tables with activity and content; people and subscriptions stay. */
const contents = [
  'bankAccounts',
  'payments',
  'usedVouchers',
  'referrals',
  'earnings',
  'withdrawals',
  'videos',
  'funds',
  'fundHistory',
  'courses',
  'modules',
  'lessons',
  'enrolments',
  'progress',
  'certificates',
] as const satisfies (keyof World)[];

/**
 * A text of the given length with other scripts, HTML, emoji and a word without break
 * opportunities.
 */
function stretched(text: string, length: number): string {
  const long = `${text} 🌱 <b>"A & B"</b> ção Ω 日本語 العربية Anticonstitucionalissimamentepneumoultramicroscopico — `;
  return long
    .repeat(Math.ceil(length / long.length))
    .slice(0, length)
    .trim();
}

function makeStrange(world: World): void {
  for (const user of world.users) {
    user.name = stretched(user.name, 150);
    user.phone = '+55 (11) 98765-4321 ramal 1234';
    user.level = 'Quadruple Diamond Supremo';
  }
  for (const course of world.courses) {
    course.title = stretched(course.title, 200);
    course.description = stretched(course.description ?? 'Descrição', 1200);
    course.content = stretched(course.content ?? 'Conteúdo', 4000);
  }
  for (const part of world.modules) part.title = stretched(part.title, 200);
  for (const lesson of world.lessons) lesson.title = stretched(lesson.title, 200);
  for (const row of world.referrals) row.name = stretched(row.name, 150);
  for (const row of world.withdrawals) row.notes = stretched(row.notes ?? 'Observação', 1200);
  for (const row of world.payments) row.amount = 1_234_567.89;
  for (const row of world.earnings) row.amount = -0.5;
}

/** Rows of the large network. */
export const largeNetwork = 5000;

/** Fills Mariana's network up to a number of people. */
function makeLarge(world: World, people: number): void {
  const seeded = [...world.referrals];
  const owner = 2;
  const own = seeded.filter((row) => row.owner_id === owner);
  const copies = Math.max(0, people - own.length);
  for (let copy = 0; copy < copies; copy += 1) {
    const row = own[copy % own.length];
    if (!row) return;
    const turn = Math.floor(copy / own.length) + 2;
    world.referrals.push({
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
    prepare: (world) => {
      for (const table of contents) world[table].length = 0;
    },
  },
  strange: {
    title: 'Dados longos e estranhos',
    explains: 'Textos tão longos quanto o contrato permite, com emoji, HTML, outras escritas e palavras sem quebra.',
    prepare: makeStrange,
  },
  large: {
    title: 'Rede de 5.000 pessoas',
    explains: 'A rede de Mariana (assinatura ativa) tem cinco mil pessoas.',
    prepare: (world) => makeLarge(world, largeNetwork),
  },
  referred2000: {
    title: 'Rede de mais de 2.000 pessoas',
    explains: 'A rede de Mariana (assinatura ativa) tem mais de duas mil pessoas.',
    prepare: (world) => makeLarge(world, 2000),
  },
} as const satisfies Record<string, Scenario>;
