import { monthNames } from '../../../format/month.ts';

/** Short name of a month (1 to 12), such as `nov`. */
export function shortMonth(month: number): string {
  return monthNames[month - 1]?.slice(0, 3) ?? '';
}
