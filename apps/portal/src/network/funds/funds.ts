import type { Schemas } from '@raiz/api-client';
import { emptyValue, formatMoney } from '@raiz/ui/format';
import { fundsMessages } from '@raiz/ui/messages/network';

/** A community fund (spec, section 3). */
export type Fund = Schemas['Fundo'];

/** A prize that a fund has paid (spec, section 3). */
export type Prize = Schemas['HistoricoFundo'];

const words: Readonly<Record<string, string>> = fundsMessages.typeWords;

/** A kind of fund as people read it; one we have not heard of as it came. */
export function fundWord(type: string): string {
  return (Object.hasOwn(words, type) ? words[type] : undefined) ?? (type.trim() || emptyValue);
}

/** A prize in words: a number is money in reais, a text stands as it is (operations.md, section 4). */
export function prizeWords(premio: Prize['premio']): string {
  return typeof premio === 'number' ? formatMoney(premio) : premio.trim() || emptyValue;
}
