import { statusWords } from '../../messages/statusWords.ts';
import type { StatusLook, StatusLooks } from './statusLook.ts';

const { person, payment, withdrawal, progress, publication, access } = statusWords;

/** `Indicado.assinatura_status`: someone else's subscription. An inactive one is grey, for it is no fault of the reader's. */
export const personLooks: StatusLooks = {
  Ativa: { tone: 'active', word: person.Ativa },
  Teste: { tone: 'trial', word: person.Teste },
  Inativa: { tone: 'inactive', word: person.Inativa },
  Pendente: { tone: 'pending', word: person.Pendente },
};

/** `Pagamento.status`. */
export const paymentLooks: StatusLooks = {
  paid: { tone: 'paid', word: payment.paid },
  pending: { tone: 'pending', word: payment.pending },
  failed: { tone: 'failed', word: payment.failed },
};

/** `Saque.status`. */
export const withdrawalLooks: StatusLooks = {
  pending: { tone: 'pending', word: withdrawal.pending },
  paid: { tone: 'paid', word: withdrawal.paid },
  cancelled: { tone: 'cancelled', word: withdrawal.cancelled },
};

/** `ProximoNivel.status`: how far the next qualification level is. */
export const progressLooks: StatusLooks = {
  pendente: { tone: 'pending', word: progress.pendente },
  em_andamento: { tone: 'trial', word: progress.em_andamento },
  concluido: { tone: 'done', word: progress.concluido },
};

/** The look of `Aula.published`: anything but 1 is hidden from students. */
export function publicationLook(published: number): StatusLook {
  if (published === 1) return { tone: 'published', word: publication.published };
  return { tone: 'unpublished', word: publication.unpublished };
}

/** The look of `Curso.is_premium`: anything but 1 is open to everyone. */
export function accessLook(isPremium: number): StatusLook {
  if (isPremium === 1) return { tone: 'premium', word: access.premium };
  return { tone: 'free', word: access.free };
}
