import { monthNames } from '../../format/month.ts';

/** A month (1 to 12) in three letters as `nov`, for places where there is no room for more. */
export function shortMonth(month: number): string {
  return monthNames[month - 1]?.slice(0, 3) ?? '';
}
