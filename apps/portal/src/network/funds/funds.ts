import type { Received } from '@raiz/api-client';
import { emptyValue, formatMoney, withoutBlankLines } from '@raiz/ui/format';
import { fundsMessages } from '@raiz/ui/messages/network';
import { newestFirst } from '../../shared/tables/byDate.ts';
import { labelOf, valueOf } from '../../shared/reads/labelOf.ts';

/** A community fund. */
export type Fund = Received<'Fundo'>;

/** A prize paid by a fund. */
export type Prize = Received<'HistoricoFundo'>;

/** Portuguese label of a fund's type; returns an unknown type unchanged. */
export function fundLabel(type: string | null): string {
  return labelOf(fundsMessages.typeLabels, type);
}

/** Short label of a fund's type, for a column or filter of funds. */
export function shortFundLabel(type: string | null): string {
  return labelOf(fundsMessages.shortLabels, type);
}

/** The newest prize of a fund; null without one. */
export function lastPrizeOf(prizes: readonly Prize[], type: string | null): Prize | null {
  return (
    newestFirst(
      prizes.filter(({ tipo }) => valueOf(tipo) === valueOf(type)),
      ({ data }) => data,
    )[0] ?? null
  );
}

/** Text of a prize: a number is an amount in reais; a text is unchanged. */
export function prizeText(premio: Prize['premio']): string {
  return typeof premio === 'number' ? formatMoney(premio) : withoutBlankLines(premio ?? '') || emptyValue;
}
