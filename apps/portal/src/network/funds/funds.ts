import type { Received } from '@raiz/api-client';
import { emptyValue, formatMoney } from '@raiz/ui/format';
import { fundsMessages } from '@raiz/ui/messages/network';
import { wordOf } from '../shared/words.ts';

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
