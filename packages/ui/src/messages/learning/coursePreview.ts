/** Texts of the course preview and enrolment `/curso-iniciar/{cursoId}` (spec, sections 2, 4 and 8). */
export const coursePreviewMessages = {
  pageTitle: 'Apresentação do curso',
  loading: 'Carregando o curso',
  loadFailed: 'Erro ao carregar informações do curso.',
  about: 'Sobre o curso',
  content: 'Conteúdo do curso',
  backToCatalogue: 'Voltar para o catálogo',

  /* Enrolment (spec, section 8) */
  enroll: 'Inscrever-se no curso',
  enrolling: 'Inscrevendo...',
  goToCourse: 'Ir para o curso',
  goNow: 'Ir agora',
  success: 'Inscrição realizada! Abrindo o curso...',
  alreadyEnrolled: 'Você já está inscrito neste curso!',
  failed: 'Erro ao inscrever.',
  connectionFailed: 'Erro ao se inscrever.',
  loginToEnroll: 'Você precisa estar logado para se inscrever neste curso.',

  /* Premium dialog (spec, section 2) */
  premium: {
    title: 'Este curso é premium.',
    description: 'Faça uma assinatura para se inscrever e assistir às aulas.',
    subscribe: 'Fazer Assinatura',
    close: 'Fechar',
    why: 'Por que não posso me inscrever?',
  },

  /* Parts of the server's errors that the client looks for (spec, section 8; the constants are api-client's) */
  serverAlreadyEnrolled: 'Já inscrito',
  serverNeedsSubscription: 'Assinatura ativa necessária',
} as const;
