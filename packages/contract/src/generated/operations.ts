// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** Every operation of openapi.yaml with method, path, area, access, statuses, and whether it takes or needs a body. */
export const operations = {
  registerMember: {"method":"POST","path":"/register","area":"account","access":"public","statuses":[201,400,409,429,500],"hasBody":true,"needsBody":true},
  logIn: {"method":"POST","path":"/login","area":"account","access":"public","statuses":[200,400,401,403,429,500],"hasBody":true,"needsBody":true},
  resendConfirmation: {"method":"POST","path":"/reenviar-confirmacao","area":"account","access":"public","statuses":[200,400,429,500],"hasBody":true,"needsBody":true},
  readSponsor: {"method":"GET","path":"/user-by-id/{id}","area":"account","access":"public","statuses":[200,400,404,429,500],"hasBody":false,"needsBody":false},
  requestPasswordReset: {"method":"POST","path":"/recuperar-senha","area":"account","access":"public","statuses":[200,400,429,500],"hasBody":true,"needsBody":true},
  resetPassword: {"method":"POST","path":"/redefinir-senha","area":"account","access":"public","statuses":[200,400,429,500],"hasBody":true,"needsBody":true},
  readProfile: {"method":"GET","path":"/perfil","area":"account","access":"member","statuses":[200,401,403,500],"hasBody":false,"needsBody":false},
  updateProfile: {"method":"PUT","path":"/perfil","area":"account","access":"member","statuses":[200,400,401,403,409,500],"hasBody":true,"needsBody":true},
  changePassword: {"method":"PUT","path":"/perfil/senha","area":"account","access":"member","statuses":[200,400,401,403,500],"hasBody":true,"needsBody":true},
  readMySponsor: {"method":"GET","path":"/meu-indicador","area":"account","access":"member","statuses":[200,401,403,500],"hasBody":false,"needsBody":false},
  readReferralLink: {"method":"GET","path":"/meu-link","area":"account","access":"member","statuses":[200,401,403,500],"hasBody":false,"needsBody":false},
  readBankAccount: {"method":"GET","path":"/perfil/minha-conta-bancaria","area":"account","access":"member","statuses":[200,401,403,500],"hasBody":false,"needsBody":false},
  createBankAccount: {"method":"POST","path":"/perfil/minha-conta-bancaria","area":"account","access":"member","statuses":[201,400,401,403,409,500],"hasBody":true,"needsBody":true},
  updateBankAccount: {"method":"PUT","path":"/perfil/minha-conta-bancaria","area":"account","access":"member","statuses":[200,400,401,403,404,500],"hasBody":true,"needsBody":true},
  readSubscriptionStatus: {"method":"GET","path":"/assinatura/status","area":"subscription","access":"member","statuses":[200,401,500],"hasBody":false,"needsBody":false},
  startSubscription: {"method":"POST","path":"/assinatura","area":"subscription","access":"member","statuses":[200,400,401,500],"hasBody":true,"needsBody":true},
  applyVoucher: {"method":"POST","path":"/assinatura/aplicar-voucher","area":"subscription","access":"member","statuses":[200,400,401,429,500],"hasBody":true,"needsBody":true},
  cancelSubscription: {"method":"POST","path":"/assinatura/cancelar","area":"subscription","access":"member","statuses":[200,400,401,409,500],"hasBody":true,"needsBody":false},
  listPayments: {"method":"GET","path":"/assinatura/pagamentos","area":"subscription","access":"member","statuses":[200,401,500],"hasBody":false,"needsBody":false},
  listUsedVouchers: {"method":"GET","path":"/assinatura/vouchers-usados","area":"subscription","access":"member","statuses":[200,401,500],"hasBody":false,"needsBody":false},
  listReferrals: {"method":"GET","path":"/minhas-indicacoes","area":"network","access":"member","statuses":[200,401,500],"hasBody":false,"needsBody":false},
  readEarnings: {"method":"GET","path":"/ganhos/detalhados","area":"network","access":"member","statuses":[200,400,401,500],"hasBody":false,"needsBody":false},
  listVideos: {"method":"GET","path":"/videos","area":"network","access":"member","statuses":[200,401,500],"hasBody":false,"needsBody":false},
  readQualification: {"method":"GET","path":"/qualificacoes","area":"network","access":"member","statuses":[200,401,500],"hasBody":false,"needsBody":false},
  listFunds: {"method":"GET","path":"/fundos","area":"network","access":"member","statuses":[200,401,500],"hasBody":false,"needsBody":false},
  listFundHistory: {"method":"GET","path":"/fundos/historico","area":"network","access":"member","statuses":[200,401,500],"hasBody":false,"needsBody":false},
  listWithdrawals: {"method":"GET","path":"/withdrawals","area":"network","access":"member","statuses":[200,401,500],"hasBody":false,"needsBody":false},
  listCourses: {"method":"GET","path":"/courses","area":"learning","access":"optional","statuses":[200,500],"hasBody":false,"needsBody":false},
  readCourse: {"method":"GET","path":"/courses/{id}","area":"learning","access":"optional","statuses":[200,400,401,403,404,500],"hasBody":false,"needsBody":false},
  listMyCourses: {"method":"GET","path":"/user/courses","area":"learning","access":"member","statuses":[200,400,401,403,500],"hasBody":false,"needsBody":false},
  enrollInCourse: {"method":"POST","path":"/courses/{id}/enroll","area":"learning","access":"member","statuses":[201,400,401,403,404,409,500],"hasBody":true,"needsBody":true},
  abandonCourse: {"method":"DELETE","path":"/user/courses/{courseId}","area":"learning","access":"member","statuses":[200,400,401,404,500],"hasBody":false,"needsBody":false},
  readLesson: {"method":"GET","path":"/lessons/{id}","area":"learning","access":"member","statuses":[200,400,401,403,404,500],"hasBody":false,"needsBody":false},
  readLessonProgress: {"method":"GET","path":"/user/courses/{courseId}/lessons/{lessonId}/progress","area":"learning","access":"member","statuses":[200,400,401,404,500],"hasBody":false,"needsBody":false},
  markLessonComplete: {"method":"POST","path":"/user/courses/{courseId}/lessons/{lessonId}/progress","area":"learning","access":"member","statuses":[200,400,401,403,404,500],"hasBody":false,"needsBody":false},
  unmarkLessonComplete: {"method":"DELETE","path":"/user/courses/{courseId}/lessons/{lessonId}/progress","area":"learning","access":"member","statuses":[200,400,401,404,500],"hasBody":false,"needsBody":false},
  listOrderedLessons: {"method":"GET","path":"/courses/{courseId}/ordered-lessons","area":"learning","access":"member","statuses":[200,400,401,404,500],"hasBody":false,"needsBody":false},
  listMyCertificates: {"method":"GET","path":"/user/certificates","area":"learning","access":"member","statuses":[200,400,401,403,500],"hasBody":false,"needsBody":false},
  listAdminCourses: {"method":"GET","path":"/admin/courses","area":"admin","access":"admin","statuses":[200,401,403,500],"hasBody":false,"needsBody":false},
  createCourse: {"method":"POST","path":"/admin/courses","area":"admin","access":"admin","statuses":[201,400,401,403,500],"hasBody":true,"needsBody":true},
  readAdminCourse: {"method":"GET","path":"/admin/courses/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":false,"needsBody":false},
  updateCourse: {"method":"PUT","path":"/admin/courses/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":true,"needsBody":true},
  deleteCourse: {"method":"DELETE","path":"/admin/courses/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":false,"needsBody":false},
  listModules: {"method":"GET","path":"/admin/modules/course/{courseId}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":false,"needsBody":false},
  readModule: {"method":"GET","path":"/admin/modules/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":false,"needsBody":false},
  updateModule: {"method":"PUT","path":"/admin/modules/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":true,"needsBody":true},
  deleteModule: {"method":"DELETE","path":"/admin/modules/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":false,"needsBody":false},
  createModule: {"method":"POST","path":"/admin/modules","area":"admin","access":"admin","statuses":[201,400,401,403,404,500],"hasBody":true,"needsBody":true},
  listLessons: {"method":"GET","path":"/admin/lessons/module/{moduleId}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":false,"needsBody":false},
  readAdminLesson: {"method":"GET","path":"/admin/lessons/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":false,"needsBody":false},
  updateLesson: {"method":"PUT","path":"/admin/lessons/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":true,"needsBody":true},
  deleteLesson: {"method":"DELETE","path":"/admin/lessons/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":false,"needsBody":false},
  createLesson: {"method":"POST","path":"/admin/lessons","area":"admin","access":"admin","statuses":[201,400,401,403,404,500],"hasBody":true,"needsBody":true},
} as const;

