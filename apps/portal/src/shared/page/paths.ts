/** Path patterns of all pages, in React Router's notation. `pathTo` builds the paths with ids. */
export const paths = {
  home: '/',
  registration: '/cadastro',
  login: '/login',
  profile: '/perfil',
  passwordRecovery: '/recuperar-senha',
  passwordReset: '/redefinir-senha',
  emailResult: '/email-confirmado',
  terms: '/termos',
  subscription: '/assinatura',
  mySubscription: '/minha-assinatura',
  paymentSuccess: '/pagamento-sucesso',
  paymentCanceled: '/pagamento-cancelado',
  payments: '/assinatura/pagamentos',
  usedVouchers: '/assinatura/vouchers-usados',
  referrals: '/perfil/rede-indicacoes',
  referralsAlias: '/perfil/indicacoes',
  earnings: '/perfil/ganhos',
  earningsPanel: '/perfil/painel-ganhos',
  withdrawals: '/perfil/saques',
  qualifications: '/perfil/qualificacoes',
  videos: '/perfil/videos',
  funds: '/perfil/fundos',
  catalogue: '/cursos',
  coursePreview: '/curso-iniciar/:cursoId',
  course: '/curso/:cursoId',
  lesson: '/curso/aula/:aulaId',
  myCourses: '/perfil/cursos',
  certificates: '/perfil/certificados',
  adminCourses: '/admin/cursos',
  adminCourseForm: '/admin/cursos-novo',
  adminModules: '/admin/curso/:cursoId/modulo',
  adminModule: '/admin/curso/:cursoId/modulo/:moduloId',
  adminLessons: '/admin/curso/:cursoId/modulo/:moduloId/aulas',
  adminLesson: '/admin/aula/:aulaId',
} as const;

/** The name of a page: a key of `paths` that does not redirect. */
export type PageName = Exclude<keyof typeof paths, 'referralsAlias'>;

/** The member's home and the pages of the network, which have tabs between them, in the order shown. */
export const networkPages = [
  'profile',
  'referrals',
  'qualifications',
  'earnings',
  'earningsPanel',
  'withdrawals',
  'videos',
  'funds',
] as const satisfies PageName[];

/** The bank data on the profile, as a link target. */
export const bankData = { anchor: 'dados-bancarios', path: '/perfil#dados-bancarios' } as const;

/** The premium courses of the catalogue. */
export const premiumCourses = `${paths.catalogue}?mostrar=premium`;

/** The query parameter of a course's address that opens the lesson to continue. */
export const resumes = 'continuar';

/** Builds paths with ids. */
export const pathTo = {
  coursePreview: (courseId: number) => `/curso-iniciar/${courseId}`,
  course: (courseId: number) => `/curso/${courseId}`,
  /** The lesson to continue, which the course decides, or the course. */
  resumedCourse: (courseId: number) => `/curso/${courseId}?${resumes}=1`,
  lesson: (lessonId: number) => `/curso/aula/${lessonId}`,
  person: (personId: number) => `/perfil/rede-indicacoes?pessoa=${personId}`,
  earningsOf: (personId: number) => `/perfil/painel-ganhos?assinante=${personId}`,
  adminCourse: (courseId: number) => `/admin/cursos-novo?id=${courseId}`,
  adminModules: (courseId: number) => `/admin/curso/${courseId}/modulo`,
  adminModule: (courseId: number, moduleId: number) => `/admin/curso/${courseId}/modulo/${moduleId}`,
  adminLessons: (courseId: number, moduleId: number) => `/admin/curso/${courseId}/modulo/${moduleId}/aulas`,
  adminLesson: (lessonId: number) => `/admin/aula/${lessonId}`,
} as const;
