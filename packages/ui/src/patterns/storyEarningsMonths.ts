import type { MonthTotal, TypeTotal } from '../charts.ts';

/** One earning as the contract has it, with the name of the subscriber it comes from. */
export interface StoryLine {
  id: number;
  /** ISO date. */
  date: string;
  /** `bonus_type`. */
  type: string;
  /** Depth in the network. */
  level: number;
  /** Number of the subscriber whose payment brought it. */
  subscriber: number;
  /** In reais. */
  amount: number;
}

/** A month of the screen. */
export interface StoryMonth {
  year: number;
  /** 1 to 12. */
  month: number;
  lines: readonly StoryLine[];
}

type Entry = readonly [day: number, type: string, level: number, subscriber: number, amount: number];

/** What came in, month by month; April brought nothing. */
const entries: readonly (readonly [year: number, month: number, entries: readonly Entry[]])[] = [
  [2026, 11, november()],
  [2026, 10, plain(9, 3)],
  [2026, 9, [...plain(8, 3), [21, 'diamond', 4, 877, 62.5]]],
  [2026, 8, plain(8, 4)],
  [2026, 7, [...plain(6, 4), [30, 'direct', 1, 1012, -62.5]]],
  [2026, 6, plain(6, 2)],
  [2026, 5, plain(5, 2)],
  [2026, 4, []],
  [2026, 3, plain(3, 1)],
  [2026, 2, plain(3, 0)],
  [2026, 1, plain(2, 0)],
  [2025, 12, plain(1, 0)],
];

function november(): readonly Entry[] {
  return [
    [12, 'direct', 1, 1042, 62.5],
    [12, 'indirect', 2, 1101, 12.5],
    [11, 'direct', 1, 1043, 62.5],
    [11, 'indirect', 3, 1120, 12.49],
    [10, 'diamond', 4, 877, 300],
    [9, 'direct', 1, 1050, 62.5],
    [8, 'diamond_double', 5, 877, 150.01],
    [7, 'indirect', 2, 1101, 12.5],
  ];
}

/** Direct and indirect bonuses of 250 reais a month each: 25 and 5 percent. */
function plain(direct: number, indirect: number): readonly Entry[] {
  return [
    ...Array.from({ length: direct }, (_, at): Entry => [28 - at * 2, 'direct', 1, 1000 + at, 62.5]),
    ...Array.from({ length: indirect }, (_, at): Entry => [27 - at * 3, 'indirect', 2, 1100 + at, 12.5]),
  ];
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** A year of earnings, newest month first. */
export const storyMonths: readonly StoryMonth[] = entries.map(([year, month, lines]) => ({
  year,
  month,
  lines: lines
    .toSorted(([one], [other]) => other - one)
    .map(([day, type, level, subscriber, amount], at) => ({
      id: year * 10_000 + month * 100 + at,
      date: `${year}-${twoDigits(month)}-${twoDigits(day)}`,
      type,
      level,
      subscriber,
      amount,
    })),
}));

/** The sum of lines in reais, exact to the cent. */
export function sumOf(lines: readonly StoryLine[]): number {
  return lines.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;
}

/** `totaisPorTipo` as the server adds it up. */
export function totalsByType(lines: readonly StoryLine[]): TypeTotal[] {
  const types = [...new Set(lines.map(({ type }) => type))];
  return types.map((type) => ({ type, total: sumOf(lines.filter((line) => line.type === type)) }));
}

/** `totaisPorMes` as the server adds it up: months without lines are left out. */
export function totalsByMonth(months: readonly StoryMonth[]): MonthTotal[] {
  return months
    .filter(({ lines }) => lines.length > 0)
    .map(({ year, month, lines }) => ({ year, month, total: sumOf(lines) }));
}
