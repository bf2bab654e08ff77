import { emptyValue, formatDate, toCents } from '@raiz/ui/format';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import type { CsvValue } from '@raiz/ui/table';
import type { Earning } from '../shared/earnings.ts';

/** Names of the columns of the file. */
export const fileHead: readonly string[] = [
  messages.date,
  messages.type,
  messages.level,
  messages.subscriber,
  messages.amount,
];

/** The day, or nothing: a spreadsheet takes `--` for text and no longer sorts the column by date. */
function day(date: Earning['earning_date']): string {
  const text = formatDate(date);
  return text === emptyValue ? '' : text;
}

/**
 * Earnings as the rows of a file for spreadsheets: a line for each, amounts as money (`250,00`), days as dd/mm/yyyy, kinds as the
 * server names them (`diamond_double`), for whoever compares them with another list.
 * Without a sum, which would count twice there.
 */
export function fileRows(earnings: readonly Earning[]): CsvValue[][] {
  return earnings.map(({ earning_date, bonus_type, level, id_assinante, amount }) => [
    day(earning_date),
    bonus_type,
    level,
    id_assinante,
    { reais: toCents(amount) / 100 },
  ]);
}
