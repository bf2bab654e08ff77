import { dayAt, dayOf } from '../core/days.ts';
import type { Values } from '../core/contract.ts';
import { now } from './state.ts';

/** Years of the earnings: this one and the last. */
const [last, current] = [Number(dayAt(new Date()).slice(0, 4)) - 1, Number(dayAt(new Date()).slice(0, 4))];

/** Earnings of one person as moments, some of them in another month or year of UTC. */
const rows = [
  { at: `${current}-01-01T03:00:00Z`, amount: 0.1, bonus_type: 'direct' },
  { at: `${current}-01-01T02:59:59Z`, amount: 0.2, bonus_type: 'direct' },
  { at: `${last}-12-01T00:30:00-03:00`, amount: 12.34, bonus_type: 'indirect' },
  { at: `${last}-03-31T23:30:00-03:00`, amount: 100, bonus_type: 'direct' },
  { at: `${last}-01-31T12:00:00-03:00`, amount: 1_000.01, bonus_type: 'diamond' },
].map((row, index) => ({ id: 800 - index, owner: 42, ...row }));

/** Sums in cents by a key, as rows. */
function totals<Row>(mine: { amount: number; key: string }[], rowOf: (key: string, total: number) => Row): Row[] {
  const cents: Record<string, number> = {};
  for (const { key, amount } of mine) cents[key] = (cents[key] ?? 0) + Math.round(amount * 100);
  return Object.entries(cents).map(([key, sum]) => rowOf(key, sum / 100));
}

/** The earnings of a person in a period, with their totals. */
export function earningsOf(person: number, { mes, ano }: Values) {
  const year = ano ?? (mes === undefined ? undefined : Number(dayAt(new Date(now())).slice(0, 4)));
  const mine = rows
    .map((row) => ({ ...row, day: dayOf(row.at) ?? '' }))
    .filter(({ owner, day }) => {
      const isIn = (part: Values[string] | undefined, from: number, to: number) =>
        part === undefined || Number(day.slice(from, to)) === part;
      return owner === person && isIn(year, 0, 4) && isIn(mes, 5, 7);
    });
  return {
    ganhos: mine.map(({ id, at, amount, bonus_type }) => ({ id, earning_date: at, amount, bonus_type })),
    totaisPorTipo: totals(
      mine.map(({ bonus_type: key, amount }) => ({ key, amount })),
      (bonus_type, total) => ({ bonus_type, total }),
    ),
    totaisPorMes: totals(
      mine.map(({ day, amount }) => ({ key: day.slice(0, 7), amount })),
      (key, total) => ({ mes: Number(key.slice(5)), ano: Number(key.slice(0, 4)), total }),
    ),
  };
}
