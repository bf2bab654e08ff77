import type { Values } from '../values.ts';

/** Texts of the own courses `/perfil/cursos` (docs/specification.md#my-courses). */
export const myCoursesMessages = {
  title: 'Meus Cursos Inscritos',
  loading: 'Carregando seus cursos',
  loadFailed: 'Erro ao buscar seus cursos.',
  none: 'Você ainda não se inscreveu em nenhum curso.',
  goToCatalogue: 'Explorar Cursos',
  open: 'Acessar Curso',
  progressOf: ({ title }: Values<'title'>) => `Progresso de ${title}`,
  certificates: 'Meus Certificados',
  seeCertificate: 'Ver certificado',
  resumeTitle: 'Continue seu curso',
  resume: 'Continuar',
  search: 'Buscar nos meus cursos',
  clear: 'Limpar busca',
  noMatch: 'Nenhum curso encontrado para esta busca.',
  filter: 'Mostrar',
  filterLabels: { all: 'Todos', started: 'Em andamento', notStarted: 'Não iniciados', finished: 'Concluídos' },
} as const;