export type OperationId = keyof typeof operations;

/**
 * 'public' ignores tokens; 'optional' works with or without; 'member' needs one, 'admin' an
 * administrator's.
 */
export type OperationAccess<Id extends OperationId = OperationId> = (typeof operations)[Id]['access'];

/** The statuses that one operation declares. */
export type OperationStatus<Id extends OperationId = OperationId> = (typeof operations)[Id]['statuses'][number];

/** The `error` of a 400 for single fields (x-erro). */
export const fieldErrors: { readonly [Id in OperationId]?: Readonly<Record<string, string>> } = {
  registerMember: {"termos_aceitos":"Você precisa aceitar os Termos de Uso para se cadastrar."},
  startSubscription: {"plan":"Plano inválido."},
  readEarnings: {"mes":"Período inválido.","ano":"Período inválido."},
  createCourse: {"title":"Título é obrigatório."},
  updateCourse: {"title":"Título é obrigatório."},
  updateModule: {"title":"Título é obrigatório.","position":"Posição deve ser no mínimo 1."},
  createModule: {"title":"Título é obrigatório.","position":"Posição deve ser no mínimo 1."},
  updateLesson: {"title":"Título é obrigatório.","video_url":"Link inválido.","resource_url":"Link inválido."},
  createLesson: {"title":"Título é obrigatório.","video_url":"Link inválido.","resource_url":"Link inválido."},
};
