// Generated from openapi.yaml by `npm run generate`. Do not edit.
/**
 * Every operation of openapi.yaml. `blockedStatus` is the status for a blocked account, null where
 * the operation ignores its token.
 */
export const operations = {
  registerMember: {"method":"POST","path":"/register","area":"account","access":"public","blockedStatus":null,"statuses":[201,400,409,429,500],"takesBody":true,"needsBody":true},
  logIn: {"method":"POST","path":"/login","area":"account","access":"public","blockedStatus":null,"statuses":[200,400,401,403,429,500],"takesBody":true,"needsBody":true},
  resendConfirmation: {"method":"POST","path":"/reenviar-confirmacao","area":"account","access":"public","blockedStatus":null,"statuses":[200,400,429,500],"takesBody":true,"needsBody":true},
  readSponsor: {"method":"GET","path":"/user-by-id/{id}","area":"account","access":"public","blockedStatus":null,"statuses":[200,400,404,429,500],"takesBody":false,"needsBody":false},
  requestPasswordReset: {"method":"POST","path":"/recuperar-senha","area":"account","access":"public","blockedStatus":null,"statuses":[200,400,429,500],"takesBody":true,"needsBody":true},
  resetPassword: {"method":"POST","path":"/redefinir-senha","area":"account","access":"public","blockedStatus":null,"statuses":[200,400,429,500],"takesBody":true,"needsBody":true},
  readProfile: {"method":"GET","path":"/perfil","area":"account","access":"member","blockedStatus":403,"statuses":[200,401,403,500],"takesBody":false,"needsBody":false},
  updateProfile: {"method":"PUT","path":"/perfil","area":"account","access":"member","blockedStatus":403,"statuses":[200,400,401,403,409,500],"takesBody":true,"needsBody":true},
  changePassword: {"method":"PUT","path":"/perfil/senha","area":"account","access":"member","blockedStatus":403,"statuses":[200,400,401,403,500],"takesBody":true,"needsBody":true},
  readMySponsor: {"method":"GET","path":"/meu-indicador","area":"account","access":"member","blockedStatus":403,"statuses":[200,401,403,500],"takesBody":false,"needsBody":false},
  readReferralLink: {"method":"GET","path":"/meu-link","area":"account","access":"member","blockedStatus":403,"statuses":[200,401,403,500],"takesBody":false,"needsBody":false},
  readBankAccount: {"method":"GET","path":"/perfil/minha-conta-bancaria","area":"account","access":"member","blockedStatus":403,"statuses":[200,401,403,500],"takesBody":false,"needsBody":false},
  createBankAccount: {"method":"POST","path":"/perfil/minha-conta-bancaria","area":"account","access":"member","blockedStatus":403,"statuses":[201,400,401,403,409,500],"takesBody":true,"needsBody":true},
  updateBankAccount: {"method":"PUT","path":"/perfil/minha-conta-bancaria","area":"account","access":"member","blockedStatus":403,"statuses":[200,400,401,403,404,500],"takesBody":true,"needsBody":true},
  readSubscriptionStatus: {"method":"GET","path":"/assinatura/status","area":"subscription","access":"member","blockedStatus":401,"statuses":[200,401,500],"takesBody":false,"needsBody":false},
  startSubscription: {"method":"POST","path":"/assinatura","area":"subscription","access":"member","blockedStatus":401,"statuses":[200,400,401,500],"takesBody":true,"needsBody":true},
  applyVoucher: {"method":"POST","path":"/assinatura/aplicar-voucher","area":"subscription","access":"member","blockedStatus":401,"statuses":[200,400,401,429,500],"takesBody":true,"needsBody":true},
  cancelSubscription: {"method":"POST","path":"/assinatura/cancelar","area":"subscription","access":"member","blockedStatus":401,"statuses":[200,400,401,409,500],"takesBody":true,"needsBody":false},
  listPayments: {"method":"GET","path":"/assinatura/pagamentos","area":"subscription","access":"member","blockedStatus":401,"statuses":[200,401,500],"takesBody":false,"needsBody":false},
  listUsedVouchers: {"method":"GET","path":"/assinatura/vouchers-usados","area":"subscription","access":"member","blockedStatus":401,"statuses":[200,401,500],"takesBody":false,"needsBody":false},
  listReferrals: {"method":"GET","path":"/minhas-indicacoes","area":"network","access":"member","blockedStatus":401,"statuses":[200,401,500],"takesBody":false,"needsBody":false},
  readEarnings: {"method":"GET","path":"/ganhos/detalhados","area":"network","access":"member","blockedStatus":401,"statuses":[200,400,401,500],"takesBody":false,"needsBody":false},
  listVideos: {"method":"GET","path":"/videos","area":"network","access":"member","blockedStatus":401,"statuses":[200,401,500],"takesBody":false,"needsBody":false},
  readQualification: {"method":"GET","path":"/qualificacoes","area":"network","access":"member","blockedStatus":401,"statuses":[200,401,500],"takesBody":false,"needsBody":false},
  listFunds: {"method":"GET","path":"/fundos","area":"network","access":"member","blockedStatus":401,"statuses":[200,401,500],"takesBody":false,"needsBody":false},
  listFundHistory: {"method":"GET","path":"/fundos/historico","area":"network","access":"member","blockedStatus":401,"statuses":[200,401,500],"takesBody":false,"needsBody":false},
  listWithdrawals: {"method":"GET","path":"/withdrawals","area":"network","access":"member","blockedStatus":401,"statuses":[200,401,500],"takesBody":false,"needsBody":false},
  listCourses: {"method":"GET","path":"/courses","area":"learning","access":"optional","blockedStatus":null,"statuses":[200,500],"takesBody":false,"needsBody":false},
  readCourse: {"method":"GET","path":"/courses/{id}","area":"learning","access":"optional","blockedStatus":401,"statuses":[200,400,401,403,404,500],"takesBody":false,"needsBody":false},
  listMyCourses: {"method":"GET","path":"/user/courses","area":"learning","access":"member","blockedStatus":401,"statuses":[200,400,401,403,500],"takesBody":false,"needsBody":false},
  enrollInCourse: {"method":"POST","path":"/courses/{id}/enroll","area":"learning","access":"member","blockedStatus":401,"statuses":[201,400,401,403,404,409,500],"takesBody":true,"needsBody":true},
  abandonCourse: {"method":"DELETE","path":"/user/courses/{courseId}","area":"learning","access":"member","blockedStatus":401,"statuses":[200,400,401,404,500],"takesBody":false,"needsBody":false},
  readLesson: {"method":"GET","path":"/lessons/{id}","area":"learning","access":"member","blockedStatus":401,"statuses":[200,400,401,403,404,500],"takesBody":false,"needsBody":false},
  readLessonProgress: {"method":"GET","path":"/user/courses/{courseId}/lessons/{lessonId}/progress","area":"learning","access":"member","blockedStatus":401,"statuses":[200,400,401,404,500],"takesBody":false,"needsBody":false},
  markLessonComplete: {"method":"POST","path":"/user/courses/{courseId}/lessons/{lessonId}/progress","area":"learning","access":"member","blockedStatus":401,"statuses":[200,400,401,403,404,500],"takesBody":false,"needsBody":false},
  unmarkLessonComplete: {"method":"DELETE","path":"/user/courses/{courseId}/lessons/{lessonId}/progress","area":"learning","access":"member","blockedStatus":401,"statuses":[200,400,401,404,500],"takesBody":false,"needsBody":false},
  listOrderedLessons: {"method":"GET","path":"/courses/{courseId}/ordered-lessons","area":"learning","access":"member","blockedStatus":401,"statuses":[200,400,401,404,500],"takesBody":false,"needsBody":false},
  listMyCertificates: {"method":"GET","path":"/user/certificates","area":"learning","access":"member","blockedStatus":401,"statuses":[200,400,401,403,500],"takesBody":false,"needsBody":false},
  listAdminCourses: {"method":"GET","path":"/admin/courses","area":"admin","access":"admin","blockedStatus":401,"statuses":[200,401,403,500],"takesBody":false,"needsBody":false},
  createCourse: {"method":"POST","path":"/admin/courses","area":"admin","access":"admin","blockedStatus":401,"statuses":[201,400,401,403,500],"takesBody":true,"needsBody":true},
  readAdminCourse: {"method":"GET","path":"/admin/courses/{id}","area":"admin","access":"admin","blockedStatus":401,"statuses":[200,400,401,403,404,500],"takesBody":false,"needsBody":false},
  updateCourse: {"method":"PUT","path":"/admin/courses/{id}","area":"admin","access":"admin","blockedStatus":401,"statuses":[200,400,401,403,404,500],"takesBody":true,"needsBody":true},
  deleteCourse: {"method":"DELETE","path":"/admin/courses/{id}","area":"admin","access":"admin","blockedStatus":401,"statuses":[200,400,401,403,404,500],"takesBody":false,"needsBody":false},
  listModules: {"method":"GET","path":"/admin/modules/course/{courseId}","area":"admin","access":"admin","blockedStatus":401,"statuses":[200,400,401,403,404,500],"takesBody":false,"needsBody":false},
  readModule: {"method":"GET","path":"/admin/modules/{id}","area":"admin","access":"admin","blockedStatus":401,"statuses":[200,400,401,403,404,500],"takesBody":false,"needsBody":false},
  updateModule: {"method":"PUT","path":"/admin/modules/{id}","area":"admin","access":"admin","blockedStatus":401,"statuses":[200,400,401,403,404,500],"takesBody":true,"needsBody":true},
  deleteModule: {"method":"DELETE","path":"/admin/modules/{id}","area":"admin","access":"admin","blockedStatus":401,"statuses":[200,400,401,403,404,500],"takesBody":false,"needsBody":false},
  createModule: {"method":"POST","path":"/admin/modules","area":"admin","access":"admin","blockedStatus":401,"statuses":[201,400,401,403,404,500],"takesBody":true,"needsBody":true},
  listLessons: {"method":"GET","path":"/admin/lessons/module/{moduleId}","area":"admin","access":"admin","blockedStatus":401,"statuses":[200,400,401,403,404,500],"takesBody":false,"needsBody":false},
  readAdminLesson: {"method":"GET","path":"/admin/lessons/{id}","area":"admin","access":"admin","blockedStatus":401,"statuses":[200,400,401,403,404,500],"takesBody":false,"needsBody":false},
  updateLesson: {"method":"PUT","path":"/admin/lessons/{id}","area":"admin","access":"admin","blockedStatus":401,"statuses":[200,400,401,403,404,500],"takesBody":true,"needsBody":true},
  deleteLesson: {"method":"DELETE","path":"/admin/lessons/{id}","area":"admin","access":"admin","blockedStatus":401,"statuses":[200,400,401,403,404,500],"takesBody":false,"needsBody":false},
  createLesson: {"method":"POST","path":"/admin/lessons","area":"admin","access":"admin","blockedStatus":401,"statuses":[201,400,401,403,404,500],"takesBody":true,"needsBody":true},
} as const;

export type OperationId = keyof typeof operations;

/**
 * 'public' ignores tokens; 'optional' works with or without; 'member' needs one, 'admin' an
 * administrator's.
 */
export type OperationAccess<Id extends OperationId = OperationId> = (typeof operations)[Id]['access'];

/** The statuses that one operation declares. */
export type OperationStatus<Id extends OperationId = OperationId> = (typeof operations)[Id]['statuses'][number];
