import type { Answer } from '../../core/answer.ts';
import { type Check, checks } from '../../core/check.ts';
import { dayAt, dayOf } from '../../core/days.ts';
import { shown } from '../../core/finding.ts';
import type { Kit } from '../../core/kit.ts';
import { fieldsOf, listAt, numberAt, textAt } from '../../core/values.ts';

/** Sums of rows in cents by a key; skips rows without a key. */
function sums(rows: readonly unknown[], keyOf: (row: unknown) => string | null, amount: string): Map<string, number> {
  const cents = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) cents.set(key, (cents.get(key) ?? 0) + Math.round(numberAt(row, amount) * 100));
  }
  return cents;
}

/** Year and month of an earning, `2026-11`; null without a date. */
function monthOf(row: unknown): string | null {
  return dayOf(textAt(row, '/earning_date'))?.slice(0, 7) ?? null;
}

function monthKey(row: unknown): string {
  return `${numberAt(row, '/ano')}-${String(numberAt(row, '/mes')).padStart(2, '0')}`;
}

function bonusType(row: unknown): string {
  return textAt(row, '/bonus_type');
}

/** Expects that the totals of an answer are the sums of its rows. */
function expectSums(kit: Kit, answer: Answer): void {
  const rows = listAt(answer.body, '/ganhos');
  for (const [field, keyOf, totalKey] of [
    ['/totaisPorTipo', bonusType, bonusType],
    ['/totaisPorMes', monthOf, monthKey],
  ] as const) {
    const expected = sums(rows, keyOf, '/amount');
    const got = sums(listAt(answer.body, field), totalKey, '/total');
    // The shape reports amounts of another type.
    if ([...expected.values(), ...got.values()].some(Number.isNaN)) return;
    for (const key of new Set([...expected.keys(), ...got.keys()])) {
      const [sum = 0, total] = [expected.get(key), got.get(key)];
      kit.expect(answer, `${field} ${key}`, (total ?? 0) === sum, `${sum} cents, as in the rows`, total);
    }
  }
}

function idsOf(rows: readonly unknown[]): number[] {
  return rows.map((row) => numberAt(row, '/id')).sort((a, b) => a - b);
}

/** Query of a period. */
export type Period = { mes?: string; ano?: string };

/** Reads the earnings of a period and expects exactly the rows that a filter selects from all, and their totals. */
export async function expectEarnings(
  kit: Kit,
  all: readonly unknown[],
  period: Period,
  isIn: (month: string) => boolean,
): Promise<void> {
  const answer = kit.requireStatus(await kit.call('readEarnings', { as: 'member', query: period }), 200);
  const got = listAt(answer.body, '/ganhos');
  const expected = all.filter((row) => isIn(monthOf(row) ?? ''));
  const missing = expected.find((row) => !idsOf(got).includes(numberAt(row, '/id')));
  const stranger = got.find((row) => !idsOf(expected).includes(numberAt(row, '/id')));
  kit.expectInWords(
    answer,
    '/ganhos',
    missing === undefined,
    'every row of that time',
    `no row ${shown(fieldsOf(missing, ['id', 'earning_date']))}`,
  );
  const strange = fieldsOf(stranger, ['id', 'earning_date']);
  kit.expect(answer, '/ganhos', stranger === undefined, 'only rows of that time', strange);
  kit.expectInWords(answer, '/ganhos', got.length === expected.length, `${expected.length} rows`, `${got.length} rows`);
  expectSums(kit, answer);
}

/**
 * All earnings of `member` and the months that have some.
 * @throws Skip without any
 */
export async function allEarnings(kit: Kit): Promise<{ answer: Answer; rows: unknown[]; months: string[] }> {
  const answer = kit.requireStatus(await kit.call('readEarnings', { as: 'member' }), 200);
  const rows = listAt(answer.body, '/ganhos');
  const months = [...new Set(rows.flatMap((row) => monthOf(row) ?? []))].sort();
  if (months.length === 0) kit.skip('The account "member" has no earnings: give one that has some.');
  return { answer, rows, months };
}

/** Earnings by month, year and both: `docs/api-decisions.md#readearnings`. */
export const earningFlows: readonly Check[] = checks('read', {
  'flow.earnings.totals: The totals of the earnings are the sums of their rows': async (kit) => {
    expectSums(kit, kit.requireStatus(await kit.call('readEarnings', { as: 'member' }), 200));
  },
  'flow.earnings.month: Each month with rows gives exactly the earnings of that month, from its first day to its last, and their totals':
    async (kit) => {
      const { rows, months } = await allEarnings(kit);
      for (const month of months) {
        const [ano = '', mes = ''] = month.split('-');
        await expectEarnings(kit, rows, { mes: String(Number(mes)), ano }, (one) => one === month);
      }
    },
  'flow.earnings.month-alone: A month alone is that of the current year': async (kit) => {
    const { rows, months } = await allEarnings(kit);
    const year = dayAt(new Date()).slice(0, 4);
    for (const mes of new Set(months.map((month) => month.slice(5))))
      await expectEarnings(kit, rows, { mes: String(Number(mes)) }, (one) => one === `${year}-${mes}`);
  },
  'flow.earnings.year: A year alone gives the whole year, and its totals; none has rows that all lack': async (kit) => {
    const { rows, months } = await allEarnings(kit);
    const years = [...new Set(months.map((month) => month.slice(0, 4)))];
    for (const ano of [...years, String(Number(years[0]) - 1)])
      await expectEarnings(kit, rows, { ano }, (one) => one.startsWith(ano));
  },
});
