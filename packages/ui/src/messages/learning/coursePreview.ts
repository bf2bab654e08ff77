/**
 * Texts of the course preview and enrolment `/curso-iniciar/{cursoId}`
 * (docs/specification.md#course-preview).
 */
export const coursePreviewMessages = {
  pageTitle: 'Apresentação do curso',
  loading: 'Carregando o curso',
  loadFailed: 'Erro ao carregar informações do curso.',
  about: 'Sobre o curso',
  backToCatalogue: 'Voltar para o catálogo',

  /* Enrolment */
  enroll: 'Inscrever-se no curso',
  enrolling: 'Inscrevendo...',
  included: 'Incluído na sua assinatura',
  goToCourse: 'Ir para o curso',
  goNow: 'Ir agora',
  success: 'Inscrição realizada! Abrindo o curso...',
  alreadyEnrolled: 'Você já está inscrito neste curso!',
  failed: 'Erro ao inscrever.',
  connectionFailed: 'Erro ao se inscrever.',
  loginToEnroll: 'Você precisa estar logado para se inscrever neste curso.',

  /* Premium dialog */
  premium: {
    title: 'Este curso é premium.',
    description: 'Faça uma assinatura para se inscrever e assistir às aulas.',
    subscribe: 'Fazer Assinatura',
    close: 'Fechar',
    why: 'Como ter acesso',
  },

  /* Parts of the server's errors that the client recognises; the constants are in api-client */
  serverAlreadyEnrolled: 'Já inscrito',
  serverNeedsSubscription: 'Assinatura ativa necessária',
} as const;
