import { emptyValue } from '../../../format/number.ts';
import type { BadgeTone } from '../../../theme/tokens.ts';

/** The word of each status of the contract; the catalogues of the screens list them too. */
export const statusWords = {
  /* Indicado.assinatura_status: the subscription of a member of the reader's network */
  person: { Ativa: 'Ativa', Teste: 'Teste', Inativa: 'Inativa', Pendente: 'Pendente' },

  /* Pagamento.status */
  payment: { paid: 'Pago', pending: 'Pendente', failed: 'Não aprovado' },

  /* Saque.status (docs/specification.md#withdrawal-status) */
  withdrawal: { pending: 'Pendente', paid: 'Pago', cancelled: 'Cancelado' },

  /* ProximoNivel.status: what is missing for the next level */
  progress: { pendente: 'Pendente', em_andamento: 'Em andamento', concluido: 'Concluído' },
} as const;

/** The word of an empty status of any kind. */
export const unknownStatus = 'Desconhecido';

/** Which values of the contract are known. */
export type StatusKind = keyof typeof statusWords;

/** The tone of each status; an inactive person is grey, because the reader cannot mend it. */
const tones: { [Kind in StatusKind]: Record<keyof (typeof statusWords)[Kind], BadgeTone> } = {
  person: { Ativa: 'active', Teste: 'trial', Inativa: 'inactive', Pendente: 'pending' },
  payment: { paid: 'paid', pending: 'pending', failed: 'failed' },
  withdrawal: { pending: 'pending', paid: 'paid', cancelled: 'ended' },
  progress: { pendente: 'pending', em_andamento: 'trial', concluido: 'done' },
};

/** Tone and word of a status, as props of StatusWord or Badge. */
export interface StatusLook {
  /** Colour and shape. */
  tone: BadgeTone;
  /** The word. */
  children: string;
}

/**
 * How a status of the contract is shown. The sets of values are open
 * (docs/api-decisions.md#open-values): an unknown value is neutral and unchanged, null is `--`.
 */
export function statusOf(kind: StatusKind, status: string | null): StatusLook {
  if (status === null) return { tone: 'unknown', children: emptyValue };
  const words: Readonly<Record<string, string>> = statusWords[kind];
  const known: Readonly<Record<string, BadgeTone>> = tones[kind];
  const tone = Object.hasOwn(known, status) ? known[status] : undefined;
  return tone
    ? { tone, children: words[status] ?? status }
    : { tone: 'unknown', children: status.trim() || unknownStatus };
}
