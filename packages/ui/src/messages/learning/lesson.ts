import type { Values } from '../values.ts';

/** Texts of the lesson `/curso/aula/{aulaId}` (docs/specification.md#lesson). */
export const lessonMessages = {
  pageTitle: 'Aula',
  loading: 'Carregando a aula',
  loadFailed: 'Erro ao carregar aula.',
  back: 'Voltar para o curso',
  backToCatalogue: 'Voltar para o catálogo',
  video: ({ title }: Values<'title'>) => `Vídeo da aula ${title}`,
  videoNotUnderstood: 'O link do vídeo não foi reconhecido.',
  resources: 'Materiais de apoio',
  noContent: 'Esta aula ainda não tem conteúdo.',
  unpublished: 'Esta aula ainda não foi publicada. Aguarde o instrutor publicar o conteúdo!',
  editLesson: 'Edit Lesson',

  /* Completion */
  /** Shown when the lesson's progress is unreadable. */
  progressFailed: 'Não foi possível consultar se você já concluiu esta aula.',
  markComplete: 'Marcar como concluída',
  marking: 'Marcando...',
  marked: 'Aula marcada como concluída!',
  markFailed: 'Erro ao marcar aula como concluída.',
  unmarkComplete: 'Desmarcar como concluída',
  unmarking: 'Desmarcando...',
  unmarked: 'Aula desmarcada como concluída!',
  unmarkFailed: 'Erro ao desmarcar aula.',
  completedAt: ({ date }: Values<'date'>) => `Concluída em ${date}`,

  /* Previous and next */
  navigation: 'Outras aulas',
  previous: 'Aula anterior',
  next: 'Próxima',
  /** Position in the course. */
  position: ({ position, total }: Values<'position' | 'total'>) => `Aula ${position} de ${total}`,
  /** The button that opens the outline, with the position in the course. */
  outlineAt: ({ position, total }: Values<'position' | 'total'>) => `Conteúdo · ${position} de ${total}`,
  /** Shown when neither the order of the lessons nor the course is readable. */
  navigationFailed: 'Não foi possível carregar as outras aulas deste curso.',

  /* After the last lesson */
  finished: {
    title: 'Curso concluído',
    description: 'Você concluiu todas as aulas deste curso.',
    certificate: 'Ver certificado',
    next: ({ title }: Values<'title'>) => `Próximo curso: ${title}`,
    catalogue: 'Ver outros cursos',
  },
} as const;
