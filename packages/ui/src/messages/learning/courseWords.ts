import type { Values } from '../values.ts';

/**
 * Words that several learning screens share: labels of a course, of its lessons and of its progress
 * (docs/specification.md#learning-messages).
 */
export const courseWordsMessages = {
  premium: 'Curso Premium',
  free: 'Acesso livre',
  noDescription: 'Sem descrição cadastrada',
  noModules: 'Nenhum módulo cadastrado.',
  noLessons: 'Sem aulas cadastradas.',
  unpublished: '(não publicada)',
  completed: 'Concluída',
  completedCourse: 'Concluído',
  optional: 'Opcional',
  /** Shown beside a lesson that students cannot open yet. */
  notPublished: 'Ainda não publicada',
  modules: 'Módulos',
  expandAll: 'Abrir todos os módulos',
  collapseAll: 'Fechar todos os módulos',
  moduleTitle: ({ position, title }: Values<'position' | 'title'>) => `Módulo ${position}: ${title}`,
  lessonCount: {
    none: 'Nenhuma aula',
    one: '1 aula',
    many: ({ count }: Values<'count'>) => `${count} aulas`,
  },
  courseCount: {
    none: 'Nenhum curso',
    one: '1 curso',
    many: ({ count }: Values<'count'>) => `${count} cursos`,
  },
  progress: 'Progresso',
  progressPercent: ({ percent }: Values<'percent'>) => `${percent} concluído`,
  moduleProgress: ({ done, total }: Values<'done' | 'total'>) =>
    `${done} de ${total} ${Number(total) === 1 ? 'concluída' : 'concluídas'}`,
  /** The same in a narrow column. */
  moduleShare: ({ done, total }: Values<'done' | 'total'>) => `${done}/${total}`,
  progressLessons: ({ done, total, percent }: Values<'done' | 'total' | 'percent'>) =>
    `${done} de ${total} ${Number(total) === 1 ? 'aula' : 'aulas'} · ${percent}`,
  loginFailed: 'Erro ao autenticar usuário.',
} as const;
