// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** Every operation of openapi.yaml with method, path, area, access, statuses and body. */
export const operations = {
  registerMember: {"method":"POST","path":"/register","area":"account","access":"public","statuses":[201,400,409,429,500],"hasBody":true},
  logIn: {"method":"POST","path":"/login","area":"account","access":"public","statuses":[200,400,401,403,429,500],"hasBody":true},
  resendConfirmation: {"method":"POST","path":"/reenviar-confirmacao","area":"account","access":"public","statuses":[200,400,429,500],"hasBody":true},
  readSponsor: {"method":"GET","path":"/user-by-id/{id}","area":"account","access":"public","statuses":[200,400,404,429,500],"hasBody":false},
  requestPasswordReset: {"method":"POST","path":"/recuperar-senha","area":"account","access":"public","statuses":[200,400,429,500],"hasBody":true},
  resetPassword: {"method":"POST","path":"/redefinir-senha","area":"account","access":"public","statuses":[200,400,429,500],"hasBody":true},
  readProfile: {"method":"GET","path":"/perfil","area":"account","access":"member","statuses":[200,401,403,500],"hasBody":false},
  updateProfile: {"method":"PUT","path":"/perfil","area":"account","access":"member","statuses":[200,400,401,403,409,500],"hasBody":true},
  changePassword: {"method":"PUT","path":"/perfil/senha","area":"account","access":"member","statuses":[200,400,401,403,500],"hasBody":true},
  readMySponsor: {"method":"GET","path":"/meu-indicador","area":"account","access":"member","statuses":[200,401,403,500],"hasBody":false},
  readReferralLink: {"method":"GET","path":"/meu-link","area":"account","access":"member","statuses":[200,401,403,500],"hasBody":false},
  readBankAccount: {"method":"GET","path":"/perfil/minha-conta-bancaria","area":"account","access":"member","statuses":[200,401,403,500],"hasBody":false},
  createBankAccount: {"method":"POST","path":"/perfil/minha-conta-bancaria","area":"account","access":"member","statuses":[201,400,401,403,409,500],"hasBody":true},
  updateBankAccount: {"method":"PUT","path":"/perfil/minha-conta-bancaria","area":"account","access":"member","statuses":[200,400,401,403,404,500],"hasBody":true},
  readSubscriptionStatus: {"method":"GET","path":"/assinatura/status","area":"subscription","access":"member","statuses":[200,401,500],"hasBody":false},
  startSubscription: {"method":"POST","path":"/assinatura","area":"subscription","access":"member","statuses":[200,400,401,500],"hasBody":true},
  applyVoucher: {"method":"POST","path":"/assinatura/aplicar-voucher","area":"subscription","access":"member","statuses":[200,400,401,429,500],"hasBody":true},
  cancelSubscription: {"method":"POST","path":"/assinatura/cancelar","area":"subscription","access":"member","statuses":[200,401,409,500],"hasBody":true},
  listPayments: {"method":"GET","path":"/assinatura/pagamentos","area":"subscription","access":"member","statuses":[200,401,500],"hasBody":false},
  listUsedVouchers: {"method":"GET","path":"/assinatura/vouchers-usados","area":"subscription","access":"member","statuses":[200,401,500],"hasBody":false},
  listReferrals: {"method":"GET","path":"/minhas-indicacoes","area":"network","access":"member","statuses":[200,401,500],"hasBody":false},
  readEarnings: {"method":"GET","path":"/ganhos/detalhados","area":"network","access":"member","statuses":[200,400,401,500],"hasBody":false},
  listVideos: {"method":"GET","path":"/videos","area":"network","access":"member","statuses":[200,401,500],"hasBody":false},
  readQualification: {"method":"GET","path":"/qualificacoes","area":"network","access":"member","statuses":[200,401,500],"hasBody":false},
  listFunds: {"method":"GET","path":"/fundos","area":"network","access":"member","statuses":[200,401,500],"hasBody":false},
  listFundHistory: {"method":"GET","path":"/fundos/historico","area":"network","access":"member","statuses":[200,401,500],"hasBody":false},
  listWithdrawals: {"method":"GET","path":"/withdrawals","area":"network","access":"member","statuses":[200,401,500],"hasBody":false},
  listCourses: {"method":"GET","path":"/courses","area":"learning","access":"optional","statuses":[200,500],"hasBody":false},
  readCourse: {"method":"GET","path":"/courses/{id}","area":"learning","access":"optional","statuses":[200,400,401,403,404,500],"hasBody":false},
  listMyCourses: {"method":"GET","path":"/user/courses","area":"learning","access":"member","statuses":[200,400,401,403,500],"hasBody":false},
  enrollInCourse: {"method":"POST","path":"/courses/{id}/enroll","area":"learning","access":"member","statuses":[201,400,401,403,404,409,500],"hasBody":true},
  abandonCourse: {"method":"DELETE","path":"/user/courses/{courseId}","area":"learning","access":"member","statuses":[200,400,401,404,500],"hasBody":false},
  readLesson: {"method":"GET","path":"/lessons/{id}","area":"learning","access":"member","statuses":[200,400,401,403,404,500],"hasBody":false},
  readLessonProgress: {"method":"GET","path":"/user/courses/{courseId}/lessons/{lessonId}/progress","area":"learning","access":"member","statuses":[200,400,401,404,500],"hasBody":false},
  markLessonComplete: {"method":"POST","path":"/user/courses/{courseId}/lessons/{lessonId}/progress","area":"learning","access":"member","statuses":[200,400,401,403,404,500],"hasBody":false},
  unmarkLessonComplete: {"method":"DELETE","path":"/user/courses/{courseId}/lessons/{lessonId}/progress","area":"learning","access":"member","statuses":[200,400,401,404,500],"hasBody":false},
  listOrderedLessons: {"method":"GET","path":"/courses/{courseId}/ordered-lessons","area":"learning","access":"member","statuses":[200,400,401,404,500],"hasBody":false},
  listMyCertificates: {"method":"GET","path":"/user/certificates","area":"learning","access":"member","statuses":[200,400,401,403,500],"hasBody":false},
  listAdminCourses: {"method":"GET","path":"/admin/courses","area":"admin","access":"admin","statuses":[200,401,403,500],"hasBody":false},
  createCourse: {"method":"POST","path":"/admin/courses","area":"admin","access":"admin","statuses":[201,400,401,403,500],"hasBody":true},
  readAdminCourse: {"method":"GET","path":"/admin/courses/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":false},
  updateCourse: {"method":"PUT","path":"/admin/courses/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":true},
  deleteCourse: {"method":"DELETE","path":"/admin/courses/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":false},
  listModules: {"method":"GET","path":"/admin/modules/course/{courseId}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":false},
  readModule: {"method":"GET","path":"/admin/modules/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":false},
  updateModule: {"method":"PUT","path":"/admin/modules/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":true},
  deleteModule: {"method":"DELETE","path":"/admin/modules/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":false},
  createModule: {"method":"POST","path":"/admin/modules","area":"admin","access":"admin","statuses":[201,400,401,403,404,500],"hasBody":true},
  listLessons: {"method":"GET","path":"/admin/lessons/module/{moduleId}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":false},
  readAdminLesson: {"method":"GET","path":"/admin/lessons/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":false},
  updateLesson: {"method":"PUT","path":"/admin/lessons/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":true},
  deleteLesson: {"method":"DELETE","path":"/admin/lessons/{id}","area":"admin","access":"admin","statuses":[200,400,401,403,404,500],"hasBody":false},
  createLesson: {"method":"POST","path":"/admin/lessons","area":"admin","access":"admin","statuses":[201,400,401,403,404,500],"hasBody":true},
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
