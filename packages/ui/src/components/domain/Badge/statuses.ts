import { emptyValue } from '../../../format/number.ts';
import type { BadgeTone } from '../../../theme/tokens.ts';
import { statusLabels } from './statusLabels.ts';

/** The label of an empty status of any kind. */
const unknownStatus = 'Desconhecido';

/** A kind of status in the contract. */
export type StatusKind = keyof typeof statusLabels;

/** The tone of each status; an inactive person is grey, because the member cannot change it. */
const tones: { [Kind in StatusKind]: Record<keyof (typeof statusLabels)[Kind], BadgeTone> } = {
  person: { Ativa: 'active', Teste: 'trial', Inativa: 'inactive', Pendente: 'pending' },
  payment: { paid: 'paid', pending: 'pending', failed: 'failed' },
  withdrawal: { pending: 'pending', paid: 'paid', cancelled: 'ended' },
  progress: { pendente: 'pending', em_andamento: 'trial', concluido: 'done' },
};

/** Tone and label of a status, as props of StatusText or Badge. */
export interface StatusProps {
  /** Colour and shape. */
  tone: BadgeTone;
  /** The label. */
  children: string;
}

/**
 * The tone and label of a status of the contract. The sets of values are open (docs/api-decisions.md#open-values): an
 * unknown value is neutral and unchanged, null is `--`.
 */
export function statusOf(kind: StatusKind, status: string | null): StatusProps {
  if (status === null) return { tone: 'unknown', children: emptyValue };
  const labels: Readonly<Record<string, string>> = statusLabels[kind];
  const known: Readonly<Record<string, BadgeTone>> = tones[kind];
  const tone = Object.hasOwn(known, status) ? known[status] : undefined;
  return tone
    ? { tone, children: labels[status] ?? status }
    : { tone: 'unknown', children: status.trim() || unknownStatus };
}
