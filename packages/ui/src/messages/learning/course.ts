import type { Values } from '../values.ts';

/**
 * Texts that several learning screens share: labels of a course, of its lessons and of its progress
 * (docs/specification.md#learning-messages).
 */
export const courseMessages = {
  premium: 'Curso Premium',
  free: 'Acesso livre',
  noDescription: 'Sem descrição cadastrada',
  noModules: 'Nenhum módulo cadastrado.',
  noLessons: 'Sem aulas cadastradas.',
  unpublished: '(não publicada)',
  completed: 'Concluída',
  optional: 'Opcional',
  /** Shown next to a lesson that students cannot open yet. */
  notPublished: 'Ainda não publicada',
  /** The modules and lessons of a course, as a heading and as the name of their list. */
  outline: 'Conteúdo do curso',
  expandAll: 'Abrir todos os módulos',
  collapseAll: 'Fechar todos os módulos',
  /** Before the title of a module. */
  module: ({ position }: Values<'position'>) => `Módulo ${position}:`,
  lessonCount: {
    none: 'Nenhuma aula',
    one: '1 aula',
    many: ({ count }: Values<'count'>) => `${count} aulas`,
  },
  withVideo: ({ count }: Values<'count'>) => `${count} com vídeo`,
  /** Follows the number of lessons: completing them all earns it. */
  certificate: 'certificado',
  /** Follows the title of a lesson, for screen readers. */
  video: 'vídeo',
  /** Follows the title of a lesson that a subscription opens, for screen readers. */
  closed: 'para assinantes',
  courseCount: {
    none: 'Nenhum curso',
    one: '1 curso',
    many: ({ count }: Values<'count'>) => `${count} cursos`,
  },
  /** The lesson that follows, or that a course goes on with. */
  next: ({ lesson }: Values<'lesson'>) => `Próxima: ${lesson}`,
  progress: 'Progresso',
  progressPercent: ({ percent }: Values<'percent'>) => `${percent} concluído`,
  /** The same in a narrow column. */
  moduleShare: ({ done, total }: Values<'done' | 'total'>) => `${done} de ${total}`,
  progressLessons: ({ done, total }: Values<'done' | 'total'>) =>
    `${done} de ${total} ${String(total) === '1' ? 'aula' : 'aulas'}`,
  loginFailed: 'Erro ao autenticar usuário.',
} as const;
