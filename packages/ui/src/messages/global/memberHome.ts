import type { Values } from '../values.ts';

/** Texts of the home page `/` for members (docs/specification.md#home). */
export const memberHomeMessages = {
  /* The course to continue */
  course: {
    loading: 'Carregando seus cursos',
    none: 'Nenhum curso em andamento.',
    unavailable: 'Não foi possível carregar seus cursos.',
    progressOf: ({ title }: Values<'title'>) => `Progresso em ${title}`,
    progress: ({ percent }: Values<'percent'>) => `${percent} concluído`,
    resume: 'Continuar',
    resumeHidden: ({ title }: Values<'title'>) => `o curso ${title}`,
  },

  /* A figure of each card, above its text, or the text alone */
  part: ({ part, total }: Values<'part' | 'total'>) => `${part} de ${total}`,
  coursesDone: 'cursos concluídos',
  noCourses: 'Nenhum curso ainda',
  activeDirects: 'diretos ativos',
  noDirects: 'Nenhum indicado ainda',
  earningsIn: ({ monthName }: Values<'monthName'>) => `ganhos em ${monthName}`,
  loading: 'Carregando...',
  unavailable: 'indisponível agora',
  incomplete: 'valor incompleto',
} as const;
