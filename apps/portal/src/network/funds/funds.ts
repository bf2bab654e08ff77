import type { Received } from '@raiz/api-client';
import { emptyValue, formatMoney, parseDate } from '@raiz/ui/format';
import { fundsMessages } from '@raiz/ui/messages/network';
import type { RowGroup } from '@raiz/ui/table';
import { knownRows } from '../../shared/reads/rows.ts';
import { wordOf } from '../shared/wordOf.ts';

/** A community fund. */
export type Fund = Received<'Fundo'>;

/** A prize paid by a fund. */
export type Prize = Received<'HistoricoFundo'>;

/** Portuguese word of a fund's type; returns an unknown type unchanged. */
export function fundWord(type: string | null): string {
  return wordOf(fundsMessages.typeWords, type);
}

/** Text of a prize: a number is an amount in reais, a text is shown unchanged. */
export function prizeWords(premio: Prize['premio']): string {
  return typeof premio === 'number' ? formatMoney(premio) : premio?.trim() || emptyValue;
}

function yearOf({ data }: Prize): number | null {
  return parseDate(data)?.getFullYear() ?? null;
}

/** The groups of the prizes by year; null if all are of one year. */
export function prizesByYear(prizes: readonly (Prize | null)[]): ((prize: Prize) => RowGroup) | null {
  const years = new Set(knownRows(prizes).map(yearOf));
  if (years.size < 2) return null;
  return (prize) => {
    const year = yearOf(prize);
    return { key: String(year), label: year === null ? fundsMessages.withoutDate : String(year) };
  };
}
