import type { BadgeTone } from '../../../theme/tokens.ts';

/** Colour and shape of each known value of an open set. */
export type KnownTones = Readonly<Record<string, BadgeTone>>;

/** `Indicado.assinatura_status`; an inactive one is grey, because the reader cannot mend it. */
const person: KnownTones = { Ativa: 'active', Teste: 'trial', Inativa: 'inactive', Pendente: 'pending' };

/** `Pagamento.status`. */
const payment: KnownTones = { paid: 'paid', pending: 'pending', failed: 'failed' };

/** `Saque.status` (docs/specification.md#withdrawal-status). */
const withdrawal: KnownTones = { pending: 'pending', paid: 'paid', cancelled: 'cancelled' };

/** `ProximoNivel.status`. */
const progress: KnownTones = { pendente: 'pending', em_andamento: 'trial', concluido: 'done' };

/** The tones of the open value sets, by the kind of the status. */
export const knownTones = { person, payment, withdrawal, progress };
