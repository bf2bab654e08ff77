import { localDay } from '@raiz/api-client/rules';
import { emptyValue, formatDate, toCents } from '@raiz/ui/format';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import { type CsvValue, downloadText, toCsv } from '@raiz/ui/table';
import type { Earning } from '../../shared/earnings/earnings.ts';

/** Column names of the CSV file. */
export const fileHead: readonly string[] = [
  messages.date,
  messages.type,
  messages.depth,
  messages.subscriber,
  messages.amount,
];

/** Empty instead of `--`, so that a spreadsheet can sort the column by date. */
function day(date: Earning['earning_date']): string {
  const text = formatDate(date);
  return text === emptyValue ? '' : text;
}

/**
 * CSV rows of earnings: amounts in reais, dates as dd/mm/yyyy, types as the server names them
 * (`diamond_double`). Without a sum, which a spreadsheet would count twice.
 */
export function fileRows(earnings: readonly Earning[]): CsvValue[][] {
  return earnings.map(({ earning_date, bonus_type, level, id_assinante, amount }) => [
    day(earning_date),
    bonus_type,
    level,
    id_assinante,
    amount === null ? null : { reais: toCents(amount) / 100 },
  ]);
}

/** Downloads earnings as a CSV file. */
export function writeEarnings(earnings: readonly Earning[]): void {
  downloadText(`ganhos-${localDay(new Date())}.csv`, toCsv(fileHead, fileRows(earnings)));
}
