import { serverTexts } from '@raiz/api-client/rules';

/** Error answers about courses, as in the contract's examples. */
export const courseErrors = {
  courseNotFound: { error: 'Curso não encontrado.', code: 'curso_nao_encontrado' },
  moduleNotFound: { error: 'Módulo não encontrado.', code: 'modulo_nao_encontrado' },
  lessonNotFound: { error: 'Aula não encontrada.', code: 'aula_nao_encontrada' },
  enrolmentNotFound: { error: 'Inscrição não encontrada.', code: 'inscricao_nao_encontrada' },
  alreadyEnrolled: { error: `${serverTexts.alreadyEnrolled} neste curso.`, code: 'ja_inscrito' },
  needsSubscription: { error: `${serverTexts.needsSubscription}.`, code: 'assinatura_necessaria' },
  needsSubscriptionToEnrol: {
    error: `${serverTexts.needsSubscription} para este curso.`,
    code: 'assinatura_necessaria',
  },
} as const;
