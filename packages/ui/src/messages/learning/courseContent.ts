/** Texts of the course content `/curso/{cursoId}` (docs/specification.md#course-content). */
export const courseContentMessages = {
  pageTitle: 'Conteúdo do curso',
  loading: 'Carregando o conteúdo do curso',
  loadFailed: 'Erro ao carregar conteúdo do curso.',
  backToMyCourses: 'Voltar para Meus Cursos',
  start: 'Começar',
  resume: 'Continuar',
  finished: 'Curso concluído',
  seeCertificates: 'Ver certificados',

  /* Someone who is not enrolled */
  notEnrolled: 'Você ainda não se inscreveu neste curso.',
  goToPreview: 'Ver o curso e se inscrever',
  /** After an enrolment on this page. */
  enrolled: 'Inscrição realizada! Bom curso.',

  /* Abandoning */
  abandon: {
    open: 'Abandonar este curso',
    title: 'Abandonar o curso',
    question: 'Tem certeza que deseja abandonar este curso? Você poderá se inscrever novamente depois.',
    keep: 'Continuar no curso',
    confirm: 'Sim, abandonar',
    abandoning: 'Abandonando...',
    success: 'Você abandonou o curso.',
    failed: 'Não foi possível abandonar o curso. Tente novamente.',
    connectionFailed: 'Erro ao tentar abandonar o curso.',
  },
} as const;
