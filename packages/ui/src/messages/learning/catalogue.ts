import type { Values } from '../values.ts';

/** Texts of the course catalogue `/cursos` (docs/specification.md#catalogue). */
export const catalogueMessages = {
  title: 'Catálogo de cursos',
  loading: 'Carregando cursos',
  loadFailed: 'Erro ao carregar cursos.',
  none: 'Nenhum curso disponível no momento.',
  goHome: 'Ir para o início',
  myCourses: 'Meus Cursos',
  search: 'Buscar cursos',
  clear: 'Limpar busca',
  noMatch: 'Nenhum curso encontrado para esta busca.',
  filter: 'Mostrar',
  filterLabels: { all: 'Todos', free: 'Livres', premium: 'Premium', enrolled: 'Inscritos' },
  enrolled: 'Inscrito',
  /** An own course that is begun, and one that is completed. */
  enrolledAt: ({ percent }: Values<'percent'>) => `Inscrito · ${percent}`,
  completed: 'Concluído',
} as const;
