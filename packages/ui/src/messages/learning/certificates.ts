import type { Values } from '../values.ts';

/** Texts of the own certificates `/perfil/certificados` (docs/specification.md#my-certificates). */
export const certificatesMessages = {
  title: 'Meus Certificados',
  loading: 'Carregando seus certificados',
  loadFailed: 'Erro ao buscar certificados.',
  none: 'Você ainda não possui certificados emitidos.',
  noneHelp: 'O certificado é emitido quando você conclui todas as aulas de um curso.',
  goToMyCourses: 'Meus Cursos',
  backToMyCourses: 'Voltar para Meus Cursos',
  kind: 'Certificado de conclusão',
  /** Follows the member's name, before the course. */
  hasCompleted: 'concluiu o curso',
  nextTitle: 'Seu próximo certificado',
  progressOf: ({ title }: Values<'title'>) => `Progresso em ${title}`,
  resume: 'Continuar',
  issuedAt: ({ date }: Values<'date'>) => `Emitido em ${date}`,
  download: 'Baixar Certificado',
  /** Follows `download`, for screen readers. */
  downloadFor: ({ course }: Values<'course'>) => `de ${course}`,
  unavailable: 'O arquivo deste certificado não está disponível.',
} as const;
